// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/roofline.h"
#include "ui/workbench/runs/runrecord.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace kd {

/// The translator of what chart and table of the roofline say.
struct RooflineText {
    Q_DECLARE_TR_FUNCTIONS(kd::Roofline)
};

/// One timed build beneath the roofs.
struct RooflineEntry {
    /// The variant that is looked at (B), the one that it is judged against (A), or one of the others.
    enum class Role { Shown, Baseline, Other };
    Role role = Role::Other;
    QString name;  ///< "B #12 unroll 8"
    RooflinePoint point;                   ///< its source says whose work it is
    std::optional<RooflinePoint> counted;  ///< the work that counters told, also where declared work is shown
    std::optional<RoofBound> bound;
};
/// Gives what was counted of the code and launch of a run, by its GPU, else by the emulated one; null where nothing was.
using ReadingOf = std::function<const CounterReading*(const RunRecord&)>;

/// What the roofline of a timing shows.
struct Roofline {
    QString device;             ///< whose peaks they are; empty where none are kept
    std::vector<Roof> roofs;
    std::vector<RooflineEntry> entries;  ///< those with a place in the chart, the oldest first
    std::optional<RooflineEntry> shown;  ///< the timing that is looked at, also where it has no place
    bool isModelled = false;             ///< counts of the emulated GPU beneath the roofs of a device of that architecture
};
/// The roofline of `shown`, which has a timing: the roofs of the device that took it, and all of `runs` that this device took. Of
/// the emulated GPU the roofs of the newest measured device of the record's architecture, and all that was emulated. `baseline`: a
/// run's number; 0: none. Counted work stands in the place of work that is not declared.
Roofline makeRoofline(const std::vector<RunRecordPointer>& runs, const RunRecord& shown, int baseline, const PeakBook& book,
                      const ReadingOf& readingOf = {});

/// One sentence why there is nothing to show, and how to come to it; empty where there is.
QString whyNoRoofline(const Roofline& roofline, const RunRecord& shown);

/// "HBM", "L2", "FP32 FMA"…: as the chart names it.
QString shortName(Roof::Kind kind);
/// "memory bound: 92 % of the measured 4.21 TB/s", set as the window's other text; empty where no roof is known.
QString boundText(const std::optional<RoofBound>& bound);

/// "declared", "counted by the GPU", "counted in the PTX": where the work of a point comes from.
QString sourceText(WorkSource source);
/// "Work: 137.5 GFLOP and 268.4 MB, declared", and a line for what was counted where that is something else.
QString worksText(const RooflineEntry& entry);

/// One line for each roof and each entry, with a head.
QString rooflineCsv(const Roofline& roofline);

}  // namespace kd
