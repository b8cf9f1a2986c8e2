// SPDX-License-Identifier: GPL-3.0-or-later
// Kernels of one name in several namespaces, one of them without a name.
#include <cstdio>
#include <string_view>

namespace {
constexpr float kFactor = 3.0f;
__global__ void apply(float *x, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] *= kFactor;
}
}  // namespace

namespace lib {
namespace detail {
template <typename T>
__device__ T half(T value)
{
    return value / T(2);
}
}  // namespace detail

inline namespace v1 {
__global__ void divide(float *x, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] = detail::half(x[i]);
}
}  // namespace v1

void run(float *x, int n, std::string_view name)
{
    constexpr int kThreads = 128;
    divide<<<(n + kThreads - 1) / kThreads, kThreads>>>(x, n);
    std::printf("%.*s\n", int(name.size()), name.data());
}
}  // namespace lib

namespace lib::nested::deeper {
__global__ void add(float *x, float value, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] += value;
}
}  // namespace lib::nested::deeper

int main()
{
    enum { kCount = 10000 };
    float *x;
    cudaMalloc(&x, kCount * sizeof(float));
    cudaMemset(x, 0, kCount * sizeof(float));
    ::apply<<<kCount / 100, 100>>>(x, kCount);
    lib::run(x, kCount, "halved");
    lib::nested::deeper::add<<<(kCount + 63) / 64, 64>>>(x, 0.5f, kCount);
    cudaFree(x);
    return 0;
}
