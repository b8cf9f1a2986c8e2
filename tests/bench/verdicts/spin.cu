// SPDX-License-Identifier: GPL-3.0-or-later
// Takes CYCLES clock cycles of the SM, so that a slowdown can be planted to the percent.
#ifndef CYCLES
#define CYCLES 20000
#endif
extern "C" __global__ void spin(int* y)
{
    const long long start = clock64();
    while (clock64() - start < CYCLES)
        ;
    if (threadIdx.x == 0)
        y[blockIdx.x] = 1;
}
