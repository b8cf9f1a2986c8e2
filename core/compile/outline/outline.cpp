// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/outline/outline.h"

#include "core/base/text.h"
#include "core/compile/outline/declarationreader.h"
#include "core/compile/outline/executionspace.h"
#include "core/compile/outline/matchedtokens.h"

namespace kd {

std::string OutlineParameter::pointee() const
{
    const std::size_t star = type.rfind('*');
    if (star == std::string::npos)
        return {};
    std::string found;
    for (const SourceToken& token : tokensOf(std::string_view(type).substr(0, star))) {
        if (token.is("const") || token.is("volatile") || token.is("__restrict__") || token.is("struct"))
            continue;
        const bool isSeparate = !found.empty() && isIdentifierCharacter(found.back()) && isIdentifierCharacter(token.text.front());
        found += (isSeparate ? " " : "") + std::string(token.text);
    }
    return found;
}

bool OutlineParameter::isConstPointer() const
{
    const std::size_t star = type.rfind('*');
    if (star == std::string::npos)
        return false;
    for (const SourceToken& token : tokensOf(std::string_view(type).substr(0, star))) {
        if (token.is("const"))
            return true;
    }
    return false;
}

Outline readOutline(std::string_view source)
{
    return readOutline(MatchedTokens(source));
}

Outline readOutline(const MatchedTokens& tokens)
{
    Outline outline;
    outline.isTruncated = tokens.isTruncated();
    const SourceMacros macros(tokens);
    DeclarationReader(tokens, macros, outline).read();
    readLaunches(tokens, outline);
    return outline;
}

std::size_t functionAround(const Outline& outline, std::size_t byte)
{
    std::size_t found = OutlineItem::kNone;
    for (std::size_t i = 0; i < outline.items.size() && outline.items[i].range.begin <= byte; ++i) {
        if (outline.items[i].isFunction() && outline.items[i].body.contains(byte))
            found = i;
    }
    return found;
}

}  // namespace kd
