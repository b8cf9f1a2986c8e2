// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>

class QAction;
class QVBoxLayout;

namespace kd {

/// The column of perspectives at the window's left, 72 wide; actions that are not perspectives stand at its foot.
class PerspectiveBar : public QWidget {
    Q_OBJECT
public:
    explicit PerspectiveBar(QWidget* parent = nullptr);

    /// `iconName` over the action's text; shows whether it is checked.
    void addMode(QAction* action, const QString& iconName);
    void addFoot(QAction* action);

private:
    QVBoxLayout* m_modes;
    QVBoxLayout* m_foot;
};

/// One perspective in the rail: icon over label, a tile and a bar while it is the chosen one.
class RailButton : public QAbstractButton {
    Q_OBJECT
public:
    RailButton(QAction* action, const QString& iconName, QWidget* parent);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    /// A click chooses the perspective; the mark follows the action, which stays chosen when it was.
    void nextCheckState() override { }

private:
    void followAction();

    QAction* m_action;
    QString m_iconName;
};

}  // namespace kd
