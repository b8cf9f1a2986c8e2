// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/commandwords.h"
#include "core/project/ignoredoption.h"

#include <span>
#include <string>
#include <vector>

namespace kd {

/// Holds what the words of a compile command say of a file's device code. Paths are as they are written, and lists in their order,
/// each entry once.
struct CommandOptions {
    std::vector<std::string> includes;          ///< -I, -iquote
    std::vector<std::string> systemIncludes;    ///< -isystem, -idirafter
    std::vector<std::string> forcedIncludes;    ///< -include
    std::vector<std::string> macros;            ///< "NAME=VALUE", those that are still defined at the end
    std::vector<std::string> undefines;         ///< names that are undefined at the end
    std::string standard;                       ///< "c++17"; empty: the compiler's default
    std::vector<std::string> architectures;     ///< "sm_90"
    std::vector<std::string> options;           ///< canonical and on the allow-list, as in CompileRequest
    std::vector<std::string> nvccOptions;       ///< further ones, which nvcc knows and NVRTC does not: "--extended-lambda"
    bool isRelocatable = false;                 ///< -rdc=true, -dc
    std::vector<IgnoredOption> ignored;
};

/// Reads the words behind the compiler's name, in which response files were replaced. What is behind -Xcompiler is read as options
/// of g++. Words that only say what is compiled, into which file and with which dependencies are passed over; what else is not
/// understood is told. Never throws.
CommandOptions readCommandOptions(std::span<const std::string> words, CompilerFamily family);

}  // namespace kd
