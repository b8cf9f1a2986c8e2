// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"
#include <vector>

__global__ void sum(const int* values, int count, int* total)
{
    __shared__ int parts[32];
    int own = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x)
        own += values[i];
    for (int offset = 16; offset > 0; offset /= 2)
        own += __shfl_down_sync(0xffffffff, own, offset);
    if (threadIdx.x % 32 == 0)
        parts[threadIdx.x / 32] = own;
    __syncthreads();
    if (threadIdx.x < 32) {
        own = threadIdx.x < blockDim.x / 32 ? parts[threadIdx.x] : 0;
        for (int offset = 16; offset > 0; offset /= 2)
            own += __shfl_down_sync(0xffffffff, own, offset);
        if (threadIdx.x == 0)
            atomicAdd(total, own);
    }
}

int main()
{
    const int count = 100000;
    std::vector<int> values(count);
    int expected = 0;
    for (int i = 0; i < count; ++i)
        expected += values[i] = i % 13 - 5;
    int *numbers, *total, found = 0;
    CALL(cudaMalloc(&numbers, count * sizeof(int)));
    CALL(cudaMalloc(&total, sizeof(int)));
    CALL(cudaMemset(total, 0, sizeof(int)));
    CALL(cudaMemcpy(numbers, values.data(), count * sizeof(int), cudaMemcpyDefault));
    sum<<<8, 256>>>(numbers, count, total);
    CALL(cudaMemcpy(&found, total, sizeof(int), cudaMemcpyDefault));
    CHECK(found == expected);
    std::printf("PASS\n");
}
