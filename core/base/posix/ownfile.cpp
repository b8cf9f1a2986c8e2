#include "core/base/posix/ownfile.h"

#include "core/base/posix/handle.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace kd::posix {

std::optional<std::vector<std::byte>> readOwnFile(const std::filesystem::path& path, Bytes limit)
{
    const Handle handle(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    struct stat status{};
    if (!handle || ::fstat(handle.get(), &status) != 0 || !S_ISREG(status.st_mode) || status.st_uid != ::geteuid() ||
        static_cast<std::uint64_t>(status.st_size) > limit.value)
        return std::nullopt;
    std::vector<std::byte> bytes(static_cast<std::size_t>(status.st_size));
    std::size_t filled = 0;
    while (filled < bytes.size()) {
        const ssize_t got = ::read(handle.get(), bytes.data() + filled, bytes.size() - filled);
        if (got < 0 && errno != EINTR)
            return std::nullopt;
        if (got == 0)
            break;
        if (got > 0)
            filled += static_cast<std::size_t>(got);
    }
    bytes.resize(filled);
    return bytes;
}

bool appendToOwnFile(const std::filesystem::path& path, std::string_view text)
{
    const Handle handle(::open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
    return handle && ::write(handle.get(), text.data(), text.size()) == static_cast<ssize_t>(text.size());
}

bool isOwnFolder(const std::filesystem::path& path)
{
    struct stat status{};
    return ::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == ::geteuid() &&
           (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

}  // namespace kd::posix
