// mbarriers that are misused, or waited for in vain: the line is marked as the fault. Blocks of 128 threads.
using Mbarrier = unsigned long long;
__device__ unsigned at(const void* shared)
{
    return static_cast<unsigned>(__cvta_generic_to_shared(shared));
}
#define INIT(bar, count) asm volatile("mbarrier.init.shared.b64 [%0], %1;" ::"r"(at(bar)), "r"(count) : "memory")
#define INVAL(bar) asm volatile("mbarrier.inval.shared.b64 [%0];" ::"r"(at(bar)) : "memory")
#define ARRIVE(bar) asm volatile("{ .reg .b64 s; mbarrier.arrive.shared.b64 s, [%0]; }" ::"r"(at(bar)) : "memory")
#define DROP(bar) asm volatile("{ .reg .b64 s; mbarrier.arrive_drop.shared.b64 s, [%0]; }" ::"r"(at(bar)) : "memory")
#define KEEP(value) asm volatile("" ::"r"(value))
#define COPY(to, from) \
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(at(to)), "l"(__cvta_generic_to_global(from)) : "memory")
#define ARRIVE_COPIED(bar) asm volatile("cp.async.mbarrier.arrive.noinc.shared.b64 [%0];" ::"r"(at(bar)) : "memory")
#define WAIT(bar, parity) \
    asm volatile("{ .reg .pred p; AGAIN: mbarrier.test_wait.parity.shared.b64 p, [%0], %1; @!p bra AGAIN; }" ::"r"(at(bar)), \
                 "r"(parity) : "memory")

// Nobody has initialised it.
extern "C" __global__ void uninitialised_broken(int* data, int n)
{
    __shared__ Mbarrier bar;
    __syncthreads();
    ARRIVE(&bar);  // fault: uninitialised
    WAIT(&bar, 0);
}
extern "C" __global__ void uninitialised_fixed(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 128);
    __syncthreads();
    ARRIVE(&bar);
    WAIT(&bar, 0);
}

// Without a barrier behind its initialisation others cannot know of it.
extern "C" __global__ void unordered_broken(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 128);
    ARRIVE(&bar);  // fault: unordered
    WAIT(&bar, 0);
}
extern "C" __global__ void unordered_fixed(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 128);
    __syncthreads();
    ARRIVE(&bar);
    WAIT(&bar, 0);
}

// It is used behind its end.
extern "C" __global__ void ended_broken(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 128);
    __syncthreads();
    ARRIVE(&bar);
    WAIT(&bar, 0);
    __syncthreads();
    if (threadIdx.x == 0)
        INVAL(&bar);
    __syncthreads();
    ARRIVE(&bar);  // fault: ended
}
extern "C" __global__ void ended_fixed(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 128);
    __syncthreads();
    ARRIVE(&bar);
    WAIT(&bar, 0);
    __syncthreads();
    if (threadIdx.x == 0)
        INVAL(&bar);
}

// Its bytes are written to as if they were data.
extern "C" __global__ void overwritten_broken(int* data, int n)
{
    __shared__ Mbarrier bar[2];
    if (threadIdx.x == 0)
        INIT(&bar[0], 128);
    __syncthreads();
    if (threadIdx.x == 0)
        bar[n > 1000 ? 1 : 0] = n;
    __syncthreads();
    ARRIVE(&bar[0]);  // fault: overwritten
    WAIT(&bar[0], 0);
}
extern "C" __global__ void overwritten_fixed(int* data, int n)
{
    __shared__ Mbarrier bar[2];
    if (threadIdx.x == 0)
        INIT(&bar[0], 128);
    __syncthreads();
    if (threadIdx.x == 0)
        bar[n > 1000 ? 0 : 1] = n;
    __syncthreads();
    ARRIVE(&bar[0]);
    WAIT(&bar[0], 0);
}

// More arrivals than the phase awaits.
extern "C" __global__ void too_many_broken(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 4);
    __syncthreads();
    if (threadIdx.x == 32)
        asm volatile("{ .reg .b64 s; mbarrier.arrive.noComplete.shared.b64 s, [%0], 5; }" ::"r"(at(&bar)) : "memory");  // fault: too_many
}
extern "C" __global__ void too_many_fixed(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 4);
    __syncthreads();
    if (threadIdx.x == 32)
        asm volatile("{ .reg .b64 s; mbarrier.arrive.noComplete.shared.b64 s, [%0], 3; }" ::"r"(at(&bar)) : "memory");
}

