// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

#include <filesystem>
#include <optional>

namespace kd::posix {

/// The memory of this machine as this process may have it: the least of what the machine has and of what each control group
/// (versions 1 and 2) around the process allows, as containers, batch systems and user sessions set them.
struct SystemMemory {
    Bytes total;
    Bytes available;  ///< bytes that can be taken without swapping; memory that the system can take back from its file cache counts
};

/// Reads it anew, in about a tenth of a millisecond. What cannot be read limits nothing; both numbers are 0 where /proc tells
/// nothing. `root` stands for "/", for tests.
SystemMemory systemMemory(const std::filesystem::path& root = "/");

/// Tells how much of process `id` is in memory and its own: neither files nor memory that it shares. It gives 0 where there is no
/// such process.
Bytes privateMemory(int id);

/// Gives what is in memory of process `id` and everything below it; nothing where there is no such process, or /proc does not
/// tell.
std::optional<Bytes> residentMemory(int id);

/// The limit on this process's address space (ulimit -v); the largest number where there is none.
Bytes addressSpaceLimit() noexcept;

}  // namespace kd::posix
