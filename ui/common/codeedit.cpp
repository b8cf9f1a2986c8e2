// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/codeedit.h"

#include "ui/common/widgetstyle.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyleOptionFrame>
#include <QToolTip>

#include <algorithm>

namespace kd {

CodeEdit::CodeEdit(QWidget* parent) : QLineEdit(parent)
{
    useFont(this, FontRole::Mono);
}

QRect CodeEdit::textRect() const
{
    constexpr int kOwn = 2;  // logical pixels: QLineEdit's own inset, which no style tells
    QStyleOptionFrame option;
    initStyleOption(&option);
    return style()->subElementRect(QStyle::SE_LineEditContents, &option, this).adjusted(kOwn, 0, -kOwn, 0);
}

int CodeEdit::neededWidth() const
{
    return fontMetrics().horizontalAdvance(text()) + width() - textRect().width() + 1;
}

bool CodeEdit::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || neededWidth() <= width())
        return QLineEdit::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
    return true;
}

void CodeEdit::paintEvent(QPaintEvent* event)
{
    if (hasFocus() || neededWidth() <= width()) {
        QLineEdit::paintEvent(event);
        return;
    }
    QStyleOptionFrame option;
    initStyleOption(&option);
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
    constexpr double kSmallest = 10.5 / 12;  // of the font: nothing is written smaller
    const QRect rect = textRect();
    QFont fitting = font();
    fitting.setPointSizeF(fitting.pointSizeF() *
                          std::max(kSmallest, static_cast<double>(rect.width()) / fontMetrics().horizontalAdvance(text())));
    painter.setFont(fitting);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(rect, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
                     QFontMetrics(fitting).elidedText(text(), Qt::ElideRight, rect.width()));
}

}  // namespace kd
