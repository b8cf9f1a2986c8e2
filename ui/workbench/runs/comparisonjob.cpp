// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/runs/comparisonjob.h"

#include "core/base/error.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace kd {
namespace {

constexpr double kLanes = 32;

struct CompareText {
    Q_DECLARE_TR_FUNCTIONS(kd::Compare)
};

/// Counts as TimingOutcome::instructions names them.
Json countsOf(const std::vector<ComparedCount>& counts, std::uint64_t ComparedCount::*side)
{
    Json json = Json::object();
    double warps = 0, lanes = 0;
    for (const ComparedCount& count : counts) {
        json[count.name] = count.*side;
        if (count.name == "warpInstructions")
            warps = static_cast<double>(count.*side);
        if (count.name == "laneInstructions")
            lanes = static_cast<double>(count.*side);
    }
    if (warps > 0)
        json["laneEfficiency"] = lanes / (kLanes * warps);
    return json;
}

}  // namespace

QString whyNotAgain(const RunRecord& record, const QString& deviceId)
{
    if (record.outcome.deviceId != deviceId.toStdString())
        return CompareText::tr("Run #%1 was on %2: choose that device to launch it again.")
            .arg(record.number)
            .arg(QString::fromStdString(record.outcome.device.empty() ? record.outcome.deviceId : record.outcome.device));
    if (!record.image && record.imageSha256.empty())
        return CompareText::tr("The code of run #%1 was not kept: build it again from its source, and time it.").arg(record.number);
    return {};
}

PreparedRun prepareAgain(const RunRecord& record, const LaunchAgain& again)
{
    std::optional<std::vector<std::byte>> image;
    if (record.image)
        image = *record.image;
    else if (again.history)
        image = again.history->image(record.imageSha256);
    if (!image)
        throw RuntimeError({.text = message("the code of run #{} is not in the history any more: build it again from its source",
                                            record.number)});
    PreparedRun prepared{.run = {.device = again.deviceId, .programName = record.programName.toStdString(), .plan = record.plan},
                         .image = std::move(*image),
                         .blobs = {}};
    prepared.blobs = readBlobs(prepared.run.plan, again.folder);
    return prepared;
}

ComparisonRequest comparisonRequest(RunRequest first, const TimingRequest& second)
{
    ComparisonRequest request{.first = std::move(first), .second = second.run};
    request.warmup = second.warmup;
    request.samples = std::max(request.samples, second.samples);
    request.maxDuration = second.maxDuration;
    request.cold = second.cold;
    return request;
}

TimingOutcome timingOfSecond(const ComparisonOutcome& outcome, const TimingRequest& request)
{
    TimingOutcome timing{.run = outcome.second,
                         .samples = outcome.secondSamples,
                         .statistics = outcome.secondStatistics,
                         .receipt = outcome.receipt,
                         .modelled = outcome.modelled};
    if (outcome.modelled)
        timing.instructions = countsOf(outcome.counts, &ComparedCount::second);
    if (timing.statistics && timing.statistics->median > 0) {
        timing.bandwidth = request.bytes / timing.statistics->median;
        timing.flopRate = request.flops / timing.statistics->median;
    }
    return timing;
}

TimingOutcome timingOfFirst(const ComparisonOutcome& outcome)
{
    TimingOutcome timing{.run = outcome.first,
                         .samples = outcome.firstSamples,
                         .statistics = outcome.firstStatistics,
                         .receipt = outcome.receipt,
                         .modelled = outcome.modelled};
    if (outcome.modelled)
        timing.instructions = countsOf(outcome.counts, &ComparedCount::first);
    return timing;
}

}  // namespace kd
