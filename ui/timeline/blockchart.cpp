// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/blockchart.h"

#include "core/timeline/tracefile.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/theme.h"
#include "ui/timeline/timelinewords.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace kd {
namespace {

// Logical pixels.
constexpr double kWaveStrip = 16, kTimeAxis = 20, kSmAxis = 52, kInset = 6, kLeastWave = 4;
constexpr int kTimeTicks = 5;
constexpr double kSmTick = 24;  ///< between the numbers of two SMs, at least

QString ticksText(const RecordedTimeline& recorded, double share)
{
    const double at = static_cast<double>(recorded.timeline.duration) * share;
    return recorded.isModelled ? formatCount(static_cast<quint64>(std::llround(at))) : typeset(formatSeconds(at * 1e-9, 3));
}

}  // namespace

BlockChart::BlockChart(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Blocks by SM and time"));
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        m_blocks = {};
        update();
    });
}

BlockChart::~BlockChart() = default;

void BlockChart::setTimeline(RecordedTimelinePointer recorded)
{
    m_recorded = std::move(recorded);
    m_plot = m_recorded ? std::make_unique<BlockPlot>(m_recorded) : nullptr;
    m_blocks = {};
    setAccessibleDescription(m_recorded ? TimelineWords::summary(*m_recorded) : QString());
    update();
}

QRectF BlockChart::plotArea() const
{
    const Theme& theme = Theme::instance();
    const double top = m_recorded && m_recorded->waves ? theme.scaled(kWaveStrip) + kInset : kInset;
    return {static_cast<double>(theme.scaled(kSmAxis)), top, width() - theme.scaled(kSmAxis) - kInset,
            height() - top - theme.scaled(kTimeAxis)};
}

void BlockChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRectF area = plotArea();
    if (!m_recorded || area.width() < 1 || area.height() < 1)
        return;
    drawWaves(painter, area);
    drawAxes(painter, area);
    drawBlocks(painter, area);
}

/// As if every block took as long: what is drawn beneath shows how far they do.
void BlockChart::drawWaves(QPainter& painter, const QRectF& area) const
{
    if (!m_recorded->waves)
        return;
    const Theme& theme = Theme::instance();
    const double count = m_recorded->waves->count(), waves = std::max(1.0, std::ceil(count));
    const double step = area.width() / waves, height = theme.scaled(kWaveStrip);
    painter.setFont(theme.font(FontRole::AxisTick));
    for (int wave = 0; wave < waves && step >= kLeastWave; ++wave) {
        const double share = std::min(1.0, count - wave);
        const QRectF band(area.left() + wave * step, 0, step - 1, height);
        painter.fillRect(band, theme.color(Token::Raised));
        painter.fillRect(QRectF(band.left(), band.bottom() - 3, band.width() * share, 3), theme.series(share < 1 ? 2 : 1));
        const QString words = tr("wave %1").arg(wave + 1);
        painter.setPen(theme.color(Token::TextSecondary));
        if (painter.fontMetrics().horizontalAdvance(words) + 4 < band.width())
            painter.drawText(band, Qt::AlignCenter, words);
    }
    painter.setPen(theme.color(Token::TextMuted));
    painter.drawText(QRectF(0, 0, area.left() - 4, height), Qt::AlignRight | Qt::AlignVCenter, tr("foreseen"));
}

void BlockChart::drawAxes(QPainter& painter, const QRectF& area) const
{
    const Theme& theme = Theme::instance();
    painter.setFont(theme.font(FontRole::AxisTick));
    for (int tick = 0; tick <= kTimeTicks; ++tick) {
        const double share = static_cast<double>(tick) / kTimeTicks, x = area.left() + share * area.width();
        painter.setPen(theme.color(Token::Grid));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        painter.setPen(theme.color(Token::TextSecondary));
        const double wide = area.width() / kTimeTicks;
        const Qt::Alignment side = tick == 0 ? Qt::AlignLeft : tick == kTimeTicks ? Qt::AlignRight : Qt::AlignHCenter;
        const double left = tick == 0 ? x : tick == kTimeTicks ? x - wide : x - wide / 2;
        painter.drawText(QRectF(left, area.bottom() + 2, wide, theme.scaled(kTimeAxis) - 2), side | Qt::AlignTop,
                         ticksText(*m_recorded, share));
    }
    const std::vector<std::uint32_t>& sms = m_plot->multiprocessors();
    const double perRow = area.height() / static_cast<double>(std::max<std::size_t>(1, sms.size()));
    const auto step = std::max<std::size_t>(1, static_cast<std::size_t>(std::ceil(theme.scaled(kSmTick) / perRow)));
    for (std::size_t row = 0; row < sms.size(); row += step)
        painter.drawText(QRectF(0, area.top() + static_cast<double>(row) * perRow, area.left() - 6,
                                theme.scaled(kSmTick) / 2.0 + 4),
                         Qt::AlignRight | Qt::AlignTop, tr("SM %1").arg(sms[row]));
}

void BlockChart::drawBlocks(QPainter& painter, const QRectF& area)
{
    const Theme& theme = Theme::instance();
    const QSize size = (area.size() * devicePixelRatioF()).toSize();
    if (m_blocks.size() != size) {
        QColor odd = theme.series(1);
        odd.setAlphaF(0.62f);
        m_blocks = m_plot->image(size, theme.series(1), odd, theme.series(2));
    }
    painter.drawImage(area, m_blocks);
    painter.setPen(theme.color(Token::LineStrong));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.drawLine(area.topLeft(), area.bottomLeft());
}

QString BlockChart::wordsAt(const QPointF& position) const
{
    const BlockSpan* const span = m_plot ? m_plot->at(position, plotArea()) : nullptr;
    return span == nullptr ? QString() : TimelineWords::block(*span, *m_recorded);
}

bool BlockChart::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const QString words = wordsAt(help->pos());
    if (words.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), words, this);
    return true;
}

void BlockChart::contextMenuEvent(QContextMenuEvent* event)
{
    if (!m_recorded)
        return;
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString& name, const QString& text, const auto& copy) {
        connect(menu->addAction(icon(name), text), &QAction::triggered, this, copy);
    };
    add(QStringLiteral("copy"), tr("Copy as CSV"), [recorded = m_recorded] {
        QApplication::clipboard()->setText(QString::fromStdString(timelineCsv(recorded->timeline, recorded->grid)));
    });
    add(QStringLiteral("image"), tr("Copy picture"), [this] { QApplication::clipboard()->setPixmap(grab()); });
    menu->popup(event->globalPos());
}

}  // namespace kd
