// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/async/asyncstate.h"
#include "core/emulator/program/operanddecoder.h"

namespace kd::emulator {

/// mbarrier.test_wait and try_wait. Both wait until the phase has completed, or nothing in the block can go on: a kernel cannot
/// tell a slow instruction from a fast one, and those that ask in a loop need not be run for nothing.
///
/// from[0], immediate, to2, from[3]: address; from[1]: state or parity; from[2]: the longest wait; to: the predicate.
Instruction bindWait(OperandDecoder& decoder);

/// Lets a path go on whose phase has completed for a lane, or any path where `isInVain`; false where it still waits.
bool endWait(AsyncState& state, Warp& warp, DivergentPath& path, bool isInVain);
/// Why a path that waits will wait for ever.
Message endlessWaitText(AsyncState& state, const Warp& warp, const DivergentPath& path);
/// Nanoseconds that a path waits at most.
std::uint64_t longestWait(const DivergentPath& path);

}  // namespace kd::emulator
