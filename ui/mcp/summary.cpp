// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mcp/summary.h"

#include <algorithm>
#include <cstddef>

namespace kd::mcp {

std::string firstComplaint(const QByteArray& errors)
{
    static const QByteArray kName = "kerneldesk: ", kNote = "note: ";
    const QList<QByteArray> lines = errors.trimmed().split('\n');
    const auto begin = std::ranges::find_if(lines, [](const QByteArray& line) { return line.startsWith(kName); });
    if (begin == lines.end()) {
        const auto other = std::ranges::find_if(lines, [](const QByteArray& line) { return !line.startsWith(kNote); });
        return other == lines.end() ? std::string() : other->toStdString();
    }
    constexpr qsizetype kMaxLines = 8;
    const auto most = begin + std::min<qsizetype>(kMaxLines, lines.end() - begin);
    const auto isOther = [](const QByteArray& line) { return line.startsWith(kName) || line.startsWith(kNote); };
    const auto end = std::find_if(begin + 1, most, isOther);
    QByteArray said = begin->mid(kName.size());
    for (auto line = begin + 1; line != end; ++line)
        said += '\n' + *line;
    return said.toStdString();
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
