// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/tile/tileassembly.h"

#include "core/base/error.h"
#include "core/base/posix/file.h"
#include "core/base/sha256.h"
#include "core/base/text.h"
#include "core/compile/binary/cubin.h"
#include "core/compile/binary/demangle.h"
#include "core/compile/outline/outline.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <new>
#include <string_view>
#include <utility>

namespace kd {
namespace {

using State = CompileOutcome::State;

constexpr const char* kBytecodeName = "program.tilebc";
constexpr const char* kTileCubinName = "program.cubin";
constexpr Bytes kMaxTileCubin{128ull << 20};
constexpr int kFirstTileArchitecture = 80;
constexpr std::size_t kMaxQuoted = 400;

struct ScalarType {
    std::string_view name;
    TypeInfo::Kind kind;
    std::uint64_t size;  ///< bytes
};

/// As the demangler spells them.
constexpr ScalarType kScalars[] = {
    {"float", TypeInfo::Kind::Float, 4},
    {"double", TypeInfo::Kind::Float, 8},
    {"__half", TypeInfo::Kind::Half, 2},
    {"__nv_bfloat16", TypeInfo::Kind::BFloat16, 2},
    {"bool", TypeInfo::Kind::Bool, 1},
    {"char", TypeInfo::Kind::Character, 1},
    {"signed char", TypeInfo::Kind::Signed, 1},
    {"unsigned char", TypeInfo::Kind::Unsigned, 1},
    {"short", TypeInfo::Kind::Signed, 2},
    {"unsigned short", TypeInfo::Kind::Unsigned, 2},
    {"int", TypeInfo::Kind::Signed, 4},
    {"unsigned int", TypeInfo::Kind::Unsigned, 4},
    {"long", TypeInfo::Kind::Signed, 8},
    {"unsigned long", TypeInfo::Kind::Unsigned, 8},
    {"long long", TypeInfo::Kind::Signed, 8},
    {"unsigned long long", TypeInfo::Kind::Unsigned, 8},
};

/// "float", "float const*"; bits where it is another one, or not as large.
TypeInfo typeNamed(std::string_view name, std::uint32_t size)
{
    constexpr std::string_view kConst = " const";
    constexpr std::uint32_t kPointer = 8;
    const bool isPointer = name.ends_with('*');
    if (isPointer)
        name.remove_suffix(1);
    const bool isConst = name.ends_with(kConst);
    if (isConst)
        name.remove_suffix(kConst.size());
    const auto* const found = std::ranges::find(kScalars, name, &ScalarType::name);
    if (found == std::end(kScalars) || size != (isPointer ? kPointer : found->size))
        return bitsOfSize(size);
    TypeInfo scalar{.kind = found->kind, .name = std::string(name), .size = found->size, .isConst = isPointer && isConst};
    if (!isPointer)
        return scalar;
    TypeInfo pointer{.kind = TypeInfo::Kind::Pointer, .name = (isConst ? "const " : "") + scalar.name + '*', .size = kPointer};
    pointer.element.push_back(std::move(scalar));
    return pointer;
}

State stateOfFailedTool(const posix::ProgramRun& run)
{
    if (run.status.overProcessorTime())
        return State::Deadline;
    if (run.output.find("out of memory") != std::string::npos || run.output.find("bad_alloc") != std::string::npos)
        return State::OutOfMemory;
    return run.status.signalled ? State::Crashed : State::Rejected;
}

Message failedToolText(const posix::ProgramRun& run)
{
    std::string said(trimmed(std::string_view(run.output).substr(0, kMaxQuoted)));
    std::ranges::replace(said, '\n', ' ');
    if (said.empty())
        return message("tileiras {}", describe(run.status));
    return message("tileiras says: {}", verbatim(std::move(said)));
}

void writeBytecode(const std::filesystem::path& path, const std::vector<std::byte>& bytes)
{
    std::ofstream file(path, std::ios::binary);
    if (!file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size())).flush())
        throw RuntimeError({.text = "the Tile IR cannot be written for tileiras", .subject = path.string()});
}

