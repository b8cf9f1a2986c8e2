// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/sweep/sweepresults.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace kd {

/// A map of more cells is not drawn; the table has them all.
inline constexpr std::size_t kMaxMapCells = 200'000;

/// Which two axes a map shows, and what the others are.
struct MapChoice {
    std::size_t x = 0, y = 1;
    std::vector<std::optional<std::uint32_t>> others;  ///< one an axis: nothing stands for the best of all its values

    friend bool operator==(const MapChoice&, const MapChoice&) = default;
};

/// The first two axes with more than one value across and up; nothing where there are not two.
std::optional<MapChoice> firstChoice(const SweepSpace& space);

/// One point, or the best of several that differ in axes that the map does not show.
struct MapCell {
    std::optional<std::size_t> row;  ///< of the results; nothing: not measured
    bool isGood = false;             ///< it has a figure
};

/// The figures of a sweep over two of its axes. Grows with the results: what is there already is not looked at again.
class HeatMap {
public:
    HeatMap() = default;
    /// At most kMaxMapCells of them: isTooLarge() where there would be more.
    HeatMap(const SweepResults& results, MapChoice choice);
    /// Takes those results in that came since.
    void add(const SweepResults& results);

    /// Where a cell is: the numbers of its two values.
    struct Place {
        int x = 0, y = 0;
        friend bool operator==(const Place&, const Place&) = default;
    };
    const MapChoice& choice() const { return m_choice; }
    bool isTooLarge() const { return m_isTooLarge; }
    bool isEmpty() const { return m_cells.empty(); }
    const QString& xTitle() const { return m_xTitle; }
    const QString& yTitle() const { return m_yTitle; }
    const QStringList& x() const { return m_x; }
    const QStringList& y() const { return m_y; }  ///< from below
    const MapCell& at(int x, int y) const { return m_cells[indexOf({x, y})]; }
    /// The cell of a point; nothing where the choice leaves it out.
    std::optional<Place> placeOf(const SweepPoint& point) const;
    /// The smallest figure shown and the largest; nothing where there is none.
    std::optional<double> lowest() const { return m_lowest; }
    std::optional<double> highest() const { return m_highest; }
    /// The cell of the point that the sweep's verdict elected, where it is shown, else of the smallest figure.
    std::optional<Place> best() const { return m_elected ? m_elected : m_best; }
    /// How good a figure is, 1 of the best one to 0 of those five times as large or more; by ratio.
    double goodness(double figure) const;
    /// The figure that goodness() gives 0 for.
    double worstShown() const;

private:
    std::size_t indexOf(const Place& place) const
    {
        return static_cast<std::size_t>(place.y) * static_cast<std::size_t>(m_x.size()) + static_cast<std::size_t>(place.x);
    }
    void take(const SweepResults& results, std::size_t row);

    MapChoice m_choice;
    QString m_xTitle, m_yTitle;
    QStringList m_x, m_y;
    std::vector<MapCell> m_cells;
    std::size_t m_taken = 0;
    std::optional<double> m_lowest, m_highest;
    std::optional<Place> m_best, m_elected;
    bool m_isTooLarge = false;
};

/// "block, threads".
QString axisTitle(const SweepAxis& axis);

}  // namespace kd
