// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/occupancy/occupancychart.h"

#include "ui/common/format.h"
#include "ui/occupancy/occupancytext.h"

#include <algorithm>

namespace kd {
namespace {

using Curve = OccupancyChart::Curve;

constexpr double kPercent = 100;
constexpr double kMilli = 1e-3, kMicro = 1e-6;

/// The axis of the input, and what of it the kernel has.
struct CurveAxis {
    ChartAxis axis;
    const OccupancyCurve* curve = nullptr;
    double offset = 0;  ///< added to a point's value, in its unit
    double unit = 1;    ///< a point's values in one unit of the axis
    double now = 0;     ///< in the axis' unit
    std::string step;   ///< OccupancyStep::resource
};

CurveAxis axisOf(const OccupancyAnswer& answer, Curve curve)
{
    const OccupancyInput& input = answer.input;
    if (curve == Curve::Threads)
        return {.axis = {.title = OccupancyChart::tr("Threads per block"), .step = 256, .lower = 0, .upper = 1040},
                .curve = &answer.curves.threads,
                .now = static_cast<double>(input.threads),
                .step = "threads"};
    if (curve == Curve::Registers)
        return {.axis = {.title = OccupancyChart::tr("Registers per thread"), .step = 64, .lower = 0, .upper = 260},
                .curve = &answer.curves.registers,
                .now = static_cast<double>(input.registers),
                .step = "registers"};
    // Static and dynamic bytes together, as far as a block can have them.
    const double most = answer.curves.shared.points.empty() ? kKibibyte : answer.curves.shared.points.back().value;
    return {.axis = {.title = OccupancyChart::tr("Shared memory per block"),
                     .unit = QStringLiteral("KiB"),
                     .step = 16,
                     .lower = 0,
                     .upper = most / kKibibyte},
            .curve = &answer.curves.shared,
            .offset = static_cast<double>(input.staticShared),
            .unit = kKibibyte,
            .now = (static_cast<double>(input.staticShared) + input.dynamicShared) / kKibibyte,
            .step = "shared"};
}

ChartSeries stepsOf(const CurveAxis& axis)
{
    ChartSeries series{
        .name = OccupancyChart::tr("Occupancy"), .slot = 1, .style = ChartSeries::Style::StepBefore, .isFilled = true};
    for (const OccupancyCurve::Point& point : axis.curve->points) {
        const double x = (point.value + axis.offset) / axis.unit;
        if (x > *axis.axis.upper)
            break;
        series.x.push_back(x);
        series.y.push_back(kPercent * point.occupancy);
    }
    return series;
}

/// Where fewer registers would do more, best first come the fewest: "≤ 40: 75 %".
void addRegisterNotes(const OccupancyAnswer& answer, ChartContent& content)
{
    double level = answer.result.occupancy;
    const std::vector<OccupancyCurve::Point>& points = answer.curves.registers.points;
    for (auto point = points.rbegin(); point != points.rend(); ++point) {
        if (point->value >= answer.input.registers || point->occupancy <= level)
            continue;
        level = point->occupancy;
        content.notes.push_back({{static_cast<double>(point->value), kPercent * level},
                                 OccupancyChart::tr("≤ %1: %2").arg(formatCount(point->value), typeset(formatPercent(level)))});
    }
}

void addStepNotes(const OccupancyAnswer& answer, const CurveAxis& axis, ChartContent& content)
{
    for (const OccupancyStep& step : answer.steps) {
        if (step.resource != axis.step)
            continue;
        const double x = step.value / axis.unit;
        const QString value =
            axis.unit > 1 ? OccupancyChart::tr("≤ %1").arg(typeset(formatBytes(step.value))) : formatCount(step.value);
        content.notes.push_back(
            {{x, kPercent * step.occupancy}, OccupancyChart::tr("%1: %2").arg(value, typeset(formatPercent(step.occupancy)))});
    }
}

void addTimes(const std::vector<MeasuredTime>& times, ChartContent& content)
{
    if (times.empty())
        return;
    const double longest = std::ranges::max(times, {}, &MeasuredTime::seconds).seconds;
    const bool isMilli = longest >= kMilli;
    content.right = ChartAxis{
        .title = OccupancyChart::tr("Time"), .unit = isMilli ? QStringLiteral("ms") : QStringLiteral("µs"), .includesZero = true};
    ChartSeries series{.name = OccupancyChart::tr("Time"), .slot = 3, .style = ChartSeries::Style::MarkedLine, .isOnRight = true};
    for (const MeasuredTime& time : times) {
        series.x.push_back(time.threads);
        series.y.push_back(time.seconds / (isMilli ? kMilli : kMicro));
    }
    content.series.push_back(std::move(series));
}

}  // namespace

ChartContent occupancyCurve(const OccupancyAnswer& answer, OccupancyChart::Curve curve, bool isCompact)
{
    const CurveAxis axis = axisOf(answer, curve);
    ChartContent content{.x = axis.axis,
                         .y = {.title = OccupancyChart::tr("Occupancy"),
                               .unit = QStringLiteral("%"),
                               .includesZero = true,
                               .step = 25,
                               .lower = 0,
                               .upper = 108}};
    content.series.push_back(stepsOf(axis));
    const double now = kPercent * answer.result.occupancy;
    content.current = QPointF(std::min(axis.now, *axis.axis.upper), now);
    if (isCompact)
        return content;
    if (curve == Curve::Registers)
        addRegisterNotes(answer, content);
    else
        addStepNotes(answer, axis, content);
    const QString here = curve == Curve::Shared && answer.canRun()
        ? OccupancyChart::tr("free up to %1").arg(typeset(formatBytes(answer.sharedAtSameOccupancy)))
        : OccupancyChart::tr("%1: %2").arg(formatCount(curve == Curve::Threads ? answer.input.threads : answer.input.registers),
                                           typeset(formatPercent(answer.result.occupancy)));
    content.currentName = here;
    return content;
}

void OccupancyChart::setAnswer(const OccupancyAnswerPointer& answer, bool isStale, const std::vector<MeasuredTime>& times)
{
    ChartContent content;
    if (answer && answer->limits != nullptr)
        content = occupancyCurve(*answer, m_curve, m_isCompact);
    if (m_curve == Curve::Threads && !m_isCompact)
        addTimes(times, content);
    content.isStale = isStale;
    setContent(std::move(content));
}

}  // namespace kd
