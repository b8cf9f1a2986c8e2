// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/badge.h"

#include "ui/common/icons.h"
#include "ui/common/widgetstyle.h"

#include <QEvent>
#include <QPainter>

namespace kd {
namespace {

constexpr int kBadgeHeight = 21, kBadgeInset = 8, kBadgeIcon = 14, kBadgeGap = 5, kBadgeRadius = 10;  // logical pixels

}  // namespace

Token badgeText(Badge::Kind kind)
{
    switch (kind) {
    case Badge::Kind::Neutral: return Token::TextSecondary;
    case Badge::Kind::Ok: return Token::Ok;
    case Badge::Kind::Warn: return Token::Warn;
    case Badge::Kind::Bad: return Token::Bad;
    case Badge::Kind::Info: return Token::Info;
    case Badge::Kind::Violet: return Token::Violet;
    }
    return Token::Text;
}

Token badgeTint(Badge::Kind kind)
{
    switch (kind) {
    case Badge::Kind::Neutral: return Token::Raised;
    case Badge::Kind::Ok: return Token::OkBack;
    case Badge::Kind::Warn: return Token::WarnBack;
    case Badge::Kind::Bad: return Token::BadBack;
    case Badge::Kind::Info: return Token::InfoBack;
    case Badge::Kind::Violet: return Token::VioletBack;
    }
    return Token::Raised;
}

Badge::Badge(const QString& icon, const QString& text, Kind kind, QWidget* parent) : QAbstractButton(parent), m_kind(kind)
{
    useFont(this, FontRole::Hint);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFocusPolicy(Qt::NoFocus);
    setContent(icon, text, kind);
}

void Badge::setContent(const QString& icon, const QString& text, Kind kind)
{
    m_icon = icon;
    m_kind = kind;
    setText(text);
    setAccessibleName(text);
    updateGeometry();
    update();
}

void Badge::setClickable(bool isClickable)
{
    m_isClickable = isClickable;
    setFocusPolicy(isClickable ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(isClickable ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

QSize Badge::sizeHint() const
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    const int icon = m_icon.isEmpty() ? 0 : Theme::instance().scaled(kBadgeIcon) + (text().isEmpty() ? 0 : kBadgeGap);
    return {2 * kBadgeInset + icon + QFontMetrics(bold).horizontalAdvance(text()), Theme::instance().scaled(kBadgeHeight)};
}

bool Badge::hitButton(const QPoint& position) const
{
    return (m_isClickable || isCheckable()) && QAbstractButton::hitButton(position);
}

void Badge::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

void Badge::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::instance();
    const bool isOff = isCheckable() && !isChecked();
    const Token front = isOff ? Token::TextMuted : badgeText(m_kind);
    QColor border = theme.color(m_kind == Kind::Neutral || isOff ? Token::LineStrong : front);
    border.setAlphaF(m_kind == Kind::Neutral || isOff ? 1.0f : 0.55f);
    if (hasFocus())
        border = theme.color(Token::Accent);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(border);
    painter.setBrush(theme.color(isOff ? Token::Panel : underMouse() && m_isClickable ? Token::Hover : badgeTint(m_kind)));
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const double radius = std::min<double>(kBadgeRadius, frame.height() / 2);
    painter.drawRoundedRect(frame, radius, radius);
    int x = kBadgeInset;
    if (!m_icon.isEmpty()) {
        const int size = theme.scaled(kBadgeIcon);
        painter.drawPixmap(x, (height() - size) / 2, iconPixmap(m_icon, front, size, devicePixelRatioF()));
        x += size + kBadgeGap;
    }
    QFont font = this->font();
    font.setWeight(m_kind == Kind::Neutral ? QFont::Normal : QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(theme.color(front));
    painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignVCenter | Qt::AlignLeft, text());
}

}  // namespace kd
