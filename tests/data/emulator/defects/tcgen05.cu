// Tensor memory whose cells, registers or operands are touched too early, or that is not had or kept: the access is marked as the
// fault, what it meets as the other. For sm_100a; blocks of 128 threads.
using Mbarrier = unsigned long long;
__device__ unsigned at(const void* shared)
{
    return static_cast<unsigned>(__cvta_generic_to_shared(shared));
}
// Without a swizzle: pieces along K lie `leading` bytes apart, each 8 rows 128 bytes.
__device__ unsigned long long described(const void* shared, unsigned leading)
{
    return (at(shared) & 0x3ffffu) >> 4 | static_cast<unsigned long long>(leading >> 4) << 16 | 8ull << 32 | 1ull << 46;
}
#define A_OF(s) described(s, 1024)
#define B_OF(s) described((s) + 512, 256)
#define SHAPE (2u << 4 | 1u << 7 | 1u << 10 | 2u << 17 | 4u << 24)
#define ALLOC(place, columns) \
    asm volatile("tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%0], %1;" ::"r"(at(place)), "n"(columns) : "memory")
#define FREE(address, columns) \
    asm volatile("tcgen05.dealloc.cta_group::1.sync.aligned.b32 %0, %1;" ::"r"(address), "n"(columns) : "memory")
#define MMA(address, s, adds) \
    asm volatile("tcgen05.mma.cta_group::1.kind::i8 [%0], %1, %2, %3, " adds ";" ::"r"(address), "l"(A_OF(s)), "l"(B_OF(s)), \
                 "r"(SHAPE) : "memory")
#define COMMIT(bar) asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one.b64 [%0];" ::"l"(bar) : "memory")
#define WAIT_UNFENCED(bar, parity) \
    asm volatile("{ .reg .pred p; AGAIN: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1; @!p bra AGAIN; }" ::"r"(at(bar)), \
                 "n"(parity) : "memory")
#define BEFORE() asm volatile("tcgen05.fence::before_thread_sync;" ::: "memory")
#define AFTER() asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory")
#define WAIT_BAR(bar, parity) \
    WAIT_UNFENCED(bar, parity); \
    AFTER()
#define STORE_ROW(address, v) \
    asm volatile("tcgen05.st.sync.aligned.32x32b.x16.b32 [%0], {%1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1, %1};" \
                 ::"r"(address), "r"(v) : "memory")
#define LOAD(v, address) asm volatile("tcgen05.ld.sync.aligned.32x32b.x1.b32 {%0}, [%1];" : "=r"(v) : "r"(address) : "memory")
#define STORE(address, v) asm volatile("tcgen05.st.sync.aligned.32x32b.x1.b32 [%0], {%1};" ::"r"(address), "r"(v) : "memory")
#define WAIT_LOADS() asm volatile("tcgen05.wait::ld.sync.aligned;" ::: "memory")
#define WAIT_STORES() asm volatile("tcgen05.wait::st.sync.aligned;" ::: "memory")
#define PROXY() asm volatile("fence.proxy.async.shared::cta;" ::: "memory")
#define ADD(x) asm volatile("add.s32 %0, %0, 1;" : "+r"(x)::"memory")
#define BEGIN() \
    __shared__ alignas(1024) int s[768]; \
    __shared__ Mbarrier bar; \
    __shared__ unsigned place; \
    if (threadIdx.x == 0) \
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&bar)) : "memory"); \
    if (threadIdx.x < 32) \
        ALLOC(&place, 32); \
    for (int i = threadIdx.x; i < 768; i += 128) \
        s[i] = data[i % n]; \
    PROXY(); \
    __syncthreads(); \
    const unsigned d = place, own = d + (threadIdx.x / 32 << 21); \
    int v = 0
#define END() \
    __syncthreads(); \
    if (threadIdx.x < 32) \
        FREE(d, 32); \
    data[threadIdx.x] = v + static_cast<int>(own)

