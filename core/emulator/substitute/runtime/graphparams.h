// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/substitute/runtime/arraycopies.h"
#include "core/emulator/substitute/runtime/runtime.h"

// The parameters of nodes of graphs as the runtime has them, as the driver has them.
namespace kd::emulator::substitute {

/// Fails where the function of the host is not known. `Params` is cudaKernelNodeParams or what has its members.
template <typename Params> cudaError_t driverKernel(const Params& params, CUDA_KERNEL_NODE_PARAMS& made)
{
    CUfunction function = nullptr;
    if (const cudaError_t error = functionOf(params.func, function); error != cudaSuccess)
        return error;
    made = {function,          params.gridDim.x,      params.gridDim.y,    params.gridDim.z, params.blockDim.x, params.blockDim.y,
            params.blockDim.z, params.sharedMemBytes, params.kernelParams, params.extra,     nullptr,           nullptr};
    return cudaSuccess;
}

/// A copy of bytes in a row between any addresses.
inline CUDA_MEMCPY3D driverRow(const void* to, const void* from, std::size_t bytes)
{
    CUDA_MEMCPY3D box{};
    box.srcMemoryType = box.dstMemoryType = CU_MEMORYTYPE_UNIFIED;
    box.srcDevice = deviceAddress(from);
    box.dstDevice = deviceAddress(to);
    box.WidthInBytes = bytes;
    box.Height = box.Depth = 1;
    return box;
}

/// Gives `body` where in a variable of the device [offset, offset + bytes) is.
template <typename Body> cudaError_t withPlaceInSymbol(const void* symbol, std::size_t offset, std::size_t bytes, const Body& body)
{
    return call([&]() -> cudaError_t {
        CUdeviceptr address = 0;
        std::size_t size = 0;
        if (const cudaError_t error = variableOf(symbol, address, size); error != cudaSuccess)
            return error;
        if (offset > size || bytes > size - offset)
            return cudaErrorInvalidValue;
        return runtimeError(body(reinterpret_cast<void*>(address + offset)));
    });
}

/// cudaGraphAddNode. `data`, that of the edges, may be null.
cudaError_t addAnyNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies, const cudaGraphEdgeData* data,
                       std::size_t count, cudaGraphNodeParams* params);

inline CUcontext currentContext()
{
    CUcontext context = nullptr;
    cuCtxGetCurrent(&context);
    return context;
}

}  // namespace kd::emulator::substitute
