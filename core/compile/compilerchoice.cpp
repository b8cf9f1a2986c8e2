// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/compilerchoice.h"

namespace kd {

std::string_view compilerName(CompilerChoice choice)
{
    for (const auto& [value, name] : kCompilerChoices)
        if (value == choice)
            return name;
    return {};
}

std::optional<CompilerChoice> compilerChoiceOf(std::string_view name)
{
    for (const auto& [value, known] : kCompilerChoices)
        if (known == name)
            return value;
    return std::nullopt;
}

}  // namespace kd
