// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/source/launchbounds.h"

#include "core/base/text.h"
#include "core/compile/source/sourcetokens.h"

#include <algorithm>
#include <array>

namespace kd {
namespace {

using TokenKind = SourceToken::Kind;

/// No honest declaration has more tokens before its body; hostile ones take no more memory.
constexpr std::size_t kMaxTokens = 4096;

/// Words that take an argument list of their own before a declarator.
constexpr std::array kSpecifiers{"__attribute__", "__declspec",   "__cluster_dims__", "__block_size__", "__maxnreg__",
                                 "alignas",       "decltype",     "noexcept",         "requires",       "explicit"};
constexpr std::string_view kBounds = "__launch_bounds__";

/// "scale" of "ns::scale<float, 4>", of "(anonymous namespace)::scale" and of "scale(int)".
std::string_view baseName(std::string_view name)
{
    constexpr std::string_view kAnonymous = "(anonymous namespace)::";
    for (std::size_t at = name.find(kAnonymous); at == 0; at = name.find(kAnonymous))
        name.remove_prefix(kAnonymous.size());
    name = name.substr(0, name.find_first_of("<("));
    const std::size_t scope = name.rfind("::");
    return trimmed(scope == std::string_view::npos ? name : name.substr(scope + 2));
}

/// What stands before a body: from the last `;`, `{` or `}` on.
class Declaration {
public:
    void add(const SourceToken& token)
    {
        if (m_tokens.size() < kMaxTokens)
            m_tokens.push_back(token);
    }
    void clear() { m_tokens.clear(); }
    bool hasRoom() const { return m_tokens.size() < kMaxTokens; }

    /// Of the function that it declares, when that is a kernel of the name.
    std::optional<KernelDefinition> kernelPlace(std::string_view name, std::string_view source) const
    {
        if (std::ranges::none_of(m_tokens, [](const SourceToken& token) { return token.is("__global__"); }))
            return std::nullopt;
        KernelDefinition place;
        std::size_t word = m_tokens.size();  // the last one that can be the declarator's name
        for (std::size_t at = 0; at < m_tokens.size();) {
            const SourceToken& token = m_tokens[at];
            if (token.is(kBounds) && isAt(at + 1, "(")) {
                const std::size_t close = closing(at + 1, "(", ")");
                if (close == m_tokens.size())
                    return std::nullopt;
                place.boundsBegin = token.at;
                place.boundsEnd = m_tokens[close].end();
                place.bounds = arguments(at + 1, close, source);
                at = close + 1;
            } else if (isSpecifier(token) && isAt(at + 1, "(")) {
                at = closing(at + 1, "(", ")") + 1;
            } else if (token.is("[")) {
                at = closing(at, "[", "]") + 1;
            } else if (token.is("<")) {
                at = closing(at, "<", ">") + 1;
            } else if (token.is("(")) {
                return word < m_tokens.size() && m_tokens[word].is(name) ? std::optional(finished(place, word)) : std::nullopt;
            } else {
                word = token.kind == TokenKind::Word ? at : word;
                ++at;
            }
        }
        return std::nullopt;
    }

private:
    bool isAt(std::size_t at, std::string_view mark) const { return at < m_tokens.size() && m_tokens[at].is(mark); }

    static bool isSpecifier(const SourceToken& token)
    {
        return token.kind == TokenKind::Word && std::ranges::find(kSpecifiers, token.text) != kSpecifiers.end();
    }

    /// Of the bracket at `at`; the number of tokens where it stays open. Angle brackets close outside of round ones only.
    std::size_t closing(std::size_t at, std::string_view open, std::string_view close) const
    {
        int depth = 0;
        int round = 0;
        for (; at < m_tokens.size(); ++at) {
            const SourceToken& token = m_tokens[at];
            if (open != "(" && (token.is("(") || token.is(")")))
                round += token.is("(") ? 1 : -1;
            else if (round == 0 && token.is(open))
                ++depth;
            else if (round == 0 && token.is(close) && --depth == 0)
                return at;
        }
        return m_tokens.size();
    }

    std::vector<std::string> arguments(std::size_t open, std::size_t close, std::string_view source) const
    {
        std::vector<std::string> found;
        int depth = 0;
        std::size_t begin = m_tokens[open].end();
        for (std::size_t at = open + 1; at <= close; ++at) {
            const SourceToken& token = m_tokens[at];
            if (at == close || (depth == 0 && token.is(","))) {
                found.emplace_back(trimmed(source.substr(begin, token.at - begin)));
                begin = token.end();
            } else if (token.is("(") || token.is(")")) {
                depth += token.is("(") ? 1 : -1;
            }
        }
        return found;
    }

    /// Where there are no bounds, their place is before the name and what qualifies it.
    KernelDefinition finished(KernelDefinition place, std::size_t word) const
    {
        place.name = m_tokens[word].at;
        if (place.hasBounds())
            return place;
        std::size_t first = word;
        while (first > 2 && m_tokens[first - 1].is(":") && m_tokens[first - 2].is(":") &&
               m_tokens[first - 3].kind == TokenKind::Word)
            first -= 3;
        place.boundsBegin = place.boundsEnd = m_tokens[first].at;
        return place;
    }

    std::vector<SourceToken> m_tokens;
};

}  // namespace

std::optional<KernelDefinition> findKernelPlace(std::string_view source, std::string_view kernel)
{
    const std::string_view name = baseName(kernel);
    std::optional<KernelDefinition> found;
    if (name.empty() || source.find("__global__") == std::string_view::npos)
        return found;
    SourceTokens tokens(source);
    Declaration declaration;
    for (SourceToken token = tokens.next(); token.kind != TokenKind::End; token = tokens.next()) {
        if (token.kind == TokenKind::Directive)
            continue;
        const bool isBody = token.is("{");
        if (!isBody && !token.is(";") && !token.is("}")) {
            declaration.add(token);
            continue;
        }
        if (isBody && declaration.hasRoom()) {
            const std::optional<KernelDefinition> place = declaration.kernelPlace(name, source);
            if (place && found)
                return std::nullopt;
            if (place)
                found = place;
        }
        declaration.clear();
    }
    return found;
}

std::string launchBoundsText(const KernelDefinition& place, std::uint32_t threads, std::uint32_t minBlocks)
{
    std::string text = std::string(kBounds) + '(' + (place.bounds.empty() ? std::to_string(threads) : place.bounds[0]) + ", " +
        std::to_string(minBlocks);
    for (std::size_t i = 2; i < place.bounds.size(); ++i)
        text += ", " + place.bounds[i];
    return text + ')';
}

BoundsEdit boundsEdit(const KernelDefinition& place, std::uint32_t threads, std::uint32_t minBlocks)
{
    return {place.boundsBegin, place.boundsEnd, launchBoundsText(place, threads, minBlocks) + (place.hasBounds() ? "" : " ")};
}

SourcePosition positionAt(std::string_view text, std::size_t at)
{
    const std::string_view before = text.substr(0, at);
    const std::size_t lineStart = before.rfind('\n') + 1;
    return {.line = static_cast<int>(std::ranges::count(before, '\n')) + 1,
            .column = static_cast<int>(before.size() - lineStart) + 1};
}

}  // namespace kd
