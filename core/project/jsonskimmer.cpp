// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/jsonskimmer.h"

#include "core/base/error.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace kd {
namespace {

constexpr int kMaxNesting = 64;

std::optional<std::uint32_t> hexadecimal(std::string_view digits)
{
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number, 16);
    return digits.size() == 4 && error == std::errc() && end == digits.data() + 4 ? std::optional(number) : std::nullopt;
}

void appendUtf8(std::string& text, std::uint32_t code)
{
    const auto put = [&text](std::uint32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0 | code >> 6);
        put(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        put(0xE0 | code >> 12);
        put(0x80 | (code >> 6 & 0x3F));
        put(0x80 | (code & 0x3F));
    } else {
        put(0xF0 | code >> 18);
        put(0x80 | (code >> 12 & 0x3F));
        put(0x80 | (code >> 6 & 0x3F));
        put(0x80 | (code & 0x3F));
    }
}

/// The code point of \uXXXX at the start of `text`, or of two of them; `text` is left behind it.
std::optional<std::uint32_t> codePoint(std::string_view& text)
{
    const std::optional<std::uint32_t> first = hexadecimal(text.substr(2, 4));
    if (!first)
        return std::nullopt;
    const bool isHigh = *first >= 0xD800 && *first < 0xDC00;
    if (!isHigh || !text.substr(6).starts_with("\\u")) {
        text.remove_prefix(6);
        const bool isSurrogate = *first >= 0xD800 && *first < 0xE000;
        return isSurrogate ? 0xFFFD : *first;
    }
    const std::optional<std::uint32_t> second = hexadecimal(text.substr(8, 4));
    if (!second || *second < 0xDC00 || *second > 0xDFFF)
        return std::nullopt;
    text.remove_prefix(12);
    return 0x10000 + ((*first - 0xD800) << 10) + (*second - 0xDC00);
}

char plainEscape(char letter)
{
    switch (letter) {
    case 'b':
        return '\b';
    case 'f':
        return '\f';
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    default:
        return letter == '"' || letter == '\\' || letter == '/' ? letter : '\0';
    }
}

}  // namespace

void JsonSkimmer::skipBlanks()
{
    while (m_position < m_text.size() && std::string_view(" \t\r\n").find(m_text[m_position]) != std::string_view::npos)
        ++m_position;
}

bool JsonSkimmer::isAtEnd()
{
    skipBlanks();
    return m_position >= m_text.size();
}

bool JsonSkimmer::consume(char sign)
{
    skipBlanks();
    if (m_position >= m_text.size() || m_text[m_position] != sign)
        return false;
    ++m_position;
    return true;
}

void JsonSkimmer::expect(char sign)
{
    if (!consume(sign))
        fail(message("'{}' is missing", sign));
}

bool JsonSkimmer::isAtString()
{
    skipBlanks();
    return m_position < m_text.size() && m_text[m_position] == '"';
}

std::string_view JsonSkimmer::string()
{
    expect('"');
    const std::size_t begin = m_position;
    for (std::size_t end = m_text.find('"', begin); end != std::string_view::npos; end = m_text.find('"', end + 1)) {
        std::size_t slashes = end;
        while (slashes > begin && m_text[slashes - 1] == '\\')
            --slashes;
        if ((end - slashes) % 2 != 0)
            continue;
        m_position = end + 1;
        return m_text.substr(begin, end - begin);
    }
    fail("a text does not end");
}

std::string_view JsonSkimmer::value()
{
    skipBlanks();
    const std::size_t begin = m_position;
    if (isAtString()) {
        string();
    } else if (m_position < m_text.size() && (m_text[m_position] == '{' || m_text[m_position] == '[')) {
        skipNested();
    } else {
        m_position = std::min(m_text.find_first_of(",]} \t\r\n", m_position), m_text.size());
        if (m_position == begin)
            fail("a value is missing");
    }
    return m_text.substr(begin, m_position - begin);
}

void JsonSkimmer::skipNested()
{
    char open[kMaxNesting];
    int depth = 0;
    do {
        m_position = m_text.find_first_of("\"{}[]", m_position);
        if (m_position == std::string_view::npos) {
            m_position = m_text.size();
            fail("a bracket is not closed");
        }
        const char sign = m_text[m_position];
        if (sign == '"') {
            string();
            continue;
        }
        if (sign == '{' || sign == '[') {
            if (depth == kMaxNesting)
                fail(message("it is nested more than {} levels deep", kMaxNesting));
            open[depth++] = sign;
        } else if (open[--depth] != (sign == '}' ? '{' : '[')) {
            fail("brackets do not fit");
        }
        ++m_position;
    } while (depth > 0);
}

void JsonSkimmer::fail(Message text) const
{
    const std::string_view before = m_text.substr(0, m_position);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t start = before.rfind('\n');
    const std::size_t column = before.size() - (start == std::string_view::npos ? 0 : start + 1) + 1;
    refuse(message("it is not valid JSON at line {}, column {}: {}", line, column, std::move(text)));
}

std::optional<std::string> unescapedJson(std::string_view text)
{
    std::string plain;
    while (!text.empty()) {
        const std::size_t slash = text.find('\\');
        plain += text.substr(0, slash);
        if (slash == std::string_view::npos)
            break;
        text.remove_prefix(slash);
        if (text.size() < 2)
            return std::nullopt;
        if (text[1] == 'u') {
            const std::optional<std::uint32_t> code = codePoint(text);
            if (!code)
                return std::nullopt;
            appendUtf8(plain, *code);
            continue;
        }
        const char letter = plainEscape(text[1]);
        if (letter == '\0')
            return std::nullopt;
        plain += letter;
        text.remove_prefix(2);
    }
    return plain;
}

}  // namespace kd
