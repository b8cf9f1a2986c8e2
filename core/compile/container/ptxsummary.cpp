// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/container/ptxsummary.h"

#include "core/base/error.h"
#include "core/compile/binary/demangle.h"
#include "core/compile/container/ptxparameters.h"
#include "core/compile/binary/ptxwords.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

namespace kd::container {
namespace {

constexpr std::size_t kMaxKernels = 1u << 16;
constexpr std::size_t kMaxNameLength = 1u << 16;

constexpr std::size_t kMaxParameters = 4096;  // of a kernel
constexpr std::size_t kMaxParametersInAll = 1u << 17;

/// The threads of `.maxntid 128, 1, 1`; gives the word behind it.
std::string_view readBounds(PtxWords& words, KernelInfo& kernel)
{
    constexpr std::uint64_t kMaxThreads = 1u << 20;
    std::uint64_t threads = 1;
    std::string_view word = ",";
    while (word == ",") {
        threads = std::min<std::uint64_t>(threads * ptxNumber(words.next()), kMaxThreads);
        word = words.next();
    }
    kernel.maxThreadsPerBlock = static_cast<std::uint32_t>(threads);
    return word;
}

/// Reads what stands from the name of an entry to its body; false where it is a declaration without one.
bool readHead(PtxWords& words, KernelInfo& kernel, PtxParameters& parameters, std::size_t maxParameters)
{
    std::string_view word = words.next();
    while (!word.empty() && word != "{" && word != ";") {
        if (word == "(")
            parameters.readList(words, maxParameters);
        word = word == ".maxntid" || word == ".reqntid" ? readBounds(words, kernel) : words.next();
    }
    return word == "{";
}

/// Reads to the end of the body, the "{" of which was read.
void readBody(PtxWords& words, PtxParameters& parameters)
{
    for (int depth = 1; depth > 0;) {
        const std::vector<std::string_view>& statement = words.nextStatement();
        if (statement.empty())
            return;
        if (statement[0] == "{" || statement[0] == "}")
            depth += statement[0] == "{" ? 1 : -1;
        else
            parameters.follow(statement);
    }
}

/// Reads an entry from its name on; nothing where it is none that is defined.
std::optional<KernelInfo> readEntry(PtxWords& words, std::size_t maxParameters)
{
    const std::string_view name = words.next();
    if (name.empty() || name.size() > kMaxNameLength || name.starts_with('.') || name == "{")
        return std::nullopt;
    KernelInfo kernel{.loweredName = std::string(name), .hasSignature = true, .lacksFigures = true, .lacksSpills = true};
    PtxParameters parameters;
    if (!readHead(words, kernel, parameters, maxParameters))
        return std::nullopt;
    readBody(words, parameters);
    kernel.name = readableKernelName(kernel.loweredName);
    kernel.parameters = parameters.parameters();
    return kernel;
}

void readTarget(PtxWords& words, PtxSummary& summary)
{
    constexpr std::size_t kMaxTargets = 16;
    for (std::size_t i = 0; i < kMaxTargets; ++i) {
        const std::string_view word = words.next();
        if (word.starts_with("sm_") && word.size() <= 16)
            summary.architecture = std::string(word);
        else if (word == "debug")
            summary.debug = true;
        else if (word != "," || word.empty())
            return;
    }
}

/// Whether the word begins what ends with a ";" or a body outside of functions; other directives there end with their line.
bool startsDeclaration(std::string_view word)
{
    constexpr std::string_view kWords[] = {".visible", ".extern", ".weak",  ".common", ".entry",
                                           ".func",    ".global", ".const", ".shared"};
    return std::ranges::find(kWords, word) != std::end(kWords);
}

/// `word` refers to `text`; lines are counted from 1.
std::ptrdiff_t lineOf(std::string_view text, std::string_view word)
{
    return 1 + std::count(text.data(), word.data(), '\n');
}

}  // namespace

void requireWholePtx(std::string_view text)
{
    PtxWords words(text);
    std::string_view block, declaration;  // outside of functions: the "{" and the first word that nothing ended yet
    int depth = 0;
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        if (word == "{" && depth++ == 0)
            block = word;
        if (word == "}" && --depth < 0)
            refuse(message("the PTX is damaged: line {} closes a block that none opens; build it anew", lineOf(text, word)));
        if (depth == 0 && (word == ";" || word == "}"))
            declaration = {};
        else if (declaration.empty() && startsDeclaration(word))
            declaration = word;
    }
    if (depth > 0)
        refuse(message("the PTX is cut off: the block that begins in line {} does not end; build it anew", lineOf(text, block)));
    if (!declaration.empty())
        refuse(message("the PTX is cut off: what line {} declares does not end; build it anew", lineOf(text, declaration)));
}

std::optional<PtxSummary> ptxSummaryOf(std::string_view text)
{
    PtxWords words(text);
    if (words.next() != ".version")
        return std::nullopt;
    const std::string_view version = words.next();
    const std::size_t point = version.find('.');
    PtxSummary summary{.versionMajor = ptxNumber(version.substr(0, point)),
                       .versionMinor = point == std::string_view::npos ? 0 : ptxNumber(version.substr(point + 1))};
    if (words.next() == ".target")
        readTarget(words, summary);
    return summary;
}

std::vector<KernelInfo> ptxKernels(std::string_view text)
{
    std::vector<KernelInfo> kernels;
    PtxWords words(text);
    std::size_t parameters = 0;
    for (std::string_view word = words.next(); !word.empty() && kernels.size() < kMaxKernels; word = words.next()) {
        if (word != ".entry")
            continue;
        std::optional<KernelInfo> kernel = readEntry(words, std::min(kMaxParameters, kMaxParametersInAll - parameters));
        if (!kernel)
            continue;
        parameters += kernel->parameters.size();
        kernels.push_back(std::move(*kernel));
    }
    return kernels;
}

}  // namespace kd::container
