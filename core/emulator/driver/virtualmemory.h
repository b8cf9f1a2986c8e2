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
    /// Success where `wish` is for memory of device 0 that, if at all, is to be shared by file descriptors.
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

    // Multicast objects, of this one device (cuda.h, "Multicast Object Management"): their mapped addresses lead multimem
    // instructions to the memory that is bound to them, and no others. Sizes and offsets are in granules.

    /// The granularity of both options.
    static CUresult multicastGranularity(std::size_t* bytes, const CUmulticastObjectProp* wish,
                                         CUmulticastGranularity_flags option);
    CUresult createMulticast(CUmemGenericAllocationHandle* handle, const CUmulticastObjectProp* wish);
    CUresult addDevice(CUmemGenericAllocationHandle multicast, CUdevice device);
    /// Part of the memory of a handle from create().
    CUresult bind(CUmemGenericAllocationHandle multicast, std::size_t offset, CUmemGenericAllocationHandle handle,
                  std::size_t memoryOffset, std::size_t bytes, unsigned long long flags);
    /// Memory that is at an address, mapped or allocated.
    CUresult bindAddress(CUmemGenericAllocationHandle multicast, std::size_t offset, CUdeviceptr address, std::size_t bytes,
                         unsigned long long flags);
    /// One or several whole bindings.
    CUresult unbind(CUmemGenericAllocationHandle multicast, CUdevice device, std::size_t offset, std::size_t bytes);

    /// The mapping in which an address lies.
    std::optional<DeviceMemory::Extent> mappingAt(CUdeviceptr address) const;

private:
    struct Pages;
    struct Multicast;
    struct Mapping {
        std::uint64_t bytes = 0;
        std::shared_ptr<Pages> pages;          ///< null: of a multicast object
        std::shared_ptr<Multicast> multicast;  ///< null: of memory
    };
    using Mappings = std::map<std::uint64_t, Mapping>;

    Mappings::const_iterator find(std::uint64_t address) const;
    /// The mappings that [address, address + bytes) consists of; none where it is not made of whole ones side by side.
    std::optional<std::pair<Mappings::iterator, Mappings::iterator>> whole(std::uint64_t address, std::uint64_t bytes);
    bool isReserved(std::uint64_t address, std::uint64_t bytes) const;
    bool isFree(std::uint64_t address, std::uint64_t bytes) const;
    CUresult mapMulticast(std::uint64_t address, std::uint64_t bytes, std::shared_ptr<Multicast> multicast);
    std::shared_ptr<Multicast> multicastToBind(CUmemGenericAllocationHandle handle, std::uint64_t offset,
                                               std::uint64_t bytes) const;
    bool showBound(std::uint64_t address, const Mapping& mapping);
    /// Tells the device where the addresses of multicast objects lead now.
    void leadMulticasts();
    /// What nobody has written stays known as such only where it is mapped once.
    void noteUnwritten(std::uint64_t address, const Mapping& mapping);

    DeviceMemory& m_memory;
    const std::function<void()> m_finish;
    mutable std::mutex m_mutex;
    std::map<std::uint64_t, std::uint64_t> m_reserved;  ///< address to bytes
    std::map<CUmemGenericAllocationHandle, std::pair<std::shared_ptr<Pages>, unsigned>> m_handles;  ///< with releases to come
    std::map<CUmemGenericAllocationHandle, std::pair<std::shared_ptr<Multicast>, unsigned>> m_multicasts;  ///< likewise
    Mappings m_mappings;
    CUmemGenericAllocationHandle m_last = 0;
};

}  // namespace kd::emulator
