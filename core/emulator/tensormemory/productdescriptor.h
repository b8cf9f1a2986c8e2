// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/emulator/tensor/fragment.h"
#include "core/emulator/tensormemory/blockproduct.h"

#include <array>
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
    bool isSparse = false;           ///< .sp: A has half of the elements of its rows, and metadata says which
    bool isFromCells = false;        ///< A is in tensor memory
    bool isShifted = false;          ///< .ashift: behind the product, A is shifted as by tcgen05.shift
    bool hasMask = false;            ///< of lanes that are not written
    bool hasZeroColumns = false;     ///< an operand says which columns of B are 0
    bool isEnableNegated = false;    ///< enable-input-d is `!p`
    int scale = 0;                   ///< scale-input-d
    /// Those of a row of A, and of a column of B: 1, 2 or 4, but where K is 96; 0: there are none.
    int factors = 0;

    bool isScaled() const { return factors != 0; }
    bool hasHalfBytes() const { return kind == ProductKind::MxF4 || kind == ProductKind::MxF4NvF4; }
    int elementsOfPiece() const;     ///< along K, in 16 bytes of shared memory
    friend bool operator==(const TensorProductForm&, const TensorProductForm&) = default;
};

/// The operands in the list of a tcgen05.mma; the words of the mask follow.
enum ProductOperand : std::uint32_t { kProductD, kOffsetOfD, kProductA, kOffsetOfA, kProductB, kDescriptor, kMetadata,
                                      kOffsetOfMetadata, kFactorsOfA, kOffsetOfFactorsA, kFactorsOfB, kOffsetOfFactorsB,
                                      kZeroColumns, kMaskOfLanes };

/// The instruction descriptor of tcgen05.mma (PTX ISA 9.0, 9.7.16.4.2).
struct ProductDescriptor {
    int m = 0, n = 0;
    int depth = 0;                   ///< K
    int factors = 0;                 ///< of a row of A, and of a column of B
    int selector = 0;                ///< of a sparse A: column of the metadata, from its address on
    int maxShift = 0;                ///< columns that ZeroColumns may shift
    Element a = Element::F16, b = Element::F16;
    bool isHalf = false, saturates = false;
    bool isNegativeA = false, isNegativeB = false, isTransposedA = false, isTransposedB = false;
    ScaleType factorType = ScaleType::UE8M0;
    int firstFactorOfA = 0, firstFactorOfB = 0;  ///< byte of a cell

    /// Reads its 32 bits. Says what there is not; empty: nothing.
    static Message read(const TensorProductForm& form, std::uint32_t bits, ProductDescriptor& found);
};

/// Which columns of B are taken for 0, and how far on B begins: the zero-column mask descriptor of tcgen05.mma.ws (PTX ISA 9.0,
/// 9.7.16.4.3). The spans are those of the manual's examples, which have it that "skip" columns are 0 and "use" columns are not;
/// the words of its table have it the other way.
struct ZeroColumns {
    static constexpr int kMaxParts = 4;
    bool isAny = false;
    std::array<int, kMaxParts> first{};             ///< by part of the columns: place in its first span that it begins at
    std::array<bool, kMaxParts> beginsWithZeros{};  ///< by part: its pattern does
    int zeros = 1, used = 1;                        ///< columns of a span
    int shift = 0;                                  ///< columns of B that are left out before the first

    /// Reads its 64 bits, for an M. Says what there is not; empty: nothing.
    static Message read(const ProductDescriptor& descriptor, std::uint64_t bits, ZeroColumns& found);
    bool isZero(int part, int columnOfPart) const;
};

/// Where the rows of D lie in the tensor memory of each block (PTX ISA 9.0, 9.7.16.10.5): columns are divided into parts, which
/// lie in lanes one part behind the other.
struct ProductLayout {
    int rows = 0;             ///< of a block
    int parts = 1;            ///< of the columns
    bool isScattered = false; ///< 16 rows in every 32 lanes

    static ProductLayout of(const TensorProductForm& form, const ProductDescriptor& descriptor);
    /// Counted from the lane of the address.
    int laneOf(int row, int part) const { return isScattered ? row / 16 * 32 + row % 16 : row + rows * part; }
};

/// Where the metadata of a sparse A lies (PTX ISA 9.0, 9.7.16.10.8): 4 bits tell of each chunk of a row, which is 4 elements, of
/// tf32 2, of 4-bit elements 4 pairs. The manual has this in figures; the numbers are those that CUTLASS's layouts give.
struct ProductMetadata {
    bool isOfWideElements = false;  ///< of 16 and 32 bits: rows 8 apart share a cell, and chunks 4 apart have lanes 8 apart
    int elements = 4;               ///< of a chunk, of A in its full width

    static ProductMetadata of(const TensorProductForm& form);
    /// Columns that a product reads.
    int columns() const { return isOfWideElements ? 1 : 2; }
    /// Where the bits of a chunk of the row that has lane `lane` are; lanes and columns count from the address.
    struct Place {
        int lane = 0, column = 0, firstBit = 0;
    };
    Place placeOf(int lane, int chunk) const;
    /// The 4 bits mean something.
    bool isCode(std::uint32_t code) const;
    /// Which element of the full row the stored element `at` is.
    int columnOf(std::uint32_t code, int at) const;
    int chunkOf(int at) const { return at / (elements / 2); }
};

}  // namespace kd::emulator
