// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/outline/macrodefinition.h"
#include "core/compile/outline/matchedtokens.h"

#include <list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// Holds what the words before a declaration say about where it lives: CUDA's execution and memory spaces.
struct SpaceWords {
    bool isGlobal = false, isDevice = false, isHost = false;
    bool isTile = false;  ///< it is global, and of CUDA Tile
    bool isConstant = false, isShared = false, isManaged = false;

    bool hasAny() const { return isGlobal || isDevice || isHost || isConstant || isShared || isManaged; }
    SpaceWords& operator|=(const SpaceWords& other);
    friend bool operator==(const SpaceWords&, const SpaceWords&) = default;
};

/// Holds the macros of a source, and which of CUDA's words they stand for (`#define HD __host__ __device__`).
class SourceMacros {
public:
    /// `defines` are the compile's own ("TILE=16", "DEBUG", "TWICE(x)=2*x"), which win.
    explicit SourceMacros(const MatchedTokens& tokens, const std::vector<std::string>& defines = {});
    /// Where the directives that define them are known. What they view has to outlive the macros.
    explicit SourceMacros(const std::vector<SourceToken>& directives);
    SourceMacros(const SourceMacros&) = delete;
    SourceMacros& operator=(const SourceMacros&) = delete;

    /// Gives the definition of a name, the last one of several; null where there is none.
    const MacroDefinition* find(std::string_view name) const;
    /// Gives what one word of a declaration says: CUDA's own words, macros of the source, and names in capitals of headers that are
    /// not read, where they say it themselves ("MYLIB_HOST_DEVICE").
    SpaceWords spaceOf(std::string_view word) const;
    /// Tells whether a source has the same outline with these macros as with those: values of macros without CUDA's words may
    /// differ.
    bool readAlike(const SourceMacros& other) const;

private:
    void add(const SourceToken& token);
    void findSpaces();
    void define(const std::string& text);
    SpaceWords expanded(std::string_view word, int depth) const;

    std::list<std::string> m_directives;  ///< of what the compile defines: m_macros views them
    std::map<std::string_view, MacroDefinition> m_macros;
    std::map<std::string_view, SpaceWords> m_spaces;
};

}  // namespace kd
