// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace kd {

/// Says on which SM a block ran, and from when to when.
struct BlockSpan {
    std::uint32_t block = 0;            ///< ctaid.x + nctaid.x * (ctaid.y + nctaid.y * ctaid.z)
    std::uint32_t sm = 0;               ///< %smid
    std::uint32_t place = 0;             ///< place on that SM: blocks that overlap by more than a tick of the clock have
                                        ///< different ones, the lowest that was free
    std::uint64_t begin = 0, end = 0;   ///< nanoseconds since the first block began; end >= begin

    std::uint64_t length() const { return end - begin; }
    friend bool operator==(const BlockSpan&, const BlockSpan&) = default;
};

/// What the blocks of one launch did, as their stamps tell (core/timeline/blockstamps.h).
struct BlockTimeline {
    std::vector<BlockSpan> spans;       ///< by their beginning, of equal ones by their block
    std::uint64_t duration = 0;         ///< nanoseconds from the first beginning to the last end
    std::uint64_t resolution = 0;       ///< nanoseconds: what all differences of stamps are multiples of; 0: they are all equal
    std::uint32_t multiprocessors = 0;  ///< SMs that ran blocks
    std::uint32_t places = 0;            ///< blocks that one SM ran at a time, at most
    /// Blocks that did not end, or began on no SM: their threads ended otherwise than the kernel does.
    std::uint64_t unstamped = 0;
};

/// Reads the stamps of `stamps.size() / 3` blocks. What a kernel overwrote is unstamped; nothing is refused.
BlockTimeline timelineOf(std::span<const std::uint64_t> stamps);

}  // namespace kd
