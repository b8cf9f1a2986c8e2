// reduction: sums n floats to one partial sum a block, with warp shuffles.
//
// Three stages, each as cheap as its level of the machine allows:
//
//   thread  a grid-stride loop adds n / (threads of the grid) elements in a register; this is
//           nearly all of the work
//   warp    five shuffles halve 32 values to one, from register to register: no shared memory, no
//           barrier
//   block   one float a warp goes through shared memory, and the first warp repeats the shuffles on
//           those
//
// A full sum runs the kernel a second time on the partial sums. That costs a launch, but the result
// does not depend on the order in which blocks finish, as it would with atomicAdd.
//
// The reference adds in double. The kernel's rounding error is that of 16 additions in a row and a
// tree of 8 levels: 24 * 2^-24, which the tolerance doubles.

__device__ float warp_sum(float value)
{
    for (int offset = warpSize / 2; offset > 0; offset /= 2)
        value += __shfl_down_sync(0xffffffffu, value, offset);
    return value;  // valid in lane 0
}

__global__ void block_sums(int n, const float* __restrict__ x, float* __restrict__ sums)
{
    __shared__ float warp_sums[32];  // 1024 threads are 32 warps at most

    float sum = 0.0f;
    const int stride = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride)
        sum += x[i];

    // Every lane takes part in a full-mask shuffle, so nobody may have returned before this line.
    sum = warp_sum(sum);

    const int lane = threadIdx.x % warpSize;
    const int warp = threadIdx.x / warpSize;
    if (lane == 0)
        warp_sums[warp] = sum;
    __syncthreads();

    if (warp == 0) {
        const int warps = blockDim.x / warpSize;
        sum = warp_sum(lane < warps ? warp_sums[lane] : 0.0f);
        if (lane == 0)
            sums[blockIdx.x] = sum;
    }
}

// One thread a block adds all that its block owns.
__global__ void block_sums_reference(int n, const float* x, float* sums)
{
    if (threadIdx.x != 0)
        return;
    double sum = 0.0;
    for (int first = blockIdx.x * blockDim.x; first < n; first += gridDim.x * blockDim.x)
        for (int i = first; i < n && i < first + int(blockDim.x); ++i)
            sum += x[i];
    sums[blockIdx.x] = float(sum);
}
