// Shared memory without the barrier that it needs: both lines are marked, the later access as the fault. Blocks of 128 threads.
extern "C" __global__ void reversed_broken(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];  // other: reversed
    data[threadIdx.x] = s[127 - threadIdx.x];  // fault: reversed
}
extern "C" __global__ void reversed_fixed(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = s[127 - threadIdx.x];
}

// A loop that writes the tile of the next turn while others still read this one's.
extern "C" __global__ void overrun_broken(int* data, int n)
{
    __shared__ int tile[128];
    int sum = 0;
    for (int turn = 0; turn < 4; ++turn) {
        tile[threadIdx.x] = data[threadIdx.x] + turn;  // fault: overrun
        __syncthreads();
        sum += tile[(threadIdx.x + 64) % 128];  // other: overrun
    }
    data[threadIdx.x] = sum;
}
extern "C" __global__ void overrun_fixed(int* data, int n)
{
    __shared__ int tile[128];
    int sum = 0;
    for (int turn = 0; turn < 4; ++turn) {
        tile[threadIdx.x] = data[threadIdx.x] + turn;
        __syncthreads();
        sum += tile[(threadIdx.x + 64) % 128];
        __syncthreads();
    }
    data[threadIdx.x] = sum;
}

// Two warps write different values to one place.
extern "C" __global__ void both_write_broken(int* data, int n)
{
    __shared__ int last;
    if (threadIdx.x % 32 == 0)
        last = threadIdx.x;  // fault: both_write other: both_write
    __syncthreads();
    data[threadIdx.x] = last;
}
extern "C" __global__ void both_write_fixed(int* data, int n)
{
    __shared__ int last;
    if (threadIdx.x == 0)
        last = 0;
    __syncthreads();
    if (threadIdx.x % 32 == 0)
        atomicMax(&last, int(threadIdx.x));
    __syncthreads();
    data[threadIdx.x] = last;
}

// An atomic and a plain access.
extern "C" __global__ void mixed_broken(int* data, int n)
{
    __shared__ int count;
    if (threadIdx.x == 0)
        count = 0;  // other: mixed
    if (threadIdx.x >= 64)
        atomicAdd(&count, 1);  // fault: mixed
    __syncthreads();
    data[threadIdx.x] = count;
}
extern "C" __global__ void mixed_fixed(int* data, int n)
{
    __shared__ int count;
    if (threadIdx.x == 0)
        count = 0;
    __syncthreads();
    if (threadIdx.x >= 64)
        atomicAdd(&count, 1);
    __syncthreads();
    data[threadIdx.x] = count;
}

// Bytes of one word belong to different threads: no race.
extern "C" __global__ void bytes_fixed(int* data, int n)
{
    __shared__ unsigned char bytes[128];
    const int i = (threadIdx.x * 33) % 128;
    bytes[i] = static_cast<unsigned char>(i);
    __syncthreads();
    data[threadIdx.x] = bytes[threadIdx.x];
}
// The same bytes, one thread off.
extern "C" __global__ void bytes_broken(int* data, int n)
{
    __shared__ unsigned short halves[65];
    unsigned char* bytes = reinterpret_cast<unsigned char*>(halves);
    bytes[threadIdx.x + 1] = static_cast<unsigned char>(n);  // other: bytes
    if (threadIdx.x == 0)
        data[0] = halves[32];  // fault: bytes
}

// Two tiles in turn need one barrier a turn.
extern "C" __global__ void buffered_fixed(int* data, int n)
{
    __shared__ int tile[2][128];
    int sum = 0;
    for (int turn = 0; turn < 6; ++turn) {
        tile[turn & 1][threadIdx.x] = data[threadIdx.x] + turn;
        __syncthreads();
        sum += tile[turn & 1][(threadIdx.x + 64) % 128];
    }
    data[threadIdx.x] = sum;
}

// Lanes of one warp, ordered by __syncwarp.
extern "C" __global__ void in_warp_fixed(int* data, int n)
{
    __shared__ int s[128];
    const int base = threadIdx.x & ~31;
    s[threadIdx.x] = data[threadIdx.x];
    __syncwarp();
    data[threadIdx.x] = s[base + 31 - threadIdx.x % 32];
}

// Producers and consumers at named barriers of two warps each.
extern "C" __global__ void pairs_fixed(int* data, int n)
{
    __shared__ int s[128];
    const int pair = threadIdx.x / 64;
    s[threadIdx.x] = data[threadIdx.x] * 2;
    asm volatile("barrier.sync %0, 64;" ::"r"(pair + 1) : "memory");
    data[threadIdx.x] = s[threadIdx.x ^ 32];
}
// A barrier of the wrong pair.
extern "C" __global__ void pairs_broken(int* data, int n)
{
    __shared__ int s[128];
    const int pair = threadIdx.x / 64;
    s[threadIdx.x] = data[threadIdx.x] * 2;  // other: pairs
    asm volatile("barrier.sync %0, 64;" ::"r"(pair + 1) : "memory");
    data[threadIdx.x] = s[threadIdx.x ^ 64];  // fault: pairs
}

