// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/gaugehistory.h"

#include <algorithm>

namespace kd {

void GaugeHistory::add(qint64 when, std::optional<double> value)
{
    m_points.push_back({when, value});
    while (m_points.front().when < when - kSpan)
        m_points.pop_front();
}

std::optional<double> GaugeHistory::most() const
{
    std::optional<double> most;
    for (const Point& point : m_points)
        if (point.value)
            most = std::max(most.value_or(*point.value), *point.value);
    return most;
}

}  // namespace kd
