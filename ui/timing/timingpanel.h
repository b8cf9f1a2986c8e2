// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

class QLabel;
class QStackedWidget;

namespace kd {

class Chart;
class EmptyState;
class JobRunner;
class TileRow;
class TimingModel;
struct RunRecord;

/// The last timing in few words: median, interval, rates, samples, distribution.
class TimingPanel : public Panel {
    Q_OBJECT
public:
    TimingPanel(TimingModel& model, JobRunner& jobs, QWidget* parent = nullptr);
    QList<QAction*> headerActions() const override { return {m_time}; }

private:
    QWidget* makeContent();
    void update();
    void updateJob();
    void showTiming(const RunRecord& record, bool isOld);

    JobRunner& m_jobs;
    TimingModel& m_model;
    QAction* m_time;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    TileRow* m_tiles;
    QLabel* m_more;
    Chart *m_samples, *m_distribution;
};

}  // namespace kd
