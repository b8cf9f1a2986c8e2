// SPDX-License-Identifier: GPL-3.0-or-later
// Sum by warp shuffles and one atomic addition a block.
#include <cstdio>

#define CHECK(call)                                                                            \
    do {                                                                                       \
        cudaError_t error = (call);                                                            \
        if (error != cudaSuccess) {                                                            \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(error));     \
            exit(1);                                                                           \
        }                                                                                      \
    } while (0)

__inline__ __device__ float warpSum(float value)
{
    for (int offset = warpSize / 2; offset > 0; offset /= 2)
        value += __shfl_down_sync(0xffffffff, value, offset);
    return value;
}

__inline__ __device__ float blockSum(float value)
{
    static __shared__ float shared[32];
    int lane = threadIdx.x % warpSize, warp = threadIdx.x / warpSize;
    value = warpSum(value);
    if (lane == 0)
        shared[warp] = value;
    __syncthreads();
    value = threadIdx.x < blockDim.x / warpSize ? shared[lane] : 0.0f;
    return warp == 0 ? warpSum(value) : value;
}

__global__ void __launch_bounds__(512) sumKernel(const float *data, float *result, size_t n)
{
    float sum = 0;
    for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x)
        sum += data[i];
    sum = blockSum(sum);
    if (threadIdx.x == 0)
        atomicAdd(result, sum);
}

int main()
{
    const size_t n = 3 * 1024 * 1024;
    float *data, *result;
    CHECK(cudaMalloc(&data, n * sizeof(*data)));
    CHECK(cudaMalloc(&result, sizeof(float)));
    CHECK(cudaMemset(data, 0, n * sizeof(float)));
    CHECK(cudaMemset(result, 0, sizeof(float)));
    sumKernel<<<128, 512>>>(data, result, n);
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());
    float sum;
    CHECK(cudaMemcpy(&sum, result, sizeof(float), cudaMemcpyDeviceToHost));
    printf("%f\n", sum);
    return 0;
}
