// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/device/mappedpieces.h"

#include <cuda.h>

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace kd::emulator {

/// Whose memory a pool gives. All of it is the device's here, which the host reaches by the same addresses; pointers tell the kind.
enum class PoolKind : unsigned { Device, Host, Managed };

/// cuMemPoolSetAccess and cuMemPoolGetAccess, which are no part of DriverApi, are asked for as an attribute: CUmemAccess_flags of
/// the device.
inline constexpr auto kDeviceAccess = static_cast<CUmemPool_attribute>(15);  // none that there is

/// The books of a device's stream-ordered memory pools: what is used, and what is reserved beyond that, in whole granules. The
/// memory itself is the machine's, a piece for each allocation, so that kernels are told when they leave one; idle memory is a
/// number. Pools that were destroyed stay until their last allocation is given back. Thread-safe.
class MemoryPools {
public:
    static constexpr std::uint64_t kGranule = 2 << 20;  ///< as devices map memory
    static constexpr std::uint64_t kUnit = 512;         ///< bytes that an allocation is rounded up to

    explicit MemoryPools(std::uint64_t deviceBytes);

    CUmemoryPool defaultPool() const noexcept;
    CUmemoryPool current() const;
    /// False for what is no pool of the device's memory.
    bool setCurrent(CUmemoryPool pool);
    /// `most` of 0: as much as the device has.
    CUmemoryPool create(std::uint64_t most, PoolKind kind);
    /// False for the default pool, and for what is none.
    bool destroy(CUmemoryPool pool);
    bool isPool(CUmemoryPool pool) const;
    PoolKind kindOf(CUmemoryPool pool) const;

    /// Counts `bytes` as used; place() or cancel() follows. False where the pool has no room for them, or is none.
    bool reserve(CUmemoryPool pool, std::uint64_t bytes);
    void place(CUmemoryPool pool, std::uint64_t address, std::uint64_t bytes);
    /// What kernels may do with memory of the pool: of one of the host nothing until it is said.
    MappedPieces::Reach reachOf(CUmemoryPool pool) const;
    /// The addresses of the pool's memory.
    std::vector<std::uint64_t> addressesOf(CUmemoryPool pool) const;
    void cancel(CUmemoryPool pool, std::uint64_t bytes);
    /// Frees what place() noted; does nothing for other addresses.
    void give(std::uint64_t address);

    /// Releases what idles beyond each pool's threshold, as synchronising does.
    void settle();
    /// Releases idle memory until no more than `kept` is reserved.
    void trim(CUmemoryPool pool, std::uint64_t kept);
    /// Releases idle memory of any pool until no more than `most` idles.
    void shrinkIdle(std::uint64_t most);
    /// Reserved and not used, in all pools.
    std::uint64_t idle() const;

    CUresult attribute(CUmemoryPool pool, CUmemPool_attribute attribute, void* value) const;
    CUresult setAttribute(CUmemoryPool pool, CUmemPool_attribute attribute, const void* value);

private:
    struct Pool {
        PoolKind kind = PoolKind::Device;
        CUmemAccess_flags access = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;  ///< of the device
        std::uint64_t most = 0;
        std::uint64_t used = 0, peakUsed = 0;
        std::uint64_t reserved = 0, peakReserved = 0;
        std::uint64_t threshold = 0;
        std::array<int, 3> reuse{1, 1, 1};  ///< kept and told: no allocation gets memory that another stream has yet to free
        bool isDestroyed = false;

        void release(std::uint64_t kept);
    };
    struct Reservation {
        CUmemoryPool pool = nullptr;
        std::uint64_t bytes = 0;
    };

    CUmemoryPool add(std::uint64_t most, PoolKind kind);
    Pool* find(CUmemoryPool pool) const;
    void unuse(CUmemoryPool pool, std::uint64_t rounded);

    mutable std::mutex m_mutex;
    std::unordered_map<CUmemoryPool, std::unique_ptr<Pool>> m_pools;
    std::unordered_map<std::uint64_t, Reservation> m_reservations;  ///< by address
    const std::uint64_t m_deviceBytes;
    CUmemoryPool m_default;
    CUmemoryPool m_current;
};

}  // namespace kd::emulator
