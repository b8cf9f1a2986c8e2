// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/outline/namelookup.h"

#include "core/compile/outline/macrodefinition.h"
#include "core/compile/outline/matchedtokens.h"
#include "core/compile/outline/outline.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace kd {
namespace {

using ItemKind = OutlineItem::Kind;
constexpr std::size_t kNoToken = MatchedTokens::kNone;
constexpr std::size_t kMaxWalk = 8192;        // tokens before a name in which its declaration is looked for
constexpr std::size_t kMaxDeclarators = 64;    // tokens before a comma in which its declaration begins
constexpr std::size_t kMaxQualifierTokens = 60;

/// Words before a name that declare nothing by it.
constexpr std::array<std::string_view, 27> kNoTypeWords{
    "return", "else",    "case",     "goto",    "new",      "delete",    "throw",     "typename", "co_return",
    "co_await", "co_yield", "using", "operator", "not",      "and",       "or",        "namespace", "do",
    "sizeof", "alignof", "typeid",   "if",      "while",    "for",       "switch",    "template", "friend"};

bool isNoType(std::string_view word)
{
    return std::ranges::find(kNoTypeWords, word) != kNoTypeWords.end();
}

/// Calls `visit` for each word of a directive with its place in the source; of an #include there are none.
template <typename Visit> void forWords(const SourceToken& directive, Visit visit)
{
    if (!includedName(directive).empty() || directive.text.size() < 2)
        return;
    SourceTokens words(directive.text.substr(1));
    for (SourceToken word = words.next(); word.kind != SourceToken::Kind::End; word = words.next())
        if (word.kind == SourceToken::Kind::Word)
            visit(word.text, SourceRange{directive.at + 1 + word.at, directive.at + 1 + word.end()});
}

bool touches(const SourceRange& range, std::size_t byte)
{
    return byte >= range.begin && byte <= range.end;
}

/// The index of the token that starts before the byte or at it; kNoToken where there is none.
std::size_t tokenBefore(const MatchedTokens& tokens, std::size_t byte)
{
    const std::size_t next = tokens.indexAt(byte);
    if (next < tokens.size() && tokens[next].at == byte)
        return next;
    return next == 0 ? kNoToken : next - 1;
}

std::size_t argumentCount(const MatchedTokens& tokens, std::size_t open)
{
    const std::size_t close = tokens.partner(open);
    return close == kNoToken ? 0 : tokens.parts({open + 1, close}).size();
}

}  // namespace

std::optional<SourceName> nameAt(const MatchedTokens& tokens, std::size_t byte)
{
    const std::size_t here = tokenBefore(tokens, byte);
    // A caret between "(" and a word stands at both: the word counts.
    for (const std::size_t at : {here, here == 0 || here == kNoToken ? kNoToken : here - 1}) {
        if (at == kNoToken || !touches({tokens[at].at, tokens[at].end()}, byte))
            continue;
        if (tokens.isWord(at))
            return SourceName{std::string(tokens[at].text), {tokens[at].at, tokens[at].end()}};
        std::optional<SourceName> found;
        if (tokens.isDirective(at))
            forWords(tokens[at], [&](std::string_view word, const SourceRange& range) {
                if (touches(range, byte) && !(found && found->range.contains(byte)))
                    found = SourceName{std::string(word), range};
            });
        if (found)
            return found;
    }
    return std::nullopt;
}

std::optional<SourceInclude> includeAt(const MatchedTokens& tokens, std::size_t byte)
{
    const std::size_t at = tokenBefore(tokens, byte);
    if (at == kNoToken || !tokens.isDirective(at) || byte > tokens[at].end())
        return std::nullopt;
    const std::string_view name = includedName(tokens[at]);
    if (name.empty())
        return std::nullopt;
    return SourceInclude{.name = std::string(name), .isQuoted = name.data()[-1] == '"'};
}

