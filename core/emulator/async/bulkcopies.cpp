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
constexpr std::size_t kMaxGrouped = 4096, kMaxWriting = 1024;

std::uint32_t warpNumber(const BulkCopy& copy)
{
    return numberInCluster(*copy.block, copy.warp);
}

// Moves the bytes of a box between shared memory and where they are counted in a row.
void gather(const TensorBox& box, const std::byte* shared, std::vector<std::byte>& values)
{
    for (std::size_t i = 0; i < box.chunks.size(); ++i)
        std::memcpy(values.data() + i * TensorBox::kChunk, shared + box.chunks[i], TensorBox::kChunk);
    box.pack(values);
}

void scatter(const TensorBox& box, std::vector<std::byte> values, std::byte* shared)
{
    box.arrange(values);
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
            gather(*copy.box, copy.block->shared, copy.values);
        else
            std::memcpy(copy.values.data(), copy.block->shared + copy.from, copy.values.size());
    } else if (shadow != nullptr && !copy.isOfValues && copy.begun.access.isValid == 0 && !isSourceStill(copy)) {
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
    if (copy.hasMbarrier && copy.block->globalRaces != nullptr)
        copy.block->globalRaces->copyArrives(copy.begun, copy.rows);
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

// The parts of a row that the mask of bytes names.
void addMasked(BulkCopy& copy, const std::byte* values)
{
    constexpr std::uint64_t kMasked = 16;
    for (std::uint64_t at = 0; at < copy.bytes; ++at) {
        if ((copy.byteMask >> at % kMasked & 1) == 0)
            continue;
        if (!copy.rows.empty() && copy.rows.back().address + copy.rows.back().bytes == copy.to + at)
            ++copy.rows.back().bytes;
        else
            copy.rows.push_back({.address = copy.to + at, .bytes = 1, .values = values + at});
    }
}

void addRows(BulkCopy& copy, const std::byte* values)
{
    if (copy.box != nullptr)
        for (const TensorBox::Part& part : copy.box->parts)
            copy.rows.push_back({.address = part.address, .bytes = part.bytes,
                                 .values = values == nullptr ? nullptr : values + part.at});
    else if (copy.byteMask != 0xffff && values != nullptr)
        addMasked(copy, values);
    else if (copy.rows.empty())
        copy.rows.push_back({.address = copy.isToShared ? copy.from : copy.to, .bytes = copy.bytes, .values = values});
}

// Whether a higher lane of the warp does the same as `copy`: CUTLASS has all lanes begin a store, which a GPU does once.
bool isAlike(const BulkCopy& copy, const BulkCopy& next)
{
    const auto isSamePart = [](const TensorBox::Part& a, const TensorBox::Part& b) {
        return a.address == b.address && a.bytes == b.bytes && a.at == b.at;
    };
    return copy.instruction == next.instruction && copy.lane < next.lane && copy.isFromShared && next.isFromShared &&
        copy.from == next.from && copy.to == next.to && copy.bytes == next.bytes && copy.byteMask == next.byteMask &&
        copy.reduce == nullptr && next.reduce == nullptr && !copy.isOfValues && !next.isOfValues &&
        (copy.box == nullptr) == (next.box == nullptr) &&
        (copy.box == nullptr || std::ranges::equal(copy.box->parts, next.box->parts, isSamePart));
}

// Looks for races of what it does in global memory.
void lookAtGlobal(BulkCopy& copy, const Warp& warp)
{
    using CopyUse = GlobalRaceDetector::CopyUse;
    GlobalRaceDetector* const races = copy.block->globalRaces;
    const bool isRead = copy.isToShared && !copy.isFromShared && (!copy.isOfValues || !copy.rows.empty());
    if (races == nullptr || (copy.isToShared && !isRead))
        return;
    std::vector<std::byte> gathered;
    const std::byte* values = isRead || copy.reduce != nullptr ? nullptr : copy.block->shared + copy.from;
    if (values != nullptr && copy.box != nullptr) {
        gathered.resize(static_cast<std::size_t>(copy.bytes));
        gather(*copy.box, copy.block->shared, gathered);
        values = gathered.data();
    }
    addRows(copy, values);
    const CopyUse use = isRead ? CopyUse::BulkRead : copy.reduce != nullptr ? CopyUse::BulkReduction : CopyUse::BulkWrite;
    copy.begun = races->copyBegins(*copy.instruction, warp, copy.lane, use, copy.rows);
    for (GlobalRaceDetector::CopyRow& row : copy.rows)
        row.values = nullptr;
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
    const BulkCopy* const last = copy->hasMbarrier ? nullptr : own.bulkGroupsOf(warp).last();
    if (last == nullptr || !isAlike(*last, *copy))
        lookAtGlobal(*copy, warp);
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
    m_writing.clear();
    m_closed.fill(0);
}

void BulkGroups::add(std::shared_ptr<BulkCopy> copy)
{
    if (m_copies.size() == kMaxGrouped) {
        if (copy->block->globalRaces != nullptr)
            copy->block->globalRaces->copyEnds(m_copies.front().copy->begun, m_copies.front().copy->rows);
        m_copies.erase(m_copies.begin());
    }
    const std::uint32_t group = m_closed[static_cast<std::size_t>(copy->lane)];
    m_copies.push_back({std::move(copy), group});
}

void BulkGroups::commit(LaneMask lanes)
{
    for (LaneMask left = lanes; left != 0; left &= left - 1)
        ++m_closed[static_cast<std::size_t>(lowestLane(left))];
}

bool BulkGroups::isDue(std::uint32_t lane, std::uint32_t group, LaneMask lanes, std::uint32_t pending) const
{
    return (lanes >> lane & 1) != 0 && std::uint64_t{group} + pending < m_closed[lane];
}

void BulkGroups::keepWriting(const Block& block, Grouped& grouped)
{
    if (m_writing.size() == kMaxWriting) {
        block.globalRaces->copyEnds(m_writing.front().begun, m_writing.front().rows);
        m_writing.erase(m_writing.begin());
    }
    m_writing.push_back({std::move(grouped.copy->rows), grouped.copy->begun, grouped.group});
}

void BulkGroups::wait(AsyncState& state, Warp& warp, LaneMask lanes, std::uint32_t pending, bool isOfReads)
{
    CopyShadow* const shadow = state.shadow();
    std::erase_if(m_copies, [&](Grouped& grouped) {
        if (!isDue(static_cast<std::uint32_t>(grouped.copy->lane), grouped.group, lanes, pending))
            return false;
        perform(*grouped.copy);
        if (shadow != nullptr)
            shadow->deliver(grouped.copy->number, shadow->clocks().happens(numberInCluster(warp)));
        if (warp.block->globalRaces != nullptr && grouped.copy->begun.access.isValid != 0)
            keepWriting(*warp.block, grouped);
        return true;
    });
    if (isOfReads || m_writing.empty())
        return;
    std::erase_if(m_writing, [&](const Writing& writing) {
        if (!isDue(writing.begun.access.lane, writing.group, lanes, pending))
            return false;
        warp.block->globalRaces->copyEnds(writing.begun, writing.rows);
        return true;
    });
}

}  // namespace kd::emulator
