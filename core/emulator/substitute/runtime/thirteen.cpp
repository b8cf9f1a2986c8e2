// SPDX-License-Identifier: GPL-3.0-or-later
// What libcudart.so.13 alone has in this form.
#include "core/emulator/substitute/runtime/deviceproperties.h"
#include "core/emulator/substitute/runtime/graphparams.h"
#include "core/emulator/substitute/runtime/memoryhints.h"
#include "core/emulator/substitute/runtime/runtime.h"

/// As on an H200 with driver 580 and the runtime of 13.0.
cudaError_t kd::emulator::substitute::errorOfShape() noexcept
{
    return cudaErrorInvalidValue;
}

namespace sub = kd::emulator::substitute;

extern "C" {

cudaError_t CUDARTAPI cudaRuntimeGetVersion(int* version)
{
    if (version == nullptr)
        return sub::noted(cudaErrorInvalidValue);
    *version = CUDART_VERSION;
    return cudaSuccess;
}

cudaError_t CUDARTAPI cudaGetDeviceProperties(cudaDeviceProp* properties, int device)
{
    return sub::call([&]() -> cudaError_t {
        if (properties == nullptr || device != 0)
            return properties == nullptr ? cudaErrorInvalidValue : cudaErrorInvalidDevice;
        sub::fill(*properties);
        return cudaSuccess;
    });
}

// Hints of managed memory, whose place is a structure from 13 on, and batches, which tell no more which copy was wrong.

cudaError_t CUDARTAPI cudaMemAdvise(const void* address, std::size_t bytes, cudaMemoryAdvise advice, cudaMemLocation location)
{
    return sub::adviseMemory(address, bytes, advice, location);
}

cudaError_t CUDARTAPI cudaMemPrefetchAsync(const void* address, std::size_t bytes, cudaMemLocation location, unsigned flags,
                                           cudaStream_t stream)
{
    return sub::prefetchMemory(address, bytes, location, flags, stream);
}

cudaError_t CUDARTAPI cudaMemcpyBatchAsync(void* const* to, const void* const* from, const std::size_t* sizes, std::size_t count,
                                           cudaMemcpyAttributes* attributes, std::size_t* firsts, std::size_t attributeCount,
                                           cudaStream_t stream)
{
    return sub::copyBatch({to, from, sizes, count, attributes, firsts, attributeCount}, nullptr, stream);
}

cudaError_t CUDARTAPI cudaMemcpy3DBatchAsync(std::size_t count, cudaMemcpy3DBatchOp* operations, unsigned long long flags,
                                             cudaStream_t stream)
{
    return sub::copyBoxes(count, operations, nullptr, flags, stream);
}

// Graphs, whose edges have data from 13 on: all of them are full dependencies.

cudaError_t CUDARTAPI cudaGraphAddNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                       const cudaGraphEdgeData* data, std::size_t count, cudaGraphNodeParams* params)
{
    return sub::addAnyNode(node, graph, dependencies, data, count, params);
}

cudaError_t CUDARTAPI cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to, cudaGraphEdgeData* data,
                                        std::size_t* count)
{
    return sub::call([&] { return cuGraphGetEdges(graph, from, to, reinterpret_cast<CUgraphEdgeData*>(data), count); });
}

cudaError_t CUDARTAPI cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t* nodes, cudaGraphEdgeData* data,
                                                   std::size_t* count)
{
    return sub::call([&] { return cuGraphNodeGetDependencies(node, nodes, reinterpret_cast<CUgraphEdgeData*>(data), count); });
}

cudaError_t CUDARTAPI cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t* nodes, cudaGraphEdgeData* data,
                                                     std::size_t* count)
{
    return sub::call([&] { return cuGraphNodeGetDependentNodes(node, nodes, reinterpret_cast<CUgraphEdgeData*>(data), count); });
}

cudaError_t CUDARTAPI cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to,
                                               const cudaGraphEdgeData*, std::size_t count)
{
    return sub::call([&] { return cuGraphAddDependencies(graph, from, to, nullptr, count); });
}

cudaError_t CUDARTAPI cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to,
                                                  const cudaGraphEdgeData*, std::size_t count)
{
    return sub::call([&] { return cuGraphRemoveDependencies(graph, from, to, nullptr, count); });
}

cudaError_t CUDARTAPI cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus* status, unsigned long long* id,
                                               cudaGraph_t* graph, const cudaGraphNode_t** nodes, const cudaGraphEdgeData** data,
                                               std::size_t* count)
{
    return sub::call([&] {
        return cuStreamGetCaptureInfo(stream, reinterpret_cast<CUstreamCaptureStatus*>(status), reinterpret_cast<cuuint64_t*>(id),
                                      graph, nodes, reinterpret_cast<const CUgraphEdgeData**>(data), count);
    });
}

cudaError_t CUDARTAPI cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t* nodes, const cudaGraphEdgeData*,
                                                          std::size_t count, unsigned flags)
{
    return sub::call([&] { return cuStreamUpdateCaptureDependencies(stream, nodes, nullptr, count, flags); });
}
}
