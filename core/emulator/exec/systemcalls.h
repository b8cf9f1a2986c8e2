// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/program.h"
#include "core/emulator/warp/warp.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace kd::emulator {

/// Gives None when a GPU has no such function.
SystemCall systemCallNamed(std::string_view name);
/// Bytes of arguments and results of a call, in their order.
std::span<const std::uint32_t> systemCallParameters(SystemCall call);
std::span<const std::uint32_t> systemCallResults(SystemCall call);

/// Passes on what kernels printed since the last time. Where they printed nothing, standard output is left alone: a program that
/// ends meanwhile flushes it without a lock, and what two flush comes twice.
void flushPrinted() noexcept;

/// Does the system call of an instruction for `mask`; arguments and results are in the running frame.
Next systemCall(const Instruction& instruction, const CallSite& site, Warp& warp, LaneMask mask);

}  // namespace kd::emulator
