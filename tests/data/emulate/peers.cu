// SPDX-License-Identifier: GPL-3.0-or-later
// What a program for several devices asks first, on a machine with one.
#include "check.h"

#include <vector>

__global__ void fill(int* x, int value) { x[threadIdx.x] = value + threadIdx.x; }

int main()
{
    const int n = 64;
    int count = 0, can = 1;
    CALL(cudaGetDeviceCount(&count));
    std::vector<int*> parts(count);
    for (int device = 0; device < count; ++device) {
        CALL(cudaSetDevice(device));
        for (int other = 0; other < count; ++other) {
            CALL(cudaDeviceCanAccessPeer(&can, device, other));
            CHECK(device != other || can == 0);
        }
        CALL(cudaMalloc(&parts[device], n * sizeof(int)));
        fill<<<1, n>>>(parts[device], 100 * device);
    }
    CHECK(cudaDeviceEnablePeerAccess(0, 0) == cudaErrorPeerAccessUnsupported);
    CHECK(cudaGetLastError() == cudaErrorPeerAccessUnsupported);
    CHECK(cudaDeviceEnablePeerAccess(count, 0) == cudaErrorInvalidDevice);
    CHECK(cudaDeviceDisablePeerAccess(0) == cudaErrorPeerAccessNotEnabled);
    (void)cudaGetLastError();
    CHECK(cudaDeviceCanAccessPeer(&can, 0, count) == cudaErrorInvalidDevice);
    (void)cudaGetLastError();
    int* copy;
    CALL(cudaMalloc(&copy, n * sizeof(int)));
    CALL(cudaMemcpyPeer(copy, count - 1, parts[0], 0, n * sizeof(int)));
    int found[n];
    CALL(cudaMemcpy(found, copy, sizeof found, cudaMemcpyDefault));
    CHECK(found[0] == 0 && found[n - 1] == n - 1);
    cudaPointerAttributes attributes;
    CALL(cudaPointerGetAttributes(&attributes, copy));
    CHECK(attributes.type == cudaMemoryTypeDevice && attributes.device == count - 1);
    std::printf("PASS\n");
}
