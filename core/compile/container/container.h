// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/compile/container/devicecode.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Says what a file is, told by its first bytes and never by its name. Program: an x86-64 or AArch64 object, executable or library.
enum class ContainerKind { None, Ptx, Cubin, Fatbin, Program, Archive };

/// Recognises a file that may hold device code. A Program need not hold any.
ContainerKind containerKindOf(std::span<const std::byte> bytes);
/// Does the same for a regular file, of which it reads the start. Throws RuntimeError where that cannot be read. Blocks.
ContainerKind containerKindOf(const std::filesystem::path& path);

/// Holds the device code of one file.
struct DeviceContainer {
    ContainerKind kind = ContainerKind::None;
    std::vector<DeviceCode> codes;   ///< in their order in the file
    std::vector<Message> notices;    ///< what was left out, and why
};

/// Lists the device code of a file in memory, without decompressing any. Throws RuntimeError with `subject` when the bytes are none
/// of the kinds, hold no device code, are damaged, of another version, or exceed `limits`.
DeviceContainer readContainer(std::shared_ptr<const std::vector<std::byte>> image, std::string_view subject,
                              const ContainerLimits& limits = {});

/// Does the same for a regular file. Blocks.
DeviceContainer openContainer(const std::filesystem::path& path, const ContainerLimits& limits = {});

/// Describes memory that Triton's launcher hands to a kernel by itself, as one of its last parameters.
struct TritonScratch {
    std::string name;         ///< "global_scratch", "profile_scratch"
    std::uint64_t bytes = 0;  ///< for each block; 0: the launcher hands over a null pointer
};

/// Describes a kernel that Triton compiled: what its metadata tells, and the code beside it.
struct TritonKernel {
    std::string name;
    std::string version;             ///< of Triton, "3.6.0"; empty where the metadata does not tell it
    std::vector<std::string> names;  ///< of the parameters before the scratch memory; empty where nothing tells them
    std::vector<TritonScratch> scratch;
    std::uint32_t shared = 0;        ///< bytes of shared memory, to be asked for as dynamic
    std::uint32_t warps = 0;         ///< of a block
    std::vector<DeviceCode> codes;   ///< cubin before PTX
};

/// Reads a folder of Triton's cache: each NAME.json with NAME.cubin and NAME.ptx beside it, sorted by file name. Metadata of groups
/// (`__grp__...`) and files that are none of these are left out; links are not followed. Throws RuntimeError when the folder cannot
/// be read, holds no such kernel, or a file of it is damaged. Blocks.
std::vector<TritonKernel> openTritonFolder(const std::filesystem::path& folder, const ContainerLimits& limits = {});

}  // namespace kd
