// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"

#include <cstddef>
#include <string>
#include <vector>

namespace kd {

/// A name that clangd proposes.
struct ClangdName {
    enum class Kind { Function, Type, Member, Keyword, Other };
    Kind kind = Kind::Other;
    std::string name;    ///< one name, with nothing around it
    std::string detail;  ///< its declaration as one line of plain text: "float scaled(float v)"; may be empty
    friend bool operator==(const ClangdName&, const ClangdName&) = default;
};

inline constexpr std::size_t kMaxClangdNames = 400;

/// What a completion says.
struct ClangdNames {
    std::vector<ClangdName> names;  ///< the likeliest first, each name once
    bool isCut = false;             ///< there are more for a longer beginning
};

/// Reads a completion. What cannot be inserted as one name (operators, qualified names, snippets, files) is left out, and so is
/// whatever else an item would change in the text. At most kMaxClangdNames items are looked at.
ClangdNames clangdNames(const Json& result);

}  // namespace kd
