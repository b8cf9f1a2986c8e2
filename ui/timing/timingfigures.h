// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/peaks.h"
#include "ui/common/badge.h"
#include "ui/workbench/runs/runrecord.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

namespace kd {

/// The translator of what figures and charts of a timing say.
struct TimingText {
    Q_DECLARE_TR_FUNCTIONS(kd::Timing)
};

inline constexpr double kPercent = 100;  ///< of a share

/// The unit in which all times of one view are given.
struct TimeScale {
    QString unit = QStringLiteral("s");
    double seconds = 1;  ///< seconds of one unit

    /// "5.312": a time in this unit, four significant digits of `around`, so that a column aligns.
    QString number(double value) const;
    int decimals = 3;
};
/// Gives the scale in which `seconds` reads well.
TimeScale timeScaleOf(double seconds);

/// Samples of one timing with what the charts draw; not empty. Seconds.
struct SampleFigures {
    std::vector<double> samples;  ///< in launch order
    Statistics statistics;
    double lowerQuartile = 0, upperQuartile = 0;
    TimeScale scale;
};
/// Nothing where there are no samples.
std::optional<SampleFigures> samplesOf(const TimingOutcome& timing);

/// A big number with its unit and cause.
struct TimingTile {
    QString title;   ///< "Median time"
    QString number;  ///< "5.312"
    QString unit;    ///< "ms"; may be empty
    QString note;    ///< "95 % interval 5.311 to 5.315 ms"
    double share = -1;  ///< of what the device can do, as a bar before the note; -1: none
    int slot = 1;       ///< slot of the chart palette, of that bar
    QString icon;       ///< name in resources/icons, before the number; may be empty
    Badge::Kind tone = Badge::Kind::Neutral;  ///< colour and tint of a verdict
    QString evidence;   ///< tool tip; may be empty
    QString figure = {};  ///< by which it is explained (ui/common/figure.h)
};
/// Times and rates, or the counts of an emulated GPU; empty where the timing gave neither. How many samples there are stands last.
/// Where `book` has the peaks of the device, rates are shown as shares of them; without them it says how to come to that.
std::vector<TimingTile> tilesOf(const TimingOutcome& timing, const PeakBook& book = {});

/// One sentence that says why there are no samples; empty where there are.
QString whyNoSamples(const TimingOutcome& timing);

/// "All 100 samples taken", "Stopped at 15 s: 42 of 100 samples".
QString endWords(const TimingOutcome& timing);

/// A name, its value and what it means.
struct TimingFigure {
    QString name;
    QString value;
    QString meaning;
    bool isMain = false;
    QString first, difference;  ///< of the baseline (A), and B less A; empty without one
    int sign = 0;               ///< of that difference: -1 where B is less; 0 where it is none to speak of
};
/// Statistics in the unit of samplesOf(), or counts. `first`: of the baseline, in the same unit, where there is one.
std::vector<TimingFigure> figuresOf(const TimingOutcome& timing, const TimingOutcome* first = nullptr);

}  // namespace kd
