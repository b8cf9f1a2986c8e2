// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QMenu;
class QToolButton;

namespace kd {

class BuildController;
class CommandRegistry;
class JobRunner;
class LaunchModel;
class ProblemList;
class ToolbarSelector;
class TargetConnection;
class ThemedLabel;
class ToggleSwitch;

/// The models that it shows.
struct ToolBarModels {
    TargetConnection& target;
    BuildController& builds;
    LaunchModel& launches;
    JobRunner& jobs;
    ProblemList& problems;
};

/// The row under the menus: what is compiled for where, the actions, live compile with what came of it, export.
class MainToolBar : public QWidget {
    Q_OBJECT
public:
    MainToolBar(const ToolBarModels& models, CommandRegistry& commands, QWidget* parent = nullptr);

    /// Device, architecture and kernel, for the menus of the window.
    QList<QMenu*> choiceMenus() const;
    /// Shows the bar without the actions' words, for narrow windows.
    void setWordless(bool isWordless);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void addSelectors(const CommandRegistry& commands);
    void addActions(CommandRegistry& commands);
    void addLive(CommandRegistry& commands);
    void addExport(CommandRegistry& commands);
    QWidget* line();
    void showTarget();
    void showBuild();
    void fillArchitectures();
    void fillKernels();
    void addSearch(const QStringList& names);

    ToolBarModels m_models;
    ToolbarSelector *m_target, *m_architecture, *m_kernel;
    QList<QToolButton*> m_actions;
    ToggleSwitch* m_live;
    ThemedLabel* m_note;
};

}  // namespace kd
