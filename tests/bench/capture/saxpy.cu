// SPDX-License-Identifier: GPL-3.0-or-later
// A program of C++ that launches one kernel many times: LAUNCHES [ELEMENTS]. Prints a sum and the seconds of the launches behind the first ten.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void saxpy(int n, float a, const float* x, float* y)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + y[i];
}

int main(int argc, char** argv)
{
    const int launches = argc > 1 ? std::atoi(argv[1]) : 3;
    const int n = argc > 2 ? std::atoi(argv[2]) : 1 << 20;
    std::vector<float> host(n);
    for (int i = 0; i < n; ++i)
        host[i] = 0.001f * (i % 1000);
    float *x = nullptr, *y = nullptr;
    cudaMalloc(&x, n * sizeof(float));
    cudaMalloc(&y, n * sizeof(float));
    cudaMemcpy(x, host.data(), n * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemcpy(y, host.data(), n * sizeof(float), cudaMemcpyHostToDevice);
    auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < launches; ++i) {
        if (i == 10) {
            cudaDeviceSynchronize();
            begin = std::chrono::steady_clock::now();
        }
        saxpy<<<(n + 255) / 256, 256>>>(n, 1e-4f, x, y);
    }
    cudaDeviceSynchronize();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    cudaMemcpy(host.data(), y, n * sizeof(float), cudaMemcpyDeviceToHost);
    double sum = 0;
    for (const float each : host)
        sum += each;
    std::printf("sum %.6f seconds %.4f\n", sum, took.count());
    return 0;
}
