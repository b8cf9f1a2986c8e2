// SPDX-License-Identifier: GPL-3.0-or-later
// For the line tables of lines_sm_90.cubin (NVRTC 13.0) and lines_13.5_sm_90.cubin: -arch=sm_90 -lineinfo.
__device__ __noinline__ float far(float x, int n)
{
    for (int i = 0; i < n; ++i)
        x = x * 1.1f + 0.5f;
    return x;
}

__device__ inline float near(float a)
{
    return a * 2 + 1;
}

#line 7 "/folder/other.h"
__device__ inline float other(float a) { return a * 3 + 1; }
#line 18 "/.kerneldesk/lines.cu"
extern "C" __global__ void first(float* y, int n)
{
    y[n] = far(near(y[n + 1]), n);
    y[n + 3] = other(y[n + 4]);
}

extern "C" __global__ void second(float* y)
{
    y[1] = y[0] + 1;
}
