// What blocks of a cluster do wrong to each other: the access is marked as the fault, the other one of a race as the other. Two
// blocks of 128 threads.
using Mbarrier = unsigned long long;
__device__ unsigned at(const void* shared)
{
    return static_cast<unsigned>(__cvta_generic_to_shared(shared));
}
template <typename T> __device__ T* mapped(T* shared, unsigned rank)
{
    return static_cast<T*>(__cluster_map_shared_rank(shared, rank));
}
__device__ unsigned far(const void* shared, unsigned rank)
{
    unsigned address;
    asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(address) : "r"(at(shared)), "r"(rank));
    return address;
}
#define KEEP(value) asm volatile("" ::"r"(value))
#define RANK() (__clusterRelativeBlockRank())
#define SYNC() \
    __cluster_barrier_arrive(); \
    __cluster_barrier_wait()
#define INIT(bar, count) asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(at(bar)), "r"(count) : "memory")
#define EXPECT(bar, bytes) \
    asm volatile("mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [%0], %1;" ::"r"(at(bar)), "r"(bytes) : "memory")
#define ARRIVE_AT(bar, rank) \
    asm volatile("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0];" ::"r"(far(bar, rank)) : "memory")
#define WAIT(bar, parity) \
    asm volatile("{ .reg .pred p; AGAIN: mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [%0], %1; @!p bra AGAIN; }" \
                 ::"r"(at(bar)), "r"(parity) : "memory")
#define SEND(to, value, bar, rank) \
    asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%0], %1, [%2];" ::"r"(far(to, rank)), "r"(value), \
                 "r"(far(bar, rank)) : "memory")

// A barrier of the block says nothing of the other one.
extern "C" __global__ void __cluster_dims__(2, 1, 1) unsynchronised_broken(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];  // other: unsynchronised
    __syncthreads();
    KEEP(*mapped(s + 127 - threadIdx.x, RANK() ^ 1));  // fault: unsynchronised
    SYNC();
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) unsynchronised_fixed(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];
    SYNC();
    const int value = *mapped(s + 127 - threadIdx.x, RANK() ^ 1);
    KEEP(value);
    SYNC();
}

// A block has ended when another one reads its memory.
extern "C" __global__ void __cluster_dims__(2, 1, 1) gone_early_broken(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];
    SYNC();
    if (RANK() == 0)
        KEEP(*mapped(s + 127 - threadIdx.x, 1));  // fault: gone_early
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) gone_early_fixed(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];
    SYNC();
    if (RANK() == 0)
        KEEP(*mapped(s + 127 - threadIdx.x, 1));
    SYNC();
}

// The read comes first by chance: the block that is read does not know that it is done.
extern "C" __global__ void __cluster_dims__(2, 1, 1) may_leave_broken(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];
    SYNC();
    if (RANK() == 1)
        KEEP(*mapped(s + 127 - threadIdx.x, 0));  // fault: may_leave other: may_leave
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) may_leave_fixed(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];
    SYNC();
    if (RANK() == 1)
        KEEP(*mapped(s + 127 - threadIdx.x, 0));
    SYNC();
}

// An arrival that is relaxed hands nothing on.
extern "C" __global__ void __cluster_dims__(2, 1, 1) relaxed_broken(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];  // other: relaxed
    __cluster_barrier_arrive_relaxed();
    __cluster_barrier_wait();
    const int value = *mapped(s + 127 - threadIdx.x, RANK() ^ 1);  // fault: relaxed
    SYNC();
    KEEP(value);
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) relaxed_fixed(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];
    __cluster_barrier_arrive();
    __cluster_barrier_wait();
    const int value = *mapped(s + 127 - threadIdx.x, RANK() ^ 1);
    SYNC();
    KEEP(value);
}

