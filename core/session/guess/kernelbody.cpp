// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/guess/kernelbody.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kd {
namespace {

using BodyKind = HostExpression::Kind;

constexpr std::size_t kMaxBodyText = 256u << 10;
constexpr int kMaxExpansions = 4;  // macros within macros
constexpr std::size_t kMaxConditions = 4096;
constexpr std::size_t kMaxAssignments = 16384;
constexpr std::size_t kMaxArrays = 256;
constexpr int kMaxStatements = 64;  // statements within statements
constexpr std::size_t kMaxExpressionTokens = 256;
constexpr std::size_t kMaxStatementTokens = 2048;  // those in brackets do not count

/// What a macro with parameters stands for at one call.
std::string expandedCall(const MacroDefinition& macro, const MatchedTokens& tokens, const std::vector<TokenRange>& arguments)
{
    const MatchedTokens body(macro.body);
    std::string text;
    for (std::size_t at = 0; at < body.size() && text.size() < kMaxBodyText; ++at) {
        const auto parameter = std::ranges::find(macro.parameters, body[at].text);
        const auto index = static_cast<std::size_t>(parameter - macro.parameters.begin());
        const bool isArgument = body.isWord(at) && parameter != macro.parameters.end() && index < arguments.size();
        text += isArgument ? tokens.text(arguments[index]) : std::string(body[at].text);
        text += body.isJoined(at) && !isArgument ? "" : " ";
    }
    return text;
}

/// Writes macros with parameters out once; directives are left out.
std::string expandedOnce(const std::string& text, const SourceMacros& macros, bool& isChanged)
{
    const MatchedTokens tokens(text);
    std::string result;
    for (std::size_t at = 0; at < tokens.size() && result.size() < kMaxBodyText; ++at) {
        if (tokens.isDirective(at))
            continue;
        const MacroDefinition* const macro =
            tokens.isWord(at) && tokens.isMark(at + 1, '(') ? macros.find(tokens[at].text) : nullptr;
        const std::size_t close = tokens.partner(at + 1);
        if (macro != nullptr && macro->hasParameters && close != MatchedTokens::kNone) {
            result += expandedCall(*macro, tokens, tokens.parts({at + 2, close})) + " ";
            at = close;
            isChanged = true;
            continue;
        }
        result += tokens[at].text;
        result += tokens.isJoined(at) ? "" : " ";
    }
    return result;
}

std::string expandedBody(const MatchedTokens& source, const OutlineItem& kernel, const SourceMacros& macros)
{
    std::string text(source.source().substr(kernel.body.begin, std::min(kernel.body.end - kernel.body.begin, kMaxBodyText)));
    bool isChanged = true;
    for (int i = 0; i < kMaxExpansions && isChanged; ++i) {
        isChanged = false;
        text = expandedOnce(text, macros, isChanged);
    }
    return text;
}

/// "i + 1 < n" says that "i" is less than "n - 1".
HostExpression difference(const HostExpression& left, const HostExpression& right, std::string_view op)
{
    HostExpression both{.kind = BodyKind::Binary, .text = std::string(op), .children = {}, .place = left.place};
    both.children = {left, right};
    return both;
}

}  // namespace

std::string comparableText(const HostExpression& expression)
{
    if (expression.kind == BodyKind::Cast && !expression.children.empty())
        return comparableText(expression.children.front());
    std::string text = std::to_string(static_cast<int>(expression.kind)) + expression.text;
    for (const HostExpression& child : expression.children)
        text += "(" + comparableText(child) + ")";
    return text;
}

KernelBody::KernelBody(const MatchedTokens& source, const OutlineItem& kernel, const SourceMacros& macros)
    : m_text(expandedBody(source, kernel, macros)), m_tokens(m_text),
      m_place{.function = OutlineItem::kNone, .byte = kernel.range.begin}
{
    read();
}

HostExpression KernelBody::expression(TokenRange range) const
{
    m_looks += range.end - std::min(range.begin, range.end);
    return parseHostExpression(m_tokens, range, m_place);
}

