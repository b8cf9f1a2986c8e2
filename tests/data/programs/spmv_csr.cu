// SPDX-License-Identifier: GPL-3.0-or-later
// Sparse matrix times vector, a warp to a row.
#include <cstdio>
#include <vector>

#define WARP 32
#define THREADS 256
#define DIV_UP(a, b) (((a) + (b) - 1) / (b))

template <typename Index, typename Value>
__global__ void spmv(Index rows, const Index *__restrict__ rowStart, const Index *__restrict__ columns,
                     const Value *__restrict__ values, const Value *__restrict__ x, Value *__restrict__ y)
{
    Index row = (blockIdx.x * blockDim.x + threadIdx.x) / WARP;
    int lane = threadIdx.x % WARP;
    if (row >= rows)
        return;
    Value sum = 0;
    for (Index i = rowStart[row] + lane; i < rowStart[row + 1]; i += WARP)
        sum += values[i] * x[columns[i]];
    for (int offset = WARP / 2; offset > 0; offset /= 2)
        sum += __shfl_down_sync(0xffffffffu, sum, offset);
    if (lane == 0)
        y[row] = sum;
}

int main()
{
    const int rows = 1000, entries = 3 * rows;
    std::vector<int> rowStart(rows + 1), columns(entries);
    std::vector<double> values(entries, 1.0), x(rows, 2.0), y(rows);
    for (int i = 0; i <= rows; ++i)
        rowStart[i] = 3 * i;
    for (int i = 0; i < entries; ++i)
        columns[i] = (i * 7) % rows;
    int *d_rowStart, *d_columns;
    double *d_values, *d_x, *d_y;
    cudaMalloc(&d_rowStart, (rows + 1) * sizeof(int));
    cudaMalloc(&d_columns, entries * sizeof(int));
    cudaMalloc(&d_values, entries * sizeof(double));
    cudaMalloc(&d_x, rows * sizeof(double));
    cudaMalloc(&d_y, rows * sizeof(double));
    cudaMemcpy(d_rowStart, rowStart.data(), (rows + 1) * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemcpy(d_columns, columns.data(), entries * sizeof(int), cudaMemcpyHostToDevice);
    cudaMemcpy(d_values, values.data(), entries * sizeof(double), cudaMemcpyHostToDevice);
    cudaMemcpy(d_x, x.data(), rows * sizeof(double), cudaMemcpyHostToDevice);
    spmv<<<DIV_UP(rows * WARP, THREADS), THREADS>>>(rows, d_rowStart, d_columns, d_values, d_x, d_y);
    cudaMemcpy(y.data(), d_y, rows * sizeof(double), cudaMemcpyDeviceToHost);
    printf("%f\n", y[0]);
    return y[0] == 6.0 ? 0 : 1;
}