// Cells are read while the product may still be writing them.
extern "C" __global__ void cells_unwaited_broken(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        MMA(d, s, "0");  // other: cells_unwaited
        COMMIT(&bar);
    }
    __syncthreads();
    LOAD(v, own);  // fault: cells_unwaited
    WAIT_LOADS();
    WAIT_BAR(&bar, 0);
    END();
}
extern "C" __global__ void cells_unwaited_fixed(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        MMA(d, s, "0");
        COMMIT(&bar);
    }
    WAIT_BAR(&bar, 0);
    LOAD(v, own);
    WAIT_LOADS();
    END();
}

// The commit comes before the product that is waited for.
extern "C" __global__ void cells_uncommitted_broken(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        MMA(d, s, "0");
        COMMIT(&bar);
        MMA(d, s, "1");  // other: cells_uncommitted
    }
    WAIT_BAR(&bar, 0);
    LOAD(v, own);  // fault: cells_uncommitted
    WAIT_LOADS();
    END();
}
extern "C" __global__ void cells_uncommitted_fixed(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        MMA(d, s, "0");
        MMA(d, s, "1");
        COMMIT(&bar);
    }
    WAIT_BAR(&bar, 0);
    LOAD(v, own);
    WAIT_LOADS();
    END();
}

// Harmless: a register is used before the load has been waited for, as CUTLASS does.
extern "C" __global__ void load_unwaited_fixed(int* data, int n)
{
    BEGIN();
    LOAD(v, own);
    ADD(v);
    WAIT_LOADS();
    END();
}

// What was stored is read before it is there.
extern "C" __global__ void store_unwaited_broken(int* data, int n)
{
    BEGIN();
    STORE_ROW(own, threadIdx.x);  // other: store_unwaited
    BEFORE();
    __syncthreads();
    AFTER();
    if (threadIdx.x == 0) {
        MMA(d, s, "1");  // fault: store_unwaited
        COMMIT(&bar);
    }
    WAIT_STORES();
    WAIT_BAR(&bar, 0);
    END();
}
extern "C" __global__ void store_unwaited_fixed(int* data, int n)
{
    BEGIN();
    STORE_ROW(own, threadIdx.x);
    WAIT_STORES();
    BEFORE();
    __syncthreads();
    AFTER();
    if (threadIdx.x == 0) {
        MMA(d, s, "1");
        COMMIT(&bar);
    }
    WAIT_BAR(&bar, 0);
    END();
}

// Harmless: a warp reads back what it has stored, as CUTLASS's kernels that split K do.
extern "C" __global__ void store_reread_fixed(int* data, int n)
{
    BEGIN();
    STORE(own, threadIdx.x);
    LOAD(v, own);
    WAIT_STORES();
    WAIT_LOADS();
    END();
}

// An operand is filled again while the product may still read it.
extern "C" __global__ void operand_refilled_broken(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        MMA(d, s, "0");  // other: operand_refilled
        COMMIT(&bar);
    }
    __syncthreads();
    s[threadIdx.x] = data[n - 1];  // fault: operand_refilled
    WAIT_BAR(&bar, 0);
    LOAD(v, own);
    WAIT_LOADS();
    END();
}
extern "C" __global__ void operand_refilled_fixed(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        MMA(d, s, "0");
        COMMIT(&bar);
    }
    WAIT_BAR(&bar, 0);
    s[threadIdx.x] = data[n - 1];
    LOAD(v, own);
    WAIT_LOADS();
    END();
}

// Threads wrote the operands, and no fence parts the proxies.
extern "C" __global__ void operand_unfenced_broken(int* data, int n)
{
    BEGIN();
    s[threadIdx.x] = data[n - 1];  // other: operand_unfenced
    __syncthreads();
    if (threadIdx.x == 0) {
        MMA(d, s, "0");  // fault: operand_unfenced
        COMMIT(&bar);
    }
    WAIT_BAR(&bar, 0);
    LOAD(v, own);
    WAIT_LOADS();
    END();
}
extern "C" __global__ void operand_unfenced_fixed(int* data, int n)
{
    BEGIN();
    s[threadIdx.x] = data[n - 1];
    PROXY();
    __syncthreads();
    if (threadIdx.x == 0) {
        MMA(d, s, "0");
        COMMIT(&bar);
    }
    WAIT_BAR(&bar, 0);
    LOAD(v, own);
    WAIT_LOADS();
    END();
}

