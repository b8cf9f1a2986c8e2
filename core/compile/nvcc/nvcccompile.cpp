// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/nvcc/nvcccompile.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/sha256.h"
#include "core/compile/binary/cubin.h"
#include "core/compile/binary/dwarfsignatures.h"
#include "core/compile/binary/kernelorder.h"
#include "core/compile/binary/ptxaslog.h"
#include "core/compile/nvcc/nvccfolder.h"
#include "core/compile/options/optiontable.h"
#include "core/compile/options/requestcheck.h"
#include "core/compile/source/diagnostics.h"
#include "core/compile/source/linedirective.h"
#include "core/compile/source/rejection.h"

#include <algorithm>
#include <exception>
#include <initializer_list>
#include <iterator>
#include <new>
#include <string_view>
#include <utility>

namespace kd {
namespace {

namespace fs = std::filesystem;
using State = CompileOutcome::State;

constexpr const char* kPtxName = "program.ptx";
constexpr const char* kCubinName = "program.cubin";
constexpr const char* kTileIrName = "program.tilebc";
constexpr int kFirstTileArchitecture = 80;  // sm_80
constexpr Bytes kMaxResult{128ull << 20};

bool holdsAny(std::string_view text, std::initializer_list<std::string_view> words)
{
    return std::any_of(words.begin(), words.end(),
                       [text](std::string_view word) { return text.find(word) != std::string_view::npos; });
}

/// nvcc tells the end of the programs that it starts in words of its own.
State stateOfFailure(const posix::ProgramRun& run)
{
    if (holdsAny(run.output, {"out of memory", "bad_alloc", "Cannot allocate memory", "memory exhausted"}))
        return State::OutOfMemory;
    if (run.status.overProcessorTime() || holdsAny(run.output, {"died due to signal 24", "died with status 0x18 "}))
        return State::Deadline;
    if (holdsAny(run.output, {"nvcc fatal   : Unsupported gpu architecture", "is not defined for option 'gpu-architecture'"}))
        return State::Unavailable;
    return run.status.signalled || holdsAny(run.output, {"died due to signal"}) ? State::Crashed : State::Rejected;
}

Message nvccFailureText(const CompileOutcome& outcome, const posix::ProgramRun& run)
{
    switch (outcome.state) {
    case State::OutOfMemory:
        return "The compiler ran out of memory on this program.";
    case State::Deadline:
        return "The compiler took more processor time than its deadline allows; give it more time, or look for an endless "
               "template.";
    case State::Unavailable:
        return message("nvcc {} cannot compile for {}.", outcome.nvccVersion, outcome.architecture);
    case State::Crashed:
        return message("nvcc cannot take this source: {}.",
                       rejectionText(outcome.diagnostics, describe(run.status).english()));
    default:
        return rejectionText(outcome.diagnostics, describe(run.status).english());
    }
}

void addDropped(CompileOutcome& outcome, const std::string& option, const Message& reason)
{
    outcome.notices.push_back(message("The compiler option {} is left out: {}.", option, reason));
}

/// What the options ask for, without what they may not: files of the user's are set apart, so that each one that is read counts.
NvccArguments argumentsOf(CompileOutcome& outcome, const CompileRequest& request)
{
    NvccArguments arguments = parseNvccArguments(request.options);
    for (const std::vector<std::string>* const folders : {&arguments.includeFolders, &arguments.systemIncludeFolders})
        for (const std::string& folder : *folders)
            addDropped(outcome, folder, "include folders are set apart, so that every header that is read counts");
    for (const std::string& file : arguments.preIncludes)
        addDropped(outcome, file, "it reads a file; put the #include into the source");
    for (const std::string& architecture : arguments.architectures)
        addDropped(outcome, architecture, "it is set apart, not as an option");
    for (const DroppedOption& dropped : arguments.dropped)
        addDropped(outcome, dropped.option, dropped.reason);
    std::erase_if(arguments.options, [&](const std::string& option) {
        const OptionIntroduction* const introduction = introductionAfter(option, outcome.nvccVersion);
        if (introduction != nullptr)
            addDropped(outcome, option, message("nvcc {} does not know it, CUDA {}.{} and later do", outcome.nvccVersion,
                                                introduction->major, introduction->minor));
        return introduction != nullptr;
    });
    if (needsTileOption(request, arguments.options))
        arguments.options.emplace_back("--enable-tile");
    arguments.includeFolders.clear();
    arguments.systemIncludeFolders.clear();
    arguments.preIncludes.clear();
    return arguments;
}

NvccInput inputOf(const CompileRequest& request, const NvccToolchain& toolchain, const NvccFolder& folder, NvccArguments arguments)
{
    arguments.includeFolders = {folder.includes.string()};
    return {.nvcc = toolchain.location.nvcc,
            .ptxas = toolchain.location.ptxas,
            .source = folder.source,
            .architecture = request.architecture,
            .arguments = std::move(arguments)};
}

/// Names of what is local to a file hold a hash of where it lies; without it they are the same in every folder.
std::string withoutPlace(std::string text)
{
    constexpr std::string_view kBehindHash = "_10_program_cu_";
    constexpr std::size_t kHashDigits = 8;
    for (std::size_t at = text.find(kBehindHash); at != std::string::npos; at = text.find(kBehindHash, at + 1))
        if (at >= kHashDigits && text.find_first_not_of("0123456789abcdef", at - kHashDigits) == at)
            text.replace(at - kHashDigits, kHashDigits, kHashDigits, '0');
    return text;
}

bool checkArchitecture(CompileOutcome& outcome, const CompileRequest& request)
{
    if (isRealArchitecture(request.architecture))
        return true;
    outcome.state = State::Unavailable;
    outcome.message = message("nvcc cannot compile for {}, which is no architecture.", request.architecture);
    return false;
}

/// What is wrong with a name expression is no fault of a file.
void nameExpressions(std::vector<Diagnostic>& diagnostics)
{
    for (Diagnostic& diagnostic : diagnostics) {
        if (!diagnostic.position.file.starts_with(kNameExpressionPrefix))
            continue;
        const std::string expression = diagnostic.position.file.substr(kNameExpressionPrefix.size());
        diagnostic.message = message("name expression \"{}\": {}", expression, diagnostic.message);
        diagnostic.position = {};
        diagnostic.stage = "options";
    }
}

/// Adds what `run` said to log and diagnostics; false, with state and message, where it failed.
bool onRun(CompileOutcome& outcome, const posix::ProgramRun& run, const NvccFolder& folder, const std::string& ptx)
{
    std::vector<Diagnostic> diagnostics = parseNvccDiagnostics(run.output, folder.sources);
    placePtxDiagnostics(diagnostics, ptx);
    nameUserFiles(diagnostics);
    nameExpressions(diagnostics);
    std::move(diagnostics.begin(), diagnostics.end(), std::back_inserter(outcome.diagnostics));
    outcome.log = shortenedLog(outcome.log + run.output);
    if (run.isGood())
        return true;
    outcome.state = stateOfFailure(run);
    outcome.message = nvccFailureText(outcome, run);
    return false;
}

/// False, with state and message, where nvcc refuses the kernels of CUDA Tile.
bool readTileIr(CompileOutcome& outcome, const CompileRequest& request, const NvccToolchain& toolchain, const NvccFolder& folder,
                const NvccInput& input)
{
    const std::vector<std::string>& options = input.arguments.options;
    const auto has = [&options](std::string_view option) {
        return std::find(options.begin(), options.end(), option) != options.end();
    };
    if (!has("--enable-tile") || has("--simt-only") || !namesTileKernels(request))
        return true;
    if (architectureNumber(request.architecture) < kFirstTileArchitecture) {
        outcome.notices.push_back(message("The kernels of CUDA Tile (__tile_global__) are left out: nvcc makes Tile IR for sm_80 "
                                          "and later, and this is {}.", request.architecture));
        return true;
    }
    if (!onRun(outcome, toolchain.run(nvccTileIrCommand(input, kTileIrName)), folder, {}))
        return false;
    const std::uintmax_t size = fs::file_size(toolchain.folder / kTileIrName);
    if (size > kMaxTileIrBytes)
        outcome.notices.push_back(message("The program's Tile IR is left out: it has {} bytes, and {} are taken.", size,
                                          kMaxTileIrBytes));
    else
        outcome.tileIr = posix::readFile(toolchain.folder / kTileIrName, Bytes{kMaxTileIrBytes});
    return true;
}

void compileDeviceHalf(CompileOutcome& outcome, const CompileRequest& request, const NvccToolchain& toolchain)
{
    outcome.nvccVersion = toolchain.version;
    if (!checkArchitecture(outcome, request) || !checkTexts(outcome, request) ||
        !checkTile(outcome, request, "nvcc", toolchain.version))
        return;
    const NvccArguments arguments = argumentsOf(outcome, request);
    const NvccFolder folder = writeNvccFolder(request, toolchain.folder);
    const NvccInput input = inputOf(request, toolchain, folder, arguments);
    if (!onRun(outcome, toolchain.run(nvccPtxCommand(input, kPtxName)), folder, {}))
        return;
    std::string ptx = withoutPlace(posix::readTextFile(toolchain.folder / kPtxName, kMaxResult));
    writeNvccText(toolchain.folder / kPtxName, ptx);
    const posix::ProgramRun assembled = toolchain.run(ptxasCommand(input, kPtxName, kCubinName));
    if (!onRun(outcome, assembled, folder, ptx) || !readTileIr(outcome, request, toolchain, folder, input))
        return;
    outcome.state = State::Ok;
    outcome.ptx = std::move(ptx);
    outcome.cubin = posix::readFile(toolchain.folder / kCubinName, kMaxResult);
    outcome.cubinSha256 = sha256Hex(outcome.cubin);
    outcome.kernels = readCubinKernels(outcome.cubin, request.architecture);
    sortLikePtx(outcome.kernels, outcome.ptx);
    for (Message& disagreement : mergeUsage(outcome.kernels, readPtxasLog(assembled.output)))
        outcome.notices.push_back(std::move(disagreement));
}

}  // namespace

CompileOutcome compileWithNvcc(const CompileRequest& request, const NvccToolchain& toolchain)
{
    return outcomeOfCompile(request, [&](CompileOutcome& outcome) { compileDeviceHalf(outcome, request, toolchain); });
}

SignatureOutcome signaturesWithNvcc(const CompileRequest& request, const NvccToolchain& toolchain)
{
    try {
        CompileOutcome checked;
        if (!checkArchitecture(checked, request) || !checkTexts(checked, request))
            return {};
        const NvccFolder folder = writeNvccFolder(request, toolchain.folder);
        const NvccInput input = inputOf(request, toolchain, folder, argumentsOf(checked, request));
        if (!toolchain.run(nvccSignatureCommand(input, kCubinName)).isGood())
            return {};
        const std::vector<std::byte> cubin = posix::readFile(toolchain.folder / kCubinName, kMaxResult);
        SignatureOutcome outcome{.ok = true, .kernels = readDwarfSignatures(cubin, request.architecture),
                                 .variables = readDwarfVariables(cubin)};
        for (KernelInfo& kernel : outcome.kernels)
            kernel.loweredName = withoutPlace(std::move(kernel.loweredName));
        for (ModuleVariable& variable : outcome.variables)
            variable.loweredName = withoutPlace(std::move(variable.loweredName));
        return outcome;
    } catch (const std::exception&) {
        return {};
    }
}

bool isRealArchitecture(std::string_view text)
{
    if (!text.starts_with("sm_"))
        return false;
    text.remove_prefix(3);
    if (text.ends_with('a') || text.ends_with('f'))
        text.remove_suffix(1);
    constexpr std::size_t kFewestDigits = 2;
    constexpr std::size_t kMaxDigits = 3;
    return text.size() >= kFewestDigits && text.size() <= kMaxDigits &&
        text.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace kd
