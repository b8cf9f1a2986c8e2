// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/tensormemory/tensorcells.h"

#include <cstdint>
#include <span>

namespace kd::emulator {

/// The shapes of tcgen05.ld and tcgen05.st: lanes x bits of a lane (PTX ISA 9.0, 9.7.16.2.3).
enum class MoveShape : std::uint8_t { Of32x32b, Of16x64b, Of16x128b, Of16x256b, Of16x32bx2 };

/// One tcgen05.ld or tcgen05.st: what Instruction::immediate of these points to. Instruction::aux is the index of the list of
/// registers; from[0] is the address and from[1] what is added to it.
struct CellMove {
    MoveShape shape = MoveShape::Of32x32b;
    int registers = 1;      ///< of a thread
    /// .pack::16b, .unpack::16b: the halves of a register are the lower halves of two cells side by side.
    bool isPacked = false;
    /// Of16x32bx2: columns from the part of the lower 16 threads to that of the others.
    std::int32_t split = 0;

    int lanes() const { return shape == MoveShape::Of32x32b ? 32 : 16; }
    int cellsOfRegister() const { return isPacked ? 2 : 1; }
    /// The cell that a register of a thread has, relative to the address; of two cells the first.
    CellAddress placeOf(int thread, int number) const;
    /// Columns that are touched, from the address on; of Of16x32bx2 those of either part.
    std::uint32_t columns() const;

    friend bool operator==(const CellMove&, const CellMove&) = default;
};

}  // namespace kd::emulator
