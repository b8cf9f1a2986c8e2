// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/message.h"
#include "core/base/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// One question to the calculator. Sizes are bytes, registers are 32-bit registers a thread. What cuda_occupancy.h counts
/// is counted here, also where no compiler gives it: 256 registers from 7.0 on, static shared memory above 48 KiB.
struct OccupancyInput {
    ComputeCapability architecture{9, 0};
    std::uint32_t threads = 256;  ///< a block
    std::uint32_t registers = 32;
    std::uint32_t staticShared = 0;
    std::uint32_t dynamicShared = 0;     ///< the kernel is taken to have opted in to as much as this
    std::optional<int> carveoutPercent;  ///< 0..100 of the largest shared memory; nothing or -1: the driver's default
    std::uint32_t barriers = 0;          ///< named barriers a block; 0: none, which never limits
    std::uint32_t cluster = 1;           ///< blocks a cluster: only whether the size is allowed (above 8: taken to be, where
                                         ///< the architecture can); how many clusters fit a GPU is known to its driver only
    std::uint32_t virtualResources = 0;  ///< a block, as in cudaOccFuncAttributes
    std::uint32_t maxThreads = 0;        ///< limit of __launch_bounds__; 0: none
};

/// Says what limits, as in cudaOccLimitingFactor.
enum class Limiter : std::uint32_t { Warps = 1, Registers = 2, Shared = 4, Blocks = 8, Barriers = 16, Virtual = 32 };

/// "No limit" where blocks are counted: INT_MAX, as in cuda_occupancy.h.
inline constexpr std::uint32_t kUnlimitedBlocks = 2147483647;

/// Holds what one configuration reaches.
struct OccupancyFigures {
    std::uint32_t blocksPerSm = 0;
    std::uint32_t warpsPerSm = 0;
    std::uint32_t maxWarpsPerSm = 0;
    double occupancy = 0;        ///< warpsPerSm / maxWarpsPerSm
    std::uint32_t limiters = 0;  ///< bits of Limiter exactly as cuda_occupancy.h sets them: ties all; it compares barriers
                                 ///< last, so what limits without them stays named beside them. 0 when a cluster is refused
    /// Blocks that each resource alone allows; kUnlimitedBlocks where it is not used.
    struct Limits {
        std::uint32_t warps = 0, blocks = 0, registers = 0, shared = 0, barriers = kUnlimitedBlocks,
                      virtualResources = kUnlimitedBlocks;
    } limits;
    std::uint32_t sharedCapacity = 0;      ///< bytes of shared memory an SM is configured with
    std::uint32_t allocatedRegisters = 0;  ///< a block
    std::uint32_t allocatedShared = 0;     ///< bytes a block, reserved bytes included
};

/// Figures with what explains them.
struct OccupancyResult : OccupancyFigures {
    std::string impossible;  ///< empty, or the first of "threads", "registers", "shared", "barriers", "virtual", "cluster"
    Message reason;          ///< one sentence with the arithmetic: why impossible, or what limits (its first part) and by which
                             ///< arithmetic (its second); plain digits. Verbatim where it was read
};

/// Pure; well below a microsecond. An impossible launch is an answer: 0 blocks, `impossible` and `reason`, limits filled.
/// Throws LogicError for an unknown architecture, naming those that are known, and for a carve-out outside -1..100.
OccupancyResult occupancyOf(const OccupancyInput& input);

/// The same without words and without taking memory.
OccupancyFigures occupancyFigures(const OccupancyInput& input);

/// "warps", "blocks", "registers", "shared", "barriers", "virtual" of the set bits, in that order.
std::vector<std::string> limiterNames(std::uint32_t limiters);

/// One step curve: `value` of the swept input against occupancy 0..1; 0 where it is impossible.
struct OccupancyCurve {
    /// One step.
    struct Point { std::uint32_t value = 0; std::uint32_t blocksPerSm = 0; double occupancy = 0; };
    std::vector<Point> points;
};
/// Says how occupancy changes with each input, the others as they are.
struct OccupancyCurves {
    OccupancyCurve threads;    ///< 32 … 1024, step 32
    OccupancyCurve registers;  ///< 1 … 255
    OccupancyCurve shared;     ///< bytes of dynamic shared memory, 0 … opt-in limit, step 1 KiB
};
/// Never throws for a configuration that is impossible: its points are 0.
OccupancyCurves occupancyCurves(const OccupancyInput& input);

/// The smallest whole number of warps, as threads, with the highest occupancy, all else as in `input`
/// (cudaOccMaxPotentialOccupancyBlockSize's question, with ties to the smaller block); 0 when no block size can run.
std::uint32_t suggestedBlockSize(const OccupancyInput& input);

/// The nearest change of one input alone that raises occupancy. `value` is the most registers a thread (no more than
/// compilers give), the nearest number of threads, the most shared memory a block (bytes, static and dynamic together),
/// the least carve-out percent, the most barriers or the most blocks a cluster.
struct OccupancyStep {
    std::string resource;  ///< "registers", "threads", "shared", "carveout", "barriers" or "cluster"
    std::uint32_t value = 0;
    double occupancy = 0;
};
/// Lists the steps in the order of OccupancyStep::resource's list; empty at the maximum.
std::vector<OccupancyStep> nextSteps(const OccupancyInput& input);

/// The most shared memory a block (bytes, static and dynamic together) that keeps the occupancy of `input`.
std::uint32_t sharedAtSameOccupancy(const OccupancyInput& input);

/// In JSON what does not apply is null: a limit of kUnlimitedBlocks, no carve-out, no __launch_bounds__.
void to_json(Json& json, const OccupancyInput& input);
void to_json(Json& json, const OccupancyResult& result);
void to_json(Json& json, const OccupancyCurves& curves);
void to_json(Json& json, const OccupancyStep& step);

/// The same from untrusted JSON, where null is what does not apply. Throw RuntimeError naming the member that is of another type or
/// out of range: an unknown architecture, an occupancy outside 0..1, curves that do not ascend.
void from_json(const Json& json, OccupancyInput& input);
void from_json(const Json& json, OccupancyResult& result);
void from_json(const Json& json, OccupancyCurves& curves);
void from_json(const Json& json, OccupancyStep& step);

}  // namespace kd
