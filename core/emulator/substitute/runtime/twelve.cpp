// SPDX-License-Identifier: GPL-3.0-or-later
// What libcudart.so.12 alone has, or has in another form. Where the runtime of 12 takes the number of a device for hints of managed
// memory that of 13 takes a place: both leave it aside (cudaMemAdvise, cudaMemPrefetchAsync).
#include "core/emulator/substitute/runtime/deviceproperties.h"
#include "core/emulator/substitute/runtime/graphparams.h"
#include "core/emulator/substitute/runtime/runtime.h"

#include <cstring>

/// As its documentation says.
cudaError_t kd::emulator::substitute::errorOfShape() noexcept
{
    return cudaErrorInvalidConfiguration;
}

namespace sub = kd::emulator::substitute;

extern "C" {

int kdUnsupportedEntry(const char* name) noexcept;

cudaError_t CUDARTAPI cudaRuntimeGetVersion(int* version)
{
    constexpr int kVersion = 12090;
    if (version == nullptr)
        return sub::noted(cudaErrorInvalidValue);
    *version = kVersion;
    return cudaSuccess;
}

cudaError_t CUDARTAPI cudaGetDeviceProperties_v2(sub::Properties12* properties, int device)
{
    return sub::call([&]() -> cudaError_t {
        if (properties == nullptr || device != 0)
            return properties == nullptr ? cudaErrorInvalidValue : cudaErrorInvalidDevice;
        sub::fill(*properties);
        return cudaSuccess;
    });
}

/// The form of CUDA 11, which ends before what 12 added.
cudaError_t CUDARTAPI cudaGetDeviceProperties(cudaDeviceProp* properties, int device)
{
    constexpr std::size_t kBytes = offsetof(sub::Properties12, hostRegisterSupported);
    sub::Properties12 whole;
    const cudaError_t error = cudaGetDeviceProperties_v2(&whole, device);
    if (error == cudaSuccess && properties != nullptr)
        std::memcpy(static_cast<void*>(properties), &whole, kBytes);
    return error;
}

cudaError_t CUDARTAPI cudaEventElapsedTime_v2(float* milliseconds, cudaEvent_t start, cudaEvent_t end)
{
    return cudaEventElapsedTime(milliseconds, start, end);
}

cudaError_t CUDARTAPI cudaMemAdvise_v2(const void* address, std::size_t bytes, cudaMemoryAdvise advice, cudaMemLocation location)
{
    return cudaMemAdvise(address, bytes, advice, location);
}

cudaError_t CUDARTAPI cudaMemPrefetchAsync_v2(const void* address, std::size_t bytes, cudaMemLocation location, unsigned flags,
                                              cudaStream_t stream)
{
    return cudaMemPrefetchAsync(address, bytes, location, flags, stream);
}

cudaError_t CUDARTAPI cudaMemPrefetchAsync_v2_ptsz(const void* address, std::size_t bytes, cudaMemLocation location, unsigned flags,
                                                   cudaStream_t stream)
{
    return cudaMemPrefetchAsync(address, bytes, location, flags, stream);
}

cudaError_t CUDARTAPI cudaThreadSynchronize()
{
    return cudaDeviceSynchronize();
}

cudaError_t CUDARTAPI cudaThreadExit()
{
    return cudaDeviceReset();
}

cudaError_t CUDARTAPI cudaThreadGetLimit(std::size_t* value, cudaLimit limit)
{
    return cudaDeviceGetLimit(value, limit);
}

cudaError_t CUDARTAPI cudaThreadSetLimit(cudaLimit limit, std::size_t value)
{
    return cudaDeviceSetLimit(limit, value);
}

cudaError_t CUDARTAPI cudaThreadGetCacheConfig(cudaFuncCache* config)
{
    return cudaDeviceGetCacheConfig(config);
}

cudaError_t CUDARTAPI cudaThreadSetCacheConfig(cudaFuncCache config)
{
    return cudaDeviceSetCacheConfig(config);
}

// Every device has numbers of double precision.

cudaError_t CUDARTAPI cudaSetDoubleForDevice(double*)
{
    return cudaSuccess;
}

cudaError_t CUDARTAPI cudaSetDoubleForHost(double*)
{
    return cudaSuccess;
}

// Graphs: edges have data in the forms that end with _v2 alone. The header has the plain names in the form of 13, so that what
// stands for them here has other names than its symbols.

cudaError_t kdAddNode12(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies, std::size_t count,
                        cudaGraphNodeParams* params) __asm__("cudaGraphAddNode");
cudaError_t kdAddNode12(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies, std::size_t count,
                        cudaGraphNodeParams* params)
{
    return sub::addAnyNode(node, graph, dependencies, nullptr, count, params);
}

cudaError_t CUDARTAPI cudaGraphAddNode_v2(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* dependencies,
                                          const cudaGraphEdgeData* data, std::size_t count, cudaGraphNodeParams* params)
{
    return sub::addAnyNode(node, graph, dependencies, data, count, params);
}

cudaError_t kdEdges12(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to,
                      std::size_t* count) __asm__("cudaGraphGetEdges");
cudaError_t kdEdges12(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to, std::size_t* count)
{
    return sub::call([&] { return cuGraphGetEdges(graph, from, to, nullptr, count); });
}

cudaError_t kdDependencies12(cudaGraphNode_t node, cudaGraphNode_t* nodes,
                             std::size_t* count) __asm__("cudaGraphNodeGetDependencies");
cudaError_t kdDependencies12(cudaGraphNode_t node, cudaGraphNode_t* nodes, std::size_t* count)
{
    return sub::call([&] { return cuGraphNodeGetDependencies(node, nodes, nullptr, count); });
}

cudaError_t kdDependents12(cudaGraphNode_t node, cudaGraphNode_t* nodes,
                           std::size_t* count) __asm__("cudaGraphNodeGetDependentNodes");
cudaError_t kdDependents12(cudaGraphNode_t node, cudaGraphNode_t* nodes, std::size_t* count)
{
    return sub::call([&] { return cuGraphNodeGetDependentNodes(node, nodes, nullptr, count); });
}

cudaError_t kdAddDependencies12(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to,
                                std::size_t count) __asm__("cudaGraphAddDependencies");
cudaError_t kdAddDependencies12(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, std::size_t count)
{
    return sub::call([&] { return cuGraphAddDependencies(graph, from, to, nullptr, count); });
}

cudaError_t kdRemoveDependencies12(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to,
                                   std::size_t count) __asm__("cudaGraphRemoveDependencies");
cudaError_t kdRemoveDependencies12(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to, std::size_t count)
{
    return sub::call([&] { return cuGraphRemoveDependencies(graph, from, to, nullptr, count); });
}

cudaError_t kdUpdateCapture12(cudaStream_t stream, cudaGraphNode_t* nodes, std::size_t count,
                              unsigned flags) __asm__("cudaStreamUpdateCaptureDependencies");
cudaError_t kdUpdateCapture12(cudaStream_t stream, cudaGraphNode_t* nodes, std::size_t count, unsigned flags)
{
    return sub::call([&] { return cuStreamUpdateCaptureDependencies(stream, nodes, nullptr, count, flags); });
}

cudaError_t CUDARTAPI cudaStreamGetCaptureInfo_v3(cudaStream_t stream, cudaStreamCaptureStatus* status, unsigned long long* id,
                                                  cudaGraph_t* graph, const cudaGraphNode_t** nodes, const cudaGraphEdgeData** data,
                                                  std::size_t* count)
{
    return sub::call([&] {
        return cuStreamGetCaptureInfo(stream, reinterpret_cast<CUstreamCaptureStatus*>(status), reinterpret_cast<cuuint64_t*>(id),
                                      graph, nodes, reinterpret_cast<const CUgraphEdgeData**>(data), count);
    });
}

cudaError_t CUDARTAPI cudaStreamGetCaptureInfo_v2(cudaStream_t stream, cudaStreamCaptureStatus* status, unsigned long long* id,
                                                  cudaGraph_t* graph, const cudaGraphNode_t** nodes, std::size_t* count)
{
    return cudaStreamGetCaptureInfo_v3(stream, status, id, graph, nodes, nullptr, count);
}

cudaError_t kdCaptureInfo12(cudaStream_t stream, cudaStreamCaptureStatus* status,
                            unsigned long long* id) __asm__("cudaStreamGetCaptureInfo");
cudaError_t kdCaptureInfo12(cudaStream_t stream, cudaStreamCaptureStatus* status, unsigned long long* id)
{
    return cudaStreamGetCaptureInfo_v3(stream, status, id, nullptr, nullptr, nullptr, nullptr);
}

cudaError_t CUDARTAPI cudaStreamGetCaptureInfo_v3_ptsz(cudaStream_t stream, cudaStreamCaptureStatus* status, unsigned long long* id,
                                                       cudaGraph_t* graph, const cudaGraphNode_t** nodes,
                                                       const cudaGraphEdgeData** data, std::size_t* count)
{
    return cudaStreamGetCaptureInfo_v3(stream, status, id, graph, nodes, data, count);
}

cudaError_t CUDARTAPI cudaStreamGetCaptureInfo_v2_ptsz(cudaStream_t stream, cudaStreamCaptureStatus* status, unsigned long long* id,
                                                       cudaGraph_t* graph, const cudaGraphNode_t** nodes, std::size_t* count)
{
    return cudaStreamGetCaptureInfo_v2(stream, status, id, graph, nodes, count);
}

cudaError_t CUDARTAPI cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to, cudaGraphEdgeData* data,
                                           std::size_t* count)
{
    return sub::call([&] { return cuGraphGetEdges(graph, from, to, reinterpret_cast<CUgraphEdgeData*>(data), count); });
}

