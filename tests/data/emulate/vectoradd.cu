// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"
#include <vector>

__global__ void add(const float* a, const float* b, float* c, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        c[i] = a[i] + b[i];
}

int main()
{
    const int n = 50000;
    std::vector<float> a(n), b(n), c(n);
    for (int i = 0; i < n; ++i) {
        a[i] = 0.5f * i;
        b[i] = 1.0f - i;
    }
    float *x, *y, *z;
    CALL(cudaMalloc(&x, n * sizeof(float)));
    CALL(cudaMalloc(&y, n * sizeof(float)));
    CALL(cudaMalloc(&z, n * sizeof(float)));
    CALL(cudaMemcpy(x, a.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    CALL(cudaMemcpy(y, b.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    add<<<(n + 255) / 256, 256>>>(x, y, z, n);
    CALL(cudaGetLastError());
    CALL(cudaMemcpy(c.data(), z, n * sizeof(float), cudaMemcpyDeviceToHost));
    for (int i = 0; i < n; ++i)
        CHECK(c[i] == a[i] + b[i]);
    CALL(cudaFree(x));
    CALL(cudaFree(y));
    CALL(cudaFree(z));
    std::printf("PASS\n");
}
