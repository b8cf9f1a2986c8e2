// SPDX-License-Identifier: GPL-3.0-or-later
// cuStreamBeginCapture to cuStreamUpdateCaptureDependencies, and every function that gives a stream work or waits for it, which a
// stream that captures does not do.
#include "core/emulator/substitute/driver/capture.h"
#include "core/emulator/substitute/driver/rangeadvice.h"
#include "core/emulator/substitute/driver/seencontexts.h"
#include "core/emulator/substitute/driver/streamattributes.h"
#include "core/emulator/substitute/driver/streamsets.h"

namespace sub = kd::emulator::substitute;
using kd::DriverApi;
using sub::Captures;
using sub::GraphWork;
using sub::StreamAttributes;

namespace {

const DriverApi& table()
{
    return *sub::Emulation::ofThisProcess().api();
}

/// How a copy of bytes in a row becomes a node.
Captures::Make rowOf(CUdeviceptr to, CUdeviceptr from, std::size_t bytes)
{
    return [=](GraphWork& work) { return sub::copyWork(table(), to, from, bytes, work.emplace<sub::CopyWork>()); };
}

Captures::Make fillOf(CUdeviceptr to, std::size_t pitch, unsigned value, unsigned size, std::size_t width, std::size_t height)
{
    return [=](GraphWork& work) {
        return sub::fillWork(table(), {to, pitch, value, size, width, height}, work.emplace<sub::FillWork>());
    };
}

Captures::Make allocationOf(CUdeviceptr* address, std::size_t bytes)
{
    return [=](GraphWork& work) -> CUresult {
        if (address == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        auto& allocation = work.emplace<sub::AllocationWork>();
        const CUresult result =
            sub::GraphMemories::ofThisProcess().make(table(), CU_MEM_ALLOCATION_TYPE_PINNED, bytes, allocation.memory);
        if (result == CUDA_SUCCESS)
            *address = allocation.memory->address;
        return result;
    };
}

/// Frees memory that the launch of a graph allocated; nothing for other memory.
std::optional<CUresult> freedOfGraph(CUdeviceptr address)
{
    sub::GraphMemories& memories = sub::GraphMemories::ofThisProcess();
    if (!memories.any())
        return std::nullopt;
    const std::lock_guard lock(sub::Graphs::ofThisProcess().mutex);
    if (!memories.find(address))
        return std::nullopt;
    return memories.free(address) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult freed(const DriverApi& api, CUdeviceptr address)
{
    CUdeviceptr base = 0;
    std::size_t bytes = 0;
    const bool isKnown = api.cuMemGetAddressRange(&base, &bytes, address) == CUDA_SUCCESS;
    const CUresult result = api.cuMemFree(address);
    if (result == CUDA_SUCCESS && isKnown)
        sub::forgetAdvice(base, bytes);
    return result;
}

/// A copy of bytes in a row of a one-dimensional array.
CUDA_MEMCPY3D rowOfArray(CUarray array, std::size_t offset, void* host, std::size_t bytes, bool isToArray)
{
    CUDA_MEMCPY3D box{};
    box.srcMemoryType = isToArray ? CU_MEMORYTYPE_HOST : CU_MEMORYTYPE_ARRAY;
    box.dstMemoryType = isToArray ? CU_MEMORYTYPE_ARRAY : CU_MEMORYTYPE_HOST;
    (isToArray ? box.dstArray : box.srcArray) = array;
    (isToArray ? box.dstXInBytes : box.srcXInBytes) = offset;
    box.srcHost = host;
    box.dstHost = host;
    box.WidthInBytes = bytes;
    box.Height = box.Depth = 1;
    return box;
}

/// The same box in three dimensions.
CUDA_MEMCPY3D boxOf(const CUDA_MEMCPY2D& copy)
{
    CUDA_MEMCPY3D box{};
    box.srcXInBytes = copy.srcXInBytes;
    box.srcY = copy.srcY;
    box.srcMemoryType = copy.srcMemoryType;
    box.srcHost = copy.srcHost;
    box.srcDevice = copy.srcDevice;
    box.srcArray = copy.srcArray;
    box.srcPitch = copy.srcPitch;
    box.dstXInBytes = copy.dstXInBytes;
    box.dstY = copy.dstY;
    box.dstMemoryType = copy.dstMemoryType;
    box.dstHost = copy.dstHost;
    box.dstDevice = copy.dstDevice;
    box.dstArray = copy.dstArray;
    box.dstPitch = copy.dstPitch;
    box.WidthInBytes = copy.WidthInBytes;
    box.Height = copy.Height;
    box.Depth = 1;
    return box;
}

CUdeviceptr addressOf(const void* address)
{
    return reinterpret_cast<CUdeviceptr>(address);
}

/// Waits for `handle`, a stream or an event, where that captures nothing.
template <typename Handle, typename Body> CUresult waitEntry(const char* name, Handle handle, const Body& body)
{
    return sub::entry(name, [&](const DriverApi& api) -> CUresult {
        Captures& captures = Captures::ofThisProcess();
        if (captures.any())
            if (const std::optional<CUresult> result = captures.onWait(handle))
                return *result;
        return body(api);
    });
}

}  // namespace

extern "C" {

CUresult CUDAAPI cuStreamBeginCapture_v2(CUstream stream, CUstreamCaptureMode mode)
{
    return sub::entry("cuStreamBeginCapture", [&](const DriverApi& api) {
        return Captures::ofThisProcess().begin(api, stream, mode, nullptr, nullptr, 0);
    });
}

CUresult CUDAAPI cuStreamBeginCaptureToGraph(CUstream stream, CUgraph graph, const CUgraphNode* dependencies,
                                             const CUgraphEdgeData*, std::size_t count, CUstreamCaptureMode mode)
{
    return sub::entry("cuStreamBeginCaptureToGraph", [&](const DriverApi& api) {
        return graph == nullptr ? CUDA_ERROR_INVALID_VALUE
                                : Captures::ofThisProcess().begin(api, stream, mode, graph, dependencies, count);
    });
}

CUresult CUDAAPI cuStreamEndCapture(CUstream stream, CUgraph* graph)
{
    return sub::entry("cuStreamEndCapture", [&](const DriverApi&) { return Captures::ofThisProcess().end(stream, graph); });
}

CUresult CUDAAPI cuStreamGetCaptureInfo_v3(CUstream stream, CUstreamCaptureStatus* status, cuuint64_t* id, CUgraph* graph,
                                           const CUgraphNode** dependencies, const CUgraphEdgeData** edges, std::size_t* count)
{
    return sub::entry("cuStreamGetCaptureInfo", [&](const DriverApi& api) -> CUresult {
        unsigned flags = 0;
        if (const CUresult result = api.cuStreamGetFlags(stream, &flags); result != CUDA_SUCCESS || status == nullptr)
            return result != CUDA_SUCCESS ? result : CUDA_ERROR_INVALID_VALUE;
        const Captures::Info info = Captures::ofThisProcess().infoOf(stream);
        *status = info.status;
        const auto give = [](auto* target, auto value) {
            if (target != nullptr)
                *target = value;
        };
        give(id, static_cast<cuuint64_t>(info.id));
        give(graph, info.graph);
        give(dependencies, info.dependencies);
        give(edges, info.edges);
        give(count, info.count);
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuStreamGetCaptureInfo_v2(CUstream stream, CUstreamCaptureStatus* status, cuuint64_t* id, CUgraph* graph,
                                           const CUgraphNode** dependencies, std::size_t* count)
{
    return cuStreamGetCaptureInfo_v3(stream, status, id, graph, dependencies, nullptr, count);
}

CUresult CUDAAPI cuStreamIsCapturing(CUstream stream, CUstreamCaptureStatus* status)
{
    return cuStreamGetCaptureInfo_v3(stream, status, nullptr, nullptr, nullptr, nullptr, nullptr);
}

CUresult CUDAAPI cuStreamUpdateCaptureDependencies_v2(CUstream stream, CUgraphNode* nodes, const CUgraphEdgeData*,
                                                      std::size_t count, unsigned flags)
{
    return sub::entry("cuStreamUpdateCaptureDependencies", [&](const DriverApi&) {
        return flags > CU_STREAM_SET_CAPTURE_DEPENDENCIES
            ? CUDA_ERROR_INVALID_VALUE
            : Captures::ofThisProcess().setDependencies(stream, nodes, count, flags == CU_STREAM_ADD_CAPTURE_DEPENDENCIES);
    });
}

CUresult CUDAAPI cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode* mode)
{
    return sub::entry("cuThreadExchangeStreamCaptureMode", [&](const DriverApi&) -> CUresult {
        if (mode == nullptr || *mode < CU_STREAM_CAPTURE_MODE_GLOBAL || *mode > CU_STREAM_CAPTURE_MODE_RELAXED)
            return CUDA_ERROR_INVALID_VALUE;
        *mode = Captures::ofThisProcess().exchangeMode(*mode);
        return CUDA_SUCCESS;
    });
}

CUresult CUDAAPI cuLaunchKernelEx(const CUlaunchConfig* shape, CUfunction function, void** values, void** extra)
{
    if (shape == nullptr || (shape->attrs == nullptr && shape->numAttrs > 0))
        return CUDA_ERROR_INVALID_VALUE;
    const auto checked = [&](const DriverApi& api) {
        CUresult result = CUDA_SUCCESS;
        for (unsigned i = 0; i < shape->numAttrs && result == CUDA_SUCCESS; ++i)
            result = sub::checkAttribute(api, sub::AttributeHolder::Launch, shape->attrs[i].id, shape->attrs[i].value);
        return result;
    };
    const Captures::Make make = [&](GraphWork& work) {
        const CUresult result = checked(table());
        return result == CUDA_SUCCESS ? sub::kernelWork(table(), *shape, function, values, extra, work.emplace<sub::KernelWork>())
                                      : result;
    };
    return sub::streamEntry("cuLaunchKernelEx", shape->hStream, make, [&](const DriverApi& api) {
        const CUresult result = checked(api);
        return result == CUDA_SUCCESS ? api.cuLaunchKernelEx(shape, function, values, extra) : result;
    });
}

CUresult CUDAAPI cuLaunchKernel(CUfunction function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX,
                                unsigned blockY, unsigned blockZ, unsigned shared, CUstream stream, void** values, void** extra)
{
    const CUlaunchConfig shape{gridX, gridY, gridZ, blockX, blockY, blockZ, shared, stream, nullptr, 0};
    const Captures::Make make = [&](GraphWork& work) {
        return sub::kernelWork(table(), shape, function, values, extra, work.emplace<sub::KernelWork>());
    };
    return sub::streamEntry("cuLaunchKernel", stream, make, [&](const DriverApi& api) {
        return api.cuLaunchKernel(function, gridX, gridY, gridZ, blockX, blockY, blockZ, shared, stream, values, extra);
    });
}

CUresult CUDAAPI cuLaunchCooperativeKernel(CUfunction function, unsigned gridX, unsigned gridY, unsigned gridZ, unsigned blockX,
                                           unsigned blockY, unsigned blockZ, unsigned shared, CUstream stream, void** values)
{
    CUlaunchAttribute cooperative{};
    cooperative.id = CU_LAUNCH_ATTRIBUTE_COOPERATIVE;
    cooperative.value.cooperative = 1;
    const CUlaunchConfig shape{gridX, gridY, gridZ, blockX, blockY, blockZ, shared, stream, &cooperative, 1};
    const Captures::Make make = [&](GraphWork& work) {
        return sub::kernelWork(table(), shape, function, values, nullptr, work.emplace<sub::KernelWork>());
    };
    return sub::streamEntry("cuLaunchCooperativeKernel", stream, make, [&](const DriverApi& api) {
        return api.cuLaunchCooperativeKernel(function, gridX, gridY, gridZ, blockX, blockY, blockZ, shared, stream, values);
    });
}

CUresult CUDAAPI cuMemcpyHtoDAsync_v2(CUdeviceptr to, const void* from, std::size_t bytes, CUstream stream)
{
    return sub::streamEntry("cuMemcpyHtoDAsync", stream, rowOf(to, addressOf(from), bytes),
                            [&](const DriverApi& api) { return api.cuMemcpyHtoDAsync(to, from, bytes, stream); });
}

CUresult CUDAAPI cuMemcpyDtoHAsync_v2(void* to, CUdeviceptr from, std::size_t bytes, CUstream stream)
{
    return sub::streamEntry("cuMemcpyDtoHAsync", stream, rowOf(addressOf(to), from, bytes),
                            [&](const DriverApi& api) { return api.cuMemcpyDtoHAsync(to, from, bytes, stream); });
}

CUresult CUDAAPI cuMemcpyDtoDAsync_v2(CUdeviceptr to, CUdeviceptr from, std::size_t bytes, CUstream stream)
{
    return sub::streamEntry("cuMemcpyDtoDAsync", stream, rowOf(to, from, bytes),
                            [&](const DriverApi& api) { return api.cuMemcpyDtoDAsync(to, from, bytes, stream); });
}

CUresult CUDAAPI cuMemcpyPeerAsync(CUdeviceptr to, CUcontext toContext, CUdeviceptr from, CUcontext fromContext, std::size_t bytes,
                                   CUstream stream)
{
    return sub::streamEntry("cuMemcpyPeerAsync", stream, rowOf(to, from, bytes), [&](const DriverApi& api) {
        const sub::SeenContexts& contexts = sub::SeenContexts::ofThisProcess();
        return api.cuMemcpyPeerAsync(to, contexts.realOf(toContext), from, contexts.realOf(fromContext), bytes, stream);
    });
}

CUresult CUDAAPI cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D* copy, CUstream stream)
{
    const Captures::Make make = [&](GraphWork& work) {
        return copy == nullptr ? CUDA_ERROR_INVALID_VALUE : sub::copyWork(table(), boxOf(*copy), work.emplace<sub::CopyWork>());
    };
    return sub::streamEntry("cuMemcpy2DAsync", stream, make,
                            [&](const DriverApi& api) { return api.cuMemcpy2DAsync(copy, stream); });
}

CUresult CUDAAPI cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D* copy, CUstream stream)
{
    const Captures::Make make = [&](GraphWork& work) {
        return copy == nullptr ? CUDA_ERROR_INVALID_VALUE : sub::copyWork(table(), *copy, work.emplace<sub::CopyWork>());
    };
    return sub::streamEntry("cuMemcpy3DAsync", stream, make,
                            [&](const DriverApi& api) { return api.cuMemcpy3DAsync(copy, stream); });
}

CUresult CUDAAPI cuMemcpyHtoAAsync_v2(CUarray array, std::size_t offset, const void* from, std::size_t bytes, CUstream stream)
{
    const Captures::Make make = [&](GraphWork& work) {
        const CUDA_MEMCPY3D box = rowOfArray(array, offset, const_cast<void*>(from), bytes, true);
        return sub::copyWork(table(), box, work.emplace<sub::CopyWork>());
    };
    return sub::streamEntry("cuMemcpyHtoAAsync", stream, make,
                            [&](const DriverApi& api) { return api.cuMemcpyHtoAAsync(array, offset, from, bytes, stream); });
}

CUresult CUDAAPI cuMemcpyAtoHAsync_v2(void* to, CUarray array, std::size_t offset, std::size_t bytes, CUstream stream)
{
    const Captures::Make make = [&](GraphWork& work) {
        return sub::copyWork(table(), rowOfArray(array, offset, to, bytes, false), work.emplace<sub::CopyWork>());
    };
    return sub::streamEntry("cuMemcpyAtoHAsync", stream, make,
                            [&](const DriverApi& api) { return api.cuMemcpyAtoHAsync(to, array, offset, bytes, stream); });
}

CUresult CUDAAPI cuMemsetD8Async(CUdeviceptr to, unsigned char value, std::size_t count, CUstream stream)
{
    return sub::streamEntry("cuMemsetD8Async", stream, fillOf(to, 0, value, 1, count, 1),
                            [&](const DriverApi& api) { return api.cuMemsetD8Async(to, value, count, stream); });
}

CUresult CUDAAPI cuMemsetD16Async(CUdeviceptr to, unsigned short value, std::size_t count, CUstream stream)
{
    return sub::streamEntry("cuMemsetD16Async", stream, fillOf(to, 0, value, 2, count, 1),
                            [&](const DriverApi& api) { return api.cuMemsetD16Async(to, value, count, stream); });
}

CUresult CUDAAPI cuMemsetD32Async(CUdeviceptr to, unsigned value, std::size_t count, CUstream stream)
{
    return sub::streamEntry("cuMemsetD32Async", stream, fillOf(to, 0, value, 4, count, 1),
                            [&](const DriverApi& api) { return api.cuMemsetD32Async(to, value, count, stream); });
}

CUresult CUDAAPI cuMemsetD2D8Async(CUdeviceptr to, std::size_t pitch, unsigned char value, std::size_t width, std::size_t height,
                                   CUstream stream)
{
    return sub::streamEntry("cuMemsetD2D8Async", stream, fillOf(to, pitch, value, 1, width, height),
                            [&](const DriverApi& api) { return api.cuMemsetD2D8Async(to, pitch, value, width, height, stream); });
}

CUresult CUDAAPI cuMemsetD2D16Async(CUdeviceptr to, std::size_t pitch, unsigned short value, std::size_t width, std::size_t height,
                                    CUstream stream)
{
    return sub::streamEntry("cuMemsetD2D16Async", stream, fillOf(to, pitch, value, 2, width, height),
                            [&](const DriverApi& api) { return api.cuMemsetD2D16Async(to, pitch, value, width, height, stream); });
}

CUresult CUDAAPI cuMemsetD2D32Async(CUdeviceptr to, std::size_t pitch, unsigned value, std::size_t width, std::size_t height,
                                    CUstream stream)
{
    return sub::streamEntry("cuMemsetD2D32Async", stream, fillOf(to, pitch, value, 4, width, height),
                            [&](const DriverApi& api) { return api.cuMemsetD2D32Async(to, pitch, value, width, height, stream); });
}

CUresult CUDAAPI cuLaunchHostFunc(CUstream stream, CUhostFn function, void* data)
{
    const Captures::Make make = [&](GraphWork& work) {
        work.emplace<sub::HostWork>().call = {function, data};
        return function != nullptr ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    };
    return sub::streamEntry("cuLaunchHostFunc", stream, make,
                            [&](const DriverApi& api) { return api.cuLaunchHostFunc(stream, function, data); });
}

// What no graph holds.

CUresult CUDAAPI cuStreamAddCallback(CUstream stream, CUstreamCallback callback, void* data, unsigned flags)
{
    return sub::streamEntry("cuStreamAddCallback", stream, {},
                            [&](const DriverApi& api) { return api.cuStreamAddCallback(stream, callback, data, flags); });
}

// Memory of streams, which is that of the graph where they capture.

CUresult CUDAAPI cuMemAllocAsync(CUdeviceptr* address, std::size_t bytes, CUstream stream)
{
    return sub::streamEntry("cuMemAllocAsync", stream, allocationOf(address, bytes),
                            [&](const DriverApi& api) { return api.cuMemAllocAsync(address, bytes, stream); });
}

CUresult CUDAAPI cuMemAllocFromPoolAsync(CUdeviceptr* address, std::size_t bytes, CUmemoryPool pool, CUstream stream)
{
    const Captures::Make make = [&](GraphWork& work) {
        cuuint64_t threshold = 0;
        const CUresult result = table().cuMemPoolGetAttribute(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &threshold);
        return result == CUDA_SUCCESS ? allocationOf(address, bytes)(work) : result;
    };
    return sub::streamEntry("cuMemAllocFromPoolAsync", stream, make,
                            [&](const DriverApi& api) { return api.cuMemAllocFromPoolAsync(address, bytes, pool, stream); });
}

CUresult CUDAAPI cuMemFreeAsync(CUdeviceptr address, CUstream stream)
{
    const Captures::Make make = [&](GraphWork& work) {
        auto& free = work.emplace<sub::FreeWork>();
        free.memory = sub::GraphMemories::ofThisProcess().find(address);
        return free.memory ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    };
    return sub::streamEntry("cuMemFreeAsync", stream, make, [&](const DriverApi& api) {
        const std::optional<CUresult> result = freedOfGraph(address);
        return result ? *result : api.cuMemFreeAsync(address, stream);
    });
}

// What waits, and what would wait.

CUresult CUDAAPI cuStreamSynchronize(CUstream stream)
{
    return waitEntry("cuStreamSynchronize", stream, [&](const DriverApi& api) { return api.cuStreamSynchronize(stream); });
}

CUresult CUDAAPI cuStreamQuery(CUstream stream)
{
    return waitEntry("cuStreamQuery", stream, [&](const DriverApi& api) { return api.cuStreamQuery(stream); });
}

CUresult CUDAAPI cuEventSynchronize(CUevent event)
{
    return waitEntry("cuEventSynchronize", event, [&](const DriverApi& api) { return api.cuEventSynchronize(event); });
}

CUresult CUDAAPI cuEventQuery(CUevent event)
{
    return waitEntry("cuEventQuery", event, [&](const DriverApi& api) { return api.cuEventQuery(event); });
}

CUresult CUDAAPI cuCtxSynchronize()
{
    return sub::unsafeEntry("cuCtxSynchronize", [&](const DriverApi& api) { return api.cuCtxSynchronize(); });
}

CUresult CUDAAPI cuMemAlloc_v2(CUdeviceptr* address, std::size_t bytes)
{
    return sub::unsafeEntry("cuMemAlloc", [&](const DriverApi& api) { return api.cuMemAlloc(address, bytes); });
}

CUresult CUDAAPI cuMemFree_v2(CUdeviceptr address)
{
    return sub::unsafeEntry("cuMemFree", [&](const DriverApi& api) {
        const std::optional<CUresult> result = freedOfGraph(address);
        if (!result)
            return freed(api, address);
        return *result == CUDA_SUCCESS ? api.cuCtxSynchronize() : *result;
    });
}

CUresult CUDAAPI cuMemAllocManaged(CUdeviceptr* address, std::size_t bytes, unsigned flags)
{
    return sub::unsafeEntry("cuMemAllocManaged",
                            [&](const DriverApi& api) { return api.cuMemAllocManaged(address, bytes, flags); });
}

CUresult CUDAAPI cuMemHostAlloc(void** address, std::size_t bytes, unsigned flags)
{
    return sub::unsafeEntry("cuMemHostAlloc", [&](const DriverApi& api) { return api.cuMemHostAlloc(address, bytes, flags); });
}

CUresult CUDAAPI cuEventRecordWithFlags(CUevent event, CUstream stream, unsigned flags)
{
    return sub::entry("cuEventRecord", [&](const DriverApi& api) -> CUresult {
        if (flags > CU_EVENT_RECORD_EXTERNAL)
            return CUDA_ERROR_INVALID_VALUE;
        Captures& captures = Captures::ofThisProcess();
        if (captures.any())
            if (const std::optional<CUresult> result = captures.onRecord(api, event, stream, flags))
                return *result;
        return api.cuEventRecord(event, stream);
    });
}

CUresult CUDAAPI cuEventRecord(CUevent event, CUstream stream)
{
    return cuEventRecordWithFlags(event, stream, CU_EVENT_RECORD_DEFAULT);
}

CUresult CUDAAPI cuStreamWaitEvent(CUstream stream, CUevent event, unsigned flags)
{
    return sub::entry("cuStreamWaitEvent", [&](const DriverApi& api) -> CUresult {
        Captures& captures = Captures::ofThisProcess();
        if (captures.any())
            if (const std::optional<CUresult> result = captures.onWaitEvent(api, stream, event, flags))
                return *result;
        return api.cuStreamWaitEvent(stream, event, flags & ~unsigned{CU_EVENT_WAIT_EXTERNAL});
    });
}

CUresult CUDAAPI cuStreamDestroy_v2(CUstream stream)
{
    return sub::entry("cuStreamDestroy", [&](const DriverApi& api) {
        if (Captures::ofThisProcess().any())
            Captures::ofThisProcess().onDestroy(stream);
        StreamAttributes::ofThisProcess().forget(stream);
        sub::StreamSets::ofThisProcess().remove(stream);
        return api.cuStreamDestroy(stream);
    });
}

CUresult CUDAAPI cuEventDestroy_v2(CUevent event)
{
    return sub::entry("cuEventDestroy", [&](const DriverApi& api) {
        if (Captures::ofThisProcess().any())
            Captures::ofThisProcess().onDestroy(event);
        return api.cuEventDestroy(event);
    });
}
}
