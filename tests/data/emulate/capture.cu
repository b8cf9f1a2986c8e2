// SPDX-License-Identifier: GPL-3.0-or-later
// Streams whose work becomes a graph, over two streams that events join; and what is not allowed meanwhile.
#include "check.h"

__global__ void scale(float* x, float by)
{
    x[threadIdx.x] *= by;
}

__global__ void sum(float* to, const float* a, const float* b)
{
    to[threadIdx.x] = a[threadIdx.x] + b[threadIdx.x];
}

const int n = 64;

int main()
{
    float *a, *b, *to, host[n], result[n];
    for (int i = 0; i < n; ++i)
        host[i] = i;
    CALL(cudaMalloc(&a, sizeof host));
    CALL(cudaMalloc(&b, sizeof host));
    CALL(cudaMalloc(&to, sizeof host));
    cudaStream_t one, two;
    cudaEvent_t fork, join;
    CALL(cudaStreamCreateWithFlags(&one, cudaStreamNonBlocking));
    CALL(cudaStreamCreateWithFlags(&two, cudaStreamNonBlocking));
    CALL(cudaEventCreate(&fork));
    CALL(cudaEventCreate(&join));

    cudaGraph_t graph;
    cudaStreamCaptureStatus status;
    CALL(cudaStreamBeginCapture(one, cudaStreamCaptureModeGlobal));
    CALL(cudaMemcpyAsync(a, host, sizeof host, cudaMemcpyHostToDevice, one));
    CALL(cudaMemcpyAsync(b, a, sizeof host, cudaMemcpyDeviceToDevice, one));
    CALL(cudaEventRecord(fork, one));
    CALL(cudaStreamWaitEvent(two, fork, 0));
    CALL(cudaStreamIsCapturing(two, &status));
    CHECK(status == cudaStreamCaptureStatusActive);
    scale<<<1, n, 0, one>>>(a, 2);
    scale<<<1, n, 0, two>>>(b, 3);
    CALL(cudaEventRecord(join, two));
    CALL(cudaStreamWaitEvent(one, join, 0));
    sum<<<1, n, 0, one>>>(to, a, b);
    CALL(cudaMemcpyAsync(result, to, sizeof host, cudaMemcpyDeviceToHost, one));
    CALL(cudaStreamEndCapture(one, &graph));
    CALL(cudaStreamIsCapturing(two, &status));
    CHECK(status == cudaStreamCaptureStatusNone);

    size_t count = 0;
    CALL(cudaGraphGetNodes(graph, nullptr, &count));
    CHECK(count == 6);
    cudaGraphExec_t exec;
    CALL(cudaGraphInstantiate(&exec, graph, 0));
    result[1] = -1;
    for (int round = 1; round <= 4; ++round) {
        host[1] = round;
        CALL(cudaGraphLaunch(exec, one));
        CALL(cudaStreamSynchronize(one));
        CHECK(result[1] == 5 * round && result[n - 1] == 5 * (n - 1));
    }
    CALL(cudaGraphExecDestroy(exec));
    CALL(cudaGraphDestroy(graph));

    // A stream that is not joined.
    CALL(cudaStreamBeginCapture(one, cudaStreamCaptureModeThreadLocal));
    CALL(cudaEventRecord(fork, one));
    CALL(cudaStreamWaitEvent(two, fork, 0));
    scale<<<1, n, 0, two>>>(b, 3);
    CHECK(cudaStreamEndCapture(one, &graph) == cudaErrorStreamCaptureUnjoined && graph == nullptr);
    CHECK(cudaGetLastError() == cudaErrorStreamCaptureUnjoined);

    // Waiting for a stream that captures ends its capture.
    CALL(cudaStreamBeginCapture(one, cudaStreamCaptureModeGlobal));
    CHECK(cudaStreamBeginCapture(one, cudaStreamCaptureModeGlobal) == cudaErrorIllegalState);
    scale<<<1, n, 0, one>>>(a, 2);
    CHECK(cudaStreamSynchronize(one) == cudaErrorStreamCaptureUnsupported);
    CALL(cudaStreamIsCapturing(one, &status));
    CHECK(status == cudaStreamCaptureStatusInvalidated);
    CHECK(cudaMemsetAsync(a, 0, sizeof host, one) == cudaErrorStreamCaptureInvalidated);
    CHECK(cudaStreamEndCapture(one, &graph) == cudaErrorStreamCaptureInvalidated && graph == nullptr);
    CHECK(cudaStreamEndCapture(one, &graph) == cudaErrorIllegalState);
    cudaGetLastError();

    // So does memory, but in relaxed mode.
    float* more = nullptr;
    CALL(cudaStreamBeginCapture(one, cudaStreamCaptureModeGlobal));
    CHECK(cudaMalloc(&more, 16) == cudaErrorStreamCaptureUnsupported);
    CHECK(cudaStreamEndCapture(one, &graph) == cudaErrorStreamCaptureInvalidated);
    CALL(cudaStreamBeginCapture(one, cudaStreamCaptureModeRelaxed));
    CALL(cudaMalloc(&more, 16));
    scale<<<1, n, 0, one>>>(a, 2);
    CALL(cudaStreamEndCapture(one, &graph));
    CALL(cudaGraphDestroy(graph));
    CALL(cudaFree(more));

    // A stream may go; another has to wait for all that it did.
    for (const bool isJoined : {true, false}) {
        cudaStream_t side;
        CALL(cudaStreamCreateWithFlags(&side, cudaStreamNonBlocking));
        CALL(cudaStreamBeginCapture(one, cudaStreamCaptureModeGlobal));
        CALL(cudaEventRecord(fork, one));
        CALL(cudaStreamWaitEvent(side, fork, 0));
        scale<<<1, n, 0, side>>>(b, 3);
        CALL(cudaEventRecord(join, side));
        if (isJoined)
            CALL(cudaStreamWaitEvent(one, join, 0));
        CALL(cudaStreamDestroy(side));
        CALL(cudaStreamIsCapturing(one, &status));
        CHECK(status == cudaStreamCaptureStatusActive);
        CHECK(cudaStreamEndCapture(one, &graph) == (isJoined ? cudaSuccess : cudaErrorStreamCaptureUnjoined));
        if (isJoined)
            CALL(cudaGraphDestroy(graph));
        cudaGetLastError();
    }

    // The legacy stream would wait for a stream that blocks.
    cudaStream_t blocking;
    CALL(cudaStreamCreate(&blocking));
    CALL(cudaStreamBeginCapture(blocking, cudaStreamCaptureModeRelaxed));
    CHECK(cudaMemcpy(a, host, sizeof host, cudaMemcpyHostToDevice) == cudaErrorStreamCaptureImplicit);
    CHECK(cudaStreamEndCapture(blocking, &graph) == cudaErrorStreamCaptureInvalidated);
    cudaGetLastError();
    CHECK(cudaStreamBeginCapture(nullptr, cudaStreamCaptureModeGlobal) == cudaErrorStreamCaptureUnsupported);
    cudaGetLastError();

    // Nothing of all that was done.
    CALL(cudaMemcpy(result, to, sizeof host, cudaMemcpyDeviceToHost));
    CHECK(result[n - 1] == 5 * (n - 1));
    std::printf("PASS\n");
}
