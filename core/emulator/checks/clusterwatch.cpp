// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/clusterwatch.h"

#include <algorithm>
#include <cstring>

namespace kd::emulator {

void ClusterWatch::clusterBegins(const Cluster& cluster)
{
    const LaunchContext& launch = *cluster.blocks.front()->launch;
    m_cluster = &cluster;
    m_warpsOfBlock = warpsPerBlock(launch);
    const auto warps = static_cast<std::uint32_t>(m_warpsOfBlock * cluster.blocks.size());
    m_clocks.blockBegins(warps, true);
    m_phases = {m_clocks.addCounter(), m_clocks.addCounter()};
    m_fenced.resize(warps);
    for (BlockClocks::Source& fenced : m_fenced)
        fenced = m_clocks.addCounter();
    m_phase = 0;
    for (auto* const times : {&m_forgotten, &m_arrived, &m_passed})
        times->assign(warps, 0);
    m_chunks.resize(cluster.blocks.size());
    constexpr std::uint64_t kChunkBytes = std::uint64_t{kUnit} * kUnitsOfChunk;
    for (auto& chunks : m_chunks)
        chunks.resize(static_cast<std::size_t>((launch.sharedBytes + kChunkBytes - 1) / kChunkBytes));
    ++m_epoch;
    m_found.reset();
}

ClusterWatch::Unit& ClusterWatch::unitOf(const Block& owner, std::uint32_t word)
{
    std::unique_ptr<Chunk>& chunk = m_chunks[owner.rank][word / kUnitsOfChunk];
    if (chunk == nullptr)
        chunk = std::make_unique<Chunk>();
    if (chunk->epoch != m_epoch) {
        chunk->units.fill({});
        chunk->epoch = m_epoch;
    }
    return chunk->units[word % kUnitsOfChunk];
}

bool ClusterWatch::isOrdered(std::uint32_t warp, const Access& before) const
{
    return before.time == 0 || before.time <= m_forgotten[before.warp] || m_clocks.knows(warp, {before.warp, before.time});
}

void ClusterWatch::touch(const Use& use, std::uint32_t warp, int lane, const Block& owner, std::uint32_t first)
{
    if (m_found)
        return;
    Access access{.instruction = use.instruction,
                  .time = m_clocks.now(warp).time,
                  .warp = static_cast<std::uint16_t>(warp),
                  .lane = static_cast<std::uint8_t>(lane),
                  .use = use.use};
    const std::uint32_t end = first + use.bytes;
    for (std::uint32_t word = first / kUnit; word * kUnit < end; ++word) {
        const std::uint32_t from = std::max(first, word * kUnit) % kUnit, count = std::min(end - word * kUnit, kUnit) - from;
        access.bytes = static_cast<std::uint8_t>(((1U << count) - 1) << from & 0xf);
        touchUnit(use, access, owner, first, word);
    }
}

void ClusterWatch::touchUnit(const Use& use, const Access& access, const Block& owner, std::uint32_t first, std::uint32_t word)
{
    Unit& unit = unitOf(owner, word);
    const bool isWrite = access.use == Write || access.use == StrongWrite;
    const bool isRemote = access.warp / m_warpsOfBlock != owner.rank;
    std::uint32_t value = 0;
    if (isWrite && (word + 1) * kUnit <= owner.launch->sharedBytes)
        std::memcpy(&value, owner.shared + word * kUnit, sizeof value);
    for (std::size_t remote = 0; remote < 2; ++remote) {
        for (std::size_t write = 0; write < 2; ++write) {
            const Access& before = unit.last[remote][write];
            const bool isSameBlock = before.warp / m_warpsOfBlock == access.warp / m_warpsOfBlock;
            const bool meets = (before.bytes & access.bytes) != 0 && (kRacesWith[access.use] >> before.use & 1) != 0;
            const bool isSameValue = isWrite && write == 1 && unit.value[remote] == value && before.use == access.use;
            if (!isSameBlock && meets && !isSameValue && !isOrdered(access.warp, before))
                return reportRace(use, access, before, owner, first);
        }
    }
    Access& last = unit.last[isRemote ? 1 : 0][isWrite ? 1 : 0];
    const bool isContinued = last.time == access.time && last.warp == access.warp && last.use == access.use;
    const std::uint8_t bytes = isContinued ? last.bytes : 0;
    last = access;
    last.bytes = static_cast<std::uint8_t>(last.bytes | bytes);
    if (isWrite)
        unit.value[isRemote ? 1 : 0] = value;
}

Message ClusterWatch::textOf(const Access& access, std::uint32_t bytes) const
{
    return message("{} by thread {}", useText(static_cast<SharedUse>(access.use), bytes),
                   threadNameInCluster(*m_cluster->blocks.front(), access.warp, access.lane));
}

void ClusterWatch::reportRace(const Use& use, const Access& access, const Access& before, const Block& owner, std::uint32_t first)
{
    m_found = RaceReport{.instruction = use.instruction,
                         .otherInstruction = before.instruction,
                         .warp = access.warp,
                         .otherWarp = before.warp,
                         .lane = access.lane,
                         .otherLane = before.lane,
                         .address = first,
                         .text = message("no barrier of the cluster orders a {} and a {}, at shared address {} of block {} of the "
                                         "cluster",
                                         textOf(access, use.bytes),
                                         textOf(before, static_cast<std::uint32_t>(__builtin_popcount(before.bytes))),
                                         addressName(first), owner.rank),
                         .block = &blockOfWarp(owner, access.warp)};
}

void ClusterWatch::order(std::uint32_t warp)
{
    m_forgotten[warp] = m_clocks.now(warp).time;
    m_clocks.knowsAll(warp);
    m_clocks.release(warp, m_fenced[warp]);
}

void ClusterWatch::arrives(std::uint32_t warp, bool isRelaxed)
{
    m_arrived[warp] = m_clocks.now(warp).time;
    if (isRelaxed) {
        m_clocks.happens(warp);
        m_clocks.release(m_fenced[warp], m_phases[m_phase % 2]);
    } else
        m_clocks.release(warp, m_phases[m_phase % 2]);
}

void ClusterWatch::barrierCompletes()
{
    for (const Block* const block : m_cluster->blocks)
        for (const Warp& warp : block->warps)
            if (warp.live == 0)
                arrives(numberInCluster(warp), false);
    m_passed = m_arrived;
    ++m_phase;
}

void ClusterWatch::waits(std::uint32_t warp)
{
    m_clocks.acquire(warp, m_phases[(m_phase + 1) % 2]);
}

void ClusterWatch::blockEnds(const Block& block)
{
    const auto isKnown = [&](const Access& access) {
        if (access.time <= m_passed[access.warp])
            return true;
        for (std::uint32_t warp = 0; warp < m_warpsOfBlock; ++warp)
            if (isOrdered(numberInCluster(block, warp), access))
                return true;
        return false;
    };
    for (std::size_t number = 0; number < m_chunks[block.rank].size() && !m_found; ++number) {
        const std::unique_ptr<Chunk>& chunk = m_chunks[block.rank][number];
        for (std::size_t word = 0; chunk != nullptr && chunk->epoch == m_epoch && word < kUnitsOfChunk && !m_found; ++word) {
            for (const Access& access : chunk->units[word].last[1]) {
                if (m_found || isKnown(access))
                    continue;
                const std::uint64_t address = (number * kUnitsOfChunk + word) * kUnit;
                m_found = RaceReport{.instruction = access.instruction,
                                     .otherInstruction = access.instruction,
                                     .warp = access.warp,
                                     .otherWarp = access.warp,
                                     .lane = access.lane,
                                     .otherLane = access.lane,
                                     .address = address,
                                     .text = message("block {} of the cluster may end before a {} at its shared address {}: no "
                                                     "barrier of the cluster stands between",
                                                     block.rank,
                                                     textOf(access, static_cast<std::uint32_t>(__builtin_popcount(access.bytes))),
                                                     addressName(address)),
                                     .block = &blockOfWarp(block, access.warp)};
            }
        }
    }
}

}  // namespace kd::emulator
