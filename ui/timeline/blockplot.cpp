// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/blockplot.h"

#include <QPainter>

#include <algorithm>
#include <map>
#include <utility>

namespace kd {
namespace {

/// Physical pixels that a block takes at least, so that none is lost.
constexpr double kLeastWidth = 1;

}  // namespace

BlockPlot::BlockPlot(RecordedTimelinePointer recorded) : m_recorded(std::move(recorded))
{
    const std::vector<BlockSpan>& spans = m_recorded->timeline.spans;
    for (const BlockSpan& span : spans)
        m_sms.push_back(span.sm);
    std::ranges::sort(m_sms);
    const auto repeated = std::ranges::unique(m_sms);
    m_sms.erase(repeated.begin(), repeated.end());
    m_rows.resize(m_sms.size());
    m_isOdd.resize(spans.size());
    std::map<std::pair<std::uint32_t, std::uint32_t>, bool> isNextOdd;
    for (std::size_t i = 0; i < spans.size(); ++i) {
        m_rows[rowOf(spans[i].sm)].push_back(static_cast<std::uint32_t>(i));
        bool& isOdd = isNextOdd[{spans[i].sm, spans[i].place}];
        m_isOdd[i] = std::exchange(isOdd, !isOdd);
    }
}

std::size_t BlockPlot::rowOf(std::uint32_t sm) const
{
    return static_cast<std::size_t>(std::ranges::lower_bound(m_sms, sm) - m_sms.begin());
}

QRectF BlockPlot::rectOf(const BlockSpan& span, const QRectF& area) const
{
    const BlockTimeline& timeline = m_recorded->timeline;
    const double perRow = area.height() / static_cast<double>(std::max<std::size_t>(1, m_sms.size()));
    const double perPlace = perRow / std::max(1u, timeline.places);
    const double perNanosecond = area.width() / static_cast<double>(std::max<std::uint64_t>(1, timeline.duration));
    return {area.left() + static_cast<double>(span.begin) * perNanosecond,
            area.top() + static_cast<double>(rowOf(span.sm)) * perRow + span.place * perPlace,
            static_cast<double>(span.length()) * perNanosecond, perPlace};
}

const BlockSpan* BlockPlot::at(const QPointF& position, const QRectF& area) const
{
    if (!area.contains(position) || m_sms.empty())
        return nullptr;
    const double perRow = area.height() / static_cast<double>(m_sms.size());
    const auto row = std::min(m_rows.size() - 1, static_cast<std::size_t>((position.y() - area.top()) / perRow));
    for (const std::uint32_t index : m_rows[row]) {
        const BlockSpan& span = m_recorded->timeline.spans[index];
        const QRectF rect = rectOf(span, area);
        if (rect.left() > position.x())
            break;
        if (position.x() < rect.right() && position.y() >= rect.top() && position.y() < rect.bottom())
            return &span;
    }
    return nullptr;
}

QImage BlockPlot::image(const QSize& size, const QColor& even, const QColor& odd, const QColor& tail) const
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const QRectF area(QPointF(0, 0), QSizeF(size));
    const std::uint64_t tailBegin = m_recorded->timeline.duration - m_recorded->summary.tail;
    const std::vector<BlockSpan>& spans = m_recorded->timeline.spans;
    const double gap = rectOf(spans.empty() ? BlockSpan() : spans.front(), area).height() > 4 ? 1 : 0;
    for (std::size_t i = 0; i < spans.size(); ++i) {
        QRectF rect = rectOf(spans[i], area);
        rect.setWidth(std::max(kLeastWidth, rect.width()));
        const bool isInTail = m_recorded->summary.tail > 0 && spans[i].end > tailBegin;
        painter.fillRect(rect.adjusted(0, 0, 0, -gap), isInTail ? tail : m_isOdd[i] ? odd : even);
    }
    return image;
}

}  // namespace kd
