// SPDX-License-Identifier: GPL-3.0-or-later
// One-dimensional stencil with a halo, after a well-known lecture.
#include <iostream>
using namespace std;

#define N 4096
#define RADIUS 3
#define BLOCK_SIZE 16
#define BYTES ((N + 2 * RADIUS) * sizeof(int))

__global__ void stencil_1d(int *in, int *out)
{
    __shared__ int temp[BLOCK_SIZE + 2 * RADIUS];
    int gindex = threadIdx.x + blockIdx.x * blockDim.x;
    int lindex = threadIdx.x + RADIUS;
    temp[lindex] = in[gindex];
    if (threadIdx.x < RADIUS) {
        temp[lindex - RADIUS] = in[gindex - RADIUS];
        temp[lindex + BLOCK_SIZE] = in[gindex + BLOCK_SIZE];
    }
    __syncthreads();
    int result = 0;
    for (int offset = -RADIUS; offset <= RADIUS; offset++)
        result += temp[lindex + offset];
    out[gindex] = result;
}

void fill_ints(int *x, int n)
{
    fill_n(x, n, 1);
}

int main(void)
{
    int *in, *out, *d_in, *d_out;
    in = (int *)malloc(BYTES);
    fill_ints(in, N + 2 * RADIUS);
    out = (int *)malloc(BYTES);
    cudaMalloc((void **)&d_in, BYTES);
    cudaMalloc((void **)&d_out, BYTES);
    cudaMemcpy(d_in, in, BYTES, cudaMemcpyHostToDevice);
    stencil_1d<<<N / BLOCK_SIZE, BLOCK_SIZE>>>(d_in + RADIUS, d_out + RADIUS);
    cudaMemcpy(out, d_out, BYTES, cudaMemcpyDeviceToHost);
    for (int i = RADIUS; i < N + RADIUS; i++)
        if (out[i] != 2 * RADIUS + 1 && i > 2 * RADIUS && i < N)
            cout << "Mismatch at index " << i << endl;
    free(in);
    free(out);
    cudaFree(d_in);
    cudaFree(d_out);
    return 0;
}
