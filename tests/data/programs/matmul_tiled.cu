// SPDX-License-Identifier: GPL-3.0-or-later
// Matrix product with tiles in shared memory, the size of which is a macro.
#include <stdio.h>
#include <stdlib.h>

#define TILE 16

__global__ void matmul(const float *A, const float *B, float *C, int width)
{
    __shared__ float As[TILE][TILE];
    __shared__ float Bs[TILE][TILE];
    int row = blockIdx.y * TILE + threadIdx.y;
    int col = blockIdx.x * TILE + threadIdx.x;
    float sum = 0.0f;
    for (int t = 0; t < (width + TILE - 1) / TILE; ++t) {
        int k = t * TILE + threadIdx.x;
        As[threadIdx.y][threadIdx.x] = row < width && k < width ? A[row * width + k] : 0.0f;
        k = t * TILE + threadIdx.y;
        Bs[threadIdx.y][threadIdx.x] = k < width && col < width ? B[k * width + col] : 0.0f;
        __syncthreads();
        for (int i = 0; i < TILE; ++i)
            sum += As[threadIdx.y][i] * Bs[i][threadIdx.x];
        __syncthreads();
    }
    if (row < width && col < width)
        C[row * width + col] = sum;
}

int main(void)
{
    int width = 512;
    size_t size = width * width * sizeof(float);
    float *h_A = (float *)malloc(size);
    float *h_B = (float *)malloc(size);
    float *h_C = (float *)malloc(size);
    for (int i = 0; i < width * width; i++) {
        h_A[i] = rand() / (float)RAND_MAX;
        h_B[i] = rand() / (float)RAND_MAX;
    }
    float *d_A, *d_B, *d_C;
    cudaMalloc((void **)&d_A, size);
    cudaMalloc((void **)&d_B, size);
    cudaMalloc((void **)&d_C, size);
    cudaMemcpy(d_A, h_A, size, cudaMemcpyHostToDevice);
    cudaMemcpy(d_B, h_B, size, cudaMemcpyHostToDevice);

    dim3 dimBlock(TILE, TILE);
    dim3 dimGrid((width + TILE - 1) / TILE, (width + TILE - 1) / TILE);
    matmul<<<dimGrid, dimBlock>>>(d_A, d_B, d_C, width);

    cudaMemcpy(h_C, d_C, size, cudaMemcpyDeviceToHost);
    printf("C[0] = %f\n", h_C[0]);
    cudaFree(d_A);
    cudaFree(d_B);
    cudaFree(d_C);
    free(h_A);
    free(h_B);
    free(h_C);
    return 0;
}
