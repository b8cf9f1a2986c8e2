// SPDX-License-Identifier: GPL-3.0-or-later
// Copies and kernels in two streams, a chunk after the other.
#include <cmath>
#include <cstdio>

__global__ void scale(float *data, int offset, float factor)
{
    int i = offset + threadIdx.x + blockIdx.x * blockDim.x;
    float x = static_cast<float>(i);
    data[i] = data[i] * factor + sqrtf(x);
}

int main()
{
    const int blockSize = 256, nStreams = 4;
    const int n = 4 * 1024 * blockSize * nStreams;
    const int streamSize = n / nStreams;
    const int streamBytes = streamSize * sizeof(float);
    const int bytes = n * sizeof(float);

    float *a, *d_a;
    cudaMallocHost((void **)&a, bytes);
    cudaMalloc((void **)&d_a, bytes);
    cudaStream_t stream[nStreams];
    for (int i = 0; i < nStreams; ++i)
        cudaStreamCreate(&stream[i]);
    for (int i = 0; i < nStreams; ++i) {
        int offset = i * streamSize;
        cudaMemcpyAsync(&d_a[offset], &a[offset], streamBytes, cudaMemcpyHostToDevice, stream[i]);
        scale<<<streamSize / blockSize, blockSize, 0, stream[i]>>>(d_a, offset, 2.5f);
        cudaMemcpyAsync(&a[offset], &d_a[offset], streamBytes, cudaMemcpyDeviceToHost, stream[i]);
    }
    cudaDeviceSynchronize();
    std::printf("%f\n", a[0]);
    for (auto &each : stream)
        cudaStreamDestroy(each);
    cudaFree(d_a);
    cudaFreeHost(a);
}
