#include "ui/plot/chartnotes.h"

#include "ui/common/theme.h"

#include <algorithm>
#include <array>

namespace kd {
namespace {

constexpr double kMark = 7, kGap = 4;  // logical pixels: half a mark, and from it to its words

}  // namespace

ChartNotes::ChartNotes(QCustomPlot* plot, const ChartContent& content)
    : QCPAbstractItem(plot), m_current(content.current), m_isStale(content.isStale)
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
    std::vector<QRectF> taken;
    if (m_current) {
        const QPointF at = pixelOf(*m_current);
        taken.emplace_back(at.x() - kMark, at.y() - kMark, 2 * kMark, 2 * kMark);
    }
    for (const Note& note : m_notes)
        place(*painter, note, taken);
}

void ChartNotes::place(QCPPainter& painter, const Note& note, std::vector<QRectF>& taken) const
{
    const Theme& theme = Theme::instance();
    QFont font = theme.font(FontRole::AxisTick);
    font.setWeight(note.isCurrent ? QFont::DemiBold : QFont::Medium);
    const QSizeF size = QFontMetricsF(font).size(Qt::TextSingleLine, note.note.text) + QSizeF(4, 0);
    const QPointF at = pixelOf(note.note.at);
    const double beside = note.isCurrent ? kMark + 2 : kGap;
    const double above = size.height() + (note.isCurrent ? kMark : 1);
    const std::array corners{note.isCurrent ? QPointF(at.x() + kGap, at.y() - above) : QPointF(at.x() + beside, at.y() - size.height() / 2),
                             note.isCurrent ? QPointF(at.x() + beside, at.y() - size.height() / 2) : QPointF(at.x() + beside, at.y() - above),
                             QPointF(at.x() - size.width() / 2, at.y() - above), QPointF(at.x() - size.width() - beside, at.y() - above)};
    const QRectF room = mParentPlot->axisRect()->rect();
    for (const QPointF& corner : corners) {
        const QRectF box(corner, size);
        const auto meets = [&box](const QRectF& other) { return box.intersects(other); };
        if (!room.contains(box) || std::any_of(taken.begin(), taken.end(), meets))
            continue;
        QColor ground = theme.color(Token::Panel);
        ground.setAlphaF(0.85f);
        painter.fillRect(box, ground);
        painter.setFont(font);
        painter.setPen(theme.color(m_isStale ? Token::TextMuted : note.isCurrent ? Token::Warn : Token::Text));
        painter.drawText(box, Qt::AlignCenter, note.note.text);
        taken.push_back(box);
        return;
    }
}

}  // namespace kd
