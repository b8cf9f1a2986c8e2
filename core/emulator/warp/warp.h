// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/driver/devicereport.h"
#include "core/emulator/device/devicememory.h"
#include "core/emulator/warp/registers.h"

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace kd::emulator {

/// Tells what a handler found wrong. Kernel, source line, block and thread are added by the executor.
struct FaultSite {
    Fault::Kind kind = Fault::Kind::Trap;
    int lane = -1;              ///< -1: the whole warp
    bool hasAddress = false;
    std::uint64_t address = 0;  ///< as the kernel has it
    Message text;               ///< Fault::message
};

/// Counts of one decoded instruction on one host thread.
struct InstructionCount {
    std::uint64_t executed = 0, lanes = 0;  ///< kept by the executor
    std::uint64_t requests = 0, sectors = 0, idealSectors = 0, bankConflicts = 0;  ///< kept by memory handlers
};

struct Block;
struct CallFrame;
struct Program;
class FramePool;

/// Says what a path waits for.
enum class Wait : std::uint8_t {
    Nothing, ///< it can run
    Barrier, ///< for a barrier of the block
    Lanes,   ///< for other lanes of the warp
    Mbarrier, ///< for a phase of an mbarrier
    Products, ///< for other warps of its warpgroup, whose products it waits for
    TensorMemory ///< for columns of tensor memory
};

/// Lanes that stand at the same instruction of the same call.
struct DivergentPath {
    std::uint32_t pc = 0;
    LaneMask mask = 0;
    CallFrame* call = nullptr;
    std::uint32_t yieldCount = 0;  ///< how often it gave way to others; the lowest goes first
    Wait wait = Wait::Nothing;
    std::uint8_t barrier = 0;
};

/// Lanes that converge in a warp-wide operation from different places: what they brought, until all of them are there.
struct WarpSync {
    LaneMask members = 0, arrived = 0;
    LaneMask leaving = 0;         ///< complete: lanes that have yet to take their results
    std::uint32_t operation = 0;  ///< tells operations apart that cannot converge
    std::array<std::uint64_t, kLanes> values{};
};

/// A warp that runs. Handlers of one lane's work use its registers only; those of memory, control flow and other lanes read
/// and change the rest. Used by one host thread at a time; kept from block to block.
struct Warp : WarpRegisters {
    // The running path.
    std::uint32_t pc = 0;               ///< valid outside of the executor's loop; in a handler, see indexOf
    LaneMask active = 0;
    CallFrame* call = nullptr;
    std::uint32_t yieldCount = 0;
    const Instruction* code = nullptr;  ///< code of the running function
    const Instruction* segment = nullptr;  ///< where counting of issued instructions stands
    const Instruction* stop = nullptr;  ///< another path waits here, to be joined
    InstructionCount* counts = nullptr; ///< counts of the running function, by instruction; null: not counted

    std::vector<DivergentPath> waiting;      ///< the other paths
    std::vector<WarpSync> syncs;
    LaneMask lanesAtStart = 0;          ///< threads that the block has in this warp
    LaneMask live = 0;                  ///< lanes that have not exited

    /// Handlers check addresses against these copies of the launch's and the block's, which are at hand.
    DeviceMemory::Map global;
    std::byte* shared = nullptr;
    std::uint64_t sharedBytes = 0;
    std::uint64_t sharedFirst = 0;      ///< address of its first byte in the shared window: see kClusterShift

    /// Local memory: lane l's byte 0 is at local + l * localStride. A lane may touch [0, localTop[l]).
    std::byte* local = nullptr;
    std::size_t localStride = 0;
    std::size_t localBytes = 0;         ///< a lane's limit: the stack limit
    std::array<std::uint32_t, kLanes> localTop{};

    Block* block = nullptr;
    std::uint32_t index = 0;            ///< in the block
    std::uint64_t issued = 0;           ///< warp instructions before `segment`
    std::uint64_t laneIssued = 0;
    std::uint32_t backEdges = 0;        ///< while other paths waited, since one gave way
    std::uint64_t slept = 0;            ///< nanosleep: what clocks show besides `issued`
    const Program* program = nullptr;
    FramePool* frames = nullptr;
    InstructionCount* const* countsByFunction = nullptr;  ///< null: not counted
    FaultSite fault;
};

/// There are no WarpRegisters but those of a Warp: nobody else can make them.
inline Warp& warpOf(WarpRegisters& registers)
{
    return static_cast<Warp&>(registers);
}
inline std::uint32_t indexOf(const Instruction& instruction, const Warp& warp)
{
    return static_cast<std::uint32_t>(&instruction - warp.code);
}
/// Null when counters are off.
inline InstructionCount* countOf(const Instruction& instruction, const Warp& warp)
{
    return warp.counts == nullptr ? nullptr : warp.counts + indexOf(instruction, warp);
}
inline std::byte* localOf(const Warp& warp, int lane, std::uint64_t offset)
{
    return warp.local + static_cast<std::size_t>(lane) * warp.localStride + offset;
}

/// Ends the launch from a handler: `return raise(warp, {...});`.
inline Next raise(Warp& warp, FaultSite fault)
{
    warp.fault = std::move(fault);
    return Next::Faulted;
}

}  // namespace kd::emulator
