// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/exec/clusterrun.h"

#include <algorithm>
#include <numeric>

namespace kd::emulator {
namespace {

/// A block of several runs so long before the next one has its turn, unless it waits.
constexpr std::uint64_t kBlockQuantum = 1 << 12;
/// In the first round without an instruction a block may have let one go on that had its turn before.
constexpr unsigned kRoundsToBeStuck = 2;

std::uint64_t numberOf(const std::array<std::uint32_t, 3>& index, const std::array<std::uint32_t, 3>& size)
{
    return index[0] + std::uint64_t{size[0]} * (index[1] + std::uint64_t{size[1]} * index[2]);
}

}  // namespace

ClusterRun::ClusterRun(const RunSettings& settings, std::atomic<std::int64_t>& frameBudget) : m_launch(*settings.launch)
{
    const std::uint32_t blocks = blocksPerCluster(m_launch);
    for (std::uint32_t rank = 0; rank < blocks; ++rank) {
        m_blocks.push_back(std::make_unique<BlockRun>(settings, frameBudget));
        if (blocks > 1)
            m_blocks.back()->join(m_cluster, rank);
    }
    if (blocks > 1 && settings.races && m_launch.sharedBytes != 0)
        m_watch = std::make_unique<ClusterWatch>();
    m_cluster.watch = m_watch.get();
    m_turns.resize(blocks);
    std::iota(m_turns.begin(), m_turns.end(), std::size_t{0});
}

void ClusterRun::start(std::uint64_t number, const ThreadSums& sums)
{
    m_number = number;
    m_stuckRounds = 0;
    if (m_blocks.size() == 1)
        return m_blocks.front()->start(number, sums);
    std::ranges::sort(m_turns);
    m_draws = SplitMix64(m_launch.schedule + number);
    if (m_watch != nullptr)
        m_watch->clusterBegins(m_cluster);
    std::array<std::uint32_t, 3> clusters = m_launch.gridSize;
    for (std::size_t axis = 0; axis < clusters.size(); ++axis)
        clusters[axis] /= m_launch.clusterSize[axis];
    const std::array<std::uint32_t, 3> first = blockIndex(number, clusters);
    for (std::size_t rank = 0; rank < m_blocks.size(); ++rank) {
        std::array<std::uint32_t, 3> index = blockIndex(rank, m_launch.clusterSize);
        for (std::size_t axis = 0; axis < index.size(); ++axis)
            index[axis] += first[axis] * m_launch.clusterSize[axis];
        m_blocks[rank]->start(numberOf(index, m_launch.gridSize), sums);
    }
}

ClusterRun::State ClusterRun::advance(std::uint64_t budget)
{
    if (m_blocks.size() > 1)
        return runBlocks(budget);
    return m_blocks.front()->advance(budget);
}

ClusterRun::State ClusterRun::failAt(std::size_t block)
{
    m_failed = block;
    return State::Faulted;
}

ClusterRun::State ClusterRun::runBlocks(std::uint64_t budget)
{
    const std::uint64_t before = instructions();
    do {
        const std::uint64_t start = instructions();
        bool isAlive = false, isWaiting = true;
        for (std::size_t left = m_turns.size(); m_launch.schedule != 0 && left > 1; --left)
            std::swap(m_turns[left - 1], m_turns[m_draws.below(left)]);
        for (const std::size_t rank : m_turns) {
            BlockRun& block = *m_blocks[rank];
            if (block.block().hasEnded)
                continue;
            const State state = block.advance(m_launch.schedule == 0 ? kBlockQuantum : drawnTurn(m_draws));
            if (state == State::Faulted)
                return failAt(rank);
            isAlive |= state != State::Finished;
            isWaiting &= state == State::Waiting;
        }
        if (!isAlive)
            return State::Finished;
        m_stuckRounds = isWaiting && instructions() == start ? m_stuckRounds + 1 : 0;
        if (m_stuckRounds >= kRoundsToBeStuck && !unstick())
            return failOfDeadlock();
    } while (instructions() - before < budget);
    return State::Running;
}

bool ClusterRun::unstick()
{
    bool isAny = false;
    for (const auto& block : m_blocks)
        isAny |= !block->block().hasEnded && block->unstick();
    m_stuckRounds = 0;
    return isAny;
}

// One that waits for threads of its own is the cause of those that wait for the cluster.
ClusterRun::State ClusterRun::failOfDeadlock()
{
    const auto isStuck = [](const auto& block) { return !block->block().hasEnded && waitsWithinBlock(block->block()); };
    auto found = std::ranges::find_if(m_blocks, isStuck);
    if (found == m_blocks.end())
        found = std::ranges::find_if(m_blocks, [](const auto& block) { return !block->block().hasEnded; });
    (*found)->failOfDeadlock();
    return failAt(static_cast<std::size_t>(found - m_blocks.begin()));
}

Fault ClusterRun::currentLocation() const
{
    const auto goesOn = std::ranges::find_if(m_blocks, [](const auto& block) { return !block->block().hasEnded; });
    return (goesOn == m_blocks.end() ? m_blocks.front() : *goesOn)->currentLocation();
}

std::uint64_t ClusterRun::instructions() const noexcept
{
    std::uint64_t sum = 0;
    for (const auto& block : m_blocks)
        sum += block->instructions();
    return sum;
}

std::uint64_t ClusterRun::laneInstructions() const noexcept
{
    std::uint64_t sum = 0;
    for (const auto& block : m_blocks)
        sum += block->laneInstructions();
    return sum;
}

}  // namespace kd::emulator
