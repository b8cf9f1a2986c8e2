// SPDX-License-Identifier: GPL-3.0-or-later
// A sparse matrix in rows, times a vector: a warp has a row, and its lanes add up by shuffles.
#include "check.h"

#include <cmath>
#include <vector>

__global__ void multiply(int rows, const int* begins, const int* columns, const float* values, const float* x, float* y)
{
    const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
    if (row >= rows)
        return;
    float sum = 0;
    for (int i = begins[row] + lane; i < begins[row + 1]; i += 32)
        sum += values[i] * x[columns[i]];
    for (int step = 16; step > 0; step /= 2)
        sum += __shfl_down_sync(0xffffffff, sum, step);
    if (lane == 0)
        y[row] = sum;
}

template <typename T> T* onDevice(const std::vector<T>& values)
{
    T* made;
    CALL(cudaMalloc(&made, values.size() * sizeof(T)));
    CALL(cudaMemcpy(made, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
    return made;
}

int main()
{
    const int rows = 301;
    std::vector<int> begins{0}, columns;
    std::vector<float> values, x(rows), y(rows);
    for (int row = 0; row < rows; ++row) {
        x[row] = static_cast<float>(row % 17) - 8;
        for (int column = row % 3; column < rows; column += 1 + row % 7) {
            columns.push_back(column);
            values.push_back(static_cast<float>((row + column) % 11) / 4);
        }
        begins.push_back(static_cast<int>(columns.size()));
    }
    int* const b = onDevice(begins);
    int* const c = onDevice(columns);
    float *const v = onDevice(values), *const in = onDevice(x), *const out = onDevice(y);
    multiply<<<(rows * 32 + 127) / 128, 128>>>(rows, b, c, v, in, out);
    CALL(cudaGetLastError());
    CALL(cudaMemcpy(y.data(), out, rows * sizeof(float), cudaMemcpyDeviceToHost));
    for (int row = 0; row < rows; ++row) {
        double expected = 0;
        for (int i = begins[row]; i < begins[row + 1]; ++i)
            expected += static_cast<double>(values[i]) * x[columns[i]];
        CHECK(std::fabs(expected - y[row]) < 1e-2);
    }
    for (int* each : {b, c})
        CALL(cudaFree(each));
    for (float* each : {v, in, out})
        CALL(cudaFree(each));
    std::printf("PASS\n");
}
