// SPDX-License-Identifier: GPL-3.0-or-later
// Kernels that launch kernels (-rdc=true): parameters of every size, the orders of streams, tail launches, copies and fills in a
// stream, errors that kernels see.
#include "check.h"

struct Large {
    double values[40];
    char last;
};

__device__ int done;

__global__ void leaf(int* out, int base, Large large, char small)
{
    extern __shared__ int scratch[];
    scratch[threadIdx.x] = base + static_cast<int>(threadIdx.x);
    __syncthreads();
    out[base + threadIdx.x] = scratch[blockDim.x - 1 - threadIdx.x] + static_cast<int>(large.values[39]) + small + large.last;
    if (threadIdx.x == 0)
        atomicAdd(&done, 1);
}

// After all that its grid launched.
__global__ void count(int* out)
{
    out[0] = done;
}

__global__ void fork(int* out, int* counted)
{
    if (threadIdx.x != 0)
        return;
    Large large{};
    large.values[39] = 1000;
    large.last = 5;
    leaf<<<1, 32, 32 * sizeof(int)>>>(out, 32 * blockIdx.x, large, 2);
    if (blockIdx.x == 0)
        count<<<1, 1, 0, cudaStreamTailLaunch>>>(counted);
}

// Each of these follows the one before it.
__global__ void step(int* value, int left)
{
    *value = *value * 2 + 1;
    if (left > 0)
        step<<<1, 1, 0, cudaStreamTailLaunch>>>(value, left - 1);
}

__global__ void add(int* value, int by)
{
    *value = *value * 10 + by;
}

__global__ void inOrder(int* value, int* copied, int n)
{
    add<<<1, 1>>>(value, 1);
    add<<<1, 1>>>(value, 2);
    add<<<1, 1>>>(value, 3);
    cudaMemsetAsync(copied, 0, n * sizeof(int), 0);
    cudaMemcpyAsync(copied + 1, value, sizeof(int), cudaMemcpyDeviceToDevice, 0);
}

__global__ void wrong(int* errors)
{
    add<<<1, 2000>>>(errors, 1);
    errors[0] = cudaGetLastError();
    errors[1] = cudaGetLastError();
    add<<<0, 1>>>(errors, 1);
    errors[2] = cudaPeekAtLastError();
    cudaStream_t stream;
    errors[3] = cudaStreamCreateWithFlags(&stream, cudaStreamDefault);
    int device = -1;
    errors[4] = cudaGetDevice(&device) + device;
    const char* const text = cudaGetErrorString(cudaErrorInvalidValue);
    errors[5] = text[0];
}

// Of grids in no order.
__global__ void touch(int* value)
{
    atomicAdd(value, 0);
}

__global__ void flood(int* failed, int launches)
{
    for (int i = 0; i < launches; ++i) {
        touch<<<1, 1, 0, cudaStreamFireAndForget>>>(failed + 1);
        if (const cudaError_t error = cudaGetLastError(); error != cudaSuccess) {
            failed[0] = error;
            return;
        }
    }
}

int main()
{
    int* out;
    CALL(cudaMalloc(&out, 1024 * sizeof(int)));
    CALL(cudaMemset(out, 0, 1024 * sizeof(int)));
    fork<<<4, 64>>>(out, out + 1000);
    CALL(cudaDeviceSynchronize());
    int host[1024];
    CALL(cudaMemcpy(host, out, sizeof host, cudaMemcpyDeviceToHost));
    for (int i = 0; i < 128; ++i)
        CHECK(host[i] == i / 32 * 32 + 31 - i % 32 + 1007);
    CHECK(host[1000] == 4);

    CALL(cudaMemset(out, 0, 64));
    step<<<1, 1>>>(out, 9);
    inOrder<<<1, 1>>>(out + 4, out + 8, 4);
    CALL(cudaDeviceSynchronize());
    CALL(cudaMemcpy(host, out, 64, cudaMemcpyDeviceToHost));
    CHECK(host[0] == 1023 && host[4] == 123 && host[8] == 0 && host[9] == 123);

    wrong<<<1, 1>>>(out);
    CALL(cudaDeviceSynchronize());
    CALL(cudaMemcpy(host, out, 64, cudaMemcpyDeviceToHost));
    CHECK(host[0] == cudaErrorInvalidConfiguration && host[1] == 0 && host[2] == cudaErrorInvalidConfiguration);
    CHECK(host[3] == 0 && host[4] == 0 && host[5] == 'i');

    size_t pending = 0;
    CALL(cudaDeviceGetLimit(&pending, cudaLimitDevRuntimePendingLaunchCount));
    CHECK(pending == 2048);
    CALL(cudaDeviceSetLimit(cudaLimitDevRuntimePendingLaunchCount, 4096));
    CALL(cudaMemset(out, 0, 64));
    flood<<<1, 1>>>(out, 3000);
    CALL(cudaDeviceSynchronize());
    CALL(cudaMemcpy(host, out, 64, cudaMemcpyDeviceToHost));
    CHECK(host[0] == 0);
    CALL(cudaFree(out));
    std::puts("PASS");
    return 0;
}
