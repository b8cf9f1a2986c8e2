// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/compile/compilerequest.h"

#include <string>
#include <vector>

namespace kd {

/// Names the compiler that judged a build, so that what is compared with the build is asked of that one alone.
struct BuildCompiler {
    CompilerChoice choice = CompilerChoice::Auto;  ///< Auto: none is known, or the build lacks its host code
    std::string name;                              ///< with its version, "nvcc 13.0.88"; empty where none is known
};

/// Gives the compiler that judged `build`; its choice stays open where the host code was set aside.
BuildCompiler compilerOf(const CompileOutcome& build);

/// Tells whether one version of one compiler made both, as far as that is known: figures of others are not compared.
bool areOfOneCompiler(const CompileOutcome& one, const CompileOutcome& other);

/// Makes `request`, where it leaves the compiler open, one for nvcc. Gives the options that it got with that.
std::vector<std::string> chooseNvcc(CompileRequest& request);

/// Chooses that compiler for a request that leaves it open: nobody asks NVRTC again what it refused of the build.
void askOnly(const BuildCompiler& compiler, CompileRequest& request);

/// Gives `outcome` as it is where its figures can stand beside those of a build of `compiler`. Where another compiler or another
/// version made it, it is Rejected, without kernels, in one sentence that names both.
CompileOutcome comparable(const BuildCompiler& compiler, CompileOutcome outcome);

}  // namespace kd
