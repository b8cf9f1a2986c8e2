// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/source/unrolls.h"

#include "core/compile/source/sourcetokens.h"

#include <algorithm>
#include <charconv>

namespace kd {
namespace {

using TokenKind = SourceToken::Kind;

constexpr std::size_t kMaxPlaces = 16;
constexpr std::uint32_t kMaxFactor = 1u << 20;

/// Of a directive: its words up to a comment or the line's end, with a splice as a blank.
std::string_view withoutLineComment(std::string_view directive)
{
    const std::size_t comment = std::min(directive.find("//"), directive.find("/*"));
    directive = directive.substr(0, comment);
    while (!directive.empty() && (directive.back() == ' ' || directive.back() == '\t' || directive.back() == '\r'))
        directive.remove_suffix(1);
    return directive;
}

std::vector<std::string_view> wordsOf(std::string_view directive)
{
    std::vector<std::string_view> words;
    for (const SourceToken& token : tokensOf(directive.substr(1)))  // without '#', which would make it a directive again
        words.push_back(token.text);
    return words;
}

/// Nothing for a directive that is no `#pragma unroll`, or whose factor is an expression.
std::optional<UnrollDirective> placeOf(const SourceToken& directive)
{
    const std::string_view text = withoutLineComment(directive.text);
    std::vector<std::string_view> words = wordsOf(text);
    if (words.size() < 2 || words[0] != "pragma" || words[1] != "unroll")
        return std::nullopt;
    words.erase(words.begin(), words.begin() + 2);
    if (words.size() == 3 && words.front() == "(" && words.back() == ")")
        words = {words[1]};
    UnrollDirective place{.begin = directive.at, .end = directive.at + text.size(), .line = 1, .factor = {}};
    if (words.empty())
        return place;
    std::uint32_t factor = 0;
    const auto [end, error] = std::from_chars(words[0].data(), words[0].data() + words[0].size(), factor);
    const bool isNumber = words.size() == 1 && error == std::errc() && end == words[0].data() + words[0].size();
    if (!isNumber || factor == 0 || factor > kMaxFactor)
        return std::nullopt;
    place.factor = factor;
    return place;
}

}  // namespace

std::vector<UnrollDirective> unrollPlaces(std::string_view source, const KernelDefinition& place)
{
    std::vector<UnrollDirective> found;
    const std::string_view rest = source.substr(std::min(place.name, source.size()));
    SourceTokens tokens(rest);
    int depth = 0, round = 0;  // braces, and round brackets before the body: a parameter's default may have braces
    for (SourceToken token = tokens.next(); token.kind != TokenKind::End; token = tokens.next()) {
        if (depth == 0 && (token.is("(") || token.is(")")))
            round += token.is("(") ? 1 : -1;
        if (round == 0 && token.is("{"))
            ++depth;
        if (round == 0 && token.is("}") && --depth == 0)
            return found;
        if (token.kind != TokenKind::Directive || depth == 0 || found.size() == kMaxPlaces)
            continue;
        if (std::optional<UnrollDirective> unroll = placeOf(token)) {
            unroll->begin += source.size() - rest.size();
            unroll->end += source.size() - rest.size();
            unroll->line = positionAt(source, unroll->begin).line;
            found.push_back(*unroll);
        }
    }
    return {};
}

std::vector<std::uint32_t> smallerUnrolls(const UnrollDirective& place)
{
    std::vector<std::uint32_t> factors{8, 4, 1};
    if (place.factor)
        factors = {*place.factor / 2, *place.factor / 4, 1};
    std::erase_if(factors, [&](std::uint32_t factor) { return factor == 0 || (place.factor && factor >= *place.factor); });
    factors.erase(std::unique(factors.begin(), factors.end()), factors.end());
    return factors;
}

std::string unrollText(std::uint32_t factor)
{
    return "#pragma unroll " + std::to_string(factor);
}

BoundsEdit unrollEdit(const UnrollDirective& place, std::uint32_t factor)
{
    return {place.begin, place.end, unrollText(factor)};
}

}  // namespace kd