// Both blocks write to one place.
extern "C" __global__ void __cluster_dims__(2, 1, 1) both_send_broken(int* data, int n)
{
    __shared__ int s[128];
    SYNC();
    *mapped(s + threadIdx.x, 0) = data[threadIdx.x] + RANK();  // fault: both_send other: both_send
    SYNC();
    if (RANK() == 0)
        KEEP(s[threadIdx.x]);
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) both_send_fixed(int* data, int n)
{
    __shared__ int s[256];
    SYNC();
    *mapped(s + threadIdx.x + 128 * RANK(), 0) = data[threadIdx.x] + RANK();
    SYNC();
    if (RANK() == 0)
        KEEP(s[threadIdx.x] + s[threadIdx.x + 128]);
}

// Past the end of the other block's memory.
extern "C" __global__ void __cluster_dims__(2, 1, 1) far_end_broken(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];
    SYNC();
    const int value = *mapped(s + threadIdx.x + 1, RANK() ^ 1);  // fault: far_end
    SYNC();
    KEEP(value);
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) far_end_fixed(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];
    SYNC();
    const int value = *mapped(s + (threadIdx.x + 1) % 128, RANK() ^ 1);
    SYNC();
    KEEP(value);
}

// There are two blocks.
extern "C" __global__ void __cluster_dims__(2, 1, 1) no_rank_broken(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];
    SYNC();
    const int value = *static_cast<int*>(__cluster_map_shared_rank(s + threadIdx.x, RANK() + 1));  // fault: no_rank
    SYNC();
    KEEP(value);
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) no_rank_fixed(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];
    SYNC();
    const int value = *static_cast<int*>(__cluster_map_shared_rank(s + threadIdx.x, (RANK() + 1) % 2));
    SYNC();
    KEEP(value);
}

// An instruction for the own block's memory alone.
extern "C" __global__ void __cluster_dims__(2, 1, 1) own_only_broken(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];
    SYNC();
    int value;
    asm volatile("ld.shared::cta.s32 %0, [%1];" : "=r"(value) : "r"(far(s + threadIdx.x, RANK() ^ 1)) : "memory");  // fault: own_only
    SYNC();
    KEEP(value);
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) own_only_fixed(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = data[threadIdx.x];
    SYNC();
    int value;
    asm volatile("ld.shared::cluster.s32 %0, [%1];" : "=r"(value) : "r"(far(s + threadIdx.x, RANK() ^ 1)) : "memory");
    SYNC();
    KEEP(value);
}

// A part of one block does not come to the barrier, and waits elsewhere.
extern "C" __global__ void __cluster_dims__(2, 1, 1) absent_broken(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 1);
    __syncthreads();
    if (RANK() == 1 && threadIdx.x >= 96)
        asm volatile("barrier.sync 1, 64;" ::: "memory");  // fault: absent
    SYNC();
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) absent_fixed(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 1);
    __syncthreads();
    if (RANK() == 1 && threadIdx.x >= 64)
        asm volatile("barrier.sync 1, 64;" ::: "memory");
    SYNC();
}

// A block that waits once more than the other.
extern "C" __global__ void __cluster_dims__(2, 1, 1) once_more_broken(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 1);
    __syncthreads();
    __cluster_barrier_arrive();
    __cluster_barrier_wait();
    if (RANK() == 0) {
        __cluster_barrier_arrive();
        __cluster_barrier_wait();
    } else {
        WAIT(&bar, 0);  // fault: once_more
    }
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) once_more_fixed(int* data, int n)
{
    __cluster_barrier_arrive();
    __cluster_barrier_wait();
    if (RANK() == 0) {
        __cluster_barrier_arrive();
        __cluster_barrier_wait();
    }
}

// Nobody has made the mbarrier in the other block.
extern "C" __global__ void __cluster_dims__(2, 1, 1) far_unmade_broken(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0 && RANK() == 0)
        INIT(&bar, 128);
    SYNC();
    ARRIVE_AT(&bar, RANK() ^ 1);  // fault: far_unmade
    SYNC();
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) far_unmade_fixed(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 128);
    SYNC();
    ARRIVE_AT(&bar, RANK() ^ 1);
    SYNC();
}

