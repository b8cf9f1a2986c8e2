// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"

class QStackedLayout;
class QTimer;

namespace kd {

class ConsoleLog;
class ConsoleView;
class EmptyState;
class FindBar;

/// Shows what kernels print and what the worker says, as it comes. Its note counts the lines that kernels
/// printed since it was last on screen: a panel behind another tab is not.
class ConsolePanel : public Panel {
    Q_OBJECT
public:
    /// `log` outlives the panel, and has no other view.
    explicit ConsolePanel(ConsoleLog& log, QWidget* parent = nullptr);

    QList<QAction*> headerActions() const override { return m_actions; }
    ConsoleView* view() const { return m_view; }

protected:
    /// Whoever sees the view painted sees the newest lines.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void makeActions();
    void wait();
    void flush();
    void countUnseen(qsizetype lines);
    void clear();
    void copy() const;

    ConsoleLog& m_log;
    ConsoleView* m_view;
    FindBar* m_find;
    EmptyState* m_empty;
    QStackedLayout* m_pages;
    QTimer* m_timer;
    qsizetype m_unseen = 0;
    QList<QAction*> m_actions;
};

}  // namespace kd
