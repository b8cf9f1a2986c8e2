// Products of warpgroups whose operands or results are touched too early, or that not all warps of a group execute: the access is
// marked as the fault, the product as the other. For sm_90a; blocks of 128 threads.
using Mbarrier = unsigned long long;
__device__ unsigned at(const void* shared)
{
    return static_cast<unsigned>(__cvta_generic_to_shared(shared));
}
// Without a swizzle: pieces along K lie `leading` bytes apart, each 8 rows 128 bytes.
__device__ unsigned long long described(const void* shared, unsigned leading)
{
    return (at(shared) & 0x3ffffu) >> 4 | static_cast<unsigned long long>(leading >> 4) << 16 | 8ull << 32;
}
#define A_OF(s) described(s, 1024)
#define B_OF(s) described((s) + 512, 128)
#define FENCE() asm volatile("wgmma.fence.sync.aligned;" ::: "memory")
#define COMMIT() asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory")
#define WAIT(groups) asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(groups) : "memory")
#define PROXY() asm volatile("fence.proxy.async.shared::cta;" ::: "memory")
#define MMA(d, s) \
    asm volatile("wgmma.mma_async.sync.aligned.m64n8k32.s32.s8.s8 {%0, %1, %2, %3}, %4, %5, 1;" \
                 : "+r"((d)[0]), "+r"((d)[1]), "+r"((d)[2]), "+r"((d)[3]) : "l"(A_OF(s)), "l"(B_OF(s)) : "memory")
#define MMA_UNSIGNED(d, s) \
    asm volatile("wgmma.mma_async.sync.aligned.m64n8k32.s32.u8.u8 {%0, %1, %2, %3}, %4, %5, 1;" \
                 : "+r"((d)[0]), "+r"((d)[1]), "+r"((d)[2]), "+r"((d)[3]) : "l"(A_OF(s)), "l"(B_OF(s)) : "memory")
#define MMA_REGISTERS(d, a, s) \
    asm volatile("wgmma.mma_async.sync.aligned.m64n8k32.s32.s8.s8 {%0, %1, %2, %3}, {%4, %5, %6, %7}, %8, 1;" \
                 : "+r"((d)[0]), "+r"((d)[1]), "+r"((d)[2]), "+r"((d)[3]) \
                 : "r"((a)[0]), "r"((a)[1]), "r"((a)[2]), "r"((a)[3]), "l"(B_OF(s)) : "memory")
#define MMA_WIDE(d, s) \
    asm volatile("wgmma.mma_async.sync.aligned.m64n16k32.s32.s8.s8 {%0, %1, %2, %3, %4, %5, %6, %7}, %8, %9, 1;" \
                 : "+r"((d)[0]), "+r"((d)[1]), "+r"((d)[2]), "+r"((d)[3]), "+r"((d)[4]), "+r"((d)[5]), "+r"((d)[6]), "+r"((d)[7]) \
                 : "l"(A_OF(s)), "l"(B_OF(s)) : "memory")
#define ADD(x) asm volatile("add.s32 %0, %0, 1;" : "+r"(x)::"memory")
#define FILL(s) \
    for (int i = threadIdx.x; i < 640; i += 128) \
        (s)[i] = data[i % n]
#define STORE(d) data[threadIdx.x] = (d)[0] + (d)[1] + (d)[2] + (d)[3]
#define BEGIN() \
    __shared__ alignas(1024) int s[640]; \
    int d[4] = {}; \
    FILL(s); \
    PROXY(); \
    __syncthreads()
#define INIT(bar) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(bar)) : "memory")
#define EXPECT(bar, bytes) \
    asm volatile("mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [%0], %1;" ::"r"(at(bar)), "r"(bytes) : "memory")
#define LOAD(to, from, bytes, bar) \
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(at(to)), \
                 "l"(__cvta_generic_to_global(from)), "r"(bytes), "r"(at(bar)) : "memory")
#define WAIT_BAR(bar) \
    asm volatile("{ .reg .pred p; AGAIN: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0; @!p bra AGAIN; }" ::"r"(at(bar)) \
                 : "memory")

// The sums are read while the product may still be writing them.
extern "C" __global__ void unwaited_broken(int* data, int n)
{
    BEGIN();
    FENCE();
    MMA(d, s);  // other: unwaited
    COMMIT();
    ADD(d[0]);  // fault: unwaited
    WAIT(0);
    STORE(d);
}
extern "C" __global__ void unwaited_fixed(int* data, int n)
{
    BEGIN();
    FENCE();
    MMA(d, s);
    COMMIT();
    WAIT(0);
    ADD(d[0]);
    STORE(d);
}

