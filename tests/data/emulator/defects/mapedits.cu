// Tensor maps that kernels change and use without the fences between the proxies, or that are wrong then: the use is marked as the
// fault, the change as the other. Blocks of 128 threads; `map` is of 8 rows of 16 integers at `data`, with boxes of 4 rows.
struct alignas(64) TensorMap {
    unsigned long long opaque[16];
};
using Mbarrier = unsigned long long;
__device__ unsigned at(const void* shared)
{
    return static_cast<unsigned>(__cvta_generic_to_shared(shared));
}
__device__ alignas(128) TensorMap changed;  // by the kernels
#define KERNEL(name) \
    extern "C" __global__ void name(int* data, int n, const __grid_constant__ TensorMap map, \
                                    const __grid_constant__ TensorMap other)
#define INIT(bar, count) asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(at(bar)), "r"(count) : "memory")
#define EXPECT(bar, bytes) \
    asm volatile("mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [%0], %1;" ::"r"(at(bar)), "r"(bytes) : "memory")
#define LOAD(to, map, x, y, bar) \
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];" \
                 ::"r"(at(to)), "l"(map), "r"(x), "r"(y), "r"(at(bar)) : "memory")
#define WAIT(bar, parity) \
    asm volatile("{ .reg .pred p; AGAIN: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra AGAIN; }" ::"r"(at(bar)), \
                 "r"(parity) : "memory")
#define ADDRESS_SHARED(map, to) \
    asm volatile("tensormap.replace.tile.global_address.shared::cta.b1024.b64 [%0], %1;" ::"r"(at(map)), "l"(to) : "memory")
#define ADDRESS_GLOBAL(map, to) \
    asm volatile("tensormap.replace.tile.global_address.global.b1024.b64 [%0], %1;" ::"l"(map), "l"(to) : "memory")
#define SWIZZLE_SHARED(map, mode) \
    asm volatile("tensormap.replace.tile.swizzle_mode.shared::cta.b1024.b32 [%0], " mode ";" ::"r"(at(map)) : "memory")
#define COPY(to, from) \
    asm volatile("tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%0], [%1], 128;" \
                 ::"l"(to), "r"(at(from)) : "memory")
#define RELEASE() asm volatile("fence.proxy.tensormap::generic.release.gpu;" ::: "memory")
#define ACQUIRE(map) asm volatile("fence.proxy.tensormap::generic.acquire.gpu [%0], 128;" ::"l"(map) : "memory")
#define BEGIN() \
    __shared__ alignas(128) int s[160]; \
    __shared__ alignas(128) TensorMap own; \
    __shared__ Mbarrier bar; \
    if (threadIdx.x == 0) \
        INIT(&bar, 1); \
    if (threadIdx.x < 16) \
        own.opaque[threadIdx.x] = map.opaque[threadIdx.x]; \
    __syncthreads()
#define FETCH(map, y, parity) \
    if (threadIdx.x == 0) { \
        EXPECT(&bar, 256); \
        LOAD(s, map, 0, y, &bar); \
    } \
    WAIT(&bar, parity)

// The map is copied to where copies may use it, but they may still have the old one.
KERNEL(edit_unacquired_broken)
{
    BEGIN();
    if (threadIdx.x == 0)
        ADDRESS_SHARED(&own, data + 16);
    __syncwarp();
    if (threadIdx.x < 32)
        COPY(&changed, &own);  // other: edit_unacquired
    __syncthreads();
    FETCH(&changed, 0, 0);  // fault: edit_unacquired
    data[threadIdx.x] = s[threadIdx.x % 64];
}
KERNEL(edit_unacquired_fixed)
{
    BEGIN();
    if (threadIdx.x == 0)
        ADDRESS_SHARED(&own, data + 16);
    __syncwarp();
    if (threadIdx.x < 32)
        COPY(&changed, &own);
    __syncthreads();
    ACQUIRE(&changed);
    FETCH(&changed, 0, 0);
    data[threadIdx.x] = s[threadIdx.x % 64];
}

