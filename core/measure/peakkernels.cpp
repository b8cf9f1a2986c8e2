// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/peaks.h"

namespace kd {
namespace {

constexpr std::string_view kSource = R"(// Reads memory that no cache holds; what is read goes nowhere.
extern "C" __global__ void kd_peak_read(const uint4* __restrict__ source, unsigned long long count, uint4* sink)
{
    const unsigned long long step = (unsigned long long)gridDim.x * blockDim.x;
    uint4 sum = make_uint4(0, 0, 0, 0);
    for (unsigned long long i = (unsigned long long)blockIdx.x * blockDim.x + threadIdx.x; i < count; i += 4 * step) {
        const uint4 a = source[i], b = source[i + step], c = source[i + 2 * step], d = source[i + 3 * step];
        sum.x ^= a.x ^ b.x ^ c.x ^ d.x;
        sum.y ^= a.y ^ b.y ^ c.y ^ d.y;
        sum.z ^= a.z ^ b.z ^ c.z ^ d.z;
        sum.w ^= a.w ^ b.w ^ c.w ^ d.w;
    }
    if ((sum.x ^ sum.y ^ sum.z ^ sum.w) == 0x5bd1e995u)
        *sink = sum;
}

extern "C" __global__ void kd_peak_copy(const uint4* __restrict__ source, unsigned long long count, uint4* __restrict__ target)
{
    const unsigned long long step = (unsigned long long)gridDim.x * blockDim.x;
    for (unsigned long long i = (unsigned long long)blockIdx.x * blockDim.x + threadIdx.x; i < count; i += 4 * step) {
        const uint4 a = source[i], b = source[i + step], c = source[i + 2 * step], d = source[i + 3 * step];
        target[i] = a;
        target[i + step] = b;
        target[i + 2 * step] = c;
        target[i + 3 * step] = d;
    }
}

// Reads words that L2 holds, past L1; in each round a block reads what another one read before.
extern "C" __global__ void kd_peak_l2(const uint4* source, unsigned rows, unsigned rounds, unsigned* sums)
{
    const unsigned row = gridDim.x * blockDim.x;
    unsigned block = blockIdx.x, sum = 0;
    for (unsigned round = 0; round < rounds; ++round) {
        const uint4* piece = source + block * blockDim.x + threadIdx.x;
#pragma unroll 4
        for (unsigned i = 0; i < rows; ++i, piece += row) {
            uint4 word;
            asm volatile("ld.global.cg.v4.u32 {%0, %1, %2, %3}, [%4];"
                         : "=r"(word.x), "=r"(word.y), "=r"(word.z), "=r"(word.w)
                         : "l"(__cvta_generic_to_global(piece)));
            sum += word.x + word.y + word.z + word.w;
        }
        block = block + 1 == gridDim.x ? 0 : block + 1;
    }
    sums[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

extern "C" __global__ void kd_peak_shared(unsigned value, unsigned rounds, unsigned* sums)
{
    __shared__ uint4 words[512];
    words[threadIdx.x] = words[threadIdx.x + 256] = make_uint4(value, value, value, value);
    __syncthreads();
    const unsigned place = (unsigned)__cvta_generic_to_shared(words + threadIdx.x);
    unsigned sum = 0;
    for (unsigned round = 0; round < rounds; ++round) {
#pragma unroll
        for (unsigned i = 0; i < 8; ++i) {
            uint4 word;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
                         : "=r"(word.x), "=r"(word.y), "=r"(word.z), "=r"(word.w)
                         : "r"(place + (i & 1) * 4096));
            sum += word.x + word.y + word.z + word.w;
        }
    }
    sums[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

// 16 chains of multiply-adds a thread, which do not wait for each other.
template <typename T> __device__ void multiplyAdd(T factor, T addend, T* sums)
{
    T chain[16];
    for (int i = 0; i < 16; ++i)
        chain[i] = threadIdx.x + i;
    for (int round = 0; round < 256; ++round)
#pragma unroll
        for (int turn = 0; turn < 8; ++turn)
#pragma unroll
            for (int i = 0; i < 16; ++i)
                chain[i] = fma(chain[i], factor, addend);
    T sum = 0;
    for (int i = 0; i < 16; ++i)
        sum += chain[i];
    sums[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}
extern "C" __global__ void kd_peak_fp32(float factor, float addend, float* sums)
{
    multiplyAdd(factor, addend, sums);
}
extern "C" __global__ void kd_peak_fp64(double factor, double addend, double* sums)
{
    multiplyAdd(factor, addend, sums);
}

#if __CUDA_ARCH__ >= 800
// Eight products a warp that do not wait for each other; `a` and `b` are pairs of the factors' elements, which are all alike.
#define KD_MMA(NAME, TYPE) \
    extern "C" __global__ void NAME(unsigned a, unsigned b, unsigned rounds, float* sums) \
    { \
        float c[8][4] = {}; \
        for (unsigned round = 0; round < rounds; ++round) { \
            _Pragma("unroll") for (int i = 0; i < 8; ++i) \
                asm volatile("mma.sync.aligned.m16n8k16.row.col.f32." TYPE "." TYPE ".f32 {%0, %1, %2, %3}, " \
                             "{%4, %4, %4, %4}, {%5, %5}, {%0, %1, %2, %3};" \
                             : "+f"(c[i][0]), "+f"(c[i][1]), "+f"(c[i][2]), "+f"(c[i][3]) \
                             : "r"(a), "r"(b)); \
        } \
        float sum = 0; \
        for (int i = 0; i < 8; ++i) \
            sum += c[i][0] + c[i][1] + c[i][2] + c[i][3]; \
        sums[blockIdx.x * blockDim.x + threadIdx.x] = sum; \
    }
KD_MMA(kd_peak_mma_f16, "f16")
KD_MMA(kd_peak_mma_bf16, "bf16")
#endif

#ifdef __CUDA_ARCH_FEAT_SM90_ALL
#define KD_PLACES \
    "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, " \
    "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, " \
    "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, " \
    "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, " \
    "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, " \
    "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, " \
    "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, " \
    "%112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127"
#define KD_FOUR(i) "+f"(c[i]), "+f"(c[i + 1]), "+f"(c[i + 2]), "+f"(c[i + 3])
#define KD_SIXTEEN(i) KD_FOUR(i), KD_FOUR(i + 4), KD_FOUR(i + 8), KD_FOUR(i + 12)
#define KD_SUMS \
    KD_SIXTEEN(0), KD_SIXTEEN(16), KD_SIXTEEN(32), KD_SIXTEEN(48), KD_SIXTEEN(64), KD_SIXTEEN(80), KD_SIXTEEN(96), KD_SIXTEEN(112)
// Two warpgroups a block; the factors lie in shared memory, all elements alike, so that their layout does not matter.
#define KD_WGMMA(NAME, TYPE) \
    extern "C" __global__ void __launch_bounds__(256, 1) NAME(unsigned a, unsigned b, unsigned rounds, float* sums) \
    { \
        __shared__ __align__(1024) unsigned left[512], right[2048]; \
        for (unsigned i = threadIdx.x; i < 2048; i += blockDim.x) { \
            left[i % 512] = a; \
            right[i] = b; \
        } \
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); \
        __syncthreads(); \
        const unsigned long long steps = (128ull >> 4) << 16 | (256ull >> 4) << 32; \
        const unsigned long long leftOf = steps | ((__cvta_generic_to_shared(left) & 0x3ffff) >> 4); \
        const unsigned long long rightOf = steps | ((__cvta_generic_to_shared(right) & 0x3ffff) >> 4); \
        float c[128] = {}; \
        for (unsigned round = 0; round < rounds; ++round) { \
            asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); \
            _Pragma("unroll") for (int i = 0; i < 16; ++i) \
                asm volatile("wgmma.mma_async.sync.aligned.m64n256k16.f32." TYPE "." TYPE " {" KD_PLACES "}, " \
                             "%128, %129, 1, 1, 1, 0, 0;" \
                             : KD_SUMS : "l"(leftOf), "l"(rightOf)); \
            asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); \
            asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory"); \
        } \
        float sum = 0; \
        _Pragma("unroll") for (int i = 0; i < 128; ++i) \
            sum += c[i]; \
        sums[blockIdx.x * blockDim.x + threadIdx.x] = sum; \
    }
KD_WGMMA(kd_peak_wgmma_f16, "f16")
KD_WGMMA(kd_peak_wgmma_bf16, "bf16")
#endif
)";

}  // namespace

std::string_view peakSource()
{
    return kSource;
}

}  // namespace kd
