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

void findRuns(SharedPattern& pattern)
{
    pattern.runCount = 0;
    SharedPattern::Run run{0, pattern.bytes};
    for (LaneMask left = pattern.mask & (pattern.mask - 1); left != 0; left &= left - 1) {
        const std::uint32_t offset = pattern.offsets[static_cast<std::size_t>(std::countr_zero(left))];
        if (offset == run.first + run.bytes) {
            run.bytes += pattern.bytes;
        } else if (offset + pattern.bytes != run.first + run.bytes) {
            pattern.runs[static_cast<std::size_t>(pattern.runCount++)] = run;
            run = {offset, pattern.bytes};
        }
    }
    pattern.runs[static_cast<std::size_t>(pattern.runCount++)] = run;
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
    SharedPattern& pattern = patterns[reinterpret_cast<std::uintptr_t>(&instruction) / sizeof(Instruction) % kRemembered];
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

}  // namespace kd::emulator
