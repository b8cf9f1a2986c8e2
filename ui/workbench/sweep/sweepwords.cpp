// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/sweep/sweepwords.h"

#include "ui/common/format.h"
#include "ui/program/words.h"

#include <QStringList>

#include <cmath>

namespace kd {

QString sweepFigureText(double figure, SweepFigure kind)
{
    if (kind == SweepFigure::Duration)
        return typeset(formatSeconds(figure));
    const auto count = static_cast<quint64>(figure);
    return kind == SweepFigure::Traffic ? typeset(formatBytes(count)) : formatCount(count);
}

QString sweepFigureTitle(SweepFigure kind)
{
    switch (kind) {
    case SweepFigure::Duration:
        return SweepWords::tr("Median time");
    case SweepFigure::Instructions:
        return SweepWords::tr("Warp instructions");
    case SweepFigure::Traffic:
        return SweepWords::tr("Bytes moved");
    }
    return {};
}

QString sweepStateText(const SweepResult& result)
{
    switch (result.state) {
    case SweepResult::State::Measured:
        return result.isVerified ? SweepWords::tr("verified") : SweepWords::tr("measured");
    case SweepResult::State::Same:
        return result.sameAs ? SweepWords::tr("as point %1").arg(formatCount(*result.sameAs)) : SweepWords::tr("as another point");
    default:
        return whyNoFigure(result);
    }
}

QString whyNoFigure(const SweepResult& result)
{
    switch (result.state) {
    case SweepResult::State::Measured:
        return {};
    case SweepResult::State::Same:
        return result.figure ? QString() : SweepWords::tr("as a point without a figure");
    case SweepResult::State::NotCompiled:
        return SweepWords::tr("does not compile");
    case SweepResult::State::Fault:
        return SweepWords::tr("fault");
    case SweepResult::State::Hang:
        return SweepWords::tr("deadline");
    case SweepResult::State::Wrong:
        return SweepWords::tr("wrong");
    case SweepResult::State::Refused:
        return SweepWords::tr("refused");
    }
    return {};
}

QString sweepValueText(const std::string& value)
{
    return value.empty() ? SweepWords::tr("none") : QString::fromStdString(value);
}

QString sweepPointText(const SweepSpace& space, std::uint64_t point)
{
    QStringList parts;
    const std::vector<std::string> values = space.valuesOf(space.at(point));
    for (std::size_t i = 0; i < values.size(); ++i)
        parts << QString::fromStdString(space.axes()[i].name) + QLatin1Char('=') + sweepValueText(values[i]);
    return parts.join(QStringLiteral(", "));
}

QString strategyText(SweepPlan::Strategy strategy)
{
    switch (strategy) {
    case SweepPlan::Strategy::Grid:
        return SweepWords::tr("Grid: every point");
    case SweepPlan::Strategy::Random:
        return SweepWords::tr("Random order");
    case SweepPlan::Strategy::Evolution:
        return SweepWords::tr("Evolution");
    }
    return {};
}

SweepPointVerdict verdictOf(const SweepResult& result, const SweepResult* today, SweepFigure figure)
{
    if (today == nullptr || !today->isGood() || !result.isGood() || *today->figure <= 0)
        return {};
    const bool isTimed = figure == SweepFigure::Duration;
    const double share = std::abs(1 - *result.figure / *today->figure);
    const QString percent = typeset(formatPercent(share));
    const bool isBelow = isTimed ? result.intervalHigh < today->intervalLow : *result.figure < *today->figure;
    const bool isAbove = isTimed ? result.intervalLow > today->intervalHigh : *result.figure > *today->figure;
    using Kind = SweepPointVerdict::Kind;
    if (isBelow)
        return isTimed ? SweepPointVerdict{Kind::Better, SweepWords::tr("FASTER"),
                                      SweepWords::tr("%1 less time than the program as it stands").arg(percent)}
                       : SweepPointVerdict{Kind::Better, SweepWords::tr("FEWER"),
                                      SweepWords::tr("%1 fewer than the program as it stands").arg(percent)};
    if (isAbove)
        return isTimed ? SweepPointVerdict{Kind::Worse, SweepWords::tr("SLOWER"),
                                      SweepWords::tr("%1 more time than the program as it stands").arg(percent)}
                       : SweepPointVerdict{Kind::Worse, SweepWords::tr("MORE"),
                                      SweepWords::tr("%1 more than the program as it stands").arg(percent)};
    if (!isTimed)
        return {Kind::Same, SweepWords::tr("SAME"), SweepWords::tr("the same count as the program as it stands")};
    return {Kind::CannotTell, SweepWords::tr("CANNOT TELL"),
            SweepWords::tr("its 95 % interval and that of the program as it stands overlap")};
}

}  // namespace kd
