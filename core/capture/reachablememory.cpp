// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/reachablememory.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace kd {
namespace {

constexpr std::size_t kWord = sizeof(std::uint64_t);
/// Nothing of a device lies below.
constexpr std::uint64_t kFirstAddress = std::uint64_t{1} << 25;
constexpr unsigned kPageBits = 21;
/// Numbers that look like addresses of one page, before that page is taken to hold no memory; and of how many pages that is kept.
constexpr unsigned kMisses = 64;
constexpr std::size_t kMaxPages = std::size_t{1} << 20;

}  // namespace

ReachableMemory::ReachableMemory(Find find, std::uint64_t limit) : m_find(std::move(find)), m_limit(limit) {}

bool ReachableMemory::isKnown(std::uint64_t address) const
{
    const auto behind = std::ranges::upper_bound(m_known, address, {}, &MemoryRange::address);
    return behind != m_known.begin() && address - std::prev(behind)->address < std::prev(behind)->bytes;
}

void ReachableMemory::take(const MemoryRange& range)
{
    m_known.insert(std::ranges::upper_bound(m_known, range.address, {}, &MemoryRange::address), range);
    if (range.bytes > m_limit - m_total) {
        ++m_leftMemories;
        m_leftBytes += range.bytes;
        return;
    }
    m_total += range.bytes;
    m_due.push_back(range);
}

void ReachableMemory::look(std::span<const std::byte> bytes)
{
    for (std::size_t at = 0; at + kWord <= bytes.size(); at += kWord) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + at, kWord);
        if (word < kFirstAddress || word > kLastDeviceAddress || isKnown(word))
            continue;
        const std::uint64_t page = word >> kPageBits;
        const auto missed = m_misses.find(page);
        if (missed != m_misses.end() ? missed->second >= kMisses : m_misses.size() >= kMaxPages)
            continue;
        const std::optional<MemoryRange> range = m_find(word);
        if (range && range->bytes > 0)
            take(*range);
        else
            ++m_misses[page];
    }
}

std::optional<MemoryRange> ReachableMemory::next()
{
    if (m_due.empty())
        return std::nullopt;
    const MemoryRange range = m_due.back();
    m_due.pop_back();
    return range;
}

}  // namespace kd
