// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/device/deviceheap.h"

#include <algorithm>
#include <iterator>

namespace kd::emulator {
namespace {

constexpr std::uint64_t kGranule = 16;
constexpr std::uint64_t kGap = 16;  ///< behind every piece

// Room that a piece takes.
std::uint64_t roomFor(std::uint64_t bytes)
{
    return (bytes + kGranule - 1) / kGranule * kGranule + kGap;
}

}  // namespace

DeviceHeap::~DeviceHeap()
{
    if (m_region != 0)
        m_memory.free(m_region);
}

bool DeviceHeap::reserve()
{
    if (m_region != 0)
        return true;
    const std::uint64_t region = m_memory.allocate(m_bytes, "heap of malloc", DeviceMemory::Access::Pieces);
    if (region == 0)
        return false;
    m_granules = std::make_unique<std::atomic<std::uint8_t>[]>(m_bytes / kGranule + 1);
    m_free.emplace(region, m_bytes / kGranule * kGranule);
    m_region.store(region, std::memory_order_release);
    return true;
}

std::uint64_t DeviceHeap::allocateRange(std::uint64_t size)
{
    for (;;) {
        const auto room = std::ranges::find_if(m_free, [&](const auto& part) { return part.second >= size; });
        if (room != m_free.end()) {
            const auto [address, available] = *room;
            m_free.erase(room);
            if (available > size)
                m_free.emplace(address + size, available - size);
            return address;
        }
        if (m_quarantine.empty())
            return 0;
        const auto piece = m_pieces.find(m_quarantine.front());
        m_quarantine.pop_front();
        giveBack(piece->first, roomFor(piece->second.bytes));
        m_pieces.erase(piece);
    }
}

std::uint64_t DeviceHeap::allocate(std::uint64_t bytes)
{
    const std::lock_guard lock(m_mutex);
    if (bytes == 0 || bytes > m_bytes || !reserve())
        return 0;
    const std::uint64_t address = allocateRange(roomFor(bytes));
    if (address == 0)
        return 0;
    const Piece piece{address, bytes, false};
    m_pieces.emplace(address, piece);
    m_memory.unwritten().begin(address, bytes, m_region, m_bytes);
    mark(piece);
    return address;
}

bool DeviceHeap::free(std::uint64_t address)
{
    const std::lock_guard lock(m_mutex);
    const auto piece = m_pieces.find(address);
    if (piece == m_pieces.end() || piece->second.isFreed)
        return false;
    piece->second.isFreed = true;
    mark(piece->second);
    m_quarantine.push_back(address);
    return true;
}

void DeviceHeap::mark(const Piece& piece)
{
    std::atomic<std::uint8_t>* granule = &m_granules[(piece.address - m_region) / kGranule];
    for (std::uint64_t done = 0; done < piece.bytes; done += kGranule, ++granule)
        granule->store(piece.isFreed ? 0 : static_cast<std::uint8_t>(std::min(kGranule, piece.bytes - done)),
                       std::memory_order_release);
}

bool DeviceHeap::contains(std::uint64_t address, std::uint64_t bytes) const noexcept
{
    const std::uint64_t region = m_region.load(std::memory_order_acquire);
    const std::uint64_t offset = address - region;
    if (region == 0 || offset >= m_bytes || bytes > m_bytes - offset)
        return false;
    for (std::uint64_t at = offset; at < offset + bytes;) {
        const std::uint64_t end = std::min(offset + bytes, (at / kGranule + 1) * kGranule);
        if (m_granules[at / kGranule].load(std::memory_order_acquire) < (end - 1) % kGranule + 1)
            return false;
        at = end;
    }
    return true;
}

std::optional<DeviceHeap::Piece> DeviceHeap::pieceNear(std::uint64_t address) const
{
    const std::lock_guard lock(m_mutex);
    if (m_region == 0 || address - m_region >= m_bytes)
        return std::nullopt;
    const auto behind = m_pieces.upper_bound(address);
    if (behind == m_pieces.begin())
        return std::nullopt;
    return std::prev(behind)->second;
}

void DeviceHeap::giveBack(std::uint64_t address, std::uint64_t size)
{
    auto next = m_free.lower_bound(address);
    if (next != m_free.end() && next->first == address + size) {
        size += next->second;
        next = m_free.erase(next);
    }
    if (next != m_free.begin()) {
        const auto before = std::prev(next);
        if (before->first + before->second == address) {
            before->second += size;
            return;
        }
    }
    m_free.emplace(address, size);
}

}  // namespace kd::emulator
