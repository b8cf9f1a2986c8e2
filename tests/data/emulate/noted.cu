// SPDX-License-Identifier: GPL-3.0-or-later
// What is no hazard but seldom meant: a pole, and shifts too far.
#include "check.h"

__global__ void noted(float* y, int n)
{
    const int i = threadIdx.x;
    y[i] = 1.0f / (i - 3);
    y[i] += float(n << i);
}

int main()
{
    float *y, result[128];
    CALL(cudaMalloc(&y, sizeof result));
    for (int launch = 0; launch < 2; ++launch)
        noted<<<1, 128>>>(y, 1);
    CALL(cudaMemcpy(result, y, sizeof result, cudaMemcpyDeviceToHost));
    CHECK(result[4] == 17);
    std::printf("PASS\n");
}
