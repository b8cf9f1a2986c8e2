// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/warp/callframe.h"

#include "core/emulator/warp/block.h"
#include "core/emulator/warp/specials.h"

#include <cstring>
#include <new>

namespace kd::emulator {
namespace {

constexpr std::align_val_t kFrameAlignment{64};

void put(std::byte* lane, std::uint64_t value, std::uint8_t bytes)
{
    std::memcpy(lane, &value, bytes);
}

template <typename ValueOf> void fill(CallFrame& frame, const PrologueInit& what, const ValueOf& valueOf)
{
    std::byte* slot = frame.memory + what.slot;
    for (int lane = 0; lane < kLanes; ++lane)
        put(slot + lane * what.bytes, valueOf(lane), what.bytes);
}

template <typename T> void broadcast(std::byte* slot, std::uint64_t value)
{
    T* lane = reinterpret_cast<T*>(slot);
    for (int i = 0; i < kLanes; ++i)
        lane[i] = static_cast<T>(value);
}

void broadcast(CallFrame& frame, const PrologueInit& what, std::uint64_t value)
{
    std::byte* slot = frame.memory + what.slot;
    switch (what.bytes) {
    case 0: *reinterpret_cast<LaneMask*>(slot) = value != 0 ? kAllLanes : 0; break;
    case 2: broadcast<std::uint16_t>(slot, value); break;
    case 4: broadcast<std::uint32_t>(slot, value); break;
    default: broadcast<std::uint64_t>(slot, value); break;
    }
}

void fillLaunchConstants(CallFrame& frame, const Warp& warp)
{
    for (const PrologueInit& what : frame.function->launchInits) {
        if (what.kind == PrologueInit::Kind::Value)
            broadcast(frame, what, what.value);
        else if (what.bytes == 0)
            broadcast(frame, what, specialValue(what.special, what.value, warp, 0));
        else
            fill(frame, what, [&](int lane) { return specialValue(what.special, what.value, warp, lane); });
    }
}

}  // namespace

FramePool::~FramePool()
{
    for (const auto& frame : m_all)
        ::operator delete(frame->memory, kFrameAlignment);
    m_budget += m_charged;
}

CallFrame* FramePool::make(const DecodedFunction& function, const Warp& warp)
{
    const auto bytes = static_cast<std::int64_t>(function.frameBytes + sizeof(CallFrame));
    if (m_budget.fetch_sub(bytes) < bytes) {
        m_budget += bytes;
        return nullptr;
    }
    m_charged += bytes;
    auto frame = std::make_unique<CallFrame>();
    frame->function = &function;
    frame->memory = static_cast<std::byte*>(::operator new(function.frameBytes, kFrameAlignment));
    std::memset(frame->memory, 0, function.frameBytes);
    fillLaunchConstants(*frame, warp);
    m_all.push_back(std::move(frame));
    return m_all.back().get();
}

CallFrame* FramePool::acquire(const DecodedFunction& function, const Warp& warp)
{
    std::vector<CallFrame*>& idle = m_idle[function.index];
    CallFrame* frame = nullptr;
    if (idle.empty()) {
        frame = make(function, warp);
        if (frame == nullptr)
            return nullptr;
    } else {
        frame = idle.back();
        idle.pop_back();
    }
    frame->references = 1;
    prepare(*frame, warp);
    return frame;
}

void FramePool::prepare(CallFrame& frame, const Warp& warp)
{
    for (const FrameRange& part : frame.function->zeroed)
        std::memset(frame.memory + part.slot, 0, part.bytes);
    if (frame.filledFor == warp.block->stamp)
        return;
    frame.filledFor = warp.block->stamp;
    for (const PrologueInit& what : frame.function->blockInits)
        broadcast(frame, what,
                  what.kind == PrologueInit::Kind::Shared ? warp.sharedFirst + what.value
                                                          : specialValue(what.special, what.value, warp, 0));
}

void FramePool::fillLocal(CallFrame& frame)
{
    for (const PrologueInit& what : frame.function->callInits)
        fill(frame, what, [&](int lane) { return frame.localBase[static_cast<std::size_t>(lane)] + what.value; });
}

void FramePool::drop(CallFrame* frame)
{
    while (frame != nullptr && --frame->references == 0) {
        CallFrame* const parent = frame->parent;
        m_idle[frame->function->index].push_back(frame);
        frame = parent;
    }
}

}  // namespace kd::emulator
