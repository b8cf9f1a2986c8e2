// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/outline/matchedtokens.h"

#include "core/base/text.h"

#include <algorithm>

namespace kd {
namespace {

constexpr std::size_t kMaxSource = 16u << 20;
constexpr std::size_t kBytesOfToken = 4;  // at least, in most texts
constexpr std::size_t kMaxOpenBrackets = 256;
constexpr std::size_t kMaxConditions = 64;
constexpr std::size_t kMaxStrayOpen = 16;  // brackets that a closing one of another kind looks past
constexpr std::size_t kMaxAngleTokens = 256;
constexpr std::size_t kMaxSpelling = 4096;

char openingOf(char close)
{
    return close == ')' ? '(' : close == ']' ? '[' : '{';
}

/// The brackets that are open, for each branch of the conditions around.
class OpenBrackets {
public:
    explicit OpenBrackets(std::size_t conditions) : m_before(conditions) { }
    bool isDeep() const { return m_open.size() > kMaxOpenBrackets / 2 || m_before.size() > kMaxConditions / 2; }

    std::vector<std::uint32_t>& open() { return m_open; }

    void directive(std::string_view name)
    {
        if (name == "if" || name == "ifdef" || name == "ifndef") {
            if (m_before.size() < kMaxConditions)
                m_before.push_back(m_open);
            else
                ++m_tooDeep;
        } else if (name == "endif") {
            if (m_tooDeep > 0)
                --m_tooDeep;
            else if (!m_before.empty())
                m_before.pop_back();
        } else if (name.starts_with("el") && m_tooDeep == 0 && !m_before.empty()) {
            m_open = m_before.back();
        }
    }

private:
    std::vector<std::uint32_t> m_open;
    std::vector<std::vector<std::uint32_t>> m_before;
    std::size_t m_tooDeep = 0;
};

}  // namespace

std::string_view directiveName(const SourceToken& directive)
{
    const std::string_view rest = trimmed(directive.text.substr(std::min<std::size_t>(1, directive.text.size())), " \t");
    std::size_t length = 0;
    while (length < rest.size() && isIdentifierCharacter(rest[length]))
        ++length;
    return rest.substr(0, length);
}

MatchedTokens::MatchedTokens(std::string_view text) : MatchedTokens(text, Before()) { }

MatchedTokens::MatchedTokens(std::string_view text, const Before& before) : m_text(text)
{
    m_isTruncated = text.size() > kMaxSource;
    m_end.at = text.size();
    if (m_isTruncated)
        return;
    m_tokens.reserve(text.size() / kBytesOfToken);
    SourceTokens reader(text, before.isLineStart);
    for (SourceToken token = reader.next(); token.kind != SourceToken::Kind::End; token = reader.next())
        m_tokens.push_back(token);
    for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
        m_lineEnds.push_back(at);
    match(std::min(before.conditions, kMaxConditions));
}

void MatchedTokens::match(std::size_t conditions)
{
    m_partners.assign(m_tokens.size(), kNarrowNone);
    OpenBrackets brackets(conditions);
    std::size_t tooDeep = 0;
    for (std::size_t at = 0; at < m_tokens.size(); ++at) {
        const SourceToken& token = m_tokens[at];
        if (token.kind == SourceToken::Kind::Directive)
            brackets.directive(directiveName(token));
        m_isDeep = m_isDeep || brackets.isDeep();
        if (token.kind != SourceToken::Kind::Mark)
            continue;
        const char mark = token.text.front();
        if (mark == '(' || mark == '[' || mark == '{') {
            if (brackets.open().size() < kMaxOpenBrackets)
                brackets.open().push_back(static_cast<std::uint32_t>(at));
            else
                ++tooDeep;
        } else if (mark == ')' || mark == ']' || mark == '}') {
            if (tooDeep > 0)
                --tooDeep;
            else
                close(brackets.open(), at);
        }
    }
}

/// A brace closes whatever is open within it, other brackets what is open since the last brace.
void MatchedTokens::close(std::vector<std::uint32_t>& open, std::size_t at)
{
    const char wanted = openingOf(m_tokens[at].text.front());
    const std::size_t last = wanted == '{' || open.size() < kMaxStrayOpen ? 0 : open.size() - kMaxStrayOpen;
    for (std::size_t i = open.size(); i > last; --i) {
        const char found = m_tokens[open[i - 1]].text.front();
        if (found == wanted) {
            m_partners[open[i - 1]] = static_cast<std::uint32_t>(at);
            m_partners[at] = open[i - 1];
            open.resize(i - 1);
            return;
        }
        if (found == '{')
            return;
    }
}

std::size_t MatchedTokens::behind(std::size_t open, std::size_t end) const
{
    const std::size_t close = partner(open);
    return close != kNone && close > open && close < end ? close + 1 : open + 1;
}

std::size_t MatchedTokens::angleEnd(std::size_t open) const
{
    if ((isMark(open + 1, '<') || isMark(open + 1, '=')) && isJoined(open))
        return kNone;
    int depth = 0;
    const std::size_t last = std::min(m_tokens.size(), open + kMaxAngleTokens);
    for (std::size_t at = open; at < last; ++at) {
        const SourceToken& token = m_tokens[at];
        if (token.kind != SourceToken::Kind::Mark)
            continue;
        switch (token.text.front()) {
        case '<':
            ++depth;
            break;
        case '>':
            if (isMark(at - 1, '-') && isJoined(at - 1))
                break;
            if (--depth == 0)
                return at;
            break;
        case '(':
        case '[':
        case '{': {
            const std::size_t close = partner(at);
            if (close == kNone || close < at)
                return kNone;
            at = close;
            break;
        }
        case ';':
        case ')':
        case ']':
        case '}':
            return kNone;
        default:
            break;
        }
    }
    return kNone;
}

std::size_t MatchedTokens::angleBegin(std::size_t close) const
{
    int depth = 0;
    const std::size_t last = close > kMaxAngleTokens ? close - kMaxAngleTokens : 0;
    for (std::size_t at = close + 1; at > last; --at) {
        const SourceToken& token = m_tokens[at - 1];
        if (token.kind != SourceToken::Kind::Mark)
            continue;
        const char mark = token.text.front();
        if (mark == '>') {
            ++depth;
        } else if (mark == '<') {
            if (--depth == 0)
                return at - 1;
        } else if (mark == ')' || mark == ']' || mark == '}') {
            const std::size_t open = partner(at - 1);
            if (open == kNone || open < last)
                return kNone;
            at = open + 1;
        } else if (mark == ';' || mark == '(' || mark == '[' || mark == '{') {
            return kNone;
        }
    }
    return kNone;
}

std::vector<TokenRange> MatchedTokens::parts(TokenRange range) const
{
    std::vector<TokenRange> found;
    if (range.empty())
        return found;
    std::size_t begin = range.begin;
    for (std::size_t at = range.begin; at < range.end;) {
        if (isMark(at, ',')) {
            found.push_back({begin, at});
            begin = at + 1;
        }
        const bool isBracket = isMark(at, '(') || isMark(at, '[') || isMark(at, '{');
        if (isBracket) {
            at = behind(at, range.end);
            continue;
        }
        // Template arguments, where what follows them is no operand of a comparison.
        if (isMark(at, '<') && at > range.begin && isWord(at - 1)) {
            const std::size_t close = angleEnd(at);
            const bool isTemplate = close != kNone && close < range.end &&
                (isMark(close + 1, '(') || isMark(close + 1, '{') || isMark(close + 1, '>') || isMark(close + 1, '*') ||
                 isMark(close + 1, '&') || isMark(close + 1, ',') || isScope(close + 1) || isWord(close + 1) ||
                 close + 1 == range.end);
            at = isTemplate ? close + 1 : at + 1;
            continue;
        }
        ++at;
    }
    found.push_back({begin, range.end});
    return found;
}

std::string MatchedTokens::text(TokenRange range) const
{
    std::string text;
    for (std::size_t at = range.begin; at < std::min(range.end, m_tokens.size()) && text.size() < kMaxSpelling; ++at) {
        if (at > range.begin && !isJoined(at - 1))
            text += ' ';
        text += m_tokens[at].text;
    }
    if (text.size() > kMaxSpelling)
        text.resize(kMaxSpelling);
    return text;
}

SourceRange MatchedTokens::range(TokenRange range) const
{
    const std::size_t begin = (*this)[range.begin].at;
    return {begin, range.empty() ? begin : (*this)[range.end - 1].end()};
}

std::size_t MatchedTokens::indexAt(std::size_t byte) const
{
    const auto found = std::ranges::lower_bound(m_tokens, byte, {}, &SourceToken::at);
    return static_cast<std::size_t>(found - m_tokens.begin());
}

int MatchedTokens::lineOf(std::size_t byte) const
{
    return static_cast<int>(std::ranges::lower_bound(m_lineEnds, byte) - m_lineEnds.begin()) + 1;
}

}  // namespace kd
