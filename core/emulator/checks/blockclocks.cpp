// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/blockclocks.h"

#include <algorithm>

namespace kd::emulator {

void BlockClocks::merge(Times& into, const Times& from)
{
    into.resize(std::max(into.size(), from.size()));
    for (std::size_t i = 0; i < from.size(); ++i)
        into[i] = std::max(into[i], from[i]);
}

void BlockClocks::blockBegins(std::uint32_t warps, bool ticks)
{
    m_warps = warps;
    m_ticks = ticks;
    m_known.assign(warps, {});
    m_latest.assign(warps, 0);
}

BlockClocks::Source BlockClocks::addCounter()
{
    m_known.emplace_back();
    m_latest.push_back(0);
    return static_cast<Source>(m_known.size() - 1);
}

BlockClocks::Event BlockClocks::happens(Source source)
{
    Times& own = m_known[source];
    own.resize(std::max<std::size_t>(own.size(), source + 1));
    own[source] = ++m_latest[source];
    return {source, own[source]};
}

bool BlockClocks::knows(std::uint32_t warp, const Event& event) const
{
    const Times& known = m_known[warp];
    return event.time == 0 || (event.source < known.size() && known[event.source] >= event.time);
}

void BlockClocks::barrier(WarpMask arrived, WarpMask waiting, std::uint32_t first, std::uint32_t count)
{
    Times all;
    for (std::uint32_t warp = 0; warp < count; ++warp) {
        if ((arrived >> warp & 1) == 0)
            continue;
        if (m_ticks)
            happens(first + warp);
        merge(all, m_known[first + warp]);
    }
    for (std::uint32_t warp = 0; warp < count; ++warp)
        if ((waiting >> warp & 1) != 0)
            merge(m_known[first + warp], all);
}

void BlockClocks::knowsAll(std::uint32_t warp)
{
    for (std::uint32_t other = 0; m_ticks && other < m_warps; ++other)
        happens(other);
    merge(m_known[warp], m_latest);
}

void BlockClocks::release(std::uint32_t warp, Source counter)
{
    if (m_ticks)
        happens(warp);
    merge(m_known[counter], m_known[warp]);
}

void BlockClocks::acquire(std::uint32_t warp, Source counter)
{
    merge(m_known[warp], m_known[counter]);
}

}  // namespace kd::emulator
