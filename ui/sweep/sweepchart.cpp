// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweep/sweepchart.h"

#include "ui/sweep/heatmap.h"
#include "ui/workbench/sweep/sweepwords.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

namespace kd {
namespace {

struct FigureUnit {
    double factor = 1;
    QString name;
};

/// Of times the prefix that leaves the best one 1 to 999 before the point.
FigureUnit unitOf(SweepFigure figure, double smallest)
{
    if (figure != SweepFigure::Duration)
        return {1, figure == SweepFigure::Traffic ? QStringLiteral("B") : QString()};
    constexpr double kMilli = 1e-3, kMicro = 1e-6;
    if (smallest >= 1)
        return {1, QStringLiteral("s")};
    if (smallest >= kMilli)
        return {1 / kMilli, QStringLiteral("ms")};
    return smallest >= kMicro ? FigureUnit{1 / kMicro, QStringLiteral("µs")} : FigureUnit{1e9, QStringLiteral("ns")};
}

/// Where the values stand on the axis: as numbers where all of them are, and differ.
std::vector<double> placesOf(const SweepAxis& axis, bool& areNumbers)
{
    std::vector<double> places;
    for (const std::string& value : axis.values) {
        const std::optional<AxisNumber> number = axisNumber(axis.kind, value);
        if (number)
            places.push_back(static_cast<double>(number->value));
    }
    std::vector<double> sorted = places;
    std::ranges::sort(sorted);
    areNumbers = places.size() == axis.values.size() && std::ranges::adjacent_find(sorted) == sorted.end();
    if (areNumbers)
        return places;
    places.clear();
    for (std::size_t i = 0; i < axis.values.size(); ++i)
        places.push_back(static_cast<double>(i + 1));
    return places;
}

}  // namespace

std::size_t chartAxis(const SweepSpace& space)
{
    const auto found = std::ranges::find_if(space.axes(), [](const SweepAxis& axis) { return axis.values.size() > 1; });
    return found == space.axes().end() ? 0 : static_cast<std::size_t>(found - space.axes().begin());
}

ChartContent sweepChart(const SweepResults& results, std::size_t axis, const std::optional<SweepPoint>& present)
{
    const SweepAxis& swept = results.space().axes()[axis];
    bool areNumbers = false;
    const std::vector<double> places = placesOf(swept, areNumbers);
    std::map<double, std::pair<double, std::uint32_t>> best;  // by place: the figure and the value
    for (std::size_t row = 0; row < results.count(); ++row) {
        const SweepResult& result = results.at(row);
        if (!result.point || !result.isGood())
            continue;
        const std::uint32_t value = results.valueAt(row, axis);
        const auto [at, isNew] = best.try_emplace(places[value], *result.figure, value);
        if (!isNew && *result.figure < at->second.first)
            at->second.first = *result.figure;
    }
    ChartContent content;
    const auto smallest = std::ranges::min_element(best, {}, [](const auto& each) { return each.second.first; });
    const FigureUnit unit = unitOf(results.figure(), smallest == best.end() ? 0 : smallest->second.first);
    content.x = {.title = areNumbers ? axisTitle(swept) : SweepWords::tr("%1, as numbered in the table").arg(axisTitle(swept)),
                 .unit = {}};
    content.y = {.title = sweepFigureTitle(results.figure()), .unit = unit.name, .includesZero = true};
    ChartSeries series{.name = content.y.title, .slot = 3, .x = {}, .y = {}};
    series.style = areNumbers ? ChartSeries::Style::MarkedLine : ChartSeries::Style::Points;
    for (const auto& [place, figure] : best) {
        series.x.push_back(place);
        series.y.push_back(figure.first * unit.factor);
        if (present && (*present)[axis] == figure.second) {
            content.current = QPointF(place, figure.first * unit.factor);
            content.currentName = SweepWords::tr("current");
        }
    }
    content.series.push_back(std::move(series));
    if (smallest != best.end())
        content.notes.push_back({.at = QPointF(smallest->first, smallest->second.first * unit.factor),
                                 .text = SweepWords::tr("best: %1").arg(sweepValueText(swept.values[smallest->second.second]))});
    return content;
}

}  // namespace kd