cudaError_t CUDARTAPI cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node, cudaGraphNode_t* nodes, cudaGraphEdgeData* data,
                                                      std::size_t* count)
{
    return sub::call([&] { return cuGraphNodeGetDependencies(node, nodes, reinterpret_cast<CUgraphEdgeData*>(data), count); });
}

cudaError_t CUDARTAPI cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node, cudaGraphNode_t* nodes, cudaGraphEdgeData* data,
                                                        std::size_t* count)
{
    return sub::call([&] { return cuGraphNodeGetDependentNodes(node, nodes, reinterpret_cast<CUgraphEdgeData*>(data), count); });
}

cudaError_t CUDARTAPI cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to,
                                                  const cudaGraphEdgeData*, std::size_t count)
{
    return sub::call([&] { return cuGraphAddDependencies(graph, from, to, nullptr, count); });
}

cudaError_t CUDARTAPI cudaGraphRemoveDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t* from, const cudaGraphNode_t* to,
                                                     const cudaGraphEdgeData*, std::size_t count)
{
    return sub::call([&] { return cuGraphRemoveDependencies(graph, from, to, nullptr, count); });
}

cudaError_t CUDARTAPI cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream, cudaGraphNode_t* nodes, const cudaGraphEdgeData*,
                                                             std::size_t count, unsigned flags)
{
    return sub::call([&] { return cuStreamUpdateCaptureDependencies(stream, nodes, nullptr, count, flags); });
}

cudaError_t CUDARTAPI cudaStreamUpdateCaptureDependencies_v2_ptsz(cudaStream_t stream, cudaGraphNode_t* nodes,
                                                                  const cudaGraphEdgeData*, std::size_t count, unsigned flags)
{
    return sub::call([&] { return cuStreamUpdateCaptureDependencies(stream, nodes, nullptr, count, flags); });
}

#define KD_UNSUPPORTED(name)                                                                                                       \
    int name()                                                                                                                     \
    {                                                                                                                              \
        return kdUnsupportedEntry(#name);                                                                                          \
    }
KD_UNSUPPORTED(cudaLaunchCooperativeKernelMultiDevice)
KD_UNSUPPORTED(cudaSignalExternalSemaphoresAsync_v2)
KD_UNSUPPORTED(cudaSignalExternalSemaphoresAsync_v2_ptsz)
KD_UNSUPPORTED(cudaWaitExternalSemaphoresAsync_v2)
KD_UNSUPPORTED(cudaWaitExternalSemaphoresAsync_v2_ptsz)
}
