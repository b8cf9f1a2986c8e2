// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

namespace kd::posix {

/// Confines this thread and what it starts, for good: reading below `readable` (files or folders), everything below
/// `writable` (empty: nothing may be written), nothing elsewhere; programs start only from below `programs`, which may be read,
/// too; no TCP; no signals and
/// abstract sockets out of the confinement where the kernel can.
/// Returns the version of the kernel's interface, 0 when it has none or refuses. Needs no_new_privs.
int confineFiles(const std::vector<std::filesystem::path>& readable, const std::filesystem::path& writable,
                 const std::vector<std::filesystem::path>& programs = {});

}  // namespace kd::posix
