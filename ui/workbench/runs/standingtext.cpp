// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/runs/standingtext.h"

#include "ui/common/format.h"
#include "ui/common/messagetext.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace kd {
namespace {

struct StandingWords {
    Q_DECLARE_TR_FUNCTIONS(kd::StandingWords)
};

/// "3.1", with two digits behind the point where it is small.
QString percentDigits(double share)
{
    const double percent = 100 * std::abs(share);
    return QString::number(percent, 'f', percent < 1 ? 2 : 1);
}

/// "−3.1", "+0.24", "0.00".
QString signedPercent(double share)
{
    const QString digits = percentDigits(share);
    const bool isNone = digits.toDouble() == 0;
    return (isNone ? QString() : share < 0 ? QStringLiteral("−") : QStringLiteral("+")) + digits;
}

}  // namespace

QString verdictWord(Standing::Kind kind)
{
    switch (kind) {
    case Standing::Kind::Faster:
        return StandingWords::tr("FASTER");
    case Standing::Kind::Slower:
        return StandingWords::tr("SLOWER");
    case Standing::Kind::Same:
        return StandingWords::tr("SAME");
    case Standing::Kind::Fewer:
        return StandingWords::tr("FEWER");
    case Standing::Kind::More:
        return StandingWords::tr("MORE");
    case Standing::Kind::CannotTell:
        break;
    }
    return StandingWords::tr("CANNOT TELL");
}

QString changeText(const Standing& standing)
{
    const bool isKnown = standing.change != 0 || standing.kind != Standing::Kind::CannotTell;
    return isKnown ? typeset(signedPercent(standing.change) + QStringLiteral(" %")) : QString();
}

QString verdictText(const Standing& standing)
{
    const QString change = changeText(standing);
    return change.isEmpty() ? verdictWord(standing.kind) : verdictWord(standing.kind) + QLatin1Char(' ') + change;
}

QString basisText(const Standing& standing)
{
    if (standing.isSameCode)
        return StandingWords::tr("its code and launch");
    if (standing.basis == Standing::Basis::Counts)
        return StandingWords::tr("warp instructions of one launch, counted");
    const QString high = typeset(signedPercent(standing.high) + QStringLiteral(" %"));
    const bool hasRange = standing.low != 0 || standing.high != 0;
    const QString range = hasRange ? StandingWords::tr("%1 to %2").arg(signedPercent(standing.low), high) : QString();
    if (standing.basis == Standing::Basis::Timings)
        return range.isEmpty() ? StandingWords::tr("of two timings")
                               : StandingWords::tr("%1, of two timings, not by turns").arg(range);
    const QString rounds = standing.rounds == 1 ? StandingWords::tr("1 ABBA round")
                                                : StandingWords::tr("%1 ABBA rounds").arg(formatCount(standing.rounds));
    if (range.isEmpty())
        return rounds;
    return StandingWords::tr("%1 interval %2, %3").arg(typeset(formatPercent(standing.confidence)), range, rounds);
}

QString evidenceText(const Standing& standing)
{
    if (standing.isSameCode)
        return StandingWords::tr("Code and launch are those of the baseline.");
    QStringList lines{basisText(standing)};
    for (const ComparisonReason& reason : standing.reasons)
        lines << messageText(reason.text);
    if (standing.basis == Standing::Basis::Timings)
        lines << StandingWords::tr("Clocks and temperature may have changed between the two: Compare A and B launches both by "
                                 "turns.");
    if (standing.basis == Standing::Basis::Counts)
        lines << StandingWords::tr("The emulated GPU has no time: its counts are exact and say nothing of how long a GPU takes.");
    if (standing.outputsDiffer)
        lines << StandingWords::tr("The outputs of A and B are not equal bit for bit.");
    return lines.join(QLatin1Char('\n'));
}

QString tagText(const Standing& standing)
{
    const bool isCounted = standing.basis == Standing::Basis::Counts;
    switch (standing.kind) {
    case Standing::Kind::Same:
        return isCounted ? StandingWords::tr("instructions same") : StandingWords::tr("time same");
    case Standing::Kind::CannotTell:
        return isCounted ? StandingWords::tr("instructions ?") : StandingWords::tr("time ?");
    default:
        return isCounted ? StandingWords::tr("instructions %1").arg(changeText(standing))
                         : StandingWords::tr("time %1").arg(changeText(standing));
    }
}

QString changeSize(double share)
{
    return typeset(percentDigits(share) + QStringLiteral(" %"));
}

}  // namespace kd
