// SPDX-License-Identifier: GPL-3.0-or-later
// Launches without angle brackets.
#include <cassert>
#include <cstdio>

__global__ void iota(unsigned int *values, unsigned int n, unsigned int first)
{
    unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        values[i] = first + i;
}

template <int kStep>
__global__ void step(unsigned int *values, unsigned int n)
{
    unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        values[i] += kStep;
}

int main()
{
    unsigned int n = 12345, first = 7;
    unsigned int *values = nullptr;
    cudaMallocManaged(&values, sizeof(unsigned int) * n);

    dim3 block(192), grid((n + block.x - 1) / block.x);
    void *args[] = {&values, &n, &first};
    cudaError_t status = cudaLaunchKernel(reinterpret_cast<const void *>(&iota), grid, block, args, 0, 0);
    assert(status == cudaSuccess);

    cudaLaunchConfig_t config = {};
    config.gridDim = grid;
    config.blockDim = block;
    status = cudaLaunchKernelEx(&config, step<2>, values, n);
    assert(status == cudaSuccess);
    cudaDeviceSynchronize();
    printf("%u\n", values[0]);
    cudaFree(values);
    return 0;
}