NameLookup::NameLookup(const MatchedTokens& tokens, const Outline& outline) : m_tokens(tokens), m_outline(outline)
{
    for (std::size_t i = 0; i < outline.items.size(); ++i) {
        const OutlineItem& item = outline.items[i];
        m_items[item.name].push_back(i);
        if (item.isFunction())
            m_functions.push_back(i);
        if (item.kind == ItemKind::Enum)
            addEnumerators(item);
    }
}

void NameLookup::addEnumerators(const OutlineItem& item)
{
    const std::size_t open = m_tokens.indexAt(item.body.begin);
    const std::size_t close = m_tokens.partner(open);
    if (item.body.empty() || close == kNoToken)
        return;
    for (std::size_t at = open + 1; at < close; ++at) {
        const bool isFirst = at == open + 1 || m_tokens.isMark(at - 1, ',') || m_tokens.isDirective(at - 1);
        if (isFirst && m_tokens.isWord(at))
            m_enumerators.try_emplace(m_tokens[at].text, SourceRange{m_tokens[at].at, m_tokens[at].end()});
    }
}

/// The function whose head or body holds the byte; null where none does.
const OutlineItem* NameLookup::functionOf(std::size_t byte) const
{
    const auto isBefore = [&](std::size_t at, std::size_t item) { return at < m_outline.items[item].range.begin; };
    const auto behind = std::upper_bound(m_functions.begin(), m_functions.end(), byte, isBefore);
    if (behind == m_functions.begin())
        return nullptr;
    const OutlineItem& item = m_outline.items[*std::prev(behind)];
    return item.range.contains(byte) ? &item : nullptr;
}

std::vector<SourceRange> NameLookup::occurrencesOf(std::string_view word) const
{
    std::vector<SourceRange> found;
    for (std::size_t at = 0; at < m_tokens.size() && found.size() < kMaxReferences; ++at) {
        if (m_tokens.isWord(at) && m_tokens[at].text == word)
            found.push_back({m_tokens[at].at, m_tokens[at].end()});
        else if (m_tokens.isDirective(at))
            forWords(m_tokens[at], [&](std::string_view each, const SourceRange& range) {
                if (each == word && found.size() < kMaxReferences)
                    found.push_back(range);
            });
    }
    return found;
}

std::vector<SourceRange> NameLookup::referencesTo(const SourceName& name) const
{
    const std::optional<SourceRange> definition = definitionOf(name);
    std::vector<SourceRange> found = occurrencesOf(name.text);
    const OutlineItem* function = nullptr;
    Locals locals = Locals::None;
    std::erase_if(found, [&](const SourceRange& place) {
        const OutlineItem* const around = functionOf(place.begin);
        if (around != nullptr && around != function)
            locals = hasLocal(*around, name.text) ? Locals::Some : Locals::None;
        function = around;
        return definitionOf({name.text, place}, around == nullptr ? Locals::None : locals) != definition;
    });
    return found;
}

std::optional<SourceRange> NameLookup::definitionOf(const SourceName& name) const
{
    return definitionOf(name, Locals::Some);
}

std::optional<SourceRange> NameLookup::definitionOf(const SourceName& name, Locals locals) const
{
    const std::size_t token = tokenBefore(m_tokens, name.range.begin);
    if (token == kNoToken)
        return std::nullopt;
    if (m_tokens.isDirective(token)) {
        const std::optional<SourceRange> parameter = macroParameterOf(name);
        return parameter ? parameter : itemOf(name, token);
    }
    const bool isPlain = locals == Locals::Some && !isMember(token) && qualifierOf(token).empty();
    const std::optional<SourceRange> local = isPlain ? localOf(name, token) : std::nullopt;
    return local ? local : itemOf(name, token);
}

/// Whether a function declares the word, as a parameter or in its body.
bool NameLookup::hasLocal(const OutlineItem& function, const std::string& word) const
{
    if (parameterOf(function, {word, {}}))
        return true;
    const std::size_t end = m_tokens.indexAt(function.body.end);
    for (std::size_t at = m_tokens.indexAt(function.body.begin); at < end; ++at)
        if (m_tokens.isWord(at) && m_tokens[at].text == word && declares(at))
            return true;
    return false;
}

