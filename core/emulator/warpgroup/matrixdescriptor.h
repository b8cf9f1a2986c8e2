// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace kd::emulator {

/// Tells where a matrix of `wgmma` lies in shared memory (PTX ISA 9.0, 9.7.15.5.1.2). Lengths are bytes.
struct MatrixDescriptor {
    std::uint32_t start = 0, leading = 0, stride = 0;
    std::uint32_t baseOffset = 0;  ///< rows of 128 bytes from which the pattern of the swizzle begins, 0 to 7
    std::uint32_t span = 1;        ///< 16-byte pieces that the swizzle permutes: 1 (there is none), 2, 4 or 8

    /// The fields of the 64 bits that a kernel hands over; every value of them means something.
    static MatrixDescriptor of(std::uint64_t bits);

    /// Gives the offset in shared memory of a piece of 16 bytes. Of a matrix whose K is contiguous: piece `piece` of line `line`,
    /// which is a row of A or a column of B. Of a transposed one: the elements 8 * `piece` and behind of all lines at position
    /// `line` along K.
    std::uint32_t pieceAt(bool isTransposed, std::uint32_t line, std::uint32_t piece) const;
};

}  // namespace kd::emulator
