// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"

__global__ void beyond(int* x, int n)
{
    x[blockIdx.x * blockDim.x + threadIdx.x] = n;
}

void launchBeyond(int* x)
{
    beyond<<<4, 64>>>(x, 1);
}

int main()
{
    int* x;
    CALL(cudaMalloc(&x, 200 * sizeof(int)));
    launchBeyond(x);
    CHECK(cudaDeviceSynchronize() == cudaErrorIllegalAddress);
    // It stays until the process ends.
    CHECK(cudaGetLastError() == cudaErrorIllegalAddress);
    CHECK(cudaMemset(x, 0, 4) == cudaErrorIllegalAddress);
    std::printf("after\n");
}