// The first product adds what nobody has written.
extern "C" __global__ void added_to_nothing_broken(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        MMA(d, s, "1");  // fault: added_to_nothing
        COMMIT(&bar);
    }
    WAIT_BAR(&bar, 0);
    LOAD(v, own);
    WAIT_LOADS();
    END();
}
extern "C" __global__ void added_to_nothing_fixed(int* data, int n)
{
    BEGIN();
    if (threadIdx.x == 0) {
        MMA(d, s, "0");
        COMMIT(&bar);
    }
    WAIT_BAR(&bar, 0);
    LOAD(v, own);
    WAIT_LOADS();
    END();
}

// More columns than were allocated.
extern "C" __global__ void past_columns_broken(int* data, int n)
{
    BEGIN();
    LOAD(v, own + 32);  // fault: past_columns
    WAIT_LOADS();
    END();
}
extern "C" __global__ void past_columns_fixed(int* data, int n)
{
    BEGIN();
    LOAD(v, own + 31);
    WAIT_LOADS();
    END();
}

// Nobody frees the columns.
extern "C" __global__ void never_freed_broken(int* data, int n)
{
    __shared__ unsigned place;
    if (threadIdx.x < 32)
        ALLOC(&place, 64);  // fault: never_freed
    __syncthreads();
    data[threadIdx.x] = static_cast<int>(place) + n;
}
extern "C" __global__ void never_freed_fixed(int* data, int n)
{
    __shared__ unsigned place;
    if (threadIdx.x < 32)
        ALLOC(&place, 64);
    __syncthreads();
    if (threadIdx.x < 32)
        FREE(place, 64);
    data[threadIdx.x] = static_cast<int>(place) + n;
}

// There will never be room for both.
extern "C" __global__ void no_room_broken(int* data, int n)
{
    __shared__ unsigned place[2];
    if (threadIdx.x < 32) {
        ALLOC(place, 512);
        ALLOC(place + 1, 32);  // fault: no_room
        FREE(place[1], 32);
        FREE(place[0], 512);
    }
    data[threadIdx.x] = n;
}
extern "C" __global__ void no_room_fixed(int* data, int n)
{
    __shared__ unsigned place[2];
    if (threadIdx.x < 32) {
        ALLOC(place, 512);
        FREE(place[0], 512);
        ALLOC(place + 1, 32);
        FREE(place[1], 32);
    }
    data[threadIdx.x] = n;
}

// Freed while other warps still read.
extern "C" __global__ void freed_early_broken(int* data, int n)
{
    BEGIN();
    LOAD(v, own);  // other: freed_early
    WAIT_LOADS();
    if (threadIdx.x < 32)
        FREE(d, 32);  // fault: freed_early
    data[threadIdx.x] = v;
}
extern "C" __global__ void freed_early_fixed(int* data, int n)
{
    BEGIN();
    LOAD(v, own);
    WAIT_LOADS();
    __syncthreads();
    if (threadIdx.x < 32)
        FREE(d, 32);
    data[threadIdx.x] = v;
}

// The product adds to what other warps stored: a barrier orders that without tcgen05.fence, as CUTLASS has it.
extern "C" __global__ void unfenced_fixed(int* data, int n)
{
    BEGIN();
    STORE_ROW(own, threadIdx.x);
    WAIT_STORES();
    __syncthreads();
    if (threadIdx.x == 0) {
        MMA(d, s, "1");
        COMMIT(&bar);
    }
    WAIT_UNFENCED(&bar, 0);
    LOAD(v, own);
    WAIT_LOADS();
    END();
}
