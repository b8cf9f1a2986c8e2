// SPDX-License-Identifier: GPL-3.0-or-later
// The second file of separate.cu.
#include "separatepart.h"

static __device__ int own = 70;
extern __device__ int shared;
__device__ int counted;
__constant__ float weights[4];

__device__ int scaled(int x, int factor)
{
    return largest(x, 0) * factor + own;
}

__device__ int addOne(int x)
{
    return x + 1;
}

__device__ __noinline__ int applied(Operation operation, int x)
{
    return operation(x);
}

__global__ void bump(int by)
{
    counted += by;
    shared += by;
}
