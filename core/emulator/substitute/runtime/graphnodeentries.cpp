// SPDX-License-Identifier: GPL-3.0-or-later
// cudaGraphAddNode to cudaDeviceSetGraphMemAttribute: nodes of every kind by one structure, variables in copies, events, memory.
#include "core/emulator/substitute/runtime/graphparams.h"

#include <cstring>

namespace sub = kd::emulator::substitute;
using sub::call;

namespace {

/// The driver's numbers are the runtime's; what of the structures is alike is copied.
cudaError_t driverParams(const cudaGraphNodeParams& params, CUgraphNodeParams& made)
{
    static_assert(sizeof(cudaGraphNodeParams) == sizeof(CUgraphNodeParams));
    std::memcpy(static_cast<void*>(&made), static_cast<const void*>(&params), sizeof made);
    switch (params.type) {
    case cudaGraphNodeTypeKernel: {
        CUDA_KERNEL_NODE_PARAMS kernel{};
        if (const cudaError_t error = sub::driverKernel(params.kernel, kernel); error != cudaSuccess)
            return error;
        made.kernel = {kernel.func,         kernel.gridDimX,  kernel.gridDimY,  kernel.gridDimZ,
                       kernel.blockDimX,    kernel.blockDimY, kernel.blockDimZ, kernel.sharedMemBytes,
                       kernel.kernelParams, kernel.extra,     nullptr,          nullptr};
        return cudaSuccess;
    }
    case cudaGraphNodeTypeMemcpy:
        made.memcpy = {};
        made.memcpy.copyCtx = sub::currentContext();
        return sub::runtimeError(sub::driverBox(params.memcpy.copyParams, made.memcpy.copyParams));
    case cudaGraphNodeTypeMemset:
        made.memset.ctx = sub::currentContext();
        return cudaSuccess;
    default:
        return cudaSuccess;
    }
}

template <typename Body> cudaError_t withNode(cudaGraphNodeParams* params, const Body& body)
{
    return call([&]() -> cudaError_t {
        CUgraphNodeParams made{};
        if (params == nullptr)
            return cudaErrorInvalidValue;
        if (const cudaError_t error = driverParams(*params, made); error != cudaSuccess)
            return error;
        const CUresult result = body(&made);
        if (result == CUDA_SUCCESS && params->type == cudaGraphNodeTypeMemAlloc)
            params->alloc.dptr = reinterpret_cast<void*>(made.alloc.dptr);
        if (result == CUDA_SUCCESS && params->type == cudaGraphNodeTypeConditional)
            params->conditional.phGraph_out = made.conditional.phGraph_out;
        return sub::runtimeError(result);
    });
}

}  // namespace

namespace kd::emulator::substitute {

cudaError_t addAnyNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies, const cudaGraphEdgeData* data,
                       std::size_t count, cudaGraphNodeParams* params)
{
    static_assert(sizeof(cudaGraphEdgeData) == sizeof(CUgraphEdgeData));
    return withNode(params, [&](CUgraphNodeParams* made) {
        return cuGraphAddNode(node, graph, dependencies, reinterpret_cast<const CUgraphEdgeData*>(data), count, made);
    });
}

}  // namespace kd::emulator::substitute

extern "C" {

cudaError_t CUDARTAPI cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle* handle, cudaGraph_t graph, unsigned value,
                                                       unsigned flags)
{
    return call([&] {
        CUgraphConditionalHandle made = 0;
        CUgraphConditionalHandle* const target = handle != nullptr ? &made : nullptr;
        const CUresult result = cuGraphConditionalHandleCreate(target, graph, sub::currentContext(), value, flags);
        if (result == CUDA_SUCCESS)
            *handle = made;
        return result;
    });
}

cudaError_t CUDARTAPI cudaGraphNodeSetParams(cudaGraphNode_t node, cudaGraphNodeParams* params)
{
    return withNode(params, [&](CUgraphNodeParams* made) { return cuGraphNodeSetParams(node, made); });
}

cudaError_t CUDARTAPI cudaGraphExecNodeSetParams(cudaGraphExec_t exec, cudaGraphNode_t node, cudaGraphNodeParams* params)
{
    return withNode(params, [&](CUgraphNodeParams* made) { return cuGraphExecNodeSetParams(exec, node, made); });
}

cudaError_t CUDARTAPI cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void* symbol, const void* from,
                                                           std::size_t bytes, std::size_t offset, cudaMemcpyKind)
{
    return sub::withPlaceInSymbol(symbol, offset, bytes, [&](void* to) {
        const CUDA_MEMCPY3D box = sub::driverRow(to, from, bytes);
        return cuGraphMemcpyNodeSetParams(node, &box);
    });
}

