// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/spaces.h"

namespace kd::emulator {

Block* blockOfShared(Block& block, std::uint64_t offset)
{
    const std::uint64_t rank = offset >> kClusterShift;
    if (rank == block.rank)
        return &block;
    return block.cluster != nullptr && rank < block.cluster->blocks.size() ? block.cluster->blocks[rank] : nullptr;
}

ptx::Space spaceOfGeneric(const LaunchContext& launch, std::uint64_t address)
{
    const auto isIn = [address](std::uint64_t window) { return (address - window) >> DeviceMemory::kSlotBits == 0; };
    if (isIn(launch.sharedWindow))
        return ptx::Space::Shared;
    if (isIn(launch.localWindow))
        return ptx::Space::Local;
    return isIn(launch.parameterWindow) ? ptx::Space::Param : ptx::Space::Global;
}

std::uint64_t windowOf(const LaunchContext& launch, ptx::Space space)
{
    switch (space) {
    case ptx::Space::Shared: return launch.sharedWindow;
    case ptx::Space::Local: return launch.localWindow;
    case ptx::Space::Param: return launch.parameterWindow;
    default: return 0;
    }
}

}  // namespace kd::emulator
