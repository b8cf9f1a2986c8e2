// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/loadstore.h"

#include "core/emulator/checks/racedetector.h"
#include "core/emulator/memory/observe.h"

#include <algorithm>
#include <atomic>
#include <cstring>

namespace kd::emulator {
namespace {

using ptx::Space;

template <Space space, Order order, bool narrow>
Next load(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const Access access{space, AccessKind::Read, order, narrow, loadBytes(instruction)};
    LaneAddresses places;
    if (!resolve(instruction, warp, mask, access, places))
        return Next::Faulted;
    loadMove(instruction)(instruction, warp, mask, places.host);
    if (!isUnobserved(warp))
        observe(instruction, warp, access, places);
    if constexpr (order == Order::Ordered) {
        std::atomic_thread_fence(std::memory_order_acquire);
        forgetOrdered(warp);
    }
    return Next::Continue;
}

template <Space space, Order order, bool narrow>
Next store(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const Access access{space, AccessKind::Write, order, narrow, storeBytes(instruction)};
    LaneAddresses places;
    if (!resolve(instruction, warp, mask, access, places))
        return Next::Faulted;
    if constexpr (order == Order::Ordered) {
        std::atomic_thread_fence(std::memory_order_release);
        forgetOrdered(warp);
    }
    if (warp.block->globalRaces != nullptr)
        watchStore(instruction, warp, access, places);
    storeMove(instruction)(instruction, warp, mask, places.host);
    if (!isUnobserved(warp))
        observe(instruction, warp, access, places);
    return Next::Continue;
}

template <Space space, bool narrow>
Handler loadOf(Order order)
{
    switch (order) {
    case Order::Weak: return load<space, Order::Weak, narrow>;
    case Order::Relaxed: return load<space, Order::Relaxed, narrow>;
    default: return load<space, Order::Ordered, narrow>;
    }
}

template <Space space, bool narrow>
Handler storeOf(Order order)
{
    switch (order) {
    case Order::Weak: return store<space, Order::Weak, narrow>;
    case Order::Relaxed: return store<space, Order::Relaxed, narrow>;
    default: return store<space, Order::Ordered, narrow>;
    }
}

template <bool narrow>
Handler loadOf(Space space, Order order)
{
    switch (space) {
    case Space::Generic: return loadOf<Space::Generic, narrow>(order);
    case Space::Const: return loadOf<Space::Const, narrow>(order);
    case Space::Global: return loadOf<Space::Global, narrow>(order);
    case Space::Local: return loadOf<Space::Local, narrow>(order);
    case Space::Shared: return loadOf<Space::Shared, narrow>(order);
    case Space::Param: return loadOf<Space::Param, narrow>(order);
    default: return nullptr;
    }
}

template <bool narrow>
Handler storeOf(Space space, Order order)
{
    switch (space) {
    case Space::Generic: return storeOf<Space::Generic, narrow>(order);
    case Space::Global: return storeOf<Space::Global, narrow>(order);
    case Space::Local: return storeOf<Space::Local, narrow>(order);
    case Space::Shared: return storeOf<Space::Shared, narrow>(order);
    default: return nullptr;
    }
}

// A kernel's parameter at an address that is the same for all lanes.
template <typename T>
Next loadUniform(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    Warp& warp = warpOf(registers);
    const std::uint64_t offset = *lanes<std::uint64_t>(warp, instruction.from[0]);
    const std::span<const std::byte> parameters = warp.block->launch->parameters;
    if (offset % sizeof(T) != 0 || parameters.size() < sizeof(T) || offset > parameters.size() - sizeof(T))
        return load<Space::Param, Order::Weak, false>(instruction, registers, mask);
    T value;
    std::memcpy(&value, parameters.data() + offset, sizeof value);
    T* to = lanes<T>(warp, instruction.to);
    if (mask == kAllLanes)
        std::fill_n(to, kLanes, value);
    else
        for (LaneMask left = mask; left != 0; left &= left - 1)
            to[lowestLane(left)] = value;
    return Next::Continue;
}

void frameHosts(const Instruction& instruction, const Warp& warp, std::byte* (&host)[kLanes])
{
    const auto packed = static_cast<std::uint64_t>(instruction.immediate);
    std::byte* first = warp.frame + instruction.from[0] + static_cast<std::uint32_t>(packed);
    for (std::size_t lane = 0; lane < kLanes; ++lane)
        host[lane] = first + lane * (packed >> 32);
}

}  // namespace

Handler generalLoad(Space space, Order order, bool narrow)
{
    return narrow ? loadOf<true>(space, order) : loadOf<false>(space, order);
}

Handler generalStore(Space space, Order order, bool narrow)
{
    return narrow ? storeOf<true>(space, order) : storeOf<false>(space, order);
}

Handler uniformParameterLoad(const ElementShape& shape)
{
    if (shape.count != 1 || shape.elementBytes != shape.registerBytes)
        return nullptr;
    switch (shape.elementBytes) {
    case 2: return loadUniform<std::uint16_t>;
    case 4: return loadUniform<std::uint32_t>;
    case 8: return loadUniform<std::uint64_t>;
    default: return nullptr;
    }
}

Next loadFrame(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    const Warp& warp = warpOf(registers);
    std::byte* host[kLanes];
    frameHosts(instruction, warp, host);
    loadMove(instruction)(instruction, warp, mask, host);
    return Next::Continue;
}

Next storeFrame(const Instruction& instruction, WarpRegisters& registers, LaneMask mask)
{
    const Warp& warp = warpOf(registers);
    std::byte* host[kLanes];
    frameHosts(instruction, warp, host);
    storeMove(instruction)(instruction, warp, mask, host);
    return Next::Continue;
}

}  // namespace kd::emulator
