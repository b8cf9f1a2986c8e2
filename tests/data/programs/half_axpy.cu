// SPDX-License-Identifier: GPL-3.0-or-later
// Half precision by pairs.
#include <cuda_fp16.h>
#include <cstdio>
#include <vector>

__global__ void haxpy(int n, half a, const half *x, half *y)
{
    int start = threadIdx.x + blockDim.x * blockIdx.x;
    int stride = blockDim.x * gridDim.x;
    int n2 = n / 2;
    const half2 *x2 = reinterpret_cast<const half2 *>(x);
    half2 *y2 = reinterpret_cast<half2 *>(y);
    for (int i = start; i < n2; i += stride)
        y2[i] = __hfma2(__halves2half2(a, a), x2[i], y2[i]);
    if (start == 0 && n % 2)
        y[n - 1] = __hfma(a, x[n - 1], y[n - 1]);
}

int main(void)
{
    const int n = 100000;
    const half a = __float2half(2.0f);
    std::vector<half> x(n, __float2half(1.0f)), y(n, __float2half(3.0f));
    half *d_x, *d_y;
    cudaMalloc((void **)&d_x, n * sizeof(half));
    cudaMalloc((void **)&d_y, n * sizeof(half));
    cudaMemcpy(d_x, x.data(), n * sizeof(half), cudaMemcpyHostToDevice);
    cudaMemcpy(d_y, y.data(), n * sizeof(half), cudaMemcpyHostToDevice);
    haxpy<<<256, 256>>>(n, a, d_x, d_y);
    cudaMemcpy(y.data(), d_y, n * sizeof(half), cudaMemcpyDeviceToHost);
    printf("%f\n", __half2float(y[0]));
    return 0;
}
