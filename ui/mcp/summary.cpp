// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mcp/summary.h"

#include <algorithm>
#include <cstddef>

namespace kd::mcp {

std::string firstSentence(const QByteArray& errors)
{
    static const QByteArray kName = "kerneldesk: ";
    QByteArray said;
    for (const QByteArray& line : errors.split('\n')) {
        if (line.startsWith(kName))
            return line.mid(kName.size()).toStdString();
        if (said.isEmpty() && !line.startsWith("note: "))
            said = line;
    }
    return said.toStdString();
}

std::string summaryOf(const Json& document)
{
    constexpr std::size_t kLongest = 600, kLongestValue = 160;
    std::string text;
    for (const auto& [key, value] : document.items()) {
        std::string shown;
        if (value.is_array() && !value.empty() && value.front().is_structured())
            shown = std::to_string(value.size());
        else if (!value.is_null() && !value.is_object() && !value.empty())
            shown = value.is_string() ? value.get<std::string>() : dumpJson(value);
        if (shown.empty() || shown.size() > kLongestValue || shown.find('\n') != std::string::npos)
            continue;
        if (text.size() + key.size() + shown.size() > kLongest)
            break;
        text += (text.empty() ? "" : ", ") + key + ": " + shown;
    }
    return text;
}

Json sourceLines(const std::string& text, std::size_t line)
{
    constexpr std::size_t kAround = 3, kLongest = 240;
    Json lines = Json::array();
    std::size_t number = 0;
    for (std::size_t begin = 0; begin < text.size() && number < line + kAround;) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        if (++number + kAround >= line)
            lines.push_back({{"line", number}, {"text", text.substr(begin, std::min(end - begin, kLongest))}});
        begin = end + 1;
    }
    return lines;
}

}  // namespace kd::mcp
