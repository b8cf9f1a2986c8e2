// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/toolkit/nvrtclocation.h"

#include "core/base/posix/file.h"
#include "core/base/posix/fileidentity.h"
#include "core/compile/compiler.h"
#include "core/compile/toolkit/toolkitplaces.h"

#include <string_view>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr const char* kLibraryNames[] = {"libnvrtc.so.13", "libnvrtc.so"};

void addLibraries(DistinctPaths& libraries, const fs::path& root)
{
    for (const char* folder : {"lib64", "lib", "targets/x86_64-linux/lib"})
        for (const char* name : kLibraryNames)
            libraries.add(root / folder / name);
}

bool isToolkitInclude(const fs::path& folder)
{
    return present(folder / "cuda_fp16.h");
}

std::vector<fs::path> includeCandidates(const fs::path& library)
{
    std::vector<fs::path> candidates;
    if (library.has_parent_path()) {
        const fs::path root = library.parent_path().parent_path();
        candidates.push_back(root / "include");
        candidates.push_back(root / "targets/x86_64-linux/include");
        candidates.push_back(root.parent_path() / "cuda_runtime/include");
    }
    for (const fs::path& toolkit : installedToolkits())
        candidates.push_back(toolkit / "include");
    for (const fs::path& wheel : wheels())
        candidates.push_back(wheel / "include");
    if (!onlyWheels())
        candidates.emplace_back("/usr/include");
    return candidates;
}

void describeFile(std::string& identity, const fs::path& path)
{
    if (const std::optional<posix::FileIdentity> file = posix::fileIdentity(path))
        identity += path.string() + '\0' + file->text() + '\0';
}

}  // namespace

std::vector<std::string> nvrtcCandidates()
{
    if (const std::string chosen = environmentVariable("KERNELDESK_NVRTC"); !chosen.empty())
        return {chosen};
    DistinctPaths libraries;
    for (const fs::path& toolkit : installedToolkits())
        addLibraries(libraries, toolkit);
    for (const fs::path& wheel : wheels())
        addLibraries(libraries, wheel);
    std::vector<std::string> candidates;
    for (const fs::path& library : libraries.take())
        candidates.push_back(library.string());
    if (!onlyWheels())
        candidates.insert(candidates.end(), std::begin(kLibraryNames), std::end(kLibraryNames));
    return candidates;
}

Message nvrtcPlaces()
{
    if (const std::string chosen = environmentVariable("KERNELDESK_NVRTC"); !chosen.empty())
        return message("as KERNELDESK_NVRTC says, {}", chosen);
    return onlyWheels() ? toolkitPlaces() : message("{} and on the loader's path", toolkitPlaces());
}

std::vector<fs::path> toolkitIncludeFolders(const fs::path& library)
{
    for (const fs::path& folder : includeCandidates(library)) {
        if (!isToolkitInclude(folder))
            continue;
        std::vector<fs::path> folders{folder};
        for (const fs::path& cccl : {folder / "cccl", folder.parent_path().parent_path() / "cuda_cccl/include"})
            if (present(cccl / "cuda/std"))
                folders.push_back(cccl);
        return folders;
    }
    return {};
}

fs::path builtinsPath(const fs::path& library, int major, int minor)
{
    return library.parent_path() / ("libnvrtc-builtins.so." + std::to_string(major) + "." + std::to_string(minor));
}

NvrtcFiles nvrtcFiles()
{
    NvrtcFiles files;
    for (const std::string& candidate : nvrtcCandidates()) {
        if (candidate.find('/') == std::string::npos) {
            describeFile(files.identity, "/etc/ld.so.cache");
            files.identity += environmentVariable("LD_LIBRARY_PATH") + '\0';
            continue;
        }
        if (files.library.empty() && present(candidate))
            files.library = candidate;
        files.identity += libraryIdentity(candidate);
    }
    files.includeFolders = toolkitIncludeFolders(files.library);
    return files;
}

std::string libraryIdentity(const fs::path& library)
{
    std::string identity;
    describeFile(identity, library);
    for (const fs::path& builtins : entries(library.parent_path(), "libnvrtc-builtins.so"))
        describeFile(identity, builtins);
    return identity;
}

}  // namespace kd
