// SPDX-License-Identifier: GPL-3.0-or-later
// Memory of the program's own that is registered for copies that do not wait.
#include "check.h"

#include <vector>

__global__ void negate(float* x, int n)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        x[i] = -x[i];
}

int main()
{
    const int n = 1 << 16;
    std::vector<float> host(n);
    for (int i = 0; i < n; ++i)
        host[i] = i;
    CALL(cudaHostRegister(host.data(), n * sizeof(float), cudaHostRegisterDefault));
    CHECK(cudaHostRegister(host.data(), n * sizeof(float), cudaHostRegisterDefault) == cudaErrorHostMemoryAlreadyRegistered);
    CHECK(cudaGetLastError() == cudaErrorHostMemoryAlreadyRegistered);
    float* x;
    CALL(cudaMalloc(&x, n * sizeof(float)));
    cudaStream_t streams[2];
    for (int part = 0; part < 2; ++part) {
        CALL(cudaStreamCreate(&streams[part]));
        const int first = part * n / 2;
        CALL(cudaMemcpyAsync(x + first, &host[first], n / 2 * sizeof(float), cudaMemcpyHostToDevice, streams[part]));
        negate<<<16, 128, 0, streams[part]>>>(x + first, n / 2);
        CALL(cudaMemcpyAsync(&host[first], x + first, n / 2 * sizeof(float), cudaMemcpyDeviceToHost, streams[part]));
    }
    CALL(cudaDeviceSynchronize());
    for (int i = 0; i < n; ++i)
        CHECK(host[i] == -float(i));
    CALL(cudaHostUnregister(host.data()));
    CHECK(cudaHostUnregister(host.data()) == cudaErrorHostMemoryNotRegistered);
    std::printf("PASS\n");
}
