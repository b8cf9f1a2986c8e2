// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/appendfile.h"

#include "core/base/error.h"
#include "core/base/message.h"
#include "core/base/posix/filewriting.h"

#include <cerrno>
#include <cstddef>
#include <fcntl.h>
#include <span>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace kd::posix {

AppendFile::AppendFile(std::filesystem::path path) : m_path(std::move(path))
{
    // O_NONBLOCK: a FIFO in the place of the file must not hang the open.
    m_handle = Handle(::open(m_path.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0644));
    struct stat status{};
    if (!m_handle || ::fstat(m_handle.get(), &status) != 0)
        failOnFile(m_path, "the file cannot be opened", errno);
    if (!S_ISREG(status.st_mode))
        throw RuntimeError({.text = "this is not a regular file", .subject = m_path.string()});
    if (::flock(m_handle.get(), LOCK_EX | LOCK_NB) != 0)
        throw RuntimeError({.text = "another process writes it", .subject = m_path.string()});
    if (::fstat(m_handle.get(), &status) != 0)  // who held the lock before may have written
        failOnFile(m_path, "the file cannot be read", errno);
    m_size = static_cast<std::uint64_t>(status.st_size);
    syncDirectory(m_path.has_parent_path() ? m_path.parent_path() : std::filesystem::path("."));
}

std::string AppendFile::read(Bytes limit) const
{
    if (m_size > limit.value)
        throw RuntimeError(
            {.text = message("the file has {} byte(s), more than {}", m_size, limit.value), .subject = m_path.string()});
    std::string text(m_size, '\0');
    std::size_t filled = 0;
    while (filled < text.size()) {
        const ssize_t got = ::pread(m_handle.get(), text.data() + filled, text.size() - filled, static_cast<off_t>(filled));
        if (got < 0 && errno != EINTR)
            failOnFile(m_path, "the file cannot be read", errno);
        if (got == 0)
            break;
        if (got > 0)
            filled += static_cast<std::size_t>(got);
    }
    text.resize(filled);
    return text;
}

void AppendFile::append(std::string_view text)
{
    try {
        writeAll(m_path, m_handle.get(), std::as_bytes(std::span(text)));
        if (::fdatasync(m_handle.get()) != 0)
            failOnFile(m_path, "the file cannot be written", errno);
    } catch (const RuntimeError&) {
        static_cast<void>(::ftruncate(m_handle.get(), static_cast<off_t>(m_size)) == 0);
        throw;
    }
    m_size += text.size();
}

void AppendFile::cut(std::uint64_t size)
{
    if (::ftruncate(m_handle.get(), static_cast<off_t>(size)) != 0 || ::fdatasync(m_handle.get()) != 0)
        failOnFile(m_path, "the file cannot be written", errno);
    m_size = size;
}

}  // namespace kd::posix
