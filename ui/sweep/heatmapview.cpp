// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweep/heatmapview.h"

#include "ui/common/format.h"
#include "ui/common/messagetext.h"
#include "ui/common/theme.h"
#include "ui/common/themecolors.h"
#include "ui/workbench/sweep/sweepwords.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace kd {
namespace {

constexpr int kMargin = 8, kScaleWidth = 14, kScaleGap = 16, kScaleLabels = 74, kCellGap = 1, kFrame = 3;  // logical pixels
constexpr int kLabelGap = 6, kSmallestLabelled = 15, kPictureScale = 2;
constexpr int kScaleSteps = 64, kScaleTicks = 4;
constexpr double kFewScaleLabels = 90;

QSizeF textSize(const QFont& font, const QString& text)
{
    const QFontMetricsF metrics(font);
    return {metrics.horizontalAdvance(text), metrics.height()};
}

double widestText(const QFont& font, const QStringList& texts)
{
    constexpr qsizetype kMeasured = 200;
    double widest = 0;
    for (const QString& text : texts.mid(0, kMeasured))
        widest = std::max(widest, textSize(font, text).width());
    return widest;
}

/// Every n-th of `count` labels has room where each needs `needed` of `each` pixels.
int labelStep(double each, double needed)
{
    return std::max(1, static_cast<int>(std::ceil(needed / std::max(each, 0.01))));
}

void drawTurned(QPainter& painter, const QPointF& middle, const QString& text)
{
    painter.save();
    painter.translate(middle);
    painter.rotate(-90);
    const QSizeF size = textSize(painter.font(), text);
    painter.drawText(QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height()), Qt::AlignCenter, text);
    painter.restore();
}

}  // namespace

/// Where its parts are, in logical pixels.
struct HeatMapView::Layout {
    QRectF cells, scale;
    double cellWidth = 0, cellHeight = 0;

    QRectF cell(int x, int y) const
    {
        return {cells.left() + x * cellWidth, cells.bottom() - (y + 1) * cellHeight, cellWidth, cellHeight};
    }
};