// What a thread changes in global memory is released by a fence of its own.
KERNEL(edit_unreleased_broken)
{
    BEGIN();
    if (threadIdx.x < 16)
        changed.opaque[threadIdx.x] = own.opaque[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0)
        ADDRESS_GLOBAL(&changed, data + 16);  // other: edit_unreleased
    __syncthreads();
    ACQUIRE(&changed);
    FETCH(&changed, 0, 0);  // fault: edit_unreleased
    data[threadIdx.x] = s[threadIdx.x % 64];
}
KERNEL(edit_unreleased_fixed)
{
    BEGIN();
    if (threadIdx.x < 16)
        changed.opaque[threadIdx.x] = own.opaque[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) {
        ADDRESS_GLOBAL(&changed, data + 16);
        RELEASE();
    }
    __syncthreads();
    ACQUIRE(&changed);
    FETCH(&changed, 0, 0);
    data[threadIdx.x] = s[threadIdx.x % 64];
}

// The map is changed once more after the block has acquired it.
KERNEL(edit_again_broken)
{
    BEGIN();
    if (threadIdx.x == 0)
        ADDRESS_SHARED(&own, data + 16);
    __syncwarp();
    if (threadIdx.x < 32)
        COPY(&changed, &own);
    __syncthreads();
    ACQUIRE(&changed);
    FETCH(&changed, 0, 0);
    __syncthreads();
    if (threadIdx.x == 0)
        ADDRESS_SHARED(&own, data + 32);
    __syncwarp();
    if (threadIdx.x < 32)
        COPY(&changed, &own);  // other: edit_again
    __syncthreads();
    FETCH(&changed, 0, 1);  // fault: edit_again
}
KERNEL(edit_again_fixed)
{
    BEGIN();
    if (threadIdx.x == 0)
        ADDRESS_SHARED(&own, data + 16);
    __syncwarp();
    if (threadIdx.x < 32)
        COPY(&changed, &own);
    __syncthreads();
    ACQUIRE(&changed);
    FETCH(&changed, 0, 0);
    __syncthreads();
    if (threadIdx.x == 0)
        ADDRESS_SHARED(&own, data + 32);
    __syncwarp();
    if (threadIdx.x < 32)
        COPY(&changed, &own);
    __syncthreads();
    ACQUIRE(&changed);
    FETCH(&changed, 0, 1);
}

// The changed map is used where it lies, in shared memory.
KERNEL(edit_in_place_broken)
{
    BEGIN();
    if (threadIdx.x == 0) {
        ADDRESS_SHARED(&own, data + 16);
        EXPECT(&bar, 256);
        LOAD(s, &own, 0, 0, &bar);  // fault: edit_in_place
    }
    WAIT(&bar, 0);
}
KERNEL(edit_in_place_fixed)
{
    BEGIN();
    FETCH(&map, 0, 0);
}

// Rows of 64 bytes do not go together with a swizzle of 32.
KERNEL(edit_swizzle_broken)
{
    BEGIN();
    if (threadIdx.x == 0)
        SWIZZLE_SHARED(&own, "1");
    __syncwarp();
    if (threadIdx.x < 32)
        COPY(&changed, &own);
    __syncthreads();
    ACQUIRE(&changed);
    FETCH(&changed, 0, 0);  // fault: edit_swizzle
}
KERNEL(edit_swizzle_fixed)
{
    BEGIN();
    if (threadIdx.x == 0)
        SWIZZLE_SHARED(&own, "2");
    __syncwarp();
    if (threadIdx.x < 32)
        COPY(&changed, &own);
    __syncthreads();
    ACQUIRE(&changed);
    FETCH(&changed, 0, 0);
}

// One warp changes the map while another one copies it away.
KERNEL(edit_meanwhile_broken)
{
    BEGIN();
    if (threadIdx.x == 64)
        ADDRESS_SHARED(&own, data + 16);  // other: edit_meanwhile
    if (threadIdx.x < 32)
        COPY(&changed, &own);  // fault: edit_meanwhile
}
KERNEL(edit_meanwhile_fixed)
{
    BEGIN();
    if (threadIdx.x == 64)
        ADDRESS_SHARED(&own, data + 16);
    __syncthreads();
    if (threadIdx.x < 32)
        COPY(&changed, &own);
}

