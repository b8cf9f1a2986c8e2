// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs that allocate and free memory. The answers are those of an H200 with driver 580; those for no bytes and for managed memory
// are what NVIDIA's tests of cuda.core expect of a driver.
#include "drivercheck.h"

#include <cstdint>
#include <cstring>

namespace {

CUDA_MEM_ALLOC_NODE_PARAMS wanted(size_t bytes)
{
    CUDA_MEM_ALLOC_NODE_PARAMS params{};
    params.poolProps.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
    params.poolProps.location = {CU_MEM_LOCATION_TYPE_DEVICE, 0};
    params.bytesize = bytes;
    return params;
}

cuuint64_t attribute(CUgraphMem_attribute which)
{
    cuuint64_t value = 12345;
    CALL(cuDeviceGetGraphMemAttribute(0, which, &value));
    return value;
}

void refusesParameters(CUgraph graph)
{
    CUgraphNode node = nullptr;
    CUDA_MEM_ALLOC_NODE_PARAMS params = wanted(0);
    REFUSED(cuGraphAddMemAllocNode(&node, graph, nullptr, 0, &params), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuGraphAddMemAllocNode(&node, graph, nullptr, 0, nullptr), CUDA_ERROR_INVALID_VALUE);
    params = wanted(8);
    params.poolProps.location.id = 3;
    REFUSED(cuGraphAddMemAllocNode(&node, graph, nullptr, 0, &params), CUDA_ERROR_INVALID_VALUE);
    params = wanted(8);
    params.poolProps.handleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    REFUSED(cuGraphAddMemAllocNode(&node, graph, nullptr, 0, &params), CUDA_ERROR_NOT_SUPPORTED);
    params = wanted(8);
    params.poolProps.allocType = CU_MEM_ALLOCATION_TYPE_INVALID;
    REFUSED(cuGraphAddMemAllocNode(&node, graph, nullptr, 0, &params), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuGraphMemAllocNodeGetParams(node, &params), CUDA_ERROR_INVALID_VALUE);
}

void refusesAttributes()
{
    cuuint64_t value = 0;
    CALL(cuDeviceSetGraphMemAttribute(0, CU_GRAPH_MEM_ATTR_USED_MEM_HIGH, &value));
    CALL(cuDeviceSetGraphMemAttribute(0, CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH, &value));
    REFUSED(cuDeviceSetGraphMemAttribute(0, CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT, &value), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuDeviceSetGraphMemAttribute(0, CU_GRAPH_MEM_ATTR_USED_MEM_HIGH, nullptr), CUDA_ERROR_INVALID_VALUE);
    value = 1;
    REFUSED(cuDeviceSetGraphMemAttribute(0, CU_GRAPH_MEM_ATTR_USED_MEM_HIGH, &value), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuDeviceGetGraphMemAttribute(5, CU_GRAPH_MEM_ATTR_USED_MEM_HIGH, &value), CUDA_ERROR_INVALID_DEVICE);
    REFUSED(cuDeviceGetGraphMemAttribute(0, static_cast<CUgraphMem_attribute>(9), &value), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuDeviceGraphMemTrim(4), CUDA_ERROR_INVALID_DEVICE);
}

/// A graph that allocates, fills, adds to and reads memory.
struct Worker {
    CUgraph graph = nullptr;
    CUgraphNode allocation = nullptr, copy = nullptr;
    CUdeviceptr address = 0;
    unsigned found[32]{};

