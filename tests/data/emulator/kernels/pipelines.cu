// Asynchronous copies of a thread and pipelines of them, as CUDA's own headers make them.
#include <cuda_pipeline.h>
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/barrier>
#include <cuda/pipeline>

__device__ unsigned at(const void* shared)
{
    return static_cast<unsigned>(__cvta_generic_to_shared(shared));
}

// Each thread fills `size` of 16 bytes; the rest is zero.
extern "C" __global__ void partialCopies(const unsigned* in, const unsigned* sizes, unsigned* out)
{
    __shared__ uint4 tile[64];
    tile[threadIdx.x] = make_uint4(1, 2, 3, 4);
    asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], 16, %2;" ::"r"(at(&tile[threadIdx.x])),
                 "l"(in + 4 * threadIdx.x), "r"(sizes[threadIdx.x]) : "memory");
    asm volatile("cp.async.wait_all;" ::: "memory");
    for (int i = 0; i < 4; ++i)
        out[4 * threadIdx.x + i] = reinterpret_cast<const unsigned*>(&tile[threadIdx.x])[i];
}

// Every third thread's source is ignored, by a predicate.
extern "C" __global__ void ignoredCopies(const unsigned long long* in, unsigned long long* out)
{
    __shared__ unsigned long long tile[96];
    asm volatile("{ .reg .pred p; .reg .b64 policy; createpolicy.fractional.L2::evict_last.b64 policy, 1.0;\n"
                 "setp.eq.u32 p, %2, 0; cp.async.ca.shared.global.L2::cache_hint [%0], [%1], 8, p, policy; }" ::
                     "r"(at(&tile[threadIdx.x])), "l"(in + threadIdx.x), "r"(threadIdx.x % 3) : "memory");
    asm volatile("cp.async.commit_group; cp.async.wait_group 0;" ::: "memory");
    out[threadIdx.x] = tile[threadIdx.x];
}

// A stencil over tiles that are three stages ahead, by the primitives.
extern "C" __global__ void stagedStencil(const float* in, float* out, int tiles)
{
    constexpr int kStages = 3;
    __shared__ float stage[kStages][130];
    const float* const from = in + blockIdx.x * 128 * tiles;
    const auto fetch = [&](int tile) {
        if (tile < tiles) {
            for (int i = threadIdx.x; i < 130; i += 64)
                __pipeline_memcpy_async(&stage[tile % kStages][i], from + 128 * tile + i, sizeof(float));
        }
        __pipeline_commit();
    };
    for (int tile = 0; tile < kStages - 1; ++tile)
        fetch(tile);
    for (int tile = 0; tile < tiles; ++tile) {
        fetch(tile + kStages - 1);
        __pipeline_wait_prior(kStages - 1);
        __syncthreads();
        const float* const now = stage[tile % kStages];
        for (int i = threadIdx.x; i < 128; i += 64)
            out[blockIdx.x * 128 * tiles + 128 * tile + i] = now[i] + 2 * now[i + 1] + 4 * now[i + 2];
        __syncthreads();
    }
}

// A pipeline of one thread each.
extern "C" __global__ void threadPipeline(const int* in, int* out, int tiles)
{
    __shared__ int stage[2][96];
    auto pipeline = cuda::make_pipeline();
    for (int fetch = 0, tile = 0; tile < tiles; ++tile) {
        for (; fetch < tiles && fetch < tile + 2; ++fetch) {
            pipeline.producer_acquire();
            cuda::memcpy_async(&stage[fetch % 2][threadIdx.x], in + 96 * fetch + threadIdx.x, sizeof(int), pipeline);
            pipeline.producer_commit();
        }
        if (tile + 1 < tiles)
            cuda::pipeline_consumer_wait_prior<1>(pipeline);
        else
            cuda::pipeline_consumer_wait_prior<0>(pipeline);
        out[96 * tile + threadIdx.x] = 3 * stage[tile % 2][threadIdx.x] + tile;
        pipeline.consumer_release();
    }
}

