// SPDX-License-Identifier: GPL-3.0-or-later
// What tensor cores cost on the emulated GPU: a product of two matrices of 1024 by 1024 halves, summed in floats.
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cuda_fp16.h>
#include <mma.h>

namespace wmma = nvcuda::wmma;

constexpr int kSize = 1024;
constexpr int kTile = 16;

__global__ void product(const half* a, const half* b, float* c)
{
    const int row = (blockIdx.y * blockDim.y + threadIdx.y) * kTile, column = blockIdx.x * kTile;
    wmma::fragment<wmma::accumulator, kTile, kTile, kTile, float> sum;
    wmma::fill_fragment(sum, 0.0f);
    for (int k = 0; k < kSize; k += kTile) {
        wmma::fragment<wmma::matrix_a, kTile, kTile, kTile, half, wmma::row_major> left;
        wmma::fragment<wmma::matrix_b, kTile, kTile, kTile, half, wmma::row_major> right;
        wmma::load_matrix_sync(left, a + row * kSize + k, kSize);
        wmma::load_matrix_sync(right, b + k * kSize + column, kSize);
        wmma::mma_sync(sum, left, right, sum);
    }
    wmma::store_matrix_sync(c + row * kSize + column, sum, kSize, wmma::mem_row_major);
}

int main()
{
    half *a, *b;
    float* c;
    cudaMallocManaged(&a, kSize * kSize * sizeof *a);
    cudaMallocManaged(&b, kSize * kSize * sizeof *b);
    cudaMallocManaged(&c, kSize * kSize * sizeof *c);
    for (int i = 0; i < kSize * kSize; ++i) {
        a[i] = __float2half((i * 7 % 13 - 6) / 8.0f);
        b[i] = __float2half((i * 5 % 11 - 5) / 8.0f);
    }
    const auto begin = std::chrono::steady_clock::now();
    product<<<dim3(kSize / kTile, kSize / kTile / 4), dim3(32, 4)>>>(a, b, c);
    const cudaError_t status = cudaDeviceSynchronize();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    std::printf("product     %8.2f s, %s\n", seconds, cudaGetErrorString(status));

    // Eighths of eighths, and sums below 2^24 of them: floats hold each exactly.
    int wrong = 0;
    for (int row = 0; row < kSize; row += 61) {
        for (int column = 0; column < kSize; ++column) {
            double sum = 0;
            for (int k = 0; k < kSize; ++k)
                sum += double(__half2float(a[row * kSize + k])) * __half2float(b[k * kSize + column]);
            wrong += c[row * kSize + column] != float(sum);
        }
    }
    return status == cudaSuccess && wrong == 0 ? 0 : 1;
}
