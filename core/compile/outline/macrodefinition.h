// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/source/sourcetokens.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Describes a `#define` as it is written. It views the source.
struct MacroDefinition {
    static constexpr std::size_t kNoPlace = static_cast<std::size_t>(-1);

    std::string_view name;
    std::size_t nameAt = 0;                    ///< offset of the name; kNoPlace: it does not stand in the source
    bool hasParameters = false;                ///< it is called with brackets
    std::vector<std::string_view> parameters;  ///< names; "..." is left out
    std::string_view body;                     ///< with its line splices and comments
};

/// Reads a directive; nothing where it is no `#define` with a name.
std::optional<MacroDefinition> macroDefinition(const SourceToken& directive);

/// Gives the file that an `#include` names, without its quotes or angle brackets; empty where it is none.
std::string_view includedName(const SourceToken& directive);

}  // namespace kd
