#pragma once

#include "core/compile/compileoutcome.h"
#include "core/occupancy/occupancy.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace kd {

class Workbench;

/// What a kernel costs, and what occupancy its launch reaches.
struct BuildFigures {
    std::uint32_t registers = 0;  ///< a thread
    std::uint64_t spilled = 0;    ///< bytes a thread stores to local memory
    std::uint64_t shared = 0;     ///< bytes a block, static and dynamic
    OccupancyFigures reached;
};

/// A kernel before and after an edit, at one launch.
struct BuildChange {
    BuildFigures before, now;

    bool hasOtherRegisters() const { return before.registers != now.registers; }
    bool hasOtherSpills() const { return before.spilled != now.spilled; }
    bool hasOtherShared() const { return before.shared != now.shared; }
    bool hasOtherOccupancy() const { return before.reached.warpsPerSm != now.reached.warpsPerSm; }
    bool isNone() const { return !hasOtherRegisters() && !hasOtherSpills() && !hasOtherShared() && !hasOtherOccupancy(); }
    /// Lower occupancy or more spilled; or, with the same occupancy, more registers or shared memory.
    bool isWorse() const;
};

/// `launch` with what the compiler gave for `kernel`: its block, dynamic shared memory, carve-out and cluster stay.
OccupancyInput withKernel(OccupancyInput launch, const KernelInfo& kernel);
/// Nothing where the calculator does not know the architecture of `launch`.
std::optional<BuildFigures> figuresOf(const KernelInfo& kernel, const OccupancyInput& launch);
/// `kernel` in another build: by its symbol, else by its readable name; null where there is none or several.
const KernelInfo* sameKernel(const CompileOutcome& build, const KernelInfo& kernel);
const KernelInfo* sameKernel(CompileOutcome&& build, const KernelInfo& kernel) = delete;
/// From the kernel of that name in `before` to `kernel`, both launched as `launch` says. Nothing where there is none.
std::optional<BuildChange> buildChange(const CompileOutcome& before, const KernelInfo& kernel, const OccupancyInput& launch);
/// From previousBuild() to goodBuild(), of the chosen kernel at the launch as it was checked last.
std::optional<BuildChange> buildChangeOf(const Workbench& workbench);

/// "registers", "warps per SM": what limits, as a sentence names it.
QString limiterName(Limiter limiter);
/// "registers and block slots"; empty when every warp of the SM is in use or no block fits.
QString limiterNamesOf(const OccupancyFigures& figures);

}  // namespace kd
