// SPDX-License-Identifier: GPL-3.0-or-later
// Memory of a pool of the host, which no cudaMemPoolSetAccess lets the device use; with an argument one does.
#include "check.h"

__global__ void fill(int* x) { x[threadIdx.x] = threadIdx.x; }

int main(int argc, char**)
{
    const int n = 64;
    cudaMemPoolProps properties{};
    properties.allocType = cudaMemAllocationTypePinned;
    properties.location.type = cudaMemLocationTypeHostNuma;
    cudaMemPool_t pool;
    cudaStream_t stream;
    int *x, *copy;
    CALL(cudaStreamCreate(&stream));
    CALL(cudaMemPoolCreate(&pool, &properties));
    CALL(cudaMallocFromPoolAsync(&x, n * sizeof(int), pool, stream));
    CALL(cudaMalloc(&copy, n * sizeof(int)));
    cudaMemAccessDesc access{{cudaMemLocationTypeDevice, 0}, cudaMemAccessFlagsProtReadWrite};
    cudaMemAccessFlags flags;
    CALL(cudaMemPoolGetAccess(&flags, pool, &access.location));
    CHECK(flags == cudaMemAccessFlagsProtNone);
    if (argc > 1) {
        CALL(cudaMemPoolSetAccess(pool, &access, 1));
        CALL(cudaMemPoolGetAccess(&flags, pool, &access.location));
        CHECK(flags == cudaMemAccessFlagsProtReadWrite);
    }
    CALL(cudaStreamSynchronize(stream));
    x[5] = 7;
    fill<<<1, n, 0, stream>>>(x);
    CHECK(cudaStreamSynchronize(stream) == (argc > 1 ? cudaSuccess : cudaErrorIllegalAddress));
    if (argc > 1) {
        CHECK(x[5] == 5);
        CALL(cudaMemcpy(copy, x, n * sizeof(int), cudaMemcpyDefault));
        CALL(cudaFreeAsync(x, stream));
        CALL(cudaStreamSynchronize(stream));
        CALL(cudaMemPoolDestroy(pool));
    }
    std::printf("PASS\n");
}
