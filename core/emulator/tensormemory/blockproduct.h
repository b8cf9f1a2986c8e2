// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/tensor/fragment.h"

#include <cstdint>
#include <vector>

namespace kd::emulator {

/// One product of matrices, D = A * B or D = A * B + D * 2^-scale, for a part of the rows and columns of a tcgen05.mma.
///
/// Its arithmetic. Integers are exact: the sum with D wraps, or is limited to what 32 bits hold. Products of floats are exact, and
/// so is what scale factors make of their elements; D, then the products in the order of K, are summed in double precision, and the
/// sum is rounded once to D, to nearest even. The manual leaves order and rounding open; no GPU has been compared.
struct BlockProduct {
    int rows = 0, columns = 0, depth = 0;
    int depthOfA = 0;           ///< elements of a row of A as it is given: less than `depth` where A is sparse
    Element a = Element::F16, b = Element::F16;
    bool isNegativeA = false, isNegativeB = false;
    bool isHalf = false;        ///< D has 16 bits in the lower half of a cell, whose upper half becomes 0
    bool saturates = false;
    bool addsD = true;
    int scale = 0;              ///< D is divided by 2 to the power of this before
    const std::uint32_t* bitsOfA = nullptr;  ///< elements, row by row
    const std::uint32_t* bitsOfB = nullptr;  ///< column by column
    /// Which position along K each element of A is at, row by row: no product is made of the others. Null: A is not sparse.
    const std::uint8_t* placesOfA = nullptr;
    /// Factors of `block` elements along K each, row by row and column by column; null: there are none.
    const double *factorsOfA = nullptr, *factorsOfB = nullptr;
    int block = 0;
    std::uint32_t* d = nullptr;  ///< cells, row by row
};

/// Handlers of whole products.
struct BlockProductHandlers {
    void (*floats)(const BlockProduct&);
    void (*integers)(const BlockProduct&);
    /// The value of a factor of 8 bits.
    double (*factor)(ScaleType, std::uint32_t bits);
};

// Compiled once for each instruction set; both give the same results.
namespace generic {
extern const BlockProductHandlers kBlockProductHandlers;
}
namespace avx2 {
extern const BlockProductHandlers kBlockProductHandlers;
}

}  // namespace kd::emulator
