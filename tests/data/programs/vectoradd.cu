// SPDX-License-Identifier: GPL-3.0-or-later
// Vector addition as tutorials write it.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cuda_runtime.h>

__global__ void add(const float *a, const float *b, float *c, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        c[i] = a[i] + b[i];
}

int main()
{
    const int N = 1 << 20;
    const size_t bytes = N * sizeof(float);
    std::vector<float> a(N, 1.0f), b(N, 2.0f), c(N);

    float *d_a, *d_b, *d_c;
    cudaMalloc(&d_a, bytes);
    cudaMalloc(&d_b, bytes);
    cudaMalloc(&d_c, bytes);
    cudaMemcpy(d_a, a.data(), bytes, cudaMemcpyHostToDevice);
    cudaMemcpy(d_b, b.data(), bytes, cudaMemcpyHostToDevice);

    int threads = 256;
    int blocks = (N + threads - 1) / threads;
    add<<<blocks, threads>>>(d_a, d_b, d_c, N);
    cudaMemcpy(c.data(), d_c, bytes, cudaMemcpyDeviceToHost);

    for (int i = 0; i < N; ++i) {
        if (c[i] != 3.0f) {
            printf("wrong at %d\n", i);
            return EXIT_FAILURE;
        }
    }
    printf("all right\n");
    cudaFree(d_a);
    cudaFree(d_b);
    cudaFree(d_c);
    return 0;
}
