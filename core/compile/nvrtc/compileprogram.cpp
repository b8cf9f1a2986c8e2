// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/counted.h"
#include "core/base/error.h"
#include "core/base/sha256.h"
#include "core/compile/compiler.h"
#include "core/compile/binary/cubin.h"
#include "core/compile/binary/demangle.h"
#include "core/compile/source/diagnostics.h"
#include "core/compile/nvrtc/nvrtcprogram.h"
#include "core/compile/nvrtc/precompiledheaders.h"
#include "core/compile/binary/ptxaslog.h"
#include "core/compile/options/requestcheck.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <new>
#include <optional>
#include <string_view>
#include <unordered_map>

namespace kd {
namespace {

using State = CompileOutcome::State;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kLongestLog = 1u << 20;  // a log quotes source lines, each at any length

std::string shortened(std::string log)
{
    if (log.size() <= kLongestLog)
        return log;
    const std::size_t left = log.size() - kLongestLog;
    log.resize(kLongestLog);
    return log + "\n[" + counted(left, "further byte") + " left out]\n";
}

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

std::string placeText(const Diagnostic& diagnostic)
{
    if (diagnostic.position.file.empty())
        return {};
    std::string text = diagnostic.position.file;
    if (diagnostic.position.line > 0)
        text += ":" + std::to_string(diagnostic.position.line);
    return text + ": ";
}

Message rejectedText(const CompileOutcome& outcome, nvrtcResult result, const NvrtcApi& api)
{
    const auto isError = [](const Diagnostic& diagnostic) { return diagnostic.severity == Diagnostic::Severity::Error; };
    const auto first = std::find_if(outcome.diagnostics.begin(), outcome.diagnostics.end(), isError);
    if (first == outcome.diagnostics.end())
        return message("The program does not compile, and the compiler gives no reason but {}.",
                       std::string(api.getErrorString(result)));
    const auto errors = std::count_if(outcome.diagnostics.begin(), outcome.diagnostics.end(), isError);
    const Message where = message("{}{}", placeText(*first), first->message);
    return errors == 1 ? message("The program does not compile, with one error: {}", where)
                       : message("The program does not compile, with {} errors, the first: {}", errors, where);
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
        return rejectedText(outcome, result, api);
    }
}

/// Relative names went to the compiler under a folder of its own.
void nameUserFiles(std::vector<Diagnostic>& diagnostics)
{
    for (Diagnostic& diagnostic : diagnostics)
        if (diagnostic.position.file.starts_with(kVirtualFolder))
            diagnostic.position.file.erase(0, kVirtualFolder.size());
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
    outcome.log = shortened(std::move(log));
}

/// Kernels in the order of the PTX, which is that of the source.
void sortLikePtx(std::vector<KernelInfo>& kernels, const std::string& ptx)
{
    constexpr std::string_view kEntry = ".entry ";
    std::unordered_map<std::string_view, std::size_t> order;
    for (std::size_t at = ptx.find(kEntry); at != std::string::npos; at = ptx.find(kEntry, at + 1)) {
        const std::size_t start = at + kEntry.size();
        order.emplace(std::string_view(ptx).substr(start, ptx.find_first_of("( \t\r\n", start) - start), at);
    }
    const auto place = [&order](const KernelInfo& kernel) {
        const auto found = order.find(kernel.loweredName);
        return found == order.end() ? std::string::npos : found->second;
    };
    std::stable_sort(kernels.begin(), kernels.end(),
                     [&place](const KernelInfo& a, const KernelInfo& b) { return place(a) < place(b); });
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
    outcome.log = shortened(log);
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
    const auto start = Clock::now();
    CompileOutcome outcome{.architecture = request.architecture};
    try {
        describeRequest(outcome, request);
        compile(outcome, request, headers);
    } catch (const std::bad_alloc&) {
        outcome.state = State::OutOfMemory;
        outcome.message = "The compiler ran out of memory on this program.";
    } catch (const std::exception& error) {
        outcome.state = State::Crashed;
        outcome.message = message("The compiler's result cannot be used: {}", messageOf(error));
    }
    outcome.duration = Clock::now() - start;
    return outcome;
}

}  // namespace kd
