// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/program.h"
#include "core/emulator/warp/warp.h"

#include <span>
#include <string_view>

namespace kd::emulator {

/// The functions of CUDA's device runtime that kernels of relocatable code call (cuda_device_runtime_api.h), as `__cudaCDP2Name`
/// and as `cudaName`; None for all others.
SystemCall deviceRuntimeCallNamed(std::string_view name);
/// Bytes of arguments and results, in their order. `call` is one of these functions.
std::span<const std::uint32_t> deviceRuntimeParameters(SystemCall call);
std::span<const std::uint32_t> deviceRuntimeResults(SystemCall call);

/// Does such a call for `mask`, lane by lane.
Next deviceRuntimeCall(const Instruction& instruction, const CallSite& site, Warp& warp, LaneMask mask);

}  // namespace kd::emulator
