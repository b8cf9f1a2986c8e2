// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// A name that a source gives a value: the text of the value.
struct SourceMacro {
    std::string value;
    std::optional<std::vector<std::string>> parameters;  ///< parameters of `#define CEIL(a, b) …`; nothing for a plain name
    bool ambiguous = false;                              ///< defined more than once, with different values

    /// Tells whether both stand for the same text.
    bool sameAs(const SourceMacro& other) const { return value == other.value && parameters == other.parameters; }
};

/// The macros (`#define TILE 16`, `#define CEIL(a, b) …`) and initialised constants (`constexpr int kTile = 16;`) of `source`,
/// found without a compiler: comments and strings are skipped, conditions are not evaluated, so a name that two branches define
/// differently is ambiguous. `defines` are the compile's own ("TILE=16", "DEBUG", "TWICE(x)=2*x"), which win. At most 65,536 names.
std::map<std::string, SourceMacro, std::less<>> findMacros(std::string_view source, const std::vector<std::string>& defines);

}  // namespace kd
