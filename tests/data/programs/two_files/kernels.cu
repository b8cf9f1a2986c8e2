// SPDX-License-Identifier: GPL-3.0-or-later
// The kernel of a program whose host code is another file's.
#include "kernels.h"

__global__ void rowSums(const float *cells, float *sums, int rows, int columns)
{
    const int row = blockIdx.x;
    __shared__ float part[BLOCK];
    float sum = 0;
    for (int column = threadIdx.x; column < columns; column += blockDim.x)
        sum += cells[row * columns + column];
    part[threadIdx.x] = sum;
    __syncthreads();
    for (int step = BLOCK / 2; step > 0; step /= 2) {
        if (threadIdx.x < step)
            part[threadIdx.x] += part[threadIdx.x + step];
        __syncthreads();
    }
    if (threadIdx.x == 0 && row < rows)
        sums[row] = part[0];
}
