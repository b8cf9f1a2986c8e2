// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/runs/runage.h"
#include "ui/workbench/runs/runrecord.h"
#include "ui/workbench/runs/standing.h"

#include <QObject>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// What the timing that is shown (B) is judged against: A.
struct ShownBaseline {
    int number = 0;
    QString label;          ///< the user's own name for it; may be empty
    TimingOutcome timing;   ///< of the comparison, where there was one: not A's own one
    StandingAnswer answer;
    bool isByTurns = false; ///< `timing` was taken in turns with what is shown
};

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
    /// The run of that number; null where there is none.
    RunRecordPointer run(int number) const { return runOf(number); }
    /// What shown() was compared with, else the baseline of its kernel; nothing where there is none, or where shown() is that.
    const std::optional<ShownBaseline>& baseline() const { return m_baseline; }
    /// The run that later builds of that kernel are judged against; null where none is chosen.
    RunRecordPointer baselineOf(const std::string& kernel) const;
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
    void changed();      ///< shown(), baseline(), newerThanPicked(), age() or isOld()
    void runsChanged();

private:
    RunRecordPointer newestTiming() const;
    RunRecordPointer runOf(int number) const;
    RunRecordPointer firstOf(const RunComparison& comparison) const;
    void showWanted();
    RunAge ageOfShown() const;
    void updateBaseline();

    std::vector<RunRecordPointer> m_runs;
    RunRecordPointer m_shown;
    int m_picked = 0;  ///< number of the run that the user picked; 0: none
    int m_newer = 0;
    std::function<RunAge(const RunRecord&)> m_ageSource;
    RunAge m_age = RunAge::Present;
    bool m_isTiming = false;
    std::optional<ShownBaseline> m_baseline;
    RunRecordPointer m_judge;  ///< the baseline of the kernel that is shown
};

}  // namespace kd
