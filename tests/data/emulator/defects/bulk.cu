// Bulk copies (TMA) that are not waited for, not fenced, or wrong in themselves: the access is marked as the fault, the copy as the
// other. Blocks of 128 threads.
using Mbarrier = unsigned long long;
__device__ unsigned at(const void* shared)
{
    return static_cast<unsigned>(__cvta_generic_to_shared(shared));
}
#define INIT(bar, count) asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(at(bar)), "r"(count) : "memory")
#define EXPECT(bar, bytes) \
    asm volatile("mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [%0], %1;" ::"r"(at(bar)), "r"(bytes) : "memory")
#define LOAD(to, from, bytes, bar) \
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(at(to)), \
                 "l"(__cvta_generic_to_global(from)), "r"(bytes), "r"(at(bar)) : "memory")
#define STORE(to, from, bytes) \
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::"l"(__cvta_generic_to_global(to)), "r"(at(from)), \
                 "r"(bytes) : "memory")
#define COMMIT() asm volatile("cp.async.bulk.commit_group;" ::: "memory")
#define WAIT_READ() asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory")
#define WAIT_WRITTEN() asm volatile("cp.async.bulk.wait_group 0;" ::: "memory")
#define FENCE_ALL() asm volatile("fence.proxy.async;" ::: "memory")
#define FENCE_GLOBAL() asm volatile("fence.proxy.async.global;" ::: "memory")
#define REDUCE(to, from, bytes) \
    asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%0], [%1], %2;" ::"l"(__cvta_generic_to_global(to)), \
                 "r"(at(from)), "r"(bytes) : "memory")
#define FENCE() asm volatile("fence.proxy.async.shared::cta;" ::: "memory")
#define WAIT(bar, parity) \
    asm volatile("{ .reg .pred p; AGAIN: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra AGAIN; }" ::"r"(at(bar)), \
                 "r"(parity) : "memory")
#define BEGIN() \
    __shared__ alignas(16) int s[128]; \
    __shared__ Mbarrier bar; \
    if (threadIdx.x == 0) \
        INIT(&bar, 1); \
    __syncthreads()

// A barrier of the block does not wait for the copy.
extern "C" __global__ void arriving_broken(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 512);
        LOAD(s, data, 512, &bar);  // other: arriving
    }
    __syncthreads();
    data[threadIdx.x] = s[127 - threadIdx.x];  // fault: arriving
}
extern "C" __global__ void arriving_fixed(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 512);
        LOAD(s, data, 512, &bar);
    }
    WAIT(&bar, 0);
    __syncthreads();
    data[threadIdx.x] = s[127 - threadIdx.x];
}

// More bytes are announced than come.
extern "C" __global__ void announced_broken(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 512);
        LOAD(s, data, 496, &bar);
    }
    WAIT(&bar, 0);  // fault: announced
    data[threadIdx.x] = s[threadIdx.x % 124];
}
extern "C" __global__ void announced_fixed(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 496);
        LOAD(s, data, 496, &bar);
    }
    WAIT(&bar, 0);
    __syncthreads();
    data[threadIdx.x] = s[threadIdx.x % 124];
}

// The copy may not see what threads wrote before it.
extern "C" __global__ void unfenced_broken(int* data, int n)
{
    BEGIN();
    s[threadIdx.x] = data[threadIdx.x];  // other: unfenced
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(data, s, 512);  // fault: unfenced
        COMMIT();
        WAIT_READ();
    }
}
extern "C" __global__ void unfenced_fixed(int* data, int n)
{
    BEGIN();
    s[threadIdx.x] = data[threadIdx.x];
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(data, s, 512);
        COMMIT();
        WAIT_READ();
    }
}

// One thread's fence does not speak for the others, when it comes before their barrier.
extern "C" __global__ void fenced_by_one_broken(int* data, int n)
{
    BEGIN();
    s[127 - threadIdx.x] = data[threadIdx.x];  // other: fenced_by_one
    if (threadIdx.x == 0)
        FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(data, s, 512);  // fault: fenced_by_one
        COMMIT();
        WAIT_READ();
    }
}
extern "C" __global__ void fenced_by_one_fixed(int* data, int n)
{
    BEGIN();
    s[127 - threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) {
        FENCE();
        STORE(data, s, 512);
        COMMIT();
        WAIT_READ();
    }
}

