// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"
#include "ui/workbench/advice/problem.h"

class QLineEdit;
class QStackedLayout;

namespace kd {

class Badge;
class BuildController;
class Documents;
class EmptyState;
class JobRunner;
class Navigator;
class ProblemList;
class ProblemsFilter;
class ProblemsModel;
class TableView;

/// Everything that is wrong with the newest build and the last run. Double-click or Enter shows the place.
class ProblemsPanel : public Panel {
    Q_OBJECT
public:
    explicit ProblemsPanel(ProblemList& problems, Documents& documents, BuildController& builds, JobRunner& jobs,
                           Navigator& navigator, QWidget* parent = nullptr);

    QList<QAction*> headerActions() const override { return m_headerActions; }
    QWidget* headerWidget() const override { return m_header; }
    QList<QAction*> editActions() const override { return m_editActions; }

    const ProblemsFilter* filter() const { return m_filter; }

private:
    void makeHeader();
    void makeActions();
    void makeTable();
    void closeDock();
    void update();
    void updateBadges();
    void updatePage();
    void showAll();
    void step(int direction);
    void showPlace(int row);
    void copy() const;

    ProblemList& m_problems;
    Documents& m_documents;
    BuildController& m_builds;
    JobRunner& m_jobs;
    Navigator& m_navigator;
    ProblemsModel* m_model;
    ProblemsFilter* m_filter;
    TableView* m_table;
    EmptyState* m_empty;
    QWidget* m_header;
    Badge* m_badges[3] = {};
    QLineEdit* m_field;
    QStackedLayout* m_pages;
    QList<QAction*> m_headerActions, m_editActions;
};

}  // namespace kd
