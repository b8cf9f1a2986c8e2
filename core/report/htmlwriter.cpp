// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/htmlwriter.h"

#include <array>
#include <cstdint>

namespace kd::report {
namespace {

constexpr std::string_view kReplacement = "\uFFFD";

struct CodePoint {
    std::uint32_t value = 0;
    std::size_t length = 0;  ///< bytes; 0 when they are no UTF-8
};

/// The code point that `text` begins with (RFC 3629: no surrogates, no longer form than needed, at most U+10FFFF).
CodePoint firstCodePoint(std::string_view text)
{
    const auto byteAt = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned lead = byteAt(0);
    if (lead < 0x80)
        return {lead, 1};
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length)
        return {};
    std::uint32_t value = lead & (0x7Fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byteAt(i) & 0xC0) != 0x80)
            return {};
        value = value << 6 | (byteAt(i) & 0x3Fu);
    }
    constexpr std::array<std::uint32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
    const bool valid = value >= kLeast[length] && value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
    return valid ? CodePoint{value, length} : CodePoint{};
}

/// Control characters, and marks that reorder the text around them or cannot be seen.
bool isHidden(std::uint32_t value)
{
    if (value == '\t' || value == '\n')
        return false;
    return value < 0x20 || (value >= 0x7F && value < 0xA0) || (value >= 0x202A && value <= 0x202E) ||
           (value >= 0x2066 && value <= 0x2069) || value == 0x200E || value == 0x200F || value == 0xFEFF ||
           (value & 0xFFFE) == 0xFFFE || (value >= 0xFDD0 && value <= 0xFDEF);
}

std::string_view reference(std::uint32_t value)
{
    switch (value) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '"': return "&quot;";
    case '\'': return "&#39;";
    default: return {};
    }
}

}  // namespace

std::string escapeHtml(std::string_view text)
{
    std::string escaped;
    escaped.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const CodePoint point = firstCodePoint(text.substr(i));
        if (point.value == '\r' && text.substr(i).starts_with("\r\n")) {
            ++i;
            continue;
        }
        if (point.length == 0 || isHidden(point.value))
            escaped += kReplacement;
        else if (const std::string_view named = reference(point.value); !named.empty())
            escaped += named;
        else
            escaped += text.substr(i, point.length);
        i += point.length == 0 ? 1 : point.length;
    }
    return escaped;
}

HtmlWriter& HtmlWriter::element(std::string_view name, std::string_view kind, std::string_view text)
{
    m_html.append("<").append(name);
    if (!kind.empty())
        m_html.append(" class=\"").append(kind).append("\"");
    m_html.append(">").append(escapeHtml(text)).append("</").append(name).append(">");
    return *this;
}

}  // namespace kd::report
