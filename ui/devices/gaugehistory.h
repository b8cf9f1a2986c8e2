// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <deque>
#include <optional>

namespace kd {

/// The last minute of one gauge.
class GaugeHistory {
public:
    static constexpr qint64 kSpan = 60'000;  ///< ms

    struct Point {
        qint64 when = 0;              ///< ms of any clock that never goes back
        std::optional<double> value;  ///< nothing: it was not known then, and the curve has a gap
    };

    /// `when` is later than that of the point before.
    void add(qint64 when, std::optional<double> value);
    void clear() { m_points.clear(); }
    /// Oldest first; the newest is at most kSpan behind the oldest.
    const std::deque<Point>& points() const { return m_points; }
    std::optional<double> newest() const { return m_points.empty() ? std::nullopt : m_points.back().value; }
    std::optional<double> most() const;

private:
    std::deque<Point> m_points;
};

}  // namespace kd
