#include <cooperative_groups.h>
#include <cub/block/block_reduce.cuh>

namespace cg = cooperative_groups;

extern "C" __global__ void sum(int n, const float* x, float* y)
{
    using Reduce = cub::BlockReduce<float, 256>;
    __shared__ typename Reduce::TempStorage storage;
    const auto block = cg::this_thread_block();
    float part = 0;
    for (int i = blockIdx.x * 256 + block.thread_rank(); i < n; i += gridDim.x * 256)
        part += x[i] + (threadIdx.x == EDIT ? 1.0f : 0.0f);
    const float all = Reduce(storage).Sum(part);
    block.sync();
    if (block.thread_rank() == 0)
        atomicAdd(y, all);
}
