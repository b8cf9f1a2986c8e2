// SPDX-License-Identifier: GPL-3.0-or-later
// A program of two files of relocatable code (-rdc=true, with separatepart.cu): functions, variables, constants and templates of one
// in the other, and names that each has for itself.
#include "check.h"
#include "separatepart.h"

static __device__ int own = 3;       // separatepart.cu has another
__device__ int shared = 100;
extern __device__ int counted;
extern __constant__ float weights[4];
__device__ int twice(int x) { return 2 * x; }
static __device__ int secret(int x) { return x + own; }
__device__ Operation table[2] = {addOne, twice};  // of the other file and of this one

__global__ void mix(int* out, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    out[i] = scaled(i, 2) + secret(0) + applied(table[i % 2], i) + largest(i, 4);
    atomicAdd(&counted, 1);
}

__global__ void weigh(float* out)
{
    out[threadIdx.x] = weights[threadIdx.x] * largest(0.5f, 1.5f);
}

int main()
{
    const int n = 1000;
    int* out;
    float* weighed;
    CALL(cudaMalloc(&out, n * sizeof(int)));
    CALL(cudaMalloc(&weighed, 4 * sizeof(float)));
    mix<<<4, 256>>>(out, n);
    CALL(cudaGetLastError());
    bump<<<1, 1>>>(5);
    mix<<<4, 256>>>(out, n);
    int found[n], count = 0, value = 0;
    CALL(cudaMemcpy(found, out, sizeof found, cudaMemcpyDeviceToHost));
    CALL(cudaMemcpyFromSymbol(&count, counted, sizeof count));
    CALL(cudaMemcpyFromSymbol(&value, shared, sizeof value));
    CHECK(count == 2 * n + 5 && value == 105);
    for (int i = 0; i < n; ++i) {
        const int operation = i % 2 == 0 ? i + 1 : 2 * i;
        CHECK(found[i] == 2 * i + 70 + 3 + operation + (i > 4 ? i : 4));
    }
    const float host[4] = {1, 2, 4, 8};
    CALL(cudaMemcpyToSymbol(weights, host, sizeof host));
    weigh<<<1, 4>>>(weighed);
    float heavy[4];
    CALL(cudaMemcpy(heavy, weighed, sizeof heavy, cudaMemcpyDeviceToHost));
    for (int i = 0; i < 4; ++i)
        CHECK(heavy[i] == 1.5f * host[i]);
    std::puts("PASS");
    return 0;
}
