// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Parts a text at blanks as a POSIX shell does, with its quotes and backslashes; nothing is expanded and nothing is run. A quote
/// that is not closed ends with the text.
std::vector<std::string> shellWords(std::string_view text);

/// Does the same of a command line: of commands that are joined by && and the like, the one that names a compiler, else the first.
/// What is redirected goes.
std::vector<std::string> commandWords(std::string_view command);

/// Says whose options a command has.
enum class CompilerFamily { Nvcc, Clang, Gcc };

/// Finds where in `words` the compiler stands, behind ccache, env and their like; 0 where none is known.
std::size_t compilerPlace(std::span<const std::string> words);
/// Gives the family that a compiler's path tells; Gcc where it is not known.
CompilerFamily compilerFamily(std::string_view compiler);

/// Parts as nvcc does lists: at commas outside double quotes and behind no backslash; quotes stay. Empty parts are left out.
std::vector<std::string> commaParts(std::string_view text);

}  // namespace kd
