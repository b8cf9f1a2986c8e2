// SPDX-License-Identifier: GPL-3.0-or-later
// A graph that is captured once and launched many times.
#include <cstdio>
#include <stdexcept>

#define CUDA_CHECK(x) \
    if (auto status = (x); status != cudaSuccess) \
        throw std::runtime_error(cudaGetErrorString(status))

__global__ void shortKernel(float *out_d, float *in_d, int n)
{
    int idx = blockIdx.x * blockDim.x + threadIdx.x;
    if (idx < n)
        out_d[idx] = 1.23f * in_d[idx];
}

int main() try {
    constexpr int kSteps = 100;
    constexpr int kKernelsPerStep = 20;
    constexpr int n = 500000;
    float *in_d, *out_d;
    CUDA_CHECK(cudaMalloc(&in_d, n * sizeof(float)));
    CUDA_CHECK(cudaMalloc(&out_d, n * sizeof(float)));
    cudaStream_t stream;
    CUDA_CHECK(cudaStreamCreate(&stream));
    const int threads = 512, blocks = (n + threads - 1) / threads;
    bool isCreated = false;
    cudaGraph_t graph;
    cudaGraphExec_t instance;
    for (int step = 0; step < kSteps; ++step) {
        if (!isCreated) {
            CUDA_CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
            for (int k = 0; k < kKernelsPerStep; ++k)
                shortKernel<<<blocks, threads, 0, stream>>>(out_d, in_d, n);
            CUDA_CHECK(cudaStreamEndCapture(stream, &graph));
            CUDA_CHECK(cudaGraphInstantiate(&instance, graph, 0));
            isCreated = true;
        }
        CUDA_CHECK(cudaGraphLaunch(instance, stream));
        CUDA_CHECK(cudaStreamSynchronize(stream));
    }
    puts("done");
    return 0;
} catch (const std::exception &error) {
    fprintf(stderr, "%s\n", error.what());
    return 1;
}
