// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/tensor/matrixform.h"

#include <cstddef>
#include <cstdint>

namespace kd::emulator {

inline constexpr int kWarpsOfGroup = 4;
inline constexpr int kRowsOfWarp = 16;         ///< of the 64 of A and D that a warp of a group has
inline constexpr int kMaxColumns = 256;       ///< N
inline constexpr int kPieceBytes = 16;         ///< shared memory is read in pieces of these

/// One product of a warpgroup, D = A * B + D, as each of its warps does it for 16 rows of A and D: what Instruction::immediate of
/// `wgmma.mma_async` points to. Instruction::aux is the index of the list of D, that of A follows where it has registers; from[0]
/// is the descriptor of A, from[1] that of B, from[2] the predicate scale-d, from[3] the metadata of a sparse A.
///
/// Its arithmetic is that of MatrixForm. An H200 gives the same bits where sums are exact; else it was within 2^-22 of the largest
/// of D and the products, and within 2^-10 for floats of 8 bits, besides the rounding to D (tests/data/emulator/wgmma-sm90.json).
struct WarpgroupForm {
    /// The product of one warp: its shape has K as A has it. `a` says where A lies in registers; b, c and d are not used, since N
    /// may be larger than fragments are.
    MatrixForm matrix;
    Element elementB = Element::F16, elementD = Element::F32;
    bool isFromRegisters = false;                     ///< A
    bool isTransposedA = false, isTransposedB = false;
    bool isNegativeA = false, isNegativeB = false;
    bool isScaleNegated = false;                      ///< scale-d is `!p`

    int columns() const { return matrix.shape.n; }
    int registersOfD() const { return matrix.shape.n / (elementD == Element::F16 ? 4 : 2); }
    /// Positions along K of B.
    int depthOfB() const { return matrix.shape.k * (matrix.isSparse ? 2 : 1); }
    /// Lines and pieces a line as MatrixDescriptor::pieceAt counts them.
    int linesOfA() const { return isTransposedA ? matrix.shape.k : kRowsOfWarp; }
    int piecesOfA() const { return isTransposedA ? kRowsOfWarp / 8 : pieces(matrix.shape.k); }
    int linesOfB() const { return isTransposedB ? depthOfB() : matrix.shape.n; }
    int piecesOfB() const { return isTransposedB ? matrix.shape.n / 8 : pieces(depthOfB()); }

    friend bool operator==(const WarpgroupForm&, const WarpgroupForm&) = default;

private:
    int pieces(int depth) const { return depth * elementBits(matrix.a.element) / 8 / kPieceBytes; }
};

inline constexpr int kMaxPiecesOfA = 2 * kRowsOfWarp, kMaxPiecesOfB = 4 * kMaxColumns;

/// What one warp multiplies. Pieces stand line by line.
struct WarpgroupProduct {
    const WarpgroupForm& form;
    const Slot *d, *a;                  ///< lists of registers
    const std::byte* const* piecesOfA;  ///< where A is not in registers
    const std::byte* const* piecesOfB;
    Slot metadata = 0;
    bool addsD = true;
};

/// Handlers for all 32 lanes of a warp.
struct WarpgroupHandlers {
    void (*floats)(const WarpgroupProduct&, const WarpRegisters&);
    void (*integers)(const WarpgroupProduct&, const WarpRegisters&);
    void (*bits)(const WarpgroupProduct&, const WarpRegisters&);
};

// Compiled once for each instruction set; both give the same results.
namespace generic {
extern const WarpgroupHandlers kWarpgroupHandlers;
}
namespace avx2 {
extern const WarpgroupHandlers kWarpgroupHandlers;
}

}  // namespace kd::emulator
