// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/sweep/sweepwords.h"

#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/program/sweepjudge.h"
#include "ui/program/words.h"
#include "ui/workbench/sweep/sweepresults.h"

#include <QStringList>

#include <cmath>

namespace kd {
namespace {

using VerdictKind = SweepPointVerdict::Kind;

SweepPointVerdict countedVerdict(double ratio)
{
    const QString percent = typeset(formatPercent(std::abs(1 - ratio)));
    if (ratio < 1)
        return {.kind = VerdictKind::Better,
                .word = SweepWords::tr("FEWER"),
                .sentence = SweepWords::tr("%1 fewer than the program as it stands").arg(percent)};
    if (ratio > 1)
        return {.kind = VerdictKind::Worse,
                .word = SweepWords::tr("MORE"),
                .sentence = SweepWords::tr("%1 more than the program as it stands").arg(percent)};
    return {.kind = VerdictKind::Same,
            .word = SweepWords::tr("SAME"),
            .sentence = SweepWords::tr("the same count as the program as it stands")};
}

/// "99 % interval 0.8101 to 0.8145 of its time", why it cannot tell, and of how many points it was chosen.
QString evidenceOf(const SweepVerdict& verdict)
{
    const ComparisonVerdict& against = verdict.against;
    const auto number = [](double value) { return QString::number(value, 'f', 4); };
    QStringList lines;
    if (against.low > 0 && !verdict.isSameCode)
        lines << SweepWords::tr("%1 interval: %2 to %3 of its time")
                     .arg(typeset(formatPercent(against.confidence)), number(against.low), number(against.high));
    for (const ComparisonReason& reason : against.reasons)
        lines << messageText(reason.text);
    if (verdict.finalists.size() > 1)
        lines << SweepWords::tr("It was chosen from %1 points, whose intervals overlap, by launching them in turns.")
                     .arg(verdict.finalists.size());
    return lines.join(QLatin1Char('\n'));
}

SweepPointVerdict timedVerdict(const SweepVerdict& verdict)
{
    using Verdict = ComparisonVerdict::Kind;
    const QString evidence = evidenceOf(verdict), percent = typeset(formatPercent(std::abs(1 - verdict.against.ratio)));
    if (verdict.isSameCode)
        return {VerdictKind::Same, SweepWords::tr("SAME"), SweepWords::tr("the code and launch of the program as it stands"),
                evidence};
    switch (verdict.against.kind) {
    case Verdict::Faster:
        return {VerdictKind::Better, SweepWords::tr("FASTER"),
                SweepWords::tr("%1 less time than the program as it stands, in turns with it").arg(percent), evidence};
    case Verdict::Slower:
        return {VerdictKind::Worse, SweepWords::tr("SLOWER"),
                SweepWords::tr("%1 more time than the program as it stands, in turns with it").arg(percent), evidence};
    case Verdict::Same:
        return {VerdictKind::Same, SweepWords::tr("SAME"),
                SweepWords::tr("the time of the program as it stands, in turns with it"), evidence};
    case Verdict::CannotTell:
        break;
    }
    return {VerdictKind::CannotTell, SweepWords::tr("CANNOT TELL"),
            SweepWords::tr("launched in turns with the program as it stands, which did not tell"), evidence};
}

}  // namespace

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

SweepPointVerdict verdictOf(const SweepResults& results, std::size_t row)
{
    const SweepResult &result = results.at(row), *const today = results.today();
    if (today == nullptr || !result.isGood() || *today->figure <= 0 || !result.point)
        return {};
    const double ratio = *result.figure / *today->figure;
    if (results.figure() != SweepFigure::Duration)
        return countedVerdict(ratio);
    const std::optional<SweepVerdict>& verdict = results.verdict();
    if (verdict && verdict->hasToday && verdict->point == *result.point)
        return timedVerdict(*verdict);
    const QString percent = typeset(formatPercent(std::abs(1 - ratio)));
    const QString pattern = ratio < 1 ? SweepWords::tr("%1 less time than the program as it stands, each measured by itself")
                                      : SweepWords::tr("%1 more time than the program as it stands, each measured by itself");
    return {.sentence = pattern.arg(percent)};
}

QString turnsText(const SweepTurns& turns)
{
    return SweepWords::tr("%1 of %2 comparisons in turns").arg(formatCount(turns.done), formatCount(turns.total));
}

}  // namespace kd
