// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kerneldesk/runtext.h"

#include "app/kerneldesk/kernelnotestext.h"
#include "app/kerneldesk/linecountstext.h"
#include "app/kerneldesk/text.h"
#include "app/kerneldesk/texttable.h"
#include "core/session/launch/moduleimage.h"
#include "ui/common/checkstext.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/common/threadplace.h"

#include <QStringList>

#include <algorithm>

namespace kd::cli {
namespace {

constexpr int kHashDigits = 12;  // enough to compare by eye; the whole is in the JSON

QString outputsText(const RunOutcome& outcome)
{
    using Align = TextTable::Align;
    TextTable table({{Text::tr("output")},
                     {Text::tr("type")},
                     {Text::tr("count"), Align::Right},
                     {Text::tr("min"), Align::Right},
                     {Text::tr("max"), Align::Right},
                     {Text::tr("mean"), Align::Right},
                     {Text::tr("nan"), Align::Right},
                     {Text::tr("inf"), Align::Right},
                     {Text::tr("sha256")}});
    for (const OutputSummary& output : outcome.outputs) {
        table.addRow({toQt(output.name), QString::fromUtf8(nameOf(output.type).data()), QString::number(output.count),
                      formatNumber(output.min), formatNumber(output.max), formatNumber(output.mean), QString::number(output.nan),
                      QString::number(output.inf), toQt(output.sha256).left(kHashDigits)});
    }
    return table.isEmpty() ? QString() : QLatin1Char('\n') + table.toText(kIndent);
}

QString verificationText(const RunOutcome& outcome)
{
    using Align = TextTable::Align;
    TextTable table({{Text::tr("verified")},
                     {},
                     {Text::tr("mismatches"), Align::Right},
                     {Text::tr("max abs"), Align::Right},
                     {Text::tr("max rel"), Align::Right},
                     {}});
    for (const Verification& check : outcome.verification) {
        QString note = messageText(check.message);
        if (check.mismatches > 0 && note.isEmpty())
            note = Text::tr("first at [%1]: %2 where %3 is expected")
                       .arg(QString::number(check.firstIndex), formatNumber(check.actual, 9), formatNumber(check.expected, 9));
        table.addRow({toQt(check.name), check.ok ? Text::tr("ok") : Text::tr("DIFFERS"), QString::number(check.mismatches),
                      formatNumber(check.maxAbs, 3), formatNumber(check.maxRel, 3), note});
    }
    return table.isEmpty() ? QString() : QLatin1Char('\n') + table.toText(kIndent);
}

QString faultPlace(const Fault& fault)
{
    QStringList places;
    if (!fault.position.file.empty())
        places << QStringLiteral("%1:%2").arg(toQt(fault.position.file)).arg(fault.position.line);
    if (fault.block)
        places << Text::tr("block %1").arg(tripleText(*fault.block));
    if (fault.thread)
        places << Text::tr("thread %1").arg(tripleText(*fault.thread));
    if (fault.address)
        places << Text::tr("address %1").arg(toQt(addressText(*fault.address)));
    return places.join(QStringLiteral(", "));
}

QString writesText(const RunOutcome& outcome)
{
    TextTable table({{Text::tr("written by block")}, {Text::tr("thread")}, {Text::tr("at")}});
    for (const WriteRecord& write : outcome.writes)
        table.addRow({tripleText(write.block), tripleText(write.thread),
                      QStringLiteral("%1:%2").arg(toQt(write.position.file)).arg(write.position.line)});
    return table.isEmpty() ? QString() : QLatin1Char('\n') + table.toText(kIndent);
}

QString faultsText(const RunOutcome& outcome, const Style& style)
{
    QString text;
    for (const Fault& fault : outcome.faults) {
        // Standard error has the outcome's message already.
        QStringList parts;
        if (fault.message != outcome.message)
            parts << messageText(fault.message);
        if (const QString place = faultPlace(fault); !place.isEmpty())
            parts << place;
        if (!parts.isEmpty())
            text += QLatin1Char('\n') + kIndent + style.red(messageText(faultText(fault.kind))) + QStringLiteral(": ") +
                parts.join(QStringLiteral("; ")) + QLatin1Char('\n');
    }
    return text;
}

QStringList countCells(const LineCount& count)
{
    constexpr std::uint64_t kLanes = 32;
    return {QString::number(count.executed), shareText(count.activeLanes, kLanes * count.executed), QString::number(count.sectors),
            shareText(count.idealSectors, count.sectors), QString::number(count.bankConflicts)};
}

QString countersText(const RunOutcome& outcome)
{
    using Align = TextTable::Align;
    if (!outcome.counters)
        return {};
    TextTable table({{Text::tr("modelled at PTX level")},
                     {Text::tr("warp instructions"), Align::Right},
                     {Text::tr("active lanes"), Align::Right},
                     {Text::tr("sectors"), Align::Right},
                     {Text::tr("sector use"), Align::Right},
                     {Text::tr("bank conflicts"), Align::Right}});
    for (const LineCount& line : outcome.counters->lines) {
        const QString name = shownName(line.position.file, outcome.counters->lines);
        table.addRow(QStringList{QStringLiteral("%1:%2").arg(name).arg(line.position.line)} + countCells(line));
    }
    table.addRow(QStringList{Text::tr("all")} + countCells(outcome.counters->totals));
    return QLatin1Char('\n') + table.toText(kIndent);
}

/// Why the samples ended, and what speaks against them.
QString endingText(const TimingOutcome& outcome)
{
    QString text;
    if (outcome.end)
        text += kIndent + messageText(endText(*outcome.end, outcome.samples.size())) + QLatin1Char('\n');
    for (const TimingDoubt& doubt : outcome.doubts)
        text += kIndent + Text::tr("Doubtful: %1").arg(messageText(doubt.text)) + QLatin1Char('\n');
    return text;
}

QString relocatedText(const RunOutcome& outcome)
{
    if (!outcome.isRelocated)
        return {};
    return QLatin1Char('\n') + kIndent +
        Text::tr("Recorded memory does not lie where it was recorded; the addresses in it were changed.") + QLatin1Char('\n');
}

QString checksLine(const RunOutcome& outcome)
{
    if (!outcome.checks)
        return {};
    const QString unchecked = uncheckedText(*outcome.checks);
    return QLatin1Char('\n') + kIndent + Text::tr("looked for hazards of %1").arg(checksText(outcome.checks->level)) +
        QLatin1Char('\n') + (unchecked.isEmpty() ? QString() : kIndent + unchecked + QLatin1Char('\n'));
}

QString consoleText(const RunOutcome& outcome)
{
    if (outcome.console.empty())
        return {};
    QString text = toQt(outcome.console);
    if (!text.endsWith(QLatin1Char('\n')))
        text += QLatin1Char('\n');
    return QLatin1Char('\n') + kIndent + Text::tr("printed by the kernel") + QLatin1Char('\n') + text;
}

}  // namespace

QString sizeText(Dim3 size)
{
    QString text = QString::number(size.x);
    if (size.y > 1 || size.z > 1)
        text += QStringLiteral(" × %1").arg(size.y);
    if (size.z > 1)
        text += QStringLiteral(" × %1").arg(size.z);
    return text;
}

QString launchLine(const RunOutcome& outcome)
{
    const QString blocks = outcome.grid == Dim3{} ? Text::tr("1 block") : Text::tr("%1 blocks").arg(sizeText(outcome.grid));
    const QString threads = outcome.block == Dim3{} ? Text::tr("1 thread") : Text::tr("%1 threads").arg(sizeText(outcome.block));
    const QString shape = Text::tr("%1 of %2").arg(blocks, threads);
    return Text::tr("%1 on %2 (%3): %4").arg(toQt(outcome.kernel), toQt(outcome.device), toQt(outcome.deviceId), shape);
}

QString runText(const RunOutcome& outcome, const Style& style)
{
    return outputsText(outcome) + verificationText(outcome) + relocatedText(outcome) + writesText(outcome) +
        faultsText(outcome, style) + kernelNotesText(outcome.kernelNotes) + countersText(outcome) +
        checksLine(outcome) + consoleText(outcome);
}

QString durationText(const RunOutcome& outcome)
{
    const QString duration = formatSeconds(outcome.duration.count());
    return isEmulatedDevice(outcome.deviceId) ? Text::tr("emulated in %1").arg(duration) : duration;
}

QString modelledText(const TimingOutcome& outcome)
{
    const auto count = [&](const char* key) { return QString::number(valueOr<quint64>(outcome.instructions, key, 0)); };
    TextTable table({{}, {{}, TextTable::Align::Right}, {}});
    table.addRow({Text::tr("warp instructions"), count("warpInstructions"),
                  Text::tr("%1 of their lanes active").arg(formatPercent(valueOr(outcome.instructions, "laneEfficiency", 0.0)))});
    table.addRow(
        {Text::tr("sectors"), count("sectors"), Text::tr("of 32 bytes; packed they would be %1").arg(count("idealSectors"))});
    table.addRow({Text::tr("bank conflicts"), count("bankConflicts")});
    return Text::tr("modelled at PTX level: the emulated GPU counts instructions, it has no times") + QStringLiteral("\n\n") +
        table.toText(kIndent);
}

QString kernelTimeText(const KernelTime& time)
{
    const QString error = formatSeconds(time.error);
    const QString way = time.method == KernelTime::Method::Cupti
        ? Text::tr("The kernel's own time, by CUPTI's records, in steps of %1.").arg(error)
        : time.method == KernelTime::Method::Calibrated
        ? Text::tr("The kernel's own time: windows less what their launch costs, right to within %1.").arg(error)
        : Text::tr("Windows of the kernel with its launch, about %1 longer than the kernel's own time.").arg(error);
    QString text = QLatin1Char('\n') + kIndent + way + QLatin1Char('\n');
    if (!time.reason.empty())
        text += kIndent + messageText(time.reason) + QLatin1Char('\n');
    return text;
}

QString timingText(const TimingOutcome& outcome)
{
    if (!outcome.statistics)
        return {};
    const Statistics& s = *outcome.statistics;
    TextTable table({{}, {{}, TextTable::Align::Right}, {}});
    table.addRow({Text::tr("median"), formatSeconds(s.median),
                  Text::tr("95 % interval %1 … %2").arg(formatSeconds(s.intervalLow), formatSeconds(s.intervalHigh))});
    table.addRow(
        {Text::tr("mean"), formatSeconds(s.mean), Text::tr("standard deviation %1").arg(formatSeconds(s.standardDeviation))});
    table.addRow({Text::tr("min"), formatSeconds(s.min), Text::tr("5th percentile %1").arg(formatSeconds(s.p05))});
    table.addRow({Text::tr("max"), formatSeconds(s.max), Text::tr("95th percentile %1").arg(formatSeconds(s.p95))});
    if (outcome.kernelTime && windowExcess(*outcome.kernelTime, s) > kNotableExcess) {
        const Statistics& window = *outcome.kernelTime->windowStatistics;
        table.addRow({Text::tr("window"), formatSeconds(window.median),
                      Text::tr("the kernel and its launch, 95 % interval %1 … %2")
                          .arg(formatSeconds(window.intervalLow), formatSeconds(window.intervalHigh))});
    }
    if (outcome.bandwidth > 0)
        table.addRow({Text::tr("bandwidth"), formatRate(outcome.bandwidth, QStringLiteral("B/s"))});
    if (outcome.flopRate > 0)
        table.addRow({Text::tr("flop rate"), formatRate(outcome.flopRate, QStringLiteral("FLOP/s"))});
    return QLatin1Char('\n') + table.toText(kIndent) + (outcome.kernelTime ? kernelTimeText(*outcome.kernelTime) : QString()) +
        endingText(outcome);
}

QString failureText(const RunOutcome& outcome)
{
    return outcome.ok() ? QString() : messageText(outcome.message);
}

ExitStatus statusOf(const RunOutcome& outcome)
{
    switch (outcome.state) {
    case RunOutcome::State::Ok:
        return ExitStatus::Done;
    case RunOutcome::State::Differs:
    case RunOutcome::State::Faulted:
    case RunOutcome::State::Deadline:
    case RunOutcome::State::Refused:
        return ExitStatus::KernelFailed;
    case RunOutcome::State::Cancelled:
        return ExitStatus::Interrupted;
    case RunOutcome::State::Lost:
    case RunOutcome::State::Unavailable:
        break;
    }
    return ExitStatus::Lacking;
}

}  // namespace kd::cli
