// SPDX-License-Identifier: GPL-3.0-or-later
// Counts into memory that nobody has set to 0: right as long as the memory happens to be new. The second half is right.
#include "check.h"

__global__ void count(const int* x, int* bins, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        atomicAdd(&bins[x[i] % 4], 1);
}

int main(int argc, char**)
{
    const int n = 1000;
    int host[n], bins[4] = {}, *x, *counts;
    for (int i = 0; i < n; ++i)
        host[i] = i;
    CALL(cudaMalloc(&x, sizeof host));
    CALL(cudaMalloc(&counts, sizeof bins));
    CALL(cudaMemcpy(x, host, sizeof host, cudaMemcpyHostToDevice));
    if (argc > 1) {  // in a graph, from memory of the host
        cudaStream_t stream;
        cudaGraph_t graph;
        cudaGraphExec_t exec;
        CALL(cudaStreamCreate(&stream));
        CALL(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
        CALL(cudaMemcpyAsync(counts, bins, sizeof bins / 2, cudaMemcpyHostToDevice, stream));
        CALL(cudaMemsetAsync(counts + 2, 0, sizeof bins / 2, stream));
        CALL(cudaStreamEndCapture(stream, &graph));
        CALL(cudaGraphInstantiate(&exec, graph, 0));
        CALL(cudaGraphLaunch(exec, stream));
        CALL(cudaStreamSynchronize(stream));
    }
    count<<<4, 256>>>(x, counts, n);
    CALL(cudaMemcpy(bins, counts, sizeof bins, cudaMemcpyDeviceToHost));
    CHECK(bins[0] == 250 && bins[3] == 250);
    std::printf("PASS\n");
}
