// cuMemGetInfo to cuMemsetD8Async: memory and copies.
#include "core/emulator/driver/driver.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace kd::emulator {
namespace {

/// Copies from pageable memory up to this size are taken at once, so that the caller does not wait, as CUDA has it.
constexpr std::size_t kStagedBytes = 64 << 10;

std::byte* hostAddress(CUdeviceptr address)
{
    return reinterpret_cast<std::byte*>(address);
}

std::uint64_t addressOf(const void* host)
{
    return reinterpret_cast<std::uint64_t>(host);
}

}  // namespace

CUresult Driver::cuMemGetInfo(std::size_t* free, std::size_t* total)
{
    return inContext([&](Context&) -> CUresult {
        if (free == nullptr || total == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        const DeviceMemory& memory = machine().memory();
        *total = memory.totalBytes();
        *free = memory.totalBytes() - std::min(memory.totalBytes(), memory.usedBytes());
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuMemAlloc(CUdeviceptr* address, std::size_t bytes)
{
    return inContext([&](Context& context) -> CUresult {
        if (address == nullptr || bytes == 0)
            return CUDA_ERROR_INVALID_VALUE;
        const std::uint64_t found = machine().memory().allocate(bytes);
        if (found == 0)
            return CUDA_ERROR_OUT_OF_MEMORY;
        context.addMemory(found, bytes, Context::Owner::Device);
        *address = found;
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuMemFree(CUdeviceptr address)
{
    return inContext([&](Context& context) -> CUresult {
        if (address == 0)
            return CUDA_SUCCESS;
        if (!context.removeMemory(address, Context::Owner::Device))
            return refuse(CUDA_ERROR_INVALID_VALUE, "the address is not the start of memory that cuMemAlloc gave");
        const CUresult result = context.queue().finishAll();
        machine().memory().free(address);
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
        context.addMemory(found, bytes, Context::Owner::Host);
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
        if (device == nullptr || flags != 0 || !context.isHostMemory(addressOf(host), 1))
            return CUDA_ERROR_INVALID_VALUE;
        *device = addressOf(host);
        return CUDA_SUCCESS;
    });
}

CUresult Driver::requireDevice(CUdeviceptr address, std::size_t bytes, const char* what)
{
    if (machine().memory().contains(address, bytes))
        return CUDA_SUCCESS;
    return refuse(CUDA_ERROR_INVALID_VALUE,
                  std::string(what) + " of " + std::to_string(bytes) +
                      " bytes does not stay within one allocation of the device");
}

CUresult Driver::enqueueCopy(Context& context, CUstream handle, Work copy, bool waits)
{
    const WorkQueue::StreamPointer stream = context.stream(handle);
    if (!stream)
        return CUDA_ERROR_INVALID_HANDLE;
    const std::uint64_t number = context.queue().enqueue(*stream, std::move(copy));
    return waits ? context.queue().finish(*stream, number) : context.queue().fault();
}

CUresult Driver::cuMemcpyHtoDAsync(CUdeviceptr to, const void* from, std::size_t bytes, CUstream stream)
{
    return inContext([&](Context& context) -> CUresult {
        if (bytes == 0)
            return CUDA_SUCCESS;
        if (from == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        if (const CUresult result = requireDevice(to, bytes, "a copy"); result != CUDA_SUCCESS)
            return result;
        const bool isPinned = context.isHostMemory(addressOf(from), bytes);
        const auto copyFrom = [to, bytes](const void* source) {
            std::memcpy(hostAddress(to), source, bytes);
            return CUDA_SUCCESS;
        };
        if (isPinned || bytes > kStagedBytes)
            return enqueueCopy(context, stream, [copyFrom, from] { return copyFrom(from); }, !isPinned);
        const auto* first = static_cast<const std::byte*>(from);
        return enqueueCopy(
            context, stream,
            [copyFrom, staged = std::vector<std::byte>(first, first + bytes)] { return copyFrom(staged.data()); }, false);
    });
}

CUresult Driver::cuMemcpyDtoHAsync(void* to, CUdeviceptr from, std::size_t bytes, CUstream stream)
{
    return inContext([&](Context& context) -> CUresult {
        if (bytes == 0)
            return CUDA_SUCCESS;
        if (to == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        if (const CUresult result = requireDevice(from, bytes, "a copy"); result != CUDA_SUCCESS)
            return result;
        const auto copy = [=] {
            std::memcpy(to, hostAddress(from), bytes);
            return CUDA_SUCCESS;
        };
        return enqueueCopy(context, stream, copy, !context.isHostMemory(addressOf(to), bytes));
    });
}

CUresult Driver::cuMemcpyDtoDAsync(CUdeviceptr to, CUdeviceptr from, std::size_t bytes, CUstream stream)
{
    return inContext([&](Context& context) -> CUresult {
        if (bytes == 0)
            return CUDA_SUCCESS;
        for (const CUdeviceptr address : {to, from})
            if (const CUresult result = requireDevice(address, bytes, "a copy"); result != CUDA_SUCCESS)
                return result;
        const auto copy = [=] {
            std::memmove(hostAddress(to), hostAddress(from), bytes);
            return CUDA_SUCCESS;
        };
        return enqueueCopy(context, stream, copy, false);
    });
}

CUresult Driver::cuMemsetD8Async(CUdeviceptr to, unsigned char value, std::size_t count, CUstream stream)
{
    return inContext([&](Context& context) -> CUresult {
        if (count == 0)
            return CUDA_SUCCESS;
        if (const CUresult result = requireDevice(to, count, "a fill"); result != CUDA_SUCCESS)
            return result;
        const auto fill = [=] {
            std::memset(hostAddress(to), value, count);
            return CUDA_SUCCESS;
        };
        return enqueueCopy(context, stream, fill, false);
    });
}

}  // namespace kd::emulator
