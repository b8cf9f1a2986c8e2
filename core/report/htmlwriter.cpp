// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/htmlwriter.h"

#include "core/base/utf8.h"

#include <cstdint>

namespace kd::report {
namespace {

constexpr std::string_view kReplacement = "\uFFFD";

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
