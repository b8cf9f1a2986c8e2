// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/warp/warp.h"
#include "core/emulator/ptx/module.h"

#include <span>

namespace kd::emulator {

/// Counts of one function, summed over host threads: counts[i] is of code[i].
struct FunctionCounts {
    const ptx::Module* module = nullptr;
    const ptx::Function* function = nullptr;
    std::span<const Instruction> code;
    std::span<const InstructionCount> counts;
};

/// Adds what one host thread counted.
void add(InstructionCount& sum, const InstructionCount& more);

/// Sums over source lines, ordered by file and line; what has no line is in the totals only. An inlined instruction counts for
/// the line that it was written in.
LaunchCounts foldByLine(std::span<const FunctionCounts> functions);

}  // namespace kd::emulator
