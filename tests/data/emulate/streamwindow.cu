// SPDX-License-Identifier: GPL-3.0-or-later
// What a program does that wants a buffer to stay in the L2 cache, by the runtime's functions.
#include "check.h"

#include <algorithm>

__global__ void scale(float* x, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] *= 2;
}

int main()
{
    const int n = 1000;
    cudaDeviceProp properties;
    CALL(cudaGetDeviceProperties(&properties, 0));
    CHECK(properties.accessPolicyMaxWindowSize > 0);
    cudaStream_t stream, other;
    CALL(cudaStreamCreate(&stream));
    CALL(cudaStreamCreate(&other));
    float *x, host[n];
    std::fill_n(host, n, 1.5f);
    CALL(cudaMalloc(&x, sizeof host));
    CALL(cudaMemcpy(x, host, sizeof host, cudaMemcpyHostToDevice));

    cudaStreamAttrValue value{};
    value.accessPolicyWindow.base_ptr = x;
    value.accessPolicyWindow.num_bytes = std::min(sizeof host, static_cast<size_t>(properties.accessPolicyMaxWindowSize));
    value.accessPolicyWindow.hitRatio = 0.6f;
    value.accessPolicyWindow.hitProp = cudaAccessPropertyPersisting;
    value.accessPolicyWindow.missProp = cudaAccessPropertyStreaming;
    CALL(cudaStreamSetAttribute(stream, cudaStreamAttributeAccessPolicyWindow, &value));
    scale<<<4, 256, 0, stream>>>(x, n);
    value = {};
    CALL(cudaStreamGetAttribute(stream, cudaStreamAttributeAccessPolicyWindow, &value));
    CHECK(value.accessPolicyWindow.base_ptr == x && value.accessPolicyWindow.num_bytes == sizeof host);
    value.accessPolicyWindow.missProp = cudaAccessPropertyPersisting;
    CHECK(cudaStreamSetAttribute(stream, cudaStreamAttributeAccessPolicyWindow, &value) == cudaErrorInvalidValue);
    CHECK(cudaGetLastError() == cudaErrorInvalidValue);
    CALL(cudaStreamCopyAttributes(other, stream));
    value = {};
    CALL(cudaStreamGetAttribute(other, cudaStreamAttributeAccessPolicyWindow, &value));
    CHECK(value.accessPolicyWindow.hitRatio == 0.6f);
    value = {};
    value.syncPolicy = cudaSyncPolicyBlockingSync;
    CALL(cudaStreamSetAttribute(stream, cudaStreamAttributeSynchronizationPolicy, &value));
    value.accessPolicyWindow = {};
    CALL(cudaStreamSetAttribute(stream, cudaStreamAttributeAccessPolicyWindow, &value));
    CALL(cudaCtxResetPersistingL2Cache());
    CALL(cudaStreamSynchronize(stream));
    CALL(cudaMemcpy(host, x, sizeof host, cudaMemcpyDeviceToHost));
    CHECK(host[0] == 3 && host[n - 1] == 3);
    std::printf("PASS\n");
}
