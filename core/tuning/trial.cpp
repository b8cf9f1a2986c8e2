// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/trial.h"

#include "core/device/architecture.h"

#include <iterator>
#include <utility>

namespace kd {
namespace {

/// `launch` as the candidate changes it; nothing for a name that is no architecture's.
std::optional<OccupancyInput> launchWith(const Candidate& candidate, const OccupancyInput& launch)
{
    OccupancyInput changed = withChange(launch, candidate.change);
    if (candidate.architecture.empty())
        return changed;
    const std::optional<ComputeCapability> architecture = parseArchitecture(candidate.architecture);
    if (!architecture)
        return std::nullopt;
    changed.architecture = *architecture;
    return changed;
}

Verdict verdictOn(const Candidate& candidate, const std::optional<BuildFigures>& figures, const KernelInfo& kernel)
{
    if (!candidate.goal)
        return Verdict::Compiles;
    if (!figures)
        return Verdict::Refused;
    if (candidate.goal->isReachedBy(figures->reached))
        return figures->spilled > kernel.spillStores ? Verdict::Spills : Verdict::Reaches;
    return figures->registers >= kernel.registers ? Verdict::Ignored : Verdict::FallsShort;
}

Message whyIgnored(const Trial& trial, const KernelInfo& kernel)
{
    if (trial.candidate.kind == Candidate::Kind::MaxRegisters && kernel.maxThreadsPerBlock != 0)
        return "launch bounds take priority";
    return message("the compiler takes {} registers all the same", trial.figures->registers);
}

}  // namespace

bool isEnded(const CompileOutcome& outcome)
{
    using State = CompileOutcome::State;
    return outcome.state != State::Cancelled && outcome.state != State::Unavailable && outcome.state != State::Lost
        && outcome.state != State::Crashed;
}

Trial openTrial(const Candidate& candidate, const BuildFigures& now)
{
    if (candidate.kind != Candidate::Kind::Launch)
        return {.candidate = candidate};
    Trial trial{.candidate = candidate, .verdict = Verdict::Calculated, .figures = now, .sentence = {}};
    trial.figures->reached = candidate.change.figures;
    if (candidate.change.shared)
        trial.figures->shared = *candidate.change.shared;
    return trial;
}

Trial judge(const Candidate& candidate, const CompileOutcome& compiled, const KernelInfo& kernel, const OccupancyInput& launch)
{
    Trial trial{.candidate = candidate};
    if (!isEnded(compiled))
        return trial;
    const KernelInfo* const found = compiled.ok() ? sameKernel(compiled, kernel) : nullptr;
    if (found == nullptr) {
        trial.verdict = Verdict::Refused;
        trial.sentence = compiled.message;
        return trial;
    }
    if (const std::optional<OccupancyInput> changed = launchWith(candidate, launch))
        trial.figures = figuresOf(*found, *changed);
    trial.verdict = verdictOn(candidate, trial.figures, kernel);
    if (trial.verdict == Verdict::Ignored)
        trial.sentence = whyIgnored(trial, kernel);
    return trial;
}

void keepBestOfSeries(std::vector<Trial>& trials)
{
    std::vector<Trial> kept, best;
    for (Trial& trial : trials) {
        if (!trial.candidate.isOneOfSeveral()) {
            kept.push_back(std::move(trial));
            continue;
        }
        if (trial.verdict != Verdict::Reaches && trial.verdict != Verdict::Spills)
            continue;
        if (best.empty() || best.back().candidate.series != trial.candidate.series)
            best.push_back(std::move(trial));
        else if (best.back().verdict == Verdict::Spills && trial.verdict == Verdict::Reaches)
            best.back() = std::move(trial);
    }
    kept.insert(kept.end(), std::make_move_iterator(best.begin()), std::make_move_iterator(best.end()));
    trials = std::move(kept);
}

}  // namespace kd
