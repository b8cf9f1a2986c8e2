// SPDX-License-Identifier: GPL-3.0-or-later
// A histogram whose bins lie in the shared memory of all blocks of a cluster, and how large a cluster may be.
#include "check.h"

#include <cooperative_groups.h>

#include <vector>

namespace cg = cooperative_groups;

constexpr int kBins = 256, kBlocks = 4, kBinsOfBlock = kBins / kBlocks;

__global__ void histogram(const unsigned char* data, int n, unsigned* bins)
{
    __shared__ unsigned own[kBinsOfBlock];
    const cg::cluster_group cluster = cg::this_cluster();
    for (int i = threadIdx.x; i < kBinsOfBlock; i += blockDim.x)
        own[i] = 0;
    cluster.sync();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        unsigned* const there = cluster.map_shared_rank(own, data[i] / kBinsOfBlock);
        atomicAdd(there + data[i] % kBinsOfBlock, 1u);
    }
    cluster.sync();
    for (int i = threadIdx.x; i < kBinsOfBlock; i += blockDim.x)
        atomicAdd(bins + cluster.block_rank() * kBinsOfBlock + i, own[i]);
}

int main()
{
    const int n = 20000;
    std::vector<unsigned char> data(n);
    std::vector<unsigned> expected(kBins), found(kBins);
    for (int i = 0; i < n; ++i)
        ++expected[data[i] = static_cast<unsigned char>((i * 2654435761u) >> 13)];
    unsigned char* onDevice;
    unsigned* bins;
    CALL(cudaMalloc(&onDevice, n));
    CALL(cudaMalloc(&bins, kBins * sizeof(unsigned)));
    CALL(cudaMemcpy(onDevice, data.data(), n, cudaMemcpyHostToDevice));
    CALL(cudaMemset(bins, 0, kBins * sizeof(unsigned)));

    cudaLaunchAttribute cluster{};
    cluster.id = cudaLaunchAttributeClusterDimension;
    cluster.val.clusterDim.x = kBlocks;
    cluster.val.clusterDim.y = cluster.val.clusterDim.z = 1;
    cudaLaunchConfig_t shape{};
    shape.gridDim = 2 * kBlocks;
    shape.blockDim = 128;
    shape.attrs = &cluster;
    shape.numAttrs = 1;
    int largest = 0, active = 0;
    CALL(cudaOccupancyMaxPotentialClusterSize(&largest, histogram, &shape));
    CHECK(largest == 8);
    CALL(cudaFuncSetAttribute(histogram, cudaFuncAttributeNonPortableClusterSizeAllowed, 1));
    CALL(cudaOccupancyMaxPotentialClusterSize(&largest, histogram, &shape));
    CHECK(largest == 16);
    CALL(cudaOccupancyMaxActiveClusters(&active, histogram, &shape));
    CHECK(active >= 1);
    CALL(cudaLaunchKernelEx(&shape, histogram, static_cast<const unsigned char*>(onDevice), n, bins));
    CALL(cudaMemcpy(found.data(), bins, kBins * sizeof(unsigned), cudaMemcpyDeviceToHost));
    CHECK(found == expected);
    CALL(cudaFree(onDevice));
    CALL(cudaFree(bins));
    std::printf("PASS\n");
}
