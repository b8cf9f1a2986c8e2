// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help/whatisthis.h"

#include "ui/common/figure.h"
#include "ui/shell/help/figurenote.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTreeView>

namespace kd {
namespace {

/// The column of a table that stands there; -1: none.
int columnAt(const QWidget& table, QPoint globalPosition)
{
    const auto* const view = qobject_cast<const QTreeView*>(&table);
    return view == nullptr ? -1 : view->columnAt(view->viewport()->mapFromGlobal(globalPosition).x());
}

/// The words that tell of a cell, a field or a button where it shows no figure with a name.
QString tipAt(const QWidget& widget, QPoint globalPosition)
{
    for (const QWidget* each = &widget; each != nullptr && !each->isWindow(); each = each->parentWidget()) {
        if (const auto* const view = qobject_cast<const QAbstractItemView*>(each)) {
            const QModelIndex index = view->indexAt(view->viewport()->mapFromGlobal(globalPosition));
            if (const QString tip = index.data(Qt::ToolTipRole).toString(); !tip.isEmpty())
                return tip;
        }
        if (!each->toolTip().isEmpty())
            return each->toolTip();
    }
    return {};
}

}  // namespace

WhatIsThis::WhatIsThis(QWidget& window) : QObject(&window), m_window(window) { }

WhatIsThis::~WhatIsThis()
{
    stop();
}

QString WhatIsThis::figureAt(const QWidget& widget, QPoint globalPosition)
{
    for (const QWidget* each = &widget; each != nullptr && !each->isWindow(); each = each->parentWidget()) {
        const QStringList columns = columnFiguresOf(*each);
        const QString column = columns.isEmpty() ? QString() : columns.value(columnAt(*each, globalPosition));
        if (!column.isEmpty())
            return column;
        if (const QString figure = figureOf(*each); !figure.isEmpty())
            return figure;
    }
    return {};
}

void WhatIsThis::ask()
{
    const QWidget* const focus = m_window.focusWidget();
    if (focus != nullptr && !figureOf(*focus).isEmpty())
        return show(figureOf(*focus), focus->mapToGlobal(focus->rect().center()));
    if (m_isAsking)
        return;
    m_isAsking = true;
    QApplication::setOverrideCursor(Qt::WhatsThisCursor);
    qApp->installEventFilter(this);
}

void WhatIsThis::stop()
{
    if (!m_isAsking)
        return;
    m_isAsking = false;
    qApp->removeEventFilter(this);
    QApplication::restoreOverrideCursor();
}

bool WhatIsThis::explainAt(QPoint globalPosition)
{
    const QWidget* const widget = m_window.childAt(m_window.mapFromGlobal(globalPosition));
    const QString figure = widget == nullptr ? QString() : figureAt(*widget, globalPosition);
    if (figure.isEmpty())
        return false;
    show(figure, globalPosition);
    return true;
}

void WhatIsThis::show(const QString& figure, QPoint globalPosition)
{
    if (const std::optional<FigureText> text = figureText(figure))
        (new FigureNote(*text, &m_window))->showBeside(globalPosition);
}

/// Where there is no figure the note says what the tool tip does.
void WhatIsThis::tellAt(QPoint globalPosition)
{
    if (explainAt(globalPosition))
        return;
    const QWidget* const widget = QApplication::widgetAt(globalPosition);
    const QString tip = widget == nullptr ? QString() : tipAt(*widget, globalPosition);
    const QString sentence = tip.isEmpty() ? tr("This is no figure; F1 opens the manual at this place.") : tip;
    (new FigureNote(sentence, &m_window))->showBeside(globalPosition);
}

bool WhatIsThis::eventFilter(QObject* watched, QEvent* event)
{
    if (!watched->isWidgetType())
        return false;
    if (event->type() == QEvent::MouseButtonPress) {
        const QPoint place = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
        stop();
        tellAt(place);
        return true;
    }
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        stop();
        return true;
    }
    return false;
}

}  // namespace kd
