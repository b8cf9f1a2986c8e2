// Asynchronous copies of a thread and pipelines of them, as CUDA's own headers make them.
#include <cuda_pipeline.h>
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
