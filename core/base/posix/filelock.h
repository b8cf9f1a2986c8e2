// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/handle.h"
#include "core/base/units.h"

#include <filesystem>
#include <optional>

namespace kd::posix {

/// Holds an exclusive lock (flock) on a file of its own; the system drops it when the process dies. Locks by other
/// processes and by other FileLocks of this one exclude each other. Move-only.
class FileLock {
public:
    /// Waits at most `wait`. Nothing when the time is up or the lock file cannot be made (read-only folder).
    static std::optional<FileLock> acquire(const std::filesystem::path& file, Milliseconds wait);

private:
    explicit FileLock(Handle handle) : m_handle(std::move(handle)) {}

    Handle m_handle;
};

}  // namespace kd::posix
