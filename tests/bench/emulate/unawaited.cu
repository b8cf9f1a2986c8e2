// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks that end while bulk stores of theirs read their shared memory: whether the next block on that multiprocessor, where one
// fits, changes what is stored. nvcc -std=c++17 -arch=sm_90; usage: unawaited [BLOCKS], 192 KiB of device memory each.
#include <cstdio>
#include <cstdlib>

constexpr int kBytes = 192 * 1024, kWords = kBytes / 4, kPieces = 12;
enum class Ending { Waits, Commits, Leaves };

__device__ unsigned wordOf(unsigned block, unsigned i)
{
    return block * 2654435761u ^ i * 40503u;
}

__global__ void __launch_bounds__(1024) store(unsigned* out, Ending ending)
{
    extern __shared__ __align__(128) unsigned words[];
    for (int i = threadIdx.x; i < kWords; i += blockDim.x)
        words[i] = wordOf(blockIdx.x, i);
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    if (threadIdx.x != 0)
        return;
    unsigned* const to = out + size_t(blockIdx.x) * kWords;
    for (int first = 0; first < kWords; first += kWords / kPieces)
        asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::"l"(to + first),
                     "r"(static_cast<unsigned>(__cvta_generic_to_shared(words + first))), "r"(kBytes / kPieces)
                     : "memory");
    if (ending != Ending::Leaves)
        asm volatile("cp.async.bulk.commit_group;" ::: "memory");
    if (ending == Ending::Waits)
        asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
}

__global__ void check(const unsigned* out, unsigned long long* wrong)
{
    const unsigned* const from = out + size_t(blockIdx.x) * kWords;
    unsigned long long mine = 0;
    for (int i = threadIdx.x; i < kWords; i += blockDim.x)
        mine += from[i] != wordOf(blockIdx.x, i);
    if (mine != 0)
        atomicAdd(wrong, mine);
}

int main(int count, char** words)
{
    const int blocks = count > 1 ? std::atoi(words[1]) : 40000;
    unsigned* out = nullptr;
    unsigned long long* wrong = nullptr;
    cudaMalloc(&out, size_t(blocks) * kBytes);
    cudaMallocManaged(&wrong, sizeof *wrong);
    cudaFuncSetAttribute(store, cudaFuncAttributeMaxDynamicSharedMemorySize, kBytes);
    cudaEvent_t begin, end;
    cudaEventCreate(&begin);
    cudaEventCreate(&end);
    for (int round = 0; round < 3; ++round) {
        for (const Ending ending : {Ending::Waits, Ending::Leaves, Ending::Commits}) {
            const char* const name = ending == Ending::Waits ? "waits" : ending == Ending::Leaves ? "neither commits nor waits" : "commits alone";
            cudaMemset(out, 0xff, size_t(blocks) * kBytes);
            *wrong = 0;
            cudaEventRecord(begin);
            store<<<blocks, 1024, kBytes>>>(out, ending);
            cudaEventRecord(end);
            check<<<blocks, 1024>>>(out, wrong);
            const cudaError_t error = cudaDeviceSynchronize();
            float milliseconds = 0;
            cudaEventElapsedTime(&milliseconds, begin, end);
            std::printf("%s: %s, %d blocks, %llu of %llu words wrong, %.2f ms\n", name, cudaGetErrorString(error), blocks, *wrong,
                        static_cast<unsigned long long>(blocks) * kWords, milliseconds);
        }
    }
}
