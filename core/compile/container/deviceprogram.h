// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/container/container.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// Holds what a file has of one translation unit (or what was linked of several) for one architecture, without its code: the
/// machine code, PTX or both.
struct DeviceProgram {
    std::string architecture;         ///< "sm_90a"
    std::string member;               ///< of an archive or folder; else empty
    std::string compiler;             ///< "ptxas 13.0.88"; empty where nothing names it
    std::vector<KernelInfo> kernels;  ///< with types as PTX of the same unit tells them, else bits
    std::optional<DeviceCode> cubin, ptx;
};

/// Holds the programs of a file or folder that have kernels, in their order there.
struct DeviceFile {
    ContainerKind kind = ContainerKind::None;  ///< None: a folder
    std::vector<DeviceProgram> programs;
    std::vector<TritonKernel> launches;  ///< of a folder: what is known of the launch of each kernel; their codes are in `programs`
    std::vector<Message> notices;        ///< what was left out, and why
};

/// Reads a file, or a folder of Triton's cache, and the kernels of all its device code, of which it keeps one piece at a time
/// decompressed. Throws RuntimeError as openContainer() and openTritonFolder() do, and where no code has a kernel. Blocks.
DeviceFile openDeviceFile(const std::filesystem::path& path, const ContainerLimits& limits = {});

/// Makes what a compile to this program would have given. Throws RuntimeError where the code is damaged.
CompileOutcome outcomeOf(const DeviceProgram& program);

}  // namespace kd