// A pipeline of the block: two stages, every thread produces and consumes. Tiles of 16 bytes a thread.
extern "C" __global__ void blockPipeline(const float* in, float* out, int tiles)
{
    constexpr int kStages = 2;
    __shared__ alignas(16) float stage[kStages][256];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, kStages> state;
    auto block = cooperative_groups::this_thread_block();
    auto pipeline = cuda::make_pipeline(block, &state);
    for (int fetch = 0, tile = 0; tile < tiles; ++tile) {
        for (; fetch < tiles && fetch < tile + kStages; ++fetch) {
            pipeline.producer_acquire();
            cuda::memcpy_async(block, stage[fetch % kStages], in + 256 * fetch, cuda::aligned_size_t<16>(1024), pipeline);
            pipeline.producer_commit();
        }
        pipeline.consumer_wait();
        for (int i = threadIdx.x; i < 256; i += blockDim.x)
            out[256 * tile + i] = 2 * stage[tile % kStages][255 - i];
        pipeline.consumer_release();
    }
}

// The upper half of the block produces, the lower consumes.
extern "C" __global__ void splitPipeline(const int* in, int* out, int tiles)
{
    constexpr int kStages = 3;
    __shared__ int stage[kStages][64];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, kStages> state;
    auto block = cooperative_groups::this_thread_block();
    const auto role = threadIdx.x < 64 ? cuda::pipeline_role::consumer : cuda::pipeline_role::producer;
    auto pipeline = cuda::make_pipeline(block, &state, role);
    for (int tile = 0; tile < tiles; ++tile) {
        if (role == cuda::pipeline_role::producer) {
            pipeline.producer_acquire();
            cuda::memcpy_async(&stage[tile % kStages][threadIdx.x - 64], in + 64 * tile + threadIdx.x - 64, 4, pipeline);
            pipeline.producer_commit();
        } else {
            pipeline.consumer_wait();
            out[64 * tile + threadIdx.x] = stage[tile % kStages][63 - threadIdx.x] + tile;
            pipeline.consumer_release();
        }
    }
}

// By cooperative groups: the block copies, and waits as a whole.
extern "C" __global__ void groupCopy(const short* in, short* out, int count)
{
    __shared__ short tile[512];
    auto block = cooperative_groups::this_thread_block();
    auto warp = cooperative_groups::tiled_partition<32>(block);
    cooperative_groups::memcpy_async(block, tile, in, sizeof(short) * count);
    cooperative_groups::wait(block);
    for (int i = threadIdx.x; i < count; i += blockDim.x)
        out[i] = tile[count - 1 - i];
    block.sync();
    cooperative_groups::memcpy_async(warp, tile + 64 * warp.meta_group_rank(), in + 64 * warp.meta_group_rank(), 128);
    cooperative_groups::wait_prior<0>(warp);
    out[count + threadIdx.x] = tile[64 * warp.meta_group_rank() + 31 - warp.thread_rank()];
}

// A barrier of CUDA: copies bound to it, arrivals apart from waiting, and phases by parity.
extern "C" __global__ void blockBarrier(const int* in, int* out)
{
    __shared__ alignas(16) int tile[128];
    __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
    auto block = cooperative_groups::this_thread_block();
    if (threadIdx.x == 0)
        init(&barrier, blockDim.x);
    block.sync();
    cuda::memcpy_async(&tile[threadIdx.x], in + threadIdx.x, sizeof(int), barrier);
    auto token = barrier.arrive();
    const int own = in[128 + threadIdx.x];
    barrier.wait(std::move(token));
    out[threadIdx.x] = tile[127 - threadIdx.x] + own;
    barrier.arrive_and_wait();
    cuda::memcpy_async(&tile[threadIdx.x], in + 128 + threadIdx.x, sizeof(int), barrier);
    barrier.arrive_and_wait();
    out[128 + threadIdx.x] = tile[(threadIdx.x + 33) % 128];
    token = barrier.arrive();
    barrier.wait_parity(true);
    if (threadIdx.x >= 64) {
        barrier.arrive_and_drop();
        return;
    }
    barrier.arrive_and_wait();
    barrier.arrive_and_wait();
    out[256 + threadIdx.x] = tile[threadIdx.x] + 1;
}
