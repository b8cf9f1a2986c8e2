// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/outline/macrodefinition.h"

#include "core/base/text.h"
#include "core/compile/outline/matchedtokens.h"

#include <algorithm>

namespace kd {
namespace {

constexpr std::size_t kMaxMacroParameters = 64;

/// The bytes of `directive` behind its name.
std::string_view behindDirectiveName(const SourceToken& directive)
{
    const std::string_view name = directiveName(directive);
    return directive.text.substr(static_cast<std::size_t>(name.data() - directive.text.data()) + name.size());
}

}  // namespace

std::optional<MacroDefinition> macroDefinition(const SourceToken& directive)
{
    if (directive.kind != SourceToken::Kind::Directive || directiveName(directive) != "define")
        return std::nullopt;
    const std::string_view text = behindDirectiveName(directive);
    SourceTokens tokens(text);
    const SourceToken name = tokens.next();
    if (name.kind != SourceToken::Kind::Word)
        return std::nullopt;
    MacroDefinition macro;
    macro.name = name.text;
    macro.nameAt = directive.at + static_cast<std::size_t>(name.text.data() - directive.text.data());
    std::size_t end = name.end();
    if (end < text.size() && text[end] == '(') {
        macro.hasParameters = true;
        SourceToken token = tokens.next();
        for (; token.kind != SourceToken::Kind::End && !token.is(")"); token = tokens.next())
            if (token.kind == SourceToken::Kind::Word && macro.parameters.size() < kMaxMacroParameters)
                macro.parameters.push_back(token.text);
        end = token.end();
    }
    macro.body = trimmed(text.substr(std::min(end, text.size())));
    return macro;
}

std::string_view includedName(const SourceToken& directive)
{
    if (directive.kind != SourceToken::Kind::Directive || directiveName(directive) != "include")
        return {};
    const std::string_view text = trimmed(behindDirectiveName(directive));
    if (text.empty() || (text.front() != '<' && text.front() != '"'))
        return {};
    const std::size_t close = text.find(text.front() == '<' ? '>' : '"', 1);
    return close == std::string_view::npos ? std::string_view() : text.substr(1, close - 1);
}

}  // namespace kd
