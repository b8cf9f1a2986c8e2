#include "core/emulator/checks/accesscounts.h"

#include <algorithm>
#include <array>
#include <bit>

namespace kd::emulator {
namespace {

constexpr std::uint64_t kBankBytes = 4;
constexpr std::size_t kBanks = 32;

// The last pattern of an instruction: offsets from the lowest lane, where that stood in its sector or word, and what came out.
// Everything that the result depends on is compared, so that a pattern of another instruction is just a miss.
struct Memo {
    std::array<std::uint32_t, kLanes> offsets{};
    LaneMask mask = 0;
    std::uint32_t bytes = 0;
    std::uint32_t phase = 0;
    std::uint32_t result = 0;
};

struct Pattern {
    std::array<std::uint32_t, kLanes> offsets{};  ///< 0 outside of the mask
    bool isNear = true;                           ///< all within 4 GiB

    Pattern(const std::uint64_t* addresses, LaneMask mask)
    {
        const std::uint64_t first = addresses[std::countr_zero(mask)];
        std::uint64_t far = 0;
        for (int lane = 0; lane < kLanes; ++lane) {
            const std::uint64_t offset = (mask >> lane & 1) != 0 ? addresses[lane] - first : 0;
            far |= static_cast<std::uint64_t>(static_cast<std::int64_t>(offset) >> 31) + 1;
            offsets[static_cast<std::size_t>(lane)] = static_cast<std::uint32_t>(offset);
        }
        isNear = far <= 1;
    }
};

constexpr std::size_t kMemos = 64;

Memo& memoOf(const Instruction& instruction, std::array<Memo, kMemos>& memos)
{
    return memos[reinterpret_cast<std::uintptr_t>(&instruction) / sizeof(Instruction) % kMemos];
}

// Measures with `measure` unless the pattern is the instruction's last one.
template <typename Measure>
std::uint32_t remembered(std::array<Memo, kMemos>& memos, const Instruction& instruction, const std::uint64_t* addresses, LaneMask mask,
                         std::uint32_t bytes, std::uint64_t unit, Measure measure)
{
    const Pattern pattern(addresses, mask);
    const auto phase = static_cast<std::uint32_t>(addresses[std::countr_zero(mask)] % unit);
    Memo& memo = memoOf(instruction, memos);
    if (pattern.isNear && memo.mask == mask && memo.bytes == bytes && memo.phase == phase && memo.offsets == pattern.offsets)
        return memo.result;
    const std::uint32_t result = measure();
    if (pattern.isNear)
        memo = {pattern.offsets, mask, bytes, phase, result};
    return result;
}

std::uint32_t sectorsOf(const std::uint64_t* addresses, LaneMask mask)
{
    std::array<std::uint64_t, kLanes> sectors{};
    std::size_t count = 0;
    for (LaneMask left = mask; left != 0; left &= left - 1)
        sectors[count++] = addresses[std::countr_zero(left)] / kSectorBytes;
    const auto end = sectors.begin() + static_cast<std::ptrdiff_t>(count);
    std::sort(sectors.begin(), end);
    return static_cast<std::uint32_t>(std::unique(sectors.begin(), end) - sectors.begin());
}

// Passes of one phase: the most different words that a bank is asked for.
std::uint32_t passesOf(const std::uint64_t* offsets, LaneMask mask, std::uint32_t bytes)
{
    std::array<std::array<std::uint64_t, kLanes>, kBanks> words{};
    std::array<std::size_t, kBanks> counts{};
    std::size_t most = 0;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const std::uint64_t offset = offsets[std::countr_zero(left)];
        for (std::uint64_t word = offset / kBankBytes; word * kBankBytes < offset + bytes; ++word) {
            const std::size_t bank = word % kBanks;
            const auto end = words[bank].begin() + static_cast<std::ptrdiff_t>(counts[bank]);
            if (std::find(words[bank].begin(), end, word) == end)
                words[bank][counts[bank]++] = word;
            most = std::max(most, counts[bank]);
        }
    }
    return static_cast<std::uint32_t>(most);
}

std::uint32_t conflictsOf(const std::uint64_t* offsets, LaneMask mask, std::uint32_t bytes)
{
    const std::uint32_t lanesAPhase = bytes <= kBankBytes ? kLanes : static_cast<std::uint32_t>(kLanes * kBankBytes / bytes);
    std::uint32_t conflicts = 0;
    for (std::uint32_t first = 0; first < kLanes; first += lanesAPhase) {
        const LaneMask phase = mask & (kAllLanes >> (kLanes - lanesAPhase) << first);
        if (phase != 0)
            conflicts += passesOf(offsets, phase, bytes) - 1;
    }
    return conflicts;
}

// One set for each host thread: blocks of a launch run on several.
thread_local std::array<Memo, kMemos> globalMemos;
thread_local std::array<Memo, kMemos> sharedMemos;

}  // namespace

void countGlobal(InstructionCount& count, const Instruction& instruction, const std::uint64_t* addresses, LaneMask mask, std::uint32_t bytes)
{
    const std::uint32_t sectors = remembered(globalMemos, instruction, addresses, mask, bytes, kSectorBytes,
                                             [&] { return sectorsOf(addresses, mask); });
    const std::uint64_t packed = (static_cast<std::uint64_t>(std::popcount(mask)) * bytes + kSectorBytes - 1) / kSectorBytes;
    ++count.requests;
    count.sectors += sectors;
    count.idealSectors += std::min<std::uint64_t>(sectors, packed);
}

void countShared(InstructionCount& count, const Instruction& instruction, const std::uint64_t* offsets, LaneMask mask, std::uint32_t bytes)
{
    count.bankConflicts += remembered(sharedMemos, instruction, offsets, mask, bytes, kBankBytes,
                                      [&] { return conflictsOf(offsets, mask, bytes); });
}

}  // namespace kd::emulator
