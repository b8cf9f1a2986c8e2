// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instruction.h"

#include <cstdint>

namespace kd::emulator {

/// What an element of a matrix is. E2M1Packed is E2M1 without the bytes around it; B1 stands for 32 bits of a row of A or a column
/// of B: shapes count K in these.
enum class Element : std::uint8_t {
    F16, BF16, TF32, F32, F64, S8, U8, S4, U4, S32, B1, E4M3, E5M2, E3M2, E2M3, E2M1, E2M1Packed
};

/// The type of scale factors of blocks of elements: 7 or 8 bits without a sign.
enum class ScaleType : std::uint8_t { UE4M3, UE8M0 };

/// Bits of one element in a register and in memory; of B1 those of the 32.
constexpr int elementBits(Element element)
{
    switch (element) {
    case Element::S4: case Element::U4: case Element::E2M1Packed: return 4;
    case Element::S8: case Element::U8: case Element::E4M3: case Element::E5M2:
    case Element::E3M2: case Element::E2M3: case Element::E2M1: return 8;  // the last three in containers of a byte
    case Element::F16: case Element::BF16: return 16;
    case Element::F64: return 64;
    default: return 32;
    }
}
constexpr int registerBits(Element element)
{
    return element == Element::F64 ? 64 : 32;
}

/// Sizes of A (m x k), B (k x n), C and D (m x n).
struct MatrixShape {
    int m = 0, n = 0, k = 0;
    friend bool operator==(const MatrixShape&, const MatrixShape&) = default;
};

/// Says where the elements of one matrix lie in the registers of a warp: element e of register r of a lane is the matrix's at
/// ofRegister[r] + ofLane[lane] + e * step, counted row by row. Plain: files that are compiled for several instruction sets
/// read it.
struct Fragment {
    static constexpr int kMaxRegisters = 8;

    Element element = Element::F32;
    std::uint8_t registers = 0;    ///< that hold the matrix
    std::uint8_t listed = 0;       ///< that an instruction names: those behind the first `registers` repeat these
    std::uint8_t perRegister = 1;  ///< elements
    std::uint16_t step = 1;
    std::uint16_t columns = 1;     ///< of the matrix
    std::uint16_t ofRegister[kMaxRegisters] = {};
    std::uint16_t ofLane[kLanes] = {};

    friend bool operator==(const Fragment&, const Fragment&) = default;
};

/// The layouts of `mma` (PTX ISA 9.0, 9.7.14.5), which all have one form: lanes 4g to 4g + 3 share row g of each 8 rows of A
/// and of the accumulators, and column g of each 8 columns of B; a register holds neighbours along K. Those of `wmma` are the
/// same for more rows and columns: there the manual leaves them open, and this is how GPUs from sm_75 on have them.
Fragment fragmentOfA(Element element, const MatrixShape& shape);
Fragment fragmentOfB(Element element, const MatrixShape& shape);
Fragment fragmentOfC(Element element, const MatrixShape& shape);

/// The same of `mma.m8n8k4` of F16, which multiplies four pairs of matrices: lanes 4q to 4q + 3 and 16 + 4q to 16 + 4q + 3 have
/// pair q. All matrices of A lie one behind the other, and so do those of B and C.
Fragment quadOfA(bool isRowMajor);
Fragment quadOfB(bool isRowMajor);
Fragment quadOfC(Element element);

}  // namespace kd::emulator
