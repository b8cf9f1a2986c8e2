// SPDX-License-Identifier: GPL-3.0-or-later
// A graph of one kernel, a captured stream of two with a copy between them, and a graph whose kernel gets other arguments, each
// launched five times.
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>

#define CHECK(call) do { const cudaError_t error = (call); if (error != cudaSuccess) { \
    std::printf("%s: %s\n", #call, cudaGetErrorString(error)); std::exit(1); } } while (0)

__global__ void scale(float* x, float a, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] = a * x[i] + 1;
}

__global__ void shift(float* y, const float* x, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = x[(i + 1) % n];
}

__global__ void update(float* y, float a, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = y[i] * 0.5f + a;
}

int main()
{
    const int n = 1 << 16;
    float *x, *y, *z;
    CHECK(cudaMalloc(&x, n * sizeof(float)));
    CHECK(cudaMalloc(&y, n * sizeof(float)));
    CHECK(cudaMalloc(&z, n * sizeof(float)));
    for (float* const each : {x, y, z})
        CHECK(cudaMemset(each, 0, n * sizeof(float)));
    cudaStream_t stream;
    CHECK(cudaStreamCreate(&stream));
    cudaGraph_t one, captured, changed;
    cudaGraphExec_t oneExec, capturedExec, changedExec;
    cudaGraphNode_t node;
    float a = 1.5f;
    int count = n;

    CHECK(cudaGraphCreate(&one, 0));
    void* arguments[] = {&x, &a, &count};
    cudaKernelNodeParams parameters{};
    parameters.func = reinterpret_cast<void*>(&scale);
    parameters.gridDim = dim3(n / 256);
    parameters.blockDim = dim3(256);
    parameters.kernelParams = arguments;
    CHECK(cudaGraphAddKernelNode(&node, one, nullptr, 0, &parameters));
    CHECK(cudaGraphInstantiate(&oneExec, one, 0));

    CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    shift<<<n / 256, 256, 0, stream>>>(y, x, n);
    CHECK(cudaMemcpyAsync(z, y, n * sizeof(float), cudaMemcpyDeviceToDevice, stream));
    shift<<<n / 256, 256, 0, stream>>>(y, z, n);
    CHECK(cudaStreamEndCapture(stream, &captured));
    CHECK(cudaGraphInstantiate(&capturedExec, captured, 0));

    CHECK(cudaGraphCreate(&changed, 0));
    void* others[] = {&z, &a, &count};
    parameters.func = reinterpret_cast<void*>(&update);
    parameters.kernelParams = others;
    CHECK(cudaGraphAddKernelNode(&node, changed, nullptr, 0, &parameters));
    CHECK(cudaGraphInstantiate(&changedExec, changed, 0));
    for (int i = 0; i < 5; ++i) {
        CHECK(cudaGraphLaunch(oneExec, stream));
        CHECK(cudaGraphLaunch(capturedExec, stream));
        a = static_cast<float>(i);
        CHECK(cudaGraphExecKernelNodeSetParams(changedExec, node, &parameters));
        CHECK(cudaGraphLaunch(changedExec, stream));
    }
    CHECK(cudaStreamSynchronize(stream));
    float first = 0;
    CHECK(cudaMemcpy(&first, z, sizeof first, cudaMemcpyDeviceToHost));
    std::printf("%g\n", static_cast<double>(first));
    return 0;
}
