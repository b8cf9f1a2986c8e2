// SPDX-License-Identifier: GPL-3.0-or-later
// cuMemGetInfo to cuStreamAttachMemAsync: memory of the device, and of the host that the device reaches.
#include "core/emulator/driver/arguments.h"
#include "core/emulator/driver/driver.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace kd::emulator {
namespace {

/// What rows of pitched memory begin at, as on devices.
constexpr std::size_t kPitch = 512;

}  // namespace

CUresult Driver::cuMemGetInfo(std::size_t* free, std::size_t* total)
{
    return inContext([&](Context&) -> CUresult {
        if (free == nullptr || total == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        const DeviceMemory& memory = machine().memory();
        *total = memory.totalBytes();
        *free = memory.totalBytes() - std::min(memory.totalBytes(), memory.usedBytes() + m_pools.idle());
        return CUDA_SUCCESS;
    });
}

CUresult Driver::allocate(Context& context, CUdeviceptr* address, std::size_t bytes, Context::Owner owner, PoolKind kind)
{
    if (address == nullptr || bytes == 0)
        return CUDA_ERROR_INVALID_VALUE;
    const std::uint64_t found = machine().memory().allocate(bytes);
    if (found == 0)
        return CUDA_ERROR_OUT_OF_MEMORY;
    const DeviceMemory& memory = machine().memory();
    m_pools.shrinkIdle(memory.totalBytes() - std::min(memory.totalBytes(), memory.usedBytes()));
    context.addMemory({found, bytes, owner, static_cast<unsigned>(kind)});
    if (owner != Context::Owner::Managed && kind == PoolKind::Device)  // what the host itself writes there nobody sees
        machine().memory().unwritten().begin(found, bytes);
    *address = found;
    return CUDA_SUCCESS;
}

CUresult Driver::cuMemAlloc(CUdeviceptr* address, std::size_t bytes)
{
    return inContext([&](Context& context) { return allocate(context, address, bytes, Context::Owner::Device); });
}

CUresult Driver::cuMemAllocPitch(CUdeviceptr* address, std::size_t* pitch, std::size_t width, std::size_t height, unsigned element)
{
    return inContext([&](Context& context) -> CUresult {
        const bool isElement = element == 4 || element == 8 || element == 16;
        if (pitch == nullptr || width == 0 || height == 0 || !isElement || width > m_settings.memoryBytes)
            return CUDA_ERROR_INVALID_VALUE;
        const std::size_t row = (width + kPitch - 1) / kPitch * kPitch;
        if (height > m_settings.memoryBytes / row)
            return CUDA_ERROR_OUT_OF_MEMORY;
        *pitch = row;
        return allocate(context, address, row * height, Context::Owner::Device);
    });
}

CUresult Driver::cuMemAllocManaged(CUdeviceptr* address, std::size_t bytes, unsigned flags)
{
    return inContext([&](Context& context) -> CUresult {
        if (flags != CU_MEM_ATTACH_GLOBAL && flags != CU_MEM_ATTACH_HOST)
            return CUDA_ERROR_INVALID_VALUE;
        return allocate(context, address, bytes, Context::Owner::Managed);
    });
}

CUresult Driver::cuMemFree(CUdeviceptr address)
{
    return inContext([&](Context& context) -> CUresult {
        if (address == 0)
            return CUDA_SUCCESS;
        const auto isRemoved = [&](Context::Owner owner) { return context.removeMemory(address, owner); };
        if (!isRemoved(Context::Owner::Device) && !isRemoved(Context::Owner::Managed) && !isRemoved(Context::Owner::Pool))
            return refuse(CUDA_ERROR_INVALID_VALUE, "the address is not the start of memory that cuMemAlloc gave");
        const CUresult result = context.queue().finishAll();
        giveBack(address);
        return result;
    });
}

CUresult Driver::cuMemHostAlloc(void** address, std::size_t bytes, unsigned flags)
{
    return inContext([&](Context& context) -> CUresult {
        constexpr unsigned kKnown = CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP | CU_MEMHOSTALLOC_WRITECOMBINED;
        if (address == nullptr || bytes == 0 || (flags & ~kKnown) != 0)
            return CUDA_ERROR_INVALID_VALUE;
        // Device addresses are host addresses: what both reach is the device's memory.
        const std::uint64_t found = machine().memory().allocate(bytes);
        if (found == 0)
            return CUDA_ERROR_OUT_OF_MEMORY;
        context.addMemory({found, bytes, Context::Owner::Host, flags});
        *address = hostAddress(found);
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuMemFreeHost(void* address)
{
    return inContext([&](Context& context) -> CUresult {
        if (!context.removeMemory(addressOf(address), Context::Owner::Host))
            return CUDA_ERROR_INVALID_VALUE;
        const CUresult result = context.queue().finishAll();
        machine().memory().free(addressOf(address));
        return result;
    });
}

CUresult Driver::cuMemHostGetDevicePointer(CUdeviceptr* device, void* host, unsigned flags)
{
    return inContext([&](Context& context) -> CUresult {
        const std::optional<Context::Memory> memory = context.findMemory(addressOf(host));
        if (device == nullptr || flags != 0 || !memory)
            return CUDA_ERROR_INVALID_VALUE;
        if (memory->owner == Context::Owner::Registered)
            return refuse(CUDA_ERROR_NOT_SUPPORTED, "kernels of the emulated GPU do not reach memory that was registered");
        *device = addressOf(host);
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuMemHostGetFlags(unsigned* flags, void* host)
{
    return inContext([&](Context& context) -> CUresult {
        const std::optional<Context::Memory> memory = context.findMemory(addressOf(host));
        if (flags == nullptr || !memory || memory->owner != Context::Owner::Host)
            return CUDA_ERROR_INVALID_VALUE;
        *flags = memory->flags | CU_MEMHOSTALLOC_DEVICEMAP;  // always on since CUDA 11.0
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuMemHostRegister(void* host, std::size_t bytes, unsigned flags)
{
    return inContext([&](Context& context) -> CUresult {
        constexpr unsigned kKnown = CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP;
        if (host == nullptr || bytes == 0 || (flags & ~kKnown) != 0)
            return CUDA_ERROR_INVALID_VALUE;
        if (context.findMemory(addressOf(host)) || context.findMemory(addressOf(host) + bytes - 1))
            return CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
        context.addMemory({addressOf(host), bytes, Context::Owner::Registered, flags});
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuMemHostUnregister(void* host)
{
    return inContext([&](Context& context) -> CUresult {
        const CUresult result = context.queue().finishAll();
        return context.removeMemory(addressOf(host), Context::Owner::Registered) ? result : CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED;
    });
}

std::optional<Context::Memory> Driver::findMemory(const Context& context, std::uint64_t address) const
{
    if (std::optional<Context::Memory> memory = context.findMemory(address))
        return memory;
    const VirtualMemory* mappings = nullptr;
    {
        const std::lock_guard lock(m_mutex);
        mappings = m_virtualMemory.get();
    }
    const std::optional<DeviceMemory::Extent> mapped = mappings != nullptr ? mappings->mappingAt(address) : std::nullopt;
    if (!mapped)
        return std::nullopt;
    return Context::Memory{mapped->address, static_cast<std::size_t>(mapped->bytes), Context::Owner::Mapped};
}

CUresult Driver::cuMemGetAddressRange(CUdeviceptr* base, std::size_t* bytes, CUdeviceptr address)
{
    return inContext([&](Context& context) -> CUresult {
        const std::optional<Context::Memory> memory = findMemory(context, address);
        if (!memory || memory->owner == Context::Owner::Registered)
            return CUDA_ERROR_NOT_FOUND;
        if (base != nullptr)
            *base = memory->address;
        if (bytes != nullptr)
            *bytes = memory->bytes;
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuPointerGetAttribute(void* target, CUpointer_attribute attribute, CUdeviceptr address)
{
    return inContext([&](Context& context) -> CUresult {
        const std::optional<Context::Memory> memory = findMemory(context, address);
        if (target == nullptr || !memory)
            return CUDA_ERROR_INVALID_VALUE;
        const auto isOfPool = [&](PoolKind kind) {
            const bool isPools = memory->owner == Context::Owner::Pool || memory->owner == Context::Owner::Freeing;
            return isPools && memory->flags == static_cast<unsigned>(kind);
        };
        const bool isHost = memory->owner == Context::Owner::Host || memory->owner == Context::Owner::Registered ||
            isOfPool(PoolKind::Host);
        const bool isManaged = memory->owner == Context::Owner::Managed || isOfPool(PoolKind::Managed);
        const auto give = [target](auto value) {
            std::memcpy(target, &value, sizeof value);
            return CUDA_SUCCESS;
        };
        switch (attribute) {
        case CU_POINTER_ATTRIBUTE_CONTEXT: return give(stack().back());
        case CU_POINTER_ATTRIBUTE_MEMORY_TYPE:
            return give(static_cast<unsigned>(isHost ? CU_MEMORYTYPE_HOST : CU_MEMORYTYPE_DEVICE));
        case CU_POINTER_ATTRIBUTE_DEVICE_POINTER:
            return memory->owner == Context::Owner::Registered ? CUDA_ERROR_INVALID_VALUE : give(address);
        case CU_POINTER_ATTRIBUTE_HOST_POINTER:
            return isHost || isManaged ? give(address) : CUDA_ERROR_INVALID_VALUE;
        case CU_POINTER_ATTRIBUTE_IS_MANAGED: return give(static_cast<unsigned>(isManaged));
        case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: return give(0);
        case CU_POINTER_ATTRIBUTE_RANGE_START_ADDR: return give(memory->address);
        case CU_POINTER_ATTRIBUTE_RANGE_SIZE: return give(memory->bytes);
        default: return CUDA_ERROR_NOT_SUPPORTED;
        }
    });
}

CUresult Driver::cuStreamAttachMemAsync(CUstream handle, CUdeviceptr address, std::size_t bytes, unsigned flags)
{
    return inContext([&](Context& context) -> CUresult {
        const WorkQueue::StreamPointer stream = context.stream(handle);
        if (!stream)
            return CUDA_ERROR_INVALID_HANDLE;
        const std::optional<Context::Memory> memory = context.findMemory(address);
        const bool isWhole = memory && memory->address == address && (bytes == 0 || bytes == memory->bytes);
        const bool isKind = flags == CU_MEM_ATTACH_GLOBAL || flags == CU_MEM_ATTACH_HOST || flags == CU_MEM_ATTACH_SINGLE;
        const bool isSingleOnLegacy = flags == CU_MEM_ATTACH_SINGLE && stream == context.queue().legacyStream();
        if (!isWhole || memory->owner != Context::Owner::Managed || !isKind || isSingleOnLegacy)
            return CUDA_ERROR_INVALID_VALUE;
        return CUDA_SUCCESS;  // host and kernels reach the same memory at all times
    });
}

}  // namespace kd::emulator
