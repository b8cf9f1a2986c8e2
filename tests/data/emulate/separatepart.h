// SPDX-License-Identifier: GPL-3.0-or-later
// What the two files of separate.cu know of each other.
#pragma once

using Operation = int (*)(int);

__device__ int scaled(int x, int factor);
__device__ int addOne(int x);
__device__ int applied(Operation operation, int x);
__global__ void bump(int by);

template <typename T> __device__ __noinline__ T largest(T a, T b)  // in both files, of which one stands for both
{
    return a > b ? a : b;
}
