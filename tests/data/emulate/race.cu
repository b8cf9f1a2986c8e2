// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"

__global__ void shift(int* x)
{
    __shared__ int values[64];
    values[threadIdx.x] = x[threadIdx.x];
    x[threadIdx.x] = values[(threadIdx.x + 33) % 64];
}

int main()
{
    int* x;
    CALL(cudaMalloc(&x, 64 * sizeof(int)));
    CALL(cudaMemset(x, 0, 64 * sizeof(int)));
    shift<<<1, 64>>>(x);
    std::printf("%d\n", cudaDeviceSynchronize());
}
