// SPDX-License-Identifier: GPL-3.0-or-later
// Kernels and a library function with C linkage.
#include <stddef.h>
#include <stdio.h>

extern "C" {
typedef struct {
    float gain;
    int count;
} Settings;

__global__ void amplify(float *samples, Settings settings)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < settings.count; i += gridDim.x * blockDim.x)
        samples[i] *= settings.gain;
}

int amplify_host(float *host, int count, float gain)
{
    float *samples;
    Settings settings = {gain, count};
    if (cudaMalloc((void **)&samples, count * sizeof(float)))
        return -1;
    cudaMemcpy(samples, host, count * sizeof(float), cudaMemcpyHostToDevice);
    amplify<<<32, 256>>>(samples, settings);
    cudaMemcpy(host, samples, count * sizeof(float), cudaMemcpyDeviceToHost);
    cudaFree(samples);
    return 0;
}
}

extern "C" __global__ void clear(float *samples, int count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        samples[i] = 0;
}

int main()
{
    static float host[48000];
    int status = amplify_host(host, 48000, 0.5f);
    float *more;
    cudaMalloc((void **)&more, sizeof(host));
    clear<<<48000 / 256 + 1, 256>>>(more, 48000);
    cudaFree(more);
    return status;
}
