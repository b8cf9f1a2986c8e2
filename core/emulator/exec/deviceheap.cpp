#include "core/emulator/exec/deviceheap.h"

#include <algorithm>
#include <iterator>

namespace kd::emulator {
namespace {

constexpr std::uint64_t kAlignment = 16;

}  // namespace

DeviceHeap::~DeviceHeap()
{
    if (m_region != 0)
        m_memory.free(m_region);
}

bool DeviceHeap::reserve()
{
    if (m_region == 0) {
        m_region = m_memory.allocate(m_bytes, "heap of malloc");
        if (m_region != 0)
            m_free.emplace(m_region, m_bytes);
    }
    return m_region != 0;
}

std::uint64_t DeviceHeap::allocate(std::uint64_t bytes)
{
    const std::lock_guard lock(m_mutex);
    if (bytes == 0 || bytes > m_bytes || !reserve())
        return 0;
    const std::uint64_t size = (bytes + kAlignment - 1) / kAlignment * kAlignment;
    const auto room = std::ranges::find_if(m_free, [&](const auto& part) { return part.second >= size; });
    if (room == m_free.end())
        return 0;
    const auto [address, available] = *room;
    m_free.erase(room);
    if (available > size)
        m_free.emplace(address + size, available - size);
    m_used.emplace(address, size);
    return address;
}

bool DeviceHeap::free(std::uint64_t address)
{
    const std::lock_guard lock(m_mutex);
    const auto used = m_used.find(address);
    if (used == m_used.end())
        return false;
    const std::uint64_t bytes = used->second;
    m_used.erase(used);
    giveBack(address, bytes);
    return true;
}

void DeviceHeap::giveBack(std::uint64_t address, std::uint64_t bytes)
{
    auto next = m_free.lower_bound(address);
    if (next != m_free.end() && next->first == address + bytes) {
        bytes += next->second;
        next = m_free.erase(next);
    }
    if (next != m_free.begin()) {
        const auto before = std::prev(next);
        if (before->first + before->second == address) {
            before->second += bytes;
            return;
        }
    }
    m_free.emplace(address, bytes);
}

}  // namespace kd::emulator
