// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/elementgrid.h"
#include "ui/results/elementsource.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace kd {
namespace {

constexpr int kWheelRows = 3;

}  // namespace

// False where the key does not move the current element.
bool ElementGrid::moveBy(int key, Qt::KeyboardModifiers modifiers)
{
    const bool extends = modifiers.testFlag(Qt::ShiftModifier);
    const bool isFar = modifiers.testFlag(Qt::ControlModifier);
    const quint64 columns = m_source.columns();
    const quint64 last = std::max<quint64>(m_source.count(), 1) - 1;
    const quint64 page = shownRows() * columns;
    const quint64 start = m_current - m_current % columns;
    const auto back = [&](quint64 by) { return m_current >= by ? m_current - by : m_current % columns; };
    const auto forth = [&](quint64 by) { return last - m_current >= by ? m_current + by : last; };
    switch (key) {
    case Qt::Key_Left: moveTo(isFar ? start : back(1), extends); return true;
    case Qt::Key_Right: moveTo(isFar ? start + columns - 1 : forth(1), extends); return true;
    case Qt::Key_Up: moveTo(isFar ? m_current % columns : back(columns), extends); return true;
    case Qt::Key_Down: moveTo(isFar ? last : forth(columns), extends); return true;
    case Qt::Key_PageUp: moveTo(back(page), extends); return true;
    case Qt::Key_PageDown: moveTo(forth(page), extends); return true;
    case Qt::Key_Home: moveTo(isFar ? 0 : start, extends); return true;
    case Qt::Key_End: moveTo(isFar ? last : start + columns - 1, extends); return true;
    default: return false;
    }
}

void ElementGrid::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        emit copyRequested();
    else if (!moveBy(event->key(), event->modifiers()))
        QAbstractScrollArea::keyPressEvent(event);
}

void ElementGrid::mousePressEvent(QMouseEvent* event)
{
    const std::optional<Cell> cell = cellAt(event->position().toPoint());
    if (cell && event->button() == Qt::LeftButton)
        moveTo(cell->row * m_source.columns() + cell->column, event->modifiers().testFlag(Qt::ShiftModifier));
}

void ElementGrid::mouseMoveEvent(QMouseEvent* event)
{
    const std::optional<Cell> cell = cellAt(event->position().toPoint());
    if (cell && event->buttons().testFlag(Qt::LeftButton))
        moveTo(cell->row * m_source.columns() + cell->column, true);
}

void ElementGrid::wheelEvent(QWheelEvent* event)
{
    if (event->angleDelta().y() == 0 || event->modifiers().testFlag(Qt::ShiftModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    constexpr int kNotch = 120;
    m_wheelRest += event->angleDelta().y() * kWheelRows;
    const int rows = m_wheelRest / kNotch;
    m_wheelRest -= rows * kNotch;
    const quint64 top = topRow();
    setTopRow(rows > 0 ? top - std::min<quint64>(top, static_cast<quint64>(rows)) : top + static_cast<quint64>(-rows));
    event->accept();
}

bool ElementGrid::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        const std::optional<Cell> cell = cellAt(help->pos());
        const QString text = cell ? cellText(cell->row, cell->column) : QString();
        const quint64 index = cell ? cell->row * m_source.columns() + cell->column : 0;
        QToolTip::showText(help->globalPos(), text.isEmpty() ? QString() : QStringLiteral("%1 %2").arg(m_source.place(index), text),
                           viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void ElementGrid::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBars();
}

void ElementGrid::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void ElementGrid::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

}  // namespace kd
