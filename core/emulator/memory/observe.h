// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/sharedpattern.h"
#include "core/emulator/checks/texeluse.h"
#include "core/emulator/warp/warp.h"
#include "core/emulator/memory/resolve.h"

namespace kd::emulator {

/// Counts an access that is done, and tells it to the race detector.
void observe(const Instruction& instruction, Warp& warp, const Access& access, const LaneAddresses& places);
/// The same of a store that no Move did: `written` has what the lanes wrote, access.bytes for each from lane 0 on.
void observeWritten(const Instruction& instruction, const Warp& warp, const Access& access, const LaneAddresses& places,
                    const std::byte* written);
/// Counts what an asynchronous copy reads of global memory, whose races are told apart.
void observeSource(const Instruction& instruction, const Warp& warp, const Access& access, const LaneAddresses& places);
/// Nobody asks for observe().
inline bool isUnobserved(const Warp& warp)
{
    return warp.counts == nullptr && warp.block->races == nullptr && warp.block->globalRaces == nullptr;
}

/// Shared memory, any access that is done.
void observeLanes(const Instruction& instruction, const Warp& warp, LaneMask mask, const Access& access,
                  const std::uint32_t* offsets);

// Fast handlers tell these of weak accesses that are done, each of `bytes` a lane, when somebody asks for it (!isUnobserved).

/// Shared memory, lane by lane.
void observeShared(const Instruction& instruction, const Warp& warp, LaneMask mask, const std::uint32_t* offsets,
                   std::uint32_t bytes, bool isStore);
/// Shared memory, all lanes.
void observeGroups(const Instruction& instruction, const Warp& warp, const LaneGroups& groups, bool isStore);

// Races in global memory, where somebody looks for them (Block::globalRaces).

/// A store, before it is done.
void watchStore(const Instruction& instruction, const Warp& warp, const Access& access, const LaneAddresses& places);
/// Weak accesses before they are moved: all lanes, eight each in a row from first[lane / 8] on, `step` apart; and at base[lane] +
/// offset.
void watchGroups(const Instruction& instruction, const Warp& warp, const std::uint64_t* first, std::uint64_t step,
                 std::uint32_t bytes, bool isStore);
void watchLanes(const Instruction& instruction, const Warp& warp, const std::uint64_t* base, std::uint64_t offset, LaneMask mask,
                std::uint32_t bytes, bool isStore);

// Textures and surfaces, whose texels lie in global memory.

/// Tells whether anybody asks for watchTexel() of texels in an array, or in memory that kernels can write by stores, too.
bool watchesTexels(const Warp& warp, bool isArray);
/// One texel, or a part of one or several in a row: what a lane writes before it is done, what it reads at any time.
void watchTexel(const Instruction& instruction, const Warp& warp, int lane, std::uint64_t address, std::uint32_t bytes,
                TexelUse use);

/// Global memory at base[lane] + offset, before it is moved. Counters are on.
void countLanes(const Instruction& instruction, const Warp& warp, const std::uint64_t* base, std::uint64_t offset, LaneMask mask,
                std::uint32_t bytes);

}  // namespace kd::emulator
