// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/bulkcopies.h"

#include "core/emulator/async/asyncstate.h"
#include "core/emulator/async/globalbytes.h"
#include "core/emulator/async/mbarrieraccess.h"
#include "core/emulator/checks/racedetector.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace kd::emulator {
namespace {

// Copies that nobody waits for would be kept for ever.
constexpr std::size_t kMaxGrouped = 4096;

std::uint32_t warpNumber(const BulkCopy& copy)
{
    return numberInCluster(*copy.block, copy.warp);
}

// `state`: of the target.
void take(AsyncState& state, BulkCopy& copy)
{
    CopyShadow* const shadow = state.shadow();
    if (copy.isFromShared) {
        copy.values.resize(static_cast<std::size_t>(copy.bytes));
        std::memcpy(copy.values.data(), copy.block->shared + copy.from, copy.values.size());
    } else if (shadow != nullptr && !copy.isOfValues && !isGlobalStill(copy.from, copy.values.data(), copy.bytes)) {
        shadow->sourceChanged(*copy.instruction, warpNumber(copy), copy.lane, *copy.instruction, copy.from);
    }
}

void put(const BulkCopy& copy)
{
    std::byte* const memory = copy.isToShared ? copy.target->shared + copy.to : reinterpret_cast<std::byte*>(copy.to);
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
    const Block& block = state.block();
    Mbarrier* const mbarrier = state.mbarriers().find(copy.mbarrier);
    if (mbarrier == nullptr)
        return misuseText(block, copy.mbarrier, "it has been ended before a bulk copy has told it of its bytes");
    if (CopyShadow* const shadow = state.shadow()) {
        const BlockClocks::Event event{mbarrier->source, static_cast<std::uint32_t>(mbarrier->phase) + 1};
        shadow->deliver(copy.number, event);
        if (copy.sourceNumber != 0)
            asyncStateOf(*copy.block).shadow()->deliver(copy.sourceNumber, event);
    }
    if (Message wrong = mbarrier->completeBytes(static_cast<std::uint32_t>(copy.bytes)); !wrong.empty())
        return misuseText(block, copy.mbarrier, wrong);
    state.changed(*mbarrier);
    return {};
}

Message perform(AsyncState& state, BulkCopy& copy)
{
    if (std::exchange(copy.isDone, true))
        return {};
    take(state, copy);
    put(copy);
    copy.values = {};
    return copy.hasMbarrier ? tell(state, copy) : Message();
}

// What the checks know of the bytes that it reads, in the shadow of its own block, and of those that it writes, in its target's.
void look(BulkCopy& copy, CopyShadow& own, CopyShadow& shadow)
{
    const bool isReduction = copy.reduce != nullptr;
    const std::uint32_t warp = warpNumber(copy);
    const auto from = static_cast<std::uint32_t>(copy.from), to = static_cast<std::uint32_t>(copy.to);
    const auto bytes = static_cast<std::uint32_t>(copy.bytes);
    if (copy.isFromShared)
        own.source(*copy.instruction, warp, copy.lane, from, bytes);
    if (copy.isToShared)
        shadow.target({copy.instruction, isReduction ? StrongWrite : Write, bytes}, warp, copy.lane, to);
    copy.number = shadow.begin(*copy.instruction, warp, isReduction);
    if (copy.isFromShared && &own != &shadow)
        copy.sourceNumber = own.begin(*copy.instruction, warp, isReduction);
    if (copy.hasMbarrier)
        shadow.bind(copy.number, copy.mbarrier);
    if (copy.isToShared)
        shadow.fill(copy.number, copy.lane, to, bytes);
    if (copy.isFromShared)
        own.drain(copy.sourceNumber == 0 ? copy.number : copy.sourceNumber, copy.lane, from, bytes);
}

}  // namespace

void beginBulkCopy(AsyncState& own, Warp& warp, BulkCopy begun)
{
    begun.block = warp.block;
    if (begun.target == nullptr)
        begun.target = warp.block;
    AsyncState& state = asyncStateOf(*begun.target);
    const auto copy = std::make_shared<BulkCopy>(std::move(begun));
    if (!copy->isFromShared && !copy->isOfValues && copy->values.empty()) {
        copy->values.resize(static_cast<std::size_t>(copy->bytes));
        readGlobal(copy->from, copy->values.data(), copy->bytes);
    }
    if (copy->isToShared && state.block().races != nullptr)
        state.block().races->written(static_cast<std::uint32_t>(copy->to), copy->bytes);
    if (CopyShadow* const shadow = state.shadow())
        look(*copy, *own.shadow(), *shadow);
    if (!copy->hasMbarrier)
        own.bulkGroupsOf(warp).add(copy);
    if (copy->isFromShared && &own != &state)
        own.sends(copy);
    state.later({.block = copy->block, .warp = copy->warp, .lane = copy->lane, .instruction = copy->instruction,
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
            shadow->deliver(grouped.copy->number, shadow->clocks().happens(numberInCluster(warp)));
        return true;
    });
}

}  // namespace kd::emulator
