// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/text.h"

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

namespace kd {

// Small readers of text that are shared by the parsers of the compiler's output.

/// Calls `visit(line)` for each line, without its end.
template <typename Visit>
void forEachLine(std::string_view text, Visit visit)
{
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        visit(line);
        if (end == std::string_view::npos)
            return;
        text.remove_prefix(end + 1);
    }
}

/// Gives the text without the quotes around it, where there are some.
inline std::string_view unquoted(std::string_view text)
{
    return text.size() >= 2 && text.front() == '"' && text.back() == '"' ? text.substr(1, text.size() - 2) : text;
}

/// The number that `text` is, all of it.
template <typename Number = int>
std::optional<Number> wholeNumber(std::string_view text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

}  // namespace kd
