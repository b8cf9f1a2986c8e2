// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/listing/disassemblerlocation.h"

#include "core/base/fields.h"
#include "core/base/posix/fileidentity.h"
#include "core/compile/toolkit/toolkitplaces.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr const char* kName = "nvdisasm";

std::vector<fs::path> searchPath()
{
    std::vector<fs::path> folders;
    const std::string all = environmentVariable("PATH");
    for (std::size_t at = 0; at < all.size();) {
        const std::size_t end = std::min(all.find(':', at), all.size());
        if (all[at] == '/')
            folders.emplace_back(all.substr(at, end - at));
        at = end + 1;
    }
    return folders;
}

std::vector<fs::path> candidates()
{
    if (const std::string chosen = environmentVariable("KERNELDESK_NVDISASM"); !chosen.empty())
        return {fs::absolute(chosen)};
    std::vector<fs::path> found;
    for (const fs::path& toolkit : installedToolkits())
        found.push_back(toolkit / "bin" / kName);
    for (const fs::path& wheel : wheels())
        found.push_back(wheel / "bin" / kName);
    if (!onlyWheels())
        for (const fs::path& folder : searchPath())
            found.push_back(folder / kName);
    return found;
}

bool mayRun(const fs::path& path)
{
    constexpr fs::perms kAnyone = fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    return fs::is_regular_file(status) && (status.permissions() & kAnyone) != fs::perms::none;
}

Message missingSentence()
{
    if (const std::string chosen = environmentVariable("KERNELDESK_NVDISASM"); !chosen.empty())
        return message("Machine code cannot be listed: KERNELDESK_NVDISASM is {}, which is no program; set it to an nvdisasm, or "
                       "unset it.", chosen);
    return message("Machine code cannot be listed without nvdisasm, which was looked for {}: install the CUDA toolkit, or set "
                   "KERNELDESK_NVDISASM to the nvdisasm of its pip package nvidia-cuda-nvdisasm.",
                   onlyWheels() ? toolkitPlaces() : message("{} and on PATH", toolkitPlaces()));
}

}  // namespace

template <> struct FieldList<DisassemblerLocation> {
    static constexpr FieldRules kRules{.subject = "disassembler", .isLenient = true};
    static void list(auto& fields, auto& location)
    {
        auto& [path, identity, missing] = location;
        fields.asText("path", path);
        fields.field("identity", identity);
        fields.field("missing", missing);
    }
};

void to_json(Json& json, const DisassemblerLocation& location)
{
    writeFields(json, location);
}

void from_json(const Json& json, DisassemblerLocation& location)
{
    readFields(json, location);
}

DisassemblerLocation findDisassembler()
{
    for (const fs::path& path : candidates())
        if (const std::optional<posix::FileIdentity> file = posix::fileIdentity(path); file && mayRun(path))
            return {.path = path, .identity = path.string() + ' ' + file->text(), .missing = {}};
    return {.path = {}, .identity = {}, .missing = missingSentence()};
}

std::string disassemblerVersion(const std::string& text)
{
    constexpr std::string_view kDigits = "0123456789.";
    for (std::size_t at = text.find(", V"); at != std::string::npos; at = text.find(", V", at + 1)) {
        const std::size_t end = std::min(text.find_first_not_of(kDigits, at + 3), text.size());
        if (end > at + 3 && end - at < 32)
            return text.substr(at + 3, end - at - 3);
    }
    return {};
}

}  // namespace kd
