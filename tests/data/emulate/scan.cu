// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"

/// Inclusive, in dynamic shared memory, by doubling.
template <typename T> __global__ void scan(T* values)
{
    extern __shared__ unsigned char memory[];
    T* const from = reinterpret_cast<T*>(memory);
    T* const to = from + blockDim.x;
    const int i = threadIdx.x;
    T *in = from, *out = to;
    in[i] = values[i];
    __syncthreads();
    for (int step = 1; step < blockDim.x; step *= 2) {
        out[i] = i >= step ? in[i] + in[i - step] : in[i];
        __syncthreads();
        T* const other = in;
        in = out;
        out = other;
    }
    values[i] = in[i];
}

template <typename T> void run()
{
    const int n = 256;
    T host[n];
    for (int i = 0; i < n; ++i)
        host[i] = T(i % 9);
    T* device;
    CALL(cudaMalloc(&device, sizeof host));
    CALL(cudaMemcpy(device, host, sizeof host, cudaMemcpyHostToDevice));
    scan<T><<<1, n, 2 * sizeof host>>>(device);
    T found[n];
    CALL(cudaMemcpy(found, device, sizeof host, cudaMemcpyDeviceToHost));
    T sum = 0;
    for (int i = 0; i < n; ++i)
        CHECK(found[i] == (sum += host[i]));
    CALL(cudaFree(device));
}

int main()
{
    run<int>();
    run<double>();
    std::printf("PASS\n");
}
