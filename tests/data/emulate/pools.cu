// SPDX-License-Identifier: GPL-3.0-or-later
// Memory in the order of streams: from the device's pool and from one of the program's own.
#include "check.h"

__global__ void square(int* x) { x[threadIdx.x] = threadIdx.x * threadIdx.x; }

int main()
{
    const int n = 128, rounds = 20;
    cudaStream_t stream;
    cudaMemPool_t usual, own;
    CALL(cudaStreamCreate(&stream));
    CALL(cudaDeviceGetDefaultMemPool(&usual, 0));
    unsigned long long kept = ~0ull, used = 1, reserved = 0;
    CALL(cudaMemPoolSetAttribute(usual, cudaMemPoolAttrReleaseThreshold, &kept));
    int* found = nullptr;
    CALL(cudaMallocHost(&found, n * sizeof(int)));
    for (int round = 0; round < rounds; ++round) {
        int* x;
        CALL(cudaMallocAsync(&x, n * sizeof(int), stream));
        square<<<1, n, 0, stream>>>(x);
        CALL(cudaMemcpyAsync(found, x, n * sizeof(int), cudaMemcpyDeviceToHost, stream));
        CALL(cudaFreeAsync(x, stream));
    }
    CALL(cudaStreamSynchronize(stream));
    CHECK(found[n - 1] == (n - 1) * (n - 1));
    CALL(cudaMemPoolGetAttribute(usual, cudaMemPoolAttrUsedMemCurrent, &used));
    CALL(cudaMemPoolGetAttribute(usual, cudaMemPoolAttrReservedMemCurrent, &reserved));
    CHECK(used == 0 && reserved > 0);
    CALL(cudaMemPoolTrimTo(usual, 0));
    CALL(cudaMemPoolGetAttribute(usual, cudaMemPoolAttrReservedMemCurrent, &reserved));
    CHECK(reserved == 0);

    cudaMemPoolProps properties{};
    properties.allocType = cudaMemAllocationTypePinned;
    properties.location.type = cudaMemLocationTypeDevice;
    CALL(cudaMemPoolCreate(&own, &properties));
    int* x;
    CALL(cudaMallocFromPoolAsync(&x, n * sizeof(int), own, stream));
    square<<<1, n, 0, stream>>>(x);
    CALL(cudaMemPoolGetAttribute(own, cudaMemPoolAttrUsedMemCurrent, &used));
    CHECK(used >= n * sizeof(int));
    CALL(cudaFreeAsync(x, stream));
    CALL(cudaStreamSynchronize(stream));
    CALL(cudaMemPoolDestroy(own));
    CALL(cudaFreeHost(found));

    // Of the host and of managed memory, which both reach.
    for (const bool isManaged : {false, true}) {
        cudaMemPoolProps other{};
        other.allocType = isManaged ? cudaMemAllocationTypeManaged : cudaMemAllocationTypePinned;
        other.location.type = isManaged ? cudaMemLocationTypeDevice : cudaMemLocationTypeHost;
        cudaMemPool_t pool, standard, current;
        CALL(cudaMemPoolCreate(&pool, &other));
        const cudaMemAccessDesc access{{cudaMemLocationTypeDevice, 0}, cudaMemAccessFlagsProtReadWrite};
        CALL(cudaMemPoolSetAccess(pool, &access, 1));
        CALL(cudaMallocFromPoolAsync(&x, n * sizeof(int), pool, stream));
        CALL(cudaStreamSynchronize(stream));
        x[5] = 7;
        square<<<1, n, 0, stream>>>(x);
        CALL(cudaStreamSynchronize(stream));
        CHECK(x[5] == 25);
        cudaPointerAttributes told{};
        CALL(cudaPointerGetAttributes(&told, x));
        CHECK(told.type == (isManaged ? cudaMemoryTypeManaged : cudaMemoryTypeHost));
        CALL(cudaFreeAsync(x, stream));
        CALL(cudaStreamSynchronize(stream));
        CALL(cudaMemGetDefaultMemPool(&standard, &other.location, other.allocType));
        CALL(cudaMemGetMemPool(&current, &other.location, other.allocType));
        CHECK(standard == current && standard != usual && standard != pool);
        CALL(cudaMemSetMemPool(&other.location, other.allocType, pool));
        CALL(cudaMemGetMemPool(&current, &other.location, other.allocType));
        CHECK(current == pool);
        CALL(cudaMemSetMemPool(&other.location, other.allocType, standard));
        CALL(cudaMemPoolDestroy(pool));
        other.location.id = 7;
        other.location.type = cudaMemLocationTypeDevice;
        CHECK(cudaMemPoolCreate(&pool, &other) == cudaErrorInvalidValue);
    }
    std::printf("PASS\n");
}
