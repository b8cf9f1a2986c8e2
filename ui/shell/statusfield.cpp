// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/statusfield.h"

#include "ui/common/icons.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace kd {
namespace {

constexpr int kFieldIcon = 14;
constexpr int kFieldPadding = 9;
constexpr int kFieldGap = 5;
constexpr int kWidestText = 260;

QFontMetrics metrics()
{
    return QFontMetrics(Theme::instance().font(FontRole::Hint));
}

int fieldIcon()
{
    return Theme::instance().scaled(kFieldIcon);
}

}  // namespace

StatusField::StatusField(int importance, QWidget* parent) : QAbstractButton(parent), m_importance(importance)
{
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    measure();
}

void StatusField::setContent(const Content& content)
{
    if (content == m_content)
        return;
    m_content = content;
    setAccessibleName(content.accessibleText.isEmpty() ? content.text : content.accessibleText);
    measure();
    update();
}

void StatusField::setSeparated(bool isSeparated)
{
    m_isSeparated = isSeparated;
    update();
}

void StatusField::measure()
{
    const QFontMetrics font = metrics();
    const int whole = m_content.text.isEmpty() ? 0 : font.horizontalAdvance(m_content.text);
    setToolTip(whole <= kWidestText ? m_content.toolTip : m_content.text + QLatin1Char('\n') + m_content.toolTip);
    const int icon = m_content.icon.isEmpty() ? 0 : fieldIcon() + kFieldGap;
    m_size = {std::min(whole, kWidestText) + icon + 2 * kFieldPadding + 1, std::max({26, font.height() + 8, fieldIcon() + 8})};
    updateGeometry();
}

void StatusField::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = Theme::instance();
    if (underMouse())
        painter.fillRect(rect(), theme.color(Token::Hover));
    int left = kFieldPadding;
    if (!m_content.icon.isEmpty()) {
        const Token color = m_content.iconColor.value_or(m_content.color);
        const int size = fieldIcon();
        painter.drawPixmap(QPoint(left, (height() - size) / 2), iconPixmap(m_content.icon, color, size, devicePixelRatioF()));
        left += size + kFieldGap;
    }
    painter.setFont(theme.font(FontRole::Hint));
    painter.setPen(theme.color(m_content.color));
    const QRect place(left, 0, width() - left - 2, height());
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft, metrics().elidedText(m_content.text, Qt::ElideMiddle, kWidestText));
    if (hasFocus()) {
        painter.setPen(theme.color(Token::Accent));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    } else if (m_isSeparated) {
        painter.setPen(theme.color(Token::LineStrong));
        painter.drawLine(width() - 1, 7, width() - 1, height() - 8);
    }
}

}  // namespace kd
