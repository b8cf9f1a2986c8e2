// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/toggleswitch.h"

#include "ui/common/widgetstyle.h"

#include <QEvent>
#include <QPainter>

namespace kd {
namespace {

constexpr int kSwitchWidth = 30, kSwitchHeight = 16, kSwitchGap = 8, kSwitchRoom = 24;  // logical pixels

}  // namespace

ToggleSwitch::ToggleSwitch(const QString& text, QWidget* parent) : QAbstractButton(parent)
{
    setText(text);
    setAccessibleName(text);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    useFont(this, FontRole::Body);
}

QSize ToggleSwitch::sizeHint() const
{
    const Theme& theme = Theme::instance();
    const int words = text().isEmpty() ? 0 : kSwitchGap + fontMetrics().horizontalAdvance(text());
    return {theme.scaled(kSwitchWidth) + words + 2, theme.scaled(kSwitchRoom)};
}

void ToggleSwitch::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

void ToggleSwitch::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::instance();
    const int high = theme.scaled(kSwitchHeight), wide = theme.scaled(kSwitchWidth);
    const QRectF track(1.5, (height() - high) / 2 + 0.5, wide - 1, high - 1);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(isEnabled() ? 1 : 0.5);
    painter.setPen(theme.color(hasFocus() || isChecked() ? Token::Accent : Token::LineStrong));
    painter.setBrush(theme.color(isChecked() ? Token::Accent : Token::Raised));
    painter.drawRoundedRect(track, track.height() / 2, track.height() / 2);
    const double radius = track.height() / 2 - 2.5;
    const double x = isChecked() ? track.right() - track.height() / 2 : track.left() + track.height() / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(isChecked() ? Token::AccentText : Token::TextMuted));
    painter.drawEllipse(QPointF(x, track.center().y()), radius, radius);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(theme.color(Token::Text));
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2);
    }
    painter.setPen(theme.color(isEnabled() ? Token::Text : Token::TextMuted));
    painter.drawText(QRect(wide + kSwitchGap, 0, width() - wide - kSwitchGap, height()), Qt::AlignVCenter | Qt::AlignLeft, text());
}

}  // namespace kd
