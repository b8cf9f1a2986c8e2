// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/hostisa.h"
#include "core/emulator/program/instruction.h"

namespace kd::emulator {

/// Handler of tcgen05.mma, which each thread begins for itself: immediate is a TensorProductForm.
Handler tensorProductHandler(HostIsa isa);

/// How tcgen05.cp copies: what Instruction::immediate of it points to. from[0] is the address in tensor memory, from[1] what is
/// added to it, from[2] the descriptor.
struct TensorCopyForm {
    enum class Spread : std::uint8_t { One, Every64, Every32Of64, Every32, Rows };
    /// Rows of the source, and pieces of 16 bytes of each.
    int rows = 128, pieces = 1;
    /// One: row r is in lane r. Every64: and 64 lanes behind. Every32Of64: rows 32 and behind 64 lanes behind, and all 32 lanes
    /// behind. Every32: and in each 32 lanes behind. Rows: row r is in lane 32 r.
    Spread spread = Spread::One;
    int packedBits = 0;  ///< of an element, 16 of which are in a piece and become bytes: 4 or 6; 0: they are bytes
    int blocks = 1;      ///< .cta_group

    friend bool operator==(const TensorCopyForm&, const TensorCopyForm&) = default;
};
Next beginTensorCopy(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);

/// tcgen05.shift: from[0] and from[1] as of tcgen05.cp; aux: kPairOfBlocks. The PTX ISA says that it moves 31 rows of 8 columns;
/// which way, and that each quarter of the lanes is shifted, is what others measured on a B200 with an address of lane 0.
Next beginTensorShift(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);

}  // namespace kd::emulator
