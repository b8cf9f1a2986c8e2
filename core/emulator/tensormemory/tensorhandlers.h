// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/instruction.h"
#include "core/emulator/tensormemory/tensorcells.h"
#include "core/emulator/warp/block.h"

#include <cstdint>

namespace kd::emulator {

// Handlers of tcgen05 (PTX ISA 9.0, 9.7.16), but for products and copies. Those of allocation, of ld, of st and of wait are for
// whole warps.

/// aux: see below; from[1]: columns.
Next allocateColumns(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
/// from[0]: the address; from[1]: columns.
Next freeColumns(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
Next relinquishPermit(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
/// immediate: a CellMove.
Next loadCells(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
Next storeCells(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
Next waitForLoads(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
Next waitForStores(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
/// tcgen05.fence: what it orders is ordered here anyhow, but for the checks.
Next fenceBeforeSync(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
Next fenceAfterSync(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
/// aux: see TensorAddress and kMulticastCommit; from[1]: the mask of blocks.
Next commitOperations(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);

/// What tcgen05.ld.red makes of the registers that a thread loads.
struct CellReduction {
    enum class Type : std::uint8_t { U32, S32, F32 };
    Type type = Type::U32;
    bool isMaximum = false, isAbsolute = false, isNanKept = false;

    std::uint64_t number() const
    {
        return static_cast<std::uint64_t>(type) << 3 | (isMaximum ? 1 : 0) | (isAbsolute ? 2 : 0) | (isNanKept ? 4 : 0);
    }
    static CellReduction of(std::uint64_t number)
    {
        return {static_cast<Type>(number >> 3), (number & 1) != 0, (number & 2) != 0, (number & 4) != 0};
    }
};
/// As loadCells; to: the reduction; from[2]: a constant, its CellReduction::number().
Next loadReducedCells(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);

/// Parts of Instruction::aux of these. An address in shared memory stands in from[0] and immediate.
inline constexpr std::uint32_t kWideAddress = 1, kGenericAddress = 2, kPairOfBlocks = 4, kMulticastCommit = 8, kExclusive = 16;
inline int blocksOfGroup(const Instruction& instruction)
{
    return (instruction.aux & kPairOfBlocks) != 0 ? 2 : 1;
}

/// Whether the kernel keeps to one .cta_group, and a pair has both blocks. False: Warp::fault is set.
bool isRightGroup(Warp& warp, int lane, int blocks);
/// Whether cells of a block are allocated. `what`: what they are for. False: Warp::fault is set.
bool areAllocated(Warp& warp, int lane, Block& block, const CellRange& cells, const Message& what);

}  // namespace kd::emulator
