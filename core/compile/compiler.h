// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/compile/compilerequest.h"

#include <filesystem>
#include <string>
#include <vector>

namespace kd {

class PrecompiledHeaders;

/// Tells which NVRTC there is.
struct CompilerInfo {
    bool available = false;
    std::string version;                     ///< "13.0.88"
    std::string path;                        ///< path of libnvrtc
    std::string toolkitInclude;              ///< folder with cuda_fp16.h, cooperative_groups.h…; empty when none
    std::vector<std::string> architectures;  ///< "sm_75"… from nvrtcGetSupportedArchs
    Message missing;                         ///< one sentence when not available: what was looked for, and where
};
void to_json(Json& json, const CompilerInfo& info);
void from_json(const Json& json, CompilerInfo& info);

/// Lists where libnvrtc.so is looked for: the file that KERNELDESK_NVRTC names, and nowhere else, when that is set; else in order
/// CUDA_HOME, /usr/local/cuda*, the wheels in .deps beside the program and up to three levels above it, the loader's own path.
/// KERNELDESK_CUDA=wheels leaves the wheels only.
std::vector<std::string> nvrtcCandidates();

/// Loads NVRTC once a process (first call; 6 ms) and tells what it can do. Never throws.
const CompilerInfo& compilerInfo();

/// The folders that a confined compile process has to read: NVRTC's own and the toolkit's headers, symlinks resolved.
std::vector<std::filesystem::path> compilerFolders();

/// Where NVRTC has no toolkit's headers beside it, those that it brings along (from CUDA 13.3 on; 26 MB, 0.3 s) are written into
/// `folder`, which is made, and every later compile of this process reads them, not those of another toolkit. Else it does nothing.
/// Throws nothing that NVRTC says; for one thread at a time.
void useBundledHeaders(const std::filesystem::path& folder);

/// Compiles in this process, on the calling thread, which should be the main thread of a disposable process: NVRTC
/// crashes on hostile input (more easily on other threads) and cannot be cancelled. No cache, no signature: layout and
/// resources only. `headers` are used where they fit, which changes the time alone; null: none. Never throws; what went wrong
/// is in the outcome.
CompileOutcome compileProgram(const CompileRequest& request, PrecompiledHeaders* headers = nullptr);

/// The same program with -G, for names and types of every kernel's parameters (KernelInfo::name, loweredName,
/// parameters; sizes and types only). `ok` is false when this compile failed, which matters to nobody else.
struct SignatureOutcome {
    bool ok = false;
    std::vector<KernelInfo> kernels;
    std::vector<ModuleVariable> variables;  ///< all of the program that are declared outside of functions
};
/// The signatures of all kernels, by a second compile with debug information; `ok` is false where it fails. Does not throw.
SignatureOutcome compileSignatures(const CompileRequest& request, PrecompiledHeaders* headers = nullptr);
void to_json(Json& json, const SignatureOutcome& outcome);
/// Throws RuntimeError where it is none.
void from_json(const Json& json, SignatureOutcome& outcome);

/// Adds names and types to `outcome` for each kernel whose layout (offsets and sizes) agrees with its signature; the
/// others keep hasSignature == false. Gives each the variables that its PTX reaches, where cubin and
/// signature agree on their sizes.
void mergeSignatures(CompileOutcome& outcome, const SignatureOutcome& signatures);

}  // namespace kd
