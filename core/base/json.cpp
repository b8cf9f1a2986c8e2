// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.h"

#include "core/base/error.h"

#include <algorithm>

namespace kd {
namespace {

[[noreturn]] void refuseJson(std::string_view subject, Message text)
{
    throw RuntimeError({.text = std::move(text), .subject = std::string(subject)});
}

int deepestNesting(std::string_view text)
{
    int depth = 0;
    int deepest = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '[' || c == '{') {
            deepest = std::max(deepest, ++depth);
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return deepest;
}

Message placeOf(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t lineStart = before.rfind('\n');
    const std::size_t column = before.size() - (lineStart == std::string_view::npos ? 0 : lineStart + 1);
    return message("line {}, column {}", line, std::max<std::size_t>(column, 1));
}

}  // namespace

Json parseJson(std::string_view text, std::string_view subject, JsonLimits limits)
{
    if (text.size() > limits.bytes)
        refuseJson(subject,
                   message("it has {} bytes; at most {} are read", text.size(), limits.bytes));
    if (deepestNesting(text) > limits.depth)
        refuseJson(subject, message("it is nested more than {} levels deep", limits.depth));
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        refuseJson(subject, message("it is not valid JSON at {}", placeOf(text, error.byte)));
    } catch (const Json::out_of_range&) {
        refuseJson(subject, "it holds a number too large for a double");
    }
}

std::string dumpJson(const Json& value, int indent)
{
    return value.dump(indent, ' ', false, Json::error_handler_t::replace);
}

}  // namespace kd
