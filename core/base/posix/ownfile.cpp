// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/ownfile.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/posix/handle.h"
#include "core/base/posix/newfile.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace kd::posix {
namespace {

bool isOwnRegularFile(int descriptor, struct stat& status)
{
    return ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_uid == ::geteuid();
}

/// Invalid when it is none that this user owns, or longer than `limit`.
Handle openOwnFile(const std::filesystem::path& path, Bytes limit, std::size_t& size)
{
    Handle handle(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    struct stat status{};
    if (!handle || !isOwnRegularFile(handle.get(), status) || static_cast<std::uint64_t>(status.st_size) > limit.value)
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

bool readOwnFileInPieces(const std::filesystem::path& path, Bytes limit,
                         const std::function<bool(std::span<const std::byte>)>& sink)
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
        if (!got || *got != piece.size() || !sink(piece))
            return false;
        left -= piece.size();
    }
    std::byte more{};
    return fill(handle.get(), {&more, 1}) == std::size_t{0};
}

bool appendToOwnFile(const std::filesystem::path& path, std::string_view text)
{
    // O_NONBLOCK: a FIFO in the place of the file must not hang the open.
    const Handle handle(::open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600));
    struct stat status{};
    return handle && isOwnRegularFile(handle.get(), status) &&
           ::write(handle.get(), text.data(), text.size()) == static_cast<ssize_t>(text.size());
}

void replaceOwnFile(const std::filesystem::path& path, std::span<const std::byte> bytes)
{
    NewFile file(path);
    file.write(bytes);
    file.commit();
}

void touchOwnFile(const std::filesystem::path& path) noexcept
{
    ::utimensat(AT_FDCWD, path.c_str(), nullptr, AT_SYMLINK_NOFOLLOW);
}

void removeFile(const std::filesystem::path& path) noexcept
{
    ::unlink(path.c_str());
}

bool isOwnFolder(const std::filesystem::path& path)
{
    struct stat status{};
    return ::lstat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == ::geteuid() &&
           (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

void makeOwnFolder(const std::filesystem::path& path)
{
    if (isOwnFolder(path))
        return;
    makePrivateDirectory(path);
    if (!isOwnFolder(path))
        throw RuntimeError(
            {.text = "it belongs to another user, others may write to it, or it is a symbolic link", .subject = path.string()});
}

}  // namespace kd::posix
