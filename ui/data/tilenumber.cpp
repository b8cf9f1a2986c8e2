// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/tilenumber.h"

#include "ui/common/widgetstyle.h"

#include <QPainter>

#include <algorithm>

namespace kd {
namespace {

constexpr int kLeastTile = 28, kTileAir = 4;  // logical pixels

}  // namespace

TileNumber::TileNumber(const QString& title, QWidget* parent) : QAbstractButton(parent), m_title(title)
{
    setAccessibleName(title);
    useFont(this, FontRole::SectionTitle);
    setContent({}, Token::Text, false);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::updateGeometry));
}

void TileNumber::setContent(const QString& text, Token color, bool leads)
{
    m_color = color;
    setText(text);
    setFocusPolicy(leads ? Qt::TabFocus : Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents, !leads);
    setCursor(leads ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setToolTip(leads ? tr("Go to the next one; with Shift to the one before") : QString());
    setAccessibleDescription(text);
    updateGeometry();
    update();
}

QSize TileNumber::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {std::max(Theme::instance().scaled(kLeastTile), metrics.horizontalAdvance(text()) + 1), metrics.height() + kTileAir};
}

void TileNumber::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(Theme::instance().color(m_color));
    painter.drawText(rect(), static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine, text());
    if (hasFocus()) {
        painter.setPen(Theme::instance().color(Token::Accent));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

}  // namespace kd
