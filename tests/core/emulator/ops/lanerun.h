// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "form.h"

#include "core/emulator/program/instruction.h"

#include <vector>

namespace kd::test {

/// One warp's worth of an instruction, through the row's own binding: inputs in, results out. Values are in the order of the
/// operands, parts of vectors and the second of `p|q` in their places; numbers are left out.
struct LaneRun {
    emulator::HostIsa isa = emulator::HostIsa::Generic;
    emulator::LaneMask mask = emulator::kAllLanes;
    bool sharesRegisters = false;  ///< the result is written to the register of the first input of its size
    emulator::LaneMask carry = 0;  ///< CC.CF before and after
    std::vector<std::vector<Bits>> inputs;   ///< by input, then lane
    std::vector<std::vector<Bits>> results;  ///< by result, then lane; first what stands there
    std::vector<std::vector<Bits>> before;   ///< what stood there when the handler began
};

/// Binds once and runs; throws what the row throws.
void execute(const Form& form, LaneRun& run);

int inputCount(const Form& form);
int resultCount(const Form& form);
/// What each input, each result is: a part of a vector, the predicate of a pair, or the operand itself.
std::vector<Kind> inputKinds(const Form& form);
std::vector<Kind> resultKinds(const Form& form);

}  // namespace kd::test