// The other block arrives with one warp less than is awaited.
extern "C" __global__ void __cluster_dims__(2, 1, 1) far_too_few_broken(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 128);
    SYNC();
    if (threadIdx.x < 96)
        ARRIVE_AT(&bar, RANK() ^ 1);
    WAIT(&bar, 0);  // fault: far_too_few
    SYNC();
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) far_too_few_fixed(int* data, int n)
{
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 128);
    SYNC();
    ARRIVE_AT(&bar, RANK() ^ 1);
    WAIT(&bar, 0);
    SYNC();
}

// An arrival from the other block hands on what its threads did before, not what they do behind it.
extern "C" __global__ void __cluster_dims__(2, 1, 1) behind_arrival_broken(int* data, int n)
{
    __shared__ int s[128];
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 128);
    SYNC();
    if (RANK() == 0) {
        ARRIVE_AT(&bar, 1);
        *mapped(s + threadIdx.x, 1) = data[threadIdx.x];  // fault: behind_arrival
    } else {
        WAIT(&bar, 0);
        KEEP(s[threadIdx.x]);  // other: behind_arrival
    }
    SYNC();
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) behind_arrival_fixed(int* data, int n)
{
    __shared__ int s[128];
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0)
        INIT(&bar, 128);
    SYNC();
    if (RANK() == 0) {
        *mapped(s + threadIdx.x, 1) = data[threadIdx.x];
        ARRIVE_AT(&bar, 1);
    } else {
        WAIT(&bar, 0);
        KEEP(s[threadIdx.x]);
    }
    SYNC();
}

// What the other block sends is read before its mbarrier has told of it.
extern "C" __global__ void __cluster_dims__(2, 1, 1) unreceived_broken(int* data, int n)
{
    __shared__ int s[128];
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0) {
        INIT(&bar, 1);
        EXPECT(&bar, 512);
    }
    SYNC();
    SEND(s + threadIdx.x, data[threadIdx.x], &bar, RANK() ^ 1);  // other: unreceived
    __cluster_barrier_arrive();
    __cluster_barrier_wait();
    const int value = s[127 - threadIdx.x];  // fault: unreceived
    SYNC();
    KEEP(value);
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) unreceived_fixed(int* data, int n)
{
    __shared__ int s[128];
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0) {
        INIT(&bar, 1);
        EXPECT(&bar, 512);
    }
    SYNC();
    SEND(s + threadIdx.x, data[threadIdx.x], &bar, RANK() ^ 1);
    WAIT(&bar, 0);
    const int value = s[127 - threadIdx.x];
    SYNC();
    KEEP(value);
}

// The words go to one block, the mbarrier that counts them is in the other.
extern "C" __global__ void __cluster_dims__(2, 1, 1) two_blocks_broken(int* data, int n)
{
    __shared__ int s[128];
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0) {
        INIT(&bar, 1);
        EXPECT(&bar, 512);
    }
    SYNC();
    asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%0], %1, [%2];" ::"r"(far(s + threadIdx.x, 0)), "r"(5), "r"(far(&bar, 1)) : "memory");  // fault: two_blocks
    WAIT(&bar, 0);
    SYNC();
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) two_blocks_fixed(int* data, int n)
{
    __shared__ int s[128];
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0) {
        INIT(&bar, 1);
        EXPECT(&bar, 512);
    }
    SYNC();
    SEND(s + threadIdx.x, 5, &bar, RANK() ^ 1);
    WAIT(&bar, 0);
    SYNC();
}

// The instruction is one of clusters.
extern "C" __global__ void unclustered_broken(int* data, int n)
{
    __shared__ int s[128];
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0) {
        INIT(&bar, 1);
        EXPECT(&bar, 512);
    }
    __syncthreads();
    asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%0], %1, [%2];" ::"r"(at(s + threadIdx.x)), "r"(5), "r"(at(&bar)) : "memory");  // fault: unclustered
    WAIT(&bar, 0);
}
extern "C" __global__ void __cluster_dims__(1, 1, 1) unclustered_fixed(int* data, int n)
{
    __shared__ int s[128];
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0) {
        INIT(&bar, 1);
        EXPECT(&bar, 512);
    }
    __syncthreads();
    asm volatile("st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%0], %1, [%2];" ::"r"(at(s + threadIdx.x)), "r"(5), "r"(at(&bar)) : "memory");
    WAIT(&bar, 0);
}

