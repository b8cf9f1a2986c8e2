// SPDX-License-Identifier: GPL-3.0-or-later
// Ends itself by a signal after two launches, in the middle of a third.
#include "check.h"
#include <csignal>

__global__ void set(int* x) { x[threadIdx.x] = 1; }
__global__ void spin(volatile int* x) { while (x[0] != 2) {} }

int main()
{
    int* x;
    CALL(cudaMalloc(&x, 32 * sizeof(int)));
    set<<<1, 32>>>(x);
    set<<<1, 32>>>(x);
    CALL(cudaDeviceSynchronize());
    spin<<<1, 1>>>(x);
    std::raise(SIGKILL);
}
