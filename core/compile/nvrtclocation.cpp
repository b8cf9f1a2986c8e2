#include "core/compile/nvrtclocation.h"

#include "core/base/posix/file.h"
#include "core/base/posix/fileidentity.h"
#include "core/compile/compiler.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string_view>
#include <utility>

namespace kd {
namespace {

namespace fs = std::filesystem;

constexpr const char* kLibraryNames[] = {"libnvrtc.so.13", "libnvrtc.so"};

std::string variable(const char* name)
{
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

bool present(const fs::path& path)
{
    std::error_code error;
    return fs::exists(path, error);
}

/// Entries of `folder` whose names start with `prefix`, the last in alphabetical order first.
std::vector<fs::path> entries(const fs::path& folder, std::string_view prefix)
{
    std::vector<fs::path> found;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error))
        if (entry.path().filename().native().starts_with(prefix))
            found.push_back(entry.path());
    std::sort(found.rbegin(), found.rend());
    return found;
}

bool onlyWheels()
{
    return variable("KERNELDESK_CUDA") == "wheels";
}

/// Paths to different existing files or folders: of several symlinks to one, the first.
class Places {
public:
    void add(const fs::path& path)
    {
        const std::optional<posix::FileIdentity> identity = posix::fileIdentity(path);
        if (identity && m_seen.insert({identity->device, identity->inode}).second)
            m_paths.push_back(path);
    }
    std::vector<fs::path> take() { return std::move(m_paths); }

private:
    std::vector<fs::path> m_paths;
    std::set<std::pair<std::uint64_t, std::uint64_t>> m_seen;
};

std::vector<fs::path> installedToolkits()
{
    if (onlyWheels())
        return {};
    Places toolkits;
    if (const std::string home = variable("CUDA_HOME"); !home.empty())
        toolkits.add(home);
    toolkits.add("/usr/local/cuda");
    for (const fs::path& path : entries("/usr/local", "cuda-"))
        toolkits.add(path);
    return toolkits.take();
}

/// Folders that hold one wheel's include and lib each: .deps/cuda/nvidia/* beside the program and up to three levels above.
std::vector<fs::path> wheels()
{
    std::vector<fs::path> found;
    fs::path folder = posix::executablePath().parent_path();
    for (int level = 0; level <= 3 && !folder.empty(); ++level, folder = folder.parent_path()) {
        const fs::path packages = folder / ".deps/cuda/nvidia";
        if (present(packages / "cu13"))
            found.push_back(packages / "cu13");
        for (const fs::path& path : entries(packages, ""))
            if (path.filename() != "cu13")
                found.push_back(path);
        if (folder == folder.root_path())
            break;
    }
    return found;
}

void addLibraries(Places& libraries, const fs::path& root)
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
    if (const std::string chosen = variable("KERNELDESK_NVRTC"); !chosen.empty())
        return {chosen};
    Places libraries;
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

std::string nvrtcPlaces()
{
    if (const std::string chosen = variable("KERNELDESK_NVRTC"); !chosen.empty())
        return "as KERNELDESK_NVRTC says, " + chosen;
    const std::string wheelPlaces = ".deps/cuda/nvidia beside " + posix::executablePath().string() + " and up to three folders above it";
    if (onlyWheels())
        return "in " + wheelPlaces + " (KERNELDESK_CUDA=wheels leaves other places out)";
    const std::string home = variable("CUDA_HOME");
    return "in " + (home.empty() ? "CUDA_HOME (not set)" : home) + ", /usr/local/cuda*, " + wheelPlaces + " and on the loader's path";
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
    fs::path first;
    for (const std::string& candidate : nvrtcCandidates()) {
        if (candidate.find('/') == std::string::npos) {
            describeFile(files.identity, "/etc/ld.so.cache");
            files.identity += variable("LD_LIBRARY_PATH") + '\0';
            continue;
        }
        if (first.empty() && present(candidate))
            first = candidate;
        describeFile(files.identity, candidate);
        for (const fs::path& builtins : entries(fs::path(candidate).parent_path(), "libnvrtc-builtins.so"))
            describeFile(files.identity, builtins);
    }
    files.includeFolders = toolkitIncludeFolders(first);
    return files;
}

}  // namespace kd
