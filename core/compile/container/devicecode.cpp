// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/container/devicecode.h"

#include "core/base/error.h"
#include "core/compile/binary/cubin.h"
#include "core/compile/binary/demangle.h"
#include "core/compile/binary/modulevariables.h"
#include "core/compile/container/containerbytes.h"
#include "core/compile/container/cubinsummary.h"
#include "core/compile/container/ptxsummary.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <lz4.h>
#include <optional>
#include <span>
#include <utility>
#include <zstd.h>

namespace kd {
namespace {

constexpr std::size_t kHeaderComment = 4096;  // the compiler names itself in a comment at the start of PTX

std::vector<std::byte> decompressedZstd(std::span<const std::byte> stored, std::uint64_t size)
{
    // What the frame itself says is compared before memory is taken. A block makes 128 KiB of 4 bytes at best.
    constexpr std::uint64_t kMaxRatio = 128 * 1024 / 4;
    if (ZSTD_getFrameContentSize(stored.data(), stored.size()) != size || size / kMaxRatio > stored.size())
        refuse("the compressed device code (zstd) is damaged");
    std::vector<std::byte> bytes(static_cast<std::size_t>(size));
    const std::size_t got = ZSTD_decompress(bytes.data(), bytes.size(), stored.data(), stored.size());
    if (ZSTD_isError(got) != 0 || got != bytes.size())
        refuse("the compressed device code (zstd) is damaged");
    return bytes;
}

std::vector<std::byte> decompressedLz4(std::span<const std::byte> stored, std::uint64_t size)
{
    constexpr auto kMaxInt = static_cast<std::uint64_t>(std::numeric_limits<int>::max());
    if (size > kMaxInt || stored.size() > kMaxInt)
        refuse("the compressed device code (LZ4) is damaged");
    std::vector<std::byte> bytes(static_cast<std::size_t>(size));
    const int got = LZ4_decompress_safe(reinterpret_cast<const char*>(stored.data()), reinterpret_cast<char*>(bytes.data()),
                                        static_cast<int>(stored.size()), static_cast<int>(size));
    if (got < 0 || static_cast<std::uint64_t>(got) != size)
        refuse("the compressed device code (LZ4) is damaged");
    return bytes;
}

std::vector<std::byte> decompressed(const DeviceCode& code)
{
    const auto stored = code.image ? container::partOf(*code.image, code.storedOffset, code.storedSize) : std::nullopt;
    if (!stored)
        throw LogicError({.text = "the device code does not lie within its file"});
    if (code.compression == DeviceCode::Compression::Zstd)
        return decompressedZstd(*stored, code.size);
    if (code.compression == DeviceCode::Compression::Lz4)
        return decompressedLz4(*stored, code.size);
    return {stored->begin(), stored->end()};
}

void readPtx(DeviceContents& contents)
{
    while (!contents.bytes.empty() && contents.bytes.back() == std::byte{0})
        contents.bytes.pop_back();
    const std::string_view text = container::textOf(contents.bytes);
    const std::optional<container::PtxSummary> summary = container::ptxSummaryOf(text);
    if (!summary)
        refuse("the device code is no PTX: it does not begin with .version");
    container::requireWholePtx(text);
    if (!summary->architecture.empty())
        contents.architecture = summary->architecture;
    contents.compiler = container::compilerNamedIn(text.substr(0, kHeaderComment), "nvcc");
    contents.kernels = container::ptxKernels(text);
}

/// Machine code does not tell which kernel reaches which variable: each is given all, where those are few.
void addVariables(DeviceContents& contents)
{
    constexpr std::size_t kMaxOfAll = 4096;
    std::vector<ModuleVariable> variables;
    for (const auto& [symbol, variable] : readCubinVariables(contents.bytes)) {
        const bool isOfUser = !symbol.starts_with('$') && !symbol.starts_with('.') && !symbol.starts_with("__");
        if (isOfUser && variable.size > 0 && variable.size <= UINT32_MAX)
            variables.push_back({.name = readableKernelName(symbol),
                                 .loweredName = symbol,
                                 .isConstant = variable.isConstant,
                                 .type = bitsOfSize(static_cast<std::uint32_t>(variable.size))});
    }
    std::ranges::sort(variables, {}, &ModuleVariable::loweredName);
    if (variables.size() * contents.kernels.size() <= kMaxOfAll)
        for (KernelInfo& kernel : contents.kernels)
            kernel.variables = variables;
}

void readCubin(DeviceContents& contents)
{
    const container::CubinSummary summary = container::cubinSummaryOf(contents.bytes);
    contents.architecture = summary.architecture;
    contents.compiler = summary.compiler;
    contents.kernels = readCubinKernels(contents.bytes, contents.architecture);
    addVariables(contents);
    for (KernelInfo& kernel : contents.kernels)
        kernel.lacksSpills = true;
}

}  // namespace

DeviceContents contentsOf(const DeviceCode& code)
{
    DeviceContents contents{.bytes = decompressed(code), .architecture = code.architecture, .compiler = {}, .kernels = {}};
    if (code.kind == DeviceCode::Kind::Ptx)
        readPtx(contents);
    else if (code.kind == DeviceCode::Kind::Cubin)
        readCubin(contents);
    return contents;
}

}  // namespace kd
