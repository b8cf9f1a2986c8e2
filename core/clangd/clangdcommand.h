// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/options/options.h"

#include <filesystem>
#include <string>
#include <vector>

namespace kd {

/// What clangd is told to read a source with: a command of clang++, which it never runs.
struct ClangdCommand {
    std::filesystem::path directory;              ///< the source's folder
    std::vector<std::string> words;               ///< from "clang++" to the source
    std::vector<std::filesystem::path> readable;  ///< folders beside the system's that it has to be able to read
    friend bool operator==(const ClangdCommand&, const ClangdCommand&) = default;
};

/// Writes `settings` as clang's options: includes, macros and the standard alone, each option with its value as one word, so that
/// no value is read as an option. Relative include folders start at `base`. `file` is absolute. Looks for a CUDA toolkit. Blocks.
ClangdCommand clangdCommand(const std::filesystem::path& file, const CompileSettings& settings, const std::filesystem::path& base,
                            const std::vector<std::filesystem::path>& systemIncludes = {},
                            const std::vector<std::filesystem::path>& forcedIncludes = {});

/// The arguments of clangd itself. It reads no file that could tell it what to do: neither its configuration, nor the project's,
/// nor a compile_commands.json, which it would look for in `emptyFolder` alone. Its index, of the sources that it is told commands
/// of, lies in the cache folder that its environment names, since no project is known to it.
std::vector<std::string> clangdArguments(const std::filesystem::path& emptyFolder);

}  // namespace kd
