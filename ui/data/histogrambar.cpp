// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/histogrambar.h"

#include "ui/common/format.h"
#include "ui/common/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace kd {
namespace {

constexpr int kSide = 10, kLabels = 16, kHandle = 5;  // logical pixels
constexpr double kKeySteps = 100;
constexpr int kAxisDigits = 4;

}  // namespace

HistogramBar::HistogramBar(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Histogram of the values, with the range of the colours"));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void HistogramBar::setHistogram(const Histogram& histogram)
{
    m_histogram = histogram;
    update();
}

void HistogramBar::setRange(const std::optional<ValueRange>& range)
{
    if (m_dragged == 0)
        m_range = range;
    const auto text = [](double value) { return typeset(formatNumber(value, kAxisDigits)); };
    setAccessibleDescription(range ? tr("%1 to %2").arg(text(range->low), text(range->high)) : QString());
    update();
}

void HistogramBar::setMap(ColorMap map)
{
    m_scale = ColorScale(map);
    update();
}

QSize HistogramBar::sizeHint() const
{
    return {Theme::instance().scaled(420), Theme::instance().scaled(58)};
}

QSize HistogramBar::minimumSizeHint() const
{
    return {Theme::instance().scaled(120), Theme::instance().scaled(40)};
}

QRectF HistogramBar::plotRect() const
{
    return QRectF(rect()).adjusted(kSide, 2, -kSide, -Theme::instance().scaled(kLabels));
}

double HistogramBar::positionOf(double value) const
{
    const QRectF plot = plotRect();
    const ValueRange& all = m_histogram.range;
    const double share = all.high > all.low ? (value - all.low) / (all.high - all.low) : 0.5;
    return plot.left() + std::clamp(share, 0.0, 1.0) * plot.width();
}

double HistogramBar::valueAt(double position) const
{
    const QRectF plot = plotRect();
    const double share = plot.width() > 0 ? std::clamp((position - plot.left()) / plot.width(), 0.0, 1.0) : 0;
    return m_histogram.range.low + share * (m_histogram.range.high - m_histogram.range.low);
}

void HistogramBar::paintEvent(QPaintEvent*)
{
    if (m_histogram.bins.empty())
        return;
    QPainter painter(this);
    const QRectF plot = plotRect();
    paintBins(painter, plot);
    painter.setPen(Theme::instance().color(Token::LineStrong));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    painter.setRenderHint(QPainter::Antialiasing);
    paintHandles(painter, plot);
    if (hasFocus()) {
        painter.setPen(Theme::instance().color(Token::Accent));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

// Heights grow with the square root, so that rare values are seen beside frequent ones.
void HistogramBar::paintBins(QPainter& painter, const QRectF& plot) const
{
    const auto most = static_cast<double>(std::ranges::max(m_histogram.bins));
    const double width = plot.width() / static_cast<double>(m_histogram.bins.size());
    const ValueRange& all = m_histogram.range;
    for (std::size_t i = 0; i < m_histogram.bins.size(); ++i) {
        if (m_histogram.bins[i] == 0)
            continue;
        const double height = std::max(1.0, std::sqrt(static_cast<double>(m_histogram.bins[i]) / most) * plot.height());
        const double middle =
            all.low + (static_cast<double>(i) + 0.5) / static_cast<double>(m_histogram.bins.size()) * (all.high - all.low);
        const bool hasRange = m_range && m_range->high > m_range->low;
        const double share = hasRange ? (middle - m_range->low) / (m_range->high - m_range->low) : 0.5;
        QColor color(m_scale.at(share));
        if (std::abs(color.lightness() - Theme::instance().color(Token::Panel).lightness()) < 30)
            color = Theme::instance().color(Token::LineStrong);
        painter.fillRect(QRectF(plot.left() + static_cast<double>(i) * width, plot.bottom() - height, std::max(1.0, width), height),
                         color);
    }
}

void HistogramBar::paintHandles(QPainter& painter, const QRectF& plot) const
{
    const Theme& theme = Theme::instance();
    painter.setFont(theme.font(FontRole::AxisTick));
    const auto label = [&](double value, Qt::Alignment side) {
        const QString text = typeset(formatNumber(value, kAxisDigits));
        const double width = painter.fontMetrics().horizontalAdvance(text) + 1;
        double left = positionOf(value) +
            (side == Qt::AlignRight      ? -width - kHandle
                 : side == Qt::AlignLeft ? kHandle + 2
                                         : -width / 2);
        left = std::clamp(left, 0.0, static_cast<double>(this->width()) - width);
        const QRectF at(left, plot.bottom() + 1, width, height() - plot.bottom() - 1);
        painter.setPen(theme.color(Token::TextMuted));
        painter.drawText(at, Qt::AlignLeft | Qt::AlignVCenter, text);
        return at;
    };
    if (!m_range)
        return;
    const QRectF low = label(m_range->low, Qt::AlignLeft), high = label(m_range->high, Qt::AlignRight);
    const QString end = typeset(formatNumber(m_histogram.range.high, kAxisDigits));
    if (positionOf(m_range->high) + painter.fontMetrics().horizontalAdvance(end) + 4 * kHandle < plot.right() &&
        high.left() > low.right())
        label(m_histogram.range.high, Qt::AlignRight);
    for (const double value : {m_range->low, m_range->high}) {
        const double x = positionOf(value);
        painter.setPen(QPen(theme.color(Token::Accent), 1.5));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        QPainterPath mark(QPointF(x, plot.bottom() - 1));
        mark.lineTo(x - kHandle, plot.bottom() + kHandle + 1);
        mark.lineTo(x + kHandle, plot.bottom() + kHandle + 1);
        mark.closeSubpath();
        painter.fillPath(mark, theme.color(Token::Accent));
    }
}

void HistogramBar::drag(double position)
{
    if (!m_range || m_dragged == 0)
        return;
    const double value = valueAt(position);
    const double least = (m_histogram.range.high - m_histogram.range.low) / 1000;
    if (m_dragged < 0)
        m_range->low = std::min(value, m_range->high - least);
    else
        m_range->high = std::max(value, m_range->low + least);
    update();
    if (m_range->low < m_range->high)
        emit rangeChosen(*m_range);
}

void HistogramBar::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_range || m_histogram.bins.empty())
        return;
    const double x = event->position().x();
    m_dragged = std::abs(x - positionOf(m_range->low)) <= std::abs(x - positionOf(m_range->high)) ? -1 : 1;
    drag(x);
}

void HistogramBar::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        drag(event->position().x());
}

void HistogramBar::mouseReleaseEvent(QMouseEvent*)
{
    m_dragged = 0;
}

void HistogramBar::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    if (step == 0 || !m_range)
        return QWidget::keyPressEvent(event);
    m_dragged = event->modifiers().testFlag(Qt::ShiftModifier) ? 1 : -1;
    const double from = m_dragged < 0 ? m_range->low : m_range->high;
    drag(positionOf(from) + step * plotRect().width() / kKeySteps);
    m_dragged = 0;
}

}  // namespace kd
