// SPDX-License-Identifier: GPL-3.0-or-later
// Inclusive scan in three kernels of one file.
#include <stdio.h>

static const int BLOCK = 512;

__global__ void scanBlocks(const int *in, int *out, int *totals, int n)
{
    __shared__ int values[2][BLOCK];
    int i = blockIdx.x * blockDim.x + threadIdx.x, from = 0;
    values[0][threadIdx.x] = i < n ? in[i] : 0;
    __syncthreads();
    for (int step = 1; step < BLOCK; step *= 2) {
        int value = values[from][threadIdx.x];
        if (threadIdx.x >= step)
            value += values[from][threadIdx.x - step];
        values[1 - from][threadIdx.x] = value;
        from = 1 - from;
        __syncthreads();
    }
    if (i < n)
        out[i] = values[from][threadIdx.x];
    if (threadIdx.x == BLOCK - 1)
        totals[blockIdx.x] = values[from][threadIdx.x];
}

__global__ void scanTotals(int *totals, int count)
{
    int sum = 0;
    for (int i = 0; i < count; ++i) {
        sum += totals[i];
        totals[i] = sum;
    }
}

__global__ void addTotals(int *out, const int *totals, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (blockIdx.x > 0 && i < n)
        out[i] += totals[blockIdx.x - 1];
}

int main()
{
    int n = 100000;
    int numBlocks = (n + BLOCK - 1) / BLOCK;
    int *in, *out, *totals;
    cudaMallocManaged(&in, sizeof(int) * n);
    cudaMallocManaged(&out, sizeof(int) * n);
    cudaMallocManaged(&totals, sizeof(int) * numBlocks);
    for (int i = 0; i < n; ++i)
        in[i] = 1;
    scanBlocks<<<numBlocks, BLOCK>>>(in, out, totals, n);
    scanTotals<<<1, 1>>>(totals, numBlocks);
    addTotals<<<numBlocks, BLOCK>>>(out, totals, n);
    cudaDeviceSynchronize();
    printf("%d\n", out[n - 1]);
    return out[n - 1] == n ? 0 : 1;
}
