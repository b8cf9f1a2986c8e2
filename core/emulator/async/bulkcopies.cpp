// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/bulkcopies.h"

#include "core/emulator/async/asyncstate.h"
#include "core/emulator/async/globalbytes.h"
#include "core/emulator/async/mbarrieraccess.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace kd::emulator {
namespace {

// Copies that nobody waits for would be kept for ever.
constexpr std::size_t kMaxGrouped = 4096;

void take(AsyncState& state, BulkCopy& copy)
{
    CopyShadow* const shadow = state.shadow();
    if (copy.isFromShared) {
        copy.values.resize(static_cast<std::size_t>(copy.bytes));
        std::memcpy(copy.values.data(), state.block().shared + copy.from, copy.values.size());
    } else if (shadow != nullptr && !copy.isOfValues && !isGlobalStill(copy.from, copy.values.data(), copy.bytes)) {
        shadow->sourceChanged(*copy.instruction, copy.warp, copy.lane, *copy.instruction, copy.from);
    }
}

void put(AsyncState& state, const BulkCopy& copy)
{
    std::byte* const memory = copy.isToShared ? state.block().shared + copy.to : reinterpret_cast<std::byte*>(copy.to);
    if (copy.reduce != nullptr)
        copy.reduce(memory, copy.values.data(), copy.bytes);
    else if (copy.isToShared)
        std::memcpy(memory, copy.values.data(), copy.values.size());
    else
        writeGlobal(copy.to, copy.values.data(), copy.bytes);
}

// Tells the mbarrier of its bytes.
Message tell(AsyncState& state, const BulkCopy& copy)
{
    const Warp& warp = state.block().warps[copy.warp];
    Mbarrier* const mbarrier = state.mbarriers().find(copy.mbarrier);
    if (mbarrier == nullptr)
        return misuseText(warp, copy.mbarrier, "it has been ended before a bulk copy has told it of its bytes");
    if (CopyShadow* const shadow = state.shadow())
        shadow->deliver(copy.number, {mbarrier->source, static_cast<std::uint32_t>(mbarrier->phase) + 1});
    if (Message wrong = mbarrier->completeBytes(static_cast<std::uint32_t>(copy.bytes)); !wrong.empty())
        return misuseText(warp, copy.mbarrier, wrong);
    state.changed(*mbarrier);
    return {};
}

Message perform(AsyncState& state, BulkCopy& copy)
{
    if (std::exchange(copy.isDone, true))
        return {};
    take(state, copy);
    put(state, copy);
    copy.values = {};
    return copy.hasMbarrier ? tell(state, copy) : Message();
}

}  // namespace

void beginBulkCopy(AsyncState& state, Warp& warp, BulkCopy begun)
{
    const auto copy = std::make_shared<BulkCopy>(std::move(begun));
    if (!copy->isFromShared && !copy->isOfValues) {
        copy->values.resize(static_cast<std::size_t>(copy->bytes));
        readGlobal(copy->from, copy->values.data(), copy->bytes);
    }
    const bool isReduction = copy->reduce != nullptr;
    if (CopyShadow* const shadow = state.shadow()) {
        if (copy->isFromShared)
            shadow->source(*copy->instruction, copy->warp, copy->lane, static_cast<std::uint32_t>(copy->from),
                           static_cast<std::uint32_t>(copy->bytes));
        if (copy->isToShared)
            shadow->target({copy->instruction, isReduction ? StrongWrite : Write, static_cast<std::uint32_t>(copy->bytes)},
                           copy->warp, copy->lane, static_cast<std::uint32_t>(copy->to));
        copy->number = shadow->begin(*copy->instruction, copy->warp, isReduction);
        if (copy->hasMbarrier)
            shadow->bind(copy->number, copy->mbarrier);
        if (copy->isToShared)
            shadow->fill(copy->number, copy->lane, static_cast<std::uint32_t>(copy->to), static_cast<std::uint32_t>(copy->bytes));
        if (copy->isFromShared)
            shadow->drain(copy->number, copy->lane, static_cast<std::uint32_t>(copy->from),
                          static_cast<std::uint32_t>(copy->bytes));
    }
    if (!copy->hasMbarrier)
        state.bulkGroupsOf(warp).add(copy);
    state.later({.warp = copy->warp, .lane = copy->lane, .instruction = copy->instruction,
                 .run = [copy](AsyncState& now) { return perform(now, *copy); },
                 .bytes = copy->bytes});
}

void BulkGroups::clear()
{
    m_copies.clear();
    m_closed.fill(0);
}

void BulkGroups::add(std::shared_ptr<BulkCopy> copy)
{
    if (m_copies.size() == kMaxGrouped)
        m_copies.erase(m_copies.begin());
    const std::uint32_t group = m_closed[static_cast<std::size_t>(copy->lane)];
    m_copies.push_back({std::move(copy), group});
}

void BulkGroups::commit(LaneMask lanes)
{
    for (LaneMask left = lanes; left != 0; left &= left - 1)
        ++m_closed[static_cast<std::size_t>(lowestLane(left))];
}

void BulkGroups::wait(AsyncState& state, Warp& warp, LaneMask lanes, std::uint32_t pending)
{
    CopyShadow* const shadow = state.shadow();
    std::erase_if(m_copies, [&](const Grouped& grouped) {
        const auto lane = static_cast<std::size_t>(grouped.copy->lane);
        if ((lanes >> lane & 1) == 0 || std::uint64_t{grouped.group} + pending >= m_closed[lane])
            return false;
        perform(state, *grouped.copy);
        if (shadow != nullptr)
            shadow->deliver(grouped.copy->number, shadow->clocks().happens(warp.index));
        return true;
    });
}

}  // namespace kd::emulator
