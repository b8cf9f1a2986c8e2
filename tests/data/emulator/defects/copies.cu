// Asynchronous copies that nothing waits for, as cp.async makes them: the access is marked as the fault, the copy as the other. Blocks
// of 128 threads.
__device__ unsigned at(const void* shared)
{
    return static_cast<unsigned>(__cvta_generic_to_shared(shared));
}
#define COPY(to, from, bytes) \
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2;" ::"r"(at(to)), "l"(__cvta_generic_to_global(from)), "n"(bytes) : "memory")
#define COMMIT() asm volatile("cp.async.commit_group;" ::: "memory")
#define WAIT(groups) asm volatile("cp.async.wait_group %0;" ::"n"(groups) : "memory")
#define WAIT_ALL() asm volatile("cp.async.wait_all;" ::: "memory")

// Nothing waits for the copy.
extern "C" __global__ void unwaited_broken(int* data, int n)
{
    __shared__ int s[128];
    COPY(&s[threadIdx.x], &data[threadIdx.x], 4);  // other: unwaited
    COMMIT();
    __syncthreads();
    data[threadIdx.x] = s[127 - threadIdx.x];  // fault: unwaited
}
extern "C" __global__ void unwaited_fixed(int* data, int n)
{
    __shared__ int s[128];
    COPY(&s[threadIdx.x], &data[threadIdx.x], 4);
    COMMIT();
    WAIT(0);
    __syncthreads();
    data[threadIdx.x] = s[127 - threadIdx.x];
}

