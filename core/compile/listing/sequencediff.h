// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace kd {

/// Says which elements of two sequences have no partner in the other: the rest is a common subsequence of both.
struct SequenceDiff {
    std::vector<bool> removed;  ///< elements of the first
    std::vector<bool> added;    ///< elements of the second
    bool isMinimal = true;      ///< no longer common subsequence exists
};

/// E. W. Myers, "An O(ND) difference algorithm and its variations", Algorithmica 1 (1986), section 4b: the middle of a shortest
/// edit script is looked for from both ends, then each side by itself. Where more than `maxCost` differences on one side of a
/// middle are passed, the search is split where it came furthest instead (so does GNU diffutils), which bounds the time to
/// about (elements) x `maxCost`. Memory is linear; both together have fewer
/// than 2^30 elements.
SequenceDiff diffSequences(std::span<const std::uint32_t> before, std::span<const std::uint32_t> after, int maxCost = 256);

}  // namespace kd
