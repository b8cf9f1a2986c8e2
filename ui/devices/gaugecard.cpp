// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/gaugecard.h"

#include "ui/common/icons.h"
#include "ui/common/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <vector>

namespace kd {
namespace {

constexpr int kMinCardHeight = 102, kMinCardWidth = 200, kCardInset = 12, kCardHead = 24, kCardFoot = 16, kCardIcon = 16,
              kCurveDot = 6;           // logical pixels
constexpr qint64 kCurveBreak = 3'000;  // ms without a point before the curve is broken
constexpr int kFillAlpha = 45;
constexpr int kGridLines = 2;
constexpr double kNumberScale = 1.55;  // of the section title's size

QFont numberFont()
{
    QFont font = Theme::instance().font(FontRole::SectionTitle);
    font.setPointSizeF(font.pointSizeF() * kNumberScale);
    return font;
}

/// Stretches of the curve without a gap.
std::vector<std::vector<QPointF>> stretches(const GaugeHistory& history, const QRectF& area, double top)
{
    std::vector<std::vector<QPointF>> all;
    const auto& points = history.points();
    const qint64 now = points.empty() ? 0 : points.back().when;
    qint64 before = 0;
    for (const GaugeHistory::Point& point : points) {
        if (!point.value || all.empty() || point.when - before > kCurveBreak)
            all.emplace_back();
        before = point.when;
        if (point.value)
            all.back().emplace_back(area.right() - area.width() * static_cast<double>(now - point.when) / GaugeHistory::kSpan,
                                    area.bottom() - area.height() * std::clamp(*point.value / top, 0.0, 1.0));
    }
    return all;
}

}  // namespace

GaugeCard::GaugeCard(const QString& title, const QString& icon, int slot, QWidget* parent)
    : QWidget(parent), m_title(title), m_icon(icon), m_slot(slot)
{
    setAccessibleName(title);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
    clear();
}

void GaugeCard::add(qint64 when, const GaugeReading& reading)
{
    m_reading = reading;
    m_history.add(when, reading.value);
    setToolTip(reading.missing.isEmpty() ? QString() : tr("%1: %2.").arg(m_title, reading.missing));
    setAccessibleDescription(QStringLiteral("%1 %2, %3").arg(reading.number, reading.unit, reading.foot));
    update();
}

void GaugeCard::clear()
{
    m_history.clear();
    m_reading = {};
    m_reading.number = QStringLiteral("–");
    setToolTip({});
    update();
}

void GaugeCard::end()
{
    m_reading.value.reset();
    m_reading.number = QStringLiteral("–");
    setAccessibleDescription(m_reading.number);
    update();
}

QSize GaugeCard::sizeHint() const
{
    return {Theme::instance().scaled(kMinCardWidth), Theme::instance().scaled(kMinCardHeight)};
}

QSize GaugeCard::minimumSizeHint() const
{
    return sizeHint();
}

void GaugeCard::paintHead(QPainter& painter, const QRect& line) const
{
    const Theme& theme = Theme::instance();
    const int size = theme.scaled(kCardIcon);
    const QFont number = numberFont(), label = theme.font(FontRole::Label);
    const int unitWidth = m_reading.unit.isEmpty() ? 0 : QFontMetrics(label).horizontalAdvance(m_reading.unit) + 6;
    const int baseline = line.bottom() - QFontMetrics(number).descent() + 2;
    const int middle = baseline - QFontMetrics(label).capHeight() / 2;
    painter.drawPixmap(line.left(), middle - size / 2, iconPixmap(m_icon, Token::TextSecondary, size, devicePixelRatioF()));
    painter.setFont(label);
    painter.setPen(theme.color(Token::TextSecondary));
    painter.drawText(line.right() + 1 - unitWidth + 6, baseline, m_reading.unit);
    painter.drawText(line.left() + size + 8, baseline, m_title);
    painter.setFont(number);
    painter.setPen(theme.color(m_reading.value ? Token::Text : Token::TextMuted));
    painter.drawText(line.right() + 1 - unitWidth - QFontMetrics(number).horizontalAdvance(m_reading.number), baseline,
                     m_reading.number);
}

void GaugeCard::paintLimit(QPainter& painter, const QRectF& area, double top) const
{
    if (!m_reading.limit || *m_reading.limit > top)
        return;
    const double y = area.bottom() - area.height() * *m_reading.limit / top;
    painter.setPen(QPen(Theme::instance().color(Token::Bad), 1, Qt::DashLine));
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
}

void GaugeCard::paintCurve(QPainter& painter, const QRectF& area) const
{
    const Theme& theme = Theme::instance();
    painter.setPen(theme.color(Token::Grid));
    for (int line = 0; line <= kGridLines; ++line) {
        const double y = area.bottom() - area.height() * line / kGridLines;
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    }
    const double top = m_reading.top > 0 ? m_reading.top : m_history.most().value_or(1);
    if (top <= 0)
        return;
    paintLimit(painter, area, top);
    const QColor color = theme.series(m_slot);
    QColor fill = color;
    fill.setAlpha(kFillAlpha);
    painter.setPen(Qt::NoPen);
    for (const std::vector<QPointF>& stretch : stretches(m_history, area, top)) {
        if (stretch.empty())
            continue;
        QPolygonF curve(QList<QPointF>(stretch.begin(), stretch.end()));
        QPainterPath under;
        under.addPolygon(curve);
        under.lineTo(curve.back().x(), area.bottom());
        under.lineTo(curve.front().x(), area.bottom());
        painter.fillPath(under, fill);
        painter.setPen(QPen(color, 1.5));
        painter.drawPolyline(curve);
        painter.setPen(Qt::NoPen);
    }
    if (!m_reading.value)
        return;
    painter.setBrush(color);
    painter.drawEllipse(QPointF(area.right(), area.bottom() - area.height() * std::clamp(*m_reading.value / top, 0.0, 1.0)),
                        kCurveDot / 2.0, kCurveDot / 2.0);
}

void GaugeCard::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::instance();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.color(Token::Line));
    painter.setBrush(theme.color(Token::Raised));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    const QRect inner = rect().adjusted(kCardInset, 6, -kCardInset, -6);
    const int head = theme.scaled(kCardHead), foot = theme.scaled(kCardFoot);
    paintHead(painter, QRect(inner.left(), inner.top(), inner.width(), head));
    paintCurve(painter,
               QRectF(inner.left(), inner.top() + head + 6, inner.width() - kCurveDot / 2.0, inner.height() - head - foot - 10));
    painter.setFont(theme.font(FontRole::Hint));
    painter.setPen(theme.color(Token::TextMuted));
    const QRect last(inner.left(), inner.bottom() - foot + 1, inner.width(), foot);
    const QString span = tr("60 s");
    const int room = last.width() - painter.fontMetrics().horizontalAdvance(span) - 8;
    painter.drawText(last, Qt::AlignLeft | Qt::AlignBottom, painter.fontMetrics().elidedText(m_reading.foot, Qt::ElideRight, room));
    painter.drawText(last, Qt::AlignRight | Qt::AlignBottom, span);
}

}  // namespace kd
