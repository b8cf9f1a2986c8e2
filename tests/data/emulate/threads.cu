// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"
#include <thread>
#include <vector>

__global__ void increment(int* x, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        ++x[i];
}

void work(int thread)
{
    const int n = 500, launches = 50;
    int* x;
    cudaStream_t stream;
    CALL(cudaSetDevice(0));
    CALL(cudaStreamCreate(&stream));
    CALL(cudaMalloc(&x, n * sizeof(int)));
    CALL(cudaMemsetAsync(x, 0, n * sizeof(int), stream));
    for (int i = 0; i < launches; ++i)
        increment<<<2, 256, 0, stream>>>(x, n);
    std::vector<int> found(n);
    CALL(cudaMemcpyAsync(found.data(), x, n * sizeof(int), cudaMemcpyDeviceToHost, stream));
    CALL(cudaStreamSynchronize(stream));
    for (int value : found)
        CHECK(value == launches);
    // Errors are a thread's own.
    if (thread == 3) {
        increment<<<1, 4096>>>(x, n);
        CHECK(cudaPeekAtLastError() == kWrongShape);
    } else {
        CHECK(cudaPeekAtLastError() == cudaSuccess);
    }
    CALL(cudaFree(x));
}

int main()
{
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i)
        threads.emplace_back(work, i);
    for (std::thread& thread : threads)
        thread.join();
    std::printf("PASS\n");
}
