// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/comparisonsigns.h"

#include "core/base/units.h"
#include "core/measure/nvml.h"

#include <algorithm>

namespace kd {
namespace {

constexpr Seconds kBetweenClocks{0.25};

}  // namespace

void SignReader::read()
{
    const auto now = std::chrono::steady_clock::now();
    if (m_last && now - *m_last < kBetweenClocks)
        return;
    m_last = now;
    const Json clocks = m_clocks.read();
    if (const auto clock = clocks.find("smMHz"); clocks.is_object() && clock != clocks.end())
        m_signs.smClocks.push_back(clock->get<double>());
    if (!clocks.is_object() || !clocks.contains("throttleReasons"))
        return;
    for (const Json& reason : clocks["throttleReasons"]) {
        const auto word = reason.get<std::string>();
        const bool isThrottling = !isIdleReason(word) && !isSettingReason(word);
        if (isThrottling && std::ranges::find(m_signs.throttling, word) == m_signs.throttling.end())
            m_signs.throttling.push_back(word);
    }
}

const DeviceSigns& SignReader::finish()
{
    m_last.reset();
    read();
    m_work = m_neighbours.work();
    m_signs.hasOtherProcess = m_work.value_or(false);
    return m_signs;
}

Json SignReader::receipt() const
{
    return {{"smMHz", m_signs.smClocks},
            {"throttling", m_signs.throttling},
            {"otherProcess", m_work ? Json(*m_work) : Json()},
            {"missing", m_clocks.missing().empty() ? Json() : Json(m_clocks.missing().english())},
            {"driverRelease", m_clocks.driverRelease()}};
}

}  // namespace kd
