// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/frameallocator.h"

#include "core/base/error.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <queue>

namespace kd::emulator {
namespace {

constexpr std::size_t kSlotAlignment = 64;
constexpr std::uint32_t kSinkBytes = 16;
constexpr Slot kReserved = 64;  // offset 0 is what an operand that a handler does not have shows

bool isOfBlock(ptx::Special special)
{
    using ptx::Special;
    switch (special) {
    case Special::CtaidX: case Special::CtaidY: case Special::CtaidZ: case Special::SmId:
    case Special::GridId: case Special::ClusterIdX: case Special::ClusterIdY: case Special::ClusterIdZ:
    case Special::ClusterCtaIdX: case Special::ClusterCtaIdY: case Special::ClusterCtaIdZ: case Special::ClusterCtaRank:
        return true;
    default:
        return false;
    }
}

}  // namespace

std::uint32_t laneBytes(ptx::Type type)
{
    if (type == ptx::Type::Pred)
        return 0;
    return std::max<std::uint32_t>(2, static_cast<std::uint32_t>(ptx::sizeOf(type)));
}

FrameAllocator::FrameAllocator(const ptx::Function& function) : m_registers(function.registers.size())
{
    if (m_registers >= kToken / 2)
        throw LogicError({.text = message("function {} declares too many registers", function.name), .subject = function.name});
    m_items.reserve(m_registers + 64);
    for (const ptx::Register& declared : function.registers)
        m_items.push_back({.bytes = laneBytes(declared.type)});
}

Slot FrameAllocator::add(const Item& item)
{
    m_items.push_back(item);
    return kToken | static_cast<Slot>(m_items.size() - 1);
}

Slot FrameAllocator::filled(const PrologueInit& fill)
{
    const auto [found, isNew] = m_filled.try_emplace(Key(fill.kind, fill.bytes, fill.special, fill.value), Slot{0});
    if (isNew)
        found->second = add({.bytes = fill.bytes, .isFilled = true, .fill = fill});
    return found->second;
}

Slot FrameAllocator::constant(std::uint64_t value, std::uint8_t bytes)
{
    return filled({.kind = PrologueInit::Kind::Value, .bytes = bytes, .value = value});
}

Slot FrameAllocator::special(ptx::Special special, std::uint8_t bytes, std::uint64_t number)
{
    const PrologueInit::Kind kind = isOfBlock(special) ? PrologueInit::Kind::BlockSpecial : PrologueInit::Kind::Special;
    return filled({.kind = kind, .bytes = bytes, .special = special, .value = number});
}

Slot FrameAllocator::shared(std::uint64_t offset, std::uint8_t bytes)
{
    return filled({.kind = PrologueInit::Kind::Shared, .bytes = bytes, .value = offset});
}

Slot FrameAllocator::local(std::uint64_t offset, std::uint8_t bytes)
{
    return filled({.kind = PrologueInit::Kind::Local, .bytes = bytes, .value = offset});
}

Slot FrameAllocator::sink()
{
    if (m_sink == 0)
        m_sink = add({.bytes = kSinkBytes});
    return m_sink;
}

Slot FrameAllocator::storage(std::uint32_t stride)
{
    return add({.bytes = std::max<std::uint32_t>(stride, 1)});
}

std::int64_t FrameAllocator::registerOf(Slot token) const
{
    const Slot index = token & ~kToken;
    return (token & kToken) != 0 && index < m_registers ? static_cast<std::int64_t>(index) : -1;
}

Slot FrameAllocator::room(std::uint32_t bytes)
{
    const std::size_t size = bytes == 0 ? sizeof(LaneMask) : std::size_t{bytes} * kLanes;
    if (bytes != 0)
        m_end = (m_end + kSlotAlignment - 1) / kSlotAlignment * kSlotAlignment;
    const auto slot = static_cast<Slot>(m_end);
    m_end += size;
    if (m_end > kMaxFrameBytes)
        throw LogicError({.text = message("the registers and parameters of a function take more than {} MiB a warp",
                                          kMaxFrameBytes >> 20)});
    return slot;
}

// Linear scan: slots that are free again go to the next register of the same width.
void FrameAllocator::placeRegisters(std::span<const Interval> lifetimes)
{
    std::vector<std::uint32_t> order(m_registers);
    std::iota(order.begin(), order.end(), 0U);
    std::erase_if(order, [&](std::uint32_t r) { return lifetimes[r].last < lifetimes[r].first; });
    std::ranges::stable_sort(order, {}, [&](std::uint32_t r) { return lifetimes[r].first; });
    using Busy = std::pair<std::uint32_t, std::uint32_t>;  // last instruction, register
    std::priority_queue<Busy, std::vector<Busy>, std::greater<>> busy;
    std::array<std::vector<Slot>, 17> free;
    for (const std::uint32_t current : order) {
        while (!busy.empty() && busy.top().first < lifetimes[current].first) {
            const Item& ended = m_items[busy.top().second];
            free[ended.bytes].push_back(ended.slot);
            busy.pop();
        }
        Item& item = m_items[current];
        std::vector<Slot>& pool = free[item.bytes];
        if (pool.empty()) {
            item.slot = room(item.bytes);
        } else {
            item.slot = pool.back();
            pool.pop_back();
        }
        busy.emplace(lifetimes[current].last, current);
    }
}

std::size_t FrameAllocator::place(std::span<const Interval> lifetimes)
{
    m_end = kReserved;
    placeRegisters(lifetimes);
    for (std::size_t i = m_registers; i < m_items.size(); ++i)
        m_items[i].slot = room(m_items[i].bytes);
    return (m_end + kSlotAlignment - 1) / kSlotAlignment * kSlotAlignment;
}

Slot FrameAllocator::placed(Slot token) const
{
    return (token & kToken) == 0 ? token : m_items[token & ~kToken].slot;
}

std::vector<PrologueInit> FrameAllocator::inits() const
{
    std::vector<PrologueInit> inits;
    for (const Item& item : m_items) {
        if (item.isFilled) {
            inits.push_back(item.fill);
            inits.back().slot = item.slot;
        }
    }
    return inits;
}

}  // namespace kd::emulator
