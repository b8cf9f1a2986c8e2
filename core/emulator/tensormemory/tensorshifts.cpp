// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensor/matrixform.h"
#include "core/emulator/tensormemory/tensorhandlers.h"
#include "core/emulator/tensormemory/tensormemorystate.h"
#include "core/emulator/tensormemory/tensorproducts.h"

#include <memory>
#include <vector>

namespace kd::emulator {
namespace {

Message wrongAddress(CellAddress at)
{
    if (at.lane % kLanesOfWarp != 0)
        return message("the address of tensor memory has lane {}: that of a tcgen05.shift must be a multiple of {}", at.lane,
                       kLanesOfWarp);
    if (at.lane != 0)
        return message("a tcgen05.shift with lane {} in its address is not emulated: with lane 0 it shifts all quarters of the "
                       "lanes, and nothing says whether it shifts the same ones here", at.lane);
    return {};
}

// False: Warp::fault is set.
bool beginShift(const Instruction& instruction, Warp& warp, int lane, CellAddress at)
{
    const int blocks = blocksOfGroup(instruction);
    if (!isRightGroup(warp, lane, blocks))
        return false;
    Message wrong = wrongAddress(at);
    std::vector<Block*> shifted{warp.block};
    if (blocks == 2)
        shifted.push_back(otherOfPair(*warp.block));
    if (wrong.empty() && shifted.back()->hasEnded)
        wrong = "the other block of the pair has ended";
    if (!wrong.empty()) {
        raise(warp, {.kind = Fault::Kind::IllegalInstruction, .lane = lane, .text = std::move(wrong)});
        return false;
    }
    const CellRange cells{0, kTensorLanes, at.column, TensorCells::kShiftedColumns};
    for (Block* const block : shifted)
        if (!areAllocated(warp, lane, *block, cells, "a tcgen05.shift"))
            return false;
    if (tensorShadowOf(*warp.block) != nullptr) {
        const SharedTensorAccess access =
            tensorMemoryOf(*warp.block).beginOperation(warp, lane, instruction, TensorAccess::Kind::Shift).access;
        for (Block* const block : shifted)
            if (CopyShadow* const shadow = tensorShadowOf(*block))
                tensorMemoryOf(*block).watch().touch(*shadow, *block, access, cells, true);
    }
    const auto shift = [shifted, column = at.column](AsyncState&) {
        for (Block* const block : shifted)
            tensorMemoryOf(*block).cells().shiftRows(column);
        return Message();
    };
    asyncStateOf(warp).later({.warp = warp.index, .lane = lane, .instruction = &instruction, .run = shift});
    return true;
}

}  // namespace

Next beginTensorShift(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        const std::uint32_t bits = lanes<std::uint32_t>(warp, instruction.from[0])[lane] +
            *lanes<std::uint32_t>(warp, instruction.from[1]);
        if (!beginShift(instruction, warp, lane, CellAddress::of(bits)))
            return Next::Faulted;
    }
    return Next::Continue;
}

}  // namespace kd::emulator
