// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/launch/sourcemacros.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace kd {

/// Macros with parameters, by name.
using MacroFunctions = std::map<std::string, SourceMacro, std::less<>>;

/// `expression` with every call of a macro replaced by the macro's text and the arguments in it, as C's preprocessor does;
/// everything else stays as it is. The functions that every expression knows (min, ceil…) win over macros of the same
/// name. Throws RuntimeError whose subject is the macro: another number of arguments, a macro that needs itself, `...`,
/// more than one definition, or more than 16 KiB.
std::string expandCalls(std::string_view expression, const MacroFunctions& functions);

/// How a macro with parameters is written: "CEIL(a, b)".
std::string callForm(const std::string& name, const SourceMacro& macro);

}  // namespace kd
