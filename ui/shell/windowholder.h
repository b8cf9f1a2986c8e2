// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/mainwindow.h"

#include <QObject>

#include <memory>

namespace kd {

class SharedModels;
struct Workbench;

/// Has the window, and makes it anew where its language changes: at the same place, with the same perspective. All that windows
/// show is the workbench's: texts with their undo history, runs and what goes on stay as they are.
class WindowHolder : public QObject {
    Q_OBJECT
public:
    /// Both outlive the holder.
    WindowHolder(Workbench& workbench, Preferences& preferences, MainWindow::Start start);
    ~WindowHolder() override;

    MainWindow& window() { return *m_window; }

signals:
    /// Another window is there, and shown.
    void remade();

private:
    void make(MainWindow::Start start);
    void remake();

    Workbench& m_workbench;
    Preferences& m_preferences;
    std::shared_ptr<SharedModels> m_shared;
    std::unique_ptr<MainWindow> m_window;
};

}  // namespace kd
