// SPDX-License-Identifier: GPL-3.0-or-later
// Memory by helpers, and an owner of it.
#include <cstdio>
#include <stdexcept>
#include <string>

inline void check(cudaError_t status, const std::string &what)
{
    if (status != cudaSuccess)
        throw std::runtime_error(what + ": " + cudaGetErrorString(status));
}

template <typename T>
T *allocate(size_t count)
{
    T *pointer = nullptr;
    check(cudaMalloc(&pointer, count * sizeof(T)), "cudaMalloc");
    return pointer;
}

template <typename T>
class DeviceBuffer {
public:
    explicit DeviceBuffer(size_t count) : m_count(count) { check(cudaMalloc(&m_data, count * sizeof(T)), "buffer"); }
    DeviceBuffer(const DeviceBuffer &) = delete;
    ~DeviceBuffer() { cudaFree(m_data); }
    T *data() { return m_data; }
    size_t size() const { return m_count; }

private:
    T *m_data = nullptr;
    size_t m_count = 0;
};

__global__ void dot(const float *a, const float *b, float *result, int n)
{
    float sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        sum += a[i] * b[i];
    atomicAdd(result, sum);
}

int main()
{
    const int n = 30000;
    float *a = allocate<float>(n);
    DeviceBuffer<float> b(n), result(1);
    cudaMemset(result.data(), 0, sizeof(float));
    dot<<<60, 128>>>(a, b.data(), result.data(), n);
    check(cudaDeviceSynchronize(), "dot");
    float value;
    cudaMemcpy(&value, result.data(), sizeof(float), cudaMemcpyDeviceToHost);
    printf("%f\n", value);
    cudaFree(a);
    return 0;
}
