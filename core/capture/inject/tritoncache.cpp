// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/inject/tritoncache.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/posix/fileidentity.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <system_error>

namespace kd::inject {
namespace {

constexpr std::size_t kMaxFolders = 65536;
constexpr Bytes kLargestText{64u << 20};

/// The name of a file alone, whatever the module calls its kernel.
bool isFileName(const std::string& name)
{
    constexpr std::size_t kLongest = 200;
    return !name.empty() && name.size() <= kLongest && name.front() != '.' && name.find('/') == std::string::npos;
}

bool hasBytes(const std::filesystem::path& path, std::span<const std::byte> bytes)
{
    const std::optional<posix::FileIdentity> identity = posix::fileIdentityNoFollow(path);
    return identity && identity->isRegular && identity->size == bytes.size() &&
        std::ranges::equal(posix::readFileNoFollow(path, Bytes{bytes.size()}), bytes);
}

}  // namespace

std::filesystem::path tritonCacheFolder()
{
    if (const char* const folder = std::getenv("TRITON_CACHE_DIR"); folder != nullptr && *folder != '\0')
        return folder;
    for (const char* const variable : {"TRITON_HOME", "HOME"})
        if (const char* const home = std::getenv(variable); home != nullptr && *home != '\0')
            return std::filesystem::path(home) / ".triton" / "cache";
    return {};
}

std::vector<std::byte> tritonPtxOf(std::span<const std::byte> cubin, const std::string& kernel, const std::filesystem::path& cache)
{
    if (cubin.empty() || cache.empty() || !isFileName(kernel))
        return {};
    std::error_code error;
    std::size_t seen = 0;
    std::filesystem::directory_iterator it(cache, error);
    for (; !error && it != std::filesystem::directory_iterator() && ++seen <= kMaxFolders; it.increment(error)) {
        const std::filesystem::path& folder = it->path();
        try {
            const bool isFolder = it->symlink_status().type() == std::filesystem::file_type::directory;
            if (isFolder && hasBytes(folder / (kernel + ".cubin"), cubin))
                return posix::readFileNoFollow(folder / (kernel + ".ptx"), kLargestText);
        } catch (const std::exception&) {
            continue;  // it went away, or is not for this user: another folder may have it
        }
    }
    return {};
}

}  // namespace kd::inject