void assemble(CompileOutcome& outcome, const TileAssemblyRequest& request, const TileToolchain& toolchain)
{
    writeBytecode(toolchain.folder / kBytecodeName, request.tileIr);
    const posix::ProgramRun run = toolchain.run(
        {.program = toolchain.location.tileiras,
         .arguments = {"--gpu-name=" + tileArchitecture(request.architecture), "--lineinfo", "-o", kTileCubinName, kBytecodeName}});
    outcome.log = run.output;
    if (!run.isGood()) {
        outcome.state = stateOfFailedTool(run);
        outcome.message = failedToolText(run);
        return;
    }
    outcome.cubin = posix::readFile(toolchain.folder / kTileCubinName, kMaxTileCubin);
    outcome.cubinSha256 = sha256Hex(outcome.cubin);
    outcome.kernels = readCubinKernels(outcome.cubin, request.architecture);
    for (KernelInfo& kernel : outcome.kernels) {
        kernel.isTile = true;
        kernel.lacksSpills = true;
    }
    outcome.state = State::Ok;
}

/// The kernel as the source declares it; null where it does not, or several so.
const OutlineItem* declarationOf(const Outline& outline, const KernelInfo& kernel)
{
    const std::string_view name = std::string_view(kernel.name).substr(0, kernel.name.find('<'));
    const OutlineItem* found = nullptr;
    for (const OutlineItem& item : outline.items) {
        if (item.kind != OutlineItem::Kind::Kernel || item.qualifiedName() != name ||
            item.parameters.size() != kernel.parameters.size())
            continue;
        if (found != nullptr && item.isDefinition() == found->isDefinition())
            return nullptr;
        if (found == nullptr || item.isDefinition())
            found = &item;
    }
    return found;
}

}  // namespace

std::string tileArchitecture(const std::string& architecture)
{
    const int number = architectureNumber(architecture);
    return number < kFirstTileArchitecture ? std::string() : "sm_" + std::to_string(number);
}

CompileOutcome assembleTileIr(const TileAssemblyRequest& request, const TileToolchain& toolchain)
{
    CompileOutcome outcome{.architecture = request.architecture};
    try {
        assemble(outcome, request, toolchain);
    } catch (const Error& error) {
        outcome.state = State::Unavailable;
        outcome.message = error.sentence();
    } catch (const std::bad_alloc&) {
        outcome.state = State::OutOfMemory;
        outcome.message = "tileiras' machine code takes more memory than there is.";
    }
    return outcome;
}

void addTileCode(CompileOutcome& outcome, const CompileOutcome& assembled)
{
    if (assembled.ok()) {
        outcome.tileCubin = assembled.cubin;
        outcome.tileCubinSha256 = assembled.cubinSha256;
        outcome.kernels.insert(outcome.kernels.end(), assembled.kernels.begin(), assembled.kernels.end());
    } else {
        outcome.notices.push_back(message("The kernels of CUDA Tile (__tile_global__) are Tile IR alone, without registers, shared "
                                          "memory and launches: {}", assembled.message));
    }
}

void nameTileParameters(std::vector<KernelInfo>& kernels, const std::string& source)
{
    const Outline outline = readOutline(source);
    for (KernelInfo& kernel : kernels) {
        const std::vector<std::string> types = parameterTypesOf(kernel.loweredName);
        const OutlineItem* const declared = declarationOf(outline, kernel);
        for (std::size_t i = 0; i < kernel.parameters.size(); ++i) {
            Parameter& parameter = kernel.parameters[i];
            const bool isKnown = types.size() == kernel.parameters.size();
            parameter.type = isKnown ? typeNamed(types[i], parameter.size) : bitsOfSize(parameter.size);
            if (declared != nullptr)
                parameter.name = declared->parameters[i].name;
        }
        kernel.hasSignature = true;
    }
}

}  // namespace kd
