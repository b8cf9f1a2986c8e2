// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/device/devicememory.h"
#include "core/emulator/program/instruction.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace kd::emulator {

class DeviceHeap;
class DeviceLaunches;
struct TextureObjects;
class GlobalShadow;
class MapChanges;
class NotePlan;
class PendingBlocks;
class WriteWatch;

/// The system's part of shared memory, which cooperative groups of several warps work in (they expect 288 bytes).
inline constexpr std::uint64_t kReservedSharedBytes = 1024;

/// Holds what a launch has in common for all its blocks.
struct LaunchContext {
    DeviceMemory* memory = nullptr;
    DeviceHeap* heap = nullptr;     ///< malloc of kernels
    DeviceLaunches* launches = nullptr;  ///< what kernels launch; takes it until the grid ends
    const TextureObjects* textures = nullptr;  ///< what texture and surface handles name; null: there are none
    WriteWatch* watch = nullptr;    ///< told of accesses to global memory while counters are on; null: nobody wants to know
    GlobalShadow* globalShadow = nullptr;  ///< null: races in global memory are not looked for
    PendingBlocks* pending = nullptr;  ///< blocks that have not begun; null: kernels cannot take them over
    MapChanges* mapChanges = nullptr;  ///< told of tensor maps that kernels change; null: nobody wants to know
    const NotePlan* notes = nullptr;  ///< which instructions' values are looked at; null: none
    std::span<const std::byte> parameters;
    std::array<std::uint32_t, 3> gridSize{1, 1, 1}, blockSize{1, 1, 1};
    std::array<std::uint32_t, 3> clusterSize{1, 1, 1};  ///< blocks of a cluster; each divides the grid's
    bool isExplicitCluster = false;  ///< launched in clusters, if only of one block
    std::uint64_t sharedBytes = 0;  ///< all of a block
    std::uint64_t staticSharedBytes = 0, dynamicSharedBytes = 0;
    std::uint64_t reservedShared = 0;  ///< offset of the system's part of shared memory; at the end, and only where it is used
    std::uint64_t number = 0;       ///< number of the launch, %gridid
    std::uint64_t startTime = 0;    ///< time that %globaltimer starts with, in virtual nanoseconds
    std::uint64_t gridWorkspace = 0;  ///< workspace of cooperative launches: what grid.sync counts in; else 0
    std::uint64_t schedule = 0;  ///< seed of the order in which blocks and warps have their turns; 0: the plain one
    std::uint32_t multiprocessors = 1;
    /// Generic addresses of offset 0 of a space.
    std::uint64_t sharedWindow = 0, localWindow = 0, parameterWindow = 0;
};

inline std::uint32_t threadsPerBlock(const LaunchContext& launch)
{
    return launch.blockSize[0] * launch.blockSize[1] * launch.blockSize[2];
}
inline std::uint32_t warpsPerBlock(const LaunchContext& launch)
{
    return (threadsPerBlock(launch) + kLanes - 1) / kLanes;
}
inline std::uint32_t blocksPerCluster(const LaunchContext& launch)
{
    return launch.clusterSize[0] * launch.clusterSize[1] * launch.clusterSize[2];
}

}  // namespace kd::emulator
