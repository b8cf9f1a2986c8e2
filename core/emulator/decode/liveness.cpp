// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/decode/liveness.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace kd::emulator {
namespace {

// Text may be hostile: blocks times registers (8 MiB a set), and sweeps (loops nest less deep than that).
constexpr std::size_t kMaxBits = std::size_t{1} << 26;
constexpr int kMaxLivenessSweeps = 64;

class BitSet {
public:
    explicit BitSet(std::size_t bits) : m_words((bits + 63) / 64) {}
    void set(std::size_t bit) { m_words[bit / 64] |= std::uint64_t{1} << bit % 64; }
    void reset(std::size_t bit) { m_words[bit / 64] &= ~(std::uint64_t{1} << bit % 64); }
    bool test(std::size_t bit) const { return (m_words[bit / 64] >> bit % 64 & 1) != 0; }
    /// Takes in what `other` has and `except` has not; tells whether it grew.
    bool merge(const BitSet& other, const BitSet* except = nullptr)
    {
        std::uint64_t grown = 0;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            const std::uint64_t added = other.m_words[i] & (except == nullptr ? ~std::uint64_t{0} : ~except->m_words[i]);
            grown |= added & ~m_words[i];
            m_words[i] |= added;
        }
        return grown != 0;
    }
    template <typename Visit> void forEach(const Visit& visit) const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            for (std::uint64_t word = m_words[i]; word != 0; word &= word - 1)
                visit(static_cast<std::uint32_t>(i * 64 + static_cast<std::size_t>(__builtin_ctzll(word))));
    }

private:
    std::vector<std::uint64_t> m_words;
};

struct BasicBlock {
    std::uint32_t begin, end;  ///< instructions
    BitSet reads, writes;      ///< read before written here; written for all lanes
    BitSet liveIn, liveOut;
};

std::vector<std::uint32_t> leadersOf(const std::vector<LivenessInfo>& notes)
{
    std::vector<bool> leads(notes.size() + 1, false);
    leads[0] = true;
    for (std::size_t i = 0; i < notes.size(); ++i) {
        for (const std::uint32_t target : notes[i].targets)
            leads[target] = true;
        if (!notes[i].targets.empty() || !notes[i].goesOn)
            leads[i + 1] = true;
    }
    std::vector<std::uint32_t> leaders;
    for (std::uint32_t i = 0; i < notes.size(); ++i)
        if (leads[i])
            leaders.push_back(i);
    return leaders;
}

class Analysis {
public:
    Analysis(const std::vector<LivenessInfo>& notes, std::vector<std::uint32_t> leaders, std::size_t registers)
        : m_notes(notes), m_leaders(std::move(leaders)), m_registers(registers)
    {
    }

    /// Nothing when it takes too long.
    std::optional<LiveIntervals> run()
    {
        for (std::size_t i = 0; i < m_leaders.size(); ++i)
            m_blocks.push_back(blockAt(m_leaders[i], i + 1 < m_leaders.size() ? m_leaders[i + 1] : size()));
        return solve() ? std::optional(result()) : std::nullopt;
    }

private:
    std::uint32_t size() const { return static_cast<std::uint32_t>(m_notes.size()); }

    BasicBlock blockAt(std::uint32_t begin, std::uint32_t end) const
    {
        BasicBlock block{begin, end, BitSet(m_registers), BitSet(m_registers), BitSet(m_registers), BitSet(m_registers)};
        for (std::uint32_t i = begin; i < end; ++i) {
            for (const std::uint32_t r : m_notes[i].reads)
                if (!block.writes.test(r))
                    block.reads.set(r);
            if (!m_notes[i].isGuarded)
                for (const std::uint32_t r : m_notes[i].writes)
                    block.writes.set(r);
        }
        block.liveIn.merge(block.reads);
        return block;
    }

    std::size_t blockOf(std::uint32_t instruction) const
    {
        return static_cast<std::size_t>(std::ranges::upper_bound(m_leaders, instruction) - m_leaders.begin()) - 1;
    }

    bool update(BasicBlock& block)
    {
        const LivenessInfo& last = m_notes[block.end - 1];
        for (const std::uint32_t target : last.targets)
            if (target < size())
                block.liveOut.merge(m_blocks[blockOf(target)].liveIn);
        if (last.goesOn && block.end < size())
            block.liveOut.merge(m_blocks[blockOf(block.end)].liveIn);
        return block.liveIn.merge(block.liveOut, &block.writes);
    }

    bool solve()
    {
        for (int sweep = 0; sweep < kMaxLivenessSweeps; ++sweep) {
            bool isChanged = false;
            for (auto block = m_blocks.rbegin(); block != m_blocks.rend(); ++block)
                isChanged |= update(*block);
            if (!isChanged)
                return true;
        }
        return false;
    }

    LiveIntervals result() const
    {
        LiveIntervals lifetimes{std::vector<FrameAllocator::Interval>(m_registers), {}};
        const auto keep = [&](std::uint32_t r, std::uint32_t at) {
            FrameAllocator::Interval& interval = lifetimes.intervals[r];
            interval = interval.last < interval.first
                ? FrameAllocator::Interval{at, at}
                : FrameAllocator::Interval{std::min(interval.first, at), std::max(interval.last, at)};
        };
        for (const BasicBlock& block : m_blocks) {
            block.liveIn.forEach([&](std::uint32_t r) { keep(r, block.begin); });
            block.liveOut.forEach([&](std::uint32_t r) { keep(r, block.end - 1); });
        }
        for (std::uint32_t i = 0; i < size(); ++i) {
            for (const std::uint32_t r : m_notes[i].reads)
                keep(r, i);
            for (const std::uint32_t r : m_notes[i].writes)
                keep(r, i);
        }
        if (!m_blocks.empty())
            m_blocks.front().liveIn.forEach([&](std::uint32_t r) { lifetimes.unsetAtStart.push_back(r); });
        return lifetimes;
    }

    const std::vector<LivenessInfo>& m_notes;
    const std::vector<std::uint32_t> m_leaders;
    const std::size_t m_registers;
    std::vector<BasicBlock> m_blocks;
};

LiveIntervals wholeTime(std::size_t instructions, std::size_t registers)
{
    LiveIntervals lifetimes;
    lifetimes.intervals.assign(registers, {0, static_cast<std::uint32_t>(instructions)});
    lifetimes.unsetAtStart.resize(registers);
    std::iota(lifetimes.unsetAtStart.begin(), lifetimes.unsetAtStart.end(), 0U);
    return lifetimes;
}

}  // namespace

LiveIntervals lifetimesOf(const std::vector<LivenessInfo>& notes, std::size_t registers)
{
    std::vector<std::uint32_t> leaders = leadersOf(notes);
    if (leaders.size() * registers > kMaxBits)
        return wholeTime(notes.size(), registers);
    std::optional<LiveIntervals> lifetimes = Analysis(notes, std::move(leaders), registers).run();
    return lifetimes ? std::move(*lifetimes) : wholeTime(notes.size(), registers);
}

}  // namespace kd::emulator
