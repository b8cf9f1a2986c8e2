// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/programrun.h"
#include "core/compile/compiler.h"
#include "core/compile/nvcc/nvcccommand.h"
#include "core/compile/toolkit/nvcclocation.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace kd {

/// Says how a process compiles with nvcc.
struct NvccToolchain {
    NvccLocation location;
    std::string version;           ///< "13.0.88"
    std::filesystem::path folder;  ///< what is compiled is written there; must be empty
    /// Runs a command in `folder`, with what it says in `output`. Throws RuntimeError where it cannot be started.
    std::function<posix::ProgramRun(const ToolCommand&)> run;
};

/// Compiles with nvcc: the device half as PTX once, then ptxas on that. It gives what compileProgram() gives with NVRTC; host code
/// is checked as nvcc's front end does, and not compiled. Never throws; what went wrong is in the outcome. Blocks.
CompileOutcome compileWithNvcc(const CompileRequest& request, const NvccToolchain& toolchain);

/// Gives the signatures of all kernels, by a compile with debug information; `ok` is false where it fails. Does not throw. Blocks.
SignatureOutcome signaturesWithNvcc(const CompileRequest& request, const NvccToolchain& toolchain);

/// Tells whether `text` names one real architecture: "sm_90", "sm_100f".
bool isRealArchitecture(std::string_view text);

}  // namespace kd
