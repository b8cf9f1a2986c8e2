// SPDX-License-Identifier: GPL-3.0-or-later
// A kernel for any functor, as libraries write it.
#include <cstdio>
#include <type_traits>

template <typename T>
struct Multiply {
    T factor;
    __host__ __device__ T operator()(T x) const { return factor * x; }
};

struct Increment {
    __device__ int operator()(int x) const { return x + 1; }
};

template <int kThreads, typename T, typename Function>
__global__ void __launch_bounds__(kThreads) transform(const T *in, T *out, int n, Function function)
{
    int i = blockIdx.x * kThreads + threadIdx.x;
    if (i < n)
        out[i] = function(in[i]);
}

template <typename T, typename Function>
cudaError_t transformAll(const T *in, T *out, int n, Function function)
{
    static_assert(std::is_arithmetic<T>::value, "numbers only");
    constexpr int kThreads = 256;
    transform<kThreads, T, Function><<<(n + kThreads - 1) / kThreads, kThreads>>>(in, out, n, function);
    return cudaGetLastError();
}

int main()
{
    const int n = 4000;
    float *x;
    int *y;
    cudaMallocManaged(&x, n * sizeof(float));
    cudaMallocManaged(&y, n * sizeof(int));
    transformAll<float, Multiply<float>>(x, x, n, Multiply<float>{2.0f});
    transformAll(y, y, n, Increment{});
    cudaDeviceSynchronize();
    printf("%f %d\n", x[0], y[0]);
    cudaFree(x);
    cudaFree(y);
}
