#pragma once

#include "ui/workbench/workbench.h"

#include <QObject>

#include <vector>

namespace kd {

/// Which timing the views show: the newest, until the user picks one.
class TimingModel : public QObject {
    Q_OBJECT
public:
    explicit TimingModel(QObject* parent = nullptr) : QObject(parent) {}

    /// In the order of their numbers. A timing that is new is shown at once.
    void setRuns(const std::vector<RunRecordPointer>& runs);
    const std::vector<RunRecordPointer>& runs() const { return m_runs; }
    /// The one that is shown; null when there is none. Always with a timing.
    RunRecordPointer shown() const { return m_shown; }
    /// Ignores runs that were not timed.
    void show(int number);
    /// A timing goes on: what is shown is of one before it.
    void setTiming(bool timing);
    bool isOld() const { return m_isTiming && m_shown != nullptr; }

signals:
    void changed();      ///< shown() or isOld()
    void runsChanged();

private:
    void setShown(const RunRecordPointer& record);

    std::vector<RunRecordPointer> m_runs;
    RunRecordPointer m_shown;
    int m_newest = 0;  ///< number of the newest timing there was
    bool m_isTiming = false;
};

}  // namespace kd
