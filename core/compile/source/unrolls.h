// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/source/launchbounds.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// A `#pragma unroll` of a kernel's body. Places are bytes from the start of the text.
struct UnrollDirective {
    std::size_t begin = 0, end = 0;       ///< offsets of the directive, without what stands behind it in a comment
    int line = 1;                         ///< 1-based
    std::optional<std::uint32_t> factor;  ///< nothing: the whole loop
};

/// Finds the loops to unroll in the body of the kernel at `place` of `source`, in their order, at most 16. One whose factor is no
/// plain number is left out, as are those of functions that the kernel calls. There are none where the body does not end.
std::vector<UnrollDirective> unrollPlaces(std::string_view source, const KernelDefinition& place);

/// Smaller factors that are worth a try, largest first: half, a quarter and 1 of a number; 8, 4 and 1 of a whole loop.
std::vector<std::uint32_t> smallerUnrolls(const UnrollDirective& place);

/// "#pragma unroll 4"
std::string unrollText(std::uint32_t factor);
/// Gives the edit that puts unrollText() in its place.
BoundsEdit unrollEdit(const UnrollDirective& place, std::uint32_t factor);

}  // namespace kd
