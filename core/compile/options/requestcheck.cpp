// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/options/requestcheck.h"

#include "core/base/error.h"
#include "core/base/sha256.h"
#include "core/compile/options/allowedoption.h"
#include "core/compile/options/optiontable.h"
#include "core/compile/binary/cubin.h"
#include "core/compile/source/launchbounds.h"
#include "core/compile/source/sourcetokens.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <new>

namespace kd {
namespace {

using State = CompileOutcome::State;

constexpr const char* kEnableTile = "--enable-tile";

bool knowsArchitecture(const CompilerInfo& compiler, const std::string& architecture)
{
    std::string plain = architecture;
    if (plain.ends_with('a') || plain.ends_with('f'))
        plain.pop_back();
    return std::find(compiler.architectures.begin(), compiler.architectures.end(), plain) != compiler.architectures.end();
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

bool refuse(CompileOutcome& outcome, State state, Message message)
{
    outcome.state = state;
    outcome.message = std::move(message);
    return false;
}

/// NVRTC takes a NUL and, without a word, a byte 0xFF for the end of the text.
bool checkForEndBytes(CompileOutcome& outcome, const std::string& text, const std::string& file)
{
    const std::size_t at = text.find_first_of(std::string("\0\xff", 2));
    if (at == std::string::npos)
        return true;
    const bool isNul = text[at] == '\0';
    SourcePosition position = positionAt(text, at);
    position.file = file;
    outcome.diagnostics.push_back({.message = isNul ? Message("the text holds a NUL character here; a CUDA source is text in UTF-8")
                                                    : Message("the text holds a byte 0xFF here; a CUDA source is text in UTF-8"),
                                   .position = position,
                                   .stage = "compiler"});
    return refuse(outcome, State::Rejected,
                  isNul ? message("{}: the text holds a NUL character; a CUDA source is text in UTF-8.", fileAndLine(position))
                        : message("{}: the text holds a byte 0xFF; a CUDA source is text in UTF-8.", fileAndLine(position)));
}

/// Requests come from another process: what it calls canonical is looked at again.
bool checkOptions(CompileOutcome& outcome, const std::vector<std::string>& options)
{
    for (const std::string& option : options) {
        Message reason = "it is not in its canonical form";
        try {
            if (allowedOption(option) == option)
                continue;
        } catch (const RuntimeError& error) {
            reason = error.info().text;
        }
        const Message wrong = message("{}: {}", option.substr(0, 200), reason);
        outcome.diagnostics.push_back({.message = wrong, .stage = "options"});
        return refuse(outcome, State::Rejected, message("The program was not compiled: {}.", wrong));
    }
    return true;
}

/// An older compiler's own words for it name the option, but not what would help.
bool checkAge(CompileOutcome& outcome, const std::vector<std::string>& options, const CompilerInfo& compiler)
{
    for (const std::string& option : options) {
        const OptionIntroduction* const introduction = introductionAfter(option, compiler.version);
        if (introduction == nullptr)
            continue;
        const Message wrong = message("{} needs CUDA {}.{} or later; this is NVRTC {}", option.substr(0, 200), introduction->major,
                                      introduction->minor, compiler.version);
        outcome.diagnostics.push_back({.message = wrong, .stage = "options"});
        return refuse(outcome, State::Rejected, message("The program was not compiled: {}.", wrong));
    }
    return true;
}

/// Options that say nothing of types: the debug compile goes without them, some even take the types away (--dopt).
bool changesCodeOnly(const std::string& option)
{
    constexpr std::string_view kPrefixes[] = {"--device-debug",  "--generate-line-info", "--dopt",
                                              "--Ofast-compile", "--ptxas-options",      "--maxrregcount",
                                              "--split-compile", "--optimization-info",  "--diag-error"};
    return std::any_of(std::begin(kPrefixes), std::end(kPrefixes),
                       [&option](std::string_view prefix) { return option.starts_with(prefix); });
}

std::vector<std::string> commonOptions(const CompileRequest& request, const std::vector<std::filesystem::path>& includeFolders)
{
    std::vector<std::string> options = request.options;
    options.push_back("--gpu-architecture=" + request.architecture);
    if (needsTileOption(request, request.options))
        options.emplace_back(kEnableTile);
    // NVRTC's own cache lives in the driver: with it a compile process would touch the GPU.
    options.emplace_back("--no-cache");
    for (const std::filesystem::path& folder : includeFolders)
        options.push_back("--include-path=" + folder.string());
    return options;
}

/// Fills in what is known before the compile.
void describeRequest(CompileOutcome& outcome, const CompileRequest& request)
{
    outcome.sourceSha256 = sha256Hex(request.source);
    Sha256 options;
    for (const std::string& option : request.options)
        options.addField(option);
    outcome.optionsSha256 = toHex(options.finish());
}

}  // namespace

CompileOutcome outcomeOfCompile(const CompileRequest& request, const std::function<void(CompileOutcome&)>& compile)
{
    const auto start = std::chrono::steady_clock::now();
    CompileOutcome outcome{.architecture = request.architecture};
    try {
        describeRequest(outcome, request);
        compile(outcome);
    } catch (const std::bad_alloc&) {
        outcome.state = State::OutOfMemory;
        outcome.message = "The compiler ran out of memory on this program.";
    } catch (const std::exception& error) {
        outcome.state = State::Crashed;
        outcome.message = message("The compiler's result cannot be used: {}", messageOf(error));
    }
    outcome.duration = std::chrono::steady_clock::now() - start;
    return outcome;
}

bool checkRequest(CompileOutcome& outcome, const CompileRequest& request, const CompilerInfo& compiler)
{
    if (!compiler.available)
        return refuse(outcome, State::Unavailable, compiler.missing);
    if (!knowsArchitecture(compiler, request.architecture))
        return refuse(outcome, State::Unavailable,
                      message("NVRTC {} cannot compile for {}; it knows {}.", compiler.version, request.architecture,
                              joined(compiler.architectures)));
    return checkOptions(outcome, request.options) && checkAge(outcome, request.options, compiler) &&
        checkTile(outcome, request, "NVRTC", compiler.version) && checkTexts(outcome, request);
}

bool checkTexts(CompileOutcome& outcome, const CompileRequest& request)
{
    if (!checkForEndBytes(outcome, request.source, request.programName))
        return false;
    return std::all_of(request.headers.begin(), request.headers.end(),
                       [&](const UserHeader& header) { return checkForEndBytes(outcome, header.text, header.path); });
}

bool namesTileKernels(const CompileRequest& request)
{
    const auto hasWord = [](const std::string& text) { return text.find("__tile_global__") != std::string::npos; };
    return hasWord(request.source) ||
        std::any_of(request.headers.begin(), request.headers.end(), [&](const UserHeader& header) { return hasWord(header.text); });
}

bool needsTileOption(const CompileRequest& request, const std::vector<std::string>& options)
{
    constexpr std::string_view kTileOptions[] = {kEnableTile, "--tile-only", "--simt-only"};
    const auto isOfTile = [&kTileOptions](const std::string& option) {
        return std::find(std::begin(kTileOptions), std::end(kTileOptions), option) != std::end(kTileOptions);
    };
    return hasTileKernels(request.source) && std::none_of(options.begin(), options.end(), isOfTile);
}

bool checkTile(CompileOutcome& outcome, const CompileRequest& request, const std::string& compiler, const std::string& version)
{
    const OptionIntroduction* const introduction = introductionAfter(kEnableTile, version);
    if (introduction == nullptr || !hasTileKernels(request.source))
        return true;
    const Message wrong = message("The program has kernels of CUDA Tile (__tile_global__), which need CUDA {}.{} or later; this is "
                                  "{} {}.", introduction->major, introduction->minor, compiler, version);
    outcome.diagnostics.push_back({.message = wrong, .stage = "options"});
    return refuse(outcome, State::Rejected, wrong);
}

bool hasTileKernels(std::string_view source)
{
    constexpr std::string_view kWord = "__tile_global__";
    // A source that asks for this macro compiles without Tile as well.
    if (source.find(kWord) == std::string_view::npos || source.find("__CUDACC_TILE__") != std::string_view::npos)
        return false;
    SourceTokens tokens(source);
    for (SourceToken token = tokens.next(); token.kind != SourceToken::Kind::End; token = tokens.next())
        if (token.kind == SourceToken::Kind::Word && token.text == kWord)
            return true;
    return false;
}

bool wantsLineTables(const CompileRequest& request)
{
    return std::any_of(request.options.begin(), request.options.end(), [](const std::string& option) {
        return option == "--generate-line-info" || option == "--device-debug" || option == "--ptxas-options=--generate-line-info";
    });
}

std::vector<std::string> programOptions(const CompileRequest& request, const std::vector<std::filesystem::path>& includeFolders)
{
    std::vector<std::string> options = commonOptions(request, includeFolders);
    options.emplace_back("--ptxas-options=-v");
    return options;
}

std::vector<std::string> ptxasFailureOptions(const CompileRequest& request,
                                             const std::vector<std::filesystem::path>& includeFolders)
{
    std::vector<std::string> options = commonOptions(request, includeFolders);
    options.emplace_back("--generate-line-info");
    return options;
}

std::vector<std::string> signatureOptions(const CompileRequest& request, const std::vector<std::filesystem::path>& includeFolders)
{
    std::vector<std::string> options = commonOptions(request, includeFolders);
    std::erase_if(options, changesCodeOnly);
    options.emplace_back("--device-debug");
    return options;
}

}  // namespace kd
