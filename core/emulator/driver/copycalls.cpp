// SPDX-License-Identifier: GPL-3.0-or-later
// cuMemcpyAsync to cuMemsetD2D32Async: copies and fills of memory in a row, and fills of pitched memory.
#include "core/emulator/driver/arguments.h"
#include "core/emulator/driver/driver.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace kd::emulator {
namespace {

/// Copies from pageable memory up to this size are taken at once, so that the caller does not wait, as CUDA has it.
constexpr std::size_t kStagedBytes = 64 << 10;

}  // namespace

CUresult Driver::requireDevice(CUdeviceptr address, std::size_t bytes, const Message& what)
{
    if (machine().memory().contains(address, bytes))
        return CUDA_SUCCESS;
    return refuse(CUDA_ERROR_INVALID_VALUE,
                  message("{} of {} bytes does not stay within one allocation of the device", what, bytes));
}

CUresult Driver::enqueueCopy(Context& context, CUstream handle, Work copy, bool waits)
{
    const WorkQueue::StreamPointer stream = context.stream(handle);
    if (!stream)
        return CUDA_ERROR_INVALID_HANDLE;
    const std::uint64_t number = context.queue().enqueue(*stream, std::move(copy));
    return waits ? context.queue().finish(*stream, number) : context.queue().fault();
}

void Driver::noteHostWrite(std::uint64_t address, std::uint64_t bytes)
{
    if (DeviceMemory& memory = machine().memory(); bytes != 0 && memory.contains(address, bytes))
        memory.unwritten().write(address, bytes);
}

void Driver::noteUnwritten(std::uint64_t address, std::uint64_t bytes)
{
    machine().memory().unwritten().begin(address, bytes);
}

CUresult Driver::copyFromHost(Context& context, CUdeviceptr to, const void* from, std::size_t bytes, CUstream stream)
{
    if (bytes == 0)
        return CUDA_SUCCESS;
    if (from == nullptr)
        return CUDA_ERROR_INVALID_VALUE;
    if (const CUresult result = requireDevice(to, bytes, "a copy"); result != CUDA_SUCCESS)
        return result;
    const bool isPinned = context.isHostMemory(addressOf(from), bytes);
    const auto copyFrom = [to, bytes, &unwritten = machine().memory().unwritten()](const void* source) {
        std::memcpy(hostAddress(to), source, bytes);
        unwritten.write(to, bytes);
        return CUDA_SUCCESS;
    };
    if (isPinned || bytes > kStagedBytes)
        return enqueueCopy(context, stream, [copyFrom, from] { return copyFrom(from); }, !isPinned);
    const auto* first = static_cast<const std::byte*>(from);
    return enqueueCopy(
        context, stream, [copyFrom, staged = std::vector<std::byte>(first, first + bytes)] { return copyFrom(staged.data()); },
        false);
}

CUresult Driver::copyToHost(Context& context, void* to, CUdeviceptr from, std::size_t bytes, CUstream stream)
{
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
}

CUresult Driver::cuMemcpyHtoDAsync(CUdeviceptr to, const void* from, std::size_t bytes, CUstream stream)
{
    return inContext([&](Context& context) { return copyFromHost(context, to, from, bytes, stream); });
}

CUresult Driver::cuMemcpyDtoHAsync(void* to, CUdeviceptr from, std::size_t bytes, CUstream stream)
{
    return inContext([&](Context& context) { return copyToHost(context, to, from, bytes, stream); });
}

CUresult Driver::cuMemcpyDtoDAsync(CUdeviceptr to, CUdeviceptr from, std::size_t bytes, CUstream stream)
{
    return inContext([&](Context& context) -> CUresult {
        if (bytes == 0)
            return CUDA_SUCCESS;
        for (const CUdeviceptr address : {to, from})
            if (const CUresult result = requireDevice(address, bytes, "a copy"); result != CUDA_SUCCESS)
                return result;
        const auto copy = [=, &unwritten = machine().memory().unwritten()] {
            std::memmove(hostAddress(to), hostAddress(from), bytes);
            unwritten.copy(to, from, bytes);
            return CUDA_SUCCESS;
        };
        return enqueueCopy(context, stream, copy, false);
    });
}

CUresult Driver::cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, std::size_t bytes, CUstream stream)
{
    if (machine().memory().contains(to, bytes) && machine().memory().contains(from, bytes))
        return cuMemcpyDtoDAsync(to, from, bytes, stream);
    if (machine().memory().contains(to, bytes))
        return cuMemcpyHtoDAsync(to, hostAddress(from), bytes, stream);
    return cuMemcpyDtoHAsync(hostAddress(to), from, bytes, stream);
}

CUresult Driver::cuMemcpyPeerAsync(CUdeviceptr to, CUcontext toContext, CUdeviceptr from, CUcontext fromContext, std::size_t bytes,
                                   CUstream stream)
{
    if (!contextOf(toContext) || !contextOf(fromContext))
        return CUDA_ERROR_INVALID_CONTEXT;
    return cuMemcpyDtoDAsync(to, from, bytes, stream);
}

template <typename Value>
CUresult Driver::fill(CUdeviceptr to, std::size_t pitch, Value value, std::size_t width, std::size_t height, CUstream stream)
{
    return inContext([&](Context& context) -> CUresult {
        if (width == 0 || height == 0)
            return CUDA_SUCCESS;
        const std::size_t row = width * sizeof(Value);
        const bool overflows =
            width > m_settings.memoryBytes / sizeof(Value) || (height > 1 && pitch > m_settings.memoryBytes / (height - 1));
        if (to % sizeof(Value) != 0 || overflows || (height > 1 && (pitch < row || pitch % sizeof(Value) != 0)))
            return CUDA_ERROR_INVALID_VALUE;
        if (const CUresult result = requireDevice(to, pitch * (height - 1) + row, "a fill"); result != CUDA_SUCCESS)
            return result;
        const auto work = [=, &unwritten = machine().memory().unwritten()] {
            for (std::size_t y = 0; y < height; ++y) {
                std::fill_n(reinterpret_cast<Value*>(hostAddress(to) + y * pitch), width, value);
                unwritten.write(to + y * pitch, row);
            }
            return CUDA_SUCCESS;
        };
        return enqueueCopy(context, stream, work, false);
    });
}

CUresult Driver::cuMemsetD8Async(CUdeviceptr to, unsigned char value, std::size_t count, CUstream stream)
{
    return fill(to, 0, value, count, 1, stream);
}

CUresult Driver::cuMemsetD16Async(CUdeviceptr to, unsigned short value, std::size_t count, CUstream stream)
{
    return fill(to, 0, value, count, 1, stream);
}

CUresult Driver::cuMemsetD32Async(CUdeviceptr to, unsigned value, std::size_t count, CUstream stream)
{
    return fill(to, 0, value, count, 1, stream);
}

CUresult Driver::cuMemsetD2D8Async(CUdeviceptr to, std::size_t pitch, unsigned char value, std::size_t width, std::size_t height,
                                   CUstream stream)
{
    return fill(to, pitch, value, width, height, stream);
}

CUresult Driver::cuMemsetD2D16Async(CUdeviceptr to, std::size_t pitch, unsigned short value, std::size_t width,
                                    std::size_t height, CUstream stream)
{
    return fill(to, pitch, value, width, height, stream);
}

CUresult Driver::cuMemsetD2D32Async(CUdeviceptr to, std::size_t pitch, unsigned value, std::size_t width, std::size_t height,
                                    CUstream stream)
{
    return fill(to, pitch, value, width, height, stream);
}

}  // namespace kd::emulator
