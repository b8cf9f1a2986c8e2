// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>

#include <cstddef>
#include <map>
#include <mutex>
#include <set>
#include <vector>

namespace kd::emulator::substitute {

/// What a program said of managed memory: it is kept and told, and changes nothing, since host and kernels reach the same memory.
struct RangeAdvice {
    bool isReadMostly = false;
    CUmemLocation preferred{CU_MEM_LOCATION_TYPE_INVALID, CU_DEVICE_INVALID};
    bool isAccessedByDevice = false, isAccessedByHost = false;
    CUmemLocation prefetched{CU_MEM_LOCATION_TYPE_INVALID, CU_DEVICE_INVALID};  ///< where it was prefetched to last
};

/// The advice of all managed memory by address. Never destroyed. Thread-safe.
class RangeAdvices {
public:
    static RangeAdvices& ofThisProcess();

    template <typename Change> void change(CUdeviceptr address, std::size_t bytes, const Change& apply)
    {
        const std::lock_guard lock(m_mutex);
        split(address);
        split(address + bytes);
        for (auto each = m_from.find(address); each != m_from.end() && each->first < address + bytes; ++each)
            apply(each->second);
    }
    /// What differs within [address, address + bytes) comes more than once.
    std::vector<RangeAdvice> within(CUdeviceptr address, std::size_t bytes) const;
    void forget(CUdeviceptr address, std::size_t bytes);

private:
    void split(CUdeviceptr address);

    mutable std::mutex m_mutex;
    std::map<CUdeviceptr, RangeAdvice> m_from;  ///< holds up to the next address
};

/// Memory whose pointers have CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, by its first address. Never destroyed. Thread-safe.
class SyncMemOps {
public:
    static SyncMemOps& ofThisProcess();

    void set(CUdeviceptr base, bool isSet);
    bool isSet(CUdeviceptr base) const;

private:
    mutable std::mutex m_mutex;
    std::set<CUdeviceptr> m_bases;
};

/// What is freed leaves nothing of both to what is allocated there later.
void forgetAdvice(CUdeviceptr base, std::size_t bytes);

}  // namespace kd::emulator::substitute
