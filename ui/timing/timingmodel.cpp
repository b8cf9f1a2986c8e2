// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timing/timingmodel.h"

#include "ui/workbench/runs/comparisonjob.h"

#include <algorithm>
#include <utility>

namespace kd {

void TimingModel::setRuns(const std::vector<RunRecordPointer>& runs)
{
    m_runs = runs;
    showWanted();
    emit runsChanged();
}

void TimingModel::pick(int number)
{
    const RunRecordPointer run = runOf(number);
    if (!run || !run->timing)
        return;
    m_picked = run == newestTiming() ? 0 : number;
    showWanted();
}

RunRecordPointer TimingModel::newestTiming() const
{
    const auto found =
        std::find_if(m_runs.rbegin(), m_runs.rend(), [](const RunRecordPointer& run) { return run->timing.has_value(); });
    return found == m_runs.rend() ? nullptr : *found;
}

RunRecordPointer TimingModel::runOf(int number) const
{
    const auto found = std::ranges::find_if(m_runs, [number](const RunRecordPointer& run) { return run->number == number; });
    return found == m_runs.end() ? nullptr : *found;
}

/// A of a comparison; null where it is not there any more.
RunRecordPointer TimingModel::firstOf(const RunComparison& comparison) const
{
    if (comparison.baselineId.empty())
        return runOf(comparison.baseline);
    const auto found = std::ranges::find_if(m_runs, [&](const RunRecordPointer& run) { return run->id == comparison.baselineId; });
    return found == m_runs.end() ? nullptr : *found;
}

int TimingModel::newerThanPicked() const
{
    return m_newer;
}

void TimingModel::showWanted()
{
    const RunRecordPointer newest = newestTiming();
    const RunRecordPointer picked = m_picked == 0 ? nullptr : runOf(m_picked);
    if (!picked)
        m_picked = 0;  // it was removed, or is of another document
    const RunRecordPointer wanted = picked ? picked : newest;
    const int newer = picked && newest->number > picked->number ? newest->number : 0;
    const RunRecordPointer judge = wanted ? baselineOf(wanted->kernel.name) : nullptr;
    if (wanted == m_shown && newer == m_newer && judge == m_judge)
        return;
    m_shown = wanted;
    m_newer = newer;
    m_judge = judge;
    m_age = ageOfShown();
    updateBaseline();
    emit changed();
}

RunRecordPointer TimingModel::baselineOf(const std::string& kernel) const
{
    const auto found = std::ranges::find_if(
        m_runs, [&kernel](const RunRecordPointer& run) { return run->isBaseline && run->kernel.name == kernel; });
    return found == m_runs.end() ? nullptr : *found;
}

/// A comparison says more than two timings do, also of a run that is no baseline any more.
void TimingModel::updateBaseline()
{
    m_baseline.reset();
    if (!m_shown)
        return;
    if (const auto& comparison = m_shown->comparison; comparison && comparison->outcome.ok()) {
        const RunRecordPointer kept = firstOf(*comparison);
        RunRecord first;
        first.number = kept ? kept->number : comparison->baseline;
        first.id = comparison->baselineId;
        m_baseline = ShownBaseline{.number = first.number,
                                   .label = kept ? kept->label : comparison->baselineLabel,
                                   .timing = timingOfFirst(comparison->outcome),
                                   .answer = standingOf(*m_shown, first),
                                   .isByTurns = true};
    } else if (m_judge && m_judge != m_shown && m_judge->timing) {
        m_baseline = ShownBaseline{.number = m_judge->number,
                                   .label = m_judge->label,
                                   .timing = *m_judge->timing,
                                   .answer = standingOf(*m_shown, *m_judge),
                                   .isByTurns = false};
    }
}

RunAge TimingModel::ageOfShown() const
{
    return m_shown && m_ageSource ? m_ageSource(*m_shown) : RunAge::Present;
}

void TimingModel::setAgeSource(std::function<RunAge(const RunRecord&)> source)
{
    m_ageSource = std::move(source);
    updateAge();
}

void TimingModel::updateAge()
{
    if (const RunAge age = ageOfShown(); std::exchange(m_age, age) != age)
        emit changed();
}

void TimingModel::setTiming(bool timing)
{
    if (m_isTiming == timing)
        return;
    m_isTiming = timing;
    emit changed();
}

}  // namespace kd
