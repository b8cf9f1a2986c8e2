// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/tensor/fragment.h"

#include <cstdint>

namespace kd::emulator {

/// How a row of A meets a column of B where elements are single bits.
enum class BitOperation : std::uint8_t { Xor, And };

/// One product of matrices, D = A * B + C: what Instruction::immediate of `mma` and `wmma.mma` points to. Instruction::aux is
/// the index of the lists of D, A, B and C, one behind the other.
///
/// Its arithmetic. Integers are exact: the sum with C wraps, or is limited to what 32 bits hold (`saturates`). Products of F16,
/// BF16, TF32 (the low 13 bits of its register are not looked at) and of floats of 8, 6 and 4 bits are exact; C, then the
/// products in the order of K, are summed in double precision, and the sum is rounded once to D, to nearest even. So whatever
/// is exact in 53 bits is exact before that rounding, else each addition is wrong by at most 2^-53 of the sum so far. GPUs keep
/// fewer bits of a sum (the manual leaves order and rounding open): theirs may differ in the last places. F64 is a chain of
/// fused multiply-adds in the order of K, beginning with C. Subnormal numbers are kept, and a result that is NaN is the
/// hardware's own NaN.
struct MatrixForm {
    MatrixShape shape;           ///< K as A has it in registers: of a sparse A half of that of B
    std::uint8_t products = 1;   ///< matrices one behind the other, each of that shape
    bool saturates = false;
    BitOperation bitOperation = BitOperation::Xor;
    Fragment a, b, c, d;
    /// `mma.sp`: A has half of the elements of its rows, and the metadata of from[0] says which; `selector` says whose metadata.
    bool isSparse = false;
    std::uint8_t selector = 0;
    /// `.block_scale`: factors of a row of A and of a column of B, each for as many of its elements along K as the others; 0: there
    /// are none. The list goes on with the factors of A, the number of the first byte and that of the lanes that have them, and the
    /// same of B. A product of an element of A, one of B and their factors is exact unless it leaves the range of double precision.
    std::uint8_t scales = 0;
    ScaleType scaleType = ScaleType::UE8M0;

    friend bool operator==(const MatrixForm&, const MatrixForm&) = default;
};

/// The form that an instruction points to: see sharedForm().
template <typename Form> const Form& formOf(const Instruction& instruction)
{
    return *reinterpret_cast<const Form*>(static_cast<std::intptr_t>(instruction.immediate));
}

}  // namespace kd::emulator
