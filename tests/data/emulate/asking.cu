// SPDX-License-Identifier: GPL-3.0-or-later
// What kernels ask of their device and of kernels, and the boxes that they copy and fill (-rdc=true).
#include "check.h"

__global__ void __launch_bounds__(96) worker(float* x)
{
    __shared__ float tile[96];
    tile[threadIdx.x] = threadIdx.x;
    __syncthreads();
    x[threadIdx.x] = tile[95 - threadIdx.x];
}

struct Answers {
    cudaFuncAttributes of;
    int blocks, withFlags, multiprocessors, warpSize, version, errors[4];
};

__global__ void ask(Answers* answers)
{
    answers->errors[0] = cudaFuncGetAttributes(&answers->of, worker);
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&answers->blocks, worker, 96, 1024);
    cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&answers->withFlags, worker, 96, 1024, 0);
    cudaDeviceGetAttribute(&answers->multiprocessors, cudaDevAttrMultiProcessorCount, 0);
    int local = 0;
    cudaDeviceGetAttribute(&local, cudaDevAttrWarpSize, 0);
    answers->warpSize = local;
    answers->errors[1] = cudaDeviceGetAttribute(&local, cudaDevAttrWarpSize, 1);
    answers->errors[2] = cudaOccupancyMaxActiveBlocksPerMultiprocessor(&local, worker, 0, 0);
    answers->errors[3] = cudaDeviceGetAttribute(&local, static_cast<cudaDeviceAttr>(9999), 0);
    cudaRuntimeGetVersion(&answers->version);
}

constexpr int kPitch = 64, kRows = 4, kPlanes = 3;

__global__ void boxes(unsigned char* from, unsigned char* to)
{
    cudaPitchedPtr filled{from, kPitch, kPitch, kRows};
    cudaMemset3DAsync(filled, 0, cudaExtent{8, 2, kPlanes}, 0);
    cudaMemcpy3DParms copy{};
    copy.srcPtr = filled;
    copy.srcPos = cudaPos{4, 0, 1};
    copy.dstPtr = cudaPitchedPtr{to, kPitch, kPitch, kRows};
    copy.dstPos = cudaPos{0, 1, 0};
    copy.extent = cudaExtent{8, 2, 2};
    copy.kind = cudaMemcpyDeviceToDevice;
    cudaMemcpy3DAsync(&copy, 0);
}

int main()
{
    Answers* answers;
    CALL(cudaMallocManaged(&answers, sizeof *answers));
    ask<<<1, 1>>>(answers);
    CALL(cudaDeviceSynchronize());
    cudaFuncAttributes host{};
    int blocks = 0, multiprocessors = 0;
    CALL(cudaFuncGetAttributes(&host, worker));
    CALL(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, worker, 96, 1024));
    CALL(cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, 0));
    CHECK(answers->errors[0] == cudaSuccess && answers->of.sharedSizeBytes == host.sharedSizeBytes);
    CHECK(answers->of.maxThreadsPerBlock == host.maxThreadsPerBlock && host.maxThreadsPerBlock == 96);
    CHECK(answers->of.binaryVersion == host.binaryVersion && answers->of.localSizeBytes == host.localSizeBytes);
    CHECK(answers->blocks == blocks && answers->withFlags == blocks && blocks > 0);
    CHECK(answers->multiprocessors == multiprocessors && answers->warpSize == 32 && answers->version > 0);
    CHECK(answers->errors[1] == cudaSuccess && answers->errors[2] == cudaErrorInvalidValue);
    CHECK(answers->errors[3] == cudaErrorInvalidValue);

    const int bytes = kPitch * kRows * kPlanes;
    unsigned char *from, *to, found[bytes];
    CALL(cudaMalloc(&from, bytes));
    CALL(cudaMalloc(&to, bytes));
    CALL(cudaMemset(from, 1, bytes));
    CALL(cudaMemset(to, 2, bytes));
    boxes<<<1, 1>>>(from, to);
    CALL(cudaMemcpy(found, to, bytes, cudaMemcpyDeviceToHost));
    for (int i = 0; i < bytes; ++i) {
        const int x = i % kPitch, y = i / kPitch % kRows, z = i / kPitch / kRows;
        const bool isCopied = x < 8 && y >= 1 && y < 3 && z < 2;
        CHECK(found[i] == (!isCopied ? 2 : x < 4 ? 0 : 1));
    }
    std::puts("PASS");
    return 0;
}
