// SPDX-License-Identifier: GPL-3.0-or-later
// Bitonic sort: two loops on the host around a launch.
#include <algorithm>
#include <cstdlib>
#include <iostream>

const int THREADS = 512;
const int BLOCKS = 32;
const int NUM_VALS = THREADS * BLOCKS;

__global__ void bitonicStep(float *values, int j, int k)
{
    unsigned int i = threadIdx.x + blockDim.x * blockIdx.x;
    unsigned int partner = i ^ j;
    if (partner <= i)
        return;
    bool isRising = (i & k) == 0;
    float a = values[i], b = values[partner];
    if (isRising == (a > b)) {
        values[i] = b;
        values[partner] = a;
    }
}

void sortOnDevice(float *values)
{
    float *d_values;
    size_t size = NUM_VALS * sizeof(float);
    cudaMalloc((void **)&d_values, size);
    cudaMemcpy(d_values, values, size, cudaMemcpyHostToDevice);
    dim3 blocks(BLOCKS, 1);
    dim3 threads(THREADS, 1);
    for (int k = 2; k <= NUM_VALS; k <<= 1) {
        for (int j = k >> 1; j > 0; j = j >> 1)
            bitonicStep<<<blocks, threads>>>(d_values, j, k);
    }
    cudaMemcpy(values, d_values, size, cudaMemcpyDeviceToHost);
    cudaFree(d_values);
}

int main()
{
    float *values = (float *)malloc(NUM_VALS * sizeof(float));
    for (int i = 0; i < NUM_VALS; ++i)
        values[i] = (float)rand() / (float)RAND_MAX;
    sortOnDevice(values);
    bool isSorted = std::is_sorted(values, values + NUM_VALS);
    std::cout << (isSorted ? "sorted" : "not sorted") << std::endl;
    free(values);
    return !isSorted;
}
