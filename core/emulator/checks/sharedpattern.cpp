#include "core/emulator/checks/sharedpattern.h"

#include <algorithm>
#include <bit>

namespace kd::emulator {
namespace {

constexpr std::uint32_t kBankBytes = 4;
constexpr std::size_t kBanks = 32;
constexpr std::size_t kRemembered = 64;

// One set for each host thread. Everything that a pattern depends on is compared, so that another instruction's is a miss.
thread_local std::array<SharedPattern, kRemembered> patterns;
thread_local std::array<GroupPattern, kRemembered> groupPatterns;

std::size_t placeOf(const Instruction& instruction)
{
    return reinterpret_cast<std::uintptr_t>(&instruction) / sizeof(Instruction) % kRemembered;
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
    SharedPattern& pattern = patterns[placeOf(instruction)];
    const Offsets found = relative(offsets, mask);
    const std::uint32_t phase = offsets[std::countr_zero(mask)] % kBankBytes;
    if (pattern.mask == mask && pattern.bytes == bytes && pattern.phase == phase && pattern.offsets == found)
        return pattern;
    pattern.offsets = found;
    pattern.mask = mask;
    pattern.bytes = bytes;
    pattern.phase = phase;
    pattern.conflicts = -1;
    findRuns(pattern);
    return pattern;
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
    GroupPattern& pattern = groupPatterns[placeOf(instruction)];
    if (isSame(pattern.groups, relative))
        return pattern;
    pattern.groups = relative;
    pattern.conflicts = -1;
    findRuns(pattern);
    return pattern;
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
