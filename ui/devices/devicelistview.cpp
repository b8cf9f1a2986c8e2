// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/devicelistview.h"

#include "ui/devices/devicedelegate.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace kd {

DeviceListView::DeviceListView(QWidget* parent) : QListView(parent)
{
    setItemDelegate(new DeviceDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void DeviceListView::toggle(const QModelIndex& index)
{
    const bool isChecked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    model()->setData(index, isChecked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

bool DeviceListView::toggleAt(const QMouseEvent& event)
{
    const QPoint place = event.position().toPoint();
    const QModelIndex index = indexAt(place);
    if (event.button() != Qt::LeftButton || !index.flags().testFlag(Qt::ItemIsUserCheckable))
        return false;
    if (!event.modifiers().testFlag(Qt::ControlModifier) && !DeviceDelegate::checkRoom(visualRect(index)).contains(place))
        return false;
    m_isToggling = true;
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    toggle(index);
    return true;
}

void DeviceListView::mousePressEvent(QMouseEvent* event)
{
    if (!toggleAt(*event))
        QListView::mousePressEvent(event);
}

// The second press of two quick clicks on a box is one more click on it.
void DeviceListView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (!toggleAt(*event))
        QListView::mouseDoubleClickEvent(event);
}

void DeviceListView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_isToggling)
        QListView::mouseMoveEvent(event);
}

void DeviceListView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!std::exchange(m_isToggling, false))
        QListView::mouseReleaseEvent(event);
}

void DeviceListView::keyPressEvent(QKeyEvent* event)
{
    const bool isControl = event->modifiers().testFlag(Qt::ControlModifier);
    if (event->key() == Qt::Key_Space && currentIndex().flags().testFlag(Qt::ItemIsUserCheckable))
        toggle(currentIndex());
    else if (isControl && (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up))
        step(event->key() == Qt::Key_Down ? 1 : -1);
    else
        QListView::keyPressEvent(event);
}

void DeviceListView::step(int rows)
{
    int row = currentIndex().row() + rows;
    while (row > 0 && row < model()->rowCount() && !model()->index(row, 0).flags().testFlag(Qt::ItemIsSelectable))
        row += rows;
    const QModelIndex to = model()->index(row, 0);
    if (to.flags().testFlag(Qt::ItemIsSelectable))
        selectionModel()->setCurrentIndex(to, QItemSelectionModel::NoUpdate);
}

}  // namespace kd
