// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compilerequest.h"
#include "core/compile/source/headers.h"

#include <filesystem>
#include <string>
#include <vector>

namespace kd {

/// Says how a user spells a compile: what a session stores and what the command line takes.
struct CompileSettings {
    std::vector<std::string> architectures;       ///< "sm_90"; empty: that of the chosen device, else sm_90
    std::vector<std::string> defines;             ///< "TILE=16" or "DEBUG"
    std::vector<std::string> includeDirectories;  ///< absolute, or relative to the session's folder
    std::string standard;                         ///< "c++17"; empty: the compiler's default
    std::vector<std::string> options;             ///< further ones, "-use_fast_math", "--maxrregcount=40"
    std::vector<std::string> nameExpressions;
    CompilerChoice compiler = CompilerChoice::Auto;
    std::vector<std::string> nvccOptions;         ///< further ones where nvcc compiles, "--extended-lambda"; they do not choose it

    friend bool operator==(const CompileSettings&, const CompileSettings&) = default;
};
void to_json(Json& json, const CompileSettings& settings);
void from_json(const Json& json, CompileSettings& settings);

/// Canonical options of `settings` (-D, -std, then the rest; spelling variants unified). Throws RuntimeError naming the
/// option when it is not on the allow-list: options that read or write other files are refused, with the reason. Where nvcc is
/// chosen nothing is refused: what nvcc may not be told stays as it is written, and the compile leaves it out and names it.
std::vector<std::string> canonicalOptions(const CompileSettings& settings);

/// A request for `source` under `settings` for one architecture; see canonicalOptions and collectHeaders for errors.
CompileRequest makeCompileRequest(const std::string& source, const std::filesystem::path& file, const CompileSettings& settings,
                                  const std::string& architecture, const HeaderBounds& bounds = {});

}  // namespace kd
