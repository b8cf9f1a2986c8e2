// SPDX-License-Identifier: GPL-3.0-or-later
// Tiles of a matrix by tensor maps, whose maker is asked of the driver as libraries do. The last ones lie partly outside of it.
#include "check.h"

#include <cuda.h>
#include <cuda/ptx>

namespace ptx = cuda::ptx;

constexpr int kTile = 16;

__global__ void doubled(const __grid_constant__ CUtensorMap in, const __grid_constant__ CUtensorMap out)
{
    __shared__ alignas(128) float tile[kTile][kTile];
    __shared__ uint64_t arrived;
    const int32_t place[2] = {int(blockIdx.x) * kTile, int(blockIdx.y) * kTile};
    if (threadIdx.x == 0) {
        ptx::mbarrier_init(&arrived, 1);
        ptx::fence_proxy_async(ptx::space_shared);
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        ptx::cp_async_bulk_tensor(ptx::space_cluster, ptx::space_global, tile, &in, place, &arrived);
        ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &arrived, sizeof tile);
    }
    while (!ptx::mbarrier_try_wait_parity(&arrived, 0)) {}
    for (int i = threadIdx.x; i < kTile * kTile; i += blockDim.x)
        tile[i / kTile][i % kTile] *= 2;
    ptx::fence_proxy_async(ptx::space_shared);
    __syncthreads();
    if (threadIdx.x == 0) {
        ptx::cp_async_bulk_tensor(ptx::space_global, ptx::space_shared, &out, place, tile);
        ptx::cp_async_bulk_commit_group();
        ptx::cp_async_bulk_wait_group_read(ptx::n32_t<0>());
    }
}

using Encode = decltype(&cuTensorMapEncodeTiled);

CUtensorMap mapOf(Encode encode, float* matrix, int width, int height)
{
    CUtensorMap map;
    const cuuint64_t sizes[] = {cuuint64_t(width), cuuint64_t(height)}, strides[] = {width * sizeof(float)};
    const cuuint32_t box[] = {kTile, kTile}, steps[] = {1, 1};
    CHECK(encode(&map, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 2, matrix, sizes, strides, box, steps, CU_TENSOR_MAP_INTERLEAVE_NONE,
                 CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) == CUDA_SUCCESS);
    return map;
}

int main()
{
    const int width = 52, height = 37;
    static float host[height][width], found[height][width];
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            host[y][x] = y * 100 + x;
    float *in, *out;
    CALL(cudaMalloc(&in, sizeof host));
    CALL(cudaMalloc(&out, sizeof host));
    CALL(cudaMemcpy(in, host, sizeof host, cudaMemcpyHostToDevice));
    Encode encode = nullptr;
    cudaDriverEntryPointQueryResult status;
    CALL(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", reinterpret_cast<void**>(&encode), 12000, cudaEnableDefault,
                                          &status));
    CHECK(status == cudaDriverEntryPointSuccess && encode != nullptr);
    doubled<<<dim3((width + kTile - 1) / kTile, (height + kTile - 1) / kTile), 128>>>(mapOf(encode, in, width, height),
                                                                                      mapOf(encode, out, width, height));
    CALL(cudaMemcpy(found, out, sizeof found, cudaMemcpyDeviceToHost));
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            CHECK(found[y][x] == 2 * host[y][x]);
    std::printf("PASS\n");
}