// One group may still be pending, and it is the one that is read.
extern "C" __global__ void one_pending_broken(int* data, int n)
{
    BEGIN();
    int e[4] = {};
    FENCE();
    MMA(d, s);
    COMMIT();
    MMA(e, s);  // other: one_pending
    COMMIT();
    WAIT(1);
    ADD(e[1]);  // fault: one_pending
    WAIT(0);
    STORE(d);
    data[threadIdx.x] += e[1];
}
extern "C" __global__ void one_pending_fixed(int* data, int n)
{
    BEGIN();
    int e[4] = {};
    FENCE();
    MMA(d, s);
    COMMIT();
    MMA(e, s);
    COMMIT();
    WAIT(1);
    ADD(d[1]);
    WAIT(0);
    STORE(d);
    data[threadIdx.x] += e[1];
}

// A product that is in no group is not waited for.
extern "C" __global__ void uncommitted_broken(int* data, int n)
{
    BEGIN();
    FENCE();
    MMA(d, s);  // other: uncommitted
    WAIT(0);
    ADD(d[0]);  // fault: uncommitted
    STORE(d);
}
extern "C" __global__ void uncommitted_fixed(int* data, int n)
{
    BEGIN();
    FENCE();
    MMA(d, s);
    COMMIT();
    WAIT(0);
    ADD(d[0]);
    STORE(d);
}

extern "C" __global__ void no_fence_broken(int* data, int n)
{
    BEGIN();
    MMA(d, s);  // fault: no_fence
    COMMIT();
    WAIT(0);
    STORE(d);
}
extern "C" __global__ void no_fence_fixed(int* data, int n)
{
    BEGIN();
    FENCE();
    MMA(d, s);
    COMMIT();
    WAIT(0);
    STORE(d);
}

// The sums are written behind the fence.
extern "C" __global__ void late_write_broken(int* data, int n)
{
    BEGIN();
    FENCE();
    ADD(d[2]);  // other: late_write
    MMA(d, s);  // fault: late_write
    COMMIT();
    WAIT(0);
    STORE(d);
}
extern "C" __global__ void late_write_fixed(int* data, int n)
{
    BEGIN();
    ADD(d[2]);
    FENCE();
    MMA(d, s);
    COMMIT();
    WAIT(0);
    STORE(d);
}

// Between two products the sums are scaled, and nothing orders that before the second one.
extern "C" __global__ void rescaled_broken(int* data, int n)
{
    BEGIN();
    FENCE();
    MMA(d, s);
    COMMIT();
    WAIT(0);
    ADD(d[3]);  // other: rescaled
    MMA(d, s);  // fault: rescaled
    COMMIT();
    WAIT(0);
    STORE(d);
}
extern "C" __global__ void rescaled_fixed(int* data, int n)
{
    BEGIN();
    FENCE();
    MMA(d, s);
    COMMIT();
    WAIT(0);
    ADD(d[3]);
    FENCE();
    MMA(d, s);
    COMMIT();
    WAIT(0);
    STORE(d);
}

// The registers of matrix A are written while the product reads them.
extern "C" __global__ void a_written_broken(int* data, int n)
{
    BEGIN();
    int a[4] = {s[0], s[1], s[2], s[3]};
    ADD(a[0]);
    FENCE();
    MMA_REGISTERS(d, a, s);  // other: a_written
    COMMIT();
    ADD(a[0]);  // fault: a_written
    WAIT(0);
    STORE(d);
    data[threadIdx.x] += a[0];
}
extern "C" __global__ void a_written_fixed(int* data, int n)
{
    BEGIN();
    int a[4] = {s[0], s[1], s[2], s[3]};
    ADD(a[0]);
    FENCE();
    MMA_REGISTERS(d, a, s);
    COMMIT();
    WAIT(0);
    ADD(a[0]);
    STORE(d);
    data[threadIdx.x] += a[0];
}

// Products of one shape may follow each other in the same sums, those of two shapes may not.
extern "C" __global__ void two_shapes_broken(int* data, int n)
{
    __shared__ alignas(1024) int s[640];
    int d[8] = {};
    FILL(s);
    PROXY();
    __syncthreads();
    FENCE();
    MMA_WIDE(d, s);  // other: two_shapes
    MMA(d, s);  // fault: two_shapes
    COMMIT();
    WAIT(0);
    STORE(d);
}
extern "C" __global__ void two_shapes_fixed(int* data, int n)
{
    __shared__ alignas(1024) int s[640];
    int d[8] = {};
    FILL(s);
    PROXY();
    __syncthreads();
    FENCE();
    MMA_WIDE(d, s);
    MMA_WIDE(d, s);
    COMMIT();
    WAIT(0);
    FENCE();
    MMA(d, s);
    COMMIT();
    WAIT(0);
    STORE(d);
}

