// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/counters/counterfigures.h"
#include "ui/workbench/counters/countedlaunch.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

namespace kd {

/// The translator of what the tables of counters say.
struct CounterText {
    Q_DECLARE_TR_FUNCTIONS(kd::Counters)
};

/// One figure with what it is held against.
struct CounterEntry {
    const CounterFigure* figure = nullptr;  ///< never null
    double value = 0;                       ///< NaN where the hardware gave none
    std::optional<double> modelled;         ///< by the emulated GPU, beside a GPU's own
    std::optional<double> first;            ///< of the baseline, A
    QString metric;                         ///< what NVIDIA's profilers call it; empty where the emulated GPU counted

    /// Memory sees the same of PTX and of machine code, so that both should count the same; of instructions they count others.
    bool isSameInPtx() const;
    /// Whether both should have counted the same, and did not.
    bool isOdd() const;
};
struct CounterGroup {
    QString title;
    std::vector<CounterEntry> entries;  ///< what warps wait for by its weight, others in the order of counterFigures()
};
/// What the table of a count shows. Figures that are 0 in groups of many kinds are left out.
struct CounterSheet {
    std::vector<CounterGroup> groups;
    bool isEmulated = false;
    bool hasModelled = false;
    int baseline = 0;  ///< number of the run that is A; 0: there is none
};
/// `modelled`: what the emulated GPU counted of the same launch, or null.
CounterSheet makeCounterSheet(const CountedLaunch& counted, const CountedLaunch* modelled,
                              const std::optional<CountedBaseline>& baseline);

/// The value with its unit as the window shows it.
QString counterText(const CounterEntry& entry, double value);
/// "−12.5 %" of A, of percentages the difference itself; empty without an A.
QString changeText(const CounterEntry& entry);
/// -1 where B is better than A, 1 where it is worse, 0 where they are the same or where that cannot be said.
int changeSign(const CounterEntry& entry);

/// Gives a text as a field of a CSV line.
QString csvText(const QString& text);
/// One line for each figure, with a head.
QString counterCsv(const CounterSheet& sheet);

}  // namespace kd