/// A parameter of the macro that a directive defines.
std::optional<SourceRange> NameLookup::macroParameterOf(const SourceName& name) const
{
    const SourceToken& directive = m_tokens[tokenBefore(m_tokens, name.range.begin)];
    const std::optional<MacroDefinition> macro = macroDefinition(directive);
    if (!macro)
        return std::nullopt;
    const auto parameter = std::ranges::find(macro->parameters, name.text);
    if (parameter == macro->parameters.end())
        return std::nullopt;
    std::optional<SourceRange> first;
    forWords(directive, [&](std::string_view word, const SourceRange& range) {
        if (!first && word == name.text && range.begin > macro->nameAt)
            first = range;
    });
    return first;
}

/// Whether "." or "->" stands before the token.
bool NameLookup::isMember(std::size_t token) const
{
    if (token >= 1 && m_tokens.isMark(token - 1, '.'))
        return !(token >= 2 && m_tokens.isMark(token - 2, '.'));
    return token >= 2 && m_tokens.isMark(token - 1, '>') && m_tokens.isMark(token - 2, '-') && m_tokens.isJoined(token - 2);
}

/// What stands before "::" at the token, "ns::Solver"; "::" alone gives "::".
std::string NameLookup::qualifierOf(std::size_t token) const
{
    std::string qualifier;
    std::size_t at = token;
    const std::size_t last = token > kMaxQualifierTokens ? token - kMaxQualifierTokens : 0;
    while (at >= last + 2 && m_tokens.isScope(at - 2)) {
        at -= 2;
        if (at == 0 || !m_tokens.isWord(at - 1) || isNoType(m_tokens[at - 1].text))
            return qualifier.empty() ? "::" : qualifier;
        --at;
        qualifier = std::string(m_tokens[at].text) + (qualifier.empty() ? "" : "::" + qualifier);
    }
    return qualifier;
}

/// Whether the word at the token is the first that its declaration declares: "int i", "float* x", "dim3 block(16)".
bool NameLookup::declaresFirst(std::size_t token) const
{
    if (token == 0 || isMember(token))
        return false;
    const SourceToken& before = m_tokens[token - 1];
    if (before.kind == SourceToken::Kind::Word)
        return !isNoType(before.text);
    std::size_t at = token - 1;
    while (at > 0 && (m_tokens.isMark(at, '*') || m_tokens.isMark(at, '&') || m_tokens.is(at, "const")))
        --at;
    const bool hasStars = at + 1 < token;
    if (m_tokens.isMark(at, '>')) {
        at = m_tokens.angleBegin(at);
        if (at == kNoToken || at == 0)
            return false;
        --at;
    } else if (!hasStars) {
        return false;
    }
    if (!m_tokens.isWord(at) || isNoType(m_tokens[at].text))
        return false;
    while (at > 0 && (m_tokens.isWord(at - 1) || m_tokens.isMark(at - 1, ':'))) {
        if (m_tokens.isWord(at - 1) && isNoType(m_tokens[at - 1].text))
            return false;
        --at;
    }
    if (at == 0 || m_tokens.isDirective(at - 1))
        return true;
    if (m_tokens.isMark(at - 1, '('))  // of a loop's head or a lambda's parameters
        return at >= 2 && (m_tokens.is(at - 2, "for") || m_tokens.is(at - 2, "catch") || m_tokens.isMark(at - 2, ']'));
    return m_tokens.isMark(at - 1, ';') || m_tokens.isMark(at - 1, '{') || m_tokens.isMark(at - 1, '}') ||
        m_tokens.isMark(at - 1, ')');
}

