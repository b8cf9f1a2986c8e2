// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"
#include <cstring>

__global__ void one(int* x) { *x = 1; }

int main()
{
    int* x;
    CALL(cudaMalloc(&x, sizeof(int)));
    one<<<1, 2048>>>(x);
    CHECK(cudaPeekAtLastError() == kWrongShape);
    CHECK(std::strcmp(cudaGetErrorName(cudaGetLastError()), cudaGetErrorName(kWrongShape)) == 0);
    CHECK(cudaGetLastError() == cudaSuccess);
    one<<<0, 1>>>(x);
    CHECK(cudaGetLastError() == kWrongShape);
    CHECK(cudaMalloc(reinterpret_cast<void**>(&x), size_t(1) << 60) == cudaErrorMemoryAllocation);
    CHECK(cudaGetLastError() == cudaErrorMemoryAllocation);
    CHECK(cudaSetDevice(7) == cudaErrorInvalidDevice);
    CHECK(cudaMemcpy(&x, &x, 4, static_cast<cudaMemcpyKind>(9)) == cudaErrorInvalidMemcpyDirection);
    CHECK(cudaFree(&x) == cudaErrorInvalidValue);
    CHECK(std::strcmp(cudaGetErrorString(cudaErrorInvalidValue), "invalid argument") == 0);
    (void)cudaGetLastError();
    int value = 0;
    CALL(cudaMalloc(&x, sizeof(int)));
    one<<<1, 1>>>(x);
    CALL(cudaMemcpy(&value, x, sizeof value, cudaMemcpyDeviceToHost));
    CHECK(value == 1);
    std::printf("PASS\n");
}
