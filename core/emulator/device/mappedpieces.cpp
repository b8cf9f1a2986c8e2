// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/device/mappedpieces.h"

#include <algorithm>

namespace kd::emulator {

MappedPieces::MappedPieces(std::uint64_t base, std::size_t slots, int slotBits) : m_base(base), m_slotBits(slotBits), m_slots(slots)
{
}

MappedPieces::~MappedPieces() = default;

// Null where nothing was ever mapped.
std::atomic<MappedPieces::Reach>* MappedPieces::granuleOf(std::uint64_t address) const noexcept
{
    const std::uint64_t offset = address - m_base, slot = offset >> m_slotBits;
    Granules* const granules = slot < m_slots.size() ? m_slots[slot].load(std::memory_order_acquire) : nullptr;
    if (granules == nullptr)
        return nullptr;
    return &(*granules)[(offset & ((std::uint64_t{1} << m_slotBits) - 1)) / kGranule];
}

void MappedPieces::set(std::uint64_t address, std::uint64_t bytes, Reach reach)
{
    for (std::uint64_t at = address; at < address + bytes; at += kGranule) {
        std::atomic<Granules*>& slot = m_slots[(at - m_base) >> m_slotBits];
        if (slot.load(std::memory_order_relaxed) == nullptr) {
            m_made.push_back(std::make_unique<Granules>((std::uint64_t{1} << m_slotBits) / kGranule));
            slot.store(m_made.back().get(), std::memory_order_release);
        }
        granuleOf(at)->store(reach, std::memory_order_release);
    }
}

MappedPieces::Reach MappedPieces::at(std::uint64_t address) const noexcept
{
    const std::atomic<Reach>* const granule = granuleOf(address);
    return granule == nullptr ? Reach::None : granule->load(std::memory_order_acquire);
}

bool MappedPieces::contains(std::uint64_t address, std::uint64_t bytes, Reach least) const noexcept
{
    if (bytes > ~address)
        return false;
    const std::uint64_t end = address + bytes;
    for (std::uint64_t granule = address / kGranule * kGranule;; granule += kGranule) {
        if (at(granule) < least)
            return false;
        if (end - granule <= kGranule)
            return true;
    }
}

std::uint64_t MappedPieces::endOfRun(std::uint64_t begin, std::uint64_t end, Reach least) const noexcept
{
    std::uint64_t run = begin;
    while (run < end && at(run) >= least)
        run += kGranule;
    return std::min(run, end);
}

std::uint64_t MappedPieces::startOfRun(std::uint64_t begin, std::uint64_t end, Reach least) const noexcept
{
    std::uint64_t run = end;
    while (run > begin && at(run - kGranule) >= least)
        run -= kGranule;
    return run;
}

}  // namespace kd::emulator
