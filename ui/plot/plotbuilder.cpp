// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/plotbuilder.h"

#include "ui/plot/chartnotes.h"
#include "ui/common/format.h"
#include "ui/common/theme.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace kd {
namespace {

constexpr std::size_t kDirectLabels = 3;  // more series have a legend
constexpr int kCurrentSize = 13;          // logical pixels, of the current point with its ring
constexpr double kTitleShare = 0.78;      // of the plot: a title is centred on its axis, which begins right of the tick labels

/// At most six ticks, numbers as the window writes them.
class Ticker : public QCPAxisTicker {
public:
    explicit Ticker(double step) : m_step(step) {}

protected:
    double getTickStep(const QCPRange& range) override
    {
        double step = m_step > 0 ? m_step : QCPAxisTicker::getTickStep(range);
        while (range.size() / step > std::max(tickCount() + 1, 2))
            step *= 2;
        m_decimals = decimalsOf(step);
        return step;
    }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override
    {
        if (m_decimals > kMaxDecimals || std::abs(tick) >= kLargest)
            return typeset(formatNumber(tick));
        return typeset(QString::number(std::abs(tick) < 1e-12 ? 0 : tick, 'f', m_decimals));
    }

private:
    static constexpr int kMaxDecimals = 6;
    static constexpr double kLargest = 1e7;

    /// As many as tell all multiples of the step apart, so that the labels of an axis have the same number.
    static int decimalsOf(double step)
    {
        int decimals = 0;
        for (double scaled = step; decimals <= kMaxDecimals && std::abs(scaled - std::round(scaled)) > 1e-6 * scaled; scaled *= 10)
            ++decimals;
        return decimals;
    }

