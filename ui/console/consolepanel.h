// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"
#include "ui/console/consolefeed.h"
#include "ui/workbench/runs/job.h"

class QStackedLayout;
class QTimer;

namespace kd {

class Client;
class ConsoleView;
class EmptyState;
class FindBar;
class JobRunner;
class Notices;

/// Shows what kernels print and what the worker says, as it comes.
class ConsolePanel : public Panel {
    Q_OBJECT
public:
    ConsolePanel(Client& client, JobRunner& jobs, Notices& notices, QWidget* parent = nullptr);

    QList<QAction*> headerActions() const override { return m_actions; }
    ConsoleView* view() const { return m_view; }

private:
    void build();
    void makeActions();
    void addOutput(const QString& text);
    void addNotice(const QString& sentence);
    void noteRun(Job::Kind kind, const QString& kernel);
    void flush();
    void clear();
    void copy() const;

    ConsoleFeed m_feed;
    ConsoleView* m_view;
    FindBar* m_find;
    EmptyState* m_empty;
    QStackedLayout* m_pages;
    QTimer* m_timer;
    QList<QAction*> m_actions;
    QString m_heading;  ///< heading of the job whose first words have not come yet
};

}  // namespace kd