// The map in shared memory was made of half of one.
KERNEL(edit_half_broken)
{
    __shared__ alignas(128) TensorMap half;
    if (threadIdx.x < 8)
        half.opaque[threadIdx.x] = map.opaque[threadIdx.x];
    __syncthreads();
    if (threadIdx.x < 32)
        COPY(&changed, &half);  // fault: edit_half other: edit_half
}
KERNEL(edit_half_fixed)
{
    __shared__ alignas(128) TensorMap half;
    if (threadIdx.x < 16)
        half.opaque[threadIdx.x] = map.opaque[threadIdx.x];
    __syncthreads();
    if (threadIdx.x < 32)
        COPY(&changed, &half);
}

// Plain stores write the map, and no fence between the proxies follows.
KERNEL(edit_stored_broken)
{
    BEGIN();
    if (threadIdx.x < 16)
        changed.opaque[threadIdx.x] = own.opaque[threadIdx.x];  // other: edit_stored
    __syncthreads();
    ACQUIRE(&changed);
    FETCH(&changed, 0, 0);  // fault: edit_stored
    data[threadIdx.x] = s[threadIdx.x % 64];
}
KERNEL(edit_stored_fixed)
{
    BEGIN();
    if (threadIdx.x < 16)
        changed.opaque[threadIdx.x] = own.opaque[threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0)
        RELEASE();
    __syncthreads();
    ACQUIRE(&changed);
    FETCH(&changed, 0, 0);
    data[threadIdx.x] = s[threadIdx.x % 64];
}

// One thread copies the map and releases it; nobody acquires it.
KERNEL(edit_copied_broken)
{
    BEGIN();
    if (threadIdx.x == 32) {
        memcpy(&changed, &own, sizeof changed);  // other: edit_copied
        RELEASE();
    }
    __syncthreads();
    FETCH(&changed, 0, 0);  // fault: edit_copied
    data[threadIdx.x] = s[threadIdx.x % 64];
}
KERNEL(edit_copied_fixed)
{
    BEGIN();
    if (threadIdx.x == 32) {
        memcpy(&changed, &own, sizeof changed);
        RELEASE();
    }
    __syncthreads();
    ACQUIRE(&changed);
    FETCH(&changed, 0, 0);
    data[threadIdx.x] = s[threadIdx.x % 64];
}

// A word of the map is written once more after the block has acquired it.
KERNEL(edit_stored_again_broken)
{
    BEGIN();
    if (threadIdx.x < 32)
        COPY(&changed, &own);
    __syncthreads();
    ACQUIRE(&changed);
    FETCH(&changed, 0, 0);
    __syncthreads();
    if (threadIdx.x == 0)
        changed.opaque[2] = own.opaque[2];  // other: edit_stored_again
    __syncthreads();
    FETCH(&changed, 0, 1);  // fault: edit_stored_again
}
KERNEL(edit_stored_again_fixed)
{
    BEGIN();
    if (threadIdx.x < 32)
        COPY(&changed, &own);
    __syncthreads();
    ACQUIRE(&changed);
    FETCH(&changed, 0, 0);
    __syncthreads();
    if (threadIdx.x == 0) {
        changed.opaque[2] = own.opaque[2];
        RELEASE();
    }
    __syncthreads();
    ACQUIRE(&changed);
    FETCH(&changed, 0, 1);
}

// A bulk copy writes the map.
#define BULK(to, from) \
    asm volatile("fence.proxy.async.shared::cta; cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], 128; " \
                 "cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::"l"(to), "r"(at(from)) : "memory")
KERNEL(edit_bulk_broken)
{
    BEGIN();
    if (threadIdx.x == 0)
        BULK(&changed, &own);  // other: edit_bulk
    __syncthreads();
    ACQUIRE(&changed);
    FETCH(&changed, 0, 0);  // fault: edit_bulk
}
KERNEL(edit_bulk_fixed)
{
    BEGIN();
    if (threadIdx.x == 0) {
        BULK(&changed, &own);
        RELEASE();
    }
    __syncthreads();
    ACQUIRE(&changed);
    FETCH(&changed, 0, 0);
}
