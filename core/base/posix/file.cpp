// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/file.h"

#include "core/base/error.h"
#include "core/base/posix/filewriting.h"
#include "core/base/posix/handle.h"
#include "core/base/posix/newfile.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace kd::posix {
namespace {

Bytes regularFileSize(const std::filesystem::path& path, int descriptor)
{
    struct stat status{};
    if (::fstat(descriptor, &status) != 0)
        failOnFile(path, "the file cannot be read", errno);
    if (!S_ISREG(status.st_mode))
        throw RuntimeError({.text = "this is not a regular file", .subject = path.string()});
    return {static_cast<std::uint64_t>(status.st_size)};
}

/// Where a symbolic link leads, so that its target is replaced rather than the link.
std::filesystem::path behindLinks(const std::filesystem::path& path)
{
    std::error_code error;
    if (!std::filesystem::is_symlink(path, error))
        return path;
    const std::filesystem::path target = std::filesystem::weakly_canonical(path, error);
    return error ? path : target;
}

void writeToDevice(const std::filesystem::path& path, std::span<const std::byte> bytes)
{
    const Handle handle(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
    if (!handle)
        failOnFile(path, "the device cannot be opened", errno);
    writeAll(path, handle.get(), bytes);
}

/// Owner, group and mode of the file that is replaced, as far as the user may give them. Bits that mean another group's or
/// user's rights are left out where they would become someone else's.
void giveRights(int descriptor, const struct stat& before)
{
    mode_t mode = before.st_mode & 07777;
    struct stat now{};
    if (::fstat(descriptor, &now) != 0)
        return;
    if (now.st_uid != before.st_uid && ::fchown(descriptor, before.st_uid, static_cast<gid_t>(-1)) != 0)
        mode &= ~static_cast<mode_t>(S_ISUID);
    if (now.st_gid != before.st_gid && ::fchown(descriptor, static_cast<uid_t>(-1), before.st_gid) != 0)
        mode &= ~static_cast<mode_t>(S_ISGID | S_IRWXG);
    ::fchmod(descriptor, mode);
}

void replaceFile(const std::filesystem::path& path, std::span<const std::byte> bytes, const struct stat* before, mode_t mode)
{
    NewFile file(path);
    if (before != nullptr)
        giveRights(file.descriptor(), *before);
    else
        ::fchmod(file.descriptor(), mode);
    file.write(bytes);
    file.commit();
}

/// `flags`: those of open() beside the usual ones.
Handle openForReading(const std::filesystem::path& path, int flags = 0)
{
    // O_NONBLOCK: a FIFO in the place of a file must not hang the open.
    Handle handle(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | flags));
    if (!handle)
        failOnFile(path, "the file cannot be opened", errno);
    return handle;
}

std::vector<std::byte> readBytes(const std::filesystem::path& path, const Handle& handle, Bytes count)
{
    std::vector<std::byte> bytes(count.value);
    std::size_t filled = 0;
    while (filled < bytes.size()) {
        const ssize_t got = ::read(handle.get(), bytes.data() + filled, bytes.size() - filled);
        if (got < 0 && errno != EINTR)
            failOnFile(path, "the file cannot be read", errno);
        if (got == 0)
            break;
        if (got > 0)
            filled += static_cast<std::size_t>(got);
    }
    bytes.resize(filled);
    return bytes;
}

std::vector<std::byte> readWhole(const std::filesystem::path& path, const Handle& handle, Bytes limit)
{
    const Bytes size = regularFileSize(path, handle.get());
    if (size > limit)
        throw RuntimeError({.text = message("the file has {} bytes; at most {} are read", size.value, limit.value),
                            .subject = path.string()});
    return readBytes(path, handle, size);
}

}  // namespace

void Handle::reset() noexcept
{
    if (m_descriptor >= 0)
        ::close(std::exchange(m_descriptor, -1));
}

std::vector<std::byte> readFile(const std::filesystem::path& path, Bytes limit)
{
    return readWhole(path, openForReading(path), limit);
}

std::vector<std::byte> readFileNoFollow(const std::filesystem::path& path, Bytes limit)
{
    return readWhole(path, openForReading(path, O_NOFOLLOW), limit);
}

std::vector<std::byte> readFileStart(const std::filesystem::path& path, Bytes count)
{
    const Handle handle = openForReading(path);
    return readBytes(path, handle, std::min(count, regularFileSize(path, handle.get())));
}

std::string readTextFile(const std::filesystem::path& path, Bytes limit)
{
    const std::vector<std::byte> bytes = readFile(path, limit);
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

void writeFileAtomically(const std::filesystem::path& path, std::span<const std::byte> bytes, unsigned mode)
{
    const std::filesystem::path target = behindLinks(path);
    struct stat existing{};
    const bool exists = ::stat(target.c_str(), &existing) == 0;
    if (exists && S_ISCHR(existing.st_mode)) {
        writeToDevice(target, bytes);
        return;
    }
    if (exists && !S_ISREG(existing.st_mode))
        throw RuntimeError(
            {.text = "the file cannot be written: something that is not a regular file is in its place", .subject = path.string()});
    replaceFile(target, bytes, exists ? &existing : nullptr, static_cast<mode_t>(mode));
}

void writeFileAtomically(const std::filesystem::path& path, std::string_view text, unsigned mode)
{
    writeFileAtomically(path, std::as_bytes(std::span(text)), mode);
}

void makePrivateDirectory(const std::filesystem::path& path)
{
    std::error_code error;
    if (path.has_parent_path())
        std::filesystem::create_directories(path.parent_path(), error);
    if (::mkdir(path.c_str(), 0700) != 0 && errno != EEXIST)
        failOnFile(path, "the folder cannot be created", errno);
    if (!std::filesystem::is_directory(path, error))
        failOnFile(path, "the folder cannot be created", ENOTDIR);
}

bool mayWriteInto(const std::filesystem::path& folder)
{
    return ::access(folder.c_str(), W_OK | X_OK) == 0;
}

std::filesystem::path executablePath()
{
    std::error_code error;
    return std::filesystem::read_symlink("/proc/self/exe", error);
}

}  // namespace kd::posix
