// Global memory that several threads touch in no order. Two or more blocks of 128 threads; data has 1024 elements: i % 7 each.
extern "C" __global__ void histogram_broken(int* data, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    data[512 + data[i] % 8]++;  // fault: histogram other: histogram
}
extern "C" __global__ void histogram_fixed(int* data, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    atomicAdd(&data[512 + data[i] % 8], 1);
}

// One sum of all blocks.
extern "C" __global__ void total_broken(int* data, int n)
{
    const int sum = __syncthreads_count(data[blockIdx.x * 128 + threadIdx.x] > 3);
    if (threadIdx.x == 0)
        data[512] += sum;  // fault: total other: total
}
extern "C" __global__ void total_fixed(int* data, int n)
{
    const int sum = __syncthreads_count(data[blockIdx.x * 128 + threadIdx.x] > 3);
    if (threadIdx.x == 0)
        atomicAdd(&data[512], sum);
}

// The index of the block is forgotten.
extern "C" __global__ void same_place_broken(int* data, int n)
{
    data[512 + threadIdx.x] = blockIdx.x + threadIdx.x;  // fault: same_place other: same_place
}
extern "C" __global__ void same_place_fixed(int* data, int n)
{
    data[512 + blockIdx.x * 128 + threadIdx.x] = blockIdx.x + threadIdx.x;
}

// Within one block.
extern "C" __global__ void mirror_broken(int* data, int n)
{
    int* const own = data + blockIdx.x * 128;
    own[threadIdx.x] = threadIdx.x + n;  // other: mirror
    data[512 + blockIdx.x * 128 + threadIdx.x] = own[127 - threadIdx.x];  // fault: mirror
}
extern "C" __global__ void mirror_fixed(int* data, int n)
{
    int* const own = data + blockIdx.x * 128;
    own[threadIdx.x] = threadIdx.x + n;
    __syncthreads();
    data[512 + blockIdx.x * 128 + threadIdx.x] = own[127 - threadIdx.x];
}

// In place: the last thread of a block reads what the first one of the next block writes.
extern "C" __global__ void in_place_broken(int* data, int n)
{
    const int i = blockIdx.x * 128 + threadIdx.x;
    const int sum = data[i] + data[i + 1];  // other: in_place
    __syncthreads();
    data[i] = sum + 100;  // fault: in_place
}
extern "C" __global__ void in_place_fixed(int* data, int n)
{
    const int i = blockIdx.x * 128 + threadIdx.x;
    const int sum = data[i] + data[i + 1];
    __syncthreads();
    data[513 + i] = sum + 100;
}

// The block that comes last adds what all have written.
__device__ unsigned arrived[8];
extern "C" __global__ void last_block_broken(int* data, int n)
{
    __shared__ bool isLast;
    const int sum = __syncthreads_count(data[blockIdx.x * 128 + threadIdx.x] > 3);
    if (threadIdx.x == 0) {
        data[512 + blockIdx.x] = sum + 1;  // other: last_block
        isLast = atomicAdd(&arrived[0], 1u) == gridDim.x - 1;
    }
    __syncthreads();
    if (isLast && threadIdx.x < gridDim.x)
        data[600 + threadIdx.x] = data[512 + threadIdx.x];  // fault: last_block
}
extern "C" __global__ void last_block_fixed(int* data, int n)
{
    __shared__ bool isLast;
    const int sum = __syncthreads_count(data[blockIdx.x * 128 + threadIdx.x] > 3);
    if (threadIdx.x == 0) {
        data[512 + blockIdx.x] = sum + 1;
        __threadfence();
        isLast = atomicAdd(&arrived[0], 1u) == gridDim.x - 1;
        if (isLast)
            arrived[0] = 0;
    }
    __syncthreads();
    if (isLast && threadIdx.x < gridDim.x)
        data[600 + threadIdx.x] = data[512 + threadIdx.x];
}

// A flag tells the other block that data is there.
extern "C" __global__ void no_fence_broken(int* data, int n)
{
    volatile int* const flag = data + 1000;
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        data[512] = 42;  // other: no_fence
        *flag = 77;
    } else if (blockIdx.x == 1) {
        while (*flag != 77) { }
        __threadfence();
        data[600] = data[512];  // fault: no_fence
    }
}
extern "C" __global__ void no_fence_fixed(int* data, int n)
{
    volatile int* const flag = data + 1000;
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        data[512] = 42;
        __threadfence();
        *flag = 77;
    } else if (blockIdx.x == 1) {
        while (*flag != 77) { }
        __threadfence();
        data[600] = data[512];
    }
}

