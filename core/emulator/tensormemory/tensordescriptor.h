// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/emulator/warpgroup/matrixdescriptor.h"

#include <cstdint>

namespace kd::emulator {

/// Tells where a matrix of tcgen05.mma or the source of tcgen05.cp lies in shared memory (PTX ISA 9.0, 9.7.16.4.1).
struct TensorDescriptor {
    MatrixDescriptor matrix;
    bool hasWideAtoms = false;  ///< 128 bytes are permuted in pieces of 32, and 4 lines make a tile
    /// The leading dimension is where the 128 bytes begin that a row goes on in.
    bool isLeadingAbsolute = false;

    /// The fields of the 64 bits that a kernel hands over.
    static TensorDescriptor of(std::uint64_t bits);
    /// What there is not in such bits; empty: nothing.
    /// `isOfThreePieces`: of a matrix whose rows have 48 bytes along K.
    static Message wrongOf(std::uint64_t bits, bool isOfThreePieces = false);

    /// Gives the offset in shared memory of a piece of 16 bytes, as MatrixDescriptor::pieceAt() does.
    std::uint32_t pieceAt(bool isTransposed, std::uint32_t line, std::uint32_t piece) const;
};

}  // namespace kd::emulator
