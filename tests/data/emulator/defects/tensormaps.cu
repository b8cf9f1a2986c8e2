// Copies of boxes by tensor maps that are not waited for, not fenced, or wrong in themselves: the access is marked as the fault,
// the copy as the other. Blocks of 128 threads; `map` is of 8 rows of 16 integers at `data`, with boxes of 4 rows; `other` is the
// same but where the kernel says so.
struct alignas(64) TensorMap {
    unsigned long long opaque[16];
};
using Mbarrier = unsigned long long;
__device__ unsigned at(const void* shared)
{
    return static_cast<unsigned>(__cvta_generic_to_shared(shared));
}
#define KERNEL(name) \
    extern "C" __global__ void name(int* data, int n, const __grid_constant__ TensorMap map, \
                                    const __grid_constant__ TensorMap other)
#define INIT(bar, count) asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(at(bar)), "r"(count) : "memory")
#define EXPECT(bar, bytes) \
    asm volatile("mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [%0], %1;" ::"r"(at(bar)), "r"(bytes) : "memory")
#define LOAD(to, map, x, y, bar) \
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];" \
                 ::"r"(at(to)), "l"(map), "r"(x), "r"(y), "r"(at(bar)) : "memory")
#define STORE(map, x, y, from) \
    asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%0, {%1, %2}], [%3];" ::"l"(map), "r"(x), "r"(y), \
                 "r"(at(from)) : "memory")
#define COMMIT() asm volatile("cp.async.bulk.commit_group;" ::: "memory")
#define WAIT_READ() asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory")
#define WAIT_WRITTEN() asm volatile("cp.async.bulk.wait_group 0;" ::: "memory")
#define FENCE_ALL() asm volatile("fence.proxy.async;" ::: "memory")
#define FENCE() asm volatile("fence.proxy.async.shared::cta;" ::: "memory")
#define WAIT(bar, parity) \
    asm volatile("{ .reg .pred p; AGAIN: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra AGAIN; }" ::"r"(at(bar)), \
                 "r"(parity) : "memory")
#define BEGIN() \
    __shared__ alignas(128) int s[160]; \
    __shared__ Mbarrier bar; \
    if (threadIdx.x == 0) \
        INIT(&bar, 1); \
    __syncthreads()

// The memory that the map was made for has been freed since.
KERNEL(map_freed_broken)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 256);
        LOAD(s, &other, 0, 0, &bar);  // fault: map_freed
    }
    WAIT(&bar, 0);
}
KERNEL(map_freed_fixed)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 256);
        LOAD(s, &map, 0, 0, &bar);
    }
    WAIT(&bar, 0);
}

// The map says that there are 16 rows.
KERNEL(map_too_tall_broken)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 256);
        LOAD(s, &other, 0, 6, &bar);  // fault: map_too_tall
    }
    WAIT(&bar, 0);
}
KERNEL(map_too_tall_fixed)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 256);
        LOAD(s, &map, 0, 6, &bar);
    }
    WAIT(&bar, 0);
}

// Half of the box is outside of the tensor: zeros, which are bytes of the copy as well.
KERNEL(map_half_outside_broken)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 128);
        LOAD(s, &map, 0, 6, &bar);
    }
    WAIT(&bar, 0);  // fault: map_half_outside
    data[threadIdx.x] = s[threadIdx.x % 64];
}
KERNEL(map_half_outside_fixed)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 256);
        LOAD(s, &map, 0, 6, &bar);
    }
    WAIT(&bar, 0);
    data[threadIdx.x] = s[threadIdx.x % 64];
}

// The bytes of two boxes are announced, one comes.
KERNEL(map_expects_two_broken)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 512);
        LOAD(s, &map, 0, 0, &bar);
    }
    WAIT(&bar, 0);  // fault: map_expects_two
    data[threadIdx.x] = s[threadIdx.x % 64];
}
KERNEL(map_expects_two_fixed)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 256);
        LOAD(s, &map, 0, 0, &bar);
    }
    WAIT(&bar, 0);
    data[threadIdx.x] = s[threadIdx.x % 64];
}

// A barrier of the block does not wait for the box.
KERNEL(map_arriving_broken)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 256);
        LOAD(s, &map, 0, 4, &bar);  // other: map_arriving
    }
    __syncthreads();
    data[threadIdx.x] = s[threadIdx.x % 64];  // fault: map_arriving
}
KERNEL(map_arriving_fixed)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 256);
        LOAD(s, &map, 0, 4, &bar);
    }
    WAIT(&bar, 0);
    __syncthreads();
    data[threadIdx.x] = s[threadIdx.x % 64];
}

