// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clangd/clangdjson.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace kd {
namespace {

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

/// Cuts a character that was cut, and blanks.
std::string endedWell(std::string text)
{
    while (!text.empty() && (!isClangdUtf8(text) || text.back() == '\n' || text.back() == ' '))
        text.pop_back();
    return text;
}

}  // namespace

std::optional<int> clangdCount(const Json& object, const char* key)
{
    const auto it = object.is_object() ? object.find(key) : object.end();
    if (!object.is_object() || it == object.end() || !it->is_number_integer())
        return std::nullopt;
    if (it->is_number_unsigned() && it->get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<int>::max()))
        return std::nullopt;
    const auto value = it->get<std::int64_t>();
    if (value < 0 || value > std::numeric_limits<int>::max())
        return std::nullopt;
    return static_cast<int>(value);
}

bool isClangdUtf8(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t length = firstCodePoint(text).length;
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

bool isClangdName(std::string_view text)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    return !text.empty() && text.size() <= kMaxClangdName && isLetter(text.front()) &&
        std::ranges::all_of(text, [&](char c) { return isLetter(c) || isDigit(c); });
}

std::string clangdPlain(std::string_view text, std::size_t bytes)
{
    std::string plain;
    for (const char c : text) {
        if (plain.size() >= bytes)
            break;
        const bool isLineEnd = c == '\n' && !plain.empty() && !plain.ends_with("\n\n");
        if (isLineEnd || c == '\t' || !isControl(c))
            plain += c;
    }
    return endedWell(std::move(plain));
}

std::string clangdPlainLine(std::string_view text, std::size_t bytes)
{
    std::string plain;
    for (const char c : text) {
        if (plain.size() >= bytes)
            break;
        const bool isBlank = c == ' ' || c == '\n' || c == '\t';
        if (isBlank ? !plain.empty() && plain.back() != ' ' : !isControl(c))
            plain += isBlank ? ' ' : c;
    }
    return endedWell(std::move(plain));
}

}  // namespace kd
