// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/hintlabel.h"

#include "ui/common/widgetstyle.h"
#include "ui/common/plaintext.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace kd {

HintLabel::HintLabel(const QString& text, QWidget* parent) : QLabel(parent)
{
    setWordWrap(true);
    setMinimumWidth(1);
    useFont(this, FontRole::Hint);
    setHint(text);
}

void HintLabel::setHint(const QString& text, Token color)
{
    setText(text);
    useColor(this, color);
    // A label without a parent yet would show as a window of its own.
    if (parentWidget() || text.isEmpty())
        setVisible(m_isOneLine || !text.isEmpty());
}

void HintLabel::setOneLine()
{
    m_isOneLine = true;
    setWordWrap(false);
    setVisible(parentWidget() != nullptr);
    updateGeometry();
}

bool HintLabel::isCut() const
{
    return m_isOneLine && fontMetrics().horizontalAdvance(text()) > contentsRect().width();
}

QSize HintLabel::sizeHint() const
{
    return m_isOneLine ? minimumSizeHint() : QLabel::sizeHint();
}

QSize HintLabel::minimumSizeHint() const
{
    const QMargins around = contentsMargins();
    return m_isOneLine ? QSize(1, fontMetrics().height() + around.top() + around.bottom()) : QLabel::minimumSizeHint();
}

bool HintLabel::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !isCut())
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), wrappedTip(text()), this);
    return true;
}

void HintLabel::paintEvent(QPaintEvent* event)
{
    if (!isCut())
        return QLabel::paintEvent(event);
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(contentsRect(), static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()));
}

}  // namespace kd
