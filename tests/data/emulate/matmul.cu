// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"
#include <vector>

constexpr int kTile = 16;

__global__ void multiply(const float* a, const float* b, float* c, int n)
{
    __shared__ float left[kTile][kTile], right[kTile][kTile];
    const int row = blockIdx.y * kTile + threadIdx.y, column = blockIdx.x * kTile + threadIdx.x;
    float sum = 0;
    for (int tile = 0; tile < n / kTile; ++tile) {
        left[threadIdx.y][threadIdx.x] = a[row * n + tile * kTile + threadIdx.x];
        right[threadIdx.y][threadIdx.x] = b[(tile * kTile + threadIdx.y) * n + column];
        __syncthreads();
        for (int k = 0; k < kTile; ++k)
            sum += left[threadIdx.y][k] * right[k][threadIdx.x];
        __syncthreads();
    }
    c[row * n + column] = sum;
}

int main()
{
    const int n = 64;
    const size_t bytes = n * n * sizeof(float);
    std::vector<float> a(n * n), b(n * n), c(n * n);
    for (int i = 0; i < n * n; ++i) {
        a[i] = i % 7;
        b[i] = i % 5 - 2;
    }
    float* memory;
    CALL(cudaMalloc(&memory, 3 * bytes));
    float *x = memory, *y = memory + n * n, *z = memory + 2 * n * n;
    CALL(cudaMemcpy(x, a.data(), bytes, cudaMemcpyHostToDevice));
    CALL(cudaMemcpy(y, b.data(), bytes, cudaMemcpyHostToDevice));
    multiply<<<dim3(n / kTile, n / kTile), dim3(kTile, kTile)>>>(x, y, z, n);
    CALL(cudaDeviceSynchronize());
    CALL(cudaMemcpy(c.data(), z, bytes, cudaMemcpyDeviceToHost));
    for (int row = 0; row < n; ++row)
        for (int column = 0; column < n; ++column) {
            float sum = 0;
            for (int k = 0; k < n; ++k)
                sum += a[row * n + k] * b[k * n + column];
            CHECK(c[row * n + column] == sum);
        }
    CALL(cudaFree(memory));
    std::printf("PASS\n");
}