/// Whether the word at the token is declared there, as a variable within a function.
bool NameLookup::declares(std::size_t token) const
{
    const SourceToken& behind = m_tokens[token + 1];
    constexpr std::string_view kBehind = "=;[({,:)";
    if (behind.kind != SourceToken::Kind::Mark || kBehind.find(behind.text.front()) == std::string_view::npos ||
        m_tokens.isScope(token + 1))
        return false;
    if (m_tokens.isMark(token + 1, '=') && m_tokens.isMark(token + 2, '=') && m_tokens.isJoined(token + 1))
        return false;
    if (declaresFirst(token))
        return true;
    std::size_t at = token;
    while (at > 0 && (m_tokens.isMark(at - 1, '*') || m_tokens.isMark(at - 1, '&')))
        --at;
    if (at == 0 || !m_tokens.isMark(at - 1, ','))
        return false;
    // "int a = f(1, 2), b": the declaration's first name stands somewhere before the comma.
    const std::size_t last = at > kMaxDeclarators ? at - kMaxDeclarators : 0;
    for (std::size_t i = at - 1; i > last;) {
        --i;
        const bool isClosing = m_tokens.isMark(i, ')') || m_tokens.isMark(i, ']') || m_tokens.isMark(i, '}');
        const std::size_t open = isClosing ? m_tokens.partner(i) : kNoToken;
        if (open != kNoToken)
            i = open;
        else if (m_tokens.isMark(i, ';') || m_tokens.isMark(i, '{') || m_tokens.isMark(i, '[') || isClosing)
            return false;
        else if (m_tokens.isMark(i, '('))
            return i >= 1 && m_tokens.isMark(i - 1, ']');
        else if (m_tokens.isWord(i) && declaresFirst(i))
            return true;
    }
    return false;
}

/// A variable that is declared before the token in a block around it, else a parameter of the function around it.
std::optional<SourceRange> NameLookup::localOf(const SourceName& name, std::size_t token) const
{
    const OutlineItem* const function = functionOf(name.range.begin);
    if (function == nullptr || function->nameRange == name.range)
        return std::nullopt;
    const std::size_t last = std::max(m_tokens.indexAt(function->body.begin), token > kMaxWalk ? token - kMaxWalk : 0);
    const bool isInBody = function->body.contains(name.range.begin);
    for (std::size_t at = token + 1; isInBody && at > last;) {
        --at;
        const std::size_t open = m_tokens.isMark(at, '}') ? m_tokens.partner(at) : kNoToken;
        if (open != kNoToken && open > last) {
            // What the head of a closed block declares, as a loop's, has ended as well.
            const bool hasHead = m_tokens.isMark(open - 1, ')') && m_tokens.partner(open - 1) != kNoToken;
            at = std::max(last, hasHead ? m_tokens.partner(open - 1) : open);
        } else if (m_tokens.isWord(at) && m_tokens[at].text == name.text && declares(at)) {
            return SourceRange{m_tokens[at].at, m_tokens[at].end()};
        }
    }
    return parameterOf(*function, name);
}

/// The parameter of a function or of its template.
std::optional<SourceRange> NameLookup::parameterOf(const OutlineItem& function, const SourceName& name) const
{
    const auto& ofTemplate = function.templateParameters;
    const auto isIt = [&](const OutlineParameter& parameter) { return parameter.name == name.text; };
    const bool isParameter = std::ranges::any_of(function.parameters, isIt);
    const bool isOfTemplate = std::ranges::find(ofTemplate, name.text) != ofTemplate.end();
    if ((!isParameter && !isOfTemplate) || function.nameRange.empty())
        return std::nullopt;
    const std::size_t end = m_tokens.indexAt(function.body.empty() ? function.range.end : function.body.begin);
    if (!isParameter) {
        for (std::size_t at = m_tokens.indexAt(function.range.begin); at < end; ++at)
            if (m_tokens.isWord(at) && m_tokens[at].text == name.text)
                return SourceRange{m_tokens[at].at, m_tokens[at].end()};
        return std::nullopt;
    }
    std::size_t open = m_tokens.indexAt(function.nameRange.end);
    while (open < end && !m_tokens.isMark(open, '('))
        ++open;
    const std::size_t close = m_tokens.partner(open);
    if (open >= end || close == kNoToken)
        return std::nullopt;
    for (const TokenRange& part : m_tokens.parts({open + 1, close})) {
        std::size_t found = kNoToken;
        for (std::size_t at = part.begin; at < part.end && !m_tokens.isMark(at, '='); ++at)
            if (m_tokens.isWord(at) && m_tokens[at].text == name.text)
                found = at;
        if (found != kNoToken && found > part.begin)
            return SourceRange{m_tokens[found].at, m_tokens[found].end()};
    }
    return std::nullopt;
}

