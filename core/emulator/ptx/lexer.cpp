// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ptx/lexer.h"

#include "core/base/error.h"
#include "core/emulator/ptx/module.h"

#include <array>

namespace kd::ptx {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isFollow(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) || c == '_' || c == '$';
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}

Message quoted(char c)
{
    if (c >= ' ' && c < '\x7f')
        return message("'{}'", c);
    constexpr std::string_view kHex = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    return message("byte 0x{}{}", kHex[byte >> 4U], kHex[byte & 15U]);
}

constexpr std::array<std::string_view, 8> kPairs{"<<", ">>", "<=", ">=", "==", "!=", "&&", "||"};
constexpr std::string_view kSingles = "(){}[]<>,;:+-*/%&|^~!?=@";

}  // namespace

void failAt(std::uint32_t line, std::uint32_t column, const Message& what)
{
    throw LogicError({.text = message("PTX line {}, column {}: {}", line, column, what)});
}

Message described(const Token& token)
{
    constexpr std::size_t kMaxShown = 80;
    if (token.kind == Token::Kind::End)
        return "the end of the text";
    return token.text.size() > kMaxShown ? message("'{}…'", token.text.substr(0, kMaxShown)) : message("'{}'", token.text);
}

Lexer::Lexer(std::string_view text, std::uint32_t line)
    : m_text(text)
    , m_line(line)
{
    m_next = scan();
}

Token Lexer::next()
{
    const Token taken = m_next;
    m_end = m_at;
    m_next = scan();
    return taken;
}

Token Lexer::peekSecond() const
{
    Lexer ahead = *this;
    ahead.next();
    return ahead.peek();
}

bool Lexer::accept(std::string_view punctuation)
{
    if (!at(punctuation))
        return false;
    next();
    return true;
}

bool Lexer::acceptDotted(std::string_view spelling)
{
    if (!atDotted(spelling))
        return false;
    next();
    return true;
}

Token Lexer::expect(std::string_view punctuation)
{
    if (!at(punctuation))
        fail(message("expected '{}' instead of {}", punctuation, described(m_next)));
    return next();
}

Token Lexer::expect(Token::Kind kind, const Message& meaning)
{
    if (m_next.kind != kind)
        fail(message("expected {} instead of {}", meaning, described(m_next)));
    return next();
}

void Lexer::advanceTo(std::size_t end)
{
    for (; m_at < end; ++m_at) {
        if (m_text[m_at] == '\n') {
            ++m_line;
            m_lineStart = m_at + 1;
        }
    }
}

void Lexer::skipComment()
{
    const std::uint32_t line = m_line;
    const auto column = static_cast<std::uint32_t>(m_at - m_lineStart + 1);
    const bool isLong = charAt(m_at + 1) == '*';
    const std::size_t end = isLong ? m_text.find("*/", m_at + 2) : m_text.find('\n', m_at);
    if (end == std::string_view::npos && isLong)
        failAt(line, column, "this comment has no end");
    advanceTo(end == std::string_view::npos ? m_text.size() : end + (isLong ? 2 : 0));
}

void Lexer::skipBlanks()
{
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        if (isBlank(c))
            advanceTo(m_at + 1);
        else if (c == '/' && (charAt(m_at + 1) == '/' || charAt(m_at + 1) == '*'))
            skipComment();
        else
            return;
    }
}

Token Lexer::cut(Token token, Token::Kind kind, std::size_t end)
{
    token.kind = kind;
    token.text = m_text.substr(m_at, end - m_at);
    m_at = end;
    return token;
}

Token Lexer::scanWord(Token token, std::size_t from)
{
    const bool isDotted = m_text[m_at] == '.';
    std::size_t end = from;
    while (isFollow(charAt(end)) || (isDotted && charAt(end) == ':' && charAt(end + 1) == ':' && isFollow(charAt(end + 2))))
        end += charAt(end) == ':' ? 2 : 1;
    return cut(token, isDotted ? Token::Kind::Dotted : Token::Kind::Word, end);
}

