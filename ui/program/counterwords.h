// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/counters/counterreading.h"

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

/// Gives what was counted as people read it. Figures that are 0 in groups of many kinds (operations, tensor cores, stalls) are left
/// out; stalls come by their weight.
std::vector<CounterRow> counterRows(const CounterReading& reading);
/// Says where the figures come from, and what it took: one sentence. `cold`: see CountOutcome.
QString counterSource(const CounterReading& reading, bool cold);
/// Names the figures that the chip has no metric for, in one sentence; empty where there are none, and for an emulated GPU.
QString missingCounters(const CounterReading& reading);

}  // namespace kd
