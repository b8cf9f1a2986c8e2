// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clangd/clangdlocation.h"

#include "core/base/posix/fileidentity.h"
#include "core/compile/toolkit/toolkitplaces.h"

#include <optional>
#include <vector>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr int kNewestVersion = 40;
constexpr int kOldestVersion = 13;

std::vector<fs::path> clangdCandidates()
{
    if (const std::string chosen = environmentVariable("KERNELDESK_CLANGD"); !chosen.empty())
        return {fs::absolute(chosen)};
    std::vector<fs::path> found;
    const std::vector<fs::path> folders = programFolders();
    for (const fs::path& folder : folders)
        found.push_back(folder / "clangd");
    for (int version = kNewestVersion; version >= kOldestVersion; --version)
        for (const fs::path& folder : folders)
            found.push_back(folder / ("clangd-" + std::to_string(version)));
    return found;
}

Message missingClangd()
{
    if (const std::string chosen = environmentVariable("KERNELDESK_CLANGD"); !chosen.empty())
        return message("What lies in headers cannot be found: KERNELDESK_CLANGD is {}, which is no program; set it to a clangd, or "
                       "unset it.", chosen);
    return "What lies in headers cannot be found without clangd, which was looked for on PATH: install the package clangd, or set "
           "KERNELDESK_CLANGD to a clangd.";
}

}  // namespace

ClangdLocation findClangd()
{
    for (const fs::path& path : clangdCandidates())
        if (const std::optional<posix::FileIdentity> file = posix::fileIdentity(path); file && isProgram(path))
            return {.path = path, .identity = path.string() + ' ' + file->text(), .missing = {}};
    return {.path = {}, .identity = {}, .missing = missingClangd()};
}

}  // namespace kd
