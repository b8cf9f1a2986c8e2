// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sweep/result.h"
#include "core/sweep/space.h"
#include "core/sweep/strategy.h"

#include <QCoreApplication>
#include <QString>

namespace kd {

class SweepResults;

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

/// What the best point is worth beside the program as it stands.
struct SweepPointVerdict {
    enum class Kind { None, Better, Worse, Same, CannotTell };
    Kind kind = Kind::None;  ///< None: nothing to compare with
    QString word;            ///< "FASTER", "FEWER"
    QString sentence;        ///< "38 % fewer warp instructions than the program as it stands"
};
/// Times differ where their 95 % intervals lie apart; counts are exact.
SweepPointVerdict verdictOf(const SweepResult& result, const SweepResult* today, SweepFigure figure);

}  // namespace kd