// The product may not see what threads wrote before it.
extern "C" __global__ void no_proxy_fence_broken(int* data, int n)
{
    __shared__ alignas(1024) int s[640];
    int d[4] = {};
    for (int i = threadIdx.x; i < 640; i += 128)
        s[i] = data[i % n];  // other: no_proxy_fence
    __syncthreads();
    FENCE();
    MMA(d, s);  // fault: no_proxy_fence
    COMMIT();
    WAIT(0);
    STORE(d);
}
extern "C" __global__ void no_proxy_fence_fixed(int* data, int n)
{
    __shared__ alignas(1024) int s[640];
    int d[4] = {};
    for (int i = threadIdx.x; i < 640; i += 128)
        s[i] = data[i % n];
    PROXY();
    __syncthreads();
    FENCE();
    MMA(d, s);
    COMMIT();
    WAIT(0);
    STORE(d);
}

// Each warp's fence orders what it wrote itself: no barrier brings the others' before the product.
extern "C" __global__ void no_barrier_broken(int* data, int n)
{
    __shared__ alignas(1024) int s[640];
    int d[4] = {};
    for (int i = threadIdx.x; i < 640; i += 128)
        s[i] = data[i % n];  // other: no_barrier
    PROXY();
    FENCE();
    MMA(d, s);  // fault: no_barrier
    COMMIT();
    WAIT(0);
    STORE(d);
}
extern "C" __global__ void no_barrier_fixed(int* data, int n)
{
    __shared__ alignas(1024) int s[640];
    int d[4] = {};
    for (int i = threadIdx.x; i < 640; i += 128)
        s[i] = data[i % n];
    PROXY();
    __syncthreads();
    FENCE();
    MMA(d, s);
    COMMIT();
    WAIT(0);
    STORE(d);
}

// The next tile is written over the one that is read.
extern "C" __global__ void refilled_broken(int* data, int n)
{
    BEGIN();
    FENCE();
    MMA(d, s);  // other: refilled
    COMMIT();
    __syncthreads();
    s[threadIdx.x] = 1;  // fault: refilled
    WAIT(0);
    STORE(d);
}
extern "C" __global__ void refilled_fixed(int* data, int n)
{
    BEGIN();
    FENCE();
    MMA(d, s);
    COMMIT();
    WAIT(0);
    __syncthreads();
    s[threadIdx.x] = 1;
    STORE(d);
}

// The warp that writes the next tile is another one, and nothing tells it that the product is over.
extern "C" __global__ void handed_over_broken(int* data, int n)
{
    BEGIN();
    if (threadIdx.x < 128) {
        FENCE();
        MMA(d, s);  // other: handed_over
        COMMIT();
        WAIT(0);
    } else {
        s[threadIdx.x - 128] = 1;  // fault: handed_over
    }
    STORE(d);
}
extern "C" __global__ void handed_over_fixed(int* data, int n)
{
    BEGIN();
    if (threadIdx.x < 128) {
        FENCE();
        MMA(d, s);
        COMMIT();
        WAIT(0);
        asm volatile("bar.arrive 1, 160;" ::: "memory");
    } else {
        asm volatile("bar.sync 1, 160;" ::: "memory");
        s[threadIdx.x - 128] = 1;
    }
    STORE(d);
}

// A copy by the engine over what is read.
extern "C" __global__ void copied_over_broken(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar);
    BEGIN();
    FENCE();
    MMA(d, s);  // other: copied_over
    COMMIT();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 512);
        LOAD(s, data, 512, &bar);  // fault: copied_over
    }
    WAIT(0);
    WAIT_BAR(&bar);
    __syncthreads();
    STORE(d);
}
extern "C" __global__ void copied_over_fixed(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar);
    BEGIN();
    FENCE();
    MMA(d, s);
    COMMIT();
    WAIT(0);
    if (threadIdx.x == 0) {
        EXPECT(&bar, 512);
        LOAD(s, data, 512, &bar);
    }
    WAIT_BAR(&bar);
    __syncthreads();
    STORE(d);
}

