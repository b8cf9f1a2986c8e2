// SPDX-License-Identifier: GPL-3.0-or-later
// Kernels that a macro makes, and spaces behind macros.
#include <stdio.h>

#if defined(__CUDACC__)
#define HOST_DEVICE __host__ __device__
#else
#define HOST_DEVICE
#endif
#define KERNEL extern "C" __global__ void
#define THREAD_INDEX (blockIdx.x * blockDim.x + threadIdx.x)

#define BINARY_KERNEL(name, op)                                   \
    __global__ void name##Kernel(const float *a, const float *b, float *c, int n) \
    {                                                             \
        int i = THREAD_INDEX;                                     \
        if (i < n)                                                \
            c[i] = a[i] op b[i];                                  \
    }

BINARY_KERNEL(add, +)
BINARY_KERNEL(subtract, -)

HOST_DEVICE inline float square(float x)
{
    return x * x;
}

KERNEL squares(float *x, int n)
{
    int i = THREAD_INDEX;
    if (i < n)
        x[i] = square(x[i]);
}

static void report(const char *what)
{
    printf("%s: %s\n", what, cudaGetErrorString(cudaGetLastError()));
}

int main()
{
    int n = 1024 * 64;
    float *a, *b, *c;
    cudaMallocManaged(&a, n * sizeof(float));
    cudaMallocManaged(&b, n * sizeof(float));
    cudaMallocManaged(&c, n * sizeof(float));
    addKernel<<<n / 256, 256>>>(a, b, c, n);
    report("add");
    subtractKernel<<<n / 256, 256>>>(a, b, c, n);
    report("subtract");
    squares<<<n / 256, 256>>>(c, n);
    cudaDeviceSynchronize();
    report("squares");
}
