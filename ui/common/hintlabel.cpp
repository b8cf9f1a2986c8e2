// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/hintlabel.h"

#include "ui/common/widgetstyle.h"
#include "ui/common/plaintext.h"

#include <QHelpEvent>
#include <QPainter>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>

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

void HintLabel::setMostLines(int lines)
{
    m_mostLines = lines;
    updateGeometry();
}

/// The height of as many lines as there may be, without what is around them.
int HintLabel::linesHeight() const
{
    return fontMetrics().height() + (m_mostLines - 1) * fontMetrics().lineSpacing();
}

int HintLabel::heightForWidth(int width) const
{
    const QMargins around = contentsMargins();
    const int whole = QLabel::heightForWidth(width);
    return m_mostLines > 0 ? std::min(whole, linesHeight() + around.top() + around.bottom()) : whole;
}

bool HintLabel::isCut() const
{
    if (m_mostLines > 0)
        return QLabel::heightForWidth(width()) > heightForWidth(width());
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

void HintLabel::paintLines(QPainter& painter) const
{
    QTextLayout layout(text(), font());
    layout.beginLayout();
    int top = contentsRect().top();
    for (int number = 1; number <= m_mostLines; ++number) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(contentsRect().width());
        QString written = text().mid(line.textStart(), line.textLength());
        if (number == m_mostLines)
            written = fontMetrics().elidedText(text().mid(line.textStart()), Qt::ElideRight, contentsRect().width());
        painter.drawText(contentsRect().left(), top + fontMetrics().ascent(), written);
        top += fontMetrics().lineSpacing();
    }
    layout.endLayout();
}

void HintLabel::paintEvent(QPaintEvent* event)
{
    if (!isCut())
        return QLabel::paintEvent(event);
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    if (m_mostLines > 0)
        return paintLines(painter);
    painter.drawText(contentsRect(), static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()));
}

}  // namespace kd