// The same with a fence where the flag is read missing.
extern "C" __global__ void no_acquire_broken(int* data, int n)
{
    volatile int* const flag = data + 1000;
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        data[512] = 42;  // other: no_acquire
        __threadfence();
        *flag = 77;
    } else if (blockIdx.x == 1) {
        while (*flag != 77) { }
        data[600] = data[512];  // fault: no_acquire
    }
}
extern "C" __global__ void no_acquire_fixed(int* data, int n)
{
    volatile int* const flag = data + 1000;
    if (threadIdx.x == 0 && blockIdx.x == 0) {
        data[512] = 42;
        __threadfence();
        *flag = 77;
    }
    if (blockIdx.x != 1)
        return;
    if (threadIdx.x == 0)
        while (*flag != 77) { }
    __syncthreads();
    data[600 + threadIdx.x] = data[512];
}

// A fence of the block between blocks.
extern "C" __global__ void block_fence_broken(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        data[512] = 42;  // other: block_fence
        __threadfence_block();
        atomicExch(data + 1000, 77);
    } else if (blockIdx.x == 1) {
        while (atomicAdd(data + 1000, 0) != 77) { }
        __threadfence_block();
        data[600] = data[512];  // fault: block_fence
    }
}
extern "C" __global__ void block_fence_fixed(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    if (blockIdx.x == 0) {
        data[512] = 42;
        __threadfence();
        atomicExch(data + 1000, 77);
    } else if (blockIdx.x == 1) {
        while (atomicAdd(data + 1000, 0) != 77) { }
        __threadfence();
        data[600] = data[512];
    }
}

// Atomic for threads of the block alone.
extern "C" __global__ void block_scope_broken(int* data, int n)
{
    atomicAdd_block(&data[512 + threadIdx.x % 8], 1);  // fault: block_scope other: block_scope
}
extern "C" __global__ void block_scope_fixed(int* data, int n)
{
    atomicAdd_block(&data[512 + 8 * blockIdx.x + threadIdx.x % 8], 1);
}

// Some add atomically, others look.
extern "C" __global__ void plain_read_broken(int* data, int n)
{
    if (blockIdx.x == 0)
        atomicAdd(&data[512], 1);  // other: plain_read
    else
        data[600 + threadIdx.x] = data[512];  // fault: plain_read
}
extern "C" __global__ void plain_read_fixed(int* data, int n)
{
    if (blockIdx.x == 0)
        atomicAdd(&data[512], 1);
    else
        data[600 + blockIdx.x * 128 + threadIdx.x - 128] = atomicAdd(&data[512], 0);
}

// Block 0 sets to 0 what the others add to already.
extern "C" __global__ void zeroing_broken(int* data, int n)
{
    if (blockIdx.x == 0 && threadIdx.x < 8)
        data[512 + threadIdx.x] = 0;  // other: zeroing
    __syncthreads();
    atomicAdd(&data[512 + threadIdx.x % 8], 1);  // fault: zeroing
}
extern "C" __global__ void zeroing_fixed(int* data, int n)
{
    if (threadIdx.x < 8)
        data[512 + 8 * blockIdx.x + threadIdx.x] = 0;
    __syncthreads();
    atomicAdd(&data[512 + 8 * blockIdx.x + threadIdx.x % 8], 1);
}

// Greater than what is there.
extern "C" __global__ void maximum_broken(int* data, int n)
{
    const int value = threadIdx.x + blockIdx.x * 128 + 10;
    if (value > data[512])  // other: maximum
        data[512] = value;  // fault: maximum
}
extern "C" __global__ void maximum_fixed(int* data, int n)
{
    atomicMax(&data[512], threadIdx.x + blockIdx.x * 128 + 10);
}

// Bytes that two threads share; neighbours are no race.
extern "C" __global__ void half_bytes_broken(int* data, int n)
{
    unsigned char* const text = reinterpret_cast<unsigned char*>(data + 512);
    text[blockIdx.x * 128 + threadIdx.x / 2] = static_cast<unsigned char>(threadIdx.x);  // fault: half_bytes other: half_bytes
}
extern "C" __global__ void half_bytes_fixed(int* data, int n)
{
    unsigned char* const text = reinterpret_cast<unsigned char*>(data + 512);
    text[(threadIdx.x * 3 + blockIdx.x) % 384 + 384 * (blockIdx.x / 3)] = static_cast<unsigned char>(threadIdx.x);
}

