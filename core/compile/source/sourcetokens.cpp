// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compile/source/sourcetokens.h"

#include <algorithm>
#include <cctype>

namespace kd {
namespace {

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// R, LR, uR, UR, u8R: the words before the quote of a raw literal.
bool isRawPrefix(std::string_view word)
{
    return word.ends_with('R') && (word == "R" || word == "LR" || word == "uR" || word == "UR" || word == "u8R");
}

bool isLiteralPrefix(std::string_view word)
{
    return word == "L" || word == "u" || word == "U" || word == "u8";
}

}  // namespace

bool SourceTokens::isSplice(std::size_t at) const
{
    const std::string_view rest = m_text.substr(at, 3);
    return rest.starts_with("\\\n") || rest.starts_with("\\\r\n");
}

std::size_t SourceTokens::commentEnd(std::size_t at) const
{
    if (m_text[at + 1] == '*') {
        const std::size_t end = m_text.find("*/", at + 2);
        return end == std::string_view::npos ? m_text.size() : end + 2;
    }
    std::size_t end = m_text.find('\n', at);
    while (end != std::string_view::npos && (isSplice(end - 1) || (end > 1 && isSplice(end - 2))))
        end = m_text.find('\n', end + 1);
    return std::min(end, m_text.size());
}

/// Up to the end of the line: a lone apostrophe swallows no more.
std::size_t SourceTokens::literalEnd(std::size_t quote) const
{
    std::size_t at = quote + 1;
    for (; at < m_text.size() && m_text[at] != m_text[quote] && m_text[at] != '\n'; ++at)
        if (m_text[at] == '\\')
            at += isSplice(at) && m_text[at + 1] == '\r' ? 2 : 1;
    return std::min(at + (at < m_text.size() && m_text[at] == m_text[quote] ? 1 : 0), m_text.size());
}

std::size_t SourceTokens::rawLiteralEnd(std::size_t quote) const
{
    constexpr std::size_t kLongestDelimiter = 16;
    const std::size_t length = m_text.substr(quote, kLongestDelimiter + 2).find('(');
    if (length == std::string_view::npos)
        return literalEnd(quote);
    const std::size_t open = quote + length;
    char close[kLongestDelimiter + 2] = {')'};
    const std::string_view delimiter = m_text.substr(quote + 1, open - quote - 1);
    delimiter.copy(close + 1, delimiter.size());
    close[delimiter.size() + 1] = '"';
    const std::string_view whole(close, delimiter.size() + 2);
    const std::size_t end = m_text.find(whole, open);
    return end == std::string_view::npos ? m_text.size() : end + whole.size();
}

std::size_t SourceTokens::directiveEnd() const
{
    std::size_t at = m_at;
    while (at < m_text.size() && m_text[at] != '\n') {
        const std::string_view rest = m_text.substr(at, 3);
        if (isSplice(at))
            at += rest[1] == '\n' ? 2 : 3;
        else if (rest.starts_with("/*") || rest.starts_with("//"))
            at = commentEnd(at);
        else if (rest.starts_with('"'))
            at = literalEnd(at);
        else
            ++at;
    }
    return at;
}

void SourceTokens::skipBlanks()
{
    while (m_at < m_text.size()) {
        const std::string_view rest = m_text.substr(m_at, 3);
        if (isSplice(m_at)) {
            m_at += rest[1] == '\n' ? 2 : 3;
        } else if (rest.starts_with("//") || rest.starts_with("/*")) {
            m_at = commentEnd(m_at);
        } else if (std::isspace(static_cast<unsigned char>(rest[0])) != 0) {
            m_isLineStart = m_isLineStart || rest[0] == '\n';
            ++m_at;
        } else {
            return;
        }
    }
}

SourceToken SourceTokens::consume(SourceToken::Kind kind, std::size_t end)
{
    const SourceToken token{kind, m_at, m_text.substr(m_at, end - m_at)};
    m_at = end;
    m_isLineStart = false;
    return token;
}

SourceToken SourceTokens::next()
{
    using Kind = SourceToken::Kind;
    skipBlanks();
    if (m_at == m_text.size())
        return {Kind::End, m_at, {}};
    const char first = m_text[m_at];
    if (first == '#' && m_isLineStart)
        return consume(Kind::Directive, directiveEnd());
    std::size_t end = m_at;
    if (isDigit(first)) {
        while (end < m_text.size() && (isWordCharacter(m_text[end]) || m_text[end] == '.' || m_text[end] == '\''))
            ++end;
        return consume(Kind::Number, end);
    }
    if (first == '"' || first == '\'')
        return consume(Kind::Literal, literalEnd(m_at));
    while (end < m_text.size() && isWordCharacter(m_text[end]))
        ++end;
    if (end == m_at)
        return consume(Kind::Mark, m_at + 1);
    const std::string_view word = m_text.substr(m_at, end - m_at);
    if (end < m_text.size() && m_text[end] == '"' && isRawPrefix(word))
        return consume(Kind::Literal, rawLiteralEnd(end));
    if (end < m_text.size() && (m_text[end] == '"' || m_text[end] == '\'') && isLiteralPrefix(word))
        return consume(Kind::Literal, literalEnd(end));
    return consume(Kind::Word, end);
}

std::vector<SourceToken> tokensOf(std::string_view text)
{
    std::vector<SourceToken> tokens;
    SourceTokens reader(text);
    for (SourceToken token = reader.next(); token.kind != SourceToken::Kind::End; token = reader.next())
        tokens.push_back(token);
    return tokens;
}

}  // namespace kd
