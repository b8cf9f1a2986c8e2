// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/emulator/tensor/fragment.h"
#include "core/emulator/tensormemory/blockproduct.h"

#include <cstdint>

namespace kd::emulator {

/// What .kind of tcgen05.mma says of the types of A and B.
enum class ProductKind : std::uint8_t { F16, TF32, F8F6F4, I8, MxF8F6F4, MxF4, MxF4NvF4 };

/// One tcgen05.mma as it is written: what Instruction::immediate of it points to. Instruction::aux is the index of the list of its
/// operands, see ProductOperand; from[0] is the predicate enable-input-d.
struct TensorProductForm {
    ProductKind kind = ProductKind::F16;
    int blocks = 1;                  ///< .cta_group
    bool isWeightStationary = false; ///< .ws
    bool isFromCells = false;        ///< A is in tensor memory
    bool hasMask = false;            ///< of lanes that are not written
    bool isEnableNegated = false;    ///< enable-input-d is `!p`
    int scale = 0;                   ///< scale-input-d
    int factors = 0;                 ///< of a row of A, and of a column of B: 1, 2 or 4; 0: there are none

    bool isScaled() const { return factors != 0; }
    bool hasHalfBytes() const { return kind == ProductKind::MxF4 || kind == ProductKind::MxF4NvF4; }
    int depth() const;               ///< K
    friend bool operator==(const TensorProductForm&, const TensorProductForm&) = default;
};

/// The operands in the list of a tcgen05.mma; the words of the mask follow.
enum ProductOperand : std::uint32_t { kProductD, kOffsetOfD, kProductA, kOffsetOfA, kProductB, kDescriptor, kFactorsOfA,
                                      kOffsetOfFactorsA, kFactorsOfB, kOffsetOfFactorsB, kMaskOfLanes };

/// The instruction descriptor of tcgen05.mma (PTX ISA 9.0, 9.7.16.4.2).
struct ProductDescriptor {
    int m = 0, n = 0;
    Element a = Element::F16, b = Element::F16;
    bool isHalf = false, saturates = false;
    bool isNegativeA = false, isNegativeB = false, isTransposedA = false, isTransposedB = false;
    ScaleType factorType = ScaleType::UE8M0;
    int firstFactorOfA = 0, firstFactorOfB = 0;  ///< byte of a cell

    /// Reads its 32 bits. Says what there is not; empty: nothing.
    static Message read(const TensorProductForm& form, std::uint32_t bits, ProductDescriptor& found);
};

/// Where the rows of D lie in the tensor memory of each block (PTX ISA 9.0, 9.7.16.10.5): columns are divided into parts, which
/// lie in lanes one part behind the other.
struct ProductLayout {
    int rows = 0;             ///< of a block
    int parts = 1;            ///< of the columns
    bool isScattered = false; ///< 16 rows in every 32 lanes

    static ProductLayout of(const TensorProductForm& form, const ProductDescriptor& descriptor);
    int laneOf(int row, int part) const { return isScattered ? row / 16 * 32 + row % 16 : row + rows * part; }
};

}  // namespace kd::emulator
