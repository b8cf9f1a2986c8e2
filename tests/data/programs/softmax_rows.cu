// SPDX-License-Identifier: GPL-3.0-or-later
// Softmax of rows, a block to a row, with shared memory beyond the usual.
#include <cfloat>
#include <cstdio>
#include <vector>

__global__ void softmax(const float *logits, float *probabilities, int columns)
{
    extern __shared__ float row[];
    const float *in = logits + static_cast<size_t>(blockIdx.x) * columns;
    float *out = probabilities + static_cast<size_t>(blockIdx.x) * columns;
    __shared__ float largest, total;
    for (int i = threadIdx.x; i < columns; i += blockDim.x)
        row[i] = in[i];
    __syncthreads();
    if (threadIdx.x == 0) {
        largest = -FLT_MAX;
        for (int i = 0; i < columns; ++i)
            largest = fmaxf(largest, row[i]);
        total = 0;
        for (int i = 0; i < columns; ++i)
            total += expf(row[i] - largest);
    }
    __syncthreads();
    for (int i = threadIdx.x; i < columns; i += blockDim.x)
        out[i] = expf(row[i] - largest) / total;
}

int main()
{
    const int rows = 128, columns = 1000;
    std::vector<float> logits(rows * columns, 0.5f);
    float *d_logits, *d_probabilities;
    cudaMalloc(&d_logits, logits.size() * sizeof(float));
    cudaMalloc(&d_probabilities, logits.size() * sizeof(float));
    cudaMemcpy(d_logits, logits.data(), logits.size() * sizeof(float), cudaMemcpyHostToDevice);
    const size_t sharedBytes = columns * sizeof(float);
    cudaFuncSetAttribute(softmax, cudaFuncAttributeMaxDynamicSharedMemorySize, (int)sharedBytes);
    softmax<<<rows, 128, sharedBytes>>>(d_logits, d_probabilities, columns);
    cudaMemcpy(logits.data(), d_probabilities, logits.size() * sizeof(float), cudaMemcpyDeviceToHost);
    printf("%f\n", logits[0]);
    cudaFree(d_logits);
    cudaFree(d_probabilities);
}
