// SPDX-License-Identifier: GPL-3.0-or-later
// The device runtime's functions for whole grids, by which cooperative groups of other languages are made (Numba's): sizes, ranks,
// and two steps of a sum, the second of which reads what all blocks have written.
#include "check.h"

__device__ int wrong;

__global__ void sum(int* parts, int* total)
{
    const unsigned long long grid = cudaCGGetIntrinsicHandle(cudaCGScopeGrid);
    unsigned threads = 0, grids = 0, thread = 0, number = 0;
    const bool isKnown = cudaCGGetSize(&threads, &grids, grid) == cudaSuccess && cudaCGGetRank(&thread, &number, grid) == cudaSuccess;
    const unsigned own = blockIdx.x * blockDim.x + threadIdx.x;
    if (!isKnown || threads != gridDim.x * blockDim.x || grids != 1 || thread != own || number != 1)
        atomicAdd(&wrong, 1);
    parts[own] = own;
    if (cudaCGSynchronize(grid, 0) != cudaSuccess)
        atomicAdd(&wrong, 1);
    const int next = parts[(own + blockDim.x) % threads];
    if (cudaCGSynchronizeGrid(grid, 0) != cudaSuccess)
        atomicAdd(&wrong, 1);
    parts[own] = next;
    cudaCGSynchronize(grid, 0);
    if (own == 0)
        for (unsigned i = 0; i < threads; ++i)
            *total += parts[i];
}

/// A launch that is not cooperative has no handle.
__global__ void alone()
{
    unsigned threads = 1;
    if (cudaCGGetIntrinsicHandle(cudaCGScopeGrid) != 0 || cudaCGSynchronize(0, 0) == cudaSuccess ||
        cudaCGGetSize(&threads, nullptr, 0) == cudaSuccess || threads != 0)
        atomicAdd(&wrong, 1);
}

int main()
{
    int *parts = nullptr, *total = nullptr, sumOfAll = 0, errors = 0;
    CALL(cudaMalloc(&parts, 256 * sizeof(int)));
    CALL(cudaMalloc(&total, sizeof(int)));
    CALL(cudaMemset(total, 0, sizeof(int)));
    void* arguments[] = {&parts, &total};
    CALL(cudaLaunchCooperativeKernel(reinterpret_cast<const void*>(sum), dim3(4), dim3(64), arguments, 0, nullptr));
    alone<<<1, 1>>>();
    CALL(cudaMemcpy(&sumOfAll, total, sizeof sumOfAll, cudaMemcpyDeviceToHost));
    CALL(cudaMemcpyFromSymbol(&errors, wrong, sizeof errors));
    CHECK(sumOfAll == 255 * 128 && errors == 0);
    std::printf("PASS\n");
}
