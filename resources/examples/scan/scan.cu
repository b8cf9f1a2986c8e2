// scan: the inclusive prefix sum of every row of a matrix, out[r][c] = in[r][0] + ... + in[r][c].
//
// One block a row. The row is taken in chunks of one element a thread; a chunk is scanned in two
// levels (lanes of a warp by shuffles, warps of the block through shared memory) and the total so
// far is carried from chunk to chunk.
//
// In the shuffle scan, after step d every lane holds the sum of the last 2d elements up to its own:
// log2(32) = 5 steps in place of 31 additions in a row (Hillis and Steele, 1986).
//
// Unsigned sums wrap, so the result is exact whatever the order: the tolerance is zero.

__device__ unsigned warp_inclusive_scan(unsigned value)
{
    const int lane = threadIdx.x % warpSize;
    for (int d = 1; d < warpSize; d *= 2) {
        const unsigned below = __shfl_up_sync(0xffffffffu, value, d);
        if (lane >= d)
            value += below;
    }
    return value;
}

__global__ void scan_rows(int columns, const unsigned* __restrict__ in, unsigned* __restrict__ out)
{
    __shared__ unsigned warp_ends[32];  // inclusive sums of whole warps

    in += size_t(blockIdx.x) * columns;
    out += size_t(blockIdx.x) * columns;
    const int lane = threadIdx.x % warpSize;
    const int warp = threadIdx.x / warpSize;
    const int warps = blockDim.x / warpSize;

    unsigned carry = 0;
    for (int first = 0; first < columns; first += blockDim.x) {
        const int column = first + threadIdx.x;
        const bool inside = column < columns;

        const unsigned sum = warp_inclusive_scan(inside ? in[column] : 0u);
        if (lane == warpSize - 1)
            warp_ends[warp] = sum;
        __syncthreads();

        if (warp == 0) {
            const unsigned ends = warp_inclusive_scan(lane < warps ? warp_ends[lane] : 0u);
            if (lane < warps)
                warp_ends[lane] = ends;
        }
        __syncthreads();

        const unsigned before = carry + (warp > 0 ? warp_ends[warp - 1] : 0u);
        if (inside)
            out[column] = before + sum;
        carry += warp_ends[warps - 1];
        __syncthreads();  // the next chunk writes warp_ends
    }
}

// One thread a row, in order.
__global__ void scan_rows_reference(int columns, const unsigned* in, unsigned* out)
{
    if (threadIdx.x != 0)
        return;
    unsigned sum = 0;
    for (int column = 0; column < columns; ++column) {
        const size_t i = size_t(blockIdx.x) * columns + column;
        sum += in[i];
        out[i] = sum;
    }
}
