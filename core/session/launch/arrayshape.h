// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/data/elementtype.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace kd {

/// What a CUDA array was made of, of which a launch has textures or surfaces; its contents are a buffer of the launch. Sizes are
/// elements, format and flags the numbers of CUDA's enumerations (cuda.h: CUDA_ARRAY3D_DESCRIPTOR).
struct ArrayShape {
    std::uint32_t number = 0;  ///< names it, in the objects that are of it
    std::uint32_t width = 1;
    std::uint32_t height = 0;  ///< 0: it has one dimension
    std::uint32_t depth = 0;   ///< layers of a layered one; 0: it has no third dimension
    std::uint32_t format = 0;
    std::uint32_t channels = 1;
    std::uint32_t flags = 0;
    std::uint32_t levels = 0;  ///< of a mipmapped array; 0: it is none

    /// The type of its channels.
    ElementType type() const;
    /// Bytes of one element, all channels.
    std::uint32_t texelBytes() const;
    /// Width, rows and slices of a level, each 1 at least.
    std::array<std::uint32_t, 3> extent(std::uint32_t level) const;
    /// Bytes of all levels, the largest first, each without gaps: rows, slices.
    std::uint64_t bytes() const;
    friend bool operator==(const ArrayShape&, const ArrayShape&) = default;
};

/// Reads "0 width=32 height=16 depth=0 format=32 channels=1 flags=2 levels=0": the array's number, and what it was made of, within
/// what a driver may take. Throws RuntimeError without a subject.
ArrayShape parseArrayShape(std::string_view text);
/// The text that parseArrayShape() reads.
std::string toText(const ArrayShape& shape);

}  // namespace kd
