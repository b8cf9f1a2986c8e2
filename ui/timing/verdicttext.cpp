// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/verdicttext.h"

#include "core/measure/timeverdict.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"

#include <QStringList>

#include <cmath>

namespace kd {
namespace {

struct VerdictText {
    Q_DECLARE_TR_FUNCTIONS(kd::Verdict)
};

/// "3.1", with two digits behind the point where it is small.
QString percentDigits(double share)
{
    const double percent = kPercent * std::abs(share);
    return QString::number(percent, 'f', percent < 1 ? 2 : 1);
}

/// "−3.1", "+0.24", "0.00".
QString signedPercent(double share)
{
    const QString digits = percentDigits(share);
    const bool isNone = digits.toDouble() == 0;
    return (isNone ? QString() : share < 0 ? QStringLiteral("−") : QStringLiteral("+")) + digits;
}

QString changeNote(const Standing& standing)
{
    const QString digits = typeset(percentDigits(standing.change) + QStringLiteral(" %"));
    switch (standing.kind) {
    case Standing::Kind::Faster:
    case Standing::Kind::Slower:
    case Standing::Kind::Fewer:
    case Standing::Kind::More:
        return VerdictText::tr("by %1").arg(digits);
    case Standing::Kind::Same:
        return standing.basis == Standing::Basis::Counts
            ? VerdictText::tr("counts")
            : VerdictText::tr("within %1").arg(typeset(QString::number(kPercent * kSameTime) + QStringLiteral(" %")));
    case Standing::Kind::CannotTell:
        break;
    }
    return {};
}

}  // namespace

QString verdictWord(Standing::Kind kind)
{
    switch (kind) {
    case Standing::Kind::Faster:
        return VerdictText::tr("FASTER");
    case Standing::Kind::Slower:
        return VerdictText::tr("SLOWER");
    case Standing::Kind::Same:
        return VerdictText::tr("SAME");
    case Standing::Kind::Fewer:
        return VerdictText::tr("FEWER");
    case Standing::Kind::More:
        return VerdictText::tr("MORE");
    case Standing::Kind::CannotTell:
        break;
    }
    return VerdictText::tr("CANNOT TELL");
}

QString verdictIcon(Standing::Kind kind)
{
    switch (kind) {
    case Standing::Kind::Faster:
    case Standing::Kind::Fewer:
        return QStringLiteral("arrow-down");
    case Standing::Kind::Slower:
    case Standing::Kind::More:
        return QStringLiteral("arrow-up");
    case Standing::Kind::Same:
        return QStringLiteral("equals");
    case Standing::Kind::CannotTell:
        break;
    }
    return QStringLiteral("question");
}

Badge::Kind verdictColor(Standing::Kind kind)
{
    switch (kind) {
    case Standing::Kind::Faster:
    case Standing::Kind::Fewer:
        return Badge::Kind::Ok;
    case Standing::Kind::Slower:
    case Standing::Kind::More:
        return Badge::Kind::Bad;
    case Standing::Kind::Same:
        return Badge::Kind::Info;
    case Standing::Kind::CannotTell:
        break;
    }
    return Badge::Kind::Warn;
}

QString changeText(const Standing& standing)
{
    const bool isKnown = standing.change != 0 || standing.kind != Standing::Kind::CannotTell;
    return isKnown ? typeset(signedPercent(standing.change) + QStringLiteral(" %")) : QString();
}

QString basisText(const Standing& standing)
{
    if (standing.basis == Standing::Basis::Counts)
        return VerdictText::tr("warp instructions of one launch, counted");
    const QString high = typeset(signedPercent(standing.high) + QStringLiteral(" %"));
    const bool hasRange = standing.low != 0 || standing.high != 0;
    const QString range = hasRange ? VerdictText::tr("%1 to %2").arg(signedPercent(standing.low), high) : QString();
    if (standing.basis == Standing::Basis::Timings)
        return range.isEmpty() ? VerdictText::tr("of two timings")
                               : VerdictText::tr("%1, of two timings, not by turns").arg(range);
    const QString rounds = standing.rounds == 1 ? VerdictText::tr("1 ABBA round")
                                                : VerdictText::tr("%1 ABBA rounds").arg(formatCount(standing.rounds));
    if (range.isEmpty())
        return rounds;
    return VerdictText::tr("%1 interval %2, %3").arg(typeset(formatPercent(standing.confidence)), range, rounds);
}

QString evidenceText(const Standing& standing)
{
    QStringList lines{basisText(standing)};
    for (const ComparisonReason& reason : standing.reasons)
        lines << messageText(reason.text);
    if (standing.basis == Standing::Basis::Timings)
        lines << VerdictText::tr("Clocks and temperature may have changed between the two: Compare A and B launches both by "
                                 "turns.");
    if (standing.basis == Standing::Basis::Counts)
        lines << VerdictText::tr("The emulated GPU has no time: its counts are exact and say nothing of how long a GPU takes.");
    if (standing.outputsDiffer)
        lines << VerdictText::tr("The outputs of A and B are not equal bit for bit.");
    return lines.join(QLatin1Char('\n'));
}

TimingTile verdictTile(const Standing& standing, const QString& title)
{
    TimingTile tile{.title = title, .number = verdictWord(standing.kind), .unit = changeNote(standing), .note = {}};
    tile.icon = standing.kind == Standing::Kind::Faster ? QStringLiteral("ok") : verdictIcon(standing.kind);
    tile.tone = verdictColor(standing.kind);
    tile.evidence = evidenceText(standing);
    tile.note = standing.reasons.empty() ? basisText(standing) : messageText(standing.reasons.front().text);
    return tile;
}

}  // namespace kd
