// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/globalraces.h"
#include "core/emulator/checks/mapchanges.h"
#include "core/emulator/checks/racedetector.h"
#include "core/emulator/memory/memorybind.h"
#include "core/emulator/memory/memorypatterns.h"

#include <algorithm>
#include <atomic>

namespace kd::emulator {
namespace {

using ptx::Space;
using ptx::Type;

constexpr std::uint32_t kDiscarded = 128;  ///< bytes, the only size there is

// Whatever the scope: a host fence orders with all threads.
Next fence(const Instruction& instruction, WarpRegisters& registers, LaneMask)
{
    Warp& warp = warpOf(registers);
    std::atomic_thread_fence(std::memory_order_seq_cst);
    forgetOrdered(warp);
    if (warp.block->globalRaces != nullptr)
        warp.block->globalRaces->fence(instruction, warp);
    return Next::Continue;
}

// Orders the thread's accesses in the generic and the async proxy, not those of other threads. aux: of global memory as well.
Next fenceProxies(const Instruction& instruction, WarpRegisters& registers, LaneMask)
{
    const Warp& warp = warpOf(registers);
    if (instruction.aux != 0 && warp.block->globalRaces != nullptr)
        warp.block->globalRaces->fenceProxies(warp);
    const auto tell = [&](const Block& block) {
        if (block.races != nullptr && block.races->copies() != nullptr)
            block.races->copies()->fenceProxies(numberInCluster(warp));
    };
    if (warp.block->cluster == nullptr)
        tell(*warp.block);
    else
        std::ranges::for_each(warp.block->cluster->blocks, [&](const Block* block) { tell(*block); });
    return Next::Continue;
}

// fence.proxy.tensormap::generic.release: what the block has changed of tensor maps may be acquired.
Next releaseMaps(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    const Warp& warp = warpOf(registers);
    const Block& block = *warp.block;
    if (MapChanges* const changes = block.launch->mapChanges) {
        changes->release(block.number);
        if (block.globalRaces != nullptr)
            changes->release(*block.globalRaces->launchPoint(warp));
    }
    return fence(instruction, registers, mask);
}

// .acquire: the block may use the map as it is now. from[0], immediate: its generic address.
template <typename Base> Next acquireMap(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    const Warp& warp = warpOf(registers);
    MapChanges* const changes = warp.block->launch->mapChanges;
    for (LaneMask left = changes == nullptr ? 0 : mask; left != 0; left &= left - 1)
        changes->acquire(warp.block->number,
                         static_cast<Base>(lanes<Base>(warp, instruction.from[0])[lowestLane(left)] +
                                           static_cast<Base>(instruction.immediate)),
                         warp.block->launch->globalShadow);
    return fence(instruction, registers, mask);
}

Next nothing(const Instruction&, WarpRegisters&, LaneMask)
{
    return Next::Continue;
}

template <Space space, bool narrow>
Next discard(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    const Access access{.space = space, .kind = AccessKind::Write, .narrow = narrow, .bytes = kDiscarded};
    LaneAddresses places;
    return resolve(instruction, warpOf(registers), mask, access, places) ? Next::Continue : Next::Faulted;
}

// A policy is opaque, and no cache is modelled.
Next makePolicy(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    auto* to = lanes<std::uint64_t>(registers, instruction.to);
    for (LaneMask left = mask; left != 0; left &= left - 1)
        to[lowestLane(left)] = 0;
    return Next::Continue;
}

Instruction withBoth(Handler handler)
{
    Instruction instruction;
    instruction.all = instruction.some = handler;
    return instruction;
}

Instruction bindFence(OperandDecoder& decoder)
{
    if (decoder.operandCount() != 0)
        decoder.refuse("a fence has no operands");
    return withBoth(fence);
}

void checkDiscarded(OperandDecoder& decoder)
{
    if (decoder.operandCount() != 2 || decoder.integer(1) != kDiscarded)
        decoder.refuse("its size must be 128");
}

Instruction bindMapRelease(OperandDecoder& decoder)
{
    if (decoder.operandCount() != 0)
        decoder.refuse("a fence has no operands");
    return withBoth(releaseMaps);
}

// fence.proxy.tensormap::generic.acquire… [map], 128
Instruction bindMapFence(OperandDecoder& decoder)
{
    checkDiscarded(decoder);
    Instruction instruction;
    Access access{.space = Space::Generic, .bytes = 1};
    if (bindAddress(decoder, 0, access, instruction).isFrame)
        decoder.refuse("parameters of functions are no tensor maps");
    instruction.all = instruction.some = access.narrow ? acquireMap<std::uint32_t> : acquireMap<std::uint64_t>;
    return instruction;
}

Instruction bindProxyFence(OperandDecoder& decoder)
{
    if (decoder.operandCount() != 0)
        decoder.refuse("a fence has no operands");
    Instruction instruction = withBoth(fenceProxies);
    const auto& words = decoder.text().modifiers;
    instruction.aux = words.back() == "async" || words.back() == "global" ? 1 : 0;
    return instruction;
}

// A prefetch of what is not there is no fault, so the address is not looked at.
Instruction bindPrefetch(OperandDecoder& decoder)
{
    decoder.address(0);
    return withBoth(nothing);
}

Instruction bindPriority(OperandDecoder& decoder)
{
    decoder.address(0);
    checkDiscarded(decoder);
    return withBoth(nothing);
}

Instruction bindDiscard(OperandDecoder& decoder)
{
    checkDiscarded(decoder);
    const MemoryModifiers words = memoryWords(decoder);
    Instruction instruction;
    Access access{.space = words.space, .kind = AccessKind::Write, .bytes = kDiscarded};
    if (bindAddress(decoder, 0, access, instruction).isFrame)
        decoder.refuse("parameters are not discarded");
    if (words.space == Space::Global)
        instruction.all = instruction.some = access.narrow ? discard<Space::Global, true> : discard<Space::Global, false>;
    else
        instruction.all = instruction.some = access.narrow ? discard<Space::Generic, true> : discard<Space::Generic, false>;
    return instruction;
}

Instruction bindPolicy(OperandDecoder& decoder)
{
    Instruction instruction = withBoth(makePolicy);
    instruction.to = decoder.destination(0, Type::B64);
    return instruction;
}

#define KD_POLICY_PRIORITY ".L2::evict_last|.L2::evict_normal|.L2::evict_first|.L2::evict_unchanged"

constexpr InstructionPattern kFencePatterns[] = {
    {"membar", ".cta|.gl|.sys", bindFence},
    {"membar", ".proxy .alias", bindFence},
    {"fence", "[.sc|.acq_rel|.acquire|.release] ." KD_SCOPE, bindFence},
    {"fence", ".proxy .alias", bindFence, "there is one proxy"},
    {"fence", ".proxy .alias .acquire|.release .sys", bindFence, "there is one proxy", 90},
    {"fence", ".proxy .async|.async.global|.async.shared::cta|.async.shared::cluster", bindProxyFence},
    {"fence", ".mbarrier_init .release .cluster", bindFence, {}, 90},
    {"fence", ".acquire|.release .sync_restrict::shared::cta|.sync_restrict::shared::cluster .cluster", bindFence, {}, 90},
    {"fence", ".proxy .async::generic .acquire|.release .sync_restrict::shared::cta|.sync_restrict::shared::cluster .cluster",
     bindProxyFence, {}, 90},
    {"fence", ".proxy .async::generic .release .sync_restrict::shared::cluster::read .cta|.cluster", bindProxyFence, {}, 90},
    {"prefetch", "[.global|.local] .L1|.L2", bindPrefetch, "no cache is modelled"},
    {"prefetch", "[.global] .L1::32B.valid_addr", bindPrefetch, "no cache is modelled", 90},
    {"prefetch", ".global .L2::evict_last|.L2::evict_normal", bindPrefetch, "no cache is modelled"},
    {"prefetch", "[.const|.param] .tensormap", bindPrefetch, "no cache is modelled", 90},
    {"fence", ".proxy .tensormap::generic .release ." KD_SCOPE, bindMapRelease, {}, 90},
    {"fence", ".proxy .tensormap::generic .acquire ." KD_SCOPE, bindMapFence, {}, 90},
    {"prefetchu", ".L1", bindPrefetch, "no cache is modelled"},
    {"applypriority", "[.global] .L2::evict_normal", bindPriority, "no cache is modelled"},
    {"discard", "[.global] .L2", bindDiscard, "memory keeps its content"},
    {"createpolicy", ".fractional " KD_POLICY_PRIORITY " [.L2::evict_unchanged|.L2::evict_first] .b64", bindPolicy,
     "no cache is modelled"},
    {"createpolicy", ".range [.global] " KD_POLICY_PRIORITY " [.L2::evict_unchanged|.L2::evict_first] .b64", bindPolicy,
     "no cache is modelled"},
    {"createpolicy", ".cvt .L2 .b64", bindPolicy, "no cache is modelled"},
};

#undef KD_POLICY_PRIORITY

}  // namespace

std::span<const InstructionPattern> fencePatterns()
{
    return kFencePatterns;
}

}  // namespace kd::emulator
