// SPDX-License-Identifier: GPL-3.0-or-later
// A graph that is built node by node: fill, copy, two kernels side by side, a host function behind both, a graph within.
#include "check.h"

#include <cstring>

__global__ void add(int* to, const int* from, int by)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    to[i] += from[i] + by;
}

const int n = 256;

struct Seen {
    const int* host;
    int calls, first;
};

void CUDART_CB look(void* data)
{
    Seen* const seen = static_cast<Seen*>(data);
    ++seen->calls;
    seen->first = seen->host[0];
}

cudaKernelNodeParams launchOf(void** values)
{
    cudaKernelNodeParams params{};
    params.func = reinterpret_cast<void*>(add);
    params.gridDim = dim3(n / 64);
    params.blockDim = dim3(64);
    params.kernelParams = values;
    return params;
}

int main()
{
    int *a, *b, *in, host[n], result[2 * n];
    for (int i = 0; i < n; ++i)
        host[i] = i;
    CALL(cudaMalloc(&a, sizeof host));
    CALL(cudaMalloc(&b, sizeof host));
    CALL(cudaMalloc(&in, sizeof host));
    cudaStream_t stream;
    CALL(cudaStreamCreate(&stream));

    cudaGraph_t graph;
    CALL(cudaGraphCreate(&graph, 0));
    cudaGraphNode_t zeroA, zeroB, copyIn, addA, addB, outA, outB, tell, empty, inner;
    cudaMemsetParams zeroes{};
    zeroes.dst = a;
    zeroes.value = 0;
    zeroes.elementSize = 4;
    zeroes.width = n;
    zeroes.height = 1;
    CALL(cudaGraphAddMemsetNode(&zeroA, graph, nullptr, 0, &zeroes));
    zeroes.dst = b;
    CALL(cudaGraphAddMemsetNode(&zeroB, graph, nullptr, 0, &zeroes));
    CALL(cudaGraphAddMemcpyNode1D(&copyIn, graph, nullptr, 0, in, host, sizeof host, cudaMemcpyHostToDevice));
    int by = 1;
    void* values[] = {&a, &in, &by};
    cudaKernelNodeParams params = launchOf(values);
    const cudaGraphNode_t beforeA[] = {zeroA, copyIn}, beforeB[] = {zeroB, copyIn};
    CALL(cudaGraphAddKernelNode(&addA, graph, beforeA, 2, &params));
    by = 2;
    values[0] = &b;
    CALL(cudaGraphAddKernelNode(&addB, graph, beforeB, 2, &params));
    by = 1000;  // the node has what it was given
    CALL(cudaGraphAddMemcpyNode1D(&outA, graph, &addA, 1, result, a, sizeof host, cudaMemcpyDeviceToHost));
    cudaMemcpy3DParms box{};
    box.srcPtr = make_cudaPitchedPtr(b, sizeof host, n, 1);
    box.dstPtr = make_cudaPitchedPtr(result + n, sizeof host, n, 1);
    box.extent = make_cudaExtent(sizeof host, 1, 1);
    box.kind = cudaMemcpyDeviceToHost;
    CALL(cudaGraphAddMemcpyNode(&outB, graph, &addB, 1, &box));
    CALL(cudaGraphAddEmptyNode(&empty, graph, nullptr, 0));
    const cudaGraphNode_t from[] = {outA, outB}, to[] = {empty, empty};
#if CUDART_VERSION >= 13000
    CALL(cudaGraphAddDependencies(graph, from, to, nullptr, 2));
#else
    CALL(cudaGraphAddDependencies(graph, from, to, 2));
#endif
    Seen seen{result + n, 0, 0};
    const cudaHostNodeParams call{look, &seen};
    CALL(cudaGraphAddHostNode(&tell, graph, &empty, 1, &call));
    cudaGraph_t child;
    cudaGraphNode_t again;
    CALL(cudaGraphCreate(&child, 0));
    CALL(cudaGraphAddHostNode(&again, child, nullptr, 0, &call));
    CALL(cudaGraphAddChildGraphNode(&inner, graph, &tell, 1, child));
    CALL(cudaGraphDestroy(child));  // the node has its own

    size_t count = 0;
    CALL(cudaGraphGetNodes(graph, nullptr, &count));
    CHECK(count == 10);
    CALL(cudaGraphGetRootNodes(graph, nullptr, &count));
    CHECK(count == 3);
#if CUDART_VERSION >= 13000
    CALL(cudaGraphGetEdges(graph, nullptr, nullptr, nullptr, &count));
#else
    CALL(cudaGraphGetEdges(graph, nullptr, nullptr, &count));
#endif
    CHECK(count == 10);
    cudaGraphNodeType type;
    CALL(cudaGraphNodeGetType(copyIn, &type));
    CHECK(type == cudaGraphNodeTypeMemcpy);
    CALL(cudaGraphKernelNodeGetParams(addA, &params));
    CHECK(params.blockDim.x == 64 && *static_cast<int*>(params.kernelParams[2]) == 1);

    cudaGraphExec_t exec;
    CALL(cudaGraphInstantiate(&exec, graph, 0));
    for (int round = 1; round <= 3; ++round) {
        host[0] = 10 * round;  // read when it is the copy's turn
        CALL(cudaGraphLaunch(exec, stream));
        CALL(cudaStreamSynchronize(stream));
        CHECK(result[0] == 10 * round + 1 && result[n - 1] == n && result[n] == 10 * round + 2 && result[2 * n - 1] == n + 1);
        CHECK(seen.calls == 2 * round && seen.first == 10 * round + 2);
    }

    // Other values for what was made of the graph, and then for the graph.
    by = 50;
    values[0] = &a;
    params = launchOf(values);
    CALL(cudaGraphExecKernelNodeSetParams(exec, addA, &params));
    CALL(cudaGraphLaunch(exec, stream));
    CALL(cudaStreamSynchronize(stream));
    CHECK(result[1] == 51 && result[n + 1] == 3);
    CALL(cudaGraphNodeSetEnabled(exec, addA, 0));
    CALL(cudaGraphLaunch(exec, stream));
    CALL(cudaStreamSynchronize(stream));
    CHECK(result[1] == 0 && result[n + 1] == 3);
    CALL(cudaGraphNodeSetEnabled(exec, addA, 1));
    by = 7;
    CALL(cudaGraphKernelNodeSetParams(addA, &params));
    cudaGraphExecUpdateResultInfo info;
    CALL(cudaGraphExecUpdate(exec, graph, &info));
    CHECK(info.result == cudaGraphExecUpdateSuccess);
    CALL(cudaGraphLaunch(exec, stream));
    CALL(cudaStreamSynchronize(stream));
    CHECK(result[1] == 8);

    // A copy of the graph goes its own way.
    cudaGraph_t clone;
    cudaGraphNode_t found;
    CALL(cudaGraphClone(&clone, graph));
    CALL(cudaGraphNodeFindInClone(&found, inner, clone));
    CALL(cudaGraphDestroyNode(found));
    CHECK(cudaGraphExecUpdate(exec, clone, &info) == cudaErrorGraphExecUpdateFailure);
    CHECK(info.result == cudaGraphExecUpdateErrorTopologyChanged && cudaGetLastError() == cudaErrorGraphExecUpdateFailure);

    // A circle, and what is none of the graph's.
    cudaGraph_t other;
    cudaGraphNode_t first, second;
    CALL(cudaGraphCreate(&other, 0));
    CALL(cudaGraphAddEmptyNode(&first, other, nullptr, 0));
    CALL(cudaGraphAddEmptyNode(&second, other, &first, 1));
    CHECK(cudaGraphAddEmptyNode(&second, other, &addA, 1) == cudaErrorInvalidValue);
    CHECK(cudaGetLastError() == cudaErrorInvalidValue);

    CALL(cudaGraphExecDestroy(exec));
    CALL(cudaGraphDestroy(graph));
    CALL(cudaGraphDestroy(clone));
    CALL(cudaGraphDestroy(other));
    std::printf("PASS\n");
}
