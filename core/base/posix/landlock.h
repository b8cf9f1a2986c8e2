// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

namespace kd::posix {

/// Says what of the files a thread may still touch; paths that do not exist are left out.
struct FileAccess {
    std::vector<std::filesystem::path> readable;  ///< files or folders, with all below
    std::vector<std::filesystem::path> writable;  ///< everything below may be read, changed, made and removed
    std::vector<std::filesystem::path> programs;  ///< what is below may be started and read
    std::vector<std::filesystem::path> devices;   ///< device files, which may be read, written and controlled
};

/// Confines this thread and what it starts, for good, to these files; no TCP; no signals and abstract sockets out of the
/// confinement where the kernel can. Returns the version of the kernel's interface, 0 when it has none, refuses, or does not
/// know one of the writable folders. Needs no_new_privs.
int confineFiles(const FileAccess& access);

/// Confines this thread and what it starts, for good: reading below `readable` (files or folders), everything below
/// `writable` (empty: nothing may be written), nothing elsewhere; programs start only from below `programs`, which may be read,
/// too; no TCP; no signals and
/// abstract sockets out of the confinement where the kernel can.
/// Returns the version of the kernel's interface, 0 when it has none or refuses. Needs no_new_privs.
int confineFiles(const std::vector<std::filesystem::path>& readable, const std::filesystem::path& writable,
                 const std::vector<std::filesystem::path>& programs = {});

}  // namespace kd::posix
