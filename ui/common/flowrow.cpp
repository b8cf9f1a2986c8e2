// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/flowrow.h"

#include <QEvent>

#include <algorithm>

namespace kd {

FlowRow::FlowRow(int gap, QWidget* parent) : QWidget(parent), m_gap(gap)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FlowRow::setItems(const std::vector<QWidget*>& items)
{
    for (QWidget* const item : m_items) {
        item->hide();
        item->deleteLater();
    }
    m_items = items;
    for (QWidget* const item : m_items) {
        item->setParent(this);
        item->show();
    }
    arrange(width(), true);
    updateGeometry();
}

/// Gives the height.
int FlowRow::arrange(int width, bool isMoving) const
{
    int x = 0, y = 0, line = 0;
    for (QWidget* const item : m_items) {
        const QSize size = item->sizeHint();
        if (x > 0 && x + size.width() > width) {
            x = 0;
            y += line + m_gap;
            line = 0;
        }
        if (isMoving)
            item->setGeometry(x, y, size.width(), size.height());
        x += size.width() + m_gap;
        line = std::max(line, size.height());
    }
    return y + line;
}

int FlowRow::heightForWidth(int width) const
{
    return arrange(width, false);
}

QSize FlowRow::sizeHint() const
{
    int width = 0;
    for (const QWidget* const item : m_items)
        width += item->sizeHint().width() + m_gap;
    return {width, arrange(width, false)};
}

QSize FlowRow::minimumSizeHint() const
{
    int widest = 0;
    for (const QWidget* const item : m_items)
        widest = std::max(widest, item->sizeHint().width());
    return {widest, m_items.empty() ? 0 : m_items.front()->sizeHint().height()};
}

/// An item that wants another size asks its parent so.
bool FlowRow::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) {
        arrange(width(), true);
        updateGeometry();
    }
    return QWidget::event(event);
}

void FlowRow::resizeEvent(QResizeEvent*)
{
    arrange(width(), true);
}

}  // namespace kd
