// SPDX-License-Identifier: GPL-3.0-or-later
// Two stencils over fields with a halo: the kernels get pointers behind its first elements.
#include <cstdio>
#include <vector>

static const int kWidth = 256, kHeight = 64;
enum { Halo = 4, Threads = 128 };

__global__ void slope(const double *in, double *out, double step)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = (in[i - 2] - 8 * in[i - 1] + 8 * in[i + 1] - in[i + 2]) / (12 * step);
}

__global__ void average(const double *in, double *out, int width, int height)
{
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height)
        out[y * width + x] = 0.25 * (in[y * width + x - 1] + in[y * width + x + 1] + in[(y - 1) * width + x] + in[(y + 1) * width + x]);
}

int main()
{
    const int n = kWidth * kHeight;
    std::vector<double> field(n + 2 * Halo, 1.0);
    double *d_line, *d_slope, *d_area, *d_average;
    cudaMalloc(&d_line, (n + 2 * Halo) * sizeof(double));
    cudaMalloc(&d_slope, n * sizeof(double));
    cudaMalloc(&d_area, kWidth * (kHeight + 2) * sizeof(double) + 2 * Halo * sizeof(double));
    cudaMalloc(&d_average, n * sizeof(double));
    cudaMemcpy(d_line, field.data(), field.size() * sizeof(double), cudaMemcpyHostToDevice);
    cudaMemset(d_area, 0, kWidth * (kHeight + 2) * sizeof(double) + 2 * Halo * sizeof(double));

    slope<<<n / Threads, Threads>>>(d_line + Halo, d_slope, 0.01);
    average<<<dim3(kWidth / 32, kHeight / 8), dim3(32, 8)>>>(&d_area[kWidth + Halo], d_average, kWidth, kHeight);
    std::printf("%s\n", cudaGetErrorString(cudaDeviceSynchronize()));
    cudaFree(d_line);
    cudaFree(d_slope);
    cudaFree(d_area);
    cudaFree(d_average);
    return 0;
}
