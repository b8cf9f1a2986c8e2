// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace kd::report {

/// `text` as HTML text or attribute value: & < > and both quotes become references, invalid UTF-8, control characters and
/// invisible direction marks become U+FFFD.
std::string escapeHtml(std::string_view text);

/// Puts a page together; what comes from users or compilers goes through text() or attribute().
class HtmlWriter {
public:
    /// Markup of our own.
    HtmlWriter& raw(std::string_view markup)
    {
        m_html += markup;
        return *this;
    }
    /// Anything, escaped.
    HtmlWriter& text(std::string_view text)
    {
        m_html += escapeHtml(text);
        return *this;
    }
    /// An element of that name and class, with the text escaped; no class where `kind` is empty.
    HtmlWriter& element(std::string_view name, std::string_view kind, std::string_view text);

    const std::string& html() const { return m_html; }

private:
    std::string m_html;
};

}  // namespace kd::report
