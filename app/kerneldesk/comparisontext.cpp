// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/comparisontext.h"

#include "app/kerneldesk/runtext.h"
#include "app/kerneldesk/text.h"
#include "app/kerneldesk/texttable.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"

#include <algorithm>
#include <iterator>

namespace kd::cli {
namespace {

constexpr std::size_t kShortCommit = 12;

QString countName(const std::string& name)
{
    if (name == "warpInstructions")
        return Text::tr("warp instructions");
    if (name == "laneInstructions")
        return Text::tr("lane instructions");
    if (name == "globalRequests")
        return Text::tr("global requests");
    if (name == "sectors")
        return Text::tr("sectors of 32 bytes");
    if (name == "idealSectors")
        return Text::tr("sectors if packed");
    return name == "bankConflicts" ? Text::tr("bank conflicts") : toQt(name);
}

QString changeText(CountChange change)
{
    switch (change) {
    case CountChange::Fewer:
        return Text::tr("FEWER");
    case CountChange::Same:
        return Text::tr("SAME");
    case CountChange::More:
        return Text::tr("MORE");
    case CountChange::Mixed:
        break;
    }
    return Text::tr("CANNOT TELL");
}

QString kindText(ComparisonVerdict::Kind kind)
{
    switch (kind) {
    case ComparisonVerdict::Kind::Faster:
        return Text::tr("FASTER");
    case ComparisonVerdict::Kind::Slower:
        return Text::tr("SLOWER");
    case ComparisonVerdict::Kind::Same:
        return Text::tr("SAME");
    case ComparisonVerdict::Kind::CannotTell:
        break;
    }
    return Text::tr("CANNOT TELL");
}

QString ratioText(double ratio)
{
    return QString::number(ratio, 'f', 4);
}

QString reasonsText(const ComparisonVerdict& verdict)
{
    QString text;
    for (const ComparisonReason& reason : verdict.reasons)
        text += kIndent + messageText(reason.text) + QLatin1Char('\n');
    return text;
}

QString launchLines(const ComparisonOutcome& outcome, const ComparedSide& first, const ComparedSide& second)
{
    return QStringLiteral("A  %1: %2\nB  %3: %4\n")
        .arg(titleOf(first), launchLine(outcome.first), titleOf(second), launchLine(outcome.second));
}

QString countsText(const ComparisonOutcome& outcome, const Style& style)
{
    TextTable table({{}, {QStringLiteral("A"), TextTable::Align::Right}, {QStringLiteral("B"), TextTable::Align::Right}, {}});
    for (const ComparedCount& count : outcome.counts)
        table.addRow({countName(count.name), QString::number(count.first), QString::number(count.second),
                      changeText(count.change())});
    return QLatin1Char('\n') + table.toText(kIndent) + QLatin1Char('\n') +
        Text::tr("%1, by counts of the emulated GPU, which has no time").arg(style.bold(changeText(changeOf(outcome.counts)))) +
        QLatin1Char('\n') + reasonsText(outcome.verdict);
}

/// Both are measured in one way; the greater error is told.
QString wayText(const ComparisonOutcome& outcome)
{
    if (!outcome.firstTime || !outcome.secondTime)
        return {};
    return kernelTimeText(outcome.firstTime->error < outcome.secondTime->error ? *outcome.secondTime : *outcome.firstTime);
}

QString timesText(const ComparisonOutcome& outcome, const Style& style)
{
    const ComparisonVerdict& verdict = outcome.verdict;
    TextTable table({{}, {{}, TextTable::Align::Right}, {}});
    const auto addRow = [&](const QString& name, const std::optional<Statistics>& statistics) {
        if (statistics)
            table.addRow({name, formatSeconds(statistics->median),
                          Text::tr("95 % interval %1 … %2")
                              .arg(formatSeconds(statistics->intervalLow), formatSeconds(statistics->intervalHigh))});
    };
    const auto addWindow = [&](const QString& name, const std::optional<KernelTime>& time, const std::optional<Statistics>& own) {
        if (time && own && windowExcess(*time, *own) > kNotableExcess)
            table.addRow({name, formatSeconds(time->windowStatistics->median), Text::tr("the kernel and its launch")});
    };
    addRow(Text::tr("median of A"), outcome.firstStatistics);
    addRow(Text::tr("median of B"), outcome.secondStatistics);
    addWindow(Text::tr("window of A"), outcome.firstTime, outcome.firstStatistics);
    addWindow(Text::tr("window of B"), outcome.secondTime, outcome.secondStatistics);
    if (verdict.ratio > 0)
        table.addRow({Text::tr("B / A"), ratioText(verdict.ratio),
                      verdict.low > 0 ? Text::tr("%1 interval %2 … %3")
                                            .arg(formatPercent(verdict.confidence), ratioText(verdict.low), ratioText(verdict.high))
                                      : QString()});
    return Text::tr("%1 of each, interleaved in %2")
               .arg(counted(outcome.firstSamples.size(), Text::tr("1 sample"), Text::tr("%1 samples")),
                    counted(outcome.blocks.size(), Text::tr("1 block"), Text::tr("%1 blocks"))) +
        QStringLiteral("\n\n") + table.toText(kIndent) + wayText(outcome) + QLatin1Char('\n') + style.bold(kindText(verdict.kind)) +
        QLatin1Char('\n') + reasonsText(verdict);
}

}  // namespace

QString titleOf(const ComparedSide& side)
{
    if (side.revision.empty())
        return toQt(side.name);
    return Text::tr("%1 at %2").arg(toQt(side.name), toQt(side.revision.substr(0, kShortCommit)));
}

QString comparisonText(const ComparisonOutcome& outcome, const ComparedSide& first, const ComparedSide& second, const Style& style)
{
    const QString head = launchLines(outcome, first, second);
    if (!outcome.ok())
        return head + runText(outcome.failed(), style);
    QString text = head + (outcome.modelled ? countsText(outcome, style) : timesText(outcome, style));
    const Json equal = valueOr(outcome.receipt, "outputsEqual", Json());
    if (equal.is_boolean() && !equal.get<bool>())
        text += Text::tr("The outputs of A and B are not equal bit for bit.") + QLatin1Char('\n');
    return text;
}

ExitStatus statusOf(const ComparisonOutcome& outcome)
{
    if (!outcome.ok())
        return statusOf(outcome.failed());
    if (outcome.modelled) {
        const CountChange change = changeOf(outcome.counts);
        return change == CountChange::Mixed ? ExitStatus::CannotTell
            : change == CountChange::More   ? ExitStatus::KernelFailed
                                            : ExitStatus::Done;
    }
    switch (outcome.verdict.kind) {
    case ComparisonVerdict::Kind::Faster:
    case ComparisonVerdict::Kind::Same:
        return ExitStatus::Done;
    case ComparisonVerdict::Kind::Slower:
        return ExitStatus::KernelFailed;
    case ComparisonVerdict::Kind::CannotTell:
        break;
    }
    return ExitStatus::CannotTell;
}

}  // namespace kd::cli
