// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/comparison.h"

#include "core/measure/comparedpair.h"
#include "core/measure/runnerstate.h"

namespace kd {
namespace {

Json receiptOf(const ComparedBuild& build)
{
    return {{"launch", launchReceipt(build.launch)},
            {"cubinSha256", build.outcome.cubinSha256},
            {"referencesCompared", !build.request.plan.references.empty()}};
}

/// Null where the two give back other buffers, so that there is nothing to compare.
Json haveEqualOutputs(const RunOutcome& first, const RunOutcome& second)
{
    if (first.outputs.empty() || first.outputs.size() != second.outputs.size())
        return nullptr;
    bool isEqual = true;
    for (std::size_t i = 0; i < first.outputs.size(); ++i) {
        if (first.outputs[i].name != second.outputs[i].name || first.outputs[i].count != second.outputs[i].count)
            return nullptr;
        isEqual = isEqual && first.outputs[i].sha256 == second.outputs[i].sha256;
    }
    return isEqual;
}

void countOnly(ComparisonOutcome& outcome)
{
    outcome.modelled = true;
    outcome.counts = compareCounts(outcome.first.counters.value().totals, outcome.second.counters.value().totals);
    outcome.receipt["method"] =
        "instructions and accesses of one launch of each, counted in the PTX by the emulated GPU; it has no time";
    for (const char* const side : {"first", "second"})
        for (const char* const unknown : {"registers", "moduleLoading"})
            outcome.receipt[side]["launch"][unknown] = nullptr;
    for (const char* const unknown : {"pciBusId", "l2Bytes"})
        outcome.receipt["device"][unknown] = nullptr;
    outcome.verdict = {};
    if (changeOf(outcome.counts) == CountChange::Mixed)
        outcome.verdict.reasons.push_back({ComparisonReason::Kind::MixedCounts, "Some counts fell, and others rose."});
}

}  // namespace

CountChange ComparedCount::change() const
{
    return second < first ? CountChange::Fewer : second > first ? CountChange::More : CountChange::Same;
}

std::vector<ComparedCount> compareCounts(const LineCount& first, const LineCount& second)
{
    return {{"warpInstructions", first.executed, second.executed},
            {"laneInstructions", first.activeLanes, second.activeLanes},
            {"globalRequests", first.requests, second.requests},
            {"sectors", first.sectors, second.sectors},
            {"idealSectors", first.idealSectors, second.idealSectors},
            {"bankConflicts", first.bankConflicts, second.bankConflicts}};
}

CountChange changeOf(const std::vector<ComparedCount>& counts)
{
    bool isFewer = false, isMore = false;
    for (const ComparedCount& count : counts) {
        if (count.name == "idealSectors")
            continue;
        isFewer = isFewer || count.change() == CountChange::Fewer;
        isMore = isMore || count.change() == CountChange::More;
    }
    if (isFewer && isMore)
        return CountChange::Mixed;
    return isFewer ? CountChange::Fewer : isMore ? CountChange::More : CountChange::Same;
}

ComparisonOutcome Runner::compare(const ComparisonRequest& request, const BlobLookup& blobs, HostBuffers& firstHost,
                                  HostBuffers& secondHost, const RunObserver& observer)
{
    ComparisonOutcome outcome;
    const auto work = [&](DeviceLaunch& first, DeviceLaunch& second) {
        const auto image = [&](const RunRequest& run) { return blobs ? blobs(run.cubinBlob) : std::span<const std::byte>(); };
        ComparedBuild firstBuild{first,         firstHost,            request.first,    image(request.first),
                                 outcome.first, outcome.firstSamples, outcome.firstTime};
        ComparedBuild secondBuild{second,         secondHost,            request.second,    image(request.second),
                                  outcome.second, outcome.secondSamples, outcome.secondTime};
        PairOnDevice pair(*m_state, firstBuild, secondBuild, blobs, observer);
        if (!pair.verifyBefore(outcome))
            return;
        outcome.receipt = {{"first", receiptOf(firstBuild)},
                           {"second", receiptOf(secondBuild)},
                           {"outputsEqual", haveEqualOutputs(outcome.first, outcome.second)},
                           {"device", deviceReceipt(m_state->context.ref().device())},
                           {"driver", {{"cuda", outcome.first.driverVersion}, {"library", m_state->context.ref().api().origin}}}};
        if (m_state->channel() != nullptr) {
            if (pair.verifyAfter(outcome))
                countOnly(outcome);
            return;
        }
        if (!pair.measure(request, outcome) || !pair.verifyAfter(outcome))
            outcome.verdict.kind = ComparisonVerdict::Kind::CannotTell;
    };
    // On one stream: each has a cost of its own, by which windows on two would differ whatever is launched.
    m_state->perform(request.first, blobs, firstHost, outcome.first, [&](DeviceLaunch& first) {
        m_state->perform(
            request.second, blobs, secondHost, outcome.second, [&](DeviceLaunch& second) { work(first, second); }, &first);
    });
    return outcome;
}

}  // namespace kd