Token Lexer::scanNumber(Token token)
{
    std::size_t end = m_at;
    bool isFloat = false;
    const char prefix = charAt(m_at) == '0' ? static_cast<char>(charAt(m_at + 1) | 0x20) : '\0';
    if (prefix == 'x' || prefix == 'b' || prefix == 'f' || prefix == 'd') {
        isFloat = prefix == 'f' || prefix == 'd';
        end += 2;
    } else {
        while (isDigit(charAt(end)))
            ++end;
        if (charAt(end) == '.') {
            isFloat = true;
            for (++end; isDigit(charAt(end));)
                ++end;
        }
        const std::size_t sign = charAt(end + 1) == '+' || charAt(end + 1) == '-' ? 1 : 0;
        if ((charAt(end) == 'e' || charAt(end) == 'E') && isDigit(charAt(end + 1 + sign))) {
            isFloat = true;
            end += 1 + sign;
        }
    }
    while (isFollow(charAt(end)))
        ++end;
    return cut(token, isFloat ? Token::Kind::Float : Token::Kind::Integer, end);
}

Token Lexer::scanString(Token token)
{
    std::size_t end = m_at + 1;
    while (end < m_text.size() && m_text[end] != '"' && m_text[end] != '\n')
        end += m_text[end] == '\\' ? 2 : 1;
    if (charAt(end) != '"')
        failAt(token.line, token.column, "this string has no end");
    token.kind = Token::Kind::String;
    token.text = m_text.substr(m_at + 1, end - m_at - 1);
    advanceTo(end + 1);
    return token;
}

Token Lexer::scan()
{
    skipBlanks();
    Token token;
    token.line = m_line;
    token.column = static_cast<std::uint32_t>(m_at - m_lineStart + 1);
    token.offset = m_at;
    if (m_at >= m_text.size())
        return token;
    const char c = m_text[m_at];
    if (isDigit(c))
        return scanNumber(token);
    if (c == '.' && isDigit(charAt(m_at + 1)) && (m_at == 0 || !isFollow(m_text[m_at - 1])))
        return scanNumber(token);
    if (c == '"')
        return scanString(token);
    if (isFollow(c) || (c == '%' && isFollow(charAt(m_at + 1))))
        return scanWord(token, m_at + 1);
    if (c == '.' && isFollow(charAt(m_at + 1)))
        return scanWord(token, m_at + 1);
    for (const std::string_view pair : kPairs) {
        if (m_text.substr(m_at, 2) == pair)
            return cut(token, Token::Kind::Punctuation, m_at + 2);
    }
    if (c == '\0' || kSingles.find(c) == std::string_view::npos)
        failAt(token.line, token.column, message("{} is not expected here", quoted(c)));
    return cut(token, Token::Kind::Punctuation, m_at + 1);
}

void Lexer::rewindToNext()
{
    m_at = m_next.offset;
    m_line = m_next.line;
    m_lineStart = m_next.offset + 1 - m_next.column;
}

void Lexer::skipRaw()
{
    const char c = m_text[m_at];
    if (c == '/' && (charAt(m_at + 1) == '/' || charAt(m_at + 1) == '*')) {
        skipComment();
    } else if (c == '"') {
        Token token;
        token.line = m_line;
        token.column = static_cast<std::uint32_t>(m_at - m_lineStart + 1);
        scanString(token);
    } else {
        advanceTo(m_at + 1);
    }
}

std::string_view Lexer::readRaw(std::string_view stops)
{
    rewindToNext();
    const std::size_t begin = m_at;
    int depth = 0;
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        if (depth == 0 && stops.find(c) != std::string_view::npos)
            break;
        if (c == '{' || c == '(')
            ++depth;
        if (c == '}' || c == ')')
            --depth;
        if (depth < 0 || depth > kMaxNesting)
            failAt(m_line, static_cast<std::uint32_t>(m_at - m_lineStart + 1),
                   depth < 0 ? message("{} closes nothing", quoted(c))
                   : Message("braces are nested too deeply"));
        skipRaw();
    }
    if (m_at >= m_text.size())
        fail("this value has no end");
    const std::string_view raw = m_text.substr(begin, m_at - begin);
    m_next = scan();
    return raw;
}

std::string_view Lexer::readBlock()
{
    if (!at("{"))
        expect("{");
    rewindToNext();
    const std::size_t begin = ++m_at;
    while (m_at < m_text.size() && m_text[m_at] != '}')
        skipRaw();
    if (m_at >= m_text.size())
        fail("this block has no end");
    const std::string_view raw = m_text.substr(begin, m_at - begin);
    m_end = ++m_at;
    m_next = scan();
    return raw;
}

}  // namespace kd::ptx