bool KernelBody::isMember(std::size_t at) const
{
    return at > 0 &&
        (m_tokens.isMark(at - 1, '.') ||
         (at > 1 && m_tokens.isMark(at - 1, '>') && m_tokens.isMark(at - 2, '-') && m_tokens.isJoined(at - 2)));
}

void KernelBody::read()
{
    for (std::size_t at = 0; at < m_tokens.size(); ++at) {
        while (!m_blockEnds.empty() && m_blockEnds.back() <= at)
            m_blockEnds.pop_back();
        if (m_tokens.isMark(at, '{')) {
            m_blockEnds.push_back(std::min(m_tokens.partner(at), m_tokens.size()));
        } else if (m_tokens.isMark(at, '?')) {
            readChoice(at);
        } else if (m_tokens.is(at, "if") || m_tokens.is(at, "for") || m_tokens.is(at, "while")) {
            readStatement(at);
        } else if (m_tokens.isWord(at) && !isMember(at)) {
            readAssignment(at);
            readArray(at);
        }
    }
}

/// Gives the token behind the one at `at`, which is a whole bracket where one opens there.
std::size_t KernelBody::next(std::size_t at) const
{
    ++m_looks;
    const bool isOpen = m_tokens.isMark(at, '(') || m_tokens.isMark(at, '[') || m_tokens.isMark(at, '{');
    return isOpen ? m_tokens.behind(at, m_tokens.size()) : at + 1;
}

std::size_t KernelBody::expressionEnd(std::size_t at) const
{
    const std::size_t last = std::min(m_tokens.size(), at + kMaxExpressionTokens);
    while (at < last && !m_tokens.isMark(at, ';') && !m_tokens.isMark(at, ',') && !m_tokens.isMark(at, ')') &&
           !m_tokens.isMark(at, '}')) {
        const std::size_t close = m_tokens.isMark(at, '<') ? m_tokens.angleEnd(at) : MatchedTokens::kNone;
        const bool isTemplate = close != MatchedTokens::kNone && m_tokens.isMark(close + 1, '(');
        at = next(isTemplate ? close : at);
    }
    return at;
}

/// `i = …`, `i += …`, `++i`, `i++`, `s >>= 1`
void KernelBody::readAssignment(std::size_t at)
{
    using Kind = Assignment::Kind;
    if (m_assignments.size() == kMaxAssignments)
        return;
    const auto add = [&](Kind kind, std::size_t begin) {
        m_assignments.push_back({.name = std::string(m_tokens[at].text),
                                 .at = at,
                                 .kind = kind,
                                 .value = begin == 0 ? HostExpression() : expression({begin, expressionEnd(begin)})});
    };
    const auto isPair = [&](std::size_t place, char mark) {
        return m_tokens.isMark(place, mark) && m_tokens.isMark(place + 1, mark) && m_tokens.isJoined(place);
    };
    if (m_tokens.isMark(at + 1, '=') && !isPair(at + 1, '='))
        add(Kind::Given, at + 2);
    else if (isPair(at + 1, '+') || (at > 1 && isPair(at - 2, '+')))
        add(Kind::Growing, 0);
    else if (isPair(at + 1, '-') || (at > 1 && isPair(at - 2, '-')))
        add(Kind::Shrinking, 0);
    if (at + 2 >= m_tokens.size() || m_tokens[at + 1].kind != SourceToken::Kind::Mark || !m_tokens.isJoined(at + 1))
        return;
    const bool isShift = isPair(at + 1, '<') || isPair(at + 1, '>');
    const std::size_t equals = at + (isShift ? 3 : 2);
    if (!m_tokens.isMark(equals, '=') || (isShift && !m_tokens.isJoined(at + 2)))
        return;
    const char op = m_tokens[at + 1].text.front();
    if (op == '+')
        add(Kind::Growing, equals + 1);
    else if (std::string_view("*|^").find(op) != std::string_view::npos || (isShift && op == '<'))
        add(Kind::Growing, 0);
    else if (std::string_view("-/%&").find(op) != std::string_view::npos || isShift)
        add(Kind::Shrinking, 0);
}

