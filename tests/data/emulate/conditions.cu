// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs that kernels decide in: Newton's steps until they are small (while), the one of two ways (if, else), one of three (switch),
// and a condition in the body of another.
#include "check.h"

#include <cmath>

__global__ void step(double* x, double square, cudaGraphConditionalHandle again)
{
    const double next = 0.5 * (*x + square / *x);
    cudaGraphSetConditional(again, fabs(next - *x) > 1e-12 ? 1 : 0);
    *x = next;
}
__global__ void choose(const int* which, cudaGraphConditionalHandle way) { cudaGraphSetConditional(way, *which); }
__global__ void put(int* place, int value) { *place = value; }
__global__ void begin(int* left, int value, cudaGraphConditionalHandle again)
{
    *left = value;
    cudaGraphSetConditional(again, 1);
}
__global__ void count(int* left, int* done, cudaGraphConditionalHandle again)
{
    ++*done;
    cudaGraphSetConditional(again, --*left > 0 ? 1 : 0);
}

cudaGraphNode_t kernelNode(cudaGraph_t graph, void* function, void** values, const cudaGraphNode_t* after)
{
    cudaGraphNodeParams params{};
    params.type = cudaGraphNodeTypeKernel;
    params.kernel.func = function;
    params.kernel.gridDim = params.kernel.blockDim = dim3(1);
    params.kernel.kernelParams = values;
    cudaGraphNode_t node;
    CALL(cudaGraphAddNode(&node, graph, after, nullptr, after != nullptr ? 1 : 0, &params));
    return node;
}

cudaGraph_t* conditionalNode(cudaGraph_t graph, cudaGraphConditionalHandle handle, cudaGraphConditionalNodeType type, unsigned size,
                             const cudaGraphNode_t* after)
{
    cudaGraphNodeParams params{};
    params.type = cudaGraphNodeTypeConditional;
    params.conditional.handle = handle;
    params.conditional.type = type;
    params.conditional.size = size;
    cudaGraphNode_t node;
    CALL(cudaGraphAddNode(&node, graph, after, nullptr, after != nullptr ? 1 : 0, &params));
    cudaGraphNodeType found;
    CALL(cudaGraphNodeGetType(node, &found));
    CHECK(found == cudaGraphNodeTypeConditional);
    return params.conditional.phGraph_out;
}

cudaGraphExec_t ready(cudaGraph_t graph)
{
    cudaGraphExec_t exec;
    CALL(cudaGraphInstantiate(&exec, graph, 0));
    return exec;
}

/// The body is captured of a stream.
void whileLoop(cudaStream_t stream)
{
    double* x;
    CALL(cudaMallocManaged(&x, sizeof *x));
    cudaGraph_t graph;
    CALL(cudaGraphCreate(&graph, 0));
    cudaGraphConditionalHandle again;
    CALL(cudaGraphConditionalHandleCreate(&again, graph, 1, cudaGraphCondAssignDefault));
    const cudaGraph_t body = conditionalNode(graph, again, cudaGraphCondTypeWhile, 1, nullptr)[0];
    CALL(cudaStreamBeginCaptureToGraph(stream, body, nullptr, nullptr, 0, cudaStreamCaptureModeGlobal));
    step<<<1, 1, 0, stream>>>(x, 2, again);
    cudaGraph_t captured;
    CALL(cudaStreamEndCapture(stream, &captured));
    CHECK(captured == body);
    const cudaGraphExec_t exec = ready(graph);
    for (const double from : {1.0, 1000.0}) {
        *x = from;
        CALL(cudaGraphLaunch(exec, stream));
        CALL(cudaStreamSynchronize(stream));
        CHECK(std::fabs(*x - std::sqrt(2.0)) < 1e-14);
    }
    CALL(cudaGraphExecDestroy(exec));
    CALL(cudaGraphDestroy(graph));
    CALL(cudaFree(x));
}

void oneOf(cudaStream_t stream, cudaGraphConditionalNodeType type, unsigned size)
{
    int* words;
    CALL(cudaMallocManaged(&words, 2 * sizeof *words));
    int *which = words, *place = words + 1;
    cudaGraph_t graph;
    CALL(cudaGraphCreate(&graph, 0));
    cudaGraphConditionalHandle way;
    CALL(cudaGraphConditionalHandleCreate(&way, graph));
    void* chooser[] = {&which, &way};
    const cudaGraphNode_t first = kernelNode(graph, reinterpret_cast<void*>(&choose), chooser, nullptr);
    cudaGraph_t* const bodies = conditionalNode(graph, way, type, size, &first);
    for (unsigned i = 0; i < size; ++i) {
        int value = 10 + static_cast<int>(i);
        void* values[] = {&place, &value};
        kernelNode(bodies[i], reinterpret_cast<void*>(&put), values, nullptr);
    }
    const cudaGraphExec_t exec = ready(graph);
    for (int asked = 0; asked < 5; ++asked) {
        *which = asked;
        *place = -1;
        CALL(cudaGraphLaunch(exec, stream));
        CALL(cudaStreamSynchronize(stream));
        const unsigned body = type == cudaGraphCondTypeSwitch ? asked : asked != 0 ? 0 : 1;
        CHECK(*place == (body < size ? 10 + static_cast<int>(body) : -1));
    }
    CALL(cudaGraphExecDestroy(exec));
    CALL(cudaGraphDestroy(graph));
    CALL(cudaFree(words));
}

