// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace kd {

/// The last address that a device may have: those of 64-bit GPUs have at most 57 bits.
inline constexpr std::uint64_t kLastDeviceAddress = (std::uint64_t{1} << 57) - 1;

/// An allocation of a device.
struct MemoryRange {
    std::uint64_t address = 0;
    std::uint64_t bytes = 0;
};

/// Finds what a launch can reach: the allocations that words of its arguments lead into, and those that words of these lead into.
/// Every aligned word of eight bytes counts; whether it is an address only its allocation tells.
class ReachableMemory {
public:
    /// Gives the live allocation that an address lies in; nothing where there is none.
    using Find = std::function<std::optional<MemoryRange>(std::uint64_t address)>;

    /// Takes allocations of at most `limit` bytes together; larger ones are left out, smaller ones behind them are not.
    ReachableMemory(Find find, std::uint64_t limit);

    /// Looks at what may hold addresses: an argument, or contents of memory.
    void look(std::span<const std::byte> bytes);
    /// Gives an allocation that was found and not yet given, whose contents are to be looked at; nothing where there is none.
    std::optional<MemoryRange> next();

    std::uint64_t leftMemories() const noexcept { return m_leftMemories; }
    std::uint64_t leftBytes() const noexcept { return m_leftBytes; }

private:
    bool isKnown(std::uint64_t address) const;
    void take(const MemoryRange& range);

    Find m_find;
    std::uint64_t m_limit, m_total = 0;
    std::vector<MemoryRange> m_known;  ///< by address
    std::vector<MemoryRange> m_due;
    /// Pages without an allocation, so that each is asked for once; a page may hold several allocations, which are asked for each.
    std::unordered_map<std::uint64_t, unsigned> m_misses;
    std::uint64_t m_leftMemories = 0, m_leftBytes = 0;
};

}  // namespace kd
