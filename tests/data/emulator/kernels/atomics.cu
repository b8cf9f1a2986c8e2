extern "C" __global__ void everything(int* i32, unsigned* u32, unsigned long long* u64, float* f32, double* f64)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    atomicAdd(&i32[0], i);
    atomicSub(&i32[1], i);
    atomicMin(&i32[2], -i);
    atomicMax(&i32[3], i * 3);
    atomicInc(&u32[0], 99u);
    atomicDec(&u32[1], 1000u);
    atomicAnd(&u32[2], ~(1u << (i % 20)));
    atomicOr(&u32[3], 1u << (i % 31));
    atomicXor(&u32[4], i * 2654435761u);
    atomicAdd(&u64[0], 1ull << (i % 40));
    atomicMax(&u64[1], (unsigned long long)i << 33);
    atomicAdd(&f32[0], 0.5f);
    atomicAdd(&f64[0], 0.25);
    unsigned long long seen = u64[2], want;
    do {
        want = seen;
        seen = atomicCAS(&u64[2], want, want + i);
    } while (seen != want);
    if (i == 5)
        atomicExch(&i32[4], 77);
}

// Blocks that wait for each other: block b adds to the sum after block b - 1, through a ticket.
extern "C" __global__ void inTurn(volatile int* turn, int* log)
{
    if (threadIdx.x == 0) {
        while (*turn != int(gridDim.x - 1 - blockIdx.x)) {
        }
        __threadfence();
        log[*turn] = blockIdx.x;
        __threadfence();
        *turn = *turn + 1;
    }
}

// A lock that all threads of all blocks take, lanes of one warp included.
extern "C" __global__ void lock(int* mutex, int* count)
{
    bool done = false;
    while (!done) {
        if (atomicCAS(mutex, 0, 1) == 0) {
            __threadfence();
            *(volatile int*)count = *(volatile int*)count + 1;
            __threadfence();
            atomicExch(mutex, 0);
            done = true;
        }
    }
}
