// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/descriptor.h"

#include "core/base/error.h"
#include "core/base/posix/process.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace kd::posix {
namespace {

constexpr int kAboveStandard = 3;

}  // namespace

void ignoreBrokenPipes() noexcept
{
    ::signal(SIGPIPE, SIG_IGN);
}

void ignoreFileSizeLimit() noexcept
{
    ::signal(SIGXFSZ, SIG_IGN);
}

void setNonBlocking(int descriptor) noexcept
{
    const int flags = ::fcntl(descriptor, F_GETFL);
    if (flags >= 0)
        ::fcntl(descriptor, F_SETFL, flags | O_NONBLOCK);
}

std::optional<std::size_t> readAvailable(int descriptor, std::span<std::byte> buffer) noexcept
{
    const ssize_t got = ::read(descriptor, buffer.data(), buffer.size());
    if (got >= 0)
        return static_cast<std::size_t>(got);
    if (errno == EAGAIN || errno == EINTR)
        return std::nullopt;
    return 0;
}

std::optional<std::size_t> writeAvailable(int descriptor, std::span<const std::byte> bytes) noexcept
{
    const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
    if (written >= 0)
        return static_cast<std::size_t>(written);
    if (errno == EAGAIN || errno == EINTR)
        return 0;
    return std::nullopt;
}

Pipe makePipe()
{
    int ends[2] = {-1, -1};
    if (::pipe2(ends, O_CLOEXEC) != 0)
        throw RuntimeError(
            {.operation = "pipe2", .text = message("no pipe to a child process: {}", systemReason(errno))});
    Pipe pipe{Handle(ends[0]), Handle(ends[1])};
    setNonBlocking(pipe.reading.get());
    return pipe;
}

Handle claimStandardOutput() noexcept
{
    Handle output(::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, kAboveStandard));
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
    return output;
}

Handle claimStandardInput() noexcept
{
    Handle input(::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, kAboveStandard));
    const Handle null(::open("/dev/null", O_RDONLY | O_CLOEXEC));
    if (null)
        ::dup2(null.get(), STDIN_FILENO);
    return input;
}

void becomeStandardInput(Handle descriptor) noexcept
{
    const int flags = ::fcntl(descriptor.get(), F_GETFL);
    if (flags >= 0)
        ::fcntl(descriptor.get(), F_SETFL, flags & ~O_NONBLOCK);
    ::dup2(descriptor.get(), STDIN_FILENO);
}

}  // namespace kd::posix