// Lanes of one warp.
extern "C" __global__ void lane_pairs_broken(int* data, int n)
{
    int* const own = data + blockIdx.x * 128;
    own[threadIdx.x] = n + threadIdx.x;  // other: lane_pairs
    data[512 + blockIdx.x * 128 + threadIdx.x] = own[threadIdx.x ^ 1];  // fault: lane_pairs
}
extern "C" __global__ void lane_pairs_fixed(int* data, int n)
{
    int* const own = data + blockIdx.x * 128;
    own[threadIdx.x] = n + threadIdx.x;
    __syncwarp();
    data[512 + blockIdx.x * 128 + threadIdx.x] = own[threadIdx.x ^ 1];
}

// The barrier of a warp where that of the block is wanted.
extern "C" __global__ void warp_only_broken(int* data, int n)
{
    int* const own = data + blockIdx.x * 128;
    own[threadIdx.x] = n + threadIdx.x;  // other: warp_only
    __syncwarp();
    data[512 + blockIdx.x * 128 + threadIdx.x] = own[(threadIdx.x + 32) % 128];  // fault: warp_only
}
extern "C" __global__ void warp_only_fixed(int* data, int n)
{
    int* const own = data + blockIdx.x * 128;
    own[threadIdx.x] = n + threadIdx.x;
    __syncthreads();
    data[512 + blockIdx.x * 128 + threadIdx.x] = own[(threadIdx.x + 32) % 128];
}

// A lock that is given back before what it guards is seen.
extern "C" __global__ void unlocking_broken(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    while (atomicCAS(data + 1001, 1001 % 7, 55) != 1001 % 7) { }
    data[512] += 3;  // fault: unlocking other: unlocking
    atomicExch(data + 1001, 1001 % 7);
}
extern "C" __global__ void unlocking_fixed(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    while (atomicCAS(data + 1001, 1001 % 7, 55) != 1001 % 7) { }
    __threadfence();
    data[512] += 3;
    __threadfence();
    atomicExch(data + 1001, 1001 % 7);
}

// Words of PTX: relaxed where it should be release.
extern "C" __global__ void relaxed_broken(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    int value = 0;
    if (blockIdx.x == 0) {
        data[512] = 42;  // other: relaxed
        asm volatile("st.relaxed.gpu.u32 [%0], 77;" ::"l"(data + 1000) : "memory");
    } else if (blockIdx.x == 1) {
        do
            asm volatile("ld.acquire.gpu.u32 %0, [%1];" : "=r"(value) : "l"(data + 1000) : "memory");
        while (value != 77);
        data[600] = data[512];  // fault: relaxed
    }
}
extern "C" __global__ void relaxed_fixed(int* data, int n)
{
    if (threadIdx.x != 0)
        return;
    int value = 0;
    if (blockIdx.x == 0) {
        data[512] = 42;
        asm volatile("st.release.gpu.u32 [%0], 77;" ::"l"(data + 1000) : "memory");
    } else if (blockIdx.x == 1) {
        do
            asm volatile("ld.acquire.gpu.u32 %0, [%1];" : "=r"(value) : "l"(data + 1000) : "memory");
        while (value != 77);
        data[600] = data[512];
    }
}

// Four elements at once, of which the last is the next one's.
extern "C" __global__ void overlapping_broken(int* data, int n)
{
    const int i = threadIdx.x + 128 * blockIdx.x;
    if (i % 2 == 0)
        *reinterpret_cast<int4*>(data + 4 * (i / 4)) = make_int4(i, i, i, i);  // fault: overlapping other: overlapping
}
extern "C" __global__ void overlapping_fixed(int* data, int n)
{
    const int i = threadIdx.x + 128 * blockIdx.x;
    if (i % 4 == 0)
        *reinterpret_cast<int4*>(data + 4 * (i / 4)) = make_int4(i, i, i, i);
}

// In place as well, but of a matrix: each pair of elements is two threads'.
extern "C" __global__ void transposed_broken(int* data, int n)
{
    const int row = (blockIdx.x * 128 + threadIdx.x) / 16, column = threadIdx.x % 16;
    const int value = data[column * 32 + row];  // other: transposed
    data[row * 16 + column] = value + 1000 * row + column;  // fault: transposed
}
extern "C" __global__ void transposed_fixed(int* data, int n)
{
    const int row = (blockIdx.x * 128 + threadIdx.x) / 16, column = threadIdx.x % 16;
    const int value = data[column * 32 + row];
    data[512 + row * 16 + column] = value + 1000 * row + column;
}

