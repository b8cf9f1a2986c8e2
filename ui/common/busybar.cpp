// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/busybar.h"

#include "ui/common/theme.h"

#include <QPainter>

namespace kd {
namespace {

constexpr int kSteps = 16;         // from one end to the other
constexpr double kChunk = 1 / 4.;  // share of the width that moves

}  // namespace

BusyBar::BusyBar(QWidget* parent) : QProgressBar(parent)
{
    setTextVisible(false);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_timer.setInterval(kStep);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_step = (m_step + 1) % kSteps;
        if (hasEnd())
            m_timer.stop();
        else
            update();
    });
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void BusyBar::showEvent(QShowEvent* event)
{
    QProgressBar::showEvent(event);
    m_timer.start();
}

void BusyBar::hideEvent(QHideEvent* event)
{
    QProgressBar::hideEvent(event);
    m_timer.stop();
}

/// What is filled: from the start where the end is known, else a piece that leaves at one end and comes back at the other.
QRectF BusyBar::chunk() const
{
    QRectF filled = rect();
    if (hasEnd()) {
        filled.setWidth(width() * static_cast<double>(value() - minimum()) / (maximum() - minimum()));
        return filled;
    }
    filled.setWidth(width() * kChunk);
    filled.moveLeft((width() + filled.width()) * (m_step + 1) / kSteps - filled.width());
    return filled;
}

/// The style would start its animation by being asked to draw.
void BusyBar::paintEvent(QPaintEvent*)
{
    if (!hasEnd() && !m_timer.isActive())
        m_timer.start();
    const Theme& theme = Theme::instance();
    QPainter painter(this);
    painter.fillRect(rect(), theme.color(theme.isDark() ? Token::Hover : Token::Line));
    painter.fillRect(chunk(), theme.color(isEnabled() ? Token::Accent : Token::TextMuted));
}

}  // namespace kd
