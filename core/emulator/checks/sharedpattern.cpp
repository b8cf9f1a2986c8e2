// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/sharedpattern.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <span>

namespace kd::emulator {
namespace {

constexpr std::uint32_t kBankBytes = 4;
constexpr std::size_t kBanks = 32;
constexpr std::size_t kRemembered = 64;
constexpr std::uint32_t kSign = std::uint32_t{1} << 31;

// One set for each host thread. Everything that a pattern depends on is compared, so that another instruction's is a miss.
thread_local std::array<SharedPattern, kRemembered> patterns;
thread_local std::array<GroupPattern, kRemembered> groupPatterns;

std::size_t cacheSlotOf(const Instruction& instruction)
{
    return reinterpret_cast<std::uintptr_t>(&instruction) / sizeof(Instruction) % kRemembered;
}

// Threads count from numbers that are far apart.
std::uint64_t nextStamp()
{
    static std::atomic<std::uint64_t> threads = 0;
    static thread_local std::uint64_t last = ++threads << 40;
    return ++last;
}

// Pieces of `bytes` each.
bool overlap(std::span<std::uint32_t> firsts, std::uint32_t bytes)
{
    std::ranges::sort(firsts);
    return std::ranges::adjacent_find(firsts, [&](std::uint32_t a, std::uint32_t b) { return b - a < bytes; }) != firsts.end();
}

using Offsets = std::array<std::uint32_t, kLanes>;

Offsets relative(const std::uint32_t* offsets, LaneMask mask)
{
    Offsets result;
    const std::uint32_t first = offsets[std::countr_zero(mask)];
    if (mask == kAllLanes) {
        for (std::size_t lane = 0; lane < kLanes; ++lane)
            result[lane] = offsets[lane] - first;
    } else {
        for (std::size_t lane = 0; lane < kLanes; ++lane)
            result[lane] = (mask >> lane & 1) != 0 ? offsets[lane] - first : 0;
    }
    return result;
}

// Adds [first, first + bytes) to the last run where it goes on there or lies at its end, else as a run of its own.
template <typename Pattern>
void addRun(Pattern& pattern, std::uint32_t first, std::uint32_t bytes)
{
    if (pattern.runCount > 0) {
        ByteRun& last = pattern.runs[static_cast<std::size_t>(pattern.runCount - 1)];
        if (first == last.first + last.bytes) {
            last.bytes += bytes;
            return;
        }
        if (bytes <= last.bytes && first + bytes == last.first + last.bytes)
            return;
    }
    pattern.runs[static_cast<std::size_t>(pattern.runCount++)] = {first, bytes};
}

void findRuns(SharedPattern& pattern)
{
    pattern.runCount = 0;
    for (LaneMask left = pattern.mask; left != 0; left &= left - 1)
        addRun(pattern, pattern.offsets[static_cast<std::size_t>(std::countr_zero(left))], pattern.bytes);
}

void findRuns(GroupPattern& pattern)
{
    const LaneGroups& groups = pattern.groups;
    const std::uint32_t bytes = groups.step == 0 ? groups.bytes : groups.bytes * LaneGroups::kLanesEach;
    pattern.runCount = 0;
    for (const std::uint32_t first : groups.first)
        addRun(pattern, first - groups.first[0], bytes);
}

bool isSame(const LaneGroups& a, const LaneGroups& b)
{
    return a.first == b.first && a.step == b.step && a.bytes == b.bytes;
}

// The most different words that a bank is asked for in one phase.
std::uint32_t passesOf(const SharedPattern& pattern, LaneMask phase)
{
    std::array<std::array<std::uint32_t, kLanes>, kBanks> words;
    std::array<std::uint8_t, kBanks> counts{};
    std::uint32_t most = 0;
    for (LaneMask left = phase; left != 0; left &= left - 1) {
        const std::uint32_t offset = pattern.offsets[static_cast<std::size_t>(std::countr_zero(left))] + pattern.phase;
        for (std::uint32_t at = 0; at < pattern.bytes; at += kBankBytes) {
            const std::uint32_t word = (offset + at) / kBankBytes;
            const std::size_t bank = word % kBanks;
            const auto end = words[bank].begin() + counts[bank];
            if (std::find(words[bank].begin(), end, word) == end)
                words[bank][counts[bank]++] = word;
            most = std::max<std::uint32_t>(most, counts[bank]);
        }
    }
    return most;
}

}  // namespace

SharedPattern& patternOf(const Instruction& instruction, const std::uint32_t* offsets, LaneMask mask, std::uint32_t bytes)
{
    SharedPattern& pattern = patterns[cacheSlotOf(instruction)];
    const Offsets found = relative(offsets, mask);
    const std::uint32_t phase = offsets[std::countr_zero(mask)] % kBankBytes;
    if (pattern.mask == mask && pattern.bytes == bytes && pattern.phase == phase && pattern.offsets == found)
        return pattern;
    pattern.offsets = found;
    pattern.mask = mask;
    pattern.bytes = bytes;
    pattern.phase = phase;
    pattern.conflicts = pattern.overlap = -1;
    pattern.stamp = nextStamp();
    findRuns(pattern);
    return pattern;
}

bool lanesOverlap(SharedPattern& pattern)
{
    if (pattern.overlap < 0) {
        std::array<std::uint32_t, kLanes> firsts;
        std::size_t count = 0;
        // Relative offsets wrap below 0, which the order of the lanes must not.
        for (LaneMask left = pattern.mask; left != 0; left &= left - 1)
            firsts[count++] = pattern.offsets[static_cast<std::size_t>(std::countr_zero(left))] ^ kSign;
        pattern.overlap = overlap(std::span(firsts).first(count), pattern.bytes) ? 1 : 0;
    }
    return pattern.overlap != 0;
}

std::uint32_t bankConflicts(SharedPattern& pattern)
{
    if (pattern.conflicts >= 0)
        return static_cast<std::uint32_t>(pattern.conflicts);
    const std::uint32_t lanesAPhase = pattern.bytes <= kBankBytes ? kLanes : kLanes * kBankBytes / pattern.bytes;
    std::uint32_t conflicts = 0;
    for (std::uint32_t first = 0; first < kLanes; first += lanesAPhase) {
        const LaneMask phase = pattern.mask & (kAllLanes >> (kLanes - lanesAPhase) << first);
        if (phase != 0)
            conflicts += passesOf(pattern, phase) - 1;
    }
    pattern.conflicts = static_cast<int>(conflicts);
    return conflicts;
}

GroupPattern& patternOf(const Instruction& instruction, const LaneGroups& groups)
{
    LaneGroups relative = groups;
    const std::uint32_t word = groups.first[0] / kBankBytes * kBankBytes;
    for (std::uint32_t& first : relative.first)
        first -= word;
    GroupPattern& pattern = groupPatterns[cacheSlotOf(instruction)];
    if (isSame(pattern.groups, relative))
        return pattern;
    pattern.groups = relative;
    pattern.conflicts = pattern.overlap = -1;
    pattern.stamp = nextStamp();
    findRuns(pattern);
    return pattern;
}

bool lanesOverlap(GroupPattern& pattern)
{
    if (pattern.overlap < 0) {
        std::array<std::uint32_t, LaneGroups::kCount> firsts = pattern.groups.first;
        for (std::uint32_t& first : firsts)
            first ^= kSign;
        const bool isOverlap = pattern.groups.step == 0 || overlap(firsts, LaneGroups::kLanesEach * pattern.groups.bytes);
        pattern.overlap = isOverlap ? 1 : 0;
    }
    return pattern.overlap != 0;
}

std::uint32_t bankConflicts(GroupPattern& pattern)
{
    if (pattern.conflicts < 0) {
        SharedPattern lanes{.mask = kAllLanes, .bytes = pattern.groups.bytes, .phase = 0};
        for (int lane = 0; lane < kLanes; ++lane)
            lanes.offsets[static_cast<std::size_t>(lane)] = pattern.groups.offset(lane);
        pattern.conflicts = static_cast<int>(bankConflicts(lanes));
    }
    return static_cast<std::uint32_t>(pattern.conflicts);
}

}  // namespace kd::emulator
