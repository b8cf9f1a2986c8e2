// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/assistant/textdiff.h"

#include "core/compile/listing/sequencediff.h"

#include <QByteArrayView>
#include <QHash>
#include <QList>

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace kd {
namespace {

constexpr int kUnifiedContext = 3;

/// Texts by line, without the last line end.
QList<QByteArray> linesOf(const QByteArray& text)
{
    if (text.isEmpty())
        return {};
    QList<QByteArray> lines = text.split('\n');
    if (lines.back().isEmpty())
        lines.removeLast();
    return lines;
}

bool isSeparator(const DiffLine& line)
{
    return line.kind == DiffLine::Kind::Kept && line.before == 0;
}

QByteArray hunkOf(const std::vector<DiffLine>& lines, std::size_t begin, std::size_t end)
{
    int before = 0, after = 0, removed = 0, added = 0;
    QByteArray body;
    for (std::size_t i = begin; i < end; ++i) {
        const DiffLine& line = lines[i];
        if (line.before > 0) {
            before = before == 0 ? line.before : before;
            ++removed;
        }
        if (line.after > 0) {
            after = after == 0 ? line.after : after;
            ++added;
        }
        body += line.kind == DiffLine::Kind::Kept ? ' ' : line.kind == DiffLine::Kind::Removed ? '-' : '+';
        body += line.text.toUtf8() + '\n';
    }
    const auto range = [](int first, int count) { return QByteArray::number(first) + ',' + QByteArray::number(count); };
    return "@@ -" + range(before, removed) + " +" + range(after, added) + " @@\n" + body;
}

}  // namespace

std::vector<DiffLine> diffLines(const QByteArray& before, const QByteArray& after)
{
    const QList<QByteArray> first = linesOf(before), second = linesOf(after);
    QHash<QByteArray, std::uint32_t> known;
    const auto numbersOf = [&known](const QList<QByteArray>& lines) {
        std::vector<std::uint32_t> numbers;
        numbers.reserve(static_cast<std::size_t>(lines.size()));
        for (const QByteArray& line : lines) {
            const auto found = known.constFind(line);
            numbers.push_back(found != known.cend() ? *found : *known.insert(line, static_cast<std::uint32_t>(known.size())));
        }
        return numbers;
    };
    const std::vector<std::uint32_t> firstNumbers = numbersOf(first), secondNumbers = numbersOf(second);
    const SequenceDiff diff = diffSequences(firstNumbers, secondNumbers);
    std::vector<DiffLine> lines;
    qsizetype i = 0, k = 0;
    while (i < first.size() || k < second.size()) {
        if (i < first.size() && diff.removed[static_cast<std::size_t>(i)]) {
            lines.push_back({DiffLine::Kind::Removed, static_cast<int>(i) + 1, 0, QString::fromUtf8(first[i])});
            ++i;
        } else if (k < second.size() && diff.added[static_cast<std::size_t>(k)]) {
            lines.push_back({DiffLine::Kind::Added, 0, static_cast<int>(k) + 1, QString::fromUtf8(second[k])});
            ++k;
        } else {
            lines.push_back({DiffLine::Kind::Kept, static_cast<int>(i) + 1, static_cast<int>(k) + 1, QString::fromUtf8(first[i])});
            ++i;
            ++k;
        }
    }
    return lines;
}

std::vector<DiffLine> shortened(const std::vector<DiffLine>& lines, int context)
{
    const auto count = static_cast<int>(lines.size());
    std::vector<bool> isShown(lines.size(), false);
    for (int i = 0; i < count; ++i) {
        if (lines[static_cast<std::size_t>(i)].kind == DiffLine::Kind::Kept)
            continue;
        for (int near = std::max(0, i - context); near <= std::min(count - 1, i + context); ++near)
            isShown[static_cast<std::size_t>(near)] = true;
    }
    std::vector<DiffLine> kept;
    bool isOpen = true;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (isShown[i])
            kept.push_back(lines[i]);
        else if (isOpen && !kept.empty())
            kept.emplace_back();
        isOpen = isShown[i];
    }
    if (!kept.empty() && isSeparator(kept.back()))
        kept.pop_back();
    return kept;
}

QByteArray unifiedDiff(const std::vector<DiffLine>& lines)
{
    const std::vector<DiffLine> kept = shortened(lines, kUnifiedContext);
    QByteArray text;
    for (std::size_t begin = 0; begin < kept.size();) {
        std::size_t end = begin;
        while (end < kept.size() && !isSeparator(kept[end]))
            ++end;
        text += hunkOf(kept, begin, end);
        begin = end + 1;
    }
    return text;
}

}  // namespace kd
