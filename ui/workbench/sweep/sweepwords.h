// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sweep/result.h"
#include "core/sweep/space.h"
#include "core/sweep/strategy.h"

#include <QCoreApplication>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <string>

namespace kd {

class SweepResults;
struct SweepTurns;

/// How a sweep reads, the same in all of its views.
struct SweepWords {
    Q_DECLARE_TR_FUNCTIONS(SweepWords)
};

/// "5.124 µs", "10 240", "4 KiB".
QString sweepFigureText(double figure, SweepFigure kind);
/// "Median time", "Warp instructions", "Bytes moved".
QString sweepFigureTitle(SweepFigure kind);
/// "verified", "does not compile", "as point 3".
QString sweepStateText(const SweepResult& result);
/// Why a point has no figure, short enough for a cell: "does not compile". Empty where it has one.
QString whyNoFigure(const SweepResult& result);
/// "none" where it is empty.
QString sweepValueText(const std::string& value);
/// "TILE=16, block=256".
QString sweepPointText(const SweepSpace& space, std::uint64_t point);
/// "Grid", "Random", "Evolution".
QString strategyText(SweepPlan::Strategy strategy);

/// What a point is worth beside the program as it stands.
struct SweepPointVerdict {
    enum class Kind { None, Better, Worse, Same, CannotTell };
    Kind kind = Kind::None;  ///< None: nothing to compare with, or a time that was measured apart
    QString word;            ///< "FASTER", "FEWER"; empty of None
    QString sentence;        ///< "38 % fewer than the program as it stands"; of a time that was measured apart it says so
    QString evidence;        ///< what a verdict by turns rests on, in lines; empty of others
};
/// Counts are exact. Of times there is a verdict on the elected point alone, since noise makes others look better than they are.
SweepPointVerdict verdictOf(const SweepResults& results, std::size_t row);

/// "1 of 3 comparisons in turns".
QString turnsText(const SweepTurns& turns);

}  // namespace kd
