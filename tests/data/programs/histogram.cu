// SPDX-License-Identifier: GPL-3.0-or-later
// Histogram of bytes with shared and global atomics.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <random>
#include <vector>

constexpr int kBins = 256;

__global__ void histogram(const uint8_t *data, unsigned int *bins, int n)
{
    __shared__ unsigned int local[kBins];
    for (int i = threadIdx.x; i < kBins; i += blockDim.x)
        local[i] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
        atomicAdd(&local[data[i]], 1u);
    __syncthreads();
    for (int i = threadIdx.x; i < kBins; i += blockDim.x)
        atomicAdd(&bins[i], local[i]);
}

int main()
{
    constexpr int n = 1 << 20;
    std::vector<uint8_t> data(n);
    std::mt19937 random(7);
    std::generate(data.begin(), data.end(), [&] { return static_cast<uint8_t>(random()); });

    uint8_t *d_data;
    unsigned int *d_bins;
    cudaMalloc(&d_data, data.size());
    cudaMalloc(&d_bins, kBins * sizeof(unsigned int));
    cudaMemcpy(d_data, data.data(), data.size(), cudaMemcpyHostToDevice);
    cudaMemset(d_bins, 0, kBins * sizeof(unsigned int));
    histogram<<<std::min(64, (n + 255) / 256), 256>>>(d_data, d_bins, n);

    std::vector<unsigned int> bins(kBins);
    cudaMemcpy(bins.data(), d_bins, kBins * sizeof(unsigned int), cudaMemcpyDeviceToHost);
    std::cout << bins[0] << '\n';
    cudaFree(d_data);
    cudaFree(d_bins);
}
