// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/counters/counterlines.h"

#include "ui/counters/countersheet.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace kd {
namespace {

constexpr std::array<std::string_view, 3> kShown{"warpInstructions", "globalSectors", "bankConflicts"};

/// Which figures a reading has, and nothing else of it.
LineReading withoutCounts(const LineReading& reading)
{
    LineReading bare;
    bare.source = reading.source;
    bare.refusal = reading.refusal;
    bare.reason = reading.reason;
    bare.missing = reading.missing;
    bare.chip = reading.chip;
    return bare;
}

}  // namespace

bool CounterLine::differs(std::string_view key) const
{
    return std::ranges::find(counts.differing, key) != counts.differing.end();
}

CounterLines makeCounterLines(const LineReading* gpu, const LineReading* modelled,
                              const std::function<QString(const SourcePosition&)>& textOf)
{
    static const LineReading kNothing;
    const LineReading &first = gpu != nullptr ? *gpu : kNothing, &second = modelled != nullptr ? *modelled : kNothing;
    CounterLines lines{.lines = {}, .gpu = withoutCounts(first), .modelled = withoutCounts(second)};
    for (ComparedLine& line : compareLines(first, second)) {
        if (line.position.line < 1)
            continue;  // of all together
        QString text = textOf(line.position).trimmed();
        lines.lines.push_back({.counts = std::move(line), .text = std::move(text)});
    }
    return lines;
}

std::span<const std::string_view> shownLineFigures()
{
    return kShown;
}

const LineFigure& lineFigureOf(std::string_view key)
{
    return *std::ranges::find(lineFigures(), key, &LineFigure::key);
}

QString counterLinesCsv(const CounterLines& lines)
{
    QStringList text{QStringLiteral("file,line,gpu_instructions,gpu_sectors,gpu_bank_conflicts,emulated_instructions,"
                                    "emulated_sectors,emulated_bank_conflicts,source")};
    for (const CounterLine& line : lines.lines) {
        const ComparedLine& counts = line.counts;
        QStringList cells{csvText(QString::fromStdString(counts.position.file)), QString::number(counts.position.line)};
        for (const std::optional<LineCount>& side : {counts.first, counts.second})
            for (const std::string_view key : shownLineFigures())
                cells << (side ? QString::number((*side).*lineFigureOf(key).count) : QString());
        cells << csvText(line.text);
        text << cells.join(QLatin1Char(','));
    }
    return text.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace kd
