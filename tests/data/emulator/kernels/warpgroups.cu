// Matrices by wgmma, for sm_90a: a tile of 64 x 32 of C for each warpgroup.
#include <cuda_fp16.h>
using Mbarrier = unsigned long long;
__device__ unsigned at(const void* shared)
{
    return static_cast<unsigned>(__cvta_generic_to_shared(shared));
}
// swizzle: 0 for none, 1 for 128 bytes
__device__ unsigned long long described(const void* shared, unsigned leading, unsigned stride, unsigned long long swizzle)
{
    return (at(shared) & 0x3ffffu) >> 4 | static_cast<unsigned long long>(leading >> 4) << 16 |
        static_cast<unsigned long long>(stride >> 4) << 32 | swizzle << 62;
}
#define FENCE() asm volatile("wgmma.fence.sync.aligned;" ::: "memory")
#define COMMIT() asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory")
#define WAIT(groups) asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(groups) : "memory")
#define SUMS(d) \
    "+f"((d)[0]), "+f"((d)[1]), "+f"((d)[2]), "+f"((d)[3]), "+f"((d)[4]), "+f"((d)[5]), "+f"((d)[6]), "+f"((d)[7]), "+f"((d)[8]), \
        "+f"((d)[9]), "+f"((d)[10]), "+f"((d)[11]), "+f"((d)[12]), "+f"((d)[13]), "+f"((d)[14]), "+f"((d)[15])
#define PLACES "{%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15}"
#define INIT(bar, count) asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(at(bar)), "r"(count) : "memory")
#define ARRIVE(bar) asm volatile("mbarrier.arrive.release.cta.shared::cta.b64 _, [%0];" ::"r"(at(bar)) : "memory")
#define EXPECT(bar, bytes) \
    asm volatile("mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [%0], %1;" ::"r"(at(bar)), "r"(bytes) : "memory")
#define LOAD(to, from, bytes, bar) \
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(at(to)), \
                 "l"(__cvta_generic_to_global(from)), "r"(bytes), "r"(at(bar)) : "memory")
__device__ void await(const Mbarrier* bar, unsigned parity)
{
    asm volatile("{ .reg .pred p; AGAIN: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra AGAIN; }" ::"r"(at(bar)),
                 "r"(parity) : "memory");
}
__device__ void store(float* c, int n, const float* d)
{
    const int row = threadIdx.x % 128 / 32 * 16 + threadIdx.x % 32 / 4, column = threadIdx.x % 4 * 2;
    for (int i = 0; i < 16; ++i)
        c[(row + i / 2 % 2 * 8) * n + i / 4 * 8 + column + i % 2] = d[i];
}

// C = A * B for A of m x k and B of n x k, both row by row; threads put the tiles in place, with a swizzle of 128 bytes. Blocks of
// one warpgroup, grid (n / 32, m / 64).
extern "C" __global__ void stagedProduct(const __half* a, const __half* b, float* c, int n, int k)
{
    __shared__ alignas(1024) uint4 tileA[64 * 8], tileB[32 * 8];
    a += blockIdx.y * 64 * k;
    b += blockIdx.x * 32 * k;
    float d[16] = {};
    for (int first = 0; first < k; first += 64) {
        for (int i = threadIdx.x; i < 64 * 8; i += 128)
            tileA[i / 8 * 8 + (i % 8 ^ i / 8 % 8)] = *reinterpret_cast<const uint4*>(a + i / 8 * k + first + i % 8 * 8);
        for (int i = threadIdx.x; i < 32 * 8; i += 128)
            tileB[i / 8 * 8 + (i % 8 ^ i / 8 % 8)] = *reinterpret_cast<const uint4*>(b + i / 8 * k + first + i % 8 * 8);
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        __syncthreads();
        FENCE();
        for (int step = 0; step < 4; ++step)
            asm volatile("wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 " PLACES ", %16, %17, 1, 1, 1, 0, 0;"
                         : SUMS(d) : "l"(described(tileA + 2 * step, 16, 1024, 1)), "l"(described(tileB + 2 * step, 16, 1024, 1))
                         : "memory");
        COMMIT();
        WAIT(0);
        __syncthreads();
    }
    store(c + blockIdx.y * 64 * n + blockIdx.x * 32, n, d);
}

