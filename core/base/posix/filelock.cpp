// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/filelock.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <sys/file.h>
#include <thread>

namespace kd::posix {

std::optional<FileLock> FileLock::acquire(const std::filesystem::path& file, Milliseconds wait)
{
    Handle handle(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
    if (!handle)
        return std::nullopt;
    const auto end = std::chrono::steady_clock::now() + wait;
    // flock has no deadline of its own.
    for (Milliseconds pause{1};; pause = std::min(2 * pause, Milliseconds{20})) {
        if (::flock(handle.get(), LOCK_EX | LOCK_NB) == 0)
            return FileLock(std::move(handle));
        if ((errno != EWOULDBLOCK && errno != EINTR) || std::chrono::steady_clock::now() >= end)
            return std::nullopt;
        std::this_thread::sleep_for(pause);
    }
}

}  // namespace kd::posix
