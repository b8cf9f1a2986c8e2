// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"
#include <atomic>

__global__ void set(int* x, int value) { x[threadIdx.x] = value; }

std::atomic<int> calls{0};

int main()
{
    cudaStream_t stream;
    CALL(cudaStreamCreate(&stream));
    int* x;
    CALL(cudaMallocAsync(&x, 32 * sizeof(int), stream));
    set<<<1, 32, 0, stream>>>(x, 4);
    CALL(cudaLaunchHostFunc(stream, [](void* data) { *static_cast<std::atomic<int>*>(data) += 1; }, &calls));
    CALL(cudaStreamAddCallback(
        stream,
        [](cudaStream_t, cudaError_t status, void* data) {
            *static_cast<std::atomic<int>*>(data) += status == cudaSuccess ? 10 : 0;
        },
        &calls, 0));
    int found[32];
    CALL(cudaMemcpyAsync(found, x, sizeof found, cudaMemcpyDeviceToHost, stream));
    CALL(cudaFreeAsync(x, stream));
    CALL(cudaStreamSynchronize(stream));
    CHECK(calls == 11);
    CHECK(found[31] == 4);
    std::printf("PASS\n");
}
