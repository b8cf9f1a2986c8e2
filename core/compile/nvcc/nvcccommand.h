// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/options/nvccarguments.h"

#include <filesystem>
#include <string>
#include <vector>

namespace kd {

/// Describes a program and its words, without its own name.
struct ToolCommand {
    std::filesystem::path program;
    std::vector<std::string> arguments;
};

/// Says what all commands of one compile share.
struct NvccInput {
    std::filesystem::path nvcc;
    std::filesystem::path ptxas;
    std::filesystem::path source;         ///< the file that is compiled
    std::string architecture = "sm_90";   ///< one real architecture
    NvccArguments arguments;              ///< its includes are absolute
};

/// Makes the command for the device half as PTX with line information, which the host compiler only preprocesses.
ToolCommand nvccPtxCommand(const NvccInput& input, const std::filesystem::path& ptx);
/// Makes the command for the device half unoptimised, with the debug information that signatures are read from.
ToolCommand nvccSignatureCommand(const NvccInput& input, const std::filesystem::path& cubin);
/// Makes the command for the Tile IR of the kernels of CUDA Tile, as bytecode; its warnings are those of the command for PTX.
ToolCommand nvccTileIrCommand(const NvccInput& input, const std::filesystem::path& bytecode);
/// Makes the command for the machine code of that PTX, with -v: as nvcc would have called ptxas, so that its figures are those of
/// nvcc -cubin.
ToolCommand ptxasCommand(const NvccInput& input, const std::filesystem::path& ptx, const std::filesystem::path& cubin);

}  // namespace kd
