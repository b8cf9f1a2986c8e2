// SPDX-License-Identifier: GPL-3.0-or-later
// Seven-point stencil in three dimensions.
#include <cstdio>
#include <cstdlib>

constexpr int NX = 64, NY = 32, NZ = 16;

__host__ __device__ constexpr int at(int x, int y, int z)
{
    return (z * NY + y) * NX + x;
}

__global__ void laplace(const float *__restrict__ in, float *__restrict__ out)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int z = blockIdx.z * blockDim.z + threadIdx.z;
    if (x < 1 || y < 1 || z < 1 || x >= NX - 1 || y >= NY - 1 || z >= NZ - 1)
        return;
    out[at(x, y, z)] = in[at(x - 1, y, z)] + in[at(x + 1, y, z)] + in[at(x, y - 1, z)] + in[at(x, y + 1, z)] +
                       in[at(x, y, z - 1)] + in[at(x, y, z + 1)] - 6 * in[at(x, y, z)];
}

int main()
{
    const size_t count = (size_t)NX * NY * NZ;
    float *in, *out;
    if (cudaMalloc(&in, count * sizeof(float)) != cudaSuccess || cudaMalloc(&out, count * sizeof(float)) != cudaSuccess)
        exit(EXIT_FAILURE);
    cudaMemset(in, 0, count * sizeof(float));
    dim3 block(8, 8, 4);
    dim3 grid(NX / block.x, NY / block.y, NZ / block.z);
    laplace<<<grid, block>>>(in, out);
    printf("%s\n", cudaGetErrorString(cudaDeviceSynchronize()));
    return 0;
}
