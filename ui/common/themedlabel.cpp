// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/themedlabel.h"

#include "ui/common/widgetstyle.h"

#include <QPainter>

namespace kd {

ThemedLabel::ThemedLabel(FontRole font, Token color, QWidget* parent) : QLabel(parent), m_color(color)
{
    useFont(this, font);
    useColor(this, color);
}

ThemedLabel::ThemedLabel(const QString& text, FontRole font, Token color, QWidget* parent) : ThemedLabel(font, color, parent)
{
    setText(text);
}

void ThemedLabel::setColor(Token color)
{
    if (color == m_color)
        return;
    m_color = color;
    useColor(this, color);
}

void ThemedLabel::setElided(bool elided)
{
    m_isElided = elided;
    updateGeometry();
    update();
}

QSize ThemedLabel::minimumSizeHint() const
{
    const QSize whole = QLabel::minimumSizeHint();
    return m_isElided ? QSize(0, whole.height()) : whole;
}

void ThemedLabel::paintEvent(QPaintEvent* event)
{
    const QString shown = m_isElided ? fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()) : text();
    if (shown == text())
        return QLabel::paintEvent(event);
    QPainter painter(this);
    painter.setPen(Theme::instance().color(m_color));
    painter.drawText(contentsRect(), static_cast<int>(alignment()) | Qt::TextSingleLine, shown);
}

}  // namespace kd