    double m_step;
    int m_decimals = 0;
};

class LogTicker : public QCPAxisTickerLog {
protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override { return typeset(formatNumber(tick)); }
};

struct Extent {
    double low = std::numeric_limits<double>::infinity(), high = -std::numeric_limits<double>::infinity();
    void add(double value)
    {
        if (!std::isfinite(value))
            return;
        low = std::min(low, value);
        high = std::max(high, value);
    }
};

QCPRange rangeOf(const ChartAxis& axis, Extent extent, double margin)
{
    if (axis.includesZero && !axis.isLogarithmic)
        extent.add(0);
    if (extent.low > extent.high)
        extent = {axis.isLogarithmic ? 1.0 : 0.0, axis.isLogarithmic ? 10.0 : 1.0};
    QCPRange range(extent.low, extent.high);
    if (axis.isLogarithmic) {
        range.lower = std::max(range.lower, range.upper * 1e-12) / 1.3;
        range.upper *= 1.3;
    } else {
        const double size = extent.high > extent.low ? extent.high - extent.low : std::max(std::abs(extent.high), 1.0) * 0.1;
        range.lower -= extent.low == 0 ? 0 : size * margin;
        range.upper += extent.high == 0 ? 0 : size * margin;
    }
    range.lower = axis.lower.value_or(range.lower);
    range.upper = axis.upper.value_or(range.upper);
    return range;
}

Extent extentX(const ChartContent& content)
{
    Extent extent;
    for (const ChartSeries& series : content.series) {
        const double half = series.style == ChartSeries::Style::Bars ? series.barWidth / 2 : 0;
        for (const double x : series.x) {
            extent.add(x - half);
            extent.add(x + half);
        }
    }
    if (content.current)
        extent.add(content.current->x());
    return extent;
}

Extent extentY(const ChartContent& content)
{
    Extent extent;
    for (const ChartSeries& series : content.series) {
        if (series.isOnRight)
            continue;
        for (const double y : series.y)
            extent.add(y);
        if (series.style == ChartSeries::Style::Bars)
            extent.add(0);
    }
    for (const ChartBand& band : content.bands) {
        extent.add(band.low);
        extent.add(band.high);
    }
    if (content.current)
        extent.add(content.current->y());
    return extent;
}

Extent extentRight(const ChartContent& content)
{
    Extent extent;
    for (const ChartSeries& series : content.series)
        if (series.isOnRight)
            for (const double y : series.y)
                extent.add(y);
    return extent;
}

QString axisTitle(const ChartAxis& axis)
{
    return axis.unit.isEmpty() ? axis.title : QStringLiteral("%1, %2").arg(axis.title, axis.unit);
}

void dressAxis(QCPAxis& axis, const ChartAxis& content)
{
    const Theme& theme = Theme::instance();
    const QPen pen(theme.color(Token::LineStrong));
    axis.setBasePen(pen);
    axis.setTickPen(pen);
    axis.setSubTicks(false);
    axis.setTickLengthIn(0);
    axis.setTickLengthOut(4);
    axis.setTickLabelFont(theme.font(FontRole::AxisTick));
    axis.setTickLabelColor(theme.color(Token::TextSecondary));
    axis.setLabelFont(theme.font(FontRole::AxisTitle));
    axis.setLabelColor(theme.color(Token::TextSecondary));
    axis.setLabel(axisTitle(content));
    axis.setLabelPadding(4);
    axis.grid()->setPen(QPen(theme.color(Token::Grid)));
    axis.grid()->setZeroLinePen(QPen(theme.color(Token::Grid)));
    axis.grid()->setVisible(true);
    axis.setScaleType(content.isLogarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    if (content.isLogarithmic)
        axis.setTicker(QSharedPointer<LogTicker>::create());
    else
        axis.setTicker(QSharedPointer<Ticker>::create(content.step));
}

QColor withAlpha(QColor color, float alpha)
{
    color.setAlphaF(alpha);
    return color;
}

QCPScatterStyle marker(int slot, const QColor& color, double size)
{
    constexpr std::array kShapes{QCPScatterStyle::ssDisc, QCPScatterStyle::ssDiamond, QCPScatterStyle::ssSquare,
                                 QCPScatterStyle::ssTriangle};
    return {kShapes[static_cast<std::size_t>(std::max(slot, 1) - 1) % kShapes.size()], QPen(color, 1.2), QBrush(color), size};
}

/// In the colour of the series that it is of.
void dressRight(QCPAxis& axis, const ChartContent& content)
{
    axis.setVisible(content.right.has_value());
    if (!content.right)
        return;
    dressAxis(axis, *content.right);
    axis.grid()->setVisible(false);
    const auto first = std::ranges::find_if(content.series, &ChartSeries::isOnRight);
    const QColor color = Theme::instance().series(content.isStale || first == content.series.end() ? 8 : first->slot);
    axis.setBasePen(QPen(color));
    axis.setTickPen(QPen(color));
    axis.setTickLabelColor(color);
    axis.setLabelColor(color);
}

void addBars(QCustomPlot& plot, const ChartSeries& series, const QColor& color, bool isAlone)
{
    constexpr float kSeeThrough = 0.72f;  // bars behind others stay in sight
    auto* const bars = new QCPBars(plot.xAxis, plot.yAxis);
    bars->setWidth(series.barWidth > 0 ? series.barWidth : 1);
    bars->setPen(QPen(Theme::instance().color(Token::Panel)));
    bars->setBrush(withAlpha(color, isAlone ? 1 : kSeeThrough));
    bars->setName(series.name);
    bars->setData(QVector<double>(series.x.begin(), series.x.end()), QVector<double>(series.y.begin(), series.y.end()), true);
}

void addGraph(QCustomPlot& plot, const ChartSeries& series, const QColor& color)
{
    QCPGraph* const graph = plot.addGraph();
    const bool isPoints = series.style == ChartSeries::Style::Points;
    const bool isMarked = series.style == ChartSeries::Style::MarkedLine;
    if (series.isOnRight)
        graph->setValueAxis(plot.yAxis2);
    graph->setName(series.name);
    graph->setLineStyle(isPoints                                    ? QCPGraph::lsNone
                        : series.style == ChartSeries::Style::Step ? QCPGraph::lsStepLeft
                        : series.style == ChartSeries::Style::StepBefore ? QCPGraph::lsStepRight
                                                                         : QCPGraph::lsLine);
    graph->setPen(isMarked ? QPen(color, 1.2, Qt::DotLine) : QPen(color, 1.6, series.isDashed ? Qt::DashLine : Qt::SolidLine));
    if (isMarked)
        graph->setScatterStyle({QCPScatterStyle::ssDiamond, QPen(color, 1.2), QBrush(color), 8});
    if (isPoints)
        graph->setScatterStyle(marker(series.slot, color, series.markSize > 0 ? series.markSize : series.x.size() > 500 ? 3 : 5));
    if (series.isFilled)
        graph->setBrush(withAlpha(color, 0.14f));
    graph->setData(QVector<double>(series.x.begin(), series.x.end()), QVector<double>(series.y.begin(), series.y.end()), !isPoints);
}

/// A word at a place, on a pale ground that keeps it readable among points.
void addLabel(QCustomPlot& plot, const QString& text, Qt::Alignment side, QPointF at, bool isRatioX, bool isRatioY)
{
    const Theme& theme = Theme::instance();
    auto* const label = new QCPItemText(&plot);
    label->setLayer(QStringLiteral("overlay"));
    label->setText(text);
    label->setColor(theme.color(Token::TextSecondary));
    label->setBrush(withAlpha(theme.color(Token::Panel), 0.75f));
    label->setFont(theme.font(FontRole::AxisTick));
    label->setPositionAlignment(side);
    label->setPadding(QMargins(3, 0, 3, 1));
    label->position->setTypeX(isRatioX ? QCPItemPosition::ptAxisRectRatio : QCPItemPosition::ptPlotCoords);
    label->position->setTypeY(isRatioY ? QCPItemPosition::ptAxisRectRatio : QCPItemPosition::ptPlotCoords);
    label->position->setCoords(at);
}

/// A straight line between two places; a coordinate counts in the axis rectangle where its ratio flag is set.
QCPItemLine* addLine(QCustomPlot& plot, QPointF from, QPointF to, bool isRatioX, bool isRatioY, const QPen& pen)
{
    auto* const line = new QCPItemLine(&plot);
    for (const auto& [end, at] : {std::pair{line->start, from}, std::pair{line->end, to}}) {
        end->setTypeX(isRatioX ? QCPItemPosition::ptAxisRectRatio : QCPItemPosition::ptPlotCoords);
        end->setTypeY(isRatioY ? QCPItemPosition::ptAxisRectRatio : QCPItemPosition::ptPlotCoords);
        end->setCoords(at);
    }
    line->setPen(pen);
    line->setLayer(QStringLiteral("overlay"));
    return line;
}

void addBand(QCustomPlot& plot, const ChartBand& band, bool isOnX, const QColor& color, Qt::Alignment side = Qt::AlignLeft)
{
    const auto place = [isOnX](double along, double value) { return isOnX ? QPointF(value, along) : QPointF(along, value); };
    auto* const tint = new QCPItemRect(&plot);
    tint->setPen(Qt::NoPen);
    tint->setBrush(withAlpha(color, 0.14f));
    for (const auto& [corner, at] : {std::pair{tint->topLeft, place(0, isOnX ? band.low : band.high)},
                                     std::pair{tint->bottomRight, place(1, isOnX ? band.high : band.low)}}) {
        corner->setTypeX(isOnX ? QCPItemPosition::ptPlotCoords : QCPItemPosition::ptAxisRectRatio);
        corner->setTypeY(isOnX ? QCPItemPosition::ptAxisRectRatio : QCPItemPosition::ptPlotCoords);
        corner->setCoords(at);
    }
    addLine(plot, place(0, band.middle), place(1, band.middle), !isOnX, isOnX,
            QPen(isOnX ? Theme::instance().color(Token::Text) : color, 1.4, Qt::DashLine));
    if (!band.name.isEmpty())
        addLabel(plot, band.name, side | (isOnX ? Qt::AlignTop : Qt::AlignBottom), place(0, band.middle), !isOnX, isOnX);
}

/// Whole on an axis, too.
class CurrentPoint : public QCPItemTracer {
public:
    using QCPItemTracer::QCPItemTracer;

protected:
    QRect clipRect() const override
    {
        constexpr int kRim = kCurrentSize / 2 + 1;
        return QCPItemTracer::clipRect().adjusted(-kRim, -kRim, kRim, kRim);
    }
};

void addCurrent(QCustomPlot& plot, QPointF at, const QColor& color)
{
    const QPen dashes(color, 1, Qt::DashLine);
    auto* const down = addLine(plot, at, at, false, false, dashes);
    down->end->setTypeY(QCPItemPosition::ptAxisRectRatio);
    down->end->setCoords(at.x(), 1);
    auto* const left = addLine(plot, at, at, false, false, dashes);
    left->end->setTypeX(QCPItemPosition::ptAxisRectRatio);
    left->end->setCoords(0, at.y());
    auto* const point = new CurrentPoint(&plot);
    point->setClipToAxisRect(true);
    point->setStyle(QCPItemTracer::tsCircle);
    point->setSize(kCurrentSize);
    point->setPen(QPen(Theme::instance().color(Token::Panel), 2));
    point->setBrush(color);
    point->position->setCoords(at);
    point->setLayer(QStringLiteral("overlay"));
}

void dressLegend(QCustomPlot& plot, bool isShown)
{
    const Theme& theme = Theme::instance();
    plot.legend->setVisible(isShown);
    plot.legend->setFont(theme.font(FontRole::AxisTick));
    plot.legend->setTextColor(theme.color(Token::TextSecondary));
    plot.legend->setBrush(withAlpha(theme.color(Token::Panel), 0.85f));
    plot.legend->setBorderPen(Qt::NoPen);
}

}  // namespace

void fitRanges(QCustomPlot& plot, const ChartContent& content)
{
    plot.xAxis->setRange(rangeOf(content.x, extentX(content), 0.02));
    plot.yAxis->setRange(rangeOf(content.y, extentY(content), 0.08));
    if (content.right)
        plot.yAxis2->setRange(rangeOf(*content.right, extentRight(content), 0.08));
}

void fitTicks(QCustomPlot& plot, const ChartContent& content)
{
    const double scale = Theme::instance().fontScale();
    const auto count = [](double room, double each) { return std::clamp(static_cast<int>(room / each), 2, 4); };
    plot.xAxis->ticker()->setTickCount(count(plot.width(), 70 * scale));
    plot.yAxis->ticker()->setTickCount(count(plot.height(), 34 * scale));
    plot.yAxis2->ticker()->setTickCount(count(plot.height(), 50 * scale));
    const auto fitTitle = [](QCPAxis& axis, const ChartAxis& words, int room) {
        axis.setLabel(QFontMetrics(axis.labelFont()).elidedText(axisTitle(words), Qt::ElideRight, room));
    };
    fitTitle(*plot.xAxis, content.x, static_cast<int>(plot.width() * kTitleShare));
    fitTitle(*plot.yAxis, content.y, plot.height());
    if (content.right)
        fitTitle(*plot.yAxis2, *content.right, plot.height());
}

QString cutTitleAt(const QCustomPlot& plot, const ChartContent& content, QPoint position)
{
    const QRect inner = plot.axisRect()->rect();
    const auto titleOf = [](const QCPAxis& axis, const ChartAxis& words) {
        const QString whole = axisTitle(words);
        return axis.label() == whole ? QString() : whole;
    };
    if (position.y() > inner.bottom())
        return titleOf(*plot.xAxis, content.x);
    if (position.x() < inner.left())
        return titleOf(*plot.yAxis, content.y);
    return content.right && position.x() > inner.right() ? titleOf(*plot.yAxis2, *content.right) : QString();
}

void buildPlot(QCustomPlot& plot, const ChartContent& content)
{
    const Theme& theme = Theme::instance();
    plot.clearPlottables();
    plot.clearItems();
    plot.setBackground(theme.color(Token::Panel));
    // Room for half a tick label beyond either axis' end, else the last one is left out.
    plot.axisRect()->setMinimumMargins(QMargins(8, theme.scaled(10), theme.scaled(20), 4));
    dressAxis(*plot.xAxis, content.x);
    dressAxis(*plot.yAxis, content.y);
    dressRight(*plot.yAxis2, content);
    dressLegend(plot, content.series.size() > kDirectLabels && !content.isNamedByNotes);
    const auto color = [&](int slot) { return theme.series(content.isStale ? 8 : slot); };
    for (const ChartBand& band : content.bands)
        addBand(plot, band, false, color(band.slot));
    const auto leftmost = std::ranges::min_element(content.bandsOnX, {}, &ChartBand::middle);
    for (const ChartBand& band : content.bandsOnX) {  // of several, the leftmost is named on its left: no name covers another
        const bool isBefore = content.bandsOnX.size() > 1 && &band == &*leftmost;
        addBand(plot, band, true, color(band.slot), isBefore ? Qt::AlignRight : Qt::AlignLeft);
    }
    for (const ChartSeries& series : content.series) {
        if (series.style == ChartSeries::Style::Bars)
            addBars(plot, series, color(series.slot), content.series.size() == 1);
        else
            addGraph(plot, series, color(series.slot));
        const bool isLabelled = content.series.size() > 1 && !content.right && content.series.size() <= kDirectLabels
            && !content.isNamedByNotes;
        if (isLabelled && !series.x.empty() && series.style != ChartSeries::Style::Bars)
            addLabel(plot, series.name, Qt::AlignRight | Qt::AlignBottom, {series.x.back(), series.y.back()}, false, false);
    }
    if (content.current)
        addCurrent(plot, *content.current, color(2));
    if (!content.notes.empty() || !content.currentName.isEmpty())
        new ChartNotes(&plot, content);  // owned by the plot
    fitTicks(plot, content);
}

}  // namespace kd
