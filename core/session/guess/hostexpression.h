// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/outline/matchedtokens.h"

#include <cstddef>
#include <string>
#include <vector>

namespace kd {

/// Says where a piece of host code stands: what a name means there.
struct HostPlace {
    std::size_t function = static_cast<std::size_t>(-1);  ///< index of the outline's item around; the largest number: none
    std::size_t byte = 0;
};

/// Describes an expression of host code as a tree, as far as launches need it.
struct HostExpression {
    enum class Kind {
        Unknown,  ///< nothing that is understood
        Number,   ///< `text` is the literal, without digit separators
        Name,     ///< `text` is its last part, without scopes
        Member,   ///< `text` of the one child
        Call,     ///< function `text` of the children
        Method,   ///< function `text` of the first child, with the others
        Index,    ///< the second child within the first
        Unary,
        Binary,
        Conditional,
        Cast,    ///< to the type `text`
        SizeOf,  ///< of the type or expression `text`
        New,     ///< as many as the child says of the type `text`
        List     ///< in braces
    };
    Kind kind = Kind::Unknown;
    std::string text;
    std::vector<HostExpression> children;
    HostPlace place;

    /// Tells whether the expression is of that kind and of that text.
    bool is(Kind wanted, std::string_view wantedText) const { return kind == wanted && text == wantedText; }
};

/// Reads tokens as an expression; limits: 64 deep, 1,000 nodes. What is not understood is Unknown, alone or as a child.
HostExpression parseHostExpression(const MatchedTokens& tokens, TokenRange range, HostPlace place);

/// Gives the bytes of a type that every platform of CUDA has alike ("unsigned int", "float4"); 0 where it is not known.
std::size_t sizeOfHostType(std::string_view type);
bool isFloatingHostType(std::string_view type);

}  // namespace kd
