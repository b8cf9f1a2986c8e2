// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/asyncstate.h"

#include "core/emulator/async/mbarrierwait.h"
#include "core/emulator/checks/racedetector.h"
#include "core/emulator/warp/callframe.h"

#include <algorithm>
#include <cstring>

namespace kd::emulator {
namespace {

/// Waits that end without success so often, while nothing else happens in their block, would do so for ever.
constexpr unsigned kMaxVainRounds = 2048;

/// What is put off at most: a kernel may never wait for it.
constexpr std::size_t kMaxTasks = 1 << 14;
constexpr std::uint64_t kMaxTaskBytes = std::uint64_t{64} << 20;

bool waitsForMbarrier(const DivergentPath& path)
{
    return path.wait == Wait::Mbarrier;
}

}  // namespace

AsyncState::AsyncState(Block& block)
    : m_block(block), m_groups(block.warps.size()), m_bulkGroups(block.warps.size()), m_heard(block.warps.size())
{
}

void AsyncState::blockBegins()
{
    std::ranges::for_each(m_groups, &GroupCopies::clear);
    std::ranges::for_each(m_bulkGroups, &BulkGroups::clear);
    std::ranges::fill(m_heard, std::nullopt);
    m_mbarriers.clear();
    m_tasks.clear();
    m_taskBytes = 0;
    m_sent.clear();
    m_failure.reset();
    m_vainRounds = 0;
    m_knowsFailedRequest = false;
}

CopyShadow* AsyncState::shadow()
{
    return m_block.races == nullptr ? nullptr : m_block.races->copies();
}

void AsyncState::hear(const Warp& warp, const Mbarrier& mbarrier)
{
    CopyShadow* const copies = shadow();
    if (copies == nullptr)
        return;
    std::optional<BlockClocks::Source>& heard = m_heard[warp.index];
    if (!heard)
        heard = copies->clocks().addCounter();
    copies->clocks().acquire(*heard, mbarrier.source);
    if (mbarrier.relaxed)
        copies->clocks().acquire(*heard, *mbarrier.relaxed);
}

void AsyncState::changed(Mbarrier& mbarrier)
{
    m_vainRounds = 0;
    const bool isComplete = mbarrier.isComplete();
    if (isComplete)
        mbarrier.beginNextPhase();
    const std::uint64_t word = mbarrier.word();
    std::memcpy(m_block.shared + mbarrier.offset, &word, sizeof word);
    if (m_block.races != nullptr)
        m_block.races->written(mbarrier.offset, kMbarrierBytes);
    if (!isComplete)
        return;
    if (CopyShadow* const copies = shadow())
        copies->clocks().happens(mbarrier.source);
    release();
}

void AsyncState::release()
{
    for (Warp& warp : m_block.warps)
        for (DivergentPath& path : warp.waiting)
            if (waitsForMbarrier(path))
                endWait(*this, warp, path, false);
}

bool AsyncState::runTask()
{
    if (m_tasks.empty())
        return false;
    const Task task = std::move(m_tasks.front());
    m_tasks.pop_front();
    m_taskBytes -= task.bytes;
    m_vainRounds = 0;
    if (Message wrong = task.run(*this); !wrong.empty())
        m_failure = {.instruction = task.instruction,
                     .warp = task.warp,
                     .site = {.kind = Fault::Kind::IllegalInstruction, .lane = task.lane, .text = std::move(wrong)},
                     .block = task.block};
    return true;
}

bool AsyncState::endWaits()
{
    if (m_vainRounds >= kMaxVainRounds)
        return false;
    ++m_vainRounds;
    bool isAny = false;
    for (Warp& warp : m_block.warps) {
        for (DivergentPath& path : warp.waiting) {
            if (!waitsForMbarrier(path))
                continue;
            warp.slept += longestWait(path);
            isAny |= endWait(*this, warp, path, true);
        }
    }
    return isAny;
}

bool AsyncState::advance(bool isStuck)
{
    const bool isWanted = isStuck || std::ranges::any_of(m_block.warps, [](const Warp& warp) {
        return std::ranges::any_of(warp.waiting, waitsForMbarrier);
    });
    return (isWanted && runTask()) || (isStuck && endWaits());
}

Warp* AsyncState::explain()
{
    for (Warp& warp : m_block.warps) {
        const auto path = std::ranges::find_if(warp.waiting, waitsForMbarrier);
        if (path == warp.waiting.end())
            continue;
        warp.call = path->call;
        warp.pc = path->pc;
        warp.fault = {.kind = Fault::Kind::Deadlock, .lane = lowestLane(path->mask), .text = endlessWaitText(*this, warp, *path)};
        return &warp;
    }
    return nullptr;
}

void AsyncState::blockEnds()
{
    // Stores to global memory may be under way: a GPU keeps the memory of the block until they have read it.
    for (const std::shared_ptr<BulkCopy>& copy : m_sent)
        if (CopyShadow* const copies = shadow(); copies != nullptr && !copy->isDone)
            copies->neverRead(*copy->instruction, numberInCluster(m_block, copy->warp), copy->lane);
    for (const Task& task : m_tasks)
        task.run(*this);
    m_tasks.clear();
    m_taskBytes = 0;
}

void AsyncState::sends(std::shared_ptr<BulkCopy> copy)
{
    std::erase_if(m_sent, [](const std::shared_ptr<BulkCopy>& sent) { return sent->isDone; });
    m_sent.push_back(std::move(copy));
}

void AsyncState::later(Task task)
{
    m_taskBytes += task.bytes;
    m_tasks.push_back(std::move(task));
    while (m_tasks.size() > kMaxTasks || (m_taskBytes > kMaxTaskBytes && m_tasks.size() > 1))
        runTask();
}

AsyncState& asyncStateOf(Warp& warp)
{
    return asyncStateOf(*warp.block);
}

AsyncState& asyncStateOf(Block& block)
{
    if (block.async == nullptr)
        block.async = std::make_unique<AsyncState>(block);
    return static_cast<AsyncState&>(*block.async);
}

}  // namespace kd::emulator
