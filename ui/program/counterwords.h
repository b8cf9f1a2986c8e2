// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/counters/counterfigures.h"
#include "core/measure/counters/counterreading.h"
#include "core/measure/counters/linereading.h"

#include <QString>

#include <vector>

namespace kd {

/// One line of a table of counters.
struct CounterRow {
    QString group;   ///< heading above the first line of each group: "Memory"; empty in the others
    QString name;    ///< "read from device memory"
    QString value;   ///< "12.6 MB", "41 %"
    QString metric;  ///< what NVIDIA's profilers call it; empty where the emulated GPU counted
};

/// Names a group of figures as a heading: "Memory".
QString counterGroupName(CounterFigure::Group group);
/// Names the figure of that key: "read from device memory".
QString counterName(const std::string& key);
/// Writes a value of a figure with its unit: "12.6 MB", "41 %"; "–" where it is no number.
QString counterValue(CounterFigure::Unit unit, double value);
/// Shortens names of metrics that were added: "dram__bytes_op_{read,write}.sum".
QString counterMetric(const std::string& metric);
/// Tells whether a value is worth a line: one of 0 in a group of many kinds is not.
bool isWorthShowing(const CounterFigure& figure, double value);

/// Gives what was counted as people read it. Figures that are 0 in groups of many kinds (operations, tensor cores, stalls) are left
/// out; stalls come by their weight.
std::vector<CounterRow> counterRows(const CounterReading& reading);
/// Says where the figures come from, and what it took: one sentence. `cold`: see CountOutcome.
QString counterSource(const CounterReading& reading, bool cold);
/// Names the figures that the chip has no metric for, in one sentence; empty where there are none, and for an emulated GPU.
QString missingCounters(const CounterReading& reading);

/// Says how lines were counted: one sentence; empty where they were not.
QString lineCounterSource(const LineReading& reading);
/// Says what the emulated GPU's counts beside a GPU's mean, or why they are not there: one sentence or two.
QString besideEmulated(const LineReading& emulated);

}  // namespace kd
