// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/racereport.h"

#include <array>
#include <cstdint>
#include <vector>

namespace kd::emulator {

/// Tells what the warps of a block can know of each other: vector clocks. An event is of a warp, or of what asynchronous copies
/// count in (an mbarrier): the n-th of its events, from 1. A warp knows of its own events, of what barriers and mbarriers handed
/// on to it, and behind a fence or an atomic operation, which may be half of a hand-over, of all so far. Warps are looked at as a
/// whole.
class BlockClocks {
public:
    using Source = std::uint32_t;  ///< a warp, or what addCounter() gave
    struct Event {
        Source source = 0;
        std::uint32_t time = 0;  ///< 0: has always been
    };

    /// `ticks`: accesses of warps are told by their time, see now().
    void blockBegins(std::uint32_t warps, bool ticks = false);
    Source addCounter();

    /// Stands for what a warp does from its last hand-over to its next one, which makes others know of it.
    Event now(std::uint32_t warp) const { return {warp, m_latest[warp] + 1}; }

    /// Something that `source` does now: a warp or a counter.
    Event happens(Source source);
    bool knows(std::uint32_t warp, const Event& event) const;

    /// All that the warps of `arrived` know, those of `waiting` know from now on: warps of a block, the first of which is `first`.
    void barrier(WarpMask arrived, WarpMask waiting, std::uint32_t first, std::uint32_t count);
    /// The warp knows of everything so far.
    void knowsAll(std::uint32_t warp);
    /// Hands on what a warp knows by way of a counter, and takes it.
    void release(std::uint32_t warp, Source counter);
    void acquire(std::uint32_t warp, Source counter);

private:
    using Times = std::vector<std::uint32_t>;  ///< by source
    static void merge(Times& into, const Times& from);

    std::uint32_t m_warps = 0;
    bool m_ticks = false;
    std::vector<Times> m_known;  ///< by source: what a warp knows, what a counter hands on
    Times m_latest;              ///< of all events
};

}  // namespace kd::emulator
