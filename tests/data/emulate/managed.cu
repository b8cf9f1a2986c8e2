// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"

__managed__ int total = 5;
__managed__ float weights[4] = {1, 2, 3, 4};

__global__ void count(const int* values, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        atomicAdd(&total, values[i]);
    if (i < 4)
        weights[i] *= 2;
}

int main()
{
    const int n = 1000;
    int* values;
    CALL(cudaMallocManaged(&values, n * sizeof(int)));
    for (int i = 0; i < n; ++i)
        values[i] = i;
    CHECK(total == 5);
    CALL(cudaMemPrefetchAsync(values, n * sizeof(int), cudaMemLocation{cudaMemLocationTypeDevice, 0}, 0, nullptr));
    count<<<4, 256>>>(values, n);
    CALL(cudaDeviceSynchronize());
    CHECK(total == 5 + n * (n - 1) / 2);
    CHECK(weights[3] == 8);
    cudaPointerAttributes attributes;
    CALL(cudaPointerGetAttributes(&attributes, values));
    CHECK(attributes.type == cudaMemoryTypeManaged && attributes.devicePointer == values);
    int local = 0;
    CALL(cudaPointerGetAttributes(&attributes, &local));
    CHECK(attributes.type == cudaMemoryTypeUnregistered);
    CALL(cudaFree(values));
    std::printf("PASS\n");
}
