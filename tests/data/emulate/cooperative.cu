// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"
#include <cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void phases(int* x, int* sums)
{
    const cg::grid_group grid = cg::this_grid();
    x[grid.thread_rank()] = static_cast<int>(grid.thread_rank());
    grid.sync();
    const cg::thread_block_tile<32> warp = cg::tiled_partition<32>(cg::this_thread_block());
    int sum = x[grid.size() - 1 - grid.thread_rank()];
    for (int offset = warp.size() / 2; offset > 0; offset /= 2)
        sum += warp.shfl_down(sum, offset);
    if (warp.thread_rank() == 0)
        atomicAdd(sums, sum);
}

int main()
{
    int supported = 0, *x, *sums, found = 0;
    CALL(cudaDeviceGetAttribute(&supported, cudaDevAttrCooperativeLaunch, 0));
    CHECK(supported == 1);
    CALL(cudaMalloc(&x, 256 * sizeof(int)));
    CALL(cudaMalloc(&sums, sizeof(int)));
    CALL(cudaMemset(sums, 0, sizeof(int)));
    void* values[] = {&x, &sums};
    CALL(cudaLaunchCooperativeKernel(reinterpret_cast<void*>(phases), dim3(4), dim3(64), values, 0, nullptr));
    CALL(cudaMemcpy(&found, sums, sizeof found, cudaMemcpyDeviceToHost));
    CHECK(found == 256 * 255 / 2);
    std::printf("PASS\n");
}
