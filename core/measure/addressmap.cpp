// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/addressmap.h"

#include <algorithm>
#include <cstring>

namespace kd {
namespace {

constexpr std::size_t kWord = sizeof(std::uint64_t);

/// What `address` becomes, of ranges that begin at `from`, in their order, and go to `to`; nothing where it is in none.
template <typename Ranges, typename Member>
std::optional<std::uint64_t> movedTo(const Ranges& ranges, std::uint64_t address, Member from, Member to)
{
    const auto behind = std::ranges::upper_bound(ranges, address, {}, from);
    if (behind == ranges.begin())
        return std::nullopt;
    const auto& range = *std::prev(behind);
    const std::uint64_t offset = address - range.*from;
    return offset < range.bytes ? std::optional(range.*to + offset) : std::nullopt;
}

template <typename Move> void moveWords(std::span<std::byte> bytes, const Move& move)
{
    for (std::size_t at = 0; at + kWord <= bytes.size(); at += kWord) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + at, kWord);
        if (const std::optional<std::uint64_t> moved = move(word))
            std::memcpy(bytes.data() + at, &*moved, kWord);
    }
}

}  // namespace

void AddressMap::add(DeviceMemoryRef recorded, std::uint64_t now)
{
    const Range range{.recorded = recorded.address, .now = now, .bytes = recorded.size.value};
    m_ranges.insert(std::ranges::upper_bound(m_ranges, range.recorded, {}, &Range::recorded), range);
    m_byPlace.insert(std::ranges::upper_bound(m_byPlace, range.now, {}, &Range::now), range);
}

bool AddressMap::leadsInto(std::span<const std::byte> bytes) const
{
    if (m_ranges.empty())
        return false;
    for (std::size_t at = 0; at + kWord <= bytes.size(); at += kWord) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + at, kWord);
        if (movedTo(m_ranges, word, &Range::recorded, &Range::now))
            return true;
    }
    return false;
}

void AddressMap::translate(std::span<std::byte> bytes) const
{
    if (!m_ranges.empty())
        moveWords(bytes, [&](std::uint64_t word) { return movedTo(m_ranges, word, &Range::recorded, &Range::now); });
}

void AddressMap::translateBack(std::span<std::byte> bytes) const
{
    if (!m_ranges.empty())
        moveWords(bytes, [&](std::uint64_t word) { return movedTo(m_byPlace, word, &Range::now, &Range::recorded); });
}

}  // namespace kd
