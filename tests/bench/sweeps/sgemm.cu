// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix product in tiles of shared memory and registers whose sizes are macros, to be swept: C = A B, all row by row.

#ifndef BM  // rows of C that a block computes
#define BM 64
#endif
#ifndef BN  // columns likewise
#define BN 64
#endif
#ifndef BK  // depth of a tile in shared memory
#define BK 8
#endif
#ifndef TM  // rows of C that a thread computes
#define TM 4
#endif
#ifndef TN
#define TN 4
#endif
#ifndef UNROLL  // steps of the inner loop at once
#define UNROLL 1
#endif

#define THREADS ((BM / TM) * (BN / TN))

// One thread an element, and several of them where the grid is smaller.
extern "C" __global__ void product_reference(int n, const float* a, const float* b, float* c)
{
    const long long threads = (long long)gridDim.x * gridDim.y * blockDim.x;
    const long long first = (long long)(blockIdx.y * gridDim.x + blockIdx.x) * blockDim.x + threadIdx.x;
    for (long long i = first; i < (long long)n * n; i += threads) {
        const long long row = i / n, column = i % n;
        float sum = 0;
        for (int step = 0; step < n; ++step)
            sum += a[row * n + step] * b[(long long)step * n + column];
        c[i] = sum;
    }
}

// The rows and columns of a thread lie apart by the number of threads along them, so that reads of shared memory are packed.
extern "C" __global__ void product(int n, const float* a, const float* b, float* c)
{
    __shared__ float tileA[BK][BM + 1];
    __shared__ float tileB[BK][BN];
    constexpr int kThreadColumns = BN / TN, kThreadRows = BM / TM;
    const int threadColumn = threadIdx.x % kThreadColumns, threadRow = threadIdx.x / kThreadColumns;
    const int firstRow = blockIdx.y * BM, firstColumn = blockIdx.x * BN;
    float sums[TM][TN] = {};
    for (int depth = 0; depth < n; depth += BK) {
        for (int i = threadIdx.x; i < BM * BK; i += THREADS) {
            const int row = firstRow + i / BK, column = depth + i % BK;
            tileA[i % BK][i / BK] = row < n && column < n ? a[(long long)row * n + column] : 0;
        }
        for (int i = threadIdx.x; i < BK * BN; i += THREADS) {
            const int row = depth + i / BN, column = firstColumn + i % BN;
            tileB[i / BN][i % BN] = row < n && column < n ? b[(long long)row * n + column] : 0;
        }
        __syncthreads();
#pragma unroll UNROLL
        for (int step = 0; step < BK; ++step) {
            float left[TM], right[TN];
            for (int i = 0; i < TM; ++i)
                left[i] = tileA[step][threadRow + i * kThreadRows];
            for (int i = 0; i < TN; ++i)
                right[i] = tileB[step][threadColumn + i * kThreadColumns];
            for (int i = 0; i < TM; ++i)
                for (int j = 0; j < TN; ++j)
                    sums[i][j] += left[i] * right[j];
        }
        __syncthreads();
    }
    for (int i = 0; i < TM; ++i)
        for (int j = 0; j < TN; ++j) {
            const int row = firstRow + threadRow + i * kThreadRows, column = firstColumn + threadColumn + j * kThreadColumns;
            if (row < n && column < n)
                c[(long long)row * n + column] = sums[i][j];
        }
}
