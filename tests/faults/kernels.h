// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace kd {

/// What the fault tests run, good and bad in one module. The names tell the test driver without a device what to do.
inline constexpr const char* kFaultKernels = R"(
extern "C" __global__ void saxpy(int n, float a, const float* x, float* y)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] += a * x[i];
}

extern "C" __global__ void illegal_read(int* data)
{
    data[0] = data[(static_cast<long long>(threadIdx.x) + 1) << 34];
}

extern "C" __global__ void illegal_write(int* data)
{
    data[(static_cast<long long>(threadIdx.x) + 1) << 34] = 1;
}

extern "C" __global__ void misaligned(int* data)
{
    data[0] = *reinterpret_cast<int*>(reinterpret_cast<char*>(data) + 2 * threadIdx.x + 2);
}

extern "C" __global__ void device_assert(int* data)
{
    assert(threadIdx.x != 3);
    data[threadIdx.x] = 1;
}

extern "C" __global__ void trap(int* data)
{
    if (data[0] == 0)
        __trap();
}

__device__ __noinline__ int deeper(int depth, const int* data)
{
    volatile int here[256];
    here[depth & 255] = depth;
    return data[0] != 0 ? depth : deeper(depth + 1, data) + here[(depth + 1) & 255];
}

extern "C" __global__ void stack_overflow(int* data)
{
    data[1] = deeper(0, data);
}

extern "C" __global__ void barrier_hang(int* data)
{
    volatile int* flag = data;
    if (threadIdx.x == 0) {
        while (flag[0] == 0) {
        }
    }
    __syncthreads();
}

extern "C" __global__ void hang(int* data)
{
    volatile int* flag = data;
    while (flag[0] == 0) {
    }
}

extern "C" __global__ void print_text(int* data)
{
    if (threadIdx.x == 0)
        printf("printed by print_text\n");
    data[threadIdx.x] = 1;
}
)";

}  // namespace kd