/// `__shared__ int bins[kBins];`
void KernelBody::readArray(std::size_t at)
{
    const std::size_t close = m_tokens.isMark(at + 1, '[') ? m_tokens.partner(at + 1) : MatchedTokens::kNone;
    if (close == MatchedTokens::kNone || close == at + 2 || at == 0 || !m_tokens.isWord(at - 1) || m_tokens.is(at - 1, "return") ||
        m_tokens.isMark(close + 1, '[') || m_arrays.size() == kMaxArrays)
        return;
    m_arrays.push_back({.name = std::string(m_tokens[at].text), .extent = expression({at + 2, close})});
}

std::size_t KernelBody::statementEnd(std::size_t at, int depth) const
{
    ++m_looks;
    if (depth > kMaxStatements || at >= m_tokens.size())
        return std::min(at, m_tokens.size());
    if (m_tokens.isMark(at, '{'))
        return m_tokens.behind(at, m_tokens.size());
    if (m_tokens.is(at, "if") || m_tokens.is(at, "for") || m_tokens.is(at, "while")) {
        const std::size_t open = m_tokens.is(at + 1, "constexpr") ? at + 2 : at + 1;
        const std::size_t close = m_tokens.isMark(open, '(') ? m_tokens.partner(open) : MatchedTokens::kNone;
        if (close == MatchedTokens::kNone)
            return at + 1;
        const std::size_t end = statementEnd(close + 1, depth + 1);
        return m_tokens.is(at, "if") && m_tokens.is(end, "else") ? statementEnd(end + 1, depth + 1) : end;
    }
    for (std::size_t i = 0; i < kMaxStatementTokens && at < m_tokens.size(); ++i) {
        if (m_tokens.isMark(at, ';') || m_tokens.isMark(at, '}'))
            break;
        at = next(at);
    }
    return std::min(at + 1, m_tokens.size());
}

/// Tells whether what follows a statement is not reached through it.
bool KernelBody::leaves(TokenRange statement) const
{
    if (m_tokens.isMark(statement.begin, '{'))
        statement = {statement.begin + 1, statement.end - 1};
    std::size_t last = statement.begin;  // its last statement
    for (std::size_t at = statement.begin; at < statement.end;) {
        last = at;
        at = std::max(at + 1, statementEnd(at));
    }
    return m_tokens.is(last, "return") || m_tokens.is(last, "continue") || m_tokens.is(last, "break");
}

void KernelBody::readStatement(std::size_t at)
{
    const std::size_t open = m_tokens.is(at + 1, "constexpr") ? at + 2 : at + 1;
    const std::size_t close = m_tokens.isMark(open, '(') ? m_tokens.partner(open) : MatchedTokens::kNone;
    if (close == MatchedTokens::kNone || isFull())
        return;
    const std::size_t end = statementEnd(close + 1);
    TokenRange condition{open + 1, close};
    if (m_tokens.is(at, "for")) {
        std::size_t first = open + 1;
        while (first < close && !m_tokens.isMark(first, ';'))
            first = m_tokens.isMark(first, '(') ? m_tokens.behind(first, close) : first + 1;
        condition.begin = condition.end = first + 1;
        while (condition.end < close && !m_tokens.isMark(condition.end, ';'))
            condition.end = m_tokens.isMark(condition.end, '(') ? m_tokens.behind(condition.end, close) : condition.end + 1;
    }
    if (condition.begin >= condition.end || condition.end > close)
        return;
    const HostExpression said = expression(condition);
    addConditions(said, {condition.begin, end}, false);
    if (!m_tokens.is(at, "if"))
        return;
    const bool hasElse = m_tokens.is(end, "else");
    if (hasElse)
        addConditions(said, {end + 1, statementEnd(end + 1)}, true);
    if (leaves({close + 1, end}))
        addConditions(said, {end, m_blockEnds.empty() ? m_tokens.size() : m_blockEnds.back()}, true);
}

