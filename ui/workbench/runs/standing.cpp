// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workbench/runs/standing.h"

#include "core/base/jsonfields.h"
#include "core/measure/timeverdict.h"
#include "ui/workbench/runs/timings.h"

#include <QCoreApplication>

#include <utility>

namespace kd {
namespace {

struct StandingText {
    Q_DECLARE_TR_FUNCTIONS(kd::Standing)
};

Standing::Kind kindOf(TimeVerdict::Kind kind)
{
    switch (kind) {
    case TimeVerdict::Kind::Faster:
        return Standing::Kind::Faster;
    case TimeVerdict::Kind::Slower:
        return Standing::Kind::Slower;
    case TimeVerdict::Kind::Same:
        return Standing::Kind::Same;
    case TimeVerdict::Kind::CannotTell:
        break;
    }
    return Standing::Kind::CannotTell;
}

Standing::Kind kindOf(CountChange change)
{
    switch (change) {
    case CountChange::Fewer:
        return Standing::Kind::Fewer;
    case CountChange::More:
        return Standing::Kind::More;
    case CountChange::Same:
        return Standing::Kind::Same;
    case CountChange::Mixed:
        break;
    }
    return Standing::Kind::CannotTell;
}

Standing ofCounts(const std::vector<ComparedCount>& counts)
{
    Standing standing{.kind = kindOf(changeOf(counts)), .basis = Standing::Basis::Counts};
    if (!counts.empty() && counts.front().first > 0)
        standing.change = static_cast<double>(counts.front().second) / static_cast<double>(counts.front().first) - 1;
    if (standing.kind == Standing::Kind::CannotTell)
        standing.reasons.push_back({ComparisonReason::Kind::MixedCounts, "Some counts fell, and others rose."});
    return standing;
}

Standing ofRounds(const ComparisonOutcome& outcome)
{
    if (outcome.modelled)
        return ofCounts(outcome.counts);
    const ComparisonVerdict& verdict = outcome.verdict;
    Standing standing{.kind = kindOf(verdict.kind),
                      .basis = Standing::Basis::Rounds,
                      .confidence = verdict.confidence,
                      .rounds = outcome.blocks.size(),
                      .reasons = verdict.reasons};
    if (verdict.ratio > 0)
        standing.change = verdict.ratio - 1;
    if (verdict.ratio > 0 && verdict.low > 0) {
        standing.low = verdict.low - 1;
        standing.high = verdict.high - 1;
    }
    return standing;
}

std::uint64_t countOf(const Json& counts, const char* name)
{
    const double count = valueOr(counts, name, 0.0);
    return count > 0 ? static_cast<std::uint64_t>(count) : 0;
}

Standing ofTimings(const TimingOutcome& first, const TimingOutcome& second)
{
    const TimeVerdict verdict = compareTimes(first, second);
    return {.kind = kindOf(verdict.kind),
            .basis = Standing::Basis::Timings,
            .change = verdict.change,
            .low = verdict.low,
            .high = verdict.high};
}

QString whyNotJudged(const RunRecord& run, const RunRecord& baseline)
{
    if (run.kernel.name != baseline.kernel.name)
        return StandingText::tr("It is of another kernel than the baseline #%1.").arg(baseline.number);
    if (run.outcome.deviceId != baseline.outcome.deviceId || run.outcome.device != baseline.outcome.device)
        return StandingText::tr("It is of another device than the baseline #%1.").arg(baseline.number);
    if (!isSameWork(run.plan, baseline.plan))
        return StandingText::tr("Its arguments or buffers are others than those of the baseline #%1.").arg(baseline.number);
    for (const RunRecord* const each : {&baseline, &run}) {
        const bool isTimed = each->timing && (each->timing->statistics || each->timing->modelled) && each->outcome.ok();
        if (!isTimed)
            return StandingText::tr("Run #%1 has no samples.").arg(each->number);
    }
    return run.timing->modelled != baseline.timing->modelled ? StandingText::tr("Counts do not compare with seconds.") : QString();
}

/// Numbers are given anew where two programs at once gave one to two runs; ids never.
bool isComparedWith(const RunComparison& comparison, const RunRecord& baseline)
{
    return comparison.baselineId.empty() ? comparison.baseline == baseline.number : comparison.baselineId == baseline.id;
}

}  // namespace

Standing standingOf(const ComparisonOutcome& outcome)
{
    Standing standing = ofRounds(outcome);
    const Json equal = valueOr(outcome.receipt, "outputsEqual", Json());
    standing.outputsDiffer = equal.is_boolean() && !equal.get<bool>();
    return standing;
}

StandingAnswer standingOf(const RunRecord& run, const RunRecord& baseline)
{
    if (run.comparison && isComparedWith(*run.comparison, baseline) && run.comparison->outcome.ok())
        return {.standing = standingOf(run.comparison->outcome), .whyNone = {}};
    if (run.number == baseline.number)
        return {.standing = {}, .whyNone = StandingText::tr("It is the baseline.")};
    if (QString why = whyNotJudged(run, baseline); !why.isEmpty())
        return {.standing = {}, .whyNone = std::move(why)};
    const TimingOutcome &first = *baseline.timing, &second = *run.timing;
    return {.standing =
                first.modelled ? ofCounts(compareCounts(modelledTotals(first), modelledTotals(second))) : ofTimings(first, second),
            .whyNone = {}};
}

LineCount modelledTotals(const TimingOutcome& timing)
{
    const Json& counts = timing.instructions;
    LineCount total;
    total.executed = countOf(counts, "warpInstructions");
    total.activeLanes = countOf(counts, "laneInstructions");
    total.requests = countOf(counts, "globalRequests");
    total.sectors = countOf(counts, "sectors");
    total.idealSectors = countOf(counts, "idealSectors");
    total.bankConflicts = countOf(counts, "bankConflicts");
    return total;
}

}  // namespace kd
