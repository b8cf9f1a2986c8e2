// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/racereport.h"

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
