// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/gridtree.h"

#include <algorithm>

namespace kd::emulator {
namespace {

bool waitsFor(const GridPlace& later, const GridPlace& earlier)
{
    if (later.seen == nullptr)
        return false;
    const auto found = later.seen->find(earlier.stream);
    return found != later.seen->end() && found->second >= earlier.turn;
}

}  // namespace

void LaunchPoint::join(const LaunchPoint& other)
{
    acquired = std::max(acquired, other.acquired);
    for (const OfBlock& each : other.blocks) {
        const auto own = std::ranges::find(blocks, each.block, &OfBlock::block);
        if (own == blocks.end()) {
            blocks.push_back(each);
            continue;
        }
        for (std::size_t warp = 0; warp < own->known.size(); ++warp)
            own->known[warp] = std::max(own->known[warp], each.known[warp]);
    }
}

bool LaunchPoint::knows(std::uint32_t block, std::uint32_t warp, std::uint32_t interval) const
{
    const auto found = std::ranges::find(blocks, block, &OfBlock::block);
    return found != blocks.end() && interval < found->known[warp];
}

void GridTree::clear()
{
    m_grids.clear();
    m_blocks = 0;
    m_released = 0;
    ++m_epoch;
}

void GridTree::add(Grid grid, std::uint64_t blocks)
{
    if (grid.place.epoch != m_epoch)
        grid.place.parent = GridPlace::kNone;
    if (!m_grids.empty())
        m_grids.back().released = m_released.exchange(0);
    grid.firstBlock = m_blocks;
    m_blocks += blocks;
    m_grids.push_back(std::move(grid));
}

std::uint32_t GridTree::numberOf(std::uint32_t block) const
{
    const auto behind = std::ranges::upper_bound(m_grids, std::uint64_t{block}, {}, &Grid::firstBlock);
    return static_cast<std::uint32_t>(behind - m_grids.begin()) - 1;
}

// Of two that one grid launched.
bool GridTree::areOrdered(const GridPlace& a, const GridPlace& b)
{
    if (a.isTail || b.isTail)
        return true;
    if (!a.hasStream || !b.hasStream)
        return false;
    return a.stream == b.stream || waitsFor(a, b) || waitsFor(b, a);
}

bool GridTree::isBefore(std::uint32_t block, std::uint32_t warp, std::uint32_t interval, std::uint32_t acquired) const
{
    constexpr std::uint32_t kNone = GridPlace::kNone;
    std::uint32_t later = lastNumber(), earlier = numberOf(block), laterChild = kNone, earlierChild = kNone;
    const auto climb = [this](std::uint32_t& grid, std::uint32_t& child) {
        child = grid;
        grid = m_grids[grid].place.parent;
    };
    // A grid's number is larger than that of the one that launched it.
    while (later != earlier && later != kNone && earlier != kNone)
        later > earlier ? climb(later, laterChild) : climb(earlier, earlierChild);
    if (later != earlier)
        return true;  // one of them is of an epoch that is forgotten
    const GridPlace& place = m_grids[laterChild].place;
    const bool isKnown = earlierChild != kNone
        ? areOrdered(place, m_grids[earlierChild].place)
        : place.isTail || place.point == nullptr || place.point->knows(block, warp, interval);
    return isKnown || std::ranges::any_of(m_grids, [&](const Grid& grid) {
        return grid.released != 0 && grid.released <= acquired && grid.place.point != nullptr &&
            grid.place.point->knows(block, warp, interval);
    });
}

void GridTree::noteRelease(std::uint32_t time)
{
    std::uint32_t none = 0;
    m_released.compare_exchange_strong(none, time);
}

}  // namespace kd::emulator
