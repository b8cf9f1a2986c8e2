// Barriers and warp-wide operations that some threads never reach. Blocks have 64 threads. Threads that have ended are waited
// for by neither (PTX ISA 9.0, barrier, exit and shfl.sync), so the missing ones wait at a barrier behind.
extern "C" __global__ void divergent_broken(int* data, int n)
{
    if (threadIdx.x < 40) {
        data[threadIdx.x] = n;
        __syncthreads();
        data[threadIdx.x ^ 1] += 1;
    }
    __syncthreads();  // fault: divergent
    data[threadIdx.x] += 1;
}
extern "C" __global__ void divergent_fixed(int* data, int n)
{
    if (threadIdx.x < 40)
        data[threadIdx.x] = n;
    __syncthreads();
    if (threadIdx.x < 40)
        data[threadIdx.x ^ 1] += 1;
    __syncthreads();
    data[threadIdx.x] += 1;
}

// Half of the threads wait at another barrier, on another line.
extern "C" __global__ void two_places_broken(int* data, int n)
{
    __shared__ int s[256];
    s[threadIdx.x] = n;
    if (threadIdx.x % 32 < 16)
        asm volatile("bar.sync 1;" ::: "memory");  // fault: two_places
    else
        __syncthreads();
    data[threadIdx.x] = s[threadIdx.x ^ 1];
}
extern "C" __global__ void two_places_fixed(int* data, int n)
{
    __shared__ int s[256];
    s[threadIdx.x] = n;
    asm volatile("bar.sync 1;" ::: "memory");
    __syncthreads();
    data[threadIdx.x] = s[threadIdx.x ^ 1];
}

// Threads that return early are not waited for: allowed.
extern "C" __global__ void left_fixed(int* data, int n)
{
    __shared__ int s[64];
    if (threadIdx.x >= 40)
        return;
    s[threadIdx.x] = n;
    __syncthreads();
    data[threadIdx.x] = s[39 - threadIdx.x];
}
// The same behind a barrier that only the others come to.
extern "C" __global__ void leaves_fixed(int* data, int n)
{
    if (threadIdx.x < 40) {
        data[threadIdx.x] = n;
        __syncthreads();
    }
    data[threadIdx.x] += 1;
}

// A named barrier for 64 threads that 32 reach.
extern "C" __global__ void named_broken(int* data, int n)
{
    if (threadIdx.x < 32)
        asm volatile("barrier.sync 1, 64;");  // fault: named
    data[threadIdx.x] = n;
}
extern "C" __global__ void named_fixed(int* data, int n)
{
    if (threadIdx.x < 64)
        asm volatile("barrier.sync 1, 64;");
    data[threadIdx.x] = n;
}

extern "C" __global__ void shuffle_broken(int* data, int n)
{
    int value = data[threadIdx.x];
    if (threadIdx.x % 32 < 20)
        value += __shfl_xor_sync(0xffffffffu, value, 1);  // fault: shuffle
    __syncthreads();
    data[threadIdx.x] = value;
}
extern "C" __global__ void shuffle_fixed(int* data, int n)
{
    int value = data[threadIdx.x];
    const unsigned mask = __ballot_sync(0xffffffffu, threadIdx.x % 32 < 20);
    if (threadIdx.x % 32 < 20)
        value += __shfl_xor_sync(mask, value, 1);
    __syncthreads();
    data[threadIdx.x] = value;
}

extern "C" __global__ void warp_barrier_broken(int* data, int n)
{
    if (threadIdx.x % 32 != 7)
        __syncwarp(0xffffffffu);  // fault: warp_barrier
    __syncthreads();
    data[threadIdx.x] = n;
}
extern "C" __global__ void warp_barrier_fixed(int* data, int n)
{
    if (threadIdx.x % 32 != 7)
        __syncwarp(~(1u << 7));
    __syncthreads();
    data[threadIdx.x] = n;
}

extern "C" __global__ void vote_broken(int* data, int n)
{
    if (threadIdx.x % 2 == 0)
        data[threadIdx.x] = __ballot_sync(0xffffffffu, n > 3);  // fault: vote
    __syncthreads();
}
extern "C" __global__ void vote_fixed(int* data, int n)
{
    if (threadIdx.x % 2 == 0)
        data[threadIdx.x] = __ballot_sync(0x55555555u, n > 3);
    __syncthreads();
}

// The lanes of the last warp that have nothing to do leave before a whole-warp shuffle: allowed.
extern "C" __global__ void gone_fixed(int* data, int n)
{
    if (threadIdx.x >= 40)
        return;
    data[threadIdx.x] += __shfl_xor_sync(0xffffffffu, n, 1);
}

// A lane that its own mask does not name.
extern "C" __global__ void unnamed_broken(int* data, int n)
{
    data[threadIdx.x] = __shfl_sync(0x0000ffffu, data[threadIdx.x], n & 15);  // fault: unnamed
}
extern "C" __global__ void unnamed_fixed(int* data, int n)
{
    data[threadIdx.x] = __shfl_sync(0xffffffffu, data[threadIdx.x], n & 15);
}

// Lanes meet in a whole-warp shuffle from both sides of a branch: all of them come, no alarm.
extern "C" __global__ void meeting_fixed(int* data, int n)
{
    int value = data[threadIdx.x];
    if (threadIdx.x % 2 == 0)
        value = value * 3 + n;
    else
        value = value * 5 - n;
    data[threadIdx.x] = __shfl_xor_sync(0xffffffffu, value, 1);
}
