// SPDX-License-Identifier: GPL-3.0-or-later
// A histogram whose bins lie in the shared memory of all blocks of a cluster, how large a cluster may be, and what addresses say of
// a block: the bits from 24 on are its rank, by which kernels come from an own address to that of the even block of a pair.
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

__device__ unsigned inSharedMemory(const void* pointer)
{
    return static_cast<unsigned>(__cvta_generic_to_shared(pointer));
}

__global__ void __cluster_dims__(kBlocks, 1, 1) addresses(unsigned* wrong)
{
    constexpr unsigned kOfPair = 0xfeffffff, kOffset = 0xffffff, kNobody = kBlocks + 2;
    __shared__ unsigned word;
    const cg::cluster_group cluster = cg::this_cluster();
    const unsigned rank = cluster.block_rank(), own = inSharedMemory(&word);
    const auto read = [](unsigned address) {
        unsigned value;
        asm volatile("ld.shared::cluster.u32 %0, [%1];" : "=r"(value) : "r"(address));
        return value;
    };
    const auto mapped = [own](unsigned to) {
        unsigned address;
        asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(address) : "r"(own), "r"(to));
        return address;
    };
    word = 100 + rank;
    cluster.sync();
    unsigned bad = own >> 24 != rank;
    for (unsigned other = 0; other < kBlocks; ++other) {
        const unsigned* const there = cluster.map_shared_rank(&word, other);
        const bool isRight = mapped(other) == (other << 24 | (own & kOffset)) && inSharedMemory(there) == mapped(other) &&
                             there - &word == (static_cast<int>(other) - static_cast<int>(rank)) * (1 << 22) &&
                             read(mapped(other)) == 100 + other && *there == 100 + other;
        bad |= isRight ? 0u : 2u << other;
    }
    bad |= read(own & kOfPair) != 100 + (rank & ~1u) ? 64u : 0u;
    bad |= read(own & kOffset) != 100 ? 128u : 0u;
    bad |= mapped(kNobody) != (kNobody << 24 | (own & kOffset)) ? 256u : 0u;  // an error for who reads there alone
    atomicOr(wrong, bad);
    cluster.sync();
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

    unsigned wrong = 0;
    CALL(cudaMemset(bins, 0, sizeof wrong));
    addresses<<<2 * kBlocks, 1>>>(bins);
    CALL(cudaMemcpy(&wrong, bins, sizeof wrong, cudaMemcpyDeviceToHost));
    CHECK(wrong == 0);
    CALL(cudaFree(onDevice));
    CALL(cudaFree(bins));
    std::printf("PASS\n");
}
