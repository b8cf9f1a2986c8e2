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

// Moves the bytes of a box between shared memory and where they are counted in a row.
void gather(const TensorBox& box, const std::byte* shared, std::byte* values)
{
    for (std::size_t i = 0; i < box.chunks.size(); ++i)
        std::memcpy(values + i * TensorBox::kChunk, shared + box.chunks[i], TensorBox::kChunk);
}

void scatter(const TensorBox& box, std::vector<std::byte> values, std::byte* shared)
{
    box.round(values);
    for (std::size_t i = 0; i < box.chunks.size(); ++i)
        std::memcpy(shared + box.chunks[i], values.data() + i * TensorBox::kChunk, TensorBox::kChunk);
}

bool isSourceStill(const BulkCopy& copy)
{
    if (copy.box == nullptr)
        return isGlobalStill(copy.from, copy.values.data(), copy.bytes);
    return std::ranges::all_of(copy.box->parts, [&](const TensorBox::Part& part) {
        return isGlobalStill(part.address, copy.values.data() + part.at, part.bytes);
    });
}

// The bytes of shared memory from `first` on that it is about, those of a box as they lie.
template <typename Act> void eachRun(const BulkCopy& copy, std::uint64_t first, const Act& act)
{
    if (copy.box == nullptr)
        return act(static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(copy.bytes));
    for (const TensorBox::Run& run : copy.box->runs)
        act(run.first, run.bytes);
}

// `state`: of the target.
void take(AsyncState& state, BulkCopy& copy)
{
    CopyShadow* const shadow = state.shadow();
    if (copy.isFromShared) {
        copy.values.resize(static_cast<std::size_t>(copy.bytes));
        if (copy.box != nullptr)
            gather(*copy.box, copy.block->shared, copy.values.data());
        else
            std::memcpy(copy.values.data(), copy.block->shared + copy.from, copy.values.size());
    } else if (shadow != nullptr && !copy.isOfValues && !isSourceStill(copy)) {
        shadow->sourceChanged(*copy.instruction, warpNumber(copy), copy.lane, *copy.instruction, copy.from);
    }
}

// Those that the mask of bytes names, one by one.
void putMasked(const BulkCopy& copy)
{
    constexpr std::uint64_t kMasked = 16;
    for (std::uint64_t at = 0; at < copy.bytes; ++at) {
        if ((copy.byteMask >> at % kMasked & 1) == 0)
            continue;
        copy.block->launch->memory->unwritten().write(copy.to + at, 1);
        writeGlobal(copy.to + at, copy.values.data() + at, 1);
    }
}

void putGlobal(const BulkCopy& copy, std::uint64_t address, const std::byte* values, std::uint64_t bytes)
{
    copy.block->launch->memory->unwritten().write(address, bytes);
    if (copy.reduce != nullptr)
        copy.reduce(reinterpret_cast<std::byte*>(address), values, bytes);
    else
        writeGlobal(address, values, bytes);
}

void put(const BulkCopy& copy)
{
    if (copy.isToShared && copy.box != nullptr) {
        scatter(*copy.box, copy.values, copy.target->shared);
    } else if (copy.isToShared) {
        if (copy.reduce != nullptr)
            copy.reduce(copy.target->shared + copy.to, copy.values.data(), copy.bytes);
        else
            std::memcpy(copy.target->shared + copy.to, copy.values.data(), copy.values.size());
    } else if (copy.box != nullptr) {
        for (const TensorBox::Part& part : copy.box->parts)
            putGlobal(copy, part.address, copy.values.data() + part.at, part.bytes);
    } else if (copy.byteMask != 0xffff) {
        putMasked(copy);
    } else {
        putGlobal(copy, copy.to, copy.values.data(), copy.bytes);
    }
}

// Tells the mbarrier of its bytes.
Message tell(const BulkCopy& copy)
{
    AsyncState& state = asyncStateOf(copy.teller == nullptr ? *copy.target : *copy.teller);
    const Block& block = state.block();
    Mbarrier* const mbarrier = state.mbarriers().find(copy.mbarrier);
    if (mbarrier == nullptr)
        return misuseText(block, copy.mbarrier, "it has been ended before a bulk copy has told it of its bytes");
    if (CopyShadow* const shadow = asyncStateOf(*copy.target).shadow()) {
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

Message perform(BulkCopy& copy)
{
    if (std::exchange(copy.isDone, true))
        return {};
    take(asyncStateOf(*copy.target), copy);
    put(copy);
    copy.values = {};
    return copy.hasMbarrier ? tell(copy) : Message();
}

// What the checks know of the bytes that it reads, in the shadow of its own block, and of those that it writes, in its target's.
void look(BulkCopy& copy, CopyShadow& own, CopyShadow& shadow)
{
    const bool isReduction = copy.reduce != nullptr;
    const std::uint32_t warp = warpNumber(copy);
    if (copy.isFromShared)
        eachRun(copy, copy.from, [&](std::uint32_t first, std::uint32_t count) {
            own.source(*copy.instruction, warp, copy.lane, first, count);
        });
    if (copy.isToShared)
        eachRun(copy, copy.to, [&](std::uint32_t first, std::uint32_t count) {
            shadow.target({copy.instruction, isReduction ? StrongWrite : Write, count}, warp, copy.lane, first);
        });
    copy.number = shadow.begin(*copy.instruction, warp, isReduction);
    if (copy.isFromShared && &own != &shadow)
        copy.sourceNumber = own.begin(*copy.instruction, warp, isReduction);
    if (copy.hasMbarrier && (copy.teller == nullptr || copy.teller == copy.target))
        shadow.bind(copy.number, copy.mbarrier);
    if (copy.isToShared)
        eachRun(copy, copy.to,
                [&](std::uint32_t first, std::uint32_t count) { shadow.fill(copy.number, copy.lane, first, count); });
    const CopyShadow::Copy source = copy.sourceNumber == 0 ? copy.number : copy.sourceNumber;
    if (copy.isFromShared)
        eachRun(copy, copy.from, [&](std::uint32_t first, std::uint32_t count) { own.drain(source, copy.lane, first, count); });
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
        eachRun(*copy, copy->to, [&](std::uint32_t first, std::uint32_t count) { state.block().races->written(first, count); });
    if (CopyShadow* const shadow = state.shadow())
        look(*copy, *own.shadow(), *shadow);
    if (!copy->hasMbarrier)
        own.bulkGroupsOf(warp).add(copy);
    if (copy->isFromShared && &own != &state)
        own.sends(copy);
    AsyncState& waiting = copy->teller == nullptr ? state : asyncStateOf(*copy->teller);
    waiting.later({.block = copy->block, .warp = copy->warp, .lane = copy->lane, .instruction = copy->instruction,
                 .run = [copy](AsyncState&) { return perform(*copy); },
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
        perform(*grouped.copy);
        if (shadow != nullptr)
            shadow->deliver(grouped.copy->number, shadow->clocks().happens(numberInCluster(warp)));
        return true;
    });
}

}  // namespace kd::emulator
