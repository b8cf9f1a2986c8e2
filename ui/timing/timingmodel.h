// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/runs/runage.h"
#include "ui/workbench/runs/runrecord.h"

#include <QObject>

#include <functional>
#include <vector>

namespace kd {

/// Knows which timing the views show: always the newest, unless the user picked another one. To pick the newest is to follow it
/// again.
class TimingModel : public QObject {
    Q_OBJECT
public:
    explicit TimingModel(QObject* parent = nullptr) : QObject(parent) {}

    /// Takes the runs in the order of their numbers.
    void setRuns(const std::vector<RunRecordPointer>& runs);
    const std::vector<RunRecordPointer>& runs() const { return m_runs; }
    /// The one that is shown; null when there is none. Always with a timing.
    RunRecordPointer shown() const { return m_shown; }
    /// The user wants that one. Ignores runs that were not timed.
    void pick(int number);
    /// Number of the newest timing where the user picked an older one; 0: the newest is shown, or there is none.
    int newerThanPicked() const;
    /// A timing goes on: what is shown is of one before it.
    void setTiming(bool timing);
    /// Sets who knows whether a run is of the program and launch as they stand.
    void setAgeSource(std::function<RunAge(const RunRecord&)> source);
    /// Works the age out anew, since what it is made of has changed.
    void updateAge();
    /// Gives the age of what is shown.
    RunAge age() const { return m_age; }
    /// Tells whether what is shown is not of the program and launch as they stand, or a timing goes on.
    bool isOld() const { return m_shown != nullptr && (m_isTiming || m_age != RunAge::Present); }

signals:
    void changed();      ///< shown(), newerThanPicked(), age() or isOld()
    void runsChanged();

private:
    RunRecordPointer newestTiming() const;
    RunRecordPointer runOf(int number) const;
    void showWanted();
    RunAge ageOfShown() const;

    std::vector<RunRecordPointer> m_runs;
    RunRecordPointer m_shown;
    int m_picked = 0;  ///< number of the run that the user picked; 0: none
    int m_newer = 0;
    std::function<RunAge(const RunRecord&)> m_ageSource;
    RunAge m_age = RunAge::Present;
    bool m_isTiming = false;
};

}  // namespace kd
