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

void observeGroups(const Instruction& instruction, const Warp& warp, const LaneGroups& groups, bool isStore)
{
    if (InstructionCount* count = countOf(instruction, warp))
        count->bankConflicts += bankConflicts(patternOf(instruction, groups));
    if (warp.block->watch != nullptr)
        raceWatch(*warp.block).note(instruction, warp, sharedAccess(groups.bytes, isStore), groups);
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
