// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compile/compileoutcome.h"
#include "core/occupancy/occupancy.h"

#include <cstdint>
#include <optional>

namespace kd {

/// Holds what a kernel costs, and what occupancy its launch reaches.
struct BuildFigures {
    std::uint32_t registers = 0;  ///< a thread
    std::uint64_t spilled = 0;    ///< bytes a thread stores to local memory
    std::uint64_t shared = 0;     ///< bytes a block, static and dynamic
    OccupancyFigures reached;
};

/// `launch` with what the compiler gave for `kernel`: its block, dynamic shared memory, carve-out and cluster stay.
OccupancyInput withKernel(OccupancyInput launch, const KernelInfo& kernel);
/// Nothing where the calculator does not know the architecture of `launch`.
std::optional<BuildFigures> figuresOf(const KernelInfo& kernel, const OccupancyInput& launch);
/// `kernel` in another build: by its symbol, else by its readable name; null where there is none or several.
const KernelInfo* sameKernel(const CompileOutcome& build, const KernelInfo& kernel);
const KernelInfo* sameKernel(CompileOutcome&& build, const KernelInfo& kernel) = delete;
/// Gives that of `before` for a kernel of `now`; null, too, where two compilers made them: what those figures differ by is no price
/// of an edit.
const KernelInfo* comparedKernel(const CompileOutcome& before, const CompileOutcome& now, const KernelInfo& kernel);

}  // namespace kd
