// Clusters of several blocks, as CUDA's own headers make them: shared memory of other blocks, their barriers, copies to them.
#include <cooperative_groups.h>
#include <cuda/ptx>

namespace cg = cooperative_groups;
namespace ptx = cuda::ptx;
using Mbarrier = unsigned long long;

template <typename T> __device__ T* mapped(T* shared, unsigned rank)
{
    return static_cast<T*>(__cluster_map_shared_rank(shared, rank));
}

// What a block can tell of its cluster: 16 words a block, in clusters of any size.
extern "C" __global__ void places(unsigned* out)
{
    __shared__ unsigned word;
    if (threadIdx.x != 0)
        return;
    const unsigned block = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
    unsigned* const to = out + 16 * block;
    const uint3 index = __clusterIdx(), in = __clusterRelativeBlockIdx();
    const dim3 size = __clusterDim(), clusters = __clusterGridDimInClusters();
    to[0] = index.x, to[1] = index.y, to[2] = index.z;
    to[3] = in.x, to[4] = in.y, to[5] = in.z;
    to[6] = size.x, to[7] = size.y, to[8] = size.z;
    to[9] = clusters.x, to[10] = clusters.y, to[11] = clusters.z;
    to[12] = __clusterRelativeBlockRank();
    to[13] = __clusterSizeInBlocks();
    to[14] = __cluster_query_shared_rank(&word);
    to[15] = ptx::get_sreg_is_explicit_cluster() ? 1 : 0;
}

// Bins of a histogram in the shared memory of all blocks of the cluster, as the programming guide has it.
extern "C" __global__ void histogram(const int* in, int count, int* bins, int perBlock)
{
    extern __shared__ int own[];
    cg::cluster_group cluster = cg::this_cluster();
    for (int i = threadIdx.x; i < perBlock; i += blockDim.x)
        own[i] = 0;
    cluster.sync();
    const int all = perBlock * static_cast<int>(cluster.dim_blocks().x);
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) {
        const int bin = min(max(in[i], 0), all - 1);
        atomicAdd(cluster.map_shared_rank(own, bin / perBlock) + bin % perBlock, 1);
    }
    cluster.sync();
    int* const to = bins + cluster.block_rank() * perBlock;
    for (int i = threadIdx.x; i < perBlock; i += blockDim.x)
        atomicAdd(to + i, own[i]);
}

// Each block reads the numbers of all others, in rounds.
extern "C" __global__ void rotate(const int* in, int* out, int rounds)
{
    __shared__ int tile[2][64];
    cg::cluster_group cluster = cg::this_cluster();
    const unsigned rank = cluster.block_rank(), blocks = cluster.num_blocks();
    const unsigned at = blockIdx.x * 64 + threadIdx.x;
    tile[0][threadIdx.x] = in[at];
    cluster.sync();
    for (int round = 0; round < rounds; ++round) {
        const int* const next = cluster.map_shared_rank(tile[round % 2], (rank + 1) % blocks);
        tile[1 - round % 2][threadIdx.x] = next[63 - threadIdx.x] + round;
        cluster.sync();
    }
    out[at] = tile[rounds % 2][threadIdx.x];
}

// A product of all kinds of accesses through generic addresses: bytes, vectors, atomics, volatile.
extern "C" __global__ void __cluster_dims__(4, 1, 1) widths(const unsigned char* in, unsigned* out)
{
    __shared__ alignas(16) unsigned char bytes[256];
    __shared__ unsigned long long sum;
    __shared__ double least;
    cg::cluster_group cluster = cg::this_cluster();
    const unsigned rank = cluster.block_rank();
    if (threadIdx.x == 0)
        sum = 0, least = 0;
    bytes[threadIdx.x] = 0;
    cluster.sync();
    *mapped(&bytes[threadIdx.x], threadIdx.x % 4) = in[blockIdx.x / 4 * 256 + threadIdx.x] + (rank == threadIdx.x / 64 ? 0 : 0);
    cluster.sync();
    const uint4 four = *reinterpret_cast<const uint4*>(mapped(bytes, (rank + 3) % 4) + threadIdx.x % 16 * 16);
    atomicAdd(mapped(&sum, threadIdx.x / 64), static_cast<unsigned long long>(four.x ^ four.y ^ four.z ^ four.w));
    atomicAdd(mapped(&least, 3 - rank), static_cast<double>(threadIdx.x));
    cluster.sync();
    unsigned* const to = out + 4 * blockIdx.x;
    if (threadIdx.x == 0) {
        to[0] = static_cast<unsigned>(sum);
        to[1] = static_cast<unsigned>(sum >> 32);
        to[2] = static_cast<unsigned>(least);
        to[3] = *const_cast<const volatile unsigned*>(reinterpret_cast<const unsigned*>(bytes));
    }
}

// Threads send a word each to the block before, whose mbarrier counts them; then a sum, that a reduction adds.
extern "C" __global__ void __cluster_dims__(2, 2, 1) stores(const int* in, int* out)
{
    __shared__ alignas(16) int tile[64];
    __shared__ int sums[32];
    __shared__ Mbarrier bar;
    cg::cluster_group cluster = cg::this_cluster();
    const unsigned to = (cluster.block_rank() + 3) % 4, block = blockIdx.x + gridDim.x * blockIdx.y;
    sums[threadIdx.x] = 7;
    if (threadIdx.x == 0) {
        ptx::mbarrier_init(&bar, 1);
        ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster);
        ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &bar, 32 * 12);
    }
    cluster.sync();
    int* const place = mapped(tile, to);
    Mbarrier* const there = mapped(&bar, to);
    const int values[2] = {in[64 * block + 2 * threadIdx.x], in[64 * block + 2 * threadIdx.x + 1]};
    ptx::st_async(place + 2 * threadIdx.x, values, there);
    ptx::red_async(ptx::op_add, mapped(sums, to) + threadIdx.x / 4, values[0], there);
    while (!ptx::mbarrier_try_wait_parity(&bar, 0)) {
    }
    out[96 * block + threadIdx.x] = tile[threadIdx.x];
    out[96 * block + 32 + threadIdx.x] = tile[32 + threadIdx.x];
    out[96 * block + 64 + threadIdx.x] = sums[threadIdx.x];
    cluster.sync();
}

