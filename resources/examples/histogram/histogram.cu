// histogram: counts how often each of the 256 byte values occurs.
//
// histogram_global adds every byte straight to the result. Correct and short, but all threads of
// the GPU queue for 256 addresses in L2. histogram_shared gives every block a histogram of its own
// in shared memory, where an atomic add costs a fraction, and adds it to the result once, at the
// end: 256 global atomics a block instead of one a byte. Time both; then time them on zeros instead
// of random bytes, where all lanes of a warp hit one bin.
//
// The bytes come four at a time, as uchar4, so that a warp reads 128 bytes with one instruction.
//
// Counts do not depend on the order of additions: the tolerance is zero. The session verifies
// histogram_shared against histogram_global. Both add to what `bins` holds.

#define BINS 256

__global__ void histogram_shared(int n, const uchar4* __restrict__ samples, unsigned* __restrict__ bins)
{
    __shared__ unsigned local[BINS];
    for (int bin = threadIdx.x; bin < BINS; bin += blockDim.x)
        local[bin] = 0;
    __syncthreads();

    const int stride = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) {
        const uchar4 four = samples[i];
        atomicAdd(&local[four.x], 1u);
        atomicAdd(&local[four.y], 1u);
        atomicAdd(&local[four.z], 1u);
        atomicAdd(&local[four.w], 1u);
    }
    __syncthreads();

    for (int bin = threadIdx.x; bin < BINS; bin += blockDim.x)
        if (local[bin] != 0)
            atomicAdd(&bins[bin], local[bin]);
}

__global__ void histogram_global(int n, const uchar4* __restrict__ samples, unsigned* __restrict__ bins)
{
    const int stride = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) {
        const uchar4 four = samples[i];
        atomicAdd(&bins[four.x], 1u);
        atomicAdd(&bins[four.y], 1u);
        atomicAdd(&bins[four.z], 1u);
        atomicAdd(&bins[four.w], 1u);
    }
}
