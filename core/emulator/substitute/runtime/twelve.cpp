// SPDX-License-Identifier: GPL-3.0-or-later
// What libcudart.so.12 alone has, or has in another form.
#include "core/emulator/substitute/runtime/deviceproperties.h"
#include "core/emulator/substitute/runtime/graphparams.h"
#include "core/emulator/substitute/runtime/memoryhints.h"
#include "core/emulator/substitute/runtime/runtime.h"

#include <cstring>

/// As its documentation says.
cudaError_t kd::emulator::substitute::errorOfShape() noexcept
{
    return cudaErrorInvalidConfiguration;
}

namespace sub = kd::emulator::substitute;

namespace {

/// A device by its number, or the host.
cudaMemLocation placeOf12(int device)
{
    return {device == cudaCpuDeviceId ? cudaMemLocationTypeHost : cudaMemLocationTypeDevice,
            device == cudaCpuDeviceId ? 0 : device};
}

}  // namespace

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

// Hints of managed memory: those that end with _v2 take a place, the others the number of a device, or -1 for the host.

cudaError_t CUDARTAPI cudaMemAdvise_v2(const void* address, std::size_t bytes, cudaMemoryAdvise advice, cudaMemLocation location)
{
    return sub::adviseMemory(address, bytes, advice, location);
}

cudaError_t CUDARTAPI cudaMemPrefetchAsync_v2(const void* address, std::size_t bytes, cudaMemLocation location, unsigned flags,
                                              cudaStream_t stream)
{
    return sub::prefetchMemory(address, bytes, location, flags, stream);
}

cudaError_t CUDARTAPI cudaMemPrefetchAsync_v2_ptsz(const void* address, std::size_t bytes, cudaMemLocation location, unsigned flags,
                                                   cudaStream_t stream)
{
    return sub::prefetchMemory(address, bytes, location, flags, stream);
}

cudaError_t kdAdvise12(const void* address, std::size_t bytes, cudaMemoryAdvise advice, int device) __asm__("cudaMemAdvise");
cudaError_t kdAdvise12(const void* address, std::size_t bytes, cudaMemoryAdvise advice, int device)
{
    return sub::adviseMemory(address, bytes, advice, placeOf12(device));
}

cudaError_t kdPrefetch12(const void* address, std::size_t bytes, int device, cudaStream_t stream) __asm__("cudaMemPrefetchAsync");
cudaError_t kdPrefetch12(const void* address, std::size_t bytes, int device, cudaStream_t stream)
{
    return sub::prefetchMemory(address, bytes, placeOf12(device), 0, stream);
}

// Batches tell which copy was wrong.

cudaError_t kdCopyBatch12(void* const* to, const void* const* from, const std::size_t* sizes, std::size_t count,
                          cudaMemcpyAttributes* attributes, std::size_t* firsts, std::size_t attributeCount, std::size_t* failed,
                          cudaStream_t stream) __asm__("cudaMemcpyBatchAsync");
cudaError_t kdCopyBatch12(void* const* to, const void* const* from, const std::size_t* sizes, std::size_t count,
                          cudaMemcpyAttributes* attributes, std::size_t* firsts, std::size_t attributeCount, std::size_t* failed,
                          cudaStream_t stream)
{
    return sub::copyBatch({to, from, sizes, count, attributes, firsts, attributeCount}, failed, stream);
}

cudaError_t kdCopyBoxes12(std::size_t count, cudaMemcpy3DBatchOp* operations, std::size_t* failed, unsigned long long flags,
                          cudaStream_t stream) __asm__("cudaMemcpy3DBatchAsync");
cudaError_t kdCopyBoxes12(std::size_t count, cudaMemcpy3DBatchOp* operations, std::size_t* failed, unsigned long long flags,
                          cudaStream_t stream)
{
    return sub::copyBoxes(count, operations, failed, flags, stream);
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
