// Matrices by tcgen05, for sm_100a: a tile of 128 x 64 of C for each block, or of 256 x 64 for each pair of blocks.
#include <cuda_fp16.h>
using Mbarrier = unsigned long long;
__device__ unsigned at(const void* shared)
{
    return static_cast<unsigned>(__cvta_generic_to_shared(shared));
}
// Swizzled by 128 bytes: rows of 64 halves, 8 rows a tile.
__device__ unsigned long long described(const void* shared)
{
    return (at(shared) & 0x3ffffu) >> 4 | 1ull << 16 | static_cast<unsigned long long>(1024 >> 4) << 32 | 1ull << 46 | 2ull << 61;
}
#define INIT(bar, count) asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(at(bar)), "r"(count) : "memory")
#define LOAD_CELLS(v, address) \
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x16.b32 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15}, " \
                 "[%16];\ntcgen05.wait::ld.sync.aligned;" \
                 : "=r"((v)[0]), "=r"((v)[1]), "=r"((v)[2]), "=r"((v)[3]), "=r"((v)[4]), "=r"((v)[5]), "=r"((v)[6]), "=r"((v)[7]), \
                   "=r"((v)[8]), "=r"((v)[9]), "=r"((v)[10]), "=r"((v)[11]), "=r"((v)[12]), "=r"((v)[13]), "=r"((v)[14]), \
                   "=r"((v)[15]) : "r"(address) : "memory")
__device__ void await(const Mbarrier* bar, unsigned parity)
{
    asm volatile("{ .reg .pred p; AGAIN: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra AGAIN; }" ::"r"(at(bar)),
                 "r"(parity) : "memory");
}
// Rows of 64 halves of a matrix whose rows have `width`, each 16 bytes where the swizzle wants them.
__device__ void fill(uint4* tile, const __half* from, int rows, int width)
{
    for (int i = threadIdx.x; i < rows * 8; i += blockDim.x)
        tile[i / 8 * 8 + (i % 8 ^ i / 8 % 8)] = *reinterpret_cast<const uint4*>(from + i / 8 * width + i % 8 * 8);
}
// The block's 128 rows of the tile; a warp has 32 lanes of tensor memory.
__device__ void store(float* c, int n, unsigned address)
{
    for (int first = 0; first < 64; first += 16) {
        unsigned v[16];
        LOAD_CELLS(v, address + (threadIdx.x / 32 << 21) + first);
        for (int i = 0; i < 16; ++i)
            c[threadIdx.x * n + first + i] = __uint_as_float(v[i]);
    }
}

// C = A * B for A of m x k and B of n x k, both row by row. Blocks of 128 threads, grid (n / 64, m / 128).
extern "C" __global__ void cellProduct(const __half* a, const __half* b, float* c, int n, int k)
{
    __shared__ alignas(1024) uint4 tileA[128 * 8], tileB[64 * 8];
    __shared__ Mbarrier done;
    __shared__ unsigned address;
    if (threadIdx.x == 0)
        INIT(&done, 1);
    if (threadIdx.x < 32) {
        asm volatile("tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%0], 64;" ::"r"(at(&address)) : "memory");
        asm volatile("tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;" ::: "memory");
    }
    __syncthreads();
    const unsigned d = address;
    for (int first = 0; first < k; first += 64) {
        fill(tileA, a + blockIdx.y * 128 * k + first, 128, k);
        fill(tileB, b + blockIdx.x * 64 * k + first, 64, k);
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        __syncthreads();
        if (threadIdx.x == 0) {
            for (int step = 0; step < 4; ++step)
                asm volatile("{ .reg .pred p; setp.ne.u32 p, %4, 0;\n"
                             "tcgen05.mma.cta_group::1.kind::f16 [%0], %1, %2, %3, p; }" ::"r"(d), "l"(described(tileA + 2 * step)),
                             "l"(described(tileB + 2 * step)), "r"(1 << 4 | 64 / 8 << 17 | 128 / 16 << 24), "r"(first + step)
                             : "memory");
            asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%0];" ::"r"(at(&done)) : "memory");
        }
        await(&done, first / 64 % 2);
    }
    asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
    store(c + blockIdx.y * 128 * n + blockIdx.x * 64, n, d);
    __syncthreads();
    if (threadIdx.x < 32)
        asm volatile("tcgen05.dealloc.cta_group::1.sync.aligned.b32 %0, 64;" ::"r"(d) : "memory");
}

// The same by pairs of blocks: each has half of the rows of A and half of the columns of B. Grid (n / 64, m / 128), where blocks
// one below the other are a pair.
extern "C" __global__ __cluster_dims__(1, 2, 1) void pairProduct(const __half* a, const __half* b, float* c, int n, int k)
{
    __shared__ alignas(1024) uint4 tileA[128 * 8], tileB[32 * 8];
    __shared__ Mbarrier done;
    __shared__ unsigned address;
    const int rank = blockIdx.y % 2;
    if (threadIdx.x == 0)
        INIT(&done, 1);
    if (threadIdx.x < 32) {
        asm volatile("tcgen05.alloc.cta_group::2.sync.aligned.shared::cta.b32 [%0], 64;" ::"r"(at(&address)) : "memory");
        asm volatile("tcgen05.relinquish_alloc_permit.cta_group::2.sync.aligned;" ::: "memory");
    }
    __syncthreads();
    const unsigned d = address;
    for (int first = 0; first < k; first += 64) {
        fill(tileA, a + blockIdx.y * 128 * k + first, 128, k);
        fill(tileB, b + (blockIdx.x * 64 + rank * 32) * k + first, 32, k);
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        asm volatile("barrier.cluster.arrive.aligned;\nbarrier.cluster.wait.aligned;" ::: "memory");
        if (threadIdx.x == 0 && rank == 0) {
            for (int step = 0; step < 4; ++step)
                asm volatile("{ .reg .pred p; setp.ne.u32 p, %4, 0;\n"
                             "tcgen05.mma.cta_group::2.kind::f16 [%0], %1, %2, %3, p; }" ::"r"(d), "l"(described(tileA + 2 * step)),
                             "l"(described(tileB + 2 * step)), "r"(1 << 4 | 64 / 8 << 17 | 256 / 16 << 24), "r"(first + step)
                             : "memory");
            asm volatile("tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [%0], %1;" ::"r"(
                             at(&done)), "h"(static_cast<unsigned short>(3)) : "memory");
        }
        await(&done, first / 64 % 2);
    }
    asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory");
    store(c + blockIdx.y * 128 * n + blockIdx.x * 64, n, d);
    asm volatile("barrier.cluster.arrive.aligned;\nbarrier.cluster.wait.aligned;" ::: "memory");
    if (threadIdx.x < 32)
        asm volatile("tcgen05.dealloc.cta_group::2.sync.aligned.b32 %0, 64;" ::"r"(d) : "memory");
}