// A producer arrives without waiting; consumers wait.
extern "C" __global__ void arrive_fixed(int* data, int n)
{
    __shared__ int s[64];
    if (threadIdx.x < 64) {
        s[threadIdx.x] = data[threadIdx.x] + n;
        asm volatile("barrier.arrive 2, 128;" ::: "memory");
    } else {
        asm volatile("barrier.sync 2, 128;" ::: "memory");
        data[threadIdx.x] = s[threadIdx.x - 64];
    }
}

// One lane of a warp writes the word of another.
extern "C" __global__ void lanes_broken(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];  // other: lanes
    if (threadIdx.x % 32 == 5)
        s[threadIdx.x + 1] = n;  // fault: lanes
    __syncthreads();
    data[threadIdx.x] = s[threadIdx.x];
}
extern "C" __global__ void lanes_fixed(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];
    __syncwarp();
    if (threadIdx.x % 32 == 5)
        s[threadIdx.x + 1] = n;
    __syncthreads();
    data[threadIdx.x] = s[threadIdx.x];
}

// Lanes of a warp read the word of another that this one has written.
extern "C" __global__ void exchange_broken(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];  // other: exchange
    data[threadIdx.x] = s[threadIdx.x ^ 1] + n;  // fault: exchange
}
extern "C" __global__ void exchange_fixed(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];
    __syncwarp();
    data[threadIdx.x] = s[threadIdx.x ^ 1] + n;
}

// Lanes of a warp write what another may not have read yet; all bytes were read before.
extern "C" __global__ void butterfly_broken(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    const int own = s[threadIdx.x];
    const int other = s[threadIdx.x ^ 1];  // other: butterfly
    s[threadIdx.x] = own * n + other;  // fault: butterfly
    __syncthreads();
    data[threadIdx.x] = s[127 - threadIdx.x];
}
extern "C" __global__ void butterfly_fixed(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    const int own = s[threadIdx.x];
    const int other = s[threadIdx.x ^ 1];
    __syncwarp();
    s[threadIdx.x] = own * n + other;
    __syncthreads();
    data[threadIdx.x] = s[127 - threadIdx.x];
}

// All lanes of a warp write different values to one word at once.
extern "C" __global__ void at_once_broken(int* data, int n)
{
    __shared__ int s[4];
    s[threadIdx.x / 32] = data[threadIdx.x];  // fault: at_once other: at_once
    __syncthreads();
    data[threadIdx.x] = s[threadIdx.x % 4];
}
extern "C" __global__ void at_once_fixed(int* data, int n)
{
    __shared__ int s[4];
    if (threadIdx.x % 32 == 31)
        s[threadIdx.x / 32] = data[threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = s[threadIdx.x % 4];
}

// A part of a warp meets, the other part does not.
extern "C" __global__ void halves_broken(int* data, int n)
{
    __shared__ int s[128];
    const int lane = threadIdx.x % 32;
    s[threadIdx.x] = data[threadIdx.x];  // other: halves
    if (lane < 16)
        data[threadIdx.x] = s[threadIdx.x + 16] + n;  // fault: halves
    else
        data[threadIdx.x] = n;
}
extern "C" __global__ void halves_fixed(int* data, int n)
{
    __shared__ int s[128];
    const int lane = threadIdx.x % 32;
    s[threadIdx.x] = data[threadIdx.x];
    if (lane < 16) {
        __syncwarp(0xffffu);
        data[threadIdx.x] = s[threadIdx.x ^ 8] + n;
    } else {
        __syncwarp(0xffff0000u);
        data[threadIdx.x] = s[threadIdx.x ^ 8] - n;
    }
}

// All lanes write the same value: no race.
extern "C" __global__ void flag_fixed(int* data, int n)
{
    __shared__ int found;
    if (threadIdx.x == 0)
        found = 0;
    __syncthreads();
    if (data[threadIdx.x] != n)
        found = 1;
    __syncthreads();
    data[threadIdx.x] = found;
}

// Each lane writes and reads its own words over and over: no race.
extern "C" __global__ void own_words_fixed(int* data, int n)
{
    __shared__ int s[128][4];
    for (int k = 0; k < 4; ++k)
        s[threadIdx.x][k] = data[threadIdx.x] + k;
    for (int turn = 0; turn < n; ++turn)
        s[threadIdx.x][turn & 3] += s[threadIdx.x][(turn + 1) & 3];
    data[threadIdx.x] = s[threadIdx.x][n & 3];
}

// A shuffle lets lanes meet: no alarm.
extern "C" __global__ void shuffled_fixed(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];
    const int first = __shfl_sync(0xffffffffu, n + threadIdx.x, 0);
    data[threadIdx.x] = s[threadIdx.x ^ 1] + first;
}