// What the copy reads is overwritten before it has been read.
extern "C" __global__ void reused_broken(int* data, int n)
{
    BEGIN();
    s[threadIdx.x] = data[threadIdx.x];
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(data, s, 512);  // other: reused
        COMMIT();
    }
    __syncthreads();
    s[threadIdx.x] = 0;  // fault: reused
    if (threadIdx.x == 0)
        WAIT_READ();
}
extern "C" __global__ void reused_fixed(int* data, int n)
{
    BEGIN();
    s[threadIdx.x] = data[threadIdx.x];
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(data, s, 512);
        COMMIT();
        WAIT_READ();
    }
    __syncthreads();
    s[threadIdx.x] = 0;
}

// A GPU keeps the shared memory of a block that has ended until its bulk stores have read it: an H200 did for 240,000 such blocks.
extern "C" __global__ void leaving_fixed(int* data, int n)
{
    BEGIN();
    s[threadIdx.x] = data[threadIdx.x];
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(data, s, 512);
        COMMIT();
    }
}

// A tile is loaded over one that is on its way.
extern "C" __global__ void overtaking_broken(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 512);
        for (int half = 0; half < 2; ++half)
            LOAD(s, data + 64 * half, 256, &bar);  // fault: overtaking other: overtaking
    }
    WAIT(&bar, 0);
}
extern "C" __global__ void overtaking_fixed(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 512);
        for (int half = 0; half < 2; ++half)
            LOAD(s + 64 * half, data + 64 * half, 256, &bar);
    }
    WAIT(&bar, 0);
}

// What is loaded changes on its way.
extern "C" __global__ void changing_broken(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 512);
        LOAD(s, data, 512, &bar);  // other: changing
    }
    data[threadIdx.x] = -1;  // fault: changing
    WAIT(&bar, 0);
}
extern "C" __global__ void changing_fixed(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 512);
        LOAD(s, data, 512, &bar);
    }
    WAIT(&bar, 0);
    data[threadIdx.x] = -1;
}

extern "C" __global__ void bulk_askew_broken(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0)
        LOAD(s, data + 2, 496, &bar);  // fault: bulk_askew
}
extern "C" __global__ void bulk_askew_fixed(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 496);
        LOAD(s, data + 4, 496, &bar);
    }
    WAIT(&bar, 0);
}

extern "C" __global__ void odd_size_broken(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0)
        LOAD(s, data, 4 * (n - 1), &bar);  // fault: odd_size
}
extern "C" __global__ void odd_size_fixed(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 4 * n);
        LOAD(s, data, 4 * n, &bar);
    }
    WAIT(&bar, 0);
}

extern "C" __global__ void bulk_tail_broken(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0)
        LOAD(s, data + 64, 512, &bar);  // fault: bulk_tail
}
extern "C" __global__ void bulk_tail_fixed(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 256);
        LOAD(s, data + 64, 256, &bar);
    }
    WAIT(&bar, 0);
}

// The mbarrier that the copy tells of its bytes has not been made.
extern "C" __global__ void unmade_broken(int* data, int n)
{
    __shared__ alignas(16) int s[128];
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        LOAD(s, data, 512, &bar);  // fault: unmade
}
extern "C" __global__ void unmade_fixed(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 512);
        LOAD(s, data, 512, &bar);
    }
    WAIT(&bar, 0);
}

// Every thread arrives where one is expected, while bytes are on their way.
extern "C" __global__ void everyone_broken(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0)
        LOAD(s, data, 512, &bar);
    EXPECT(&bar, 512);  // fault: everyone
    WAIT(&bar, 0);
}
extern "C" __global__ void everyone_fixed(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 512);
        LOAD(s, data, 512, &bar);
    }
    WAIT(&bar, 0);
}