// The wait lets one group be pending: the one that is read.
extern "C" __global__ void one_too_many_broken(int* data, int n)
{
    __shared__ int s[2][128];
    COPY(&s[0][threadIdx.x], &data[threadIdx.x], 4);
    COMMIT();
    COPY(&s[1][threadIdx.x], &data[threadIdx.x], 4);  // other: one_too_many
    COMMIT();
    WAIT(1);
    __syncthreads();
    int sum = s[0][127 - threadIdx.x];
    sum += s[1][threadIdx.x];  // fault: one_too_many
    data[threadIdx.x] = sum;
}
extern "C" __global__ void one_too_many_fixed(int* data, int n)
{
    __shared__ int s[2][128];
    COPY(&s[0][threadIdx.x], &data[threadIdx.x], 4);
    COMMIT();
    COPY(&s[1][threadIdx.x], &data[threadIdx.x], 4);
    COMMIT();
    WAIT(1);
    __syncthreads();
    int sum = s[0][127 - threadIdx.x];
    WAIT(0);
    sum += s[1][threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = sum;
}

// The copy is in no group, so that waiting for groups does not wait for it.
extern "C" __global__ void uncommitted_broken(int* data, int n)
{
    __shared__ int s[128];
    COPY(&s[threadIdx.x], &data[threadIdx.x], 4);  // other: uncommitted
    WAIT(0);
    __syncthreads();
    data[threadIdx.x] = s[127 - threadIdx.x];  // fault: uncommitted
}
extern "C" __global__ void uncommitted_fixed(int* data, int n)
{
    __shared__ int s[128];
    COPY(&s[threadIdx.x], &data[threadIdx.x], 4);
    WAIT_ALL();
    __syncthreads();
    data[threadIdx.x] = s[127 - threadIdx.x];
}

// A thread waits for its own copies alone: without a barrier it does not know of others'.
extern "C" __global__ void own_only_broken(int* data, int n)
{
    __shared__ int s[128];
    COPY(&s[threadIdx.x], &data[threadIdx.x], 4);  // other: own_only
    COMMIT();
    WAIT(0);
    data[threadIdx.x] = s[(threadIdx.x + 32) % 128];  // fault: own_only
}
extern "C" __global__ void own_only_fixed(int* data, int n)
{
    __shared__ int s[128];
    COPY(&s[threadIdx.x], &data[threadIdx.x], 4);
    COMMIT();
    WAIT(0);
    __syncthreads();
    data[threadIdx.x] = s[(threadIdx.x + 32) % 128];
}

// The thread itself writes what its copy fills.
extern "C" __global__ void written_broken(int* data, int n)
{
    __shared__ int s[128];
    COPY(&s[threadIdx.x], &data[threadIdx.x], 4);  // other: written
    COMMIT();
    s[threadIdx.x] = 7;  // fault: written
    WAIT(0);
    __syncthreads();
    data[threadIdx.x] = s[127 - threadIdx.x];
}
extern "C" __global__ void written_fixed(int* data, int n)
{
    __shared__ int s[128];
    COPY(&s[threadIdx.x], &data[threadIdx.x], 4);
    COMMIT();
    WAIT(0);
    s[threadIdx.x] = 7;
    __syncthreads();
    data[threadIdx.x] = s[127 - threadIdx.x];
}

// The copy of the next turn begins while another warp still reads this one's tile.
extern "C" __global__ void refilled_broken(int* data, int n)
{
    __shared__ int s[128];
    int sum = 0;
    for (int turn = 0; turn < 3; ++turn) {
        COPY(&s[threadIdx.x], &data[threadIdx.x], 4);  // other: refilled
        COMMIT();
        WAIT(0);
        __syncthreads();
        sum += s[(threadIdx.x + 96) % 128];  // fault: refilled
    }
    __syncthreads();
    data[threadIdx.x] = sum;
}
extern "C" __global__ void refilled_fixed(int* data, int n)
{
    __shared__ int s[128];
    int sum = 0;
    for (int turn = 0; turn < 3; ++turn) {
        COPY(&s[threadIdx.x], &data[threadIdx.x], 4);
        COMMIT();
        WAIT(0);
        __syncthreads();
        sum += s[(threadIdx.x + 96) % 128];
        __syncthreads();
    }
    __syncthreads();
    data[threadIdx.x] = sum;
}

// What is copied is overwritten before it has arrived; the wait finds it.
extern "C" __global__ void source_broken(int* data, int n)
{
    __shared__ int s[128];
    COPY(&s[threadIdx.x], &data[threadIdx.x], 4);  // other: source
    COMMIT();
    data[threadIdx.x] = -1;  // fault: source
    WAIT(0);
    __syncthreads();
    data[threadIdx.x] += s[127 - threadIdx.x];
}
extern "C" __global__ void source_fixed(int* data, int n)
{
    __shared__ int s[128];
    COPY(&s[threadIdx.x], &data[threadIdx.x], 4);
    COMMIT();
    WAIT(0);
    data[threadIdx.x] = -1;
    __syncthreads();
    data[threadIdx.x] += s[127 - threadIdx.x];
}

// 16 bytes from an address that 16 does not divide.
extern "C" __global__ void askew_broken(int* data, int n)
{
    __shared__ int4 s[32];
    COPY(&s[threadIdx.x % 32], &data[threadIdx.x % 32 + 4], 16);  // fault: askew
    COMMIT();
    WAIT(0);
    __syncthreads();
    data[threadIdx.x] = s[threadIdx.x % 32].x;
}
extern "C" __global__ void askew_fixed(int* data, int n)
{
    __shared__ int4 s[32];
    if (threadIdx.x < 16)
        COPY(&s[threadIdx.x], &data[4 * threadIdx.x], 16);
    COMMIT();
    WAIT(0);
    __syncthreads();
    data[threadIdx.x] = s[threadIdx.x % 16].x;
}

// The copy reads past the end of the buffer, where a source size of 0 would fill with zeroes.
extern "C" __global__ void tail_broken(int* data, int n)
{
    __shared__ int s[256];
    const int i = threadIdx.x + 128;
    COPY(&s[i], &data[i], 4);  // fault: tail
    COMMIT();
    WAIT(0);
    __syncthreads();
    data[threadIdx.x] = s[i];
}
extern "C" __global__ void tail_fixed(int* data, int n)
{
    __shared__ int s[256];
    const int i = threadIdx.x + 128;
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;" ::"r"(at(&s[i])), "l"(__cvta_generic_to_global(&data[i])),
                 "r"(i < n ? 4 : 0) : "memory");
    COMMIT();
    WAIT(0);
    __syncthreads();
    data[threadIdx.x] = s[i];
}

// Two stages, the second in flight while the first is read: as pipelines do.
extern "C" __global__ void staged_fixed(int* data, int n)
{
    __shared__ int s[2][128];
    COPY(&s[0][threadIdx.x], &data[threadIdx.x], 4);
    COMMIT();
    int sum = 0;
    for (int turn = 0; turn < 5; ++turn) {
        if (turn < 4)
            COPY(&s[(turn + 1) % 2][threadIdx.x], &data[threadIdx.x], 4);
        COMMIT();
        WAIT(1);
        __syncthreads();
        sum += s[turn % 2][127 - threadIdx.x];
        __syncthreads();
    }
    data[threadIdx.x] = sum;
}

// Lanes of one warp hand over by __syncwarp.
extern "C" __global__ void within_warp_fixed(int* data, int n)
{
    __shared__ int s[128];
    COPY(&s[threadIdx.x], &data[threadIdx.x], 4);
    COMMIT();
    WAIT(0);
    __syncwarp();
    data[threadIdx.x] = s[threadIdx.x ^ 1];
}
