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

/// Shows what kernels print and what the worker says, as it comes.
class ConsolePanel : public Panel {
    Q_OBJECT
public:
    /// `log` outlives the panel, and has no other view.
    explicit ConsolePanel(ConsoleLog& log, QWidget* parent = nullptr);

    QList<QAction*> headerActions() const override { return m_actions; }
    ConsoleView* view() const { return m_view; }

private:
    void build();
    void makeActions();
    void wait();
    void flush();
    void clear();
    void copy() const;

    ConsoleLog& m_log;
    ConsoleView* m_view;
    FindBar* m_find;
    EmptyState* m_empty;
    QStackedLayout* m_pages;
    QTimer* m_timer;
    QList<QAction*> m_actions;
};

}  // namespace kd
