// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/fileidentity.h"

#include <sys/stat.h>
#include <unistd.h>

namespace kd::posix {
namespace {

std::int64_t nanoseconds(const timespec& time)
{
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

FileIdentity identityFrom(const struct stat& status)
{
    return {.device = status.st_dev,
            .inode = status.st_ino,
            .size = static_cast<std::uint64_t>(status.st_size),
            .modifiedNs = nanoseconds(status.st_mtim),
            .changedNs = nanoseconds(status.st_ctim),
            .owner = status.st_uid,
            .isRegular = S_ISREG(status.st_mode)};
}

}  // namespace

std::string FileIdentity::text() const
{
    return std::to_string(size) + ' ' + std::to_string(modifiedNs) + ' ' + std::to_string(changedNs) +
        (isRegular ? "" : " irregular");
}

std::optional<FileIdentity> fileIdentity(const std::filesystem::path& path)
{
    struct stat status{};
    return ::stat(path.c_str(), &status) == 0 ? std::optional(identityFrom(status)) : std::nullopt;
}

std::optional<FileIdentity> fileIdentityNoFollow(const std::filesystem::path& path)
{
    struct stat status{};
    return ::lstat(path.c_str(), &status) == 0 ? std::optional(identityFrom(status)) : std::nullopt;
}

std::uint32_t processUser()
{
    return ::geteuid();
}

}  // namespace kd::posix
