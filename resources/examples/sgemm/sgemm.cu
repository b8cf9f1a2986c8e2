// sgemm: C = alpha * A * B + beta * C in single precision, row-major; A is m x k,
// B is k x n, C is m x n.
//
// Naively every multiply-add costs two loads. Two levels of tiling bring that down:
//
//   shared memory  A block owns TILE x TILE elements of C. It walks along k in slices of STEP, and
//                  each slice of A and B is read from global memory once a block instead of once a
//                  thread: TILE times less traffic.
//   registers      A thread owns MICRO x MICRO elements of C. For each k it reads MICRO + MICRO
//                  floats from shared memory, as two 16-byte loads, and does MICRO * MICRO
//                  multiply-adds with them.
//
// The slice of A is stored transposed, so that the MICRO rows of a thread are adjacent and load as
// one float4. Its rows are padded by four floats: that keeps the alignment and moves consecutive k
// to different banks.
//
// Both kernels add along k in the same order. For k = 512 positive terms, any other order differs by
// 2 * k * 2^-24 at most: that is the tolerance, so that a rearranged sum still passes.

#ifndef TILE
#define TILE 64  // also read by the launch form: the block is TILE / MICRO by TILE / MICRO threads
#endif
#define STEP 16
#define MICRO 4  // floats in a float4

__global__ void __launch_bounds__((TILE / MICRO) * (TILE / MICRO))
sgemm(int m, int n, int k, float alpha, const float* __restrict__ a, const float* __restrict__ b, float beta,
      float* __restrict__ c)
{
    static_assert(TILE % MICRO == 0 && TILE <= 128, "a block has (TILE / MICRO)^2 threads, at most 1024");
    __shared__ __align__(16) float a_slice[STEP][TILE + 4];  // [k][row]
    __shared__ __align__(16) float b_slice[STEP][TILE];      // [k][column]

    constexpr int kThreads = (TILE / MICRO) * (TILE / MICRO);
    const int thread = threadIdx.y * blockDim.x + threadIdx.x;
    const int first_row = blockIdx.y * TILE;
    const int first_column = blockIdx.x * TILE;

    float sum[MICRO][MICRO] = {};

    for (int first_k = 0; first_k < k; first_k += STEP) {
        // All threads share the loading. Elements outside of the matrices are zero and add nothing.
        for (int e = thread; e < TILE * STEP; e += kThreads) {
            const int row = first_row + e / STEP;
            const int kk = first_k + e % STEP;
            a_slice[e % STEP][e / STEP] = row < m && kk < k ? a[size_t(row) * k + kk] : 0.0f;
        }
        for (int e = thread; e < STEP * TILE; e += kThreads) {
            const int kk = first_k + e / TILE;
            const int column = first_column + e % TILE;
            b_slice[e / TILE][e % TILE] = kk < k && column < n ? b[size_t(kk) * n + column] : 0.0f;
        }
        __syncthreads();

#pragma unroll
        for (int kk = 0; kk < STEP; ++kk) {
            // Threads of a warp share two rows, so the first load is a broadcast; the second is conflict-free.
            const float4 av = *reinterpret_cast<const float4*>(&a_slice[kk][threadIdx.y * MICRO]);
            const float4 bv = *reinterpret_cast<const float4*>(&b_slice[kk][threadIdx.x * MICRO]);
            const float ar[MICRO] = {av.x, av.y, av.z, av.w};
            const float br[MICRO] = {bv.x, bv.y, bv.z, bv.w};
#pragma unroll
            for (int i = 0; i < MICRO; ++i)
#pragma unroll
                for (int j = 0; j < MICRO; ++j)
                    sum[i][j] = fmaf(ar[i], br[j], sum[i][j]);
        }
        __syncthreads();  // nobody may overwrite a slice that someone still reads
    }

#pragma unroll
    for (int i = 0; i < MICRO; ++i) {
        const int row = first_row + threadIdx.y * MICRO + i;
#pragma unroll
        for (int j = 0; j < MICRO; ++j) {
            const int column = first_column + threadIdx.x * MICRO + j;
            if (row < m && column < n) {
                float& element = c[size_t(row) * n + column];
                element = alpha * sum[i][j] + beta * element;
            }
        }
    }
}

// One dot product an element, straight from global memory. Right for every launch, so that the sgemm above can change
// its tiles without touching this.
__global__ void sgemm_reference(int m, int n, int k, float alpha, const float* a, const float* b, float beta, float* c)
{
    const size_t block = size_t(blockIdx.y) * gridDim.x + blockIdx.x;
    const size_t threads = size_t(blockDim.x) * blockDim.y;
    const size_t first = block * threads + threadIdx.y * blockDim.x + threadIdx.x;
    for (size_t i = first; i < size_t(m) * n; i += threads * gridDim.x * gridDim.y) {
        const size_t row = i / n, column = i % n;
        float sum = 0.0f;
        for (int kk = 0; kk < k; ++kk)
            sum = fmaf(a[row * k + kk], b[size_t(kk) * n + column], sum);
        c[i] = alpha * sum + beta * c[i];
    }
}
