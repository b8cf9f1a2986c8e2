// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

#include "ui/workbench/notices.h"
#include "ui/workbench/runs/jobrunner.h"

#include <vector>

class QStackedWidget;

namespace kd {

class EmptyState;
class HistoryFilter;
class HistoryModel;
class TableView;
class TimingModel;

/// The kept runs: pick one to see its timing, make it the baseline, compare two, name it, remove it, export its samples.
class HistoryPanel : public Panel {
    Q_OBJECT
public:
    HistoryPanel(TimingModel& model, JobRunner& jobs, Notices& notices, QWidget* parent = nullptr);
    QList<QAction*> headerActions() const override { return {m_compare, m_timingsOnly, m_export, m_remove}; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setUpTable();
    void setUpActions();
    void updateRuns();
    void markShown();
    void updateActions();
    void pickSelected();
    void onClicked(const QModelIndex& index);
    void pinSelected();
    void compareSelected();
    QString noteOf(std::size_t runs) const;
    std::vector<RunRecordPointer> selected() const;
    void removeSelected();
    void chooseExport();
    void exportTo(const QString& path);

    JobRunner& m_jobs;
    Notices& m_notices;
    TimingModel& m_model;
    HistoryModel* m_rows;
    HistoryFilter* m_filter;
    TableView* m_table;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QAction *m_timingsOnly, *m_export, *m_remove, *m_pin, *m_compare, *m_name, *m_note;
};

}  // namespace kd
