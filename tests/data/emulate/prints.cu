// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"

__global__ void hello() { std::printf("hello from %d\n", static_cast<int>(threadIdx.x)); }

int main()
{
    hello<<<1, 3>>>();
    CALL(cudaDeviceSynchronize());
    cudaDeviceReset();
    hello<<<1, 1>>>();
    CALL(cudaGetLastError());
    CALL(cudaDeviceSynchronize());
    std::printf("PASS\n");
}
