// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"
#include <vector>

__global__ void histogram(const unsigned char* data, int n, unsigned* bins)
{
    __shared__ unsigned local[64];
    if (threadIdx.x < 64)
        local[threadIdx.x] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&local[data[i] % 64], 1u);
    __syncthreads();
    if (threadIdx.x < 64)
        atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
}

int main()
{
    const int n = 30000;
    std::vector<unsigned char> data(n);
    unsigned expected[64] = {}, found[64];
    for (int i = 0; i < n; ++i) {
        data[i] = static_cast<unsigned char>(i * i / 7);
        ++expected[data[i] % 64];
    }
    unsigned char* bytes;
    unsigned* bins;
    CALL(cudaMalloc(&bytes, n));
    CALL(cudaMalloc(&bins, sizeof found));
    CALL(cudaMemcpy(bytes, data.data(), n, cudaMemcpyHostToDevice));
    CALL(cudaMemset(bins, 0, sizeof found));
    histogram<<<6, 128>>>(bytes, n, bins);
    CALL(cudaMemcpy(found, bins, sizeof found, cudaMemcpyDeviceToHost));
    for (int i = 0; i < 64; ++i)
        CHECK(found[i] == expected[i]);
    std::printf("PASS\n");
}
