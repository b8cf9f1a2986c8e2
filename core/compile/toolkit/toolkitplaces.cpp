// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/toolkit/toolkitplaces.h"

#include "core/base/posix/file.h"
#include "core/base/posix/fileidentity.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace kd {

namespace fs = std::filesystem;

std::string environmentVariable(const char* name)
{
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

bool present(const fs::path& path)
{
    std::error_code error;
    return fs::exists(path, error);
}

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
    return environmentVariable("KERNELDESK_CUDA") == "wheels";
}

void DistinctPaths::add(const fs::path& path)
{
    const std::optional<posix::FileIdentity> identity = posix::fileIdentity(path);
    if (identity && m_seen.insert({identity->device, identity->inode}).second)
        m_paths.push_back(path);
}

std::vector<fs::path> installedToolkits()
{
    if (onlyWheels())
        return {};
    DistinctPaths toolkits;
    if (const std::string home = environmentVariable("CUDA_HOME"); !home.empty())
        toolkits.add(home);
    toolkits.add("/usr/local/cuda");
    for (const fs::path& path : entries("/usr/local", "cuda-"))
        toolkits.add(path);
    return toolkits.take();
}

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

Message toolkitPlaces()
{
    const Message wheelPlaces =
        message(".deps/cuda/nvidia beside {} and up to three folders above it", posix::executablePath().string());
    if (onlyWheels())
        return message("in {} (KERNELDESK_CUDA=wheels leaves other places out)", wheelPlaces);
    const std::string home = environmentVariable("CUDA_HOME");
    return message("in {}, /usr/local/cuda*, {}", home.empty() ? Message("CUDA_HOME (not set)") : verbatim(home), wheelPlaces);
}

}  // namespace kd
