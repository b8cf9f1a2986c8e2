// SPDX-License-Identifier: GPL-3.0-or-later
// A program of C++: a table of rows, each an allocation of its own, whose addresses are in memory of the device, and a histogram of
// them by atomic additions. OUTSIDE: the last row is shorter than the kernel takes it for.
#include <cstdio>
#include <vector>

__device__ int launches;

__global__ void histogram(const int* const* rows, int columns, int* counts, float* weights)
{
    const int i = threadIdx.x;
    if (i == 0 && blockIdx.x == 0)
        ++launches;
    for (int column = i; column < columns; column += blockDim.x) {
        const int value = rows[blockIdx.x][column];
        atomicAdd(&counts[value & 63], 1);
        atomicAdd(&weights[value & 63], 0.1f * (value % 7));
    }
}

int main(int argc, char**)
{
    constexpr int kRows = 64, kColumns = 4096;
    std::vector<int*> rows(kRows);
    std::vector<int> host(kColumns);
    for (int row = 0; row < kRows; ++row) {
        for (int i = 0; i < kColumns; ++i)
            host[i] = (row * 131 + i * 17) % 1009;
        const size_t bytes = argc > 1 && row == kRows - 1 ? 256 : kColumns * sizeof(int);
        cudaMalloc(&rows[row], bytes);
        cudaMemcpy(rows[row], host.data(), bytes, cudaMemcpyHostToDevice);
    }
    int** table = nullptr;
    int* counts = nullptr;
    float* weights = nullptr;
    cudaMalloc(&table, kRows * sizeof(int*));
    cudaMemcpy(table, rows.data(), kRows * sizeof(int*), cudaMemcpyHostToDevice);
    cudaMalloc(&counts, 64 * sizeof(int));
    cudaMalloc(&weights, 64 * sizeof(float));
    cudaMemset(counts, 0, 64 * sizeof(int));
    cudaMemset(weights, 0, 64 * sizeof(float));
    for (int i = 0; i < 3; ++i)
        histogram<<<kRows, 256>>>(table, argc > 1 ? 1 << 24 : kColumns, counts, weights);
    const cudaError_t error = cudaDeviceSynchronize();
    int first = 0;
    cudaMemcpy(&first, counts, sizeof first, cudaMemcpyDeviceToHost);
    std::printf("%s %d\n", cudaGetErrorName(error), first);
    return 0;
}