// The copy may not see what threads wrote before it.
KERNEL(map_unfenced_broken)
{
    BEGIN();
    if (threadIdx.x < 64)
        s[threadIdx.x] = n;  // other: map_unfenced
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(&map, 0, 4, s);  // fault: map_unfenced
        COMMIT();
        WAIT_READ();
    }
}
KERNEL(map_unfenced_fixed)
{
    BEGIN();
    if (threadIdx.x < 64)
        s[threadIdx.x] = n;
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(&map, 0, 4, s);
        COMMIT();
        WAIT_READ();
    }
}

// The box is overwritten before it has been read.
KERNEL(map_reused_broken)
{
    BEGIN();
    if (threadIdx.x < 64)
        s[threadIdx.x] = n;
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(&map, 0, 0, s);  // other: map_reused
        COMMIT();
    }
    __syncthreads();
    s[threadIdx.x] = 0;  // fault: map_reused
    if (threadIdx.x == 0)
        WAIT_READ();
}
KERNEL(map_reused_fixed)
{
    BEGIN();
    if (threadIdx.x < 64)
        s[threadIdx.x] = n;
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(&map, 0, 0, s);
        COMMIT();
        WAIT_READ();
    }
    __syncthreads();
    s[threadIdx.x] = 0;
}

// A GPU keeps the shared memory of a block that has ended until its bulk stores have read it: an H200 did for 240,000 such blocks.
KERNEL(map_leaving_fixed)
{
    BEGIN();
    if (threadIdx.x < 64)
        s[threadIdx.x] = n;
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(&map, 0, 0, s);
        COMMIT();
    }
}

KERNEL(map_box_askew_broken)
{
    BEGIN();
    if (threadIdx.x == 0)
        LOAD(s + 4, &map, 0, 0, &bar);  // fault: map_box_askew
}
KERNEL(map_box_askew_fixed)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 256);
        LOAD(s + 32, &map, 0, 0, &bar);
    }
    WAIT(&bar, 0);
}

// Two integers are eight bytes: rows are copied from multiples of 16 on.
KERNEL(map_column_broken)
{
    BEGIN();
    if (threadIdx.x == 0)
        LOAD(s, &map, 2, 0, &bar);  // fault: map_column
}
KERNEL(map_column_fixed)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 256);
        LOAD(s, &map, 4, 0, &bar);
    }
    WAIT(&bar, 0);
}

// A pointer to the tensor is none to its map.
KERNEL(map_of_data_broken)
{
    BEGIN();
    if (threadIdx.x == 0)
        LOAD(s, data, 0, 0, &bar);  // fault: map_of_data
}
KERNEL(map_of_data_fixed)
{
    BEGIN();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 256);
        LOAD(s, &map, 0, 0, &bar);
    }
    WAIT(&bar, 0);
}

// What the box is written to is read before that has been waited for.
KERNEL(map_only_read_broken)
{
    BEGIN();
    if (threadIdx.x < 64)
        s[threadIdx.x] = n;
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(&map, 0, 4, s);  // other: map_only_read
        COMMIT();
        WAIT_READ();
    }
    __syncthreads();
    if (threadIdx.x < 64)
        data[threadIdx.x] = data[64 + threadIdx.x];  // fault: map_only_read
}
KERNEL(map_only_read_fixed)
{
    BEGIN();
    if (threadIdx.x < 64)
        s[threadIdx.x] = n;
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        STORE(&map, 0, 4, s);
        COMMIT();
        WAIT_WRITTEN();
    }
    __syncthreads();
    if (threadIdx.x < 64)
        data[threadIdx.x] = data[64 + threadIdx.x];
}

// The box need not have what threads stored in the tensor.
KERNEL(map_stored_broken)
{
    BEGIN();
    data[threadIdx.x] = n;  // other: map_stored
    FENCE();
    __syncthreads();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 256);
        LOAD(s, &map, 0, 2, &bar);  // fault: map_stored
    }
    WAIT(&bar, 0);
}
KERNEL(map_stored_fixed)
{
    BEGIN();
    data[threadIdx.x] = n;
    FENCE_ALL();
    __syncthreads();
    if (threadIdx.x == 0) {
        EXPECT(&bar, 256);
        LOAD(s, &map, 0, 2, &bar);
    }
    WAIT(&bar, 0);
}