/// `i < n ? x[i] : 0`
void KernelBody::readChoice(std::size_t at)
{
    std::size_t begin = at;
    for (std::size_t i = 0; begin > 0; ++i) {
        if (i == kMaxExpressionTokens || isFull())
            return;
        ++m_looks;
        const std::size_t before = begin - 1;
        const bool isClose = m_tokens.isMark(before, ')') || m_tokens.isMark(before, ']');
        const std::size_t open = isClose ? m_tokens.partner(before) : MatchedTokens::kNone;
        if (open != MatchedTokens::kNone && open < before) {
            begin = open;
            continue;
        }
        const bool isComparison = m_tokens.isMark(before, '=') &&
            (m_tokens.isMark(before + 1, '=') || (before > 0 && m_tokens.isJoined(before - 1) &&
                                                  (m_tokens.isMark(before - 1, '=') || m_tokens.isMark(before - 1, '<') ||
                                                   m_tokens.isMark(before - 1, '>') || m_tokens.isMark(before - 1, '!'))));
        const bool isStart = m_tokens[before].kind == SourceToken::Kind::Mark &&
            std::string_view(";,({[}:?").find(m_tokens[before].text) != std::string_view::npos;
        if (isStart || m_tokens.is(before, "return") || (m_tokens.isMark(before, '=') && !isComparison))
            break;
        begin = before;
    }
    std::size_t end = at + 1;
    const std::size_t last = std::min(m_tokens.size(), at + kMaxExpressionTokens);
    while (end < last && !m_tokens.isMark(end, ':') && !m_tokens.isMark(end, ';'))
        end = next(end);
    if (begin >= at)
        return;
    const HostExpression said = expression({begin, at});
    addConditions(said, {begin, end}, false);
    if (m_tokens.isMark(end, ':'))
        addConditions(said, {end + 1, expressionEnd(end + 1)}, true);
}

bool KernelBody::isFull() const
{
    return m_conditions.size() + 3 > kMaxConditions;
}

void KernelBody::addConditions(const HostExpression& condition, TokenRange where, bool isNegated, int depth)
{
    if (depth > kMaxStatements)
        return;
    if (condition.is(BodyKind::Unary, "!")) {
        addConditions(condition.children.front(), where, !isNegated, depth + 1);
        return;
    }
    if (condition.kind != BodyKind::Binary || condition.children.size() != 2)
        return;
    const HostExpression& left = condition.children[0];
    const HostExpression& right = condition.children[1];
    if (condition.text == (isNegated ? "||" : "&&")) {
        addConditions(left, where, isNegated, depth + 1);
        addConditions(right, where, isNegated, depth + 1);
        return;
    }
    const bool isLess = condition.text == "<" || condition.text == "<=";
    const bool isMore = condition.text == ">" || condition.text == ">=";
    const bool hasEqual = condition.text.ends_with('=');
    if (isLess || isMore) {
        const bool isLeftLess = isLess != isNegated;
        addCondition(isLeftLess ? left : right, isLeftLess ? right : left, hasEqual != isNegated, where);
    } else if (condition.text == (isNegated ? "!=" : "==")) {
        addCondition(left, right, true, where);
    }
}

void KernelBody::addCondition(const HostExpression& less, const HostExpression& more, bool mayBeEqual, TokenRange where)
{
    if (isFull())
        return;
    m_conditions.push_back({.less = less, .more = more, .mayBeEqual = mayBeEqual, .where = where});
    const bool isSum = less.is(BodyKind::Binary, "+");
    if (!isSum && !less.is(BodyKind::Binary, "-"))
        return;
    const HostExpression& left = less.children[0];
    const HostExpression& right = less.children[1];
    m_conditions.push_back({left, difference(more, right, isSum ? "-" : "+"), mayBeEqual, where});
    if (isSum)
        m_conditions.push_back({right, difference(more, left, "-"), mayBeEqual, where});
}

}  // namespace kd
