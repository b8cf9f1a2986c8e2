#include "core/emulator/memory/observe.h"

#include "core/emulator/checks/accesscounts.h"
#include "core/emulator/checks/racewatch.h"

namespace kd::emulator {
namespace {

Access sharedAccess(std::uint32_t bytes, bool isStore)
{
    return {.space = ptx::Space::Shared, .kind = isStore ? AccessKind::Write : AccessKind::Read, .bytes = bytes};
}

}  // namespace

void observeShared(const Instruction& instruction, const Warp& warp, LaneMask mask, const std::uint32_t* offsets, std::uint32_t bytes,
                   bool isStore)
{
    if (InstructionCount* count = countOf(instruction, warp))
        count->bankConflicts += bankConflicts(patternOf(instruction, offsets, mask, bytes));
    if (warp.block->watch != nullptr)
        raceWatch(*warp.block).note(instruction, warp, mask, sharedAccess(bytes, isStore), offsets);
}

// A run and a broadcast have no bank conflicts.
void observeSharedRun(const Instruction& instruction, const Warp& warp, std::uint32_t first, std::uint32_t bytes, bool isStore)
{
    if (warp.block->watch != nullptr)
        raceWatch(*warp.block).noteRun(instruction, warp, sharedAccess(bytes, isStore), first);
}

void observeSharedSame(const Instruction& instruction, const Warp& warp, std::uint32_t first, std::uint32_t bytes)
{
    if (warp.block->watch != nullptr)
        raceWatch(*warp.block).noteSame(instruction, warp, sharedAccess(bytes, false), first);
}

void countLanes(const Instruction& instruction, const Warp& warp, const std::uint64_t* base, std::uint64_t offset, LaneMask mask,
                std::uint32_t bytes)
{
    std::uint64_t addresses[kLanes];
    for (LaneMask left = mask; left != 0; left &= left - 1)
        addresses[lowestLane(left)] = base[lowestLane(left)] + offset;
    countGlobal(*countOf(instruction, warp), instruction, addresses, mask, bytes);
}

}  // namespace kd::emulator
