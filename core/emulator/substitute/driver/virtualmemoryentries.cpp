// SPDX-License-Identifier: GPL-3.0-or-later
// cuMemAddressReserve to cuMemRetainAllocationHandle: addresses and memory apart.
#include "core/emulator/driver/emulateddriver.h"
#include "core/emulator/driver/virtualmemory.h"
#include "core/emulator/substitute/emulation.h"

namespace sub = kd::emulator::substitute;
using kd::DriverApi;
using kd::emulator::VirtualMemory;

namespace {

template <typename Body> CUresult memoryEntry(const char* name, const Body& body)
{
    return sub::entry(name, [&](const DriverApi& api) -> CUresult {
        int devices = 0;  // none can be asked for in a child that was forked
        const CUresult result = api.cuDeviceGetCount(&devices);
        return result == CUDA_SUCCESS ? body(kd::emulator::virtualMemory(api)) : result;
    });
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuMemGetAllocationGranularity(std::size_t* bytes, const CUmemAllocationProp* wish,
                                               CUmemAllocationGranularity_flags option)
{
    return memoryEntry("cuMemGetAllocationGranularity", [&](VirtualMemory&) -> CUresult {
        const bool isOption = option == CU_MEM_ALLOC_GRANULARITY_MINIMUM || option == CU_MEM_ALLOC_GRANULARITY_RECOMMENDED;
        if (bytes == nullptr || !isOption)
            return CUDA_ERROR_INVALID_VALUE;
        const CUresult result = VirtualMemory::check(wish);
        if (result == CUDA_SUCCESS)
            *bytes = VirtualMemory::kGranule;
        return result;
    });
}

CUresult CUDAAPI cuMemAddressReserve(CUdeviceptr* address, std::size_t bytes, std::size_t alignment, CUdeviceptr,
                                     unsigned long long flags)
{
    return memoryEntry("cuMemAddressReserve",
                       [&](VirtualMemory& memory) { return memory.reserve(address, bytes, alignment, flags); });
}

CUresult CUDAAPI cuMemAddressFree(CUdeviceptr address, std::size_t bytes)
{
    return memoryEntry("cuMemAddressFree", [&](VirtualMemory& memory) { return memory.unreserve(address, bytes); });
}

CUresult CUDAAPI cuMemCreate(CUmemGenericAllocationHandle* handle, std::size_t bytes, const CUmemAllocationProp* wish,
                             unsigned long long flags)
{
    return memoryEntry("cuMemCreate", [&](VirtualMemory& memory) { return memory.create(handle, bytes, wish, flags); });
}

CUresult CUDAAPI cuMemRelease(CUmemGenericAllocationHandle handle)
{
    return memoryEntry("cuMemRelease", [&](VirtualMemory& memory) { return memory.release(handle); });
}

CUresult CUDAAPI cuMemRetainAllocationHandle(CUmemGenericAllocationHandle* handle, void* address)
{
    return memoryEntry("cuMemRetainAllocationHandle", [&](VirtualMemory& memory) {
        return memory.retain(handle, reinterpret_cast<CUdeviceptr>(address));
    });
}

CUresult CUDAAPI cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp* wish, CUmemGenericAllocationHandle handle)
{
    return memoryEntry("cuMemGetAllocationPropertiesFromHandle",
                       [&](VirtualMemory& memory) { return memory.properties(wish, handle); });
}

CUresult CUDAAPI cuMemMap(CUdeviceptr address, std::size_t bytes, std::size_t offset, CUmemGenericAllocationHandle handle,
                          unsigned long long flags)
{
    return memoryEntry("cuMemMap", [&](VirtualMemory& memory) { return memory.map(address, bytes, offset, handle, flags); });
}

CUresult CUDAAPI cuMemUnmap(CUdeviceptr address, std::size_t bytes)
{
    return memoryEntry("cuMemUnmap", [&](VirtualMemory& memory) { return memory.unmap(address, bytes); });
}

CUresult CUDAAPI cuMemSetAccess(CUdeviceptr address, std::size_t bytes, const CUmemAccessDesc* accesses, std::size_t count)
{
    return memoryEntry("cuMemSetAccess", [&](VirtualMemory& memory) { return memory.setAccess(address, bytes, accesses, count); });
}

CUresult CUDAAPI cuMemGetAccess(unsigned long long* flags, const CUmemLocation* location, CUdeviceptr address)
{
    return memoryEntry("cuMemGetAccess", [&](VirtualMemory& memory) { return memory.access(flags, location, address); });
}

CUresult CUDAAPI cuMulticastGetGranularity(std::size_t* bytes, const CUmulticastObjectProp* wish,
                                           CUmulticastGranularity_flags option)
{
    return memoryEntry("cuMulticastGetGranularity",
                       [&](VirtualMemory&) { return VirtualMemory::multicastGranularity(bytes, wish, option); });
}

CUresult CUDAAPI cuMulticastCreate(CUmemGenericAllocationHandle* handle, const CUmulticastObjectProp* wish)
{
    return memoryEntry("cuMulticastCreate", [&](VirtualMemory& memory) { return memory.createMulticast(handle, wish); });
}

CUresult CUDAAPI cuMulticastAddDevice(CUmemGenericAllocationHandle multicast, CUdevice device)
{
    return memoryEntry("cuMulticastAddDevice", [&](VirtualMemory& memory) { return memory.addDevice(multicast, device); });
}

CUresult CUDAAPI cuMulticastBindMem(CUmemGenericAllocationHandle multicast, std::size_t offset, CUmemGenericAllocationHandle handle,
                                    std::size_t from, std::size_t bytes, unsigned long long flags)
{
    return memoryEntry("cuMulticastBindMem",
                       [&](VirtualMemory& memory) { return memory.bind(multicast, offset, handle, from, bytes, flags); });
}

CUresult CUDAAPI cuMulticastBindAddr(CUmemGenericAllocationHandle multicast, std::size_t offset, CUdeviceptr address,
                                     std::size_t bytes, unsigned long long flags)
{
    return memoryEntry("cuMulticastBindAddr",
                       [&](VirtualMemory& memory) { return memory.bindAddress(multicast, offset, address, bytes, flags); });
}

CUresult CUDAAPI cuMulticastUnbind(CUmemGenericAllocationHandle multicast, CUdevice device, std::size_t offset, std::size_t bytes)
{
    return memoryEntry("cuMulticastUnbind", [&](VirtualMemory& memory) { return memory.unbind(multicast, device, offset, bytes); });
}

}  // extern "C"
