// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/device/unwrittenmemory.h"

#include <algorithm>
#include <cstdlib>

namespace kd::emulator {
namespace {

constexpr std::uint64_t kWordBits = 64;

// Calls act(word, bits) for each word of bits that [begin, end) has a part in, as long as it says true.
template <typename Act> bool eachWord(std::uint64_t* words, std::uint64_t begin, std::uint64_t end, const Act& act)
{
    for (std::uint64_t at = begin; at < end;) {
        const std::uint64_t next = std::min(end, (at / kWordBits + 1) * kWordBits);
        const std::uint64_t ones = next - at == kWordBits ? ~std::uint64_t{0} : ((std::uint64_t{1} << (next - at)) - 1);
        if (!act(std::atomic_ref(words[at / kWordBits]), ones << at % kWordBits))
            return false;
        at = next;
    }
    return true;
}

}  // namespace

void UnwrittenMemory::Bits::Free::operator()(std::uint64_t* words) const noexcept
{
    std::free(words);
}

UnwrittenMemory::UnwrittenMemory(std::uint64_t base, std::size_t slots, int slotBits)
    : m_base(base), m_slotBits(slotBits), m_slots(slots)
{
}

UnwrittenMemory::~UnwrittenMemory() = default;

// Null where there is no memory for it.
UnwrittenMemory::Bits* UnwrittenMemory::make(std::uint64_t first, std::uint64_t bytes)
{
    auto made = std::make_unique<Bits>();
    made->first = first;
    made->bytes = bytes;
    made->words.reset(static_cast<std::uint64_t*>(std::calloc((bytes + kWordBits - 1) / kWordBits, sizeof(std::uint64_t))));
    if (made->words == nullptr)
        return nullptr;
    std::unique_ptr<Bits>& kept = m_all[first];
    if (kept != nullptr)
        publish(*kept, nullptr);
    kept = std::move(made);
    publish(*kept, kept.get());
    return kept.get();
}

void UnwrittenMemory::publish(const Bits& bits, Bits* known)
{
    const std::uint64_t last = (bits.first + bits.bytes - 1 - m_base) >> m_slotBits;
    for (std::uint64_t slot = (bits.first - m_base) >> m_slotBits; slot <= last && slot < m_slots.size(); ++slot)
        m_slots[slot].store(known, std::memory_order_release);
}

void UnwrittenMemory::begin(std::uint64_t address, std::uint64_t bytes, std::uint64_t first, std::uint64_t whole)
{
    const std::lock_guard lock(m_mutex);
    const auto known = m_all.find(first);
    // A piece of memory that has been in use begins a new life in bits that may be set.
    if (known != m_all.end() && (address != first || bytes != whole)) {
        const Bits& bits = *known->second;
        eachWord(bits.words.get(), address - first, address - first + bytes, [](auto word, std::uint64_t ones) {
            word.fetch_and(~ones, std::memory_order_relaxed);
            return true;
        });
        return;
    }
    make(first, whole);
}

void UnwrittenMemory::end(std::uint64_t first)
{
    const std::lock_guard lock(m_mutex);
    const auto known = m_all.find(first);
    if (known == m_all.end())
        return;
    publish(*known->second, nullptr);
    m_all.erase(known);
}

void UnwrittenMemory::forget()
{
    const std::lock_guard lock(m_mutex);
    for (const auto& [first, bits] : m_all)
        publish(*bits, nullptr);
    m_all.clear();
}

void UnwrittenMemory::write(std::uint64_t address, std::uint64_t bytes)
{
    Bits* const bits = find(address);
    if (bits == nullptr)
        return;
    const std::uint64_t begin = address - bits->first;
    eachWord(bits->words.get(), begin, std::min(begin + bytes, bits->bytes), [](auto word, std::uint64_t ones) {
        if ((word.load(std::memory_order_relaxed) & ones) != ones)
            word.fetch_or(ones, std::memory_order_relaxed);
        return true;
    });
}

void UnwrittenMemory::copy(std::uint64_t to, std::uint64_t from, std::uint64_t bytes)
{
    Bits* const target = find(to);
    if (target == nullptr)
        return;
    if (areAllWritten(from, bytes))
        return write(to, bytes);
    // Byte by byte, away from its own end where the two overlap: unwritten memory is seldom copied.
    const auto move = [&](std::uint64_t at) {
        const std::uint64_t place = to + at - target->first;
        std::atomic_ref word(target->words.get()[place / kWordBits]);
        const std::uint64_t one = std::uint64_t{1} << place % kWordBits;
        if (isAnyWritten(from + at, 1))
            word.fetch_or(one, std::memory_order_relaxed);
        else
            word.fetch_and(~one, std::memory_order_relaxed);
    };
    for (std::uint64_t i = 0; i < bytes; ++i)
        move(to <= from ? i : bytes - 1 - i);
}

bool UnwrittenMemory::isAnyWritten(std::uint64_t address, std::uint64_t bytes) const
{
    const Bits* const bits = find(address);
    if (bits == nullptr)
        return true;
    const std::uint64_t begin = address - bits->first;
    return !eachWord(bits->words.get(), begin, std::min(begin + bytes, bits->bytes), [](auto word, std::uint64_t ones) {
        return (word.load(std::memory_order_relaxed) & ones) == 0;
    });
}

bool UnwrittenMemory::areAllWritten(std::uint64_t address, std::uint64_t bytes) const
{
    const Bits* const bits = find(address);
    if (bits == nullptr)
        return true;
    const std::uint64_t begin = address - bits->first;
    return eachWord(bits->words.get(), begin, std::min(begin + bytes, bits->bytes), [](auto word, std::uint64_t ones) {
        return (word.load(std::memory_order_relaxed) & ones) == ones;
    });
}

}  // namespace kd::emulator
