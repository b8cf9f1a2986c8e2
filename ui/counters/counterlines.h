// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/counters/linecomparison.h"

#include <QString>

#include <functional>
#include <span>
#include <vector>

namespace kd {

/// What one source line did in a launch.
struct CounterLine {
    ComparedLine counts;  ///< first: by the GPU's counters, in its machine code; second: by the emulated GPU, in the PTX
    QString text;         ///< the line itself; empty where it is not of the document's text

    /// Whether both counted the figure of that key, should have counted the same, and did not.
    bool differs(std::string_view key) const;
};
/// What the table of lines shows.
struct CounterLines {
    std::vector<CounterLine> lines;  ///< by file and line
    LineReading gpu, modelled;       ///< without their counts: which of them there are, and what they lack
};
/// Either may be null, or refused. `textOf` gives the text of a line.
CounterLines makeCounterLines(const LineReading* gpu, const LineReading* modelled,
                              const std::function<QString(const SourcePosition&)>& textOf);

/// The keys of lineFigures() that have columns: instructions, sectors and bank conflicts.
std::span<const std::string_view> shownLineFigures();
/// Gives the figure of one of those keys.
const LineFigure& lineFigureOf(std::string_view key);

/// One line of text for each source line, with a head.
QString counterLinesCsv(const CounterLines& lines);

}  // namespace kd
