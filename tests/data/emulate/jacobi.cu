// SPDX-License-Identifier: GPL-3.0-or-later
// A solver whose step is captured once and launched until it has converged.
#include "check.h"

#include <cmath>

__global__ void step(const float* from, float* to, float* change, int n)
{
    const int x = blockIdx.x * blockDim.x + threadIdx.x + 1, y = blockIdx.y * blockDim.y + threadIdx.y + 1;
    if (x >= n - 1 || y >= n - 1)
        return;
    const float value = 0.25f * (from[y * n + x - 1] + from[y * n + x + 1] + from[(y - 1) * n + x] + from[(y + 1) * n + x]);
    atomicMax(reinterpret_cast<int*>(change), __float_as_int(fabsf(value - from[y * n + x])));
    to[y * n + x] = value;
}

int main()
{
    const int n = 18;
    float host[n * n] = {}, *a, *b, *change, *found;
    for (int i = 0; i < n; ++i)
        host[i] = 1;  // the upper edge
    CALL(cudaMalloc(&a, sizeof host));
    CALL(cudaMalloc(&b, sizeof host));
    CALL(cudaMalloc(&change, sizeof(float)));
    CALL(cudaMallocHost(&found, sizeof(float)));
    CALL(cudaMemcpy(a, host, sizeof host, cudaMemcpyHostToDevice));
    CALL(cudaMemcpy(b, host, sizeof host, cudaMemcpyHostToDevice));
    CALL(cudaMemset(change, 0, sizeof(float)));
    cudaStream_t stream;
    CALL(cudaStreamCreate(&stream));
    cudaGraph_t graph;
    cudaGraphExec_t exec;
    const dim3 block(8, 8), grid(2, 2);
    CALL(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    step<<<grid, block, 0, stream>>>(a, b, change, n);
    CALL(cudaMemsetAsync(change, 0, sizeof(float), stream));
    step<<<grid, block, 0, stream>>>(b, a, change, n);
    CALL(cudaMemcpyAsync(found, change, sizeof(float), cudaMemcpyDeviceToHost, stream));
    CALL(cudaStreamEndCapture(stream, &graph));
    CALL(cudaGraphInstantiate(&exec, graph, 0));
    int rounds = 0;
    do {
        CALL(cudaGraphLaunch(exec, stream));
        CALL(cudaStreamSynchronize(stream));
    } while (*found > 1e-5f && ++rounds < 1000);
    CHECK(rounds > 50 && rounds < 1000);
    CALL(cudaMemcpy(host, a, sizeof host, cudaMemcpyDeviceToHost));
    // By symmetry, in the middle of four edges of which one is 1.
    const float middle = 0.25f * (host[8 * n + 8] + host[8 * n + 9] + host[9 * n + 8] + host[9 * n + 9]);
    CHECK(std::fabs(middle - 0.25f) < 1e-3f);
    CALL(cudaGraphExecDestroy(exec));
    CALL(cudaGraphDestroy(graph));
    std::printf("PASS\n");
}
