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

std::vector<fs::path> programFolders()
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

std::vector<fs::path> compilerPlaces(const char* name)
{
    std::vector<fs::path> found;
    if (!onlyWheels()) {
        for (const char* const variable : {"CUDA_HOME", "CUDA_PATH"})
            if (const std::string home = environmentVariable(variable); !home.empty())
                found.push_back(fs::path(home) / "bin" / name);
        for (const fs::path& folder : programFolders())
            found.push_back(folder / name);
    }
    for (const fs::path& toolkit : installedToolkits())
        found.push_back(toolkit / "bin" / name);
    for (const fs::path& wheel : wheels())
        found.push_back(wheel / "bin" / name);
    return found;
}

bool isProgram(const fs::path& path)
{
    constexpr fs::perms kAnyone = fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    return fs::is_regular_file(status) && (status.permissions() & kAnyone) != fs::perms::none;
}

std::string toolVersion(const std::string& text)
{
    constexpr std::string_view kDigits = "0123456789.";
    for (std::size_t at = text.find(", V"); at != std::string::npos; at = text.find(", V", at + 1)) {
        const std::size_t end = std::min(text.find_first_not_of(kDigits, at + 3), text.size());
        if (end > at + 3 && end - at < 32)
            return text.substr(at + 3, end - at - 3);
    }
    return {};
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
