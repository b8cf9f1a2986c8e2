// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/markdown.h"

namespace kd::report {

std::string prose(std::string_view text)
{
    std::string safe;
    for (const char c : text) {
        if (static_cast<unsigned char>(c) < 0x20)
            safe += ' ';
        else if (c == '&')
            safe += "&amp;";
        else if (c == '<')
            safe += "&lt;";
        else if (c == '@')
            safe += "&#64;";
        else if (std::string_view("\\`*_{}[]()#|~!>").find(c) != std::string_view::npos)
            safe.append("\\").push_back(c);
        else
            safe += c;
    }
    return safe;
}

std::string code(std::string_view text)
{
    std::string safe;
    for (const char c : text)
        safe += c == '`' ? "'" : static_cast<unsigned char>(c) < 0x20 ? " " : c == '|' ? "\\|" : std::string(1, c);
    return safe.empty() ? std::string() : "`" + safe + "`";
}

}  // namespace kd::report