// A block ends while its bulk copy to the other one reads its memory.
extern "C" __global__ void __cluster_dims__(2, 1, 1) sends_and_leaves_broken(int* data, int n)
{
    __shared__ alignas(16) int s[128];
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0) {
        INIT(&bar, 1);
        EXPECT(&bar, 512);
    }
    s[threadIdx.x] = 1;
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    SYNC();
    if (RANK() == 0 && threadIdx.x == 0)
        asm volatile("cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%0], [%1], 512, [%2];" ::"r"(far(s, 1)), "r"(at(s)), "r"(far(&bar, 1)) : "memory");  // fault: sends_and_leaves other: sends_and_leaves
    if (RANK() == 1)
        WAIT(&bar, 0);
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) sends_and_leaves_fixed(int* data, int n)
{
    __shared__ alignas(16) int s[128];
    __shared__ Mbarrier bar;
    if (threadIdx.x == 0) {
        INIT(&bar, 1);
        EXPECT(&bar, 512);
    }
    s[threadIdx.x] = 1;
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    SYNC();
    if (RANK() == 0 && threadIdx.x == 0)
        asm volatile("cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%0], [%1], 512, [%2];" ::"r"(far(s, 1)), "r"(at(s)), "r"(far(&bar, 1)) : "memory");
    if (RANK() == 1)
        WAIT(&bar, 0);
    SYNC();
}

// Half of what is read of the other block's memory nobody has written.
extern "C" __global__ void __cluster_dims__(2, 1, 1) half_written_broken(int* data, int n)
{
    __shared__ int s[128];
    if (threadIdx.x < 64)
        s[threadIdx.x] = data[threadIdx.x];
    SYNC();
    const int value = *mapped(s + 127 - threadIdx.x, RANK() ^ 1);  // fault: half_written
    if (RANK() == 0)
        data[threadIdx.x] = value;  // other: half_written
    SYNC();
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) half_written_fixed(int* data, int n)
{
    __shared__ int s[128];
    if (threadIdx.x < 64)
        s[threadIdx.x] = data[threadIdx.x];
    else
        *mapped(s + threadIdx.x, RANK() ^ 1) = n;
    SYNC();
    const int value = *mapped(s + 127 - threadIdx.x, RANK() ^ 1);
    SYNC();
    if (RANK() == 0)
        data[threadIdx.x] = value;
}

// Sums in the other block's memory that begin at what nobody has written.
extern "C" __global__ void __cluster_dims__(2, 1, 1) far_sums_broken(int* data, int n)
{
    __shared__ int s[128];
    SYNC();
    const int before = atomicAdd(mapped(s + threadIdx.x, RANK() ^ 1), n);  // fault: far_sums
    SYNC();
    if (RANK() == 0)
        data[threadIdx.x] = before;  // other: far_sums
}
extern "C" __global__ void __cluster_dims__(2, 1, 1) far_sums_fixed(int* data, int n)
{
    __shared__ int s[128];
    s[threadIdx.x] = 0;
    SYNC();
    const int before = atomicAdd(mapped(s + threadIdx.x, RANK() ^ 1), n);
    SYNC();
    if (RANK() == 0)
        data[threadIdx.x] = before;
}

// What is read beside the end and thrown away is nobody's concern.
extern "C" __global__ void __cluster_dims__(2, 1, 1) far_tail_fixed(int* data, int n)
{
    __shared__ int s[160];
    s[threadIdx.x] = data[threadIdx.x];
    SYNC();
    const int value = *mapped(s + threadIdx.x + 16, RANK() ^ 1);
    SYNC();
    if (RANK() == 0 && threadIdx.x < 112)
        data[threadIdx.x] = value;
}
