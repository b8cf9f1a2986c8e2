// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/compile/compilerequest.h"
#include "core/compile/compiler.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// The outcome of a request that `compile` carries out: before it, the hashes of source and options are known; what it throws
/// becomes the outcome's state and message, and the time that it took its duration.
CompileOutcome outcomeOfCompile(const CompileRequest& request, const std::function<void(CompileOutcome&)>& compile);

/// False, with state, message and diagnostics, when the request cannot go to the compiler: there is none, it does not know
/// the architecture, an option is not on the allow-list, or a text holds a NUL, at which NVRTC would silently end it.
bool checkRequest(CompileOutcome& outcome, const CompileRequest& request, const CompilerInfo& compiler);

/// False, with state, message and diagnostics, when a text of the request holds a byte that compilers take for its end.
bool checkTexts(CompileOutcome& outcome, const CompileRequest& request);

/// Tells whether the source itself has kernels of CUDA Tile (__tile_global__), for which NVRTC is told --enable-tile; they become
/// Tile IR, not machine code. A source that asks for the macro of that option is left alone.
bool hasTileKernels(std::string_view source);

/// Tells whether the request's texts, headers too, name kernels of CUDA Tile at all.
bool namesTileKernels(const CompileRequest& request);
/// Tells whether compilers are to be told --enable-tile for the request: its source has such kernels, and `options`, in their
/// canonical words, say nothing of them.
bool needsTileOption(const CompileRequest& request, const std::vector<std::string>& options);
/// False, with state, message and diagnostics, where the request has such kernels and the compiler ("nvcc", "13.0.88") is too old
/// for them: it would take them for functions of the host.
bool checkTile(CompileOutcome& outcome, const CompileRequest& request, const std::string& compiler, const std::string& version);

/// True when the request's own options ask for line information.
bool wantsLineTables(const CompileRequest& request);

/// The words of the optimised compile: the request's options and ours, with the toolkit's include folders.
std::vector<std::string> programOptions(const CompileRequest& request, const std::vector<std::filesystem::path>& includeFolders);
/// The same with line information and without -v.
std::vector<std::string> ptxasFailureOptions(const CompileRequest& request,
                                             const std::vector<std::filesystem::path>& includeFolders);
/// The same for debug information only.
std::vector<std::string> signatureOptions(const CompileRequest& request, const std::vector<std::filesystem::path>& includeFolders);

}  // namespace kd
