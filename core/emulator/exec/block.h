// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/devicememory.h"
#include "core/emulator/exec/decode/instruction.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace kd::emulator {

class DeviceHeap;
struct Block;
struct Warp;

/// One bit a warp of a block: 1024 threads are 32 warps.
using WarpMask = std::uint32_t;

/// Both sides of a race, the later access first.
struct RaceSite {
    const Instruction* instruction = nullptr;
    const Instruction* otherInstruction = nullptr;
    std::uint32_t warp = 0, otherWarp = 0;
    int lane = 0, otherLane = 0;
    std::uint64_t address = 0;  ///< in shared memory
    std::string text;           ///< DeviceFault::message
};

/// Watches the shared memory of a block from barrier to barrier. Handlers report accesses to the class that derives from it
/// (core/emulator/checks), which remembers what is new in the interval, so that no block need run twice; the scheduler calls
/// these, all from the thread that runs the block. A race that is told stays valid until the next call.
class SharedAccessObserver {
public:
    virtual ~SharedAccessObserver() = default;
    virtual void blockBegins(const Block& block) = 0;
    /// A barrier is complete: what the warps of `arrived` did before comes before what those of `waiting` do next. Warps whose
    /// threads have all exited count as arrived. The race of the interval that ends, null: none.
    virtual const RaceSite* barrier(WarpMask arrived, WarpMask waiting) = 0;
    /// Lanes of a warp have met in a warp-wide operation: what they did before comes before what they do next.
    virtual void lanesConverge(std::uint32_t warp) = 0;
    /// All threads have exited.
    virtual const RaceSite* blockEnds() = 0;
};

/// The system's part of shared memory, which cooperative groups of several warps work in (they expect 288 bytes).
inline constexpr std::uint64_t kReservedSharedBytes = 1024;

/// What a launch has in common for all its blocks.
struct LaunchContext {
    DeviceMemory* memory = nullptr;
    DeviceHeap* heap = nullptr;     ///< malloc of kernels
    std::span<const std::byte> parameters;
    std::array<std::uint32_t, 3> gridSize{1, 1, 1}, blockSize{1, 1, 1};
    std::uint64_t sharedBytes = 0;  ///< all of a block
    std::uint64_t staticSharedBytes = 0, dynamicSharedBytes = 0;
    std::uint64_t reservedShared = 0;  ///< offset of the system's part of shared memory; at the end, and only where it is used
    std::uint64_t number = 0;       ///< of the launch, %gridid
    std::uint64_t startTime = 0;    ///< what %globaltimer starts with, in virtual nanoseconds
    std::uint64_t gridWorkspace = 0;  ///< of cooperative launches: what grid.sync counts in; else 0
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

/// A resident block.
struct Block {
    const LaunchContext* launch = nullptr;
    std::byte* shared = nullptr;  ///< launch->sharedBytes, 64-byte aligned
    std::array<std::uint32_t, 3> index{};
    std::uint64_t number = 0;     ///< x fastest
    std::uint64_t stamp = 0;      ///< tells blocks of all launches apart
    SharedAccessObserver* watch = nullptr; ///< null: races are not looked for
};

}  // namespace kd::emulator
