// SPDX-License-Identifier: GPL-3.0-or-later
// Reduction whose block size is a template argument, chosen by a switch.
#include <cstdio>
#include <numeric>
#include <vector>

template <typename T, unsigned int kBlock>
__global__ void reduce(const T *in, T *out, unsigned int n)
{
    extern __shared__ unsigned char memory[];
    T *sums = reinterpret_cast<T *>(memory);
    T sum = 0;
    for (unsigned int i = blockIdx.x * kBlock + threadIdx.x; i < n; i += kBlock * gridDim.x)
        sum += in[i];
    sums[threadIdx.x] = sum;
    __syncthreads();
    for (unsigned int s = kBlock / 2; s > 0; s >>= 1) {
        if (threadIdx.x < s)
            sums[threadIdx.x] += sums[threadIdx.x + s];
        __syncthreads();
    }
    if (threadIdx.x == 0)
        out[blockIdx.x] = sums[0];
}

template <typename T>
void launch(unsigned int threads, unsigned int blocks, const T *in, T *out, unsigned int n)
{
    const size_t shared = threads * sizeof(T);
    switch (threads) {
    case 512:
        reduce<T, 512><<<blocks, threads, shared>>>(in, out, n);
        break;
    case 256:
        reduce<T, 256><<<blocks, threads, shared>>>(in, out, n);
        break;
    default:
        reduce<T, 128><<<blocks, 128, 128 * sizeof(T)>>>(in, out, n);
    }
}

int main()
{
    const unsigned int n = 1u << 22;
    const unsigned int blocks = 64;
    std::vector<int> values(n, 1), sums(blocks);
    int *d_in = nullptr, *d_out = nullptr;
    cudaMalloc(&d_in, n * sizeof(int));
    cudaMalloc(&d_out, blocks * sizeof(int));
    cudaMemcpy(d_in, values.data(), n * sizeof(int), cudaMemcpyHostToDevice);
    launch<int>(256, blocks, d_in, d_out, n);
    cudaMemcpy(sums.data(), d_out, blocks * sizeof(int), cudaMemcpyDeviceToHost);
    std::printf("%d\n", std::accumulate(sums.begin(), sums.end(), 0));
    cudaFree(d_in);
    cudaFree(d_out);
}
