// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/warp/specials.h"

#include "core/emulator/warp/block.h"

namespace kd::emulator {
namespace {

// Thread of a lane along x, y or z; x is fastest.
std::uint32_t threadAlong(int axis, const Warp& warp, int lane)
{
    const auto& size = warp.block->launch->blockSize;
    const std::uint32_t linear = warp.index * kLanes + static_cast<std::uint32_t>(lane);
    switch (axis) {
    case 0: return linear % size[0];
    case 1: return linear / size[0] % size[1];
    default: return linear / size[0] / size[1];
    }
}

LaneMask laneMask(ptx::Special special, int lane)
{
    const LaneMask own = LaneMask{1} << lane, below = own - 1;
    switch (special) {
    case ptx::Special::LaneMaskEq: return own;
    case ptx::Special::LaneMaskLt: return below;
    case ptx::Special::LaneMaskLe: return below | own;
    case ptx::Special::LaneMaskGt: return ~(below | own);
    default: return ~below;
    }
}

// The driver's words for the kernel: 1 and 2 are the high and low half of the grid's workspace
// (cooperative_groups/details/driver_abi.h).
std::uint64_t environment(std::uint64_t number, const LaunchContext& launch)
{
    return number == 1 ? launch.gridWorkspace >> 32 : number == 2 ? launch.gridWorkspace & 0xffffffffU : 0;
}

// A block is a cluster of its own where the launch has none.
std::uint64_t clusterValue(ptx::Special special, const Block& block)
{
    using ptx::Special;
    const LaunchContext& launch = *block.launch;
    const auto along = [special](Special first) {
        return static_cast<std::size_t>(special) - static_cast<std::size_t>(first);
    };
    switch (special) {
    case Special::ClusterIdX: case Special::ClusterIdY: case Special::ClusterIdZ: {
        const std::size_t axis = along(Special::ClusterIdX);
        return block.index[axis] / launch.clusterSize[axis];
    }
    case Special::NClusterIdX: case Special::NClusterIdY: case Special::NClusterIdZ: {
        const std::size_t axis = along(Special::NClusterIdX);
        return launch.gridSize[axis] / launch.clusterSize[axis];
    }
    case Special::ClusterCtaIdX: case Special::ClusterCtaIdY: case Special::ClusterCtaIdZ: {
        const std::size_t axis = along(Special::ClusterCtaIdX);
        return block.index[axis] % launch.clusterSize[axis];
    }
    case Special::ClusterNCtaIdX: case Special::ClusterNCtaIdY: case Special::ClusterNCtaIdZ:
        return launch.clusterSize[along(Special::ClusterNCtaIdX)];
    case Special::ClusterCtaRank: return block.rank;
    case Special::ClusterNCtaRank: return blocksPerCluster(launch);
    case Special::IsExplicitCluster: return launch.isExplicitCluster ? 1 : 0;
    default: return 0;
    }
}

}  // namespace

std::uint64_t specialValue(ptx::Special special, std::uint64_t number, const Warp& warp, int lane)
{
    using ptx::Special;
    const Block& block = *warp.block;
    const LaunchContext& launch = *block.launch;
    switch (special) {
    case Special::TidX: return threadAlong(0, warp, lane);
    case Special::TidY: return threadAlong(1, warp, lane);
    case Special::TidZ: return threadAlong(2, warp, lane);
    case Special::NtidX: return launch.blockSize[0];
    case Special::NtidY: return launch.blockSize[1];
    case Special::NtidZ: return launch.blockSize[2];
    case Special::CtaidX: return block.index[0];
    case Special::CtaidY: return block.index[1];
    case Special::CtaidZ: return block.index[2];
    case Special::NctaidX: return launch.gridSize[0];
    case Special::NctaidY: return launch.gridSize[1];
    case Special::NctaidZ: return launch.gridSize[2];
    case Special::LaneId: return static_cast<std::uint64_t>(lane);
    case Special::WarpId: return warp.index;
    case Special::NWarpId: return warpsPerBlock(launch);
    case Special::SmId: return block.number % launch.multiprocessors;
    case Special::NSmId: return launch.multiprocessors;
    case Special::GridId: return launch.number;
    case Special::LaneMaskEq:
    case Special::LaneMaskLe:
    case Special::LaneMaskLt:
    case Special::LaneMaskGe:
    case Special::LaneMaskGt:
        return laneMask(special, lane);
    case Special::ReservedSmemBegin: return warp.sharedFirst + launch.reservedShared;
    case Special::ReservedSmemEnd: return warp.sharedFirst + launch.reservedShared + kReservedSharedBytes;
    case Special::ReservedSmemCap: return kReservedSharedBytes;
    case Special::ReservedSmemOffset:
        return warp.sharedFirst + launch.reservedShared + number * kReservedSharedBytes / 2;
    case Special::DynamicSmemSize: return launch.dynamicSharedBytes;
    case Special::TotalSmemSize: case Special::AggrSmemSize: return launch.staticSharedBytes + launch.dynamicSharedBytes;
    case Special::EnvReg: return environment(number, launch);
    default: return clusterValue(special, block);
    }
}

std::uint64_t clockValue(ptx::Special special, const Warp& warp, std::uint64_t issued)
{
    const std::uint64_t cycles = issued + warp.slept;
    const std::uint64_t time = cycles + warp.block->launch->startTime;
    switch (special) {
    case ptx::Special::Clock: return cycles & 0xffffffffU;
    case ptx::Special::ClockHi: return cycles >> 32;
    case ptx::Special::Clock64: return cycles;
    case ptx::Special::GlobalTimer: return time;
    case ptx::Special::GlobalTimerLo: return time & 0xffffffffU;
    default: return time >> 32;
    }
}

}  // namespace kd::emulator
