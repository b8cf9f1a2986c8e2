// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/module.h"
#include "core/emulator/tensor/fragment.h"

namespace kd::emulator {

/// One matrix in memory as `wmma.load` and `wmma.store` know it, but for its address and stride: what Instruction::immediate of
/// these points to. from[0] is the address, from[1] the stride, from[2] 64 bits that are added to the address, aux the list of
/// registers.
///
/// Each register is one access of all lanes where its elements are neighbours in memory, else each of its elements is. Rows or
/// columns begin at multiples of 16 bytes, or of the bytes of a lane's registers where these are fewer, as C++ wants it; PTX
/// asks for 32.
struct MatrixAccess {
    Fragment fragment;
    ptx::Space space = ptx::Space::Generic;
    bool isRowMajor = true;
    bool isContiguous = true;  ///< the elements of a register are neighbours in memory
    bool isNarrow = false;     ///< the address has 32 bits
    std::uint8_t strideBits = 32;  ///< what the stride counts: elements, of which B1 has 32 in each of the fragment's

    friend bool operator==(const MatrixAccess&, const MatrixAccess&) = default;
};

/// Handlers for all lanes.
Next loadMatrix(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
Next storeMatrix(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);

}  // namespace kd::emulator