// A ring of two tiles: one thread loads, the others hand the tiles back.
extern "C" __global__ void ring_fixed(int* data, int n)
{
    __shared__ alignas(16) int s[2][32];
    __shared__ Mbarrier full[2], empty[2];
    if (threadIdx.x == 0) {
        for (int i = 0; i < 2; ++i) {
            INIT(&full[i], 1);
            INIT(&empty[i], 96);
        }
        asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    }
    __syncthreads();
    int sum = 0;
    for (int turn = 0; turn < 8; ++turn) {
        const int stage = turn % 2, parity = turn / 2 % 2;
        if (threadIdx.x >= 32) {
            WAIT(&full[stage], parity);
            sum += s[stage][threadIdx.x % 32];
            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(at(&empty[stage])) : "memory");
        } else if (threadIdx.x == 0) {
            WAIT(&empty[stage], parity ^ 1);
            EXPECT(&full[stage], 128);
            LOAD(s[stage], data + 32 * (turn % 4), 128, &full[stage]);
        }
    }
    __syncthreads();
    data[threadIdx.x] = sum;
}

// A copy that has arrived is not the one that was begun behind it. Two copies read the same words meanwhile.
extern "C" __global__ void next_copy_broken(int* data, int n)
{
    BEGIN();
    __shared__ alignas(16) int t[32];
    s[threadIdx.x] = threadIdx.x;
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(data, s, 128);
        COMMIT();
        STORE(data + 32, s, 128);
        COMMIT();
        EXPECT(&bar, 128);
        LOAD(t, data + 64, 128, &bar);  // other: next_copy
        WAIT_READ();
    }
    __syncthreads();
    data[96 + threadIdx.x % 32] = t[threadIdx.x % 32];  // fault: next_copy
}
extern "C" __global__ void next_copy_fixed(int* data, int n)
{
    BEGIN();
    __shared__ alignas(16) int t[32];
    s[threadIdx.x] = threadIdx.x;
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(data, s, 128);
        COMMIT();
        STORE(data + 32, s, 128);
        COMMIT();
        EXPECT(&bar, 128);
        LOAD(t, data + 64, 128, &bar);
        WAIT_READ();
    }
    WAIT(&bar, 0);
    __syncthreads();
    data[96 + threadIdx.x % 32] = t[threadIdx.x % 32];
}

// Three blocks from here on, data has 1024 elements. What the copy writes is there when its thread has waited for more than its reads.
extern "C" __global__ void only_read_broken(int* data, int n)
{
    BEGIN();
    int* const own = data + 128 * blockIdx.x;
    s[threadIdx.x] = threadIdx.x + n;
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(own, s, 512);  // other: only_read
        COMMIT();
        WAIT_READ();
    }
    __syncthreads();
    data[512 + 128 * blockIdx.x + threadIdx.x] = own[127 - threadIdx.x];  // fault: only_read
}
extern "C" __global__ void only_read_fixed(int* data, int n)
{
    BEGIN();
    int* const own = data + 128 * blockIdx.x;
    s[threadIdx.x] = threadIdx.x + n;
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(own, s, 512);
        COMMIT();
        WAIT_READ();
        WAIT_WRITTEN();
    }
    __syncthreads();
    data[512 + 128 * blockIdx.x + threadIdx.x] = own[127 - threadIdx.x];
}

// A wait does nothing for the other threads, not without a barrier.
extern "C" __global__ void own_wait_broken(int* data, int n)
{
    BEGIN();
    int* const own = data + 128 * blockIdx.x;
    s[threadIdx.x] = threadIdx.x + n;
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(own, s, 512);  // other: own_wait
        COMMIT();
        WAIT_WRITTEN();
    }
    data[512 + 128 * blockIdx.x + threadIdx.x] = own[127 - threadIdx.x];  // fault: own_wait
}
extern "C" __global__ void own_wait_fixed(int* data, int n)
{
    BEGIN();
    int* const own = data + 128 * blockIdx.x;
    s[threadIdx.x] = threadIdx.x + n;
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(own, s, 512);
        COMMIT();
        WAIT_WRITTEN();
    }
    __syncthreads();
    data[512 + 128 * blockIdx.x + threadIdx.x] = own[127 - threadIdx.x];
}

// The index of the block is forgotten.
extern "C" __global__ void one_tile_broken(int* data, int n)
{
    BEGIN();
    s[threadIdx.x] = threadIdx.x + 1000 * blockIdx.x;
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(data, s, 512);  // fault: one_tile other: one_tile
        COMMIT();
        WAIT_READ();
    }
}
extern "C" __global__ void one_tile_fixed(int* data, int n)
{
    BEGIN();
    s[threadIdx.x] = threadIdx.x + 1000 * blockIdx.x;
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(data + 128 * blockIdx.x, s, 512);
        COMMIT();
        WAIT_READ();
    }
}