// All warps write before a barrier of which a part of them takes no notice.
extern "C" __global__ void part_barrier_broken(int* data, int n)
{
    int* const own = data + 128 * blockIdx.x;
    own[threadIdx.x] = threadIdx.x + n;  // other: part_barrier
    if (threadIdx.x < 64)
        asm volatile("bar.sync 1, 64;" ::: "memory");
    data[512 + 128 * blockIdx.x + threadIdx.x] = own[127 - threadIdx.x];  // fault: part_barrier
}
extern "C" __global__ void part_barrier_fixed(int* data, int n)
{
    int* const own = data + 128 * blockIdx.x;
    own[threadIdx.x] = threadIdx.x + n;
    if (threadIdx.x < 64)
        asm volatile("bar.sync 1, 64;" ::: "memory");
    else
        asm volatile("bar.sync 2, 64;" ::: "memory");
    data[512 + 128 * blockIdx.x + threadIdx.x] = own[threadIdx.x ^ 33];
}

// A block overwrites what another one has told that it has read: told before all of it has.
extern "C" __global__ void overwritten_broken(int* data, int n)
{
    volatile int* const flag = data + 1000;
    if (blockIdx.x == 0) {
        data[640 + threadIdx.x] = data[512 + threadIdx.x];  // other: overwritten
        if (threadIdx.x == 127)
            *flag = 77;
    } else if (blockIdx.x == 1) {
        if (threadIdx.x == 0)
            while (*flag != 77) { }
        __syncthreads();
        data[512 + threadIdx.x] = 5;  // fault: overwritten
    }
}
extern "C" __global__ void overwritten_fixed(int* data, int n)
{
    volatile int* const flag = data + 1000;
    if (blockIdx.x == 0) {
        data[640 + threadIdx.x] = data[512 + threadIdx.x];
        __syncthreads();
        if (threadIdx.x == 127)
            *flag = 77;
    } else if (blockIdx.x == 1) {
        if (threadIdx.x == 0)
            while (*flag != 77) { }
        __syncthreads();
        data[512 + threadIdx.x] = 5;
    }
}

// Harmless: several threads set a flag to the same value.
extern "C" __global__ void same_flag_fixed(int* data, int n)
{
    if (data[threadIdx.x] > 2)
        data[512] = 1;
    data[513] = 7;
}
// Harmless: a barrier of the grid, by hand, over and over.
extern "C" __global__ void grid_barrier_fixed(int* data, int n)
{
    for (int turn = 1; turn <= 4; ++turn) {
        data[(turn % 2) * 512 + blockIdx.x * 128 + threadIdx.x] = turn * 1000 + threadIdx.x;
        __syncthreads();
        if (threadIdx.x == 0) {
            __threadfence();
            atomicAdd(&arrived[1], 1u);
            while (*static_cast<volatile unsigned*>(&arrived[1]) < turn * gridDim.x) { }
            __threadfence();
        }
        __syncthreads();
        const int other = data[(turn % 2) * 512 + (gridDim.x - 1 - blockIdx.x) * 128 + 127 - threadIdx.x];
        if (other != turn * 1000 + 127 - static_cast<int>(threadIdx.x))
            __trap();
    }
}
// Harmless: each block waits for the sum of those before it, which stands in one word with its state.
extern "C" __global__ void look_back_fixed(int* data, int n)
{
    volatile unsigned long long* const states = reinterpret_cast<unsigned long long*>(data + 896);
    const int own = __syncthreads_count(data[blockIdx.x * 128 + threadIdx.x] > 3);
    if (threadIdx.x == 0) {
        unsigned long long before = 0;
        while (blockIdx.x != 0 && (before = states[blockIdx.x - 1]) >> 32 != 0xabcdef) { }
        states[blockIdx.x] = 0xabcdefull << 32 | (before + own & 0xffffffffu);
        data[512 + blockIdx.x] = static_cast<int>(before);
    }
}
// Harmless: fences by all threads, then a barrier, then one thread's atomic operation.
extern "C" __global__ void fences_of_all_fixed(int* data, int n)
{
    __shared__ bool isLast;
    data[512 + blockIdx.x * 128 + threadIdx.x] = threadIdx.x + n;
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0)
        isLast = atomicInc(&arrived[2], gridDim.x - 1) == gridDim.x - 1;
    __syncthreads();
    if (isLast)
        for (unsigned block = 0; block < gridDim.x; ++block)
            data[threadIdx.x] += data[512 + block * 128 + 127 - threadIdx.x];
}
// Harmless: warps hand over by a flag in shared memory.
extern "C" __global__ void shared_flag_fixed(int* data, int n)
{
    __shared__ volatile int flag;
    int* const own = data + 128 * blockIdx.x;
    if (threadIdx.x == 0)
        flag = 0;
    __syncthreads();
    if (threadIdx.x == 32) {
        own[5] = n;
        __threadfence_block();
        flag = 1;
    } else if (threadIdx.x == 64) {
        while (flag == 0) { }
        __threadfence_block();
        own[6] = own[5];
    }
}
