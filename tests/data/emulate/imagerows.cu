// SPDX-License-Identifier: GPL-3.0-or-later
// Sums of three pixels side by side, for rows of images that im2col::w copies with a halo (sm_100a): each sum reads its pixels from
// shared memory alone. The maker of the map is asked of the driver as libraries do.
#include "check.h"

#include <cuda.h>

#include <cstdint>

constexpr int kChannels = 16, kWidth = 24, kHeight = 3, kImages = 4, kTaps = 3;  // pixels of 64 bytes
constexpr int kPixels = kWidth - kTaps + 1;  // sums of a row

__device__ unsigned at(const void* shared) { return static_cast<unsigned>(__cvta_generic_to_shared(shared)); }

// Where a channel of a pixel lies, swizzled by 64 bytes.
__device__ int placeOf(int pixel, int channel)
{
    const int byte = pixel * 64 + channel * 4;
    return (byte ^ (byte >> 7 & 3) << 4) / 4;
}

__global__ void sums(const __grid_constant__ CUtensorMap map, float* out)
{
    __shared__ alignas(512) float pixels[(kPixels + kTaps - 1) * kChannels];
    __shared__ uint64_t arrived;
    const int row = blockIdx.x % kHeight, image = blockIdx.x / kHeight;
    if (threadIdx.x == 0) {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(at(&arrived)) : "memory");
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(at(&arrived)), "r"(int(sizeof pixels))
                     : "memory");
        asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes [%0], "
                     "[%1, {0, 0, %2, %3}], [%4], {%5, 0};" ::"r"(at(pixels)), "l"(&map), "r"(row), "r"(image), "r"(at(&arrived)),
                     "h"(static_cast<short>(kTaps - 1))
                     : "memory");
    }
    __syncthreads();
    asm volatile("{ .reg .pred p; AGAIN: mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0; @!p bra AGAIN; }" ::"r"(at(&arrived))
                 : "memory");
    for (int i = threadIdx.x; i < kPixels * kChannels; i += blockDim.x) {
        float sum = 0;
        for (int tap = 0; tap < kTaps; ++tap)
            sum += pixels[placeOf(i / kChannels + tap, i % kChannels)];
        out[blockIdx.x * kPixels * kChannels + i] = sum;
    }
}

float valueOf(int image, int y, int x, int channel) { return image * 1000 + y * 100 + x + channel * 0.5f; }

int main()
{
    static float host[kImages][kHeight][kWidth][kChannels], found[kImages][kHeight][kPixels][kChannels];
    for (int n = 0; n < kImages; ++n)
        for (int y = 0; y < kHeight; ++y)
            for (int x = 0; x < kWidth; ++x)
                for (int c = 0; c < kChannels; ++c)
                    host[n][y][x][c] = valueOf(n, y, x, c);
    float *in, *out;
    CALL(cudaMalloc(&in, sizeof host));
    CALL(cudaMalloc(&out, sizeof found));
    CALL(cudaMemcpy(in, host, sizeof host, cudaMemcpyHostToDevice));

    void* entry = nullptr;
    cudaDriverEntryPointQueryResult status;
    CALL(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeIm2colWide", &entry, 13000, cudaEnableDefault, &status));
    CHECK(status == cudaDriverEntryPointSuccess);
    const auto encode = reinterpret_cast<decltype(&cuTensorMapEncodeIm2colWide)>(entry);
    CUtensorMap map;
    const cuuint64_t sizes[] = {kChannels, kWidth, kHeight, kImages};
    const cuuint64_t strides[] = {kChannels * 4, kWidth * kChannels * 4, kHeight * kWidth * kChannels * 4};
    const cuuint32_t steps[] = {1, 1, 1, 1};
    const auto encoded = [&](CUtensorMapSwizzle swizzle) {
        return encode(&map, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 4, in, sizes, strides, 0, 0, kChannels, kPixels, steps,
                      CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_IM2COL_WIDE_MODE_W, swizzle, CU_TENSOR_MAP_L2_PROMOTION_NONE,
                      CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
    };
    CHECK(encoded(CU_TENSOR_MAP_SWIZZLE_32B) == CUDA_ERROR_INVALID_VALUE);  // a pixel has 64 bytes
    CHECK(encoded(CU_TENSOR_MAP_SWIZZLE_64B) == CUDA_SUCCESS);
    sums<<<kImages * kHeight, 64>>>(map, out);
    CALL(cudaGetLastError());
    CALL(cudaMemcpy(found, out, sizeof found, cudaMemcpyDeviceToHost));
    for (int n = 0; n < kImages; ++n)
        for (int y = 0; y < kHeight; ++y)
            for (int x = 0; x < kPixels; ++x)
                for (int c = 0; c < kChannels; ++c)
                    CHECK(found[n][y][x][c] == valueOf(n, y, x, c) + valueOf(n, y, x + 1, c) + valueOf(n, y, x + 2, c));
    std::printf("PASS\n");
}
