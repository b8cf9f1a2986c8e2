// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/posix/sharedmemory.h"
#include "core/emulator/device/devicememory.h"

#include <cuda.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

namespace kd::emulator {

/// What cuMemAddressReserve, cuMemCreate, cuMemMap and their like do: addresses and memory apart, put together by the program, in
/// granules of 2 MiB. Memory that is mapped twice is one. It belongs to the device and outlives contexts. Results are those that
/// cuda.h names for these calls. Thread-safe.
class VirtualMemory {
public:
    /// `finish` waits until nothing runs on the device; kernels may reach what unmap() takes away. Both outlive this object.
    VirtualMemory(DeviceMemory& memory, std::function<void()> finish);
    ~VirtualMemory();
    VirtualMemory(const VirtualMemory&) = delete;
    VirtualMemory& operator=(const VirtualMemory&) = delete;

    static constexpr std::uint64_t kGranule = MappedPieces::kGranule;
    /// Success where `wish` is for memory of device 0 that no other process shares.
    static CUresult check(const CUmemAllocationProp* wish);

    /// A wish for an address is not fulfilled, as drivers need not.
    CUresult reserve(CUdeviceptr* address, std::size_t bytes, std::size_t alignment, unsigned long long flags);
    /// The whole of what reserve() gave, with nothing mapped in it.
    CUresult unreserve(CUdeviceptr address, std::size_t bytes);

    CUresult create(CUmemGenericAllocationHandle* handle, std::size_t bytes, const CUmemAllocationProp* wish,
                    unsigned long long flags);
    /// The memory goes when it is mapped nowhere, too.
    CUresult release(CUmemGenericAllocationHandle handle);
    /// One more release() is to come.
    CUresult retain(CUmemGenericAllocationHandle* handle, CUdeviceptr address);
    CUresult properties(CUmemAllocationProp* wish, CUmemGenericAllocationHandle handle) const;

    /// Of the start of the memory, as CUDA 13.0 has it.
    CUresult map(CUdeviceptr address, std::size_t bytes, std::size_t offset, CUmemGenericAllocationHandle handle,
                 unsigned long long flags);
    /// One or several whole mappings.
    CUresult unmap(CUdeviceptr address, std::size_t bytes);
    CUresult setAccess(CUdeviceptr address, std::size_t bytes, const CUmemAccessDesc* accesses, std::size_t count);
    CUresult access(unsigned long long* flags, const CUmemLocation* location, CUdeviceptr address) const;

    /// The mapping in which an address lies.
    std::optional<DeviceMemory::Extent> mappingAt(CUdeviceptr address) const;

private:
    struct Pages;
    struct Mapping {
        std::uint64_t bytes = 0;
        std::shared_ptr<Pages> pages;
    };
    using Mappings = std::map<std::uint64_t, Mapping>;

    Mappings::const_iterator find(std::uint64_t address) const;
    /// The mappings that [address, address + bytes) consists of; none where it is not made of whole ones side by side.
    std::optional<std::pair<Mappings::iterator, Mappings::iterator>> whole(std::uint64_t address, std::uint64_t bytes);
    bool isReserved(std::uint64_t address, std::uint64_t bytes) const;
    /// What nobody has written stays known as such only where it is mapped once.
    void noteUnwritten(std::uint64_t address, const Mapping& mapping);

    DeviceMemory& m_memory;
    const std::function<void()> m_finish;
    mutable std::mutex m_mutex;
    std::map<std::uint64_t, std::uint64_t> m_reserved;  ///< address to bytes
    std::map<CUmemGenericAllocationHandle, std::pair<std::shared_ptr<Pages>, unsigned>> m_handles;  ///< with releases to come
    Mappings m_mappings;
    CUmemGenericAllocationHandle m_last = 0;
};

}  // namespace kd::emulator
