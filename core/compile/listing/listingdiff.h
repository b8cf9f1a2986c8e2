// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/listing/listing.h"

#include <cstdint>
#include <vector>

namespace kd {

/// Lines that stand together in the difference of two listings.
struct ListingRun {
    enum class Kind : std::uint8_t { Kept, Added, Removed };
    Kind kind = Kind::Kept;
    /// Kept, Removed: index of the first in the older listing's lines; Added: in front of which they came
    std::uint32_t before = 0;
    std::uint32_t after = 0;   ///< Kept, Added: likewise in the newer; Removed: in front of which they were
    std::uint32_t count = 0;   ///< lines; at least 1
};

/// The difference of two listings.
struct ListingDiff {
    /// in the order they are to be shown: that of the newer listing; every line of both is in one run
    std::vector<ListingRun> runs;
    std::uint32_t addedInstructions = 0;
    std::uint32_t removedInstructions = 0;
    bool isMinimal = true;  ///< false when a part was so different that a shorter difference was not looked for

    bool isEmpty() const { return addedInstructions == 0 && removedInstructions == 0; }
};

/// Function by function, those of one lowered name against each other. Lines are alike when their text is, but for the
/// numbers of labels (".L_x_3", "$L__BB0_7"). An empty listing is one without lines. E. W. Myers, "An O(ND) difference
/// algorithm and its variations", Algorithmica 1 (1986), in linear space; beyond a number of differences the search splits
/// where it came furthest, as GNU diff does, which bounds its cost: 100,000 lines against 100,000 others take under a second.
ListingDiff diffListings(const Listing& before, const Listing& after);

}  // namespace kd
