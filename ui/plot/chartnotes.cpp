// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/chartnotes.h"

#include "ui/common/theme.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kd {
namespace {

constexpr double kMark = 7, kGap = 4;  // logical pixels: half a mark, and from it to its words

}  // namespace

ChartNotes::ChartNotes(QCustomPlot* plot, const ChartContent& content)
    : QCPAbstractItem(plot), m_current(content.current), m_isCrowded(content.isNamedByNotes), m_isStale(content.isStale)
{
    setLayer(QStringLiteral("overlay"));
    if (content.current && !content.currentName.isEmpty())
        m_notes.push_back({{*content.current, content.currentName}, true});
    for (const ChartNote& note : content.notes)
        m_notes.push_back({note, false});
}

QPointF ChartNotes::pixelOf(QPointF value) const
{
    return {mParentPlot->xAxis->coordToPixel(value.x()), mParentPlot->yAxis->coordToPixel(value.y())};
}

void ChartNotes::draw(QCPPainter* painter)
{
    // The mark's own words stand above it, or beside it where more of the others find room then.
    std::vector<Placed> placed = placeAll(false);
    if (placed.size() < m_notes.size())
        if (std::vector<Placed> beside = placeAll(true); beside.size() > placed.size())
            placed = std::move(beside);
    const Theme& theme = Theme::instance();
    QColor ground = theme.color(Token::Panel);
    ground.setAlphaF(0.85f);
    for (const Placed& each : placed) {
        painter->fillRect(each.box, ground);
        painter->setFont(fontOf(*each.note));
        painter->setPen(theme.color(m_isStale ? Token::TextMuted : each.note->isCurrent ? Token::Warn : Token::Text));
        painter->drawText(each.box, Qt::AlignCenter, each.note->note.text);
    }
}

QFont ChartNotes::fontOf(const Note& note) const
{
    QFont font = Theme::instance().font(FontRole::AxisTick);
    font.setWeight(note.isCurrent ? QFont::DemiBold : QFont::Medium);
    return font;
}

std::vector<ChartNotes::Placed> ChartNotes::placeAll(bool isCurrentBeside) const
{
    std::vector<QRectF> taken;
    if (m_current) {
        const QPointF at = pixelOf(*m_current);
        taken.emplace_back(at.x() - kMark, at.y() - kMark, 2 * kMark, 2 * kMark);
    }
    std::vector<Placed> placed;
    for (const Note& note : m_notes) {
        const std::optional<QRectF> box = boxOf(note, note.isCurrent && !isCurrentBeside, taken);
        if (!box)
            continue;
        taken.push_back(*box);
        placed.push_back({&note, *box});
    }
    return placed;
}

/// Where it meets none of `taken`; nothing: nowhere.
std::optional<QRectF> ChartNotes::boxOf(const Note& note, bool isAboveFirst, const std::vector<QRectF>& taken) const
{
    const QSizeF size = QFontMetricsF(fontOf(note)).size(Qt::TextSingleLine, note.note.text) + QSizeF(4, 0);
    const QPointF at = pixelOf(note.note.at);
    const double beside = note.isCurrent ? kMark + 2 : kGap;
    const double above = size.height() + (note.isCurrent ? kMark : 1);
    const QPointF aboveRight(note.isCurrent ? at.x() + kGap : at.x() + beside, at.y() - above);
    const QPointF right(at.x() + beside, at.y() - size.height() / 2);
    const std::array corners{isAboveFirst ? aboveRight : right, isAboveFirst ? right : aboveRight,
                             QPointF(at.x() - size.width() / 2, at.y() - above),
                             QPointF(at.x() - size.width() - beside, at.y() - above)};
    const std::array below{QPointF(at.x() - size.width() - beside, at.y() - size.height() / 2),
                           QPointF(at.x() + beside, at.y() + 1), QPointF(at.x() - size.width() - beside, at.y() + 1)};
    std::vector<QPointF> places(corners.begin(), corners.end());
    if (m_isCrowded)
        places.insert(places.end(), below.begin(), below.end());
    const QRectF room = mParentPlot->axisRect()->rect();
    for (const QPointF& corner : places) {
        const QRectF box(corner, size);
        if (room.contains(box) && std::ranges::none_of(taken, [&box](const QRectF& other) { return box.intersects(other); }))
            return box;
    }
    return std::nullopt;
}

}  // namespace kd
