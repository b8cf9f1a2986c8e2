// Memory that is read and that nobody has written. Blocks of 128 threads.
extern "C" __global__ void unset_broken(int* data, int n)
{
    __shared__ int s[128];
    if (n < 0)
        s[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = s[127 - threadIdx.x];  // fault: unset
}
extern "C" __global__ void unset_fixed(int* data, int n)
{
    __shared__ int s[128];
    if (n > 0)
        s[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = s[127 - threadIdx.x];
}

// A part of the threads fills a tile, all read it.
extern "C" __global__ void half_tile_broken(int* data, int n)
{
    __shared__ int tile[128];
    if (threadIdx.x < 96)
        tile[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = tile[(threadIdx.x + 1) % 128];  // fault: half_tile
}
extern "C" __global__ void half_tile_fixed(int* data, int n)
{
    __shared__ int tile[128];
    tile[threadIdx.x] = threadIdx.x < 96 ? data[threadIdx.x] : 0;
    __syncthreads();
    data[threadIdx.x] = tile[(threadIdx.x + 1) % 128];
}

// What is behind the end of a list decides, unless the end does.
extern "C" __global__ void behind_end_broken(int* data, int n)
{
    __shared__ int list[160];
    list[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    const bool isLess = list[threadIdx.x + 16] < list[threadIdx.x];  // fault: behind_end
    if ((data[0] > 1000000000) | isLess)
        data[threadIdx.x] = 7;
}
extern "C" __global__ void behind_end_fixed(int* data, int n)
{
    __shared__ int list[160];
    list[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    const bool isLess = list[threadIdx.x + 16] < list[threadIdx.x];
    if ((threadIdx.x >= 112) | isLess)
        data[threadIdx.x] = 7;
}

// A counter that nobody sets to 0.
extern "C" __global__ void uncleared_broken(int* data, int n)
{
    __shared__ int count;
    if (data[threadIdx.x] > 2)
        atomicAdd(&count, 1);  // fault: uncleared
    __syncthreads();
    data[threadIdx.x] = count;
}
extern "C" __global__ void uncleared_fixed(int* data, int n)
{
    __shared__ int count;
    if (threadIdx.x == 0)
        count = 0;
    __syncthreads();
    if (data[threadIdx.x] > 2)
        atomicAdd(&count, 1);
    __syncthreads();
    data[threadIdx.x] = count;
}

// Bins of which the last ones are not cleared.
extern "C" __global__ void bins_broken(int* data, int n)
{
    __shared__ unsigned bins[256];
    bins[threadIdx.x] = 0;
    __syncthreads();
    atomicAdd(&bins[threadIdx.x * 2], 1u);  // fault: bins
    __syncthreads();
    data[threadIdx.x] = bins[threadIdx.x * 2];
}
extern "C" __global__ void bins_fixed(int* data, int n)
{
    __shared__ unsigned bins[256];
    for (int i = threadIdx.x; i < 256; i += 128)
        bins[i] = 0;
    __syncthreads();
    atomicAdd(&bins[threadIdx.x * 2], 1u);
    __syncthreads();
    data[threadIdx.x] = bins[threadIdx.x * 2];
}

// A tile with a border, which nobody fills.
extern "C" __global__ void border_broken(int* data, int n)
{
    __shared__ int tile[130];
    tile[threadIdx.x + 1] = data[threadIdx.x];
    __syncthreads();
    const int left = tile[threadIdx.x];  // fault: border
    data[threadIdx.x] = left + tile[threadIdx.x + 1];
}
extern "C" __global__ void border_fixed(int* data, int n)
{
    __shared__ int tile[130];
    tile[threadIdx.x + 1] = data[threadIdx.x];
    if (threadIdx.x == 0)
        tile[0] = 0;
    __syncthreads();
    const int left = tile[threadIdx.x];
    data[threadIdx.x] = left + tile[threadIdx.x + 1];
}

// Four elements at once, of which none is there.
extern "C" __global__ void vectors_broken(int* data, int n)
{
    __shared__ int4 tile[128];
    if (threadIdx.x % 2 == 0)
        tile[threadIdx.x] = make_int4(1, 2, 3, data[threadIdx.x]);
    __syncthreads();
    const int4 own = tile[threadIdx.x ^ 2];  // fault: vectors
    data[threadIdx.x] = own.x + own.y + own.z + own.w;
}
extern "C" __global__ void vectors_fixed(int* data, int n)
{
    __shared__ int4 tile[128];
    tile[threadIdx.x] = make_int4(1, 2, 3, data[threadIdx.x]);
    __syncthreads();
    const int4 own = tile[threadIdx.x ^ 2];
    data[threadIdx.x] = own.x + own.y + own.z + own.w;
}

// Bytes: every second one.
extern "C" __global__ void every_second_broken(int* data, int n)
{
    __shared__ unsigned char text[256];
    text[threadIdx.x * 2] = static_cast<unsigned char>(data[threadIdx.x]);
    __syncthreads();
    data[threadIdx.x] = text[threadIdx.x + 1];  // fault: every_second
}
extern "C" __global__ void every_second_fixed(int* data, int n)
{
    __shared__ unsigned char text[256];
    text[threadIdx.x * 2] = static_cast<unsigned char>(data[threadIdx.x]);
    text[threadIdx.x * 2 + 1] = 7;
    __syncthreads();
    data[threadIdx.x] = text[threadIdx.x + 1];
}

// Two buffers: the first turn reads the one that is filled with the second.
extern "C" __global__ void wrong_buffer_broken(int* data, int n)
{
    __shared__ int tile[2][128];
    int sum = 0;
    for (int turn = 0; turn < 4; ++turn) {
        tile[turn % 2][threadIdx.x] = data[threadIdx.x] + turn;
        __syncthreads();
        sum += tile[(turn + 1) % 2][127 - threadIdx.x];  // fault: wrong_buffer
        __syncthreads();
    }
    data[threadIdx.x] = sum;
}
extern "C" __global__ void wrong_buffer_fixed(int* data, int n)
{
    __shared__ int tile[2][128];
    int sum = 0;
    for (int turn = 0; turn < 4; ++turn) {
        tile[turn % 2][threadIdx.x] = data[threadIdx.x] + turn;
        __syncthreads();
        sum += tile[turn % 2][127 - threadIdx.x];
        __syncthreads();
    }
    data[threadIdx.x] = sum;
}

// Dynamic shared memory.
extern "C" __global__ void dynamic_tail_broken(int* data, int n)
{
    extern __shared__ int rest[];
    if (threadIdx.x != 127)
        rest[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = rest[127 - threadIdx.x];  // fault: dynamic_tail
}
extern "C" __global__ void dynamic_tail_fixed(int* data, int n)
{
    extern __shared__ int rest[];
    rest[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = rest[127 - threadIdx.x];
}

// Sums that are added to before they are set.
extern "C" __global__ void sums_broken(int* data, int n)
{
    __shared__ int sums[128];
    sums[threadIdx.x] += data[(threadIdx.x + 64) % 128];  // fault: sums
    __syncthreads();
    data[threadIdx.x] = sums[threadIdx.x];
}
extern "C" __global__ void sums_fixed(int* data, int n)
{
    __shared__ int sums[128];
    sums[threadIdx.x] = 0;
    sums[threadIdx.x] += data[(threadIdx.x + 64) % 128];
    __syncthreads();
    data[threadIdx.x] = sums[threadIdx.x];
}

// The sums of all warps of a block of 32 of them are read, but a block may have fewer.
extern "C" __global__ void all_warps_broken(int* data, int n)
{
    __shared__ int sums[32];
    const int sum = __reduce_add_sync(~0u, data[threadIdx.x]);
    if (threadIdx.x % 32 == 0)
        sums[threadIdx.x / 32] = sum;
    __syncthreads();
    if (threadIdx.x < 32)
        data[threadIdx.x] = __reduce_add_sync(~0u, sums[threadIdx.x]);  // fault: all_warps
}
extern "C" __global__ void all_warps_fixed(int* data, int n)
{
    __shared__ int sums[32];
    const int sum = __reduce_add_sync(~0u, data[threadIdx.x]);
    if (threadIdx.x % 32 == 0)
        sums[threadIdx.x / 32] = sum;
    __syncthreads();
    if (threadIdx.x < 32)
        data[threadIdx.x] = __reduce_add_sync(~0u, threadIdx.x < blockDim.x / 32 ? sums[threadIdx.x] : 0);
}

// Harmless: structures with padding are copied as a whole, members of one word are set one by one.
struct alignas(16) Padded {
    int a;
    char b;
};
extern "C" __global__ void padding_fixed(int* data, int n)
{
    __shared__ Padded s[128], t[128];
    s[threadIdx.x].a = data[threadIdx.x];
    s[threadIdx.x].b = 3;
    __syncthreads();
    t[threadIdx.x] = s[127 - threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = t[threadIdx.x].a + t[threadIdx.x].b;
}
struct Flags {
    unsigned low : 5, high : 7;
};
extern "C" __global__ void bit_fields_fixed(int* data, int n)
{
    __shared__ union {
        Flags flags;
        unsigned char bytes[4];
    } s[128];
    s[threadIdx.x].bytes[0] = static_cast<unsigned char>(data[threadIdx.x]);
    __syncthreads();
    data[threadIdx.x] = s[127 - threadIdx.x].flags.low;
}
// An exchange takes what was there, but nobody looks at it.
extern "C" __global__ void exchanged_fixed(int* data, int n)
{
    __shared__ int last;
    atomicExch(&last, int(threadIdx.x));
    __syncthreads();
    data[threadIdx.x] = last;
}

// Harmless: the upper end of a scan works on what nobody has written, and throws it away.
extern "C" __global__ void scan_tail_fixed(int* data, int n)
{
    __shared__ int sums[128];
    const int count = n % 128 == 0 ? 100 : n % 128;
    if (threadIdx.x < count)
        sums[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    for (int step = 1; step < 128; step *= 2) {
        const int left = threadIdx.x >= step ? sums[threadIdx.x - step] : 0;
        __syncthreads();
        sums[threadIdx.x] += left;
        __syncthreads();
    }
    if (threadIdx.x < count)
        data[threadIdx.x] = sums[threadIdx.x];
}
// Harmless: lanes behind the last element bring what they found, and nobody takes it.
extern "C" __global__ void idle_lanes_fixed(int* data, int n)
{
    __shared__ int tile[128];
    if (threadIdx.x % 32 < 16)
        tile[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    int value = tile[threadIdx.x];
    value += __shfl_down_sync(~0u, value, 8, 16);
    value += __shfl_down_sync(~0u, value, 4, 16);
    if (threadIdx.x % 32 < 4)
        data[threadIdx.x] = value;
}

// What came of it is followed: through arithmetic, a selection, another lane, shared memory, a branch.
extern "C" __global__ void followed_broken(int* data, int n)
{
    __shared__ int tile[128], next[128];
    if (threadIdx.x < 100)
        tile[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    int value = tile[threadIdx.x] * 3 + 1;  // fault: followed
    value = __shfl_xor_sync(~0u, value, 3);
    next[127 - threadIdx.x] = threadIdx.x == 0 ? 0 : value;
    __syncthreads();
    data[threadIdx.x] = next[threadIdx.x];
}
extern "C" __global__ void followed_fixed(int* data, int n)
{
    __shared__ int tile[128], next[128];
    tile[threadIdx.x] = threadIdx.x < 100 ? data[threadIdx.x] : 0;
    __syncthreads();
    int value = tile[threadIdx.x] * 3 + 1;
    value = __shfl_xor_sync(~0u, value, 3);
    next[127 - threadIdx.x] = threadIdx.x == 0 ? 0 : value;
    __syncthreads();
    data[threadIdx.x] = next[threadIdx.x];
}
extern "C" __global__ void decided_broken(int* data, int n)
{
    __shared__ int limits[8];
    if (threadIdx.x < 4)
        limits[threadIdx.x] = threadIdx.x;
    __syncthreads();
    for (int i = 0; i < limits[n % 4 + 4]; ++i)  // fault: decided
        data[threadIdx.x] += __popc(data[threadIdx.x]);
}
extern "C" __global__ void decided_fixed(int* data, int n)
{
    __shared__ int limits[8];
    if (threadIdx.x < 8)
        limits[threadIdx.x] = threadIdx.x;
    __syncthreads();
    for (int i = 0; i < limits[n % 4 + 4]; ++i)
        data[threadIdx.x] += __popc(data[threadIdx.x]);
}
extern "C" __global__ void led_astray_broken(int* data, int n)
{
    __shared__ int places[128];
    if (threadIdx.x != 5)
        places[threadIdx.x] = 127 - threadIdx.x;
    __syncthreads();
    const int place = places[threadIdx.x];  // fault: led_astray
    data[place] = 1;
}
extern "C" __global__ void led_astray_fixed(int* data, int n)
{
    __shared__ int places[128];
    places[threadIdx.x] = 127 - threadIdx.x;
    __syncthreads();
    const int place = places[threadIdx.x];
    data[place] = 1;
}
