// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/historymodel.h"

#include "core/session/launch/moduleimage.h"
#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/timing/receiptbadges.h"
#include "ui/timing/timingfigures.h"
#include "ui/workbench/runs/timings.h"

#include <QCoreApplication>

#include <algorithm>

namespace kd {
namespace {

struct HistoryText {
    Q_DECLARE_TR_FUNCTIONS(kd::History)
};

const QString& none()
{
    static const QString text = QStringLiteral("–");
    return text;
}

/// -1: not known.
double occupancyShareOf(const RunRecord& record)
{
    const std::optional<OccupancyInput> input = occupancyInputOf(record);
    return input ? occupancyFigures(*input).occupancy : -1;
}

QString failureWords(RunOutcome::State state)
{
    switch (state) {
    case RunOutcome::State::Ok:
        break;
    case RunOutcome::State::Differs:
        return HistoryText::tr("Differs");
    case RunOutcome::State::Faulted:
        return HistoryText::tr("Failed on the device");
    case RunOutcome::State::Deadline:
        return HistoryText::tr("Ended at its deadline");
    case RunOutcome::State::Lost:
        return HistoryText::tr("GPU process lost");
    case RunOutcome::State::Refused:
        return HistoryText::tr("Refused");
    case RunOutcome::State::Cancelled:
        return HistoryText::tr("Stopped");
    case RunOutcome::State::Unavailable:
        return HistoryText::tr("Not run");
    }
    return {};
}

void setState(HistoryRow& row)
{
    const RunRecord& record = *row.record;
    row.isGood = record.outcome.ok();
    row.isVerified = row.isGood && !record.plan.references.empty();
    row.state = failureWords(record.outcome.state);
    row.explanation = messageText(record.outcome.message);
    if (!row.isGood)
        return;
    row.state = row.isVerified ? HistoryText::tr("Verified") : HistoryText::tr("Not verified");
    row.explanation = row.isVerified ? HistoryText::tr("Every output with a reference agreed with it.")
                                     : HistoryText::tr("The launch has no reference, so nothing says that its results are right.");
}

/// One launch of a device that has time: its duration alone.
void setDuration(HistoryRow& row)
{
    const RunOutcome& outcome = row.record->outcome;
    row.median = row.interval = none();
    if (!outcome.ran() || isEmulatedDevice(outcome.deviceId))
        return;
    row.medianSeconds = outcome.duration.count();
    row.median = typeset(formatSeconds(row.medianSeconds));
    row.interval = HistoryText::tr("1 launch");
}

void setTiming(HistoryRow& row, const TimingOutcome& timing)
{
    if (timing.modelled && !timing.statistics)
        row.state = HistoryText::tr("%1, modelled").arg(row.state);
    if (const QString why = whyNoSamples(timing); !why.isEmpty())
        row.explanation = why;
    row.median = row.interval = none();
    if (!timing.statistics)
        return;
    const Statistics& times = *timing.statistics;
    row.medianSeconds = times.median;
    row.median = typeset(formatSeconds(times.median));
    if (times.median > 0) {
        row.intervalShare = std::max(times.intervalHigh - times.median, times.median - times.intervalLow) / times.median;
        row.interval = QStringLiteral("±\u202F") + typeset(QString::number(100 * row.intervalShare, 'f', 2) + QStringLiteral(" %"));
    }
    if (timing.flopRate > 0)
        row.flopRate = typeset(formatRate(timing.flopRate, QStringLiteral("FLOP/s")));
    if (timing.bandwidth > 0)
        row.bandwidth = typeset(formatRate(timing.bandwidth, QStringLiteral("B/s")));
}

/// "complete", or what is missing first.
void setReceipt(HistoryRow& row, const TimingOutcome& timing)
{
    if (!row.isGood || timing.modelled || timing.samples.empty())
        return;
    const std::vector<ReceiptBadge> badges = receiptBadges(timing);
    const auto doubt = std::ranges::find(badges, ReceiptBadge::Kind::Doubtful, &ReceiptBadge::kind);
    row.isDoubtful = doubt != badges.end();
    row.state = row.isDoubtful ? doubt->text : HistoryText::tr("complete");
    row.explanation = row.isDoubtful ? doubt->evidence : HistoryText::tr("Nothing that the receipt guarantees is missing.");
}

}  // namespace

HistoryRow historyRow(const RunRecordPointer& record, const RunRecordPointer& baseline)
{
    HistoryRow row{.record = record, .flopRate = none(), .bandwidth = none(), .baseline = baseline};
    if (baseline)
        row.answer = standingOf(*record, *baseline);
    row.device = QString::fromStdString(record->outcome.device.empty() ? record->outcome.deviceId : record->outcome.device);
    row.spills = typeset(formatBytes(std::uint64_t{record->kernel.spillStores} + record->kernel.spillLoads));
    row.occupancyShare = occupancyShareOf(*record);
    row.occupancy = row.occupancyShare < 0 ? none() : typeset(formatPercent(row.occupancyShare));
    setState(row);
    if (record->timing) {
        setTiming(row, *record->timing);
        setReceipt(row, *record->timing);
    } else {
        setDuration(row);
    }
    return row;
}

}  // namespace kd