/// How well an item of that name fits its use: larger is better, -1 is not at all.
int NameLookup::fitOf(const OutlineItem& item, const SourceName& name, std::size_t token) const
{
    if (item.nameRange.empty() || item.kind == ItemKind::Include || item.kind == ItemKind::Other)
        return -1;
    const bool isOfType = item.parent != OutlineItem::kNone && m_outline.items[item.parent].kind == ItemKind::Type;
    const OutlineItem* const around = functionOf(name.range.begin);
    const std::string qualifier = m_tokens.isDirective(token) ? std::string() : qualifierOf(token);
    if (isMember(token) && !isOfType && item.kind != ItemKind::Macro)
        return -1;
    if (item.nameRange == name.range)
        return 1000 + (item.isDefinition() ? 1 : 0);
    int fit = 0;
    if (!qualifier.empty() && qualifier != "::" && item.kind != ItemKind::Macro) {
        if (!item.scope.ends_with(qualifier))
            return -1;
        fit += 50;
    }
    // A variable of another function is not meant.
    const bool isOfFunction = item.parent != OutlineItem::kNone && m_outline.items[item.parent].isFunction();
    if (isOfFunction && item.kind != ItemKind::Macro && !m_outline.items[item.parent].range.contains(name.range.begin))
        return -1;
    if (isOfType && !isMember(token) && qualifier.empty() && !m_outline.items[item.parent].range.contains(name.range.begin)) {
        if (around == nullptr || around->scope != item.scope)
            return -1;
    }
    const bool isType = item.kind == ItemKind::Type || item.kind == ItemKind::Enum;
    const bool isDefinition = item.isDefinition() || (!item.isFunction() && !isType);
    fit += isDefinition ? 20 : 0;
    fit += item.kind == ItemKind::Namespace ? 0 : 1;
    const bool isCall = m_tokens.isMark(token + 1, '(');
    if (isCall && item.isFunction() && item.parameters.size() == argumentCount(m_tokens, token + 1))
        fit += 10;
    if (around != nullptr && !item.scope.empty() && around->scope.starts_with(item.scope))
        fit += 5;
    if (m_tokens.isMark(token + 1, '<') && m_tokens.isMark(token + 2, '<') && item.kind == ItemKind::Kernel)
        fit += 5;
    // Of macros that are defined again the last one before their use counts.
    if (item.kind == ItemKind::Macro && item.nameRange.begin < name.range.begin)
        fit += 2;
    return fit;
}

std::optional<SourceRange> NameLookup::itemOf(const SourceName& name, std::size_t token) const
{
    const OutlineItem* best = nullptr;
    int bestFit = -1;
    const auto named = m_items.find(name.text);
    for (std::size_t i = 0; named != m_items.end() && i < named->second.size(); ++i) {
        const OutlineItem& item = m_outline.items[named->second[i]];
        const int fit = fitOf(item, name, token);
        const bool isLaterMacro = best != nullptr && item.kind == ItemKind::Macro && item.nameRange.begin < name.range.begin;
        if (fit > bestFit || (fit == bestFit && fit >= 0 && isLaterMacro)) {
            best = &item;
            bestFit = fit;
        }
    }
    const auto enumerator = m_enumerators.find(name.text);
    if (best == nullptr && enumerator != m_enumerators.end() && !isMember(token))
        return enumerator->second;
    return best == nullptr ? std::nullopt : std::optional(best->nameRange);
}

}  // namespace kd
