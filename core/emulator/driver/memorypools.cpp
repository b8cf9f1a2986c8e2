// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/driver/memorypools.h"

#include <algorithm>
#include <cstring>

namespace kd::emulator {
namespace {

std::uint64_t roundedUp(std::uint64_t bytes, std::uint64_t unit)
{
    return (bytes + unit - 1) / unit * unit;
}

template <typename Value> CUresult store(void* target, Value value)
{
    std::memcpy(target, &value, sizeof value);
    return CUDA_SUCCESS;
}

template <typename Value> Value load(const void* source)
{
    Value value{};
    std::memcpy(&value, source, sizeof value);
    return value;
}

/// Which of the three settings of reuse it is; -1: none.
int reuseOf(CUmemPool_attribute attribute)
{
    const int number = static_cast<int>(attribute) - CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES;
    return number >= 0 && number < 3 ? number : -1;
}

}  // namespace

void MemoryPools::Pool::release(std::uint64_t kept)
{
    if (kept < reserved)
        reserved = std::min({reserved, most, roundedUp(std::max(used, kept), kGranule)});
}

MemoryPools::MemoryPools(std::uint64_t deviceBytes)
    : m_deviceBytes(deviceBytes), m_default(add(0, PoolKind::Device)), m_current(m_default) { }

CUmemoryPool MemoryPools::add(std::uint64_t most, PoolKind kind)
{
    auto pool = std::make_unique<Pool>();
    pool->kind = kind;
    pool->access = kind == PoolKind::Host ? CU_MEM_ACCESS_FLAGS_PROT_NONE : CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    pool->most = most == 0 ? m_deviceBytes : most;
    const auto handle = reinterpret_cast<CUmemoryPool>(pool.get());
    m_pools.emplace(handle, std::move(pool));
    return handle;
}

MemoryPools::Pool* MemoryPools::find(CUmemoryPool pool) const
{
    const auto found = m_pools.find(pool);
    return found == m_pools.end() || found->second->isDestroyed ? nullptr : found->second.get();
}

CUmemoryPool MemoryPools::defaultPool() const noexcept
{
    return m_default;
}

CUmemoryPool MemoryPools::current() const
{
    const std::lock_guard lock(m_mutex);
    return m_current;
}

bool MemoryPools::setCurrent(CUmemoryPool pool)
{
    const std::lock_guard lock(m_mutex);
    if (const Pool* const known = find(pool); known == nullptr || known->kind != PoolKind::Device)
        return false;
    m_current = pool;
    return true;
}

CUmemoryPool MemoryPools::create(std::uint64_t most, PoolKind kind)
{
    const std::lock_guard lock(m_mutex);
    return add(most, kind);
}

PoolKind MemoryPools::kindOf(CUmemoryPool pool) const
{
    const std::lock_guard lock(m_mutex);
    const Pool* const known = find(pool);
    return known == nullptr ? PoolKind::Device : known->kind;
}

bool MemoryPools::destroy(CUmemoryPool pool)
{
    const std::lock_guard lock(m_mutex);
    Pool* const known = find(pool);
    if (known == nullptr || pool == m_default)
        return false;
    if (m_current == pool)
        m_current = m_default;
    known->isDestroyed = true;
    if (known->used == 0)
        m_pools.erase(pool);
    return true;
}

bool MemoryPools::isPool(CUmemoryPool pool) const
{
    const std::lock_guard lock(m_mutex);
    return find(pool) != nullptr;
}

bool MemoryPools::reserve(CUmemoryPool pool, std::uint64_t bytes)
{
    const std::lock_guard lock(m_mutex);
    Pool* const known = find(pool);
    if (known == nullptr || bytes > known->most || roundedUp(bytes, kUnit) > known->most - known->used)
        return false;
    known->used += roundedUp(bytes, kUnit);
    known->peakUsed = std::max(known->peakUsed, known->used);
    known->reserved = std::max(known->reserved, std::min(known->most, roundedUp(known->used, kGranule)));
    known->peakReserved = std::max(known->peakReserved, known->reserved);
    return true;
}

void MemoryPools::place(CUmemoryPool pool, std::uint64_t address, std::uint64_t bytes)
{
    const std::lock_guard lock(m_mutex);
    m_reservations[address] = {pool, roundedUp(bytes, kUnit)};
}

MappedPieces::Reach MemoryPools::reachOf(CUmemoryPool pool) const
{
    using Reach = MappedPieces::Reach;
    const std::lock_guard lock(m_mutex);
    const Pool* const known = find(pool);
    if (known == nullptr || known->access == CU_MEM_ACCESS_FLAGS_PROT_READWRITE)
        return Reach::ReadWrite;
    return known->access == CU_MEM_ACCESS_FLAGS_PROT_READ ? Reach::Read : Reach::None;
}

std::vector<std::uint64_t> MemoryPools::addressesOf(CUmemoryPool pool) const
{
    const std::lock_guard lock(m_mutex);
    std::vector<std::uint64_t> addresses;
    for (const auto& [address, reservation] : m_reservations)
        if (reservation.pool == pool)
            addresses.push_back(address);
    return addresses;
}

void MemoryPools::unuse(CUmemoryPool pool, std::uint64_t rounded)
{
    Pool& known = *m_pools.at(pool);
    known.used -= rounded;
    if (known.isDestroyed && known.used == 0)
        m_pools.erase(pool);
}

void MemoryPools::cancel(CUmemoryPool pool, std::uint64_t bytes)
{
    const std::lock_guard lock(m_mutex);
    unuse(pool, roundedUp(bytes, kUnit));
}

void MemoryPools::give(std::uint64_t address)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_reservations.find(address);
    if (found == m_reservations.end())
        return;
    const Reservation reservation = found->second;
    m_reservations.erase(found);
    unuse(reservation.pool, reservation.bytes);
}

