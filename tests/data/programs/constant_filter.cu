// SPDX-License-Identifier: GPL-3.0-or-later
// A filter whose weights lie in constant memory.
#include <cstring>
#include <iostream>
#include <string>

#define FILTER_RADIUS 4
#define FILTER_SIZE (2 * FILTER_RADIUS + 1)

__constant__ float c_weights[FILTER_SIZE];
__device__ unsigned int d_clamped;

static std::string title = "filter";

__global__ void convolve(const float *in, float *out, int n)
{
    int i = threadIdx.x + blockDim.x * blockIdx.x;
    if (i >= n)
        return;
    float sum = 0;
    for (int k = -FILTER_RADIUS; k <= FILTER_RADIUS; ++k) {
        int j = i + k;
        if (j < 0 || j >= n) {
            atomicInc(&d_clamped, 0xffffffffu);
            j = j < 0 ? 0 : n - 1;
        }
        sum += c_weights[k + FILTER_RADIUS] * in[j];
    }
    out[i] = sum;
}

int iDivUp(int a, int b)
{
    return (a % b != 0) ? (a / b + 1) : (a / b);
}

int main()
{
    float weights[FILTER_SIZE];
    for (float &weight : weights)
        weight = 1.0f / FILTER_SIZE;
    cudaMemcpyToSymbol(c_weights, weights, sizeof(weights));
    int n = 50000;
    float *in, *out;
    cudaMalloc(&in, n * sizeof(float));
    cudaMalloc(&out, n * sizeof(float));
    cudaMemset(in, 0, n * sizeof(float));
    convolve<<<iDivUp(n, 128), 128>>>(in, out, n);
    unsigned int clamped = 0;
    cudaMemcpyFromSymbol(&clamped, d_clamped, sizeof(clamped));
    std::cout << title << ": " << clamped << std::endl;
    cudaFree(in);
    cudaFree(out);
}
