#include <cooperative_groups.h>
namespace cg = cooperative_groups;

// Rounds of an exchange between blocks: x[i] becomes x[i] + x[(i + 32) % n], which needs all blocks at the same step.
extern "C" __global__ void rounds(int* x, int* y, int n, int steps)
{
    cg::grid_group grid = cg::this_grid();
    const int i = int(grid.thread_rank());
    for (int step = 0; step < steps; ++step) {
        if (i < n)
            y[i] = x[i] + x[(i + 32) % n];
        grid.sync();
        int* t = x;
        x = y;
        y = t;
    }
}

extern "C" __global__ void tiles(const int* x, int* out)
{
    cg::thread_block block = cg::this_thread_block();
    cg::thread_block_tile<8> tile = cg::tiled_partition<8>(block);
    int sum = x[block.thread_rank()];
    for (int offset = tile.size() / 2; offset > 0; offset /= 2)
        sum += tile.shfl_down(sum, offset);
    block.sync();
    if (tile.thread_rank() == 0)
        out[block.thread_rank() / 8] = sum;
    cg::coalesced_group active = cg::coalesced_threads();
    out[blockDim.x / 8 + block.thread_rank()] = active.size();
}
