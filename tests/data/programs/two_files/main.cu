// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels.h"

#include <cstdio>
#include <vector>

int main()
{
    std::vector<float> cells(Cells, 1.0f), sums(kRows);
    float *d_cells, *d_sums;
    cudaMalloc(&d_cells, Cells * sizeof(float));
    cudaMalloc(&d_sums, kRows * sizeof(float));
    cudaMemcpy(d_cells, cells.data(), Cells * sizeof(float), cudaMemcpyHostToDevice);
    rowSums<<<kRows, BLOCK>>>(d_cells, d_sums, kRows, Columns);
    cudaMemcpy(sums.data(), d_sums, kRows * sizeof(float), cudaMemcpyDeviceToHost);
    std::printf("%g\n", sums[0]);
    cudaFree(d_cells);
    cudaFree(d_sums);
    return 0;
}