// Harmless: all lanes of a warp begin the same store, as CUTLASS does.
extern "C" __global__ void alike_fixed(int* data, int n)
{
    BEGIN();
    s[threadIdx.x] = data[threadIdx.x];
    FENCE();
    __syncthreads();
    if (threadIdx.x < 32) {
        STORE(data, s, 512);
        COMMIT();
        WAIT_WRITTEN();
    }
}

// Sums of the other blocks, which one looks at too early. The block that comes last knows that all are there.
__device__ unsigned arrived[8];
extern "C" __global__ void sums_broken(int* data, int n)
{
    BEGIN();
    s[threadIdx.x] = data[128 * blockIdx.x + threadIdx.x];
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0 && blockIdx.x != 1) {
        REDUCE(data + 512, s, 512);  // other: sums
        COMMIT();
        WAIT_WRITTEN();
    }
    __syncthreads();
    if (blockIdx.x == 1)
        data[640 + threadIdx.x] = data[512 + (threadIdx.x ^ 32)];  // fault: sums
}
extern "C" __global__ void sums_fixed(int* data, int n)
{
    BEGIN();
    __shared__ bool isLast;
    s[threadIdx.x] = data[128 * blockIdx.x + threadIdx.x];
    FENCE();
    __syncthreads();
    atomicAdd(&data[512 + threadIdx.x], 1);
    __syncthreads();
    if (threadIdx.x == 0) {
        REDUCE(data + 512, s, 512);
        COMMIT();
        WAIT_WRITTEN();
        __threadfence();
        isLast = atomicAdd(&arrived[0], 1u) == gridDim.x - 1;
        if (isLast)
            arrived[0] = 0;
    }
    __syncthreads();
    if (isLast)
        data[640 + threadIdx.x] = data[512 + threadIdx.x];
}

// Tiles for the block that comes last, which are not waited for when they are handed on.
extern "C" __global__ void last_tiles_broken(int* data, int n)
{
    BEGIN();
    __shared__ bool isLast;
    s[threadIdx.x] = threadIdx.x + blockIdx.x;
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(data + 128 * blockIdx.x, s, 512);  // other: last_tiles
        COMMIT();
        WAIT_READ();
        __threadfence();
        isLast = atomicAdd(&arrived[1], 1u) == gridDim.x - 1;
    }
    __syncthreads();
    if (isLast)
        data[512 + threadIdx.x] = data[threadIdx.x] + data[128 + threadIdx.x] + data[256 + threadIdx.x];  // fault: last_tiles
}
extern "C" __global__ void last_tiles_fixed(int* data, int n)
{
    BEGIN();
    __shared__ bool isLast;
    s[threadIdx.x] = threadIdx.x + blockIdx.x;
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(data + 128 * blockIdx.x, s, 512);
        COMMIT();
        WAIT_WRITTEN();
        __threadfence();
        isLast = atomicAdd(&arrived[1], 1u) == gridDim.x - 1;
        if (isLast)
            arrived[1] = 0;
    }
    __syncthreads();
    if (isLast)
        data[512 + threadIdx.x] = data[threadIdx.x] + data[128 + threadIdx.x] + data[256 + threadIdx.x];
}

// A bulk copy reads by a proxy of its own: what the block has just stored it need not see.
extern "C" __global__ void stored_broken(int* data, int n)
{
    BEGIN();
    int* const own = data + 128 * blockIdx.x;
    own[threadIdx.x] = threadIdx.x + n;  // other: stored
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 512);
        LOAD(s, own, 512, &bar);  // fault: stored
    }
    WAIT(&bar, 0);
    data[512 + 128 * blockIdx.x + threadIdx.x] = s[127 - threadIdx.x];
}
extern "C" __global__ void stored_fixed(int* data, int n)
{
    BEGIN();
    int* const own = data + 128 * blockIdx.x;
    own[threadIdx.x] = threadIdx.x + n;
    FENCE_GLOBAL();
    __syncthreads();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 512);
        LOAD(s, own, 512, &bar);
    }
    WAIT(&bar, 0);
    data[512 + 128 * blockIdx.x + threadIdx.x] = s[127 - threadIdx.x];
}
// The thread that copies may fence as well, behind the barrier.
extern "C" __global__ void fenced_behind_fixed(int* data, int n)
{
    BEGIN();
    int* const own = data + 128 * blockIdx.x;
    own[threadIdx.x] = threadIdx.x + n;
    __syncthreads();
    if (threadIdx.x == 0) {
        FENCE_ALL();
        EXPECT(&bar, 512);
        LOAD(s, own, 512, &bar);
    }
    WAIT(&bar, 0);
    own[threadIdx.x] = s[127 - threadIdx.x];
}

