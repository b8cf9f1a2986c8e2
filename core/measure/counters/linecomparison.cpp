// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/counters/linecomparison.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace kd {
namespace {

/// "a.cu" is "/folder/a.cu" as well: one compiler's table names the folder that it ran in, the other does not.
bool isSameFile(std::string_view a, std::string_view b)
{
    if (a.size() < b.size())
        std::swap(a, b);
    return a == b || (!b.empty() && !b.starts_with('/') && a.ends_with(b) && a[a.size() - b.size() - 1] == '/');
}

/// The names of `second` in terms of those of `first`.
std::map<std::string_view, std::string_view> fileNames(const LineReading& first, const LineReading& second)
{
    std::map<std::string_view, std::string_view> names;
    for (const LineCount& line : second.counts.lines) {
        const auto [name, isNew] = names.emplace(line.position.file, line.position.file);
        if (!isNew)
            continue;
        const auto same = std::ranges::find_if(first.counts.lines, [&](const LineCount& each) {
            return isSameFile(each.position.file, line.position.file);
        });
        if (same != first.counts.lines.end())
            name->second = same->position.file;
    }
    return names;
}

void mark(ComparedLine& line, const LineReading& first, const LineReading& second)
{
    const LineCount a = line.first.value_or(LineCount()), b = line.second.value_or(LineCount());
    for (const LineFigure& figure : lineFigures())
        if (figure.isSameInPtx && first.has(figure.key) && second.has(figure.key) && a.*figure.count != b.*figure.count)
            line.differing.push_back(figure.key);
}

}  // namespace

std::vector<ComparedLine> compareLines(const LineReading& first, const LineReading& second)
{
    std::map<std::pair<std::string_view, int>, ComparedLine> joined;
    for (const LineCount& line : first.counts.lines)
        joined[{line.position.file, line.position.line}].first = line;
    const std::map<std::string_view, std::string_view> names = fileNames(first, second);
    for (const LineCount& line : second.counts.lines)
        joined[{names.at(line.position.file), line.position.line}].second = line;
    std::vector<ComparedLine> lines;
    for (auto& [place, line] : joined) {
        line.position = {.file = std::string(place.first), .line = place.second};
        lines.push_back(std::move(line));
    }
    if (first.ok() || second.ok()) {
        ComparedLine& all = lines.emplace_back();
        all.first = first.ok() ? std::optional(first.counts.totals) : std::nullopt;
        all.second = second.ok() ? std::optional(second.counts.totals) : std::nullopt;
    }
    for (ComparedLine& line : lines)
        mark(line, first, second);
    return lines;
}

}  // namespace kd
