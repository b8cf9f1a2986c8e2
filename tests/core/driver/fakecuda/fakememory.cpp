// SPDX-License-Identifier: GPL-3.0-or-later
#include "fakestate.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <fstream>

using kd::fake::enter;
using kd::fake::isReachable;
using kd::fake::state;
using kd::fake::Stream;

#define KD_ENTER(function)                                                                                             \
    std::unique_lock lock(state().mutex);                                                                              \
    if (const CUresult entered = enter(#function); entered != CUDA_SUCCESS)                                            \
    return entered

namespace {

constexpr double kBytesPerSecond = 4e12;
constexpr std::size_t kPoisoned = 1u << 20;  ///< of a new allocation, so that what was not uploaded is seen

std::size_t freeMemory()
{
    std::size_t used = 0;
    std::ifstream(state().othersFile) >> used;
    for (const auto& [address, size] : state().memory)
        used += size;
    return state().totalMemory - std::min(used, state().totalMemory);
}

void* pointer(CUdeviceptr address)
{
    return reinterpret_cast<void*>(address);
}

/// Enqueues `operation`, which takes as long as moving `size` bytes.
CUresult enqueue(CUstream handle, std::size_t size, std::function<void()> operation)
{
    auto* stream = reinterpret_cast<Stream*>(handle);
    if (!state().streams.contains(stream))
        return CUDA_ERROR_INVALID_HANDLE;
    stream->queue.emplace_back([stream, size, work = std::move(operation)] {
        work();
        stream->clock += static_cast<double>(size) / kBytesPerSecond;
        stream->last = kd::fake::Stream::Last::Other;
        return true;
    });
    kd::fake::pump(*stream);
    return state().sticky;
}

}  // namespace

CUresult cuMemGetInfo(std::size_t* free, std::size_t* total)
{
    KD_ENTER(cuMemGetInfo);
    *free = freeMemory();
    *total = state().totalMemory;
    return CUDA_SUCCESS;
}

CUresult cuMemAlloc(CUdeviceptr* address, std::size_t size)
{
    KD_ENTER(cuMemAlloc);
    if (size == 0 || state().current == nullptr)
        return size == 0 ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_INVALID_CONTEXT;
    if (size > freeMemory())
        return CUDA_ERROR_OUT_OF_MEMORY;
    void* memory = std::malloc(size);
    std::memset(memory, 0xCD, std::min(size, kPoisoned));
    *address = reinterpret_cast<CUdeviceptr>(memory);
    state().memory[*address] = size;
    return CUDA_SUCCESS;
}

CUresult cuMemFree(CUdeviceptr address)
{
    KD_ENTER(cuMemFree);
    if (state().memory.erase(address) == 0)
        return CUDA_ERROR_INVALID_VALUE;
    std::free(pointer(address));
    return CUDA_SUCCESS;
}

CUresult cuMemHostAlloc(void** address, std::size_t size, unsigned)
{
    KD_ENTER(cuMemHostAlloc);
    *address = std::malloc(size);
    state().hostMemory[*address] = size;
    return CUDA_SUCCESS;
}

CUresult cuMemFreeHost(void* address)
{
    KD_ENTER(cuMemFreeHost);
    if (state().hostMemory.erase(address) == 0)
        return CUDA_ERROR_INVALID_VALUE;
    std::free(address);
    return CUDA_SUCCESS;
}

CUresult cuMemHostGetDevicePointer(CUdeviceptr* address, void* host, unsigned)
{
    KD_ENTER(cuMemHostGetDevicePointer);
    *address = reinterpret_cast<CUdeviceptr>(host);
    return state().hostMemory.contains(host) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult cuMemcpyHtoDAsync(CUdeviceptr to, const void* from, std::size_t size, CUstream stream)
{
    KD_ENTER(cuMemcpyHtoDAsync);
    if (!isReachable(to, size))
        return CUDA_ERROR_INVALID_VALUE;
    return enqueue(stream, size, [=] { std::memcpy(pointer(to), from, size); });
}

CUresult cuMemcpyDtoHAsync(void* to, CUdeviceptr from, std::size_t size, CUstream stream)
{
    KD_ENTER(cuMemcpyDtoHAsync);
    if (!isReachable(from, size))
        return CUDA_ERROR_INVALID_VALUE;
    return enqueue(stream, size, [=] { std::memcpy(to, pointer(from), size); });
}

CUresult cuMemcpyDtoDAsync(CUdeviceptr to, CUdeviceptr from, std::size_t size, CUstream stream)
{
    KD_ENTER(cuMemcpyDtoDAsync);
    if (!isReachable(to, size) || !isReachable(from, size))
        return CUDA_ERROR_INVALID_VALUE;
    return enqueue(stream, size, [=] { std::memmove(pointer(to), pointer(from), size); });
}

CUresult cuMemsetD8Async(CUdeviceptr to, unsigned char value, std::size_t count, CUstream stream)
{
    KD_ENTER(cuMemsetD8Async);
    if (!isReachable(to, count))
        return CUDA_ERROR_INVALID_VALUE;
    return enqueue(stream, count, [=] { std::memset(pointer(to), value, count); });
}
