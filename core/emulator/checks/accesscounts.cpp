// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/accesscounts.h"

#include <algorithm>
#include <array>
#include <bit>

namespace kd::emulator {
namespace {

// The last pattern of an instruction: offsets from the lowest lane, where that stood in its sector, and what came out.
// Everything that the result depends on is compared, so that a pattern of another instruction is just a miss.
struct Memo {
    std::array<std::uint32_t, kLanes> offsets{};
    LaneMask mask = 0;
    std::uint32_t phase = 0;
    std::uint32_t sectors = 0;
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

// Ascending addresses, as most are, need no sorting.
std::uint32_t sectorsOf(const std::uint64_t* addresses, LaneMask mask)
{
    std::array<std::uint64_t, kLanes> sectors;
    std::size_t count = 0;
    bool isAscending = true;
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const std::uint64_t sector = addresses[std::countr_zero(left)] / kSectorBytes;
        if (count > 0 && sectors[count - 1] == sector)
            continue;
        isAscending &= count == 0 || sectors[count - 1] < sector;
        sectors[count++] = sector;
    }
    if (isAscending)
        return static_cast<std::uint32_t>(count);
    const auto end = sectors.begin() + static_cast<std::ptrdiff_t>(count);
    std::sort(sectors.begin(), end);
    return static_cast<std::uint32_t>(std::unique(sectors.begin(), end) - sectors.begin());
}

constexpr std::size_t kMemos = 64;

// One set for each host thread: blocks of a launch run on several.
thread_local std::array<Memo, kMemos> memos;

}  // namespace

void countGlobal(InstructionCount& count, const Instruction& instruction, const std::uint64_t* addresses, LaneMask mask,
                 std::uint32_t bytes)
{
    const Pattern pattern(addresses, mask);
    const auto phase = static_cast<std::uint32_t>(addresses[std::countr_zero(mask)] % kSectorBytes);
    Memo& memo = memos[reinterpret_cast<std::uintptr_t>(&instruction) / sizeof(Instruction) % kMemos];
    const bool isKnown = pattern.isNear && memo.mask == mask && memo.phase == phase && memo.offsets == pattern.offsets;
    const std::uint32_t sectors = isKnown ? memo.sectors : sectorsOf(addresses, mask);
    if (pattern.isNear && !isKnown)
        memo = {pattern.offsets, mask, phase, sectors};
    const std::uint64_t packed = (static_cast<std::uint64_t>(std::popcount(mask)) * bytes + kSectorBytes - 1) / kSectorBytes;
    ++count.requests;
    count.sectors += sectors;
    count.idealSectors += std::min<std::uint64_t>(sectors, packed);
}

}  // namespace kd::emulator
