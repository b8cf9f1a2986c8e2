// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs by the functions that the runtime has for all kinds of nodes: memory, arrays, variables, events.
#include "check.h"

#include <cstring>
#include <string>

#include <unistd.h>

__constant__ float factor;
__device__ float total[4];

__global__ void scale(float* x, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] *= factor;
}

const int n = 100;
float from[n], to[n];

/// A graph that allocates, copies, scales, copies back and frees.
void memory(cudaStream_t stream)
{
    cudaGraph_t graph;
    CALL(cudaGraphCreate(&graph, 0));
    cudaGraphNode_t allocation, copyIn, kernel, copyOut, free;
    cudaGraphNodeParams params{};
    params.type = cudaGraphNodeTypeMemAlloc;
    params.alloc.poolProps.allocType = cudaMemAllocationTypePinned;
    params.alloc.poolProps.location.type = cudaMemLocationTypeDevice;
    params.alloc.bytesize = sizeof from;
    CALL(cudaGraphAddNode(&allocation, graph, nullptr, nullptr, 0, &params));
    float* x = static_cast<float*>(params.alloc.dptr);
    cudaMemAllocNodeParams told;
    CALL(cudaGraphMemAllocNodeGetParams(allocation, &told));
    CHECK(told.dptr == x && told.bytesize == sizeof from);
    params = {};
    params.type = cudaGraphNodeTypeMemcpy;
    params.memcpy.copyParams.srcPtr = make_cudaPitchedPtr(from, sizeof from, n, 1);
    params.memcpy.copyParams.dstPtr = make_cudaPitchedPtr(x, sizeof from, n, 1);
    params.memcpy.copyParams.extent = make_cudaExtent(sizeof from, 1, 1);
    params.memcpy.copyParams.kind = cudaMemcpyHostToDevice;
    CALL(cudaGraphAddNode(&copyIn, graph, &allocation, nullptr, 1, &params));
    int count = n;
    void* values[] = {&x, &count};
    params = {};
    params.type = cudaGraphNodeTypeKernel;
    params.kernel.func = reinterpret_cast<void*>(&scale);
    params.kernel.gridDim = dim3(1);
    params.kernel.blockDim = dim3(128);
    params.kernel.kernelParams = values;
    CALL(cudaGraphAddNode(&kernel, graph, &copyIn, nullptr, 1, &params));
    CALL(cudaGraphAddMemcpyNode1D(&copyOut, graph, &kernel, 1, to, x, sizeof to, cudaMemcpyDeviceToHost));
    CALL(cudaGraphAddMemFreeNode(&free, graph, &copyOut, 1, x));
    void* freed = nullptr;
    CALL(cudaGraphMemFreeNodeGetParams(free, &freed));
    CHECK(freed == x);
    cudaGraphExec_t exec;
    CALL(cudaGraphInstantiate(&exec, graph, 0));
    for (int run = 0; run < 2; ++run) {
        std::memset(to, 0, sizeof to);
        CALL(cudaGraphLaunch(exec, stream));
        CALL(cudaStreamSynchronize(stream));
        CHECK(to[1] == 3 && to[n - 1] == 3 * (n - 1));
    }
    params.kernel.blockDim = dim3(2);
    CALL(cudaGraphNodeSetParams(kernel, &params));
    CALL(cudaGraphExecNodeSetParams(exec, kernel, &params));
    CALL(cudaGraphLaunch(exec, stream));
    CALL(cudaStreamSynchronize(stream));
    CHECK(to[1] == 3 && to[2] == 2);
    params.kernel.func = nullptr;
    CHECK(cudaGraphNodeSetParams(kernel, &params) != cudaSuccess);
    CHECK(cudaGraphNodeSetParams(kernel, nullptr) == cudaErrorInvalidValue);
    cudaGraph_t clone;
    CHECK(cudaGraphClone(&clone, graph) == cudaErrorNotSupported);
    size_t used = 0, highest = 0;
    CALL(cudaDeviceGetGraphMemAttribute(0, cudaGraphMemAttrUsedMemCurrent, &used));
    CALL(cudaDeviceGetGraphMemAttribute(0, cudaGraphMemAttrReservedMemHigh, &highest));
    CHECK(used > 0 && highest >= used);
    const std::string path = "/tmp/kerneldesk-graphnodes-" + std::to_string(getpid()) + ".dot";
    CALL(cudaGraphDebugDotPrint(graph, path.c_str(), cudaGraphDebugDotFlagsVerbose));
    CHECK(std::remove(path.c_str()) == 0);
    CALL(cudaGraphExecDestroy(exec));
    CALL(cudaGraphDestroy(graph));
    CALL(cudaDeviceGraphMemTrim(0));
    highest = 0;
    CALL(cudaDeviceSetGraphMemAttribute(0, cudaGraphMemAttrReservedMemHigh, &highest));
    CALL(cudaDeviceGetGraphMemAttribute(0, cudaGraphMemAttrUsedMemCurrent, &used));
    CHECK(used == 0);
    (void)cudaGetLastError();
}

