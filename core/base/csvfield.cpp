// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csvfield.h"

#include <charconv>
#include <system_error>

namespace kd {
namespace {

bool isWrittenNumber(std::string_view text)
{
    if (text.starts_with('+') && !text.starts_with("+-"))
        text.remove_prefix(1);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error != std::errc::invalid_argument && end == text.data() + text.size();
}

bool isFormula(std::string_view text)
{
    constexpr std::string_view kBeginnings = "=+-@\t\r\n";
    return !text.empty() && kBeginnings.find(text.front()) != std::string_view::npos && !isWrittenNumber(text);
}

}  // namespace

std::string csvField(std::string_view text)
{
    const std::string field = (isFormula(text) ? "'" : "") + std::string(text);
    if (field.find_first_of(",\"\r\n") == std::string::npos)
        return field;
    std::string quoted = "\"";
    for (const char c : field)
        quoted.append(c == '"' ? 2 : 1, c);
    return quoted + '"';
}

}  // namespace kd
