// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/module.h"
#include "core/emulator/warp/launchcontext.h"

namespace kd::emulator {

/// The window that a generic address lies in: Shared, Local or Param; Global for all others.
ptx::Space spaceOfGeneric(const LaunchContext& launch, std::uint64_t address);
/// Generic address of offset 0 of a space; 0 for Global and Const, whose addresses are generic ones.
std::uint64_t windowOf(const LaunchContext& launch, ptx::Space space);

}  // namespace kd::emulator