/// Memory of a stream that captures is that of its graph.
void captured(cudaStream_t stream)
{
    float* x = nullptr;
    CALL(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    CALL(cudaMallocAsync(&x, sizeof from, stream));
    CALL(cudaMemcpyAsync(x, from, sizeof from, cudaMemcpyHostToDevice, stream));
    scale<<<1, 128, 0, stream>>>(x, n);
    CALL(cudaMemcpyAsync(to, x, sizeof to, cudaMemcpyDeviceToHost, stream));
    CALL(cudaFreeAsync(x, stream));
    cudaGraph_t graph;
    CALL(cudaStreamEndCapture(stream, &graph));
    std::memset(to, 0, sizeof to);
    cudaGraphExec_t exec;
    CALL(cudaGraphInstantiate(&exec, graph, 0));
    CALL(cudaGraphLaunch(exec, stream));
    CALL(cudaGraphLaunch(exec, stream));
    CALL(cudaStreamSynchronize(stream));
    CHECK(to[1] == 3 && to[n - 1] == 3 * (n - 1));
    CALL(cudaGraphExecDestroy(exec));
    CALL(cudaGraphDestroy(graph));
}

/// To an array and back, whose width counts texels.
void arrays(cudaStream_t stream)
{
    const cudaChannelFormatDesc channel = cudaCreateChannelDesc<float>();
    cudaArray_t array;
    CALL(cudaMallocArray(&array, &channel, 10, 10));
    cudaMemcpy3DParms in{}, out{}, told;
    in.srcPtr = make_cudaPitchedPtr(from, 10 * sizeof(float), 10, 10);
    in.dstArray = array;
    in.extent = make_cudaExtent(10, 10, 1);
    in.kind = cudaMemcpyHostToDevice;
    out.srcArray = array;
    out.srcPos = make_cudaPos(2, 1, 0);
    out.dstPtr = make_cudaPitchedPtr(to, 10 * sizeof(float), 10, 10);
    out.extent = make_cudaExtent(8, 9, 1);
    out.kind = cudaMemcpyDeviceToHost;
    cudaGraph_t graph;
    cudaGraphNode_t first, second;
    CALL(cudaGraphCreate(&graph, 0));
    CALL(cudaGraphAddMemcpyNode(&first, graph, nullptr, 0, &in));
    CALL(cudaGraphAddMemcpyNode(&second, graph, &first, 1, &out));
    CALL(cudaGraphMemcpyNodeGetParams(second, &told));
    CHECK(told.srcArray == array && told.srcPos.x == 2 && told.extent.width == 8 && told.dstPtr.ptr == to);
    in.extent.width = 11;
    CHECK(cudaGraphMemcpyNodeSetParams(first, &in) == cudaErrorInvalidValue);
    (void)cudaGetLastError();
    std::memset(to, 0, sizeof to);
    cudaGraphExec_t exec;
    CALL(cudaGraphInstantiate(&exec, graph, 0));
    CALL(cudaGraphLaunch(exec, stream));
    CALL(cudaStreamSynchronize(stream));
    CHECK(to[0] == 12 && to[7] == 19 && to[8] == 0 && to[87] == 99);
    CALL(cudaGraphExecDestroy(exec));
    CALL(cudaGraphDestroy(graph));
    CALL(cudaFreeArray(array));
}

void symbolsAndEvents(cudaStream_t stream)
{
    static float values[4] = {1, 2, 3, 4}, back[4];
    cudaGraph_t graph;
    cudaGraphNode_t in, out, record, wait;
    cudaEvent_t one, other, told;
    CALL(cudaEventCreate(&one));
    CALL(cudaEventCreate(&other));
    CALL(cudaGraphCreate(&graph, 0));
    CALL(cudaGraphAddMemcpyNodeToSymbol(&in, graph, nullptr, 0, total, values, 4, 0, cudaMemcpyHostToDevice));
    CALL(cudaGraphAddMemcpyNodeFromSymbol(&out, graph, &in, 1, back, total, 4, 0, cudaMemcpyDeviceToHost));
    CALL(cudaGraphMemcpyNodeSetParamsToSymbol(in, total, values + 1, 8, 4, cudaMemcpyHostToDevice));
    CALL(cudaGraphMemcpyNodeSetParamsFromSymbol(out, back, total, 8, 4, cudaMemcpyDeviceToHost));
    CHECK(cudaGraphMemcpyNodeSetParamsToSymbol(in, total, values, 8, 12, cudaMemcpyHostToDevice) == cudaErrorInvalidValue);
    CALL(cudaGraphAddEventRecordNode(&record, graph, &out, 1, one));
    CALL(cudaGraphAddEventWaitNode(&wait, graph, &record, 1, one));
    CALL(cudaGraphEventRecordNodeSetEvent(record, other));
    CALL(cudaGraphEventRecordNodeGetEvent(record, &told));
    CHECK(told == other);
    CALL(cudaGraphEventWaitNodeSetEvent(wait, other));
    CALL(cudaGraphEventWaitNodeGetEvent(wait, &told));
    CHECK(told == other && cudaGraphEventWaitNodeGetEvent(in, &told) == cudaErrorInvalidValue);
    cudaGraphExec_t exec;
    CALL(cudaGraphInstantiate(&exec, graph, 0));
    CALL(cudaGraphLaunch(exec, stream));
    CALL(cudaStreamSynchronize(stream));
    CHECK(back[0] == 2 && back[1] == 3);
    CALL(cudaGraphExecMemcpyNodeSetParamsToSymbol(exec, in, total, values, 16, 0, cudaMemcpyHostToDevice));
    CALL(cudaGraphExecMemcpyNodeSetParamsFromSymbol(exec, out, back, total, 16, 0, cudaMemcpyDeviceToHost));
    CALL(cudaGraphExecEventRecordNodeSetEvent(exec, record, one));
    CALL(cudaGraphExecEventWaitNodeSetEvent(exec, wait, one));
    CALL(cudaGraphLaunch(exec, stream));
    CALL(cudaEventSynchronize(one));
    CALL(cudaStreamSynchronize(stream));
    CHECK(back[0] == 1 && back[3] == 4);
    (void)cudaGetLastError();
}

int main()
{
    const float three = 3;
    CALL(cudaMemcpyToSymbol(factor, &three, sizeof three));
    for (int i = 0; i < n; ++i)
        from[i] = i;
    cudaStream_t stream;
    CALL(cudaStreamCreate(&stream));
    memory(stream);
    captured(stream);
    arrays(stream);
    symbolsAndEvents(stream);
    std::printf("PASS\n");
}
