// SPDX-License-Identifier: GPL-3.0-or-later
// A kernel that another one launches writes behind an allocation; without an argument it does not (-rdc=true).
#include "check.h"

__global__ void child(int* out, int n)
{
    out[threadIdx.x + n] = 1;
}

__global__ void parent(int* out, int n)
{
    if (threadIdx.x == 0)
        child<<<1, 32>>>(out, n);
}

int main(int count, char**)
{
    int* out;
    CALL(cudaMalloc(&out, 64 * sizeof(int)));
    parent<<<2, 32>>>(out, count > 1 ? 40 : 32);
    std::puts(cudaDeviceSynchronize() == cudaSuccess ? "good" : "failed");
    return 0;
}
