// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instruction.h"

namespace kd::emulator {

/// Handlers of `mma` and `wmma.mma`, whose Instruction::immediate points to a MatrixForm, for all 32 lanes of a warp.
struct ProductHandlers {
    Handler floats;      ///< A and B of F16, BF16, TF32 and the floats of 8, 6 and 4 bits
    Handler integers;    ///< of S8, U8, S4 or U4
    Handler bits;        ///< of B1
    Handler doubles[4];  ///< of F64: rounded to nearest, towards zero, down, up
    Handler scaled;      ///< floats with scale factors, whose selectors have been found right
};

/// Which lanes and bytes have the scale factors of a product: operands behind the list of C.
enum ScaleOperand : std::uint32_t { kScalesOfA, kByteOfA, kThreadOfA, kScalesOfB, kByteOfB, kThreadOfB };

// Compiled once for each instruction set; both give the same results.
namespace generic {
extern const ProductHandlers kProductHandlers;
}
namespace avx2 {
extern const ProductHandlers kProductHandlers;
}

}  // namespace kd::emulator
