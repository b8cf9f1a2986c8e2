#include "core/base/posix/ownfile.h"

#include "core/base/posix/handle.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace kd::posix {

namespace {

/// Invalid when it is none that this user owns, or longer than `limit`.
Handle openOwnFile(const std::filesystem::path& path, Bytes limit, std::size_t& size)
{
    Handle handle(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    struct stat status{};
    if (!handle || ::fstat(handle.get(), &status) != 0 || !S_ISREG(status.st_mode) || status.st_uid != ::geteuid() ||
        static_cast<std::uint64_t>(status.st_size) > limit.value)
        return {};
    size = static_cast<std::size_t>(status.st_size);
    return handle;
}

/// What there is, up to the size of `buffer`; nothing on an error.
std::optional<std::size_t> fill(int descriptor, std::span<std::byte> buffer)
{
    std::size_t filled = 0;
    while (filled < buffer.size()) {
        const ssize_t got = ::read(descriptor, buffer.data() + filled, buffer.size() - filled);
        if (got < 0 && errno != EINTR)
            return std::nullopt;
        if (got == 0)
            break;
        if (got > 0)
            filled += static_cast<std::size_t>(got);
    }
    return filled;
}

}  // namespace

std::optional<std::vector<std::byte>> readOwnFile(const std::filesystem::path& path, Bytes limit)
{
    std::size_t size = 0;
    const Handle handle = openOwnFile(path, limit, size);
    if (!handle)
        return std::nullopt;
    std::vector<std::byte> bytes(size);
    const std::optional<std::size_t> filled = fill(handle.get(), bytes);
    if (!filled)
        return std::nullopt;
    bytes.resize(*filled);
    return bytes;
}

bool readOwnFileInPieces(const std::filesystem::path& path, Bytes limit, const std::function<bool(std::span<const std::byte>)>& take)
{
    constexpr std::size_t kPiece = 1u << 20;
    std::size_t left = 0;
    const Handle handle = openOwnFile(path, limit, left);
    if (!handle)
        return false;
    std::vector<std::byte> buffer(std::min(left, kPiece));
    while (left > 0) {
        const std::span<std::byte> piece = std::span(buffer).first(std::min(left, kPiece));
        const std::optional<std::size_t> got = fill(handle.get(), piece);
        if (!got || *got != piece.size() || !take(piece))
            return false;
        left -= piece.size();
    }
    std::byte more{};
    return fill(handle.get(), {&more, 1}) == std::size_t{0};
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
