// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"

__global__ void scale(float* x, int n, float by)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] *= by;
}

int main()
{
    const int parts = 4, n = 4096;
    float *host, *device;
    CALL(cudaMallocHost(&host, parts * n * sizeof(float)));
    CALL(cudaMalloc(&device, parts * n * sizeof(float)));
    for (int i = 0; i < parts * n; ++i)
        host[i] = i;
    cudaStream_t streams[parts];
    cudaEvent_t begin, end, filled;
    CALL(cudaEventCreate(&begin));
    CALL(cudaEventCreate(&end));
    CALL(cudaEventCreateWithFlags(&filled, cudaEventDisableTiming));
    CALL(cudaEventRecord(begin));
    for (int part = 0; part < parts; ++part) {
        CALL(cudaStreamCreateWithFlags(&streams[part], cudaStreamNonBlocking));
        float* const mine = device + part * n;
        CALL(cudaMemcpyAsync(mine, host + part * n, n * sizeof(float), cudaMemcpyHostToDevice, streams[part]));
        scale<<<n / 256, 256, 0, streams[part]>>>(mine, n, part + 1);
        CALL(cudaMemcpyAsync(host + part * n, mine, n * sizeof(float), cudaMemcpyDeviceToHost, streams[part]));
    }
    // Another stream waits for what the first one did.
    CALL(cudaEventRecord(filled, streams[0]));
    CALL(cudaStreamWaitEvent(streams[1], filled, 0));
    CALL(cudaEventRecord(end));
    for (cudaStream_t stream : streams)
        CALL(cudaStreamSynchronize(stream));
    CALL(cudaEventSynchronize(end));
    CHECK(cudaStreamQuery(streams[2]) == cudaSuccess);
    CHECK(cudaEventQuery(filled) == cudaSuccess);
    float milliseconds = -1;
    CALL(cudaEventElapsedTime(&milliseconds, begin, end));
    CHECK(milliseconds >= 0);
    for (int i = 0; i < parts * n; ++i)
        CHECK(host[i] == float(i) * (i / n + 1));
    for (cudaStream_t stream : streams)
        CALL(cudaStreamDestroy(stream));
    CALL(cudaEventDestroy(begin));
    CALL(cudaFreeHost(host));
    std::printf("PASS\n");
}
