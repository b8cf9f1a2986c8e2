// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace kd {

/// Says which compiler judges a program. One build has one judge: its diagnostics are those of one compiler alone.
enum class CompilerChoice {
    Auto,   ///< NVRTC, and nvcc instead where NVRTC's own answer shows that the program has host code
    Nvrtc,
    Nvcc
};

/// Their words, as the command line, sessions and messages write them.
inline constexpr std::array<std::pair<CompilerChoice, std::string_view>, 3> kCompilerChoices{{
    {CompilerChoice::Auto, "auto"},
    {CompilerChoice::Nvrtc, "nvrtc"},
    {CompilerChoice::Nvcc, "nvcc"},
}};

/// "nvcc"
std::string_view compilerName(CompilerChoice choice);

/// Nothing where `name` is none of them.
std::optional<CompilerChoice> compilerChoiceOf(std::string_view name);

}  // namespace kd
