// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/document/schedulefindings.h"
#include "ui/workbench/runs/repeatedrun.h"

#include <QObject>
#include <QString>

#include <memory>

namespace kd {

/// What a run's launch does in other orders of blocks and warps; never changed after it was made.
struct OrderFindings {
    RunRecordPointer run;  ///< whose launch was repeated
    int wanted = 0;        ///< orders that were asked for; fewer were run where it was stopped
    ScheduleFindings findings;
    QString failure;       ///< why it ended early, in one sentence; empty when it was not refused
};

/// Launches a run of the emulated GPU again in other orders of its blocks and warps, seeds from 1 on, and tells which outputs
/// depend on the order. What was found until it was stopped stays.
class OrderSearch : public QObject {
    Q_OBJECT
public:
    OrderSearch(Client& client, Documents& documents, TargetConnection& target, JobRunner& jobs);

    /// Why search() cannot be done now, in one sentence; empty when it can.
    QString whyNot(const RunRecordPointer& run) const;
    /// `orders`: 1 to kMaxSchedules.
    void search(const RunRecordPointer& run, int orders);
    void stop() { m_repeated.stop(); }
    bool isSearching() const { return m_repeated.isGoingOn(); }
    /// What was found last, or has been found so far; null before the first search.
    std::shared_ptr<const OrderFindings> found() const { return m_found; }

signals:
    /// Any of the above.
    void changed();

private:
    RepeatedRun m_repeated;
    std::shared_ptr<OrderFindings> m_found;
};

}  // namespace kd
