// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace kd {

/// What the places of differences have in common.
struct DifferencePattern {
    enum class Kind {
        None,           ///< there are no differences
        Single,         ///< one element: `first`
        All,            ///< every element
        AllButFirst,    ///< every element from `first` on
        Tail,           ///< every element from `first` to the end, which begins at a multiple of `period` (0: at none)
        Run,            ///< every element from `first` to `last`; `period` elements are one warp or block there, 0: neither
        EveryNth,       ///< the elements `phase`, `phase` + `period`, … up to `last`
        Lanes,          ///< in each group of `period` elements those of `lanes`: lanes of warps, threads of blocks
        Rows,           ///< whole rows: `lanes`
        Columns,        ///< whole columns: `lanes`
        Tile,           ///< the rectangle from (`firstRow`, `firstColumn`) to (`lastRow`, `lastColumn`)
        Border,         ///< the elements within `period` of the edge
        Shifted,        ///< the values are right, but `shift` elements away: element i holds what belongs to i + shift
        Transposed,     ///< the values are right, but rows and columns are exchanged
        Scattered       ///< none of those
    };
    Kind kind = Kind::None;
    std::uint64_t first = 0, last = 0;
    std::uint64_t period = 0, phase = 0;
    std::vector<std::uint64_t> lanes;  ///< ascending; the first 32 of them
    std::uint64_t laneCount = 0;       ///< of all
    std::uint64_t firstRow = 0, lastRow = 0, firstColumn = 0, lastColumn = 0;
    std::int64_t shift = 0;
    std::uint64_t differing = 0;   ///< differing elements that were looked at
    std::uint64_t explained = 0;   ///< those of them that the pattern names
    std::uint64_t named = 0;       ///< elements that the pattern names; of Shifted and Transposed those that were compared
    friend bool operator==(const DifferencePattern&, const DifferencePattern&) = default;
};

/// What a pattern is looked for in.
struct PatternInput {
    /// Ascending indexes of elements that differ; where there are many, those of the first `examined` elements.
    std::span<const std::uint64_t> differing;
    std::uint64_t examined = 0;
    std::uint64_t count = 0;         ///< elements in all
    std::uint64_t columns = 0;       ///< length of a row; 0: the elements are one row
    std::uint64_t blockThreads = 0;  ///< threads of a block of the launch; 0: not known
    /// Whether the element holds the value that the other one should have. Empty: not looked at.
    std::function<bool(std::uint64_t element, std::uint64_t other)> holdsValueOf = {};
};

/// Names the simplest pattern that explains 19 of 20 differing elements and names no more than it explains by as much.
DifferencePattern findPattern(const PatternInput& input);

/// One sentence with the numbers: "One of every 32 elements differs, from element 5 to 9989: 312 of 312…"; empty where there are
/// no differences.
Message patternText(const DifferencePattern& pattern);

}  // namespace kd