HeatMapView::HeatMapView(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Heat map of the sweep; the table has the same figures"));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void HeatMapView::setResults(const SweepResults* results, std::optional<MapChoice> choice)
{
    m_results = choice ? results : nullptr;
    m_map = m_results != nullptr ? HeatMap(*m_results, std::move(*choice)) : HeatMap();
    m_current.reset();
    m_chosen.reset();
    ++m_rebuilds;
    update();
}

void HeatMapView::addResults()
{
    if (m_results == nullptr)
        return;
    m_map.add(*m_results);
    update();
}

void HeatMapView::setCurrent(const std::optional<SweepPoint>& point)
{
    const auto place = point && !m_map.isEmpty() ? m_map.placeOf(*point) : std::nullopt;
    if (place == m_current)
        return;
    m_current = place;
    update();
}

void HeatMapView::setChosen(const std::optional<SweepPoint>& point)
{
    const auto place = point && !m_map.isEmpty() ? m_map.placeOf(*point) : std::nullopt;
    if (place == m_chosen)
        return;
    m_chosen = place;
    update();
}

HeatMapView::Layout HeatMapView::layoutOf() const
{
    const Theme& theme = Theme::instance();
    const QFont ticks = theme.font(FontRole::AxisTick), titles = theme.font(FontRole::AxisTitle);
    const double tickHeight = QFontMetricsF(ticks).height(), titleHeight = QFontMetricsF(titles).height();
    const double left = kMargin + titleHeight + kLabelGap + std::min(widestText(ticks, m_map.y()), width() / 5.0) + kLabelGap;
    const double bottom = kMargin + titleHeight + 2 + tickHeight + 2;
    const double right = kMargin + kScaleLabels + kScaleWidth + kScaleGap;
    Layout layout;
    layout.cells = QRectF(left, kMargin, std::max(1.0, width() - left - right), std::max(1.0, height() - bottom - kMargin));
    layout.cellWidth = layout.cells.width() / std::max(1, static_cast<int>(m_map.x().size()));
    layout.cellHeight = layout.cells.height() / std::max(1, static_cast<int>(m_map.y().size()));
    layout.scale = QRectF(layout.cells.right() + kScaleGap, layout.cells.top() + tickHeight + 4, kScaleWidth,
                          std::max(1.0, layout.cells.height() - tickHeight - 4));
    return layout;
}

std::optional<HeatMap::Place> HeatMapView::placeAt(const QPoint& position) const
{
    const Layout layout = layoutOf();
    if (m_map.isEmpty() || !layout.cells.contains(position))
        return std::nullopt;
    const int x = static_cast<int>((position.x() - layout.cells.left()) / layout.cellWidth);
    const int y = static_cast<int>((layout.cells.bottom() - position.y()) / layout.cellHeight);
    return HeatMap::Place{std::clamp(x, 0, static_cast<int>(m_map.x().size()) - 1),
                          std::clamp(y, 0, static_cast<int>(m_map.y().size()) - 1)};
}

QString HeatMapView::valuesAt(const HeatMap::Place& place) const
{
    const MapCell& cell = m_map.at(place.x, place.y);
    if (!cell.row)
        return tr("%1 = %2, %3 = %4: not measured").arg(m_map.xTitle(), m_map.x()[place.x], m_map.yTitle(), m_map.y()[place.y]);
    const SweepResult& result = m_results->at(*cell.row);
    QString text = sweepPointText(m_results->space(), *result.point);
    if (result.isGood())
        text += QStringLiteral(": ") + sweepFigureText(*result.figure, m_results->figure());
    else
        text += QStringLiteral(": ") + whyNoFigure(result);
    if (!result.message.empty())
        text += QLatin1Char('\n') + messageText(result.message);
    return text;
}

QString HeatMapView::cellText(const MapCell& cell) const
{
    if (!cell.row)
        return {};
    const SweepResult& result = m_results->at(*cell.row);
    return result.isGood() ? sweepFigureText(*result.figure, m_results->figure()) : whyNoFigure(result);
}

bool HeatMapView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        if (const auto place = placeAt(help->pos()))
            QToolTip::showText(help->globalPos(), valuesAt(*place), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void HeatMapView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::instance();
    painter.fillRect(rect(), theme.color(Token::Panel));
    if (m_map.isTooLarge()) {
        painter.setFont(theme.font(FontRole::Body));
        painter.setPen(theme.color(Token::TextSecondary));
        painter.drawText(rect().adjusted(kMargin, kMargin, -kMargin, -kMargin), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("A map of these two axes has too many cells to be drawn: choose others, or look at the table."));
        return;
    }
    if (m_results == nullptr || m_map.isEmpty())
        return;
    const Layout layout = layoutOf();
    drawCells(painter, layout);
    drawFrames(painter, layout);
    drawAxes(painter, layout);
    drawScale(painter, layout);
}

void HeatMapView::drawCells(QPainter& painter, const Layout& layout) const
{
    const Theme& theme = Theme::instance();
    const double gap = std::min(layout.cellWidth, layout.cellHeight) > 6 ? kCellGap : 0;
    const bool isLabelled = layout.cellHeight >= kSmallestLabelled && layout.cellWidth >= 2 * kSmallestLabelled;
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int y = 0; y < m_map.y().size(); ++y) {
        for (int x = 0; x < m_map.x().size(); ++x) {
            const MapCell& cell = m_map.at(x, y);
            const QRectF at = layout.cell(x, y).adjusted(gap, gap, -gap, -gap);
            const double goodness = cell.isGood ? m_map.goodness(*m_results->at(*cell.row).figure) : 0;
            painter.fillRect(at, cell.isGood ? theme.cividis(goodness) : theme.color(cell.row ? Token::Raised : Token::Panel));
            if (!cell.row) {
                painter.setPen(theme.color(Token::Grid));
                if (gap > 0)
                    painter.drawRect(at.adjusted(0, 0, -1, -1));
                continue;
            }
            const HeatMap::Place place{x, y};
            const QString under = place == m_map.best() ? tr("best") : place == m_current ? tr("current") : QString();
            if (isLabelled)
                drawLabels(painter, at, cell, under);
        }
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

/// The figure, and beneath it what the cell is, each where there is room for it.
void HeatMapView::drawLabels(QPainter& painter, const QRectF& cell, const MapCell& content, const QString& under) const
{
    const Theme& theme = Theme::instance();
    const QString text = cellText(content);
    QFont font = theme.font(content.isGood ? FontRole::Mono : FontRole::Hint);
    font.setBold(!under.isEmpty());
    const QColor back =
        content.isGood ? theme.cividis(m_map.goodness(*m_results->at(*content.row).figure)) : theme.color(Token::Raised);
    painter.setPen(content.isGood ? QColor(cellTextRgb(back.rgb())) : theme.color(Token::TextSecondary));
    painter.setFont(font);
    const QSizeF size = textSize(font, text);
    QFont small = theme.font(FontRole::Hint);
    small.setBold(true);
    const QSizeF underSize = under.isEmpty() ? QSizeF() : textSize(small, under);
    const bool hasUnder =
        !under.isEmpty() && cell.height() >= size.height() + underSize.height() && cell.width() >= underSize.width() + 4;
    const bool hasText = size.width() + 4 <= cell.width();
    if (!hasText && !content.isGood && cell.height() >= 2 * size.height()) {
        painter.drawText(cell.adjusted(2, 0, -2, 0), Qt::AlignCenter | Qt::TextWordWrap, text);
        return;
    }
    if (!hasText)
        return;
    const double top = cell.center().y() - (size.height() + (hasUnder ? underSize.height() : 0)) / 2;
    painter.drawText(QRectF(cell.left(), top, cell.width(), size.height()), Qt::AlignCenter, text);
    if (!hasUnder)
        return;
    painter.setFont(small);
    painter.drawText(QRectF(cell.left(), top + size.height(), cell.width(), underSize.height()), Qt::AlignCenter, under);
}

void HeatMapView::drawFrames(QPainter& painter, const Layout& layout) const
{
    const Theme& theme = Theme::instance();
    painter.setBrush(Qt::NoBrush);
    const auto inside = [&](const HeatMap::Place& place, double width) {
        return layout.cell(place.x, place.y).adjusted(width / 2, width / 2, -width / 2, -width / 2);
    };
    const double frame = std::min<double>(kFrame, std::max(1.0, std::min(layout.cellWidth, layout.cellHeight) / 4));
    if (m_chosen) {
        painter.setPen(QPen(theme.color(Token::Accent), 2));
        painter.drawRect(inside(*m_chosen, -1));
    }
    if (m_current) {
        const MapCell& cell = m_map.at(m_current->x, m_current->y);
        const QColor back =
            cell.isGood ? theme.cividis(m_map.goodness(*m_results->at(*cell.row).figure)) : theme.color(Token::Panel);
        QPen pen(QColor(cellTextRgb(back.rgb())), 2, Qt::CustomDashLine);
        pen.setDashPattern({3, 2});
        painter.setPen(pen);
        painter.drawRect(inside(*m_current, frame));
    }
    if (m_map.best()) {
        painter.setPen(QPen(QColor(cellTextRgb(theme.cividis(1).rgb())), frame, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(inside(*m_map.best(), frame));
    }
}

void HeatMapView::drawAxes(QPainter& painter, const Layout& layout) const
{
    const Theme& theme = Theme::instance();
    painter.setFont(theme.font(FontRole::AxisTick));
    painter.setPen(theme.color(Token::TextSecondary));
    const QFontMetricsF metrics(painter.font());
    const int xStep = labelStep(layout.cellWidth, widestText(painter.font(), m_map.x()) + kLabelGap);
    for (int x = 0; x < m_map.x().size(); x += xStep) {
        const double middle = layout.cell(x, 0).center().x(), room = std::max(layout.cellWidth * xStep, 1.0);
        painter.drawText(QRectF(middle - room / 2, layout.cells.bottom() + 2, room, metrics.height()), Qt::AlignCenter,
                         metrics.elidedText(m_map.x()[x], Qt::ElideRight, room));
    }
    const int yStep = labelStep(layout.cellHeight, metrics.height());
    const double titleRoom = kMargin + QFontMetricsF(theme.font(FontRole::AxisTitle)).height() + kLabelGap;
    for (int y = 0; y < m_map.y().size(); y += yStep) {
        const double room = layout.cells.left() - kLabelGap - titleRoom;
        painter.drawText(QRectF(titleRoom, layout.cell(0, y).center().y() - metrics.height() / 2, room, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, metrics.elidedText(m_map.y()[y], Qt::ElideRight, room));
    }
    painter.setFont(theme.font(FontRole::AxisTitle));
    const QFontMetricsF titles(painter.font());
    painter.drawText(QRectF(layout.cells.left(), height() - kMargin - titles.height(), layout.cells.width(), titles.height()),
                     Qt::AlignCenter, m_map.xTitle());
    drawTurned(painter, {kMargin + titles.height() / 2, layout.cells.center().y()},
               titles.elidedText(m_map.yTitle(), Qt::ElideRight, layout.cells.height()));
}

void HeatMapView::drawScale(QPainter& painter, const Layout& layout) const
{
    if (!m_map.lowest())
        return;
    const Theme& theme = Theme::instance();
    const double step = layout.scale.height() / kScaleSteps;
    for (int i = 0; i < kScaleSteps; ++i)
        painter.fillRect(QRectF(layout.scale.left(), layout.scale.top() + i * step, kScaleWidth, step + 1),
                         theme.cividis(1 - (i + 0.5) / kScaleSteps));
    painter.setPen(theme.color(Token::TextSecondary));
    painter.setFont(theme.font(FontRole::AxisTick));
    const QFontMetricsF metrics(painter.font());
    const double titleWidth = kScaleGap + kScaleWidth + kScaleLabels;
    painter.drawText(QRectF(layout.scale.left() - kScaleGap, 0, titleWidth, metrics.height() + 4),
                     Qt::AlignRight | Qt::AlignVCenter, sweepFigureTitle(m_results->figure()));
    const double lowest = *m_map.lowest(), worst = m_map.worstShown();
    const int ticks = worst <= lowest ? 0 : layout.scale.height() < kFewScaleLabels ? 1 : kScaleTicks;
    for (int i = 0; i <= ticks; ++i) {
        const double share = ticks == 0 ? 0 : static_cast<double>(i) / ticks;
        const double figure = lowest * std::pow(worst / lowest, share);
        const double at = layout.scale.top() + share * (layout.scale.height() - 1);
        const bool isCut = i == ticks && *m_map.highest() > worst;
        painter.drawText(QRectF(layout.scale.right() + 4, at - metrics.height() / 2, kScaleLabels, metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         sweepFigureText(std::round(figure) > 100 ? std::round(figure) : figure, m_results->figure()) +
                             (isCut ? QStringLiteral("+") : QString()));
    }
}

void HeatMapView::choose(const HeatMap::Place& place)
{
    const MapCell& cell = m_map.at(place.x, place.y);
    if (cell.row)
        emit rowChosen(*cell.row);
}

void HeatMapView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    if (const auto place = placeAt(event->pos()))
        choose(*place);
}

void HeatMapView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const auto place = placeAt(event->pos());
    if (event->button() == Qt::LeftButton && place && m_map.at(place->x, place->y).row)
        emit openRequested();
}

void HeatMapView::keyPressEvent(QKeyEvent* event)
{
    HeatMap::Place place = m_chosen.value_or(m_map.best().value_or(HeatMap::Place{}));
    switch (event->key()) {
    case Qt::Key_Left:
        --place.x;
        break;
    case Qt::Key_Right:
        ++place.x;
        break;
    case Qt::Key_Up:
        ++place.y;
        break;
    case Qt::Key_Down:
        --place.y;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit openRequested();
        return;
    default:
        return QWidget::keyPressEvent(event);
    }
    if (m_map.isEmpty() || place.x < 0 || place.y < 0 || place.x >= m_map.x().size() || place.y >= m_map.y().size())
        return;
    choose(place);
}

QPixmap HeatMapView::picture()
{
    QPixmap pixmap(size() * kPictureScale);
    pixmap.setDevicePixelRatio(kPictureScale);
    render(&pixmap);
    return pixmap;
}

QSize HeatMapView::sizeHint() const
{
    return {480, 230};
}

QSize HeatMapView::minimumSizeHint() const
{
    return {260, 130};
}

}  // namespace kd
