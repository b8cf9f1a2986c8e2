// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>

// What the runtimes of 12 and 13 have in unlike forms: hints of managed memory, and batches of copies.
namespace kd::emulator::substitute {

cudaError_t adviseMemory(const void* address, std::size_t bytes, cudaMemoryAdvise advice, const cudaMemLocation& location);
cudaError_t prefetchMemory(const void* address, std::size_t bytes, const cudaMemLocation& location, unsigned flags,
                           cudaStream_t stream);

struct CopyBatch {
    void* const* to;
    const void* const* from;
    const std::size_t* sizes;
    std::size_t count;
    cudaMemcpyAttributes* attributes;
    std::size_t* firsts;  ///< the copy from which on each of `attributes` holds
    std::size_t attributeCount;
};
/// `failed`, where there is one, becomes the number of the copy that is wrong, SIZE_MAX where that is none.
cudaError_t copyBatch(const CopyBatch& batch, std::size_t* failed, cudaStream_t stream);
cudaError_t copyBoxes(std::size_t count, cudaMemcpy3DBatchOp* operations, std::size_t* failed, unsigned long long flags,
                      cudaStream_t stream);

}  // namespace kd::emulator::substitute
