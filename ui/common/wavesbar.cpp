// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/wavesbar.h"

#include "ui/common/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace kd {
namespace {

// Logical pixels; the least that a segment and its gap take together.
constexpr int kWavesHeight = 7;
constexpr double kMinWave = 6, kWaveGap = 2, kMinTail = 2;

void fill(QPainter& painter, const QRectF& rect, const QColor& color)
{
    painter.setBrush(color);
    painter.drawRoundedRect(rect, 1.5, 1.5);
}

}  // namespace

WavesBar::WavesBar(QWidget* parent) : QWidget(parent)
{
    setFixedHeight(kWavesHeight);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void WavesBar::setWaves(std::optional<double> count)
{
    m_count = count;
    update();
}

void WavesBar::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::instance();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    fill(painter, QRectF(rect()), theme.color(Token::Raised));
    if (!m_count)
        return;
    const double waves = std::max(1.0, std::ceil(*m_count)), full = std::floor(*m_count);
    const double step = width() / waves;
    const bool isTold = step >= kMinWave;
    const double gap = isTold ? kWaveGap : 0;
    if (isTold) {
        for (int wave = 0; wave < static_cast<int>(full); ++wave)
            fill(painter, QRectF(wave * step, 0, step - gap, height()), theme.series(1));
    } else {
        fill(painter, QRectF(0, 0, step * full, height()), theme.series(1));
    }
    if (const double tail = *m_count - full; tail > 0)
        fill(painter, QRectF(full * step, 0, std::max(kMinTail, (step - gap) * tail), height()), theme.series(2));
}

}  // namespace kd