// The tile has not arrived.
extern "C" __global__ void not_arrived_broken(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar);
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 512);
        LOAD(s, data, 512, &bar);  // other: not_arrived
    }
    __syncthreads();
    FENCE();
    MMA(d, s);  // fault: not_arrived
    COMMIT();
    WAIT(0);
    WAIT_BAR(&bar);
    __syncthreads();
    STORE(d);
}
extern "C" __global__ void not_arrived_fixed(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar);
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 512);
        LOAD(s, data, 512, &bar);
    }
    WAIT_BAR(&bar);
    FENCE();
    MMA(d, s);
    COMMIT();
    WAIT(0);
    __syncthreads();
    STORE(d);
}

// Three warps of four.
extern "C" __global__ void three_warps_broken(int* data, int n)
{
    BEGIN();
    if (threadIdx.x < 96) {
        FENCE();
        MMA(d, s);
        COMMIT();
        WAIT(0);  // fault: three_warps
    }
    STORE(d);
}
extern "C" __global__ void three_warps_fixed(int* data, int n)
{
    BEGIN();
    FENCE();
    MMA(d, s);
    COMMIT();
    WAIT(0);
    if (threadIdx.x < 96)
        STORE(d);
}

// The warps wait for each other: one at a barrier of the block, the others for its part of the product.
extern "C" __global__ void late_warp_broken(int* data, int n)
{
    BEGIN();
    if (threadIdx.x / 32 == 2)
        __syncthreads();
    FENCE();
    MMA(d, s);
    COMMIT();
    WAIT(0);  // fault: late_warp
    if (threadIdx.x / 32 != 2)
        __syncthreads();
    STORE(d);
}
extern "C" __global__ void late_warp_fixed(int* data, int n)
{
    BEGIN();
    __syncthreads();
    FENCE();
    MMA(d, s);
    COMMIT();
    WAIT(0);
    STORE(d);
}

// The warps of a group execute two products.
extern "C" __global__ void two_products_broken(int* data, int n)
{
    BEGIN();
    FENCE();
    if (threadIdx.x < 64)
        MMA(d, s);  // other: two_products
    else
        MMA_UNSIGNED(d, s);  // fault: two_products
    COMMIT();
    WAIT(0);
    STORE(d);
}
extern "C" __global__ void two_products_fixed(int* data, int n)
{
    BEGIN();
    FENCE();
    MMA(d, s);
    MMA_UNSIGNED(d, s);
    COMMIT();
    WAIT(0);
    STORE(d);
}

// Each warp describes its own rows.
extern "C" __global__ void own_rows_broken(int* data, int n)
{
    BEGIN();
    FENCE();
    MMA(d, s + threadIdx.x / 32 * 4);  // fault: own_rows
    COMMIT();
    WAIT(0);
    STORE(d);
}
extern "C" __global__ void own_rows_fixed(int* data, int n)
{
    BEGIN();
    FENCE();
    MMA(d, s);
    COMMIT();
    WAIT(0);
    STORE(d);
}

extern "C" __global__ void outside_broken(int* data, int n)
{
    BEGIN();
    FENCE();
    MMA(d, s + 128);  // fault: outside
    COMMIT();
    WAIT(0);
    STORE(d);
}
extern "C" __global__ void outside_fixed(int* data, int n)
{
    BEGIN();
    FENCE();
    MMA(d, s);
    COMMIT();
    WAIT(0);
    STORE(d);
}

// Nothing waits for the last product.
extern "C" __global__ void never_waited_broken(int* data, int n)
{
    BEGIN();
    FENCE();
    MMA(d, s);  // fault: never_waited
    COMMIT();
    data[threadIdx.x] = 0;
}
extern "C" __global__ void never_waited_fixed(int* data, int n)
{
    BEGIN();
    FENCE();
    MMA(d, s);
    COMMIT();
    WAIT(0);
    data[threadIdx.x] = 0;
}

// Two tiles, one of which is filled while the other is read.
extern "C" __global__ void two_tiles_fixed(int* data, int n)
{
    __shared__ alignas(1024) int s[2][640];
    int d[4] = {};
    FILL(s[0]);
    for (int t = 0; t < 4; ++t) {
        PROXY();
        __syncthreads();
        FENCE();
        MMA(d, s[t % 2]);
        COMMIT();
        if (t > 0)
            WAIT(1);
        if (t > 0)
            __syncthreads();
        FILL(s[(t + 1) % 2]);
    }
    WAIT(0);
    __syncthreads();
    STORE(d);
}
