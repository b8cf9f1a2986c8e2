#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// A name that a source gives a value: the text of the value.
struct SourceMacro {
    std::string value;
    bool ambiguous = false;  ///< defined more than once, with different values
};

/// The object-like macros (`#define TILE 16`) and initialised constants (`constexpr int kTile = 16;`) of `source`, found
/// without a compiler: comments and strings are skipped, conditions are not evaluated, so a name that two branches define
/// differently is ambiguous. `defines` are the compile's own ("TILE=16", "DEBUG"), which win. At most 65,536 names.
std::map<std::string, SourceMacro, std::less<>> findMacros(std::string_view source, const std::vector<std::string>& defines);

}  // namespace kd