cudaError_t CUDARTAPI cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void* to, const void* symbol, std::size_t bytes,
                                                             std::size_t offset, cudaMemcpyKind)
{
    return sub::withPlaceInSymbol(symbol, offset, bytes, [&](void* from) {
        const CUDA_MEMCPY3D box = sub::driverRow(to, from, bytes);
        return cuGraphMemcpyNodeSetParams(node, &box);
    });
}

cudaError_t CUDARTAPI cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t exec, cudaGraphNode_t node, const void* symbol,
                                                               const void* from, std::size_t bytes, std::size_t offset,
                                                               cudaMemcpyKind)
{
    return sub::withPlaceInSymbol(symbol, offset, bytes, [&](void* to) {
        const CUDA_MEMCPY3D box = sub::driverRow(to, from, bytes);
        return cuGraphExecMemcpyNodeSetParams(exec, node, &box, sub::currentContext());
    });
}

cudaError_t CUDARTAPI cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t exec, cudaGraphNode_t node, void* to,
                                                                 const void* symbol, std::size_t bytes, std::size_t offset,
                                                                 cudaMemcpyKind)
{
    return sub::withPlaceInSymbol(symbol, offset, bytes, [&](void* from) {
        const CUDA_MEMCPY3D box = sub::driverRow(to, from, bytes);
        return cuGraphExecMemcpyNodeSetParams(exec, node, &box, sub::currentContext());
    });
}

cudaError_t CUDARTAPI cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t* event)
{
    return call([&] { return cuGraphEventRecordNodeGetEvent(node, event); });
}

cudaError_t CUDARTAPI cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)
{
    return call([&] { return cuGraphEventRecordNodeSetEvent(node, event); });
}

cudaError_t CUDARTAPI cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t* event)
{
    return call([&] { return cuGraphEventWaitNodeGetEvent(node, event); });
}

cudaError_t CUDARTAPI cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)
{
    return call([&] { return cuGraphEventWaitNodeSetEvent(node, event); });
}

cudaError_t CUDARTAPI cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t exec, cudaGraphNode_t node, cudaEvent_t event)
{
    return call([&] { return cuGraphExecEventRecordNodeSetEvent(exec, node, event); });
}

cudaError_t CUDARTAPI cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t exec, cudaGraphNode_t node, cudaEvent_t event)
{
    return call([&] { return cuGraphExecEventWaitNodeSetEvent(exec, node, event); });
}

cudaError_t CUDARTAPI cudaGraphAddMemAllocNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                               std::size_t count, cudaMemAllocNodeParams* params)
{
    static_assert(sizeof(cudaMemAllocNodeParams) == sizeof(CUDA_MEM_ALLOC_NODE_PARAMS));
    return call([&] {
        return cuGraphAddMemAllocNode(node, graph, dependencies, count, reinterpret_cast<CUDA_MEM_ALLOC_NODE_PARAMS*>(params));
    });
}

cudaError_t CUDARTAPI cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, cudaMemAllocNodeParams* params)
{
    return call([&] { return cuGraphMemAllocNodeGetParams(node, reinterpret_cast<CUDA_MEM_ALLOC_NODE_PARAMS*>(params)); });
}

cudaError_t CUDARTAPI cudaGraphAddMemFreeNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                              std::size_t count, void* address)
{
    return call([&] { return cuGraphAddMemFreeNode(node, graph, dependencies, count, sub::deviceAddress(address)); });
}

cudaError_t CUDARTAPI cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void* address)
{
    return call([&] { return cuGraphMemFreeNodeGetParams(node, static_cast<CUdeviceptr*>(address)); });
}

cudaError_t CUDARTAPI cudaDeviceGraphMemTrim(int device)
{
    return call([&] { return cuDeviceGraphMemTrim(device); });
}

cudaError_t CUDARTAPI cudaDeviceGetGraphMemAttribute(int device, cudaGraphMemAttributeType attribute, void* value)
{
    return call([&] { return cuDeviceGetGraphMemAttribute(device, static_cast<CUgraphMem_attribute>(attribute), value); });
}

cudaError_t CUDARTAPI cudaDeviceSetGraphMemAttribute(int device, cudaGraphMemAttributeType attribute, void* value)
{
    return call([&] { return cuDeviceSetGraphMemAttribute(device, static_cast<CUgraphMem_attribute>(attribute), value); });
}

cudaError_t CUDARTAPI cudaGraphDebugDotPrint(cudaGraph_t graph, const char* path, unsigned flags)
{
    return call([&] { return cuGraphDebugDotPrint(graph, path, flags); });
}
}
