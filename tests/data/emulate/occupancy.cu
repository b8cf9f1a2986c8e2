// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"

__global__ void __launch_bounds__(256) fill(int* x, int n)
{
    extern __shared__ int buffer[];
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    buffer[threadIdx.x + 16000] = i;
    if (i < n)
        x[i] = buffer[threadIdx.x + 16000];
}

__global__ void plain(int* x) { x[threadIdx.x] = 1; }

int main()
{
    cudaFuncAttributes attributes;
    CALL(cudaFuncGetAttributes(&attributes, fill));
    CHECK(attributes.maxThreadsPerBlock == 256);
    int grid = 0, block = 0, blocks = 0;
    CALL(cudaOccupancyMaxPotentialBlockSize(&grid, &block, plain, 0, 0));
    CHECK(grid > 0 && block > 0 && block % 32 == 0);
    CALL(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, plain, 128, 0));
    CHECK(blocks >= 1);
    int* x;
    const int shared = 66000;
    CALL(cudaMalloc(&x, 256 * sizeof(int)));
    fill<<<1, 256, shared>>>(x, 256);
    CHECK(cudaGetLastError() == cudaErrorInvalidValue);
    CALL(cudaFuncSetAttribute(fill, cudaFuncAttributeMaxDynamicSharedMemorySize, shared));
    fill<<<1, 256, shared>>>(x, 256);
    CALL(cudaGetLastError());
    int found[256];
    CALL(cudaMemcpy(found, x, sizeof found, cudaMemcpyDeviceToHost));
    CHECK(found[0] == 0 && found[255] == 255);
    std::printf("PASS\n");
}
