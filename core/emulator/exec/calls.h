// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/warp/warp.h"

namespace kd::emulator {

struct DecodedFunction;
struct CallSite;

/// Handlers of call and ret. Instruction::aux of a call: index into DecodedFunction::calls of the running function.
Next callDirect(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
/// One target after the other where lanes call different functions.
Next callIndirect(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
Next callSystem(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);
Next returnFromCall(const Instruction& instruction, WarpRegisters& registers, LaneMask mask);

/// Tells whether a call passes what the function takes.
bool fits(const CallSite& site, const DecodedFunction& callee);

/// Reserves `bytes` of stack for a lane, aligned; false when it is used up. `address` is in local memory.
bool reserveStack(Warp& warp, int lane, std::uint64_t bytes, std::uint64_t alignment, std::uint32_t& address);
/// Ends the launch as a handler does when reserveStack() gives false.
Next raiseStackOverflow(Warp& warp, int lane, std::uint64_t bytes);

}  // namespace kd::emulator