// Sums that begin at what threads have stored.
extern "C" __global__ void zeroed_broken(int* data, int n)
{
    BEGIN();
    int* const own = data + 128 * blockIdx.x;
    s[threadIdx.x] = threadIdx.x;
    own[threadIdx.x] = 0;  // other: zeroed
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        REDUCE(own, s, 512);  // fault: zeroed
        COMMIT();
        WAIT_READ();
    }
}
extern "C" __global__ void zeroed_fixed(int* data, int n)
{
    BEGIN();
    int* const own = data + 128 * blockIdx.x;
    s[threadIdx.x] = threadIdx.x;
    own[threadIdx.x] = 0;
    FENCE_ALL();
    __syncthreads();
    if (threadIdx.x == 0) {
        REDUCE(own, s, 512);
        COMMIT();
        WAIT_READ();
    }
}

// The block that comes last copies what the others have stored.
extern "C" __global__ void gathered_broken(int* data, int n)
{
    BEGIN();
    __shared__ bool isLast;
    data[128 * blockIdx.x + threadIdx.x] = threadIdx.x + n;  // other: gathered
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        isLast = atomicAdd(&arrived[2], 1u) == gridDim.x - 1;
        __threadfence();
        if (isLast) {
            EXPECT(&bar, 512);
            LOAD(s, data + 128 * ((blockIdx.x + 1) % 3), 512, &bar);  // fault: gathered
        }
    }
    __syncthreads();
    if (isLast)
        WAIT(&bar, 0);
}
extern "C" __global__ void gathered_fixed(int* data, int n)
{
    BEGIN();
    __shared__ bool isLast;
    data[128 * blockIdx.x + threadIdx.x] = threadIdx.x + n;
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        isLast = atomicAdd(&arrived[2], 1u) == gridDim.x - 1;
        __threadfence();
        if (isLast) {
            arrived[2] = 0;
            FENCE_ALL();
            EXPECT(&bar, 512);
            LOAD(s, data + 128 * ((blockIdx.x + 1) % 3), 512, &bar);
        }
    }
    __syncthreads();
    if (isLast) {
        WAIT(&bar, 0);
        data[512 + threadIdx.x] = s[threadIdx.x];
    }
}
// Those that store may fence before they hand on.
extern "C" __global__ void fenced_before_fixed(int* data, int n)
{
    BEGIN();
    __shared__ bool isLast;
    data[128 * blockIdx.x + threadIdx.x] = threadIdx.x + n;
    FENCE_ALL();
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        isLast = atomicAdd(&arrived[3], 1u) == gridDim.x - 1;
        __threadfence();
        if (isLast) {
            arrived[3] = 0;
            EXPECT(&bar, 512);
            LOAD(s, data + 128 * ((blockIdx.x + 1) % 3), 512, &bar);
        }
    }
    __syncthreads();
    if (isLast) {
        WAIT(&bar, 0);
        data[512 + threadIdx.x] = s[threadIdx.x];
    }
}

// The mbarrier tells that the tile has been read, and so it may be written by the block that comes last.
extern "C" __global__ void reread_fixed(int* data, int n)
{
    BEGIN();
    __shared__ bool isLast;
    if (threadIdx.x == 0) {
        EXPECT(&bar, 512);
        LOAD(s, data, 512, &bar);
    }
    WAIT(&bar, 0);
    data[128 + 128 * blockIdx.x + threadIdx.x] = s[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 64) {
        __threadfence();
        isLast = atomicAdd(&arrived[4], 1u) == gridDim.x - 1;
        if (isLast)
            arrived[4] = 0;
    }
    __syncthreads();
    if (isLast)
        data[threadIdx.x] = -1;
}