// A ring in which each block hands its tile on to the next one, in bulk, when that has room.
extern "C" __global__ void __cluster_dims__(3, 1, 1) handOver(const int* in, int* out, int rounds)
{
    __shared__ alignas(16) int tile[2][32];
    __shared__ Mbarrier full[2], empty[2], ready[2];
    cg::cluster_group cluster = cg::this_cluster();
    const unsigned rank = cluster.block_rank(), next = (rank + 1) % 3, before = (rank + 2) % 3;
    if (threadIdx.x == 0) {
        for (int i = 0; i < 2; ++i) {
            ptx::mbarrier_init(&full[i], 1);
            ptx::mbarrier_init(&empty[i], 32);
            ptx::mbarrier_init(&ready[i], 32);
        }
        ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster);
    }
    tile[0][threadIdx.x] = in[32 * blockIdx.x + threadIdx.x];
    cluster.sync();
    for (int round = 0; round < rounds; ++round) {
        const int now = round % 2, then = 1 - now;
        tile[now][threadIdx.x] += round + static_cast<int>(rank);
        ptx::fence_proxy_async(ptx::space_shared);
        if (threadIdx.x == 0)
            ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &full[then], sizeof(tile[then]));
        // The one before may write to the place from which the round before was sent on, once that has gone.
        if (round > 0)
            while (!ptx::mbarrier_try_wait_parity(ptx::sem_acquire, ptx::scope_cluster, &empty[then], (round - 1) / 2 % 2)) {
            }
        ptx::mbarrier_arrive(ptx::sem_release, ptx::scope_cluster, ptx::space_cluster, mapped(&ready[then], before));
        while (!ptx::mbarrier_try_wait_parity(ptx::sem_acquire, ptx::scope_cluster, &ready[then], round / 2 % 2)) {
        }
        __syncwarp();
        if (threadIdx.x == 0)
            ptx::cp_async_bulk(ptx::space_cluster, ptx::space_shared, mapped(tile[then], next), tile[now], sizeof(tile[now]),
                               mapped(&full[then], next));
        while (!ptx::mbarrier_try_wait_parity(ptx::sem_acquire, ptx::scope_cluster, &full[then], round / 2 % 2)) {
        }
        // What came has been taken out of the one before.
        ptx::mbarrier_arrive(ptx::sem_release, ptx::scope_cluster, ptx::space_cluster, mapped(&empty[now], before));
    }
    out[32 * blockIdx.x + threadIdx.x] = tile[rounds % 2][threadIdx.x];
    cluster.sync();
}

// One block loads a tile for all of a mask, the others wait for it.
extern "C" __global__ void multicast(const int* in, int* out, unsigned mask)
{
    __shared__ alignas(16) int tile[64];
    __shared__ Mbarrier bar;
    cg::cluster_group cluster = cg::this_cluster();
    const unsigned rank = cluster.block_rank();
    const bool isServed = (mask >> rank & 1) != 0;
    tile[threadIdx.x] = -1;
    ptx::fence_proxy_async(ptx::space_shared);
    if (threadIdx.x == 0) {
        ptx::mbarrier_init(&bar, 1);
        ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster);
        if (isServed)
            ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &bar, 2 * 128);
    }
    cluster.sync();
    if (threadIdx.x == 0 && rank < 2) {
        const unsigned to = static_cast<unsigned>(__cvta_generic_to_shared(tile + 32 * rank));
        const unsigned with = static_cast<unsigned>(__cvta_generic_to_shared(&bar));
        asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%0], [%1], %2, [%3], %4;"
                     ::"r"(to), "l"(__cvta_generic_to_global(in + 64 * (blockIdx.x / cluster.num_blocks()) + 32 * rank)), "r"(128),
                     "r"(with), "h"(static_cast<unsigned short>(mask)) : "memory");
    }
    if (isServed)
        while (!ptx::mbarrier_try_wait_parity(&bar, 0)) {
        }
    out[64 * blockIdx.x + threadIdx.x] = tile[threadIdx.x];
    cluster.sync();
}

// Arrivals and waits apart, work in between; threads that have exited count as arrived.
extern "C" __global__ void __cluster_dims__(2, 1, 1) apart(const int* in, int* out)
{
    __shared__ int tile[96];
    const unsigned rank = __clusterRelativeBlockRank();
    tile[threadIdx.x] = in[96 * blockIdx.x + threadIdx.x];
    if (threadIdx.x >= 64 && rank == 1)
        return;
    __cluster_barrier_arrive();
    const int own = in[threadIdx.x] * 3;
    __cluster_barrier_wait();
    const int other = *mapped(tile + threadIdx.x, rank ^ 1);
    out[96 * blockIdx.x + threadIdx.x] = own + other;
    __cluster_barrier_arrive_relaxed();
    __cluster_barrier_wait();
}