// Made for all threads, but those of warp 3 do not arrive.
extern "C" __global__ void too_few_broken(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 128);
    __syncthreads();
    if (threadIdx.x < 96)
        ARRIVE(&bar);
    WAIT(&bar, 0);  // fault: too_few
    data[threadIdx.x] = n;
}
extern "C" __global__ void too_few_fixed(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 96);
    __syncthreads();
    if (threadIdx.x < 96)
        ARRIVE(&bar);
    WAIT(&bar, 0);
    data[threadIdx.x] = n;
}

// Every turn waits with the parity of the first.
extern "C" __global__ void wrong_parity_broken(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 128);
    __syncthreads();
    int parity = 0;
    for (int turn = 0; turn < 3; ++turn) {
        ARRIVE(&bar);
        WAIT(&bar, parity);  // fault: wrong_parity
        __syncthreads();
    }
}
extern "C" __global__ void wrong_parity_fixed(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 128);
    __syncthreads();
    int parity = 0;
    for (int turn = 0; turn < 3; ++turn) {
        ARRIVE(&bar);
        WAIT(&bar, parity);
        __syncthreads();
        parity ^= 1;
    }
}

// A wait with the other parity ends at once: what the copies fill is read before they have arrived.
extern "C" __global__ void passes_broken(int* data, int n)
{
    __shared__ Mbarrier bar;
    __shared__ int s[128];
    if (threadIdx.x == 0)
        INIT(&bar, 128);
    __syncthreads();
    COPY(&s[threadIdx.x], &data[threadIdx.x]);  // other: passes
    ARRIVE_COPIED(&bar);
    WAIT(&bar, 1);
    KEEP(s[127 - threadIdx.x]);  // fault: passes
}
extern "C" __global__ void passes_fixed(int* data, int n)
{
    __shared__ Mbarrier bar;
    __shared__ int s[128];
    if (threadIdx.x == 0)
        INIT(&bar, 128);
    __syncthreads();
    COPY(&s[threadIdx.x], &data[threadIdx.x]);
    ARRIVE_COPIED(&bar);
    WAIT(&bar, 0);
    data[threadIdx.x] = s[127 - threadIdx.x];
}

// Warp 0 alone waits for the copies of all, and nothing tells the others.
extern "C" __global__ void one_warp_waits_broken(int* data, int n)
{
    __shared__ Mbarrier bar;
    __shared__ int s[128];
    if (threadIdx.x == 0)
        INIT(&bar, 128);
    __syncthreads();
    COPY(&s[threadIdx.x], &data[threadIdx.x]);  // other: one_warp_waits
    ARRIVE_COPIED(&bar);
    if (threadIdx.x < 32)
        WAIT(&bar, 0);
    KEEP(s[127 - threadIdx.x]);  // fault: one_warp_waits
}
extern "C" __global__ void one_warp_waits_fixed(int* data, int n)
{
    __shared__ Mbarrier bar;
    __shared__ int s[128];
    if (threadIdx.x == 0)
        INIT(&bar, 128);
    __syncthreads();
    COPY(&s[threadIdx.x], &data[threadIdx.x]);
    ARRIVE_COPIED(&bar);
    if (threadIdx.x < 32)
        WAIT(&bar, 0);
    __syncthreads();
    data[threadIdx.x] = s[127 - threadIdx.x];
}

// Producers and consumers over two stages; the producer does not wait until a stage is empty.
template <bool waits> __device__ void handOver(int* data, int n)
{
    __shared__ Mbarrier full[2], empty[2];
    __shared__ int s[2][32];
    if (threadIdx.x == 0)
        for (int i = 0; i < 2; ++i) {
            INIT(&full[i], 32);
            INIT(&empty[i], 96);
        }
    __syncthreads();
    int sum = 0;
    for (int turn = 0; turn < 6; ++turn) {
        const int stage = turn % 2, parity = turn / 2 % 2;
        if (threadIdx.x < 32) {
            if (waits)
                WAIT(&empty[stage], parity ^ 1);
            COPY(&s[stage][threadIdx.x], &data[threadIdx.x]);  // fault: handover other: handover
            ARRIVE_COPIED(&full[stage]);
        } else {
            WAIT(&full[stage], parity);
            sum += s[stage][threadIdx.x % 32];
            ARRIVE(&empty[stage]);
        }
    }
    __syncthreads();
    data[threadIdx.x] = sum;
}
extern "C" __global__ void handover_broken(int* data, int n)
{
    handOver<false>(data, n);
}
extern "C" __global__ void handover_fixed(int* data, int n)
{
    handOver<true>(data, n);
}

// Threads that leave drop out, so that the others' phases complete.
extern "C" __global__ void dropped_fixed(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 128);
    __syncthreads();
    for (int turn = 0; turn < 4; ++turn) {
        if (threadIdx.x / 32 == 3 - turn) {
            DROP(&bar);
            return;
        }
        ARRIVE(&bar);
        WAIT(&bar, turn % 2);
    }
}
