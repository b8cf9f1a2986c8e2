// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/units.h"

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

namespace kd::posix {

/// Limits what a compile process may use. The defaults hold the heaviest honest programs seen (565 MB, 178 MB of precompiled
/// header).
struct SandboxLimits {
    Bytes addressSpace;                ///< 0: usualAddressSpace(); not set in sanitizer builds
    Bytes fileSize{1ull << 30};        ///< size of each file that it writes
    Bytes stack{1ull << 30};           ///< up to which NVRTC may raise the limit of its main thread
    std::chrono::seconds cpuTime{120}; ///< time of the process so far; see allowCpuTime
};

/// Gives what a compile process may grow to where nothing else is said: half of this machine's memory, between 2 and 8 GiB.
Bytes usualAddressSpace();

/// Tells what of a sandbox is in force.
struct SandboxReport {
    int landlockVersion = 0;  ///< version of the kernel's interface in force; 0: no file access control
    Message notice;           ///< one sentence for a log when something could not be had; empty when all is in force
};

/// Confines this process, for good, before it reads anything untrusted; call it while there is one thread:
/// resource limits (no core files), no new privileges, an environment of only what is needed (TMPDIR is the private
/// folder; NVRTC_*, CUDA_CACHE_* and the like are gone), working directory in the private folder, and Landlock where the
/// kernel has it: it reads `readableFolders` and the system's libraries, nothing of its own in /proc, writes only the private
/// folder, and opens no TCP connection. Folders that do not exist are left out. Descriptors open before stay usable. Throws
/// RuntimeError when the private folder cannot be used.
SandboxReport applyCompileSandbox(const std::filesystem::path& privateTemporaryFolder,
                                  const std::vector<std::filesystem::path>& readableFolders, SandboxLimits limits = {});

/// The same for a process that goes on as `tool`, which is started with what is beside it and the system's loader and shell
/// (where it is a script), and reads `readable`, files or folders, and nothing else of the user's.
SandboxReport applyToolSandbox(const std::filesystem::path& privateTemporaryFolder, const std::filesystem::path& tool,
                               SandboxLimits limits = {}, const std::vector<std::filesystem::path>& readable = {});

/// The same for a process that starts compilers: programs start from `programFolders`, which it reads, too, and from where the
/// system has its own; it reads the system's headers, and nothing else of the user's.
SandboxReport applyToolchainSandbox(const std::filesystem::path& privateTemporaryFolder,
                                    const std::vector<std::filesystem::path>& programFolders, SandboxLimits limits = {});

/// The same for a process that computes with what it is sent and needs no file: it writes nowhere, and its memory and time are
/// others' to bound.
SandboxReport applyComputeSandbox();

/// Says what a server and the programs that it starts may touch beside the system's own libraries and programs.
struct ServerPlaces {
    std::vector<std::filesystem::path> writable;  ///< folders, which may be read, too; they have to exist
    std::vector<std::filesystem::path> readable;  ///< files or folders
    std::vector<std::filesystem::path> programs;  ///< folders of programs and their libraries
    bool hasDevices = false;                      ///< GPUs: device files, and what their driver reads of the system
};

/// Confines this process and all that it starts, for good; call it while there is one thread: files as `places` say, no TCP in
/// either direction, no new privileges, no core files. The environment and the working folder stay. Throws RuntimeError where the
/// kernel cannot confine it.
void applyServerSandbox(const ServerPlaces& places);

/// Keeps the variables of `environment` ("NAME=value") that a confined process needs. They are given to it when it is started,
/// since /proc/self/environ still shows what a process clears itself.
std::vector<std::string> sandboxEnvironment(std::vector<std::string> environment);

/// Lets a warm process use `more` CPU time from now; beyond it SIGXCPU ends it.
void allowCpuTime(std::chrono::seconds more);

}  // namespace kd::posix
