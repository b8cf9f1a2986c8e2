// SPDX-License-Identifier: GPL-3.0-or-later
// References to objects of graphs that the program does not have: undefined in CUDA, and refused on the emulated GPU.
#include "check.h"

void end(void*) { }

int main()
{
    cudaUserObject_t object;
    cudaGraph_t graph;
    CALL(cudaGraphCreate(&graph, 0));
    CALL(cudaUserObjectCreate(&object, nullptr, end, 2, cudaUserObjectNoDestructorSync));
    CHECK(cudaUserObjectRelease(object, 3) == cudaErrorInvalidValue);
    CHECK(cudaUserObjectRelease(object, 0) == cudaErrorInvalidValue);
    CHECK(cudaGraphRetainUserObject(graph, object, 3, cudaGraphUserObjectMove) == cudaErrorInvalidValue);
    CHECK(cudaGraphReleaseUserObject(graph, object, 1) == cudaErrorInvalidValue);
    CALL(cudaGraphRetainUserObject(graph, object, 2, cudaGraphUserObjectMove));
    CHECK(cudaUserObjectRelease(object, 1) == cudaErrorInvalidValue);  // the graph has it
    CHECK(cudaUserObjectRetain(object, 1) == cudaErrorInvalidValue);
    CALL(cudaGraphReleaseUserObject(graph, object, 2));
    CHECK(cudaGraphReleaseUserObject(graph, object, 1) == cudaErrorInvalidValue);
    CALL(cudaGraphDestroy(graph));
    std::printf("PASS\n");
}