    explicit Worker(CUfunction function, CUcontext context)
    {
        CALL(cuGraphCreate(&graph, 0));
        CUDA_MEM_ALLOC_NODE_PARAMS params = wanted(sizeof found);
        CALL(cuGraphAddMemAllocNode(&allocation, graph, nullptr, 0, &params));
        address = params.dptr;
        CHECK(address != 0);
        CUgraphNode fill = nullptr, kernel = nullptr;
        CUDA_MEMSET_NODE_PARAMS filled{address, 0, 40, 4, 32, 1};
        CALL(cuGraphAddMemsetNode(&fill, graph, &allocation, 1, &filled, context));
        void* values[] = {&address};
        CUDA_KERNEL_NODE_PARAMS launch{};
        launch.func = function;
        launch.gridDimX = launch.gridDimY = launch.gridDimZ = launch.blockDimY = launch.blockDimZ = 1;
        launch.blockDimX = 32;
        launch.kernelParams = values;
        CALL(cuGraphAddKernelNode(&kernel, graph, &fill, 1, &launch));
        CUDA_MEMCPY3D box{};
        box.srcMemoryType = CU_MEMORYTYPE_DEVICE;
        box.srcDevice = address;
        box.dstMemoryType = CU_MEMORYTYPE_HOST;
        box.dstHost = found;
        box.WidthInBytes = sizeof found;
        box.Height = box.Depth = 1;
        CALL(cuGraphAddMemcpyNode(&copy, graph, &kernel, 1, &box, context));
    }
};

void freesInTheGraph(CUfunction function, CUcontext context, CUstream stream)
{
    Worker worker(function, context);
    refusesParameters(worker.graph);
    CUDA_MEM_ALLOC_NODE_PARAMS told{};
    CALL(cuGraphMemAllocNodeGetParams(worker.allocation, &told));
    CHECK(told.dptr == worker.address && told.bytesize == sizeof worker.found && told.poolProps.location.id == 0);
    CUgraphNode free = nullptr, other = nullptr;
    CUdeviceptr x = 0, freed = 0;
    CALL(cuMemAlloc(&x, 64));
    REFUSED(cuGraphAddMemFreeNode(&free, worker.graph, &worker.copy, 1, worker.address + 16), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuGraphAddMemFreeNode(&free, worker.graph, &worker.copy, 1, x), CUDA_ERROR_INVALID_VALUE);
    CALL(cuGraphAddMemFreeNode(&free, worker.graph, &worker.copy, 1, worker.address));
    REFUSED(cuGraphAddMemFreeNode(&other, worker.graph, &worker.copy, 1, worker.address), CUDA_ERROR_INVALID_VALUE);
    CALL(cuGraphMemFreeNodeGetParams(free, &freed));
    CHECK(freed == worker.address);
    REFUSED(cuGraphMemFreeNodeGetParams(worker.copy, &freed), CUDA_ERROR_INVALID_VALUE);
    CUgraphNodeType type{};
    CALL(cuGraphNodeGetType(free, &type));
    CHECK(type == CU_GRAPH_NODE_TYPE_MEM_FREE);

    // Such a graph is there once.
    CUgraph clone = nullptr, parent = nullptr;
    CALL(cuGraphCreate(&parent, 0));
    REFUSED(cuGraphClone(&clone, worker.graph), CUDA_ERROR_NOT_SUPPORTED);
    REFUSED(cuGraphDestroyNode(free), CUDA_ERROR_NOT_SUPPORTED);
    REFUSED(cuGraphAddChildGraphNode(&other, parent, nullptr, 0, worker.graph), CUDA_ERROR_NOT_SUPPORTED);
    CUgraphExec exec = nullptr, second = nullptr;
    CALL(cuGraphInstantiate(&exec, worker.graph, 0));
    REFUSED(cuGraphInstantiate(&second, worker.graph, 0), CUDA_ERROR_NOT_SUPPORTED);
    unsigned isEnabled = 5;
    REFUSED(cuGraphNodeGetEnabled(exec, worker.allocation, &isEnabled), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuGraphNodeSetEnabled(exec, worker.allocation, 0), CUDA_ERROR_INVALID_VALUE);
    CUgraphExecUpdateResultInfo info{};
    CALL(cuGraphExecUpdate(exec, worker.graph, &info));
    for (int i = 0; i < 2; ++i) {
        std::memset(worker.found, 0, sizeof worker.found);
        CALL(cuGraphLaunch(exec, stream));
        CALL(cuStreamSynchronize(stream));
        CHECK(worker.found[0] == 41 && worker.found[31] == 41);
    }
    REFUSED(cuMemFreeAsync(worker.address, stream), CUDA_ERROR_INVALID_VALUE);
    REFUSED(cuMemFree(worker.address), CUDA_ERROR_INVALID_VALUE);
    CHECK(attribute(CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT) > 0);
    CHECK(attribute(CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH) >= attribute(CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT));
    CALL(cuGraphExecDestroy(exec));
    CALL(cuGraphInstantiate(&exec, worker.graph, 0));
    CALL(cuGraphExecDestroy(exec));
    CALL(cuGraphDestroy(worker.graph));
    CALL(cuDeviceGraphMemTrim(0));
    CHECK(attribute(CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT) == 0 && attribute(CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT) == 0);
    CHECK(attribute(CU_GRAPH_MEM_ATTR_USED_MEM_HIGH) > 0);
    refusesAttributes();
    CHECK(attribute(CU_GRAPH_MEM_ATTR_USED_MEM_HIGH) == 0);
}

/// What a launch allocates the program frees, before the next launch, or lets the launch do it.
void freesOutside(CUfunction function, CUcontext context, CUstream stream)
{
    Worker worker(function, context);
    CUgraphExec exec = nullptr;
    CALL(cuGraphInstantiate(&exec, worker.graph, 0));
    unsigned found = 0;
    CALL(cuGraphLaunch(exec, stream));
    REFUSED(cuGraphLaunch(exec, stream), CUDA_ERROR_INVALID_VALUE);
    CALL(cuStreamSynchronize(stream));
    CALL(cuMemcpyDtoH(&found, worker.address, sizeof found));
    CHECK(found == 41);
    CALL(cuMemFreeAsync(worker.address, stream));
    REFUSED(cuMemFreeAsync(worker.address, stream), CUDA_ERROR_INVALID_VALUE);
    CALL(cuGraphLaunch(exec, stream));
    CALL(cuMemFree(worker.address));
    CALL(cuGraphLaunch(exec, stream));
    // Another graph may free it, too.
    CUgraph freeing = nullptr;
    CUgraphNode free = nullptr;
    CUgraphExec freeingExec = nullptr;
    CALL(cuGraphCreate(&freeing, 0));
    CALL(cuGraphAddMemFreeNode(&free, freeing, nullptr, 0, worker.address));
    CALL(cuGraphInstantiate(&freeingExec, freeing, 0));
    CALL(cuGraphLaunch(freeingExec, stream));
    CALL(cuGraphLaunch(exec, stream));
    CALL(cuMemFreeAsync(worker.address, stream));
    CALL(cuGraphExecDestroy(exec));
    CALL(cuGraphExecDestroy(freeingExec));
    CALL(cuGraphInstantiate(&exec, worker.graph, CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH));
    CALL(cuGraphLaunch(exec, stream));
    CALL(cuGraphLaunch(exec, stream));
    CALL(cuMemFreeAsync(worker.address, stream));
    // An allocation outlives what made it.
    CALL(cuGraphLaunch(exec, stream));
    CALL(cuGraphExecDestroy(exec));
    CALL(cuGraphDestroy(worker.graph));
    CALL(cuGraphDestroy(freeing));
    CALL(cuMemcpyDtoH(&found, worker.address, sizeof found));
    CHECK(found == 41);
    CALL(cuMemFreeAsync(worker.address, stream));
    CALL(cuStreamSynchronize(stream));
}

void captures(CUstream stream)
{
    CUgraph graph = nullptr;
    CUgraphExec exec = nullptr;
    CUdeviceptr first = 0, second = 0, other = 0, out = 0;
    CUmemoryPool pool = nullptr;
    CALL(cuDeviceGetDefaultMemPool(&pool, 0));
    CALL(cuMemAlloc(&out, 128));
    CALL(cuMemAllocAsync(&other, 64, stream));
    CALL(cuStreamSynchronize(stream));
    CALL(cuStreamBeginCapture(stream, CU_STREAM_CAPTURE_MODE_GLOBAL));
    CALL(cuMemAllocAsync(&first, 128, stream));
    CALL(cuMemAllocFromPoolAsync(&second, 128, pool, stream));
    CALL(cuMemsetD32Async(first, 7, 32, stream));
    CALL(cuMemcpyDtoDAsync(second, first, 128, stream));
    CALL(cuMemcpyDtoDAsync(out, second, 128, stream));
    REFUSED(cuMemFreeAsync(other, stream), CUDA_ERROR_INVALID_VALUE);
    CALL(cuMemFreeAsync(first, stream));
    REFUSED(cuMemFreeAsync(first, stream), CUDA_ERROR_INVALID_VALUE);
    CALL(cuMemFreeAsync(second, stream));
    CALL(cuStreamEndCapture(stream, &graph));
    size_t count = 0;
    CALL(cuGraphGetNodes(graph, nullptr, &count));
    CHECK(count == 7);
    CALL(cuGraphInstantiate(&exec, graph, 0));
    CALL(cuGraphLaunch(exec, stream));
    CALL(cuGraphLaunch(exec, stream));
    unsigned found[32]{};
    CALL(cuStreamSynchronize(stream));
    CALL(cuMemcpyDtoH(found, out, sizeof found));
    CHECK(found[0] == 7 && found[31] == 7);
    CALL(cuMemFreeAsync(other, stream));
    CALL(cuGraphExecDestroy(exec));
    CALL(cuGraphDestroy(graph));
}

/// Streams may be asked for no bytes, captured or not.
void takesNothing(CUstream stream)
{
    CUgraph graph = nullptr;
    CUgraphExec exec = nullptr;
    CUdeviceptr none = 0;
    CALL(cuMemAllocAsync(&none, 0, stream));
    CALL(cuMemFreeAsync(none, stream));
    CALL(cuStreamBeginCapture(stream, CU_STREAM_CAPTURE_MODE_GLOBAL));
    CALL(cuMemAllocAsync(&none, 0, stream));
    CALL(cuMemFreeAsync(none, stream));
    CALL(cuStreamEndCapture(stream, &graph));
    CALL(cuGraphInstantiate(&exec, graph, 0));
    CALL(cuGraphLaunch(exec, stream));
    CALL(cuStreamSynchronize(stream));
    CALL(cuGraphExecDestroy(exec));
    CALL(cuGraphDestroy(graph));
}

/// The host reads managed memory of a graph while it is allocated.
void managed(CUcontext context, CUstream stream)
{
    CUgraph graph = nullptr;
    CUgraphExec exec = nullptr;
    CUgraphNode allocation = nullptr, fill = nullptr;
    CALL(cuGraphCreate(&graph, 0));
    CUDA_MEM_ALLOC_NODE_PARAMS params = wanted(128), told{};
    params.poolProps.allocType = CU_MEM_ALLOCATION_TYPE_MANAGED;
    CALL(cuGraphAddMemAllocNode(&allocation, graph, nullptr, 0, &params));
    CALL(cuGraphMemAllocNodeGetParams(allocation, &told));
    CHECK(told.dptr == params.dptr && told.poolProps.allocType == CU_MEM_ALLOCATION_TYPE_MANAGED);
    CUDA_MEMSET_NODE_PARAMS filled{params.dptr, 0, 9, 4, 32, 1};
    CALL(cuGraphAddMemsetNode(&fill, graph, &allocation, 1, &filled, context));
    CALL(cuGraphInstantiate(&exec, graph, 0));
    CALL(cuGraphLaunch(exec, stream));
    CALL(cuStreamSynchronize(stream));
    unsigned last = 0;
    CALL(cuMemcpyDtoH(&last, params.dptr + 31 * sizeof last, sizeof last));
    CHECK(last == 9);
    CALL(cuMemFreeAsync(params.dptr, stream));
    CALL(cuStreamSynchronize(stream));
    CALL(cuGraphExecDestroy(exec));
    CALL(cuGraphDestroy(graph));
}

}  // namespace

int main()
{
    const CUcontext context = begin();
    const CUfunction function = addOneFunction();
    CUstream stream = nullptr;
    CALL(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    CHECK(attribute(CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT) == 0);
    freesInTheGraph(function, context, stream);
    freesOutside(function, context, stream);
    captures(stream);
    takesNothing(stream);
    managed(context, stream);
    CALL(cuCtxSynchronize());
    std::printf("PASS\n");
}
