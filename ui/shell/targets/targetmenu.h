// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QAction;
class QMenu;
class QWidget;

namespace kd {

class TargetConnection;

/// The menu of targets and devices: this machine, those that the user's settings name, any other by its command.
class TargetMenu : public QObject {
    Q_OBJECT
public:
    /// Fills `menu` whenever it is about to show. Owned by it. `targets` opens the dialog of targets.
    TargetMenu(TargetConnection& target, QAction* targets, QMenu* menu);

private:
    void fill();
    void addTarget(const QString& name, const QString& text);
    void addDevices();
    void askForCommand();

    TargetConnection& m_target;
    QAction* m_targets;
    QMenu* m_menu;
    QString m_command;  ///< the last one
};

/// A checkable entry at the end of `menu`, whose text is shown as it is, `&` included.
QAction* addChoice(QMenu* menu, const QString& text, bool isChosen);

/// "NVIDIA H200 · cuda:0"
QString deviceTitle(const QString& name, const QString& id);

}  // namespace kd
