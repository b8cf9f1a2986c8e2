// SPDX-License-Identifier: GPL-3.0-or-later
// What graphs keep for a program: it ends with the last graph, instance or launch that refers to it, and not before.
#include "check.h"

#include <atomic>
#include <chrono>
#include <thread>

__global__ void add(int* x, int n)
{
    for (int round = 0; round < n; ++round)
        atomicAdd(x, 1);
}

std::atomic<int> ended{0};

void end(void* counter) { ++*static_cast<std::atomic<int>*>(counter); }

/// Destructors come in their own time.
void waitFor(int count)
{
    for (int tries = 0; ended < count && tries < 500; ++tries)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    CHECK(ended == count);
}

/// A graph that is taken over brings what it keeps, in place of what was kept before.
void updated(cudaStream_t stream)
{
    const int before = ended;
    cudaGraph_t graphs[2];
    cudaUserObject_t objects[2];
    for (int i = 0; i < 2; ++i) {
        cudaGraphNode_t node;
        CALL(cudaGraphCreate(&graphs[i], 0));
        CALL(cudaGraphAddEmptyNode(&node, graphs[i], nullptr, 0));
        CALL(cudaUserObjectCreate(&objects[i], &ended, end, 1, cudaUserObjectNoDestructorSync));
        CALL(cudaGraphRetainUserObject(graphs[i], objects[i], 1, cudaGraphUserObjectMove));
    }
    cudaGraphExec_t instance;
    cudaGraphExecUpdateResultInfo info;
    CALL(cudaGraphInstantiate(&instance, graphs[0], 0));
    CALL(cudaGraphExecUpdate(instance, graphs[1], &info));
    CALL(cudaGraphDestroy(graphs[0]));
    CALL(cudaGraphDestroy(graphs[1]));
    waitFor(before + 1);
    CALL(cudaGraphLaunch(instance, stream));
    CALL(cudaStreamSynchronize(stream));
    CHECK(ended == before + 1);
    CALL(cudaGraphExecDestroy(instance));
    CALL(cudaDeviceSynchronize());
    waitFor(before + 2);
}

int main()
{
    int* x;
    CALL(cudaMalloc(&x, sizeof(int)));
    CALL(cudaMemset(x, 0, sizeof(int)));
    cudaUserObject_t object, other;
    CHECK(cudaUserObjectCreate(&object, &ended, end, 0, cudaUserObjectNoDestructorSync) == cudaErrorInvalidValue);
    CHECK(cudaUserObjectCreate(&object, &ended, nullptr, 1, cudaUserObjectNoDestructorSync) == cudaErrorInvalidValue);
    CHECK(cudaUserObjectCreate(&object, &ended, end, 1, 0) == cudaErrorInvalidValue);
    CALL(cudaUserObjectCreate(&object, &ended, end, 2, cudaUserObjectNoDestructorSync));
    CALL(cudaUserObjectRelease(object, 1));
    CALL(cudaUserObjectRetain(object, 1));
    CALL(cudaUserObjectRelease(object, 1));
    CHECK(ended == 0);

    cudaStream_t stream;
    cudaGraph_t graph, copy;
    cudaGraphExec_t instance;
    CALL(cudaStreamCreate(&stream));
    CALL(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    add<<<2, 32, 0, stream>>>(x, 100);
    CALL(cudaStreamEndCapture(stream, &graph));
    CALL(cudaGraphRetainUserObject(graph, object, 1, cudaGraphUserObjectMove));
    CALL(cudaGraphClone(&copy, graph));
    CALL(cudaGraphInstantiate(&instance, graph, 0));
    CALL(cudaGraphReleaseUserObject(graph, object, 1));
    CALL(cudaGraphDestroy(copy));
    CHECK(ended == 0);  // the instance still refers to it
    CALL(cudaGraphLaunch(instance, stream));
    CALL(cudaGraphExecDestroy(instance));  // the launch still does
    CALL(cudaStreamSynchronize(stream));
    CHECK(ended <= 1);  // a device may take its time
    int found = 0;
    CALL(cudaMemcpy(&found, x, sizeof found, cudaMemcpyDeviceToHost));
    CHECK(found == 2 * 32 * 100);

    CALL(cudaUserObjectCreate(&other, &ended, end, 1, cudaUserObjectNoDestructorSync));
    CALL(cudaGraphRetainUserObject(graph, other, 2, 0));
    CALL(cudaUserObjectRelease(other, 1));
    CALL(cudaGraphReleaseUserObject(graph, other, 1));
    CHECK(ended <= 1);
    CALL(cudaGraphDestroy(graph));
    CALL(cudaDeviceSynchronize());
    waitFor(2);
    updated(stream);
    CALL(cudaFree(x));
    std::printf("PASS\n");
}
