// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace kd {

/// The list of a DeviceListModel. Selecting a row makes its device the base; a press on a row's check box, Ctrl+click and Space put
/// a device into the comparison or take it out, and leave the selection alone. Ctrl+Up and Ctrl+Down go to a row without selecting
/// it.
class DeviceListView : public QListView {
    Q_OBJECT
public:
    explicit DeviceListView(QWidget* parent = nullptr);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Returns true where the press was one for the comparison.
    bool toggleAt(const QMouseEvent& event);
    void toggle(const QModelIndex& index);
    void step(int rows);

    bool m_isToggling = false;  ///< from the press that toggled until its release, so that a hand that trembles selects nothing
};

}  // namespace kd
