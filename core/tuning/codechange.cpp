// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/codechange.h"

#include "core/tuning/registertrial.h"

namespace kd {
namespace {

const std::string kMaxRegisters = "--maxrregcount=";

CodeChange changeOf(CodeChange::Kind kind, const OccupancyInput& launch, const RegisterTrial& trial)
{
    OccupancyInput changed = launch;
    changed.registers = trial.registers;
    return {.kind = kind,
            .text = {},
            .edit = {},
            .unroll = {},
            .options = {},
            .goal = {.warps = occupancyFigures(changed).warpsPerSm},
            .promised = trial.promised};
}

}  // namespace

std::vector<CodeChange> codeChanges(const OccupancyInput& launch, std::string_view source, std::string_view kernel)
{
    std::vector<CodeChange> changes;
    const std::vector<RegisterTrial> trials = registerTrials(launch);
    const std::optional<KernelPlace> place = trials.empty() ? std::nullopt : findKernelPlace(source, kernel);
    for (const RegisterTrial& trial : trials) {
        if (!place)
            break;
        CodeChange change = changeOf(CodeChange::Kind::Bounds, launch, trial);
        change.text = launchBoundsText(*place, trial.threads, trial.minBlocks);
        change.edit = boundsEdit(*place, trial.threads, trial.minBlocks);
        changes.push_back(std::move(change));
    }
    if (!trials.empty()) {
        CodeChange change = changeOf(CodeChange::Kind::MaxRegisters, launch, trials.front());
        change.text = kMaxRegisters + std::to_string(trials.front().registers);
        change.options = {change.text};
        changes.push_back(std::move(change));
    }
    for (const UnrollTrial& unroll : place ? unrollTrials(source, *place) : std::vector<UnrollTrial>()) {
        CodeChange change = changeOf(CodeChange::Kind::Unroll, launch, trials.front());
        change.text = unroll.text();
        change.edit = unrollEdit(unroll.place, unroll.factor);
        change.unroll = unroll;
        changes.push_back(std::move(change));
    }
    return changes;
}

void applyChange(const std::optional<BoundsEdit>& edit, const std::vector<std::string>& options, std::string& source,
                 CompileSettings& settings)
{
    if (edit)
        source.replace(edit->begin, edit->end - edit->begin, edit->text);
    settings.options.insert(settings.options.end(), options.begin(), options.end());
}

ChangeJudgement judgeChange(const CompileOutcome& compiled, const KernelInfo& kernel, const OccupancyInput& launch,
                            const OccupancyGoal& goal)
{
    using State = ChangeJudgement::State;
    const KernelInfo* const found = compiled.ok() ? sameKernel(compiled, kernel) : nullptr;
    if (found == nullptr)
        return {.state = State::Refused, .figures = {}, .sentence = compiled.message};
    ChangeJudgement judgement{.state = State::FallsShort, .figures = figuresOf(*found, launch), .sentence = {}};
    if (!judgement.figures)
        return judgement;
    if (goal.isReachedBy(judgement.figures->reached))
        judgement.state = judgement.figures->spilled > kernel.spillStores ? State::Spills : State::Reaches;
    else if (judgement.figures->registers >= kernel.registers)
        judgement.state = State::Ignored;
    return judgement;
}

}  // namespace kd
