#include "ui/timing/timingmodel.h"

#include <algorithm>

namespace kd {

void TimingModel::setRuns(const std::vector<RunRecordPointer>& runs)
{
    m_runs = runs;
    const auto isTimed = [](const RunRecordPointer& run) { return run->timing.has_value(); };
    const auto newest = std::find_if(runs.rbegin(), runs.rend(), isTimed);
    const int number = m_shown ? m_shown->number : 0;
    const auto same = std::ranges::find_if(runs, [number](const RunRecordPointer& run) { return run->number == number; });
    if (newest == runs.rend())
        setShown(nullptr);
    else if ((*newest)->number > m_newest || same == runs.end())
        setShown(*newest);
    else
        setShown(*same);
    if (newest != runs.rend())
        m_newest = std::max(m_newest, (*newest)->number);
    emit runsChanged();
}

void TimingModel::show(int number)
{
    const auto found = std::ranges::find_if(m_runs, [number](const RunRecordPointer& run) { return run->number == number; });
    if (found != m_runs.end() && (*found)->timing)
        setShown(*found);
}

void TimingModel::setTiming(bool timing)
{
    if (m_isTiming == timing)
        return;
    m_isTiming = timing;
    emit changed();
}

void TimingModel::setShown(const RunRecordPointer& record)
{
    if (m_shown == record)
        return;
    m_shown = record;
    emit changed();
}

}  // namespace kd