void MemoryPools::settle()
{
    const std::lock_guard lock(m_mutex);
    for (const auto& [handle, pool] : m_pools)
        pool->release(pool->threshold);
}

void MemoryPools::trim(CUmemoryPool pool, std::uint64_t kept)
{
    const std::lock_guard lock(m_mutex);
    if (Pool* const known = find(pool))
        known->release(kept);
}

std::uint64_t MemoryPools::idle() const
{
    const std::lock_guard lock(m_mutex);
    std::uint64_t bytes = 0;
    for (const auto& [handle, pool] : m_pools)
        bytes += pool->reserved - std::min(pool->reserved, pool->used);
    return bytes;
}

void MemoryPools::shrinkIdle(std::uint64_t most)
{
    const std::lock_guard lock(m_mutex);
    for (const auto& [handle, pool] : m_pools) {
        const std::uint64_t idle = pool->reserved - std::min(pool->reserved, pool->used);
        if (idle > most)
            pool->release(pool->used + most);
        most -= std::min(most, idle);
    }
}

CUresult MemoryPools::attribute(CUmemoryPool pool, CUmemPool_attribute attribute, void* value) const
{
    const std::lock_guard lock(m_mutex);
    const Pool* const known = find(pool);
    if (known == nullptr || value == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    if (const int reuse = reuseOf(attribute); reuse >= 0)
        return store(value, known->reuse[static_cast<std::size_t>(reuse)]);
    if (attribute == kDeviceAccess)
        return store(value, known->access);
    switch (attribute) {
    case CU_MEMPOOL_ATTR_RELEASE_THRESHOLD: return store(value, cuuint64_t{known->threshold});
    case CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT: return store(value, cuuint64_t{known->reserved});
    case CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH: return store(value, cuuint64_t{known->peakReserved});
    case CU_MEMPOOL_ATTR_USED_MEM_CURRENT: return store(value, cuuint64_t{known->used});
    case CU_MEMPOOL_ATTR_USED_MEM_HIGH: return store(value, cuuint64_t{known->peakUsed});
    default: return CUDA_ERROR_INVALID_VALUE;
    }
}

CUresult MemoryPools::setAttribute(CUmemoryPool pool, CUmemPool_attribute attribute, const void* value)
{
    const std::lock_guard lock(m_mutex);
    Pool* const known = find(pool);
    if (known == nullptr || value == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    if (const int reuse = reuseOf(attribute); reuse >= 0) {
        known->reuse[static_cast<std::size_t>(reuse)] = load<int>(value) != 0 ? 1 : 0;
        return CUDA_SUCCESS;
    }
    if (attribute == kDeviceAccess) {
        if (known->kind == PoolKind::Host)  // others are the device's own
            known->access = load<CUmemAccess_flags>(value);
        return CUDA_SUCCESS;
    }
    const auto number = load<cuuint64_t>(value);
    const bool isMark = attribute == CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH || attribute == CU_MEMPOOL_ATTR_USED_MEM_HIGH;
    if (attribute == CU_MEMPOOL_ATTR_RELEASE_THRESHOLD)
        known->threshold = number;
    else if (!isMark || number != 0)
        return CUDA_ERROR_INVALID_VALUE;
    else if (attribute == CU_MEMPOOL_ATTR_USED_MEM_HIGH)
        known->peakUsed = known->used;
    else
        known->peakReserved = known->reserved;
    return CUDA_SUCCESS;
}

}  // namespace kd::emulator
