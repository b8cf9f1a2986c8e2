// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweep/heatmap.h"

#include "ui/workbench/sweep/sweepwords.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace kd {
namespace {

constexpr double kMaxRatio = 5;  ///< colours end at that many times the best figure

QStringList valueTexts(const SweepAxis& axis)
{
    QStringList texts;
    for (const std::string& value : axis.values)
        texts << sweepValueText(value);
    return texts;
}

}  // namespace

QString axisTitle(const SweepAxis& axis)
{
    const QString name = QString::fromStdString(axis.name);
    switch (axis.kind) {
    case SweepAxis::Kind::Block:
        return SweepWords::tr("%1, threads").arg(name);
    case SweepAxis::Kind::Grid:
    case SweepAxis::Kind::Cluster:
        return SweepWords::tr("%1, blocks").arg(name);
    case SweepAxis::Kind::Shared:
        return SweepWords::tr("%1, bytes a block").arg(name);
    case SweepAxis::Kind::Carveout:
        return SweepWords::tr("%1, percent").arg(name);
    case SweepAxis::Kind::MaxRegisters:
        return SweepWords::tr("%1, registers a thread").arg(name);
    default:
        return name;
    }
}

std::optional<MapChoice> firstChoice(const SweepSpace& space)
{
    std::vector<std::size_t> varied;
    for (std::size_t i = 0; i < space.axes().size(); ++i) {
        if (space.axes()[i].values.size() > 1)
            varied.push_back(i);
    }
    if (varied.size() < 2)
        return std::nullopt;
    return MapChoice{.x = varied[0], .y = varied[1], .others = std::vector<std::optional<std::uint32_t>>(space.axes().size())};
}

HeatMap::HeatMap(const SweepResults& results, MapChoice choice) : m_choice(std::move(choice))
{
    const SweepAxis &x = results.space().axes()[m_choice.x], &y = results.space().axes()[m_choice.y];
    m_xTitle = axisTitle(x);
    m_yTitle = axisTitle(y);
    m_isTooLarge = x.values.size() > kMaxMapCells / std::max<std::size_t>(1, y.values.size());
    if (m_isTooLarge)
        return;
    m_x = valueTexts(x);
    m_y = valueTexts(y);
    m_cells.resize(x.values.size() * y.values.size());
    add(results);
}

void HeatMap::add(const SweepResults& results)
{
    for (; m_taken < results.count() && !m_isTooLarge; ++m_taken)
        take(results, m_taken);
    m_elected.reset();
    if (results.verdict() && !m_isTooLarge)
        m_elected = placeOf(results.space().at(results.verdict()->point));
}

void HeatMap::take(const SweepResults& results, std::size_t row)
{
    const SweepResult& result = results.at(row);
    if (!result.point)
        return;
    for (std::size_t axis = 0; axis < m_choice.others.size(); ++axis) {
        const std::optional<std::uint32_t>& wanted = m_choice.others[axis];
        if (axis != m_choice.x && axis != m_choice.y && wanted && *wanted != results.valueAt(row, axis))
            return;
    }
    const Place place{static_cast<int>(results.valueAt(row, m_choice.x)), static_cast<int>(results.valueAt(row, m_choice.y))};
    MapCell& cell = m_cells[indexOf(place)];
    const bool isBetter = result.isGood() && (!cell.isGood || *result.figure < *results.at(*cell.row).figure);
    if (cell.row && !isBetter)
        return;
    cell = {.row = row, .isGood = result.isGood()};
    if (!result.isGood())
        return;
    m_highest = std::max(m_highest.value_or(*result.figure), *result.figure);
    if (!m_lowest || *result.figure < *m_lowest) {
        m_lowest = result.figure;
        m_best = place;
    }
}

std::optional<HeatMap::Place> HeatMap::placeOf(const SweepPoint& point) const
{
    for (std::size_t axis = 0; axis < m_choice.others.size(); ++axis) {
        const std::optional<std::uint32_t>& wanted = m_choice.others[axis];
        if (axis != m_choice.x && axis != m_choice.y && wanted && *wanted != point[axis])
            return std::nullopt;
    }
    return Place{static_cast<int>(point[m_choice.x]), static_cast<int>(point[m_choice.y])};
}

double HeatMap::worstShown() const
{
    return m_lowest ? std::min(*m_highest, *m_lowest * kMaxRatio) : 0;
}

double HeatMap::goodness(double figure) const
{
    if (!m_lowest || *m_lowest <= 0 || worstShown() <= *m_lowest)
        return 1;
    const double share = std::log(figure / *m_lowest) / std::log(worstShown() / *m_lowest);
    return 1 - std::clamp(share, 0.0, 1.0);
}

}  // namespace kd
