// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/base/sha256.h"
#include "core/compile/compiler.h"
#include "core/compile/binary/cubin.h"
#include "core/compile/binary/demangle.h"
#include "core/compile/binary/kernelorder.h"
#include "core/compile/source/diagnostics.h"
#include "core/compile/source/linedirective.h"
#include "core/compile/source/rejection.h"
#include "core/compile/nvrtc/nvrtcprogram.h"
#include "core/compile/nvrtc/precompiledheaders.h"
#include "core/compile/binary/ptxaslog.h"
#include "core/compile/options/requestcheck.h"

#include <algorithm>
#include <optional>

namespace kd {
namespace {

using State = CompileOutcome::State;

State stateOf(nvrtcResult result)
{
    switch (result) {
    case NVRTC_SUCCESS:
        return State::Ok;
    case NVRTC_ERROR_OUT_OF_MEMORY:
        return State::OutOfMemory;
    case NVRTC_ERROR_BUILTIN_OPERATION_FAILURE:
        return State::Unavailable;
    case NVRTC_ERROR_INTERNAL_ERROR:
        return State::Crashed;
    case NVRTC_ERROR_CANCELLED:
        return State::Cancelled;
    default:
        return State::Rejected;
    }
}

Message failureText(const CompileOutcome& outcome, nvrtcResult result, const NvrtcApi& api)
{
    switch (outcome.state) {
    case State::OutOfMemory:
        return "The compiler ran out of memory on this program.";
    case State::Unavailable:
        return message("NVRTC cannot compile, because it could not use its builtins library: {}", outcome.log);
    case State::Crashed:
        return "NVRTC reports an internal error on this program.";
    case State::Cancelled:
        return "The compile was cancelled.";
    default:
        return rejectionText(outcome.diagnostics, api.getErrorString(result));
    }
}

void readFailure(CompileOutcome& outcome, const CompileRequest& request, const NvrtcProgram& program, const NvrtcLibrary& nvrtc)
{
    std::string log = program.log();
    outcome.diagnostics = readDiagnostics(log);
    if (outcome.state == State::Rejected && !program.ptx().empty()) {
        // ptxas failed. With -v it keeps the reason to itself at times, and only line information leads from the PTX to
        // the source, so it is asked once more.
        NvrtcProgram again(nvrtc.api, request, true);
        if (again.result() == NVRTC_SUCCESS) {
            again.compile(ptxasFailureOptions(request, nvrtc.includeFolders));
            log = again.log();
            outcome.diagnostics = readDiagnostics(log);
            placePtxDiagnostics(outcome.diagnostics, again.ptx());
        }
    }
    outcome.log = shortenedLog(std::move(log));
}

/// Mangling loses typedefs and enumerators, so a kernel that was asked for by an expression is called by it.
void nameLikeExpressions(std::vector<KernelInfo>& kernels, const CompileRequest& request, const NvrtcProgram& program)
{
    for (auto expression = request.nameExpressions.rbegin(); expression != request.nameExpressions.rend(); ++expression) {
        const std::string lowered = program.loweredName(*expression);
        for (KernelInfo& kernel : kernels)
            if (!lowered.empty() && kernel.loweredName == lowered)
                kernel.name = readableNameExpression(*expression);
    }
}

void readTileIr(CompileOutcome& outcome, const CompileRequest& request, const NvrtcProgram& program)
{
    // With --enable-tile NVRTC gives Tile IR of no kernel as well.
    if (!namesTileKernels(request))
        return;
    const std::size_t size = program.tileIrSize();
    if (size > kMaxTileIrBytes)
        outcome.notices.push_back(message("The program's Tile IR is left out: it has {} bytes, and {} are taken.", size,
                                          kMaxTileIrBytes));
    else
        outcome.tileIr = program.tileIr();
}

void readSuccess(CompileOutcome& outcome, const CompileRequest& request, const NvrtcProgram& program)
{
    const std::string log = program.log();
    outcome.diagnostics = readDiagnostics(log);
    outcome.ptx = program.ptx();
    outcome.cubin = program.cubin();
    outcome.cubinSha256 = sha256Hex(outcome.cubin);
    outcome.kernels = readCubinKernels(outcome.cubin, request.architecture);
    sortLikePtx(outcome.kernels, outcome.ptx);
    nameLikeExpressions(outcome.kernels, request, program);
    outcome.notices = mergeUsage(outcome.kernels, readPtxasLog(log));
    readTileIr(outcome, request, program);
    outcome.log = shortenedLog(log);
}

bool isInUsersText(const Diagnostic& diagnostic, const CompileRequest& request)
{
    std::string file = diagnostic.position.file;
    if (file.starts_with(kVirtualFolder))
        file.erase(0, kVirtualFolder.size());
    return file == request.programName ||
        std::any_of(request.headers.begin(), request.headers.end(),
                    [&file](const UserHeader& header) { return header.path == file; });
}

/// Whether a failed compile tells of the user's own mistakes, not perhaps of precompiled headers that went wrong.
bool blamesUser(const CompileRequest& request, const NvrtcProgram& program)
{
    const std::vector<Diagnostic> diagnostics = readDiagnostics(program.log());
    return std::any_of(diagnostics.begin(), diagnostics.end(), [&request](const Diagnostic& diagnostic) {
        return diagnostic.severity == Diagnostic::Severity::Error && isInUsersText(diagnostic, request);
    });
}

void read(CompileOutcome& outcome, const CompileRequest& request, const NvrtcProgram& program, const NvrtcLibrary& nvrtc)
{
    outcome.state = stateOf(program.result());
    if (outcome.ok())
        readSuccess(outcome, request, program);
    else
        readFailure(outcome, request, program, nvrtc);
    nameUserFiles(outcome.diagnostics);
    if (!outcome.ok())
        outcome.message = failureText(outcome, program.result(), nvrtc.api);
}

void compile(CompileOutcome& outcome, const CompileRequest& request, PrecompiledHeaders* headers)
{
    const NvrtcLibrary& nvrtc = nvrtcLibrary();
    outcome.nvrtcVersion = nvrtc.info.version;
    if (!checkRequest(outcome, request, nvrtc.info))
        return;
    const std::vector<std::string> options = programOptions(request, nvrtc.includeFolders);
    const std::optional<PchPrefix> part = headers != nullptr ? headers->find(request, options) : std::nullopt;
    bool isPartUsed = false;
    if (part) {
        NvrtcProgram program(nvrtc.api, request, wantsLineTables(request), &*part);
        if (program.result() == NVRTC_SUCCESS)
            program.compile(options);
        isPartUsed = program.usedPart();
        if (isPartUsed && (program.result() == NVRTC_SUCCESS || blamesUser(request, program)))
            return read(outcome, request, program, nvrtc);
    }
    NvrtcProgram program(nvrtc.api, request, wantsLineTables(request));
    if (program.result() == NVRTC_SUCCESS)
        program.compile(options);
    if (part && (!isPartUsed || program.result() == NVRTC_SUCCESS))
        headers->refuse(*part);
    read(outcome, request, program, nvrtc);
}

}  // namespace

CompileOutcome compileProgram(const CompileRequest& request, PrecompiledHeaders* headers)
{
    return outcomeOfCompile(request, [&](CompileOutcome& outcome) { compile(outcome, request, headers); });
}

}  // namespace kd
