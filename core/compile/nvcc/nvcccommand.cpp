// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/nvcc/nvcccommand.h"

#include <algorithm>
#include <string_view>

namespace kd {
namespace {

constexpr std::string_view kPtxasOption = "--ptxas-options=";
constexpr std::string_view kDebugOption = "--device-debug";
constexpr std::string_view kLineOption = "--generate-line-info";
constexpr std::string_view kTileOption = "--enable-tile";
constexpr std::string_view kWithoutTileCode = "--simt-only";
constexpr std::string_view kTileAlone = "--tile-only";

/// Options of nvcc that it hands on to ptxas in the same words.
constexpr std::string_view kHandedOn[] = {"--maxrregcount=", "--Ofast-compile=", "--device-stack-protector=", "--split-compile=",
                                          "--disable-warnings"};

bool holds(const std::vector<std::string>& options, std::string_view option)
{
    return std::find(options.begin(), options.end(), option) != options.end();
}

std::vector<std::string> commonWords(const NvccInput& input)
{
    const NvccArguments& given = input.arguments;
    std::vector<std::string> words;
    if (!given.standard.empty())
        words.push_back("--std=" + given.standard);
    words.push_back("--gpu-architecture=" + input.architecture);
    for (const std::string& folder : given.includeFolders)
        words.insert(words.end(), {"--include-path", folder});
    for (const std::string& folder : given.systemIncludeFolders)
        words.insert(words.end(), {"--system-include", folder});
    for (const std::string& file : given.preIncludes)
        words.insert(words.end(), {"--pre-include", file});
    words.insert(words.end(), given.macros.begin(), given.macros.end());
    for (const std::string& option : given.options)
        if (!option.starts_with(kPtxasOption) && option != kDebugOption && option != kLineOption)
            words.push_back(option);
    return words;
}

ToolCommand nvccCommand(const NvccInput& input, std::initializer_list<std::string_view> mode, const std::filesystem::path& output)
{
    ToolCommand command{.program = input.nvcc, .arguments = commonWords(input)};
    command.arguments.insert(command.arguments.end(), mode.begin(), mode.end());
    command.arguments.insert(command.arguments.end(), {"--output-file", output.string(), "--x", "cu", input.source.string()});
    return command;
}

/// Kernels of CUDA Tile are read, and no code is made of them, which takes tileiras.
ToolCommand withoutTileCode(ToolCommand command)
{
    if (holds(command.arguments, kTileOption) && !holds(command.arguments, kWithoutTileCode)) {
        std::erase(command.arguments, kTileAlone);  // does not go with PTX and cubins
        command.arguments.insert(command.arguments.begin(), std::string(kWithoutTileCode));
    }
    return command;
}

}  // namespace

ToolCommand nvccPtxCommand(const NvccInput& input, const std::filesystem::path& ptx)
{
    const bool isDebug = holds(input.arguments.options, kDebugOption);
    return withoutTileCode(nvccCommand(input, {"--ptx", isDebug ? kDebugOption : kLineOption}, ptx));
}

ToolCommand nvccSignatureCommand(const NvccInput& input, const std::filesystem::path& cubin)
{
    return withoutTileCode(nvccCommand(input, {"--cubin", kDebugOption, "--disable-warnings"}, cubin));
}

ToolCommand nvccTileIrCommand(const NvccInput& input, const std::filesystem::path& bytecode)
{
    return nvccCommand(input, {"--tilebc", "--disable-warnings"}, bytecode);
}

ToolCommand ptxasCommand(const NvccInput& input, const std::filesystem::path& ptx, const std::filesystem::path& cubin)
{
    ToolCommand command{.program = input.ptxas, .arguments = {"--verbose", "--gpu-name=" + input.architecture}};
    const std::vector<std::string>& options = input.arguments.options;
    if (holds(options, kDebugOption))
        command.arguments.insert(command.arguments.end(), {"--device-debug", "--dont-merge-basicblocks", "--return-at-end"});
    else
        command.arguments.emplace_back(kLineOption);
    for (const std::string& option : options) {
        if (option.starts_with(kPtxasOption))
            command.arguments.push_back(option.substr(kPtxasOption.size()));
        else if (std::any_of(std::begin(kHandedOn), std::end(kHandedOn),
                             [&option](std::string_view handedOn) { return option.starts_with(handedOn); }))
            command.arguments.push_back(option);
    }
    command.arguments.insert(command.arguments.end(), {"--output-file", cubin.string(), ptx.string()});
    return command;
}

}  // namespace kd
