// SPDX-License-Identifier: GPL-3.0-or-later
// Waits for words of memory and writes to them, in a stream's turn: of streams and of graphs.
#include "core/emulator/driver/emulateddriver.h"
#include "core/emulator/substitute/driver/graph.h"

#include <span>

namespace kd::emulator::substitute {
namespace {

constexpr unsigned kMaxOperations = 255;

bool isWord(const DriverApi& api, CUdeviceptr address, std::size_t size)
{
    CUdeviceptr base = 0;
    std::size_t bytes = 0;
    return address % size == 0 && api.cuMemGetAddressRange(&base, &bytes, address) == CUDA_SUCCESS &&
        bytes - (address - base) >= size;
}

CUresult check(const DriverApi& api, const CUstreamBatchMemOpParams& operation)
{
    const auto result = [](bool isGood) { return isGood ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE; };
    const auto& wait = operation.waitValue;
    const auto& write = operation.writeValue;
    switch (operation.operation) {
    case CU_STREAM_MEM_OP_WAIT_VALUE_32:
    case CU_STREAM_MEM_OP_WAIT_VALUE_64: {
        const std::size_t size = operation.operation == CU_STREAM_MEM_OP_WAIT_VALUE_32 ? 4 : 8;
        const unsigned condition = wait.flags & ~unsigned{CU_STREAM_WAIT_VALUE_FLUSH};
        if (condition > CU_STREAM_WAIT_VALUE_NOR || !isWord(api, wait.address, size))
            return CUDA_ERROR_INVALID_VALUE;
        return wait.flags == condition ? CUDA_SUCCESS : CUDA_ERROR_NOT_SUPPORTED;
    }
    case CU_STREAM_MEM_OP_WRITE_VALUE_32:
        return result(write.flags == CU_STREAM_WRITE_VALUE_DEFAULT && isWord(api, write.address, sizeof write.value));
    case CU_STREAM_MEM_OP_WRITE_VALUE_64:
        return result(write.flags == CU_STREAM_WRITE_VALUE_DEFAULT && isWord(api, write.address, sizeof write.value64));
    case CU_STREAM_MEM_OP_BARRIER:
        return result(operation.memoryBarrier.flags <= CU_STREAM_MEMORY_BARRIER_TYPE_GPU);
    // No other device writes here, as CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES says.
    case CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES:
        return CUDA_ERROR_NOT_SUPPORTED;
    }
    return CUDA_ERROR_INVALID_VALUE;
}

CUresult run(const DriverApi& api, const CUstreamBatchMemOpParams& operation, CUstream stream)
{
    const auto& wait = operation.waitValue;
    const auto& write = operation.writeValue;
    switch (operation.operation) {
    case CU_STREAM_MEM_OP_WAIT_VALUE_32:
        return api.cuStreamWaitValue32(stream, wait.address, wait.value, wait.flags);
    case CU_STREAM_MEM_OP_WAIT_VALUE_64:
        return waitForWord(api, stream, wait.address, wait.value64, wait.flags);
    case CU_STREAM_MEM_OP_WRITE_VALUE_32:
        return api.cuMemsetD32Async(write.address, write.value, 1, stream);
    case CU_STREAM_MEM_OP_WRITE_VALUE_64:
        return writeWord(api, stream, write.address, write.value64);
    // What a stream was given is done in its order.
    case CU_STREAM_MEM_OP_BARRIER:
    case CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES:
        break;
    }
    return CUDA_SUCCESS;
}

}  // namespace

CUresult memOpWork(const DriverApi& api, const CUstreamBatchMemOpParams* operations, unsigned count, unsigned flags,
                   MemOpWork& work)
{
    if (flags != 0 || count > kMaxOperations || (operations == nullptr && count > 0))
        return CUDA_ERROR_INVALID_VALUE;
    for (const CUstreamBatchMemOpParams& each : std::span(operations, count))
        if (const CUresult result = check(api, each); result != CUDA_SUCCESS)
            return result;
    work.operations.assign(operations, operations + count);
    return CUDA_SUCCESS;
}

CUresult runMemOps(const DriverApi& api, const MemOpWork& work, CUstream stream)
{
    for (const CUstreamBatchMemOpParams& each : work.operations)
        if (const CUresult result = run(api, each, stream); result != CUDA_SUCCESS)
            return result;
    return CUDA_SUCCESS;
}

}  // namespace kd::emulator::substitute
