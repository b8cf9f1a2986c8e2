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

struct Tool {
    const char* name;
    const char* variable;  ///< of the environment
};

constexpr Tool kMachineCode{"nvdisasm", "KERNELDESK_NVDISASM"};
constexpr Tool kTileIr{"tileirdisasm", "KERNELDESK_TILEIRDISASM"};

std::vector<fs::path> candidates(const Tool& tool)
{
    if (const std::string chosen = environmentVariable(tool.variable); !chosen.empty())
        return {fs::absolute(chosen)};
    std::vector<fs::path> found;
    for (const fs::path& toolkit : installedToolkits())
        found.push_back(toolkit / "bin" / tool.name);
    for (const fs::path& wheel : wheels())
        found.push_back(wheel / "bin" / tool.name);
    if (!onlyWheels())
        for (const fs::path& folder : programFolders())
            found.push_back(folder / tool.name);
    return found;
}

Message placesOfTools()
{
    return onlyWheels() ? toolkitPlaces() : message("{} and on PATH", toolkitPlaces());
}

Message missingSentence()
{
    if (const std::string chosen = environmentVariable(kMachineCode.variable); !chosen.empty())
        return message("Machine code cannot be listed: KERNELDESK_NVDISASM is {}, which is no program; set it to an nvdisasm, or "
                       "unset it.", chosen);
    return message("Machine code cannot be listed without nvdisasm, which was looked for {}: install the CUDA toolkit, or set "
                   "KERNELDESK_NVDISASM to the nvdisasm of its pip package nvidia-cuda-nvdisasm.",
                   placesOfTools());
}

Message missingTileSentence()
{
    if (const std::string chosen = environmentVariable(kTileIr.variable); !chosen.empty())
        return message("Tile IR cannot be listed: KERNELDESK_TILEIRDISASM is {}, which is no program; set it to a tileirdisasm, or "
                       "unset it.", chosen);
    return message("Tile IR cannot be listed without tileirdisasm, which was looked for {}: install the CUDA toolkit, 13.3 or "
                   "later, or set KERNELDESK_TILEIRDISASM to the tileirdisasm of its pip package nvidia-cuda-tileiras.",
                   placesOfTools());
}

DisassemblerLocation findTool(const Tool& tool, Message (*missing)())
{
    for (const fs::path& path : candidates(tool))
        if (const std::optional<posix::FileIdentity> file = posix::fileIdentity(path); file && isProgram(path))
            return {.path = path, .identity = path.string() + ' ' + file->text(), .missing = {}};
    return {.path = {}, .identity = {}, .missing = missing()};
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
    return findTool(kMachineCode, missingSentence);
}

DisassemblerLocation findTileDisassembler()
{
    return findTool(kTileIr, missingTileSentence);
}

}  // namespace kd
