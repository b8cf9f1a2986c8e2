// SPDX-License-Identifier: GPL-3.0-or-later
// Reduction in passes: the kernel is launched until one sum is left.
#include <cassert>
#include <cstdio>
#include <utility>

__global__ void partialSums(const float *in, float *out, int count)
{
    __shared__ float sums[256];
    int i = blockIdx.x * 256 + threadIdx.x;
    sums[threadIdx.x] = i < count ? in[i] : 0.0f;
    __syncthreads();
    for (int step = 128; step > 0; step /= 2) {
        if (threadIdx.x < step)
            sums[threadIdx.x] += sums[threadIdx.x + step];
        __syncthreads();
    }
    if (threadIdx.x == 0)
        out[blockIdx.x] = sums[0];
}

int main()
{
    const int count = 1 << 18;
    float *in, *out;
    assert(cudaMallocManaged(&in, count * sizeof *in) == cudaSuccess);
    assert(cudaMallocManaged(&out, (count + 255) / 256 * sizeof(float)) == cudaSuccess);
    for (int i = 0; i < count; ++i)
        in[i] = 1.0f;
    int left = count;
    while (left > 1) {
        int blocks = (left + 255) / 256;
        partialSums<<<blocks, 256>>>(in, out, left);
        cudaDeviceSynchronize();
        std::swap(in, out);
        left = blocks;
    }
    printf("sum %g\n", in[0]);
    return 0;
}
