// SPDX-License-Identifier: GPL-3.0-or-later
// y = a * x + y in managed memory, with a grid-stride loop.
#include <iostream>

__global__ void saxpy(int n, float a, const float *__restrict__ x, float *__restrict__ y)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
        y[i] = a * x[i] + y[i];
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1'000'000;
    float *x, *y;
    cudaMallocManaged(&x, n * sizeof(float));
    cudaMallocManaged(&y, n * sizeof(float));
    for (int i = 0; i < n; i++) {
        x[i] = 1.0f;
        y[i] = 2.0f;
    }
    int device = 0;
    cudaDeviceProp prop;
    cudaGetDeviceProperties(&prop, device);
    saxpy<<<4 * prop.multiProcessorCount, 256>>>(n, 2.0f, x, y);
    cudaDeviceSynchronize();
    std::cout << "y[0] = " << y[0] << std::endl;
    cudaFree(x);
    cudaFree(y);
}
