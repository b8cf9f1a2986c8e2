// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/racereport.h"

#include "core/emulator/ptx/readablename.h"

#include <cstdio>

namespace kd::emulator {

std::string threadName(const Block& block, std::uint32_t warp, int lane)
{
    const auto& size = block.launch->blockSize;
    const std::uint64_t thread = std::uint64_t{warp} * kLanes + static_cast<std::uint64_t>(lane);
    return "(" + std::to_string(thread % size[0]) + ", " + std::to_string(thread / size[0] % size[1]) + ", " +
           std::to_string(thread / size[0] / size[1]) + ")";
}

const Block& blockOfWarp(const Block& one, std::uint32_t warp)
{
    return one.cluster == nullptr ? one : *one.cluster->blocks[warp / warpsPerBlock(*one.launch)];
}

Message threadNameInCluster(const Block& one, std::uint32_t warp, int lane)
{
    const std::uint32_t warps = warpsPerBlock(*one.launch);
    const std::string thread = threadName(one, warp % warps, lane);
    if (one.cluster == nullptr)
        return verbatim(thread);
    const auto& index = blockOfWarp(one, warp).index;
    return message("{} of block {}", thread,
                   "(" + std::to_string(index[0]) + ", " + std::to_string(index[1]) + ", " + std::to_string(index[2]) + ")");
}

std::string addressName(std::uint64_t address)
{
    char text[24];
    std::snprintf(text, sizeof text, "0x%llx", static_cast<unsigned long long>(address));
    return text;
}

Message globalPlace(const DeviceMemory& memory, std::uint64_t address, std::uint32_t bytes)
{
    const auto allocation = memory.find(address);
    if (!allocation || address < allocation->address)
        return message("{}", addressName(address));
    const std::uint64_t offset = address - allocation->address;
    const Message name = !allocation->alias.empty() ? message("{}-byte {}", allocation->bytes, allocation->alias)
        : !allocation->name.empty()
        ? message("{}-byte variable {}", allocation->bytes, ptx::readableVariable(allocation->name))
        : message("{}-byte allocation {}", allocation->bytes, allocation->number);
    return offset % bytes == 0 ? message("{}, element {} of the {}", addressName(address), offset / bytes, name)
                               : message("{}, byte {} of the {}", addressName(address), offset, name);
}

Message useText(SharedUse use, std::uint32_t bytes)
{
    switch (use) {
    case Read: return message("read of {} byte(s)", bytes);
    case Write: return message("write of {} byte(s)", bytes);
    case StrongRead: return message("volatile or atomic read of {} byte(s)", bytes);
    default: return message("volatile write of or atomic operation on {} byte(s)", bytes);
    }
}

}  // namespace kd::emulator
