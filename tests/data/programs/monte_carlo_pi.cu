// SPDX-License-Identifier: GPL-3.0-or-later
// Pi by a generator in the kernel, blocks from the occupancy calculator.
#include <cmath>
#include <cstdint>
#include <cstdio>

using Count = unsigned long long;

__device__ __forceinline__ uint32_t nextRandom(uint32_t &state)
{
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
}

__global__ void throwDarts(Count *hits, int darts, uint32_t seed)
{
    uint32_t state = seed ^ (blockIdx.x * blockDim.x + threadIdx.x + 1) * 2654435761u;
    Count own = 0;
    for (int i = 0; i < darts; ++i) {
        float x = nextRandom(state) * 2.3283064e-10f;
        float y = nextRandom(state) * 2.3283064e-10f;
        own += x * x + y * y <= 1.0f;
    }
    atomicAdd(hits, own);
}

int main()
{
    int blocks = 0, threads = 0;
    cudaOccupancyMaxPotentialBlockSize(&blocks, &threads, throwDarts, 0, 0);
    Count *hits = nullptr;
    cudaMallocManaged(&hits, sizeof(Count));
    *hits = 0;
    const int darts = 100;
    throwDarts<<<blocks, threads>>>(hits, darts, 42u);
    cudaDeviceSynchronize();
    std::printf("pi is about %.5f\n", 4.0 * *hits / (double(blocks) * threads * darts));
    cudaFree(hits);
    return 0;
}
