// SPDX-License-Identifier: GPL-3.0-or-later
// Game of life with bool cells, two buffers that take turns.
#include <cstdio>
#include <cstdlib>
#include <utility>

#define W 256
#define H 128

typedef unsigned char cell;

__global__ void evolve(const cell *from, cell *to, int w, int h)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h)
        return;
    int neighbours = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            if (dx != 0 || dy != 0)
                neighbours += from[(y + dy + h) % h * w + (x + dx + w) % w];
    to[y * w + x] = neighbours == 3 || (neighbours == 2 && from[y * w + x]);
}

int main()
{
    static cell start[W * H];
    for (auto &each : start)
        each = rand() % 2;
    cell *boards[2];
    for (int i = 0; i < 2; ++i)
        cudaMalloc(&boards[i], W * H * sizeof(cell));
    cudaMemcpy(boards[0], start, sizeof start, cudaMemcpyHostToDevice);
    dim3 threads(16, 16);
    dim3 blocks((W + 15) / 16, (H + 15) / 16);
    for (int generation = 0; generation < 50; ++generation)
        evolve<<<blocks, threads>>>(boards[generation % 2], boards[1 - generation % 2], W, H);
    cudaMemcpy(start, boards[0], sizeof start, cudaMemcpyDeviceToHost);
    printf("%d\n", start[0]);
    return 0;
}
