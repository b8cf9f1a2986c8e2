// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/programrun.h"
#include "core/base/units.h"
#include "core/compile/compileoutcome.h"
#include "core/compile/nvcc/nvcccommand.h"
#include "core/compile/toolkit/tileiraslocation.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace kd {

/// Asks for the machine code of Tile IR.
struct TileAssemblyRequest {
    std::vector<std::byte> tileIr;  ///< CompileOutcome::tileIr
    std::string architecture = "sm_90";
    Milliseconds deadline{60000};
    std::string identity;  ///< TileirasLocation::identity
};

/// Says how a process runs tileiras.
struct TileToolchain {
    TileirasLocation location;
    std::filesystem::path folder;  ///< what is made is written there; must be empty
    /// Runs a command in `folder`, with what it says in `output`. Throws RuntimeError where it cannot be started.
    std::function<posix::ProgramRun(const ToolCommand&)> run;
};

/// Has tileiras, which starts ptxas itself, make machine code of Tile IR: a cubin and its kernels, all of CUDA Tile. Never
/// throws; what went wrong is in the outcome. Blocks.
CompileOutcome assembleTileIr(const TileAssemblyRequest& request, const TileToolchain& toolchain);

/// "sm_90" of "sm_90a": tileiras makes code for an architecture's own features by itself. Empty where it makes none, which is so
/// before sm_80.
std::string tileArchitecture(const std::string& architecture);

/// Adds what tileiras made to the outcome of the program: its kernels behind the others, its cubin as tileCubin, and why there is
/// none as a notice.
void addTileCode(CompileOutcome& outcome, const CompileOutcome& assembled);

/// Gives the kernels of CUDA Tile names and types of their parameters, from their symbols and from `source` where it declares them:
/// tileiras tells their layout alone. What is in neither stays bits.
void nameTileParameters(std::vector<KernelInfo>& kernels, const std::string& source);

}  // namespace kd