/// Two steps of a loop within each of the three of another. The condition of the inner one is the body's or the whole graph's.
void nested(cudaStream_t stream, bool isOfTheGraph)
{
    int* words;
    CALL(cudaMallocManaged(&words, 4 * sizeof *words));
    int *outer = words, *inner = words + 1, *steps = words + 2, *innerSteps = words + 3;
    cudaGraph_t graph;
    CALL(cudaGraphCreate(&graph, 0));
    cudaGraphConditionalHandle more, again;
    CALL(cudaGraphConditionalHandleCreate(&more, graph, 1, cudaGraphCondAssignDefault));
    const cudaGraph_t body = conditionalNode(graph, more, cudaGraphCondTypeWhile, 1, nullptr)[0];
    CALL(cudaGraphConditionalHandleCreate(&again, isOfTheGraph ? graph : body));
    int two = 2;
    void* beginning[] = {&inner, &two, &again};
    const cudaGraphNode_t first = kernelNode(body, reinterpret_cast<void*>(&begin), beginning, nullptr);
    const cudaGraph_t most = conditionalNode(body, again, cudaGraphCondTypeWhile, 1, &first)[0];
    void* innerValues[] = {&inner, &innerSteps, &again};
    kernelNode(most, reinterpret_cast<void*>(&count), innerValues, nullptr);
    cudaGraphNode_t nodes[4];
    std::size_t found = 4;
    CALL(cudaGraphGetNodes(body, nodes, &found));
    CHECK(found == 2);
    const cudaGraphNode_t loop = nodes[0] == first ? nodes[1] : nodes[0];
    void* outerValues[] = {&outer, &steps, &more};
    kernelNode(body, reinterpret_cast<void*>(&count), outerValues, &loop);
    const cudaGraphExec_t exec = ready(graph);
    for (int launch = 1; launch <= 2; ++launch) {
        *outer = 3;
        *steps = *innerSteps = 0;
        CALL(cudaGraphLaunch(exec, stream));
        CALL(cudaStreamSynchronize(stream));
        CHECK(*outer == 0 && *steps == 3 && *innerSteps == 6);
    }
    CALL(cudaGraphExecDestroy(exec));
    CALL(cudaGraphDestroy(graph));
    CALL(cudaFree(words));
}

/// What conditions begin with comes along when a graph is taken over.
void updated(cudaStream_t stream)
{
    int* place;
    CALL(cudaMallocManaged(&place, sizeof *place));
    cudaGraph_t graphs[2];
    for (unsigned i = 0; i < 2; ++i) {
        CALL(cudaGraphCreate(&graphs[i], 0));
        cudaGraphConditionalHandle way;
        CALL(cudaGraphConditionalHandleCreate(&way, graphs[i], i, cudaGraphCondAssignDefault));
        cudaGraph_t* const bodies = conditionalNode(graphs[i], way, cudaGraphCondTypeSwitch, 2, nullptr);
        for (int body = 0; body < 2; ++body) {
            int value = 10 + body;
            void* values[] = {&place, &value};
            kernelNode(bodies[body], reinterpret_cast<void*>(&put), values, nullptr);
        }
    }
    const cudaGraphExec_t exec = ready(graphs[0]);
    for (int i = 0; i < 2; ++i) {
        cudaGraphExecUpdateResultInfo info;
        CALL(cudaGraphExecUpdate(exec, graphs[i], &info));
        CALL(cudaGraphLaunch(exec, stream));
        CALL(cudaStreamSynchronize(stream));
        CHECK(*place == 10 + i);
    }
    CALL(cudaGraphExecDestroy(exec));
    CALL(cudaGraphDestroy(graphs[0]));
    CALL(cudaGraphDestroy(graphs[1]));
    CALL(cudaFree(place));
}

void refusals()
{
    cudaGraph_t graph, other;
    CALL(cudaGraphCreate(&graph, 0));
    CALL(cudaGraphCreate(&other, 0));
    cudaGraphConditionalHandle handle;
    CALL(cudaGraphConditionalHandleCreate(&handle, other));
    CHECK(cudaGraphConditionalHandleCreate(nullptr, graph) == cudaErrorInvalidValue);
    cudaGraphNodeParams params{};
    params.type = cudaGraphNodeTypeConditional;
    params.conditional.type = cudaGraphCondTypeIf;
    params.conditional.size = 3;
    params.conditional.handle = handle;
    cudaGraphNode_t node;
    CHECK(cudaGraphAddNode(&node, other, nullptr, nullptr, 0, &params) == cudaErrorInvalidValue);
    (void)cudaGetLastError();
    CALL(cudaGraphDestroy(graph));
    CALL(cudaGraphDestroy(other));
}

int main()
{
    cudaStream_t stream;
    CALL(cudaStreamCreate(&stream));
    whileLoop(stream);
    oneOf(stream, cudaGraphCondTypeIf, 1);
    oneOf(stream, cudaGraphCondTypeIf, 2);
    oneOf(stream, cudaGraphCondTypeSwitch, 3);
    nested(stream, false);
    nested(stream, true);
    updated(stream);
    refusals();
    CALL(cudaStreamDestroy(stream));
    std::printf("PASS\n");
    return 0;
}
