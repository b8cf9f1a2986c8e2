// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/listing/disassemblerlocation.h"

#include "core/base/fields.h"
#include "core/base/posix/fileidentity.h"
#include "core/compile/toolkit/toolkitplaces.h"

#include <optional>
#include <vector>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr const char* kName = "nvdisasm";

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
        for (const fs::path& folder : programFolders())
            found.push_back(folder / kName);
    return found;
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
        if (const std::optional<posix::FileIdentity> file = posix::fileIdentity(path); file && isProgram(path))
            return {.path = path, .identity = path.string() + ' ' + file->text(), .missing = {}};
    return {.path = {}, .identity = {}, .missing = missingSentence()};
}

}  // namespace kd
