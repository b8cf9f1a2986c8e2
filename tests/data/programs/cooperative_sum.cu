// SPDX-License-Identifier: GPL-3.0-or-later
// Cooperative groups: tiles of a block, and a grid that waits for itself.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cstdio>
#include <cstdlib>

namespace cg = cooperative_groups;

__global__ void gridSum(const float *values, float *sums, float *total, int n)
{
    cg::grid_group grid = cg::this_grid();
    cg::thread_block block = cg::this_thread_block();
    auto tile = cg::tiled_partition<32>(block);
    float sum = 0;
    for (int i = grid.thread_rank(); i < n; i += grid.size())
        sum += values[i];
    sum = cg::reduce(tile, sum, cg::plus<float>());
    if (tile.thread_rank() == 0)
        atomicAdd(&sums[blockIdx.x], sum);
    grid.sync();
    if (grid.thread_rank() == 0) {
        float all = 0;
        for (int i = 0; i < gridDim.x; ++i)
            all += sums[i];
        *total = all;
    }
}

int main()
{
    int n = 1 << 16;
    float *values, *sums, *total;
    const int blocks = 8;
    const dim3 threads(128);
    cudaMallocManaged(&values, n * sizeof(float));
    cudaMallocManaged(&sums, blocks * sizeof(float));
    cudaMallocManaged(&total, sizeof(float));
    for (int i = 0; i < n; ++i)
        values[i] = 1;
    cudaMemset(sums, 0, blocks * sizeof(float));
    void *arguments[] = {&values, &sums, &total, &n};
    cudaLaunchCooperativeKernel((void *)gridSum, dim3(blocks), threads, arguments, 0, nullptr);
    if (cudaDeviceSynchronize() != cudaSuccess)
        return EXIT_FAILURE;
    printf("%f\n", *total);
    return EXIT_SUCCESS;
}
