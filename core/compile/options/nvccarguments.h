// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <span>
#include <string>
#include <vector>

namespace kd {

/// An option that is not given to the compiler, and why.
struct DroppedOption {
    std::string option;  ///< as it was written, with its value
    Message reason;      ///< "it starts or chooses a program"
    friend bool operator==(const DroppedOption&, const DroppedOption&) = default;
};

/// Holds what the words of an nvcc command say of a file's device code. Paths are as they were written.
struct NvccArguments {
    std::vector<std::string> includeFolders;        ///< -I, in order
    std::vector<std::string> systemIncludeFolders;  ///< -isystem, in order
    std::vector<std::string> preIncludes;           ///< -include, in order
    std::vector<std::string> macros;                ///< "--define-macro=NAME=VALUE" and "--undefine-macro=NAME", in order
    std::string standard;                           ///< "c++17"; empty: the compiler's default
    std::vector<std::string> architectures;         ///< "sm_90", each once
    std::vector<std::string> options;               ///< further ones that are kept, "--name" or "--name=value"
    std::vector<DroppedOption> dropped;             ///< in order
    friend bool operator==(const NvccArguments&, const NvccArguments&) = default;
};

/// Reads the words of a command line behind the compiler's own name, which may come from a stranger; a word may hold an option with
/// its value behind a blank. Of the words for the host
/// compiler behind -Xcompiler, includes, macros and the standard are understood. What could start a program, or read or write
/// elsewhere, and what is not known, is dropped and named. Names of files are skipped. Never throws.
NvccArguments parseNvccArguments(std::span<const std::string> words);

/// Adds `more` behind `arguments`; a standard of `more` replaces the other.
void addArguments(NvccArguments& arguments, NvccArguments more);

}  // namespace kd
