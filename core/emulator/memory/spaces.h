// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ptx/module.h"
#include "core/emulator/warp/block.h"

namespace kd::emulator {

/// Addresses of .shared::cluster, as GPUs from sm_90 on have them: the memory of block r of a cluster lies at r << kClusterShift,
/// and the block itself has its own shared variables there.
inline constexpr int kClusterShift = 24;
inline constexpr std::uint64_t kClusterStride = std::uint64_t{1} << kClusterShift;
/// The block whose memory an offset in the shared window names; null: there is none.
Block* blockOfShared(Block& block, std::uint64_t offset);

/// The window that a generic address lies in: Shared, Local or Param; Global for all others.
ptx::Space spaceOfGeneric(const LaunchContext& launch, std::uint64_t address);
/// Generic address of offset 0 of a space; 0 for Global and Const, whose addresses are generic ones.
std::uint64_t windowOf(const LaunchContext& launch, ptx::Space space);

}  // namespace kd::emulator
