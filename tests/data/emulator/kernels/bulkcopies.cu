// Bulk copies as CUDA's own headers make them, into shared memory and out of it.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/barrier>
#include <cuda/ptx>

namespace ptx = cuda::ptx;
using Barrier = cuda::barrier<cuda::thread_scope_block>;

// As the programming guide has it: in, plus one, out.
extern "C" __global__ void increment(const int* in, int* out)
{
    __shared__ alignas(16) int tile[512];
    __shared__ Barrier barrier;
    if (threadIdx.x == 0) {
        init(&barrier, blockDim.x);
        ptx::fence_proxy_async(ptx::space_shared);
    }
    __syncthreads();
    Barrier::arrival_token token;
    if (threadIdx.x == 0) {
        cuda::device::memcpy_async_tx(tile, in + 512 * blockIdx.x, cuda::aligned_size_t<16>(sizeof(tile)), barrier);
        token = cuda::device::barrier_arrive_tx(barrier, 1, sizeof(tile));
    } else {
        token = barrier.arrive();
    }
    barrier.wait(std::move(token));
    for (int i = threadIdx.x; i < 512; i += blockDim.x)
        tile[i] += 1;
    ptx::fence_proxy_async(ptx::space_shared);
    __syncthreads();
    if (threadIdx.x == 0) {
        ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, out + 512 * blockIdx.x, tile, sizeof(tile));
        ptx::cp_async_bulk_commit_group();
        ptx::cp_async_bulk_wait_group_read(ptx::n32_t<0>());
    }
}

// Copies of a block bound to a barrier, and of cooperative groups: bulk where it can be.
extern "C" __global__ void boundCopies(const int* in, int* out)
{
    __shared__ alignas(16) int tile[128], other[128];
    __shared__ Barrier barrier;
    auto block = cooperative_groups::this_thread_block();
    if (threadIdx.x == 0)
        init(&barrier, blockDim.x);
    block.sync();
    cuda::memcpy_async(block, tile, in, cuda::aligned_size_t<16>(512), barrier);
    barrier.arrive_and_wait();
    cooperative_groups::memcpy_async(block, other, in + 128, cuda::aligned_size_t<16>(512));
    cooperative_groups::wait(block);
    out[threadIdx.x] = tile[127 - threadIdx.x] - other[threadIdx.x];
}

// Every block adds its numbers to one row, and takes the least of another and the bits of a third.
extern "C" __global__ void reductions(const unsigned* in, unsigned* sums, int* least, unsigned* bits)
{
    __shared__ alignas(16) unsigned tile[64];
    tile[threadIdx.x] = in[64 * blockIdx.x + threadIdx.x];
    ptx::fence_proxy_async(ptx::space_shared);
    __syncthreads();
    if (threadIdx.x == 0) {
        ptx::cp_reduce_async_bulk(ptx::space_global, ptx::space_shared, ptx::op_add, sums, tile, sizeof(tile));
        ptx::cp_async_bulk_commit_group();
        ptx::cp_reduce_async_bulk(ptx::space_global, ptx::space_shared, ptx::op_min, least, reinterpret_cast<int*>(tile), sizeof(tile));
        ptx::cp_reduce_async_bulk(ptx::space_global, ptx::space_shared, ptx::op_xor_op, bits, tile, sizeof(tile));
        ptx::cp_async_bulk_commit_group();
        ptx::cp_async_bulk_wait_group(ptx::n32_t<0>());
    }
}

// Tiles in a ring, one warp loads them, the others sum them up; each block a part of the input.
extern "C" __global__ void ringSum(const float* in, float* out, int tiles)
{
    constexpr int kStages = 3, kTile = 96;
    __shared__ alignas(128) float stage[kStages][kTile];
    __shared__ unsigned long long full[kStages], empty[kStages];
    if (threadIdx.x == 0) {
        for (int i = 0; i < kStages; ++i) {
            ptx::mbarrier_init(&full[i], 1);
            ptx::mbarrier_init(&empty[i], blockDim.x - 32);
        }
        ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster);
    }
    __syncthreads();
    const float* const part = in + kTile * tiles * blockIdx.x;
    if (threadIdx.x < 32) {
        for (int tile = 0; tile < tiles && threadIdx.x == 0; ++tile) {
            const int now = tile % kStages;
            while (!ptx::mbarrier_try_wait_parity(&empty[now], (tile / kStages + 1) % 2)) {
            }
            ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &full[now], sizeof(stage[now]));
            ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, stage[now], part + kTile * tile, sizeof(stage[now]), &full[now]);
        }
        return;
    }
    float sum = 0;
    for (int tile = 0; tile < tiles; ++tile) {
        const int now = tile % kStages;
        while (!ptx::mbarrier_try_wait_parity(&full[now], tile / kStages % 2)) {
        }
        sum += stage[now][threadIdx.x - 32];
        ptx::mbarrier_arrive(&empty[now]);
    }
    out[kTile * blockIdx.x + threadIdx.x - 32] = sum;
}

// Stores of threads that an mbarrier counts, within the one block of a cluster: an H200 has no such instructions in other launches.
extern "C" __global__ void __cluster_dims__(1, 1, 1) asyncStores(const int* in, int* out)
{
    __shared__ alignas(16) int tile[64], sums[32];
    __shared__ unsigned long long bar;
    sums[threadIdx.x] = 100;
    if (threadIdx.x == 0)
        ptx::mbarrier_init(&bar, 1);
    __syncthreads();
    if (threadIdx.x == 0)
        ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &bar, 32 * 12);
    int* const place = static_cast<int*>(__cluster_map_shared_rank(tile, ptx::get_sreg_cluster_ctarank()));
    unsigned long long* const there = static_cast<unsigned long long*>(__cluster_map_shared_rank(&bar, 0));
    ptx::barrier_cluster_arrive();
    const int pair[2] = {in[2 * threadIdx.x], in[2 * threadIdx.x + 1]};
    ptx::barrier_cluster_wait();
    ptx::st_async(place + 2 * (31 - threadIdx.x), pair, there);
    ptx::red_async(ptx::op_add, static_cast<int*>(__cluster_map_shared_rank(&sums[threadIdx.x / 4], 0)), pair[0], there);
    while (!ptx::mbarrier_try_wait_parity(&bar, 0)) {
    }
    out[2 * threadIdx.x] = tile[2 * threadIdx.x];
    out[2 * threadIdx.x + 1] = tile[2 * threadIdx.x + 1];
    out[64 + threadIdx.x] = sums[threadIdx.x];
}