// The same where A and B lie in tiles of 64 of K already, as the instruction wants them: pieces of 8 rows of 16 bytes, A 128 rows
// and B 32 a tile. One warp copies, two warpgroups multiply, which share B. Blocks of 288 threads, grid (n / 32, m / 128).
extern "C" __global__ void pipelinedProduct(const __half* a, const __half* b, float* c, int n, int k)
{
    constexpr int kStages = 3, kHalvesOfA = 128 * 64, kHalvesOfB = 32 * 64;
    __shared__ alignas(128) __half tileA[kStages][kHalvesOfA];
    __shared__ alignas(128) __half tileB[kStages][kHalvesOfB];
    __shared__ Mbarrier full[kStages], empty[kStages];
    const int tiles = k / 64;
    if (threadIdx.x == 0) {
        for (int i = 0; i < kStages; ++i) {
            INIT(&full[i], 1);
            INIT(&empty[i], 2);
        }
        asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    }
    __syncthreads();
    if (threadIdx.x >= 256) {
        if (threadIdx.x == 256) {
            for (int tile = 0; tile < tiles; ++tile) {
                const int stage = tile % kStages;
                if (tile >= kStages)
                    await(&empty[stage], (tile / kStages - 1) % 2);
                EXPECT(&full[stage], 2 * (kHalvesOfA + kHalvesOfB));
                LOAD(tileA[stage], a + (static_cast<size_t>(blockIdx.y) * tiles + tile) * kHalvesOfA, 2 * kHalvesOfA, &full[stage]);
                LOAD(tileB[stage], b + (static_cast<size_t>(blockIdx.x) * tiles + tile) * kHalvesOfB, 2 * kHalvesOfB, &full[stage]);
            }
        }
        return;
    }
    const int group = threadIdx.x / 128;
    float d[16] = {};
    for (int tile = 0; tile < tiles; ++tile) {
        const int stage = tile % kStages;
        await(&full[stage], tile / kStages % 2);
        FENCE();
        for (int step = 0; step < 4; ++step)
            asm volatile("wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 " PLACES ", %16, %17, 1, 1, 1, 0, 0;"
                         : SUMS(d) : "l"(described(tileA[stage] + step * 2 * 128 * 8 + group * 64 * 8, 2048, 128, 0)),
                         "l"(described(tileB[stage] + step * 2 * 32 * 8, 512, 128, 0)) : "memory");
        COMMIT();
        WAIT(1);
        if (tile > 0 && threadIdx.x % 128 == 0)
            ARRIVE(&empty[(tile - 1) % kStages]);
    }
    WAIT(0);
    store(c + (blockIdx.y * 128 + group * 64) * n + blockIdx.x * 32, n, d);
}

// C = (A * B) * B for A of 64 x 32 and B of 32 x 32, row by row: the first product becomes the matrix A of the second one in
// registers, rounded to half. One warpgroup.
extern "C" __global__ void chainedProduct(const __half* a, const __half* b, float* c)
{
    __shared__ alignas(1024) uint4 tileA[64 * 4], tileB[32 * 4];
    for (int i = threadIdx.x; i < 64 * 4; i += 128)
        tileA[i % 4 * 64 + i / 4] = reinterpret_cast<const uint4*>(a)[i];
    for (int i = threadIdx.x; i < 32 * 4; i += 128)
        tileB[i % 4 * 32 + i / 4] = reinterpret_cast<const uint4*>(b)[i];
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    float d[16] = {}, e[16] = {};
    FENCE();
    for (int step = 0; step < 2; ++step)
        asm volatile("wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 " PLACES ", %16, %17, 1, 1, 1, 0, 1;"
                     : SUMS(d) : "l"(described(tileA + step * 128, 1024, 128, 0)), "l"(described(tileB + step * 16, 128, 512, 0))
                     : "memory");
    COMMIT();
    WAIT(0);
    unsigned rounded[8];
    for (int i = 0; i < 8; ++i)
        asm volatile("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(rounded[i]) : "f"(d[2 * i + 1]), "f"(d[2 * i]));
    FENCE();
    for (int step = 0; step < 2; ++step)
        asm volatile("wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 " PLACES ", {%16, %17, %18, %19}, %20, 1, 1, 1, 1;"
                     : SUMS(e) : "r"(rounded[4 * step]), "r"(rounded[4 * step + 1]), "r"(rounded[4 * step + 2]),
                     "r"(rounded[4 * step + 3]), "l"(described(tileB + step * 16, 128, 512, 0)) : "memory");
    COMMIT();
    WAIT(0);
    store(c, 32, e);
}
