// SPDX-License-Identifier: GPL-3.0-or-later
// Kernels that are chosen by pointers and by a table.
#include <cstdio>
#include <cstring>

__global__ void naive(const int *in, int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = in[i];
}

__global__ void wide(const int *in, int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n / 4)
        reinterpret_cast<int4 *>(out)[i] = reinterpret_cast<const int4 *>(in)[i];
}

typedef void (*CopyKernel)(const int *, int *, int);

int main(int argc, char **argv)
{
    const int n = 1 << 16;
    int *in, *out;
    cudaMallocManaged(&in, n * sizeof(int));
    cudaMallocManaged(&out, n * sizeof(int));
    void (*kernel)(const int *, int *, int) = &naive;
    if (argc > 1 && strcmp(argv[1], "wide") == 0)
        kernel = wide;
    kernel<<<n / 256, 256>>>(in, out, n);

    CopyKernel table[] = {naive, wide};
    for (int i = 0; i < 2; ++i)
        table[i]<<<n / 128, 128>>>(in, out, n);
    cudaDeviceSynchronize();
    std::puts("copied");
}
