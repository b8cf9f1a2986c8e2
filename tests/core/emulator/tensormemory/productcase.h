// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tensorkernel.h"
#include "tests/core/emulator/tensor/referencenumbers.h"

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace tensormemorytest {

/// One tcgen05.mma with all that its kernel is given. What is in shared memory and in tensor memory follows from `name`.
struct ProductCase {
    std::string name;
    const char* kind;                  ///< "f16"
    tensortest::Format a, b, d;
    int m = 128, n = 64;
    int blocks = 1;
    int swizzleA = 0, swizzleB = 0;    ///< bytes
    bool isTransposedA = false, isTransposedB = false, isNegativeA = false, isNegativeB = false;
    bool isFromCells = false, addsD = true, isWeightStationary = false, saturates = false;
    bool isUpper = false;              ///< D begins at lane 16
    bool isShifted = false;            ///< .ashift
    int scale = -1;                    ///< scale-input-d; -1: not written; of integers it says nothing
    std::vector<std::uint32_t> mask = {};   ///< of lanes that are not written
    int factors = 0;                   ///< of a row; 0: none; 3 and 6: K is 96
    bool hasSmallFactors = false;      ///< they are of type ue4m3
    int firstFactor = 0;               ///< byte of a cell
    bool isSparse = false;             ///< A is
    int selector = 0;                  ///< of metadata
    bool isAbsolute = false;           ///< rows of A and B begin 96 bytes behind a multiple of 128, and go on elsewhere
    std::uint64_t zeroColumns = 0;     ///< the descriptor of those of B; 0: not written
    std::string collector = {};
    tensortest::Values values = tensortest::Values::Whole;

    bool isWhole() const { return d.exponentBits == 0; }
    bool isExact() const { return values == tensortest::Values::Whole || isWhole(); }
    bool hasHalfBytes() const { return std::string(kind).starts_with("mxf4"); }
    bool isDeep() const { return factors % 3 == 0 && factors != 0; }
    int elementsOfPiece() const;
    int depth() const { return elementsOfPiece() * (isDeep() ? 3 : isSparse ? 4 : 2); }  ///< K
    int depthOfA() const { return isSparse ? depth() / 2 : depth(); }                    ///< as it is stored
    int shift() const { return static_cast<int>(zeroColumns >> 56); }                    ///< of the columns of B
    /// D of a block of 64 rows has 16 of them in every 32 lanes.
    bool isScattered() const { return m / blocks == 64 && !isWeightStationary && (blocks == 1 || isSparse); }
    /// D of a block of 64 rows has half of the columns in lanes 64 and behind, and so have the scale factors of B.
    bool isFolded() const { return m / blocks == 64 && blocks == 2 && !isSparse; }
    std::uint64_t descriptorA() const;
    std::uint64_t descriptorB() const;
    std::uint32_t instructionDescriptor() const;
    std::string instruction() const;
    TensorKernel kernel() const;
};

/// Every kind, shape, type and layout.
std::vector<ProductCase> productCases();

/// What the kernel of a case is given, and what its product is.
class ProductData {
public:
    explicit ProductData(const ProductCase& one);

    std::vector<std::uint32_t> shared, cells;  ///< of each block
    /// What is wrong with the cells that came out; empty: nothing.
    QString difference(const std::vector<std::uint32_t>& found) const;

private:
    /// For an element of D in that column.
    std::uint64_t elementOfA(int row, int column, int at) const;
    std::uint64_t elementOfB(int column, int at) const;
    std::uint64_t sharedElement(int block, bool isOfB, int line, int at) const;
    long double factorOf(bool isOfB, int line, int at, int block) const;
    /// The position along K of an element that A has stored.
    int positionOf(int row, int column, int at) const;
    bool isZeroColumn(int column) const;
    struct Place {
        int block = 0;
        std::uint32_t lane = 0, column = 0;
        std::size_t index() const
        {
            return std::size_t{kCells} * static_cast<std::size_t>(block) + std::size_t{lane} * kColumns + column;
        }
    };
    Place placeOfD(int row, int column) const;
    Place placeOfA(int row, int column) const;

    const ProductCase m_case;
};

}  // namespace tensormemorytest
