// SPDX-License-Identifier: GPL-3.0-or-later
#include <mma.h>
#include <cuda_fp16.h>
#include <cuda_bf16.h>
using namespace nvcuda;
template <typename In, typename Acc, int M, int N, int K, typename Raw>
__device__ void product(const Raw* a, const Raw* b, const Acc* c, Acc* d)
{
    wmma::fragment<wmma::matrix_a, M, N, K, In, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, M, N, K, In, wmma::col_major> fb;
    wmma::fragment<wmma::accumulator, M, N, K, Acc> fc;
    const int t = blockIdx.x;
    wmma::load_matrix_sync(fa, a + t * M * K, K);
    wmma::load_matrix_sync(fb, b + t * N * K, K);
    wmma::load_matrix_sync(fc, c + t * M * N, N, wmma::mem_row_major);
    wmma::mma_sync(fc, fa, fb, fc);
    wmma::store_matrix_sync(d + t * M * N, fc, N, wmma::mem_row_major);
}
extern "C" __global__ void half_float(const __half* a, const __half* b, const float* c, float* d)
{
    product<__half, float, 16, 16, 16>(a, b, c, d);
}

extern "C" __global__ void half_half(const __half* a, const __half* b, const __half* c, __half* d)
{
    product<__half, __half, 16, 16, 16>(a, b, c, d);
}

extern "C" __global__ void bf16_float(const __nv_bfloat16* a, const __nv_bfloat16* b, const float* c, float* d)
{
    product<__nv_bfloat16, float, 16, 16, 16>(a, b, c, d);
}

extern "C" __global__ void tf32_float(const float* a, const float* b, const float* c, float* d)
{
    product<wmma::precision::tf32, float, 16, 16, 8>(a, b, c, d);
}

extern "C" __global__ void f64(const double* a, const double* b, const double* c, double* d)
{
    product<double, double, 8, 8, 4>(a, b, c, d);
}

extern "C" __global__ void s8(const signed char* a, const signed char* b, const int* c, int* d)
{
    product<signed char, int, 16, 16, 16>(a, b, c, d);
}

extern "C" __global__ void fp8(const unsigned* a, const unsigned* b, const float* c, float* d)
{
    const int l = threadIdx.x, t = blockIdx.x;
    float r[4];
    const unsigned* x = a + t * 128 + l * 4;
    const unsigned* y = b + t * 64 + l * 2;
    const float* z = c + t * 128 + l * 4;
    asm("mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e5m2.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%10,%11,%12,%13};"
        : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
        : "r"(x[0]), "r"(x[1]), "r"(x[2]), "r"(x[3]), "r"(y[0]), "r"(y[1]), "f"(z[0]), "f"(z[1]), "f"(z[2]), "f"(z[3]));
    for (int i = 0; i < 4; ++i) d[t * 128 + l * 4 + i] = r[i];
}
extern "C" __global__ void sparse(const unsigned* a, const unsigned* b, const float* c, float* d)
{
    const int l = threadIdx.x, t = blockIdx.x;
    float r[4];
    const unsigned* x = a + t * 128 + l * 4;
    const unsigned* y = b + t * 128 + l * 4;
    const float* z = c + t * 128 + l * 4;
    const unsigned e = l % 4 < 2 ? 0x4e9cE4E9u : 0x94e4d8ecu;
    asm("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 "
        "{%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9,%10,%11}, {%12,%13,%14,%15}, %16, 0x0;"
        : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
        : "r"(x[0]), "r"(x[1]), "r"(x[2]), "r"(x[3]),
          "r"(y[0]), "r"(y[1]), "r"(y[2]), "r"(y[3]), "f"(z[0]), "f"(z[1]), "f"(z[2]), "f"(z[3]), "r"(e));
    for (int i = 0; i < 4; ++i) d[t * 128 + l * 4 + i] = r[i];
}
extern "C" __global__ void moves(const unsigned* a, unsigned* d)
{
    __shared__ __align__(16) unsigned s[512];
    const int l = threadIdx.x, t = blockIdx.x;
    for (int i = l; i < 512; i += 32) s[i] = a[t * 512 + i];
    __syncwarp();
    unsigned r[4], q;
    const unsigned at = (unsigned)__cvta_generic_to_shared(s) + l * 16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(at) : "memory");
    asm volatile("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(q) : "r"(r[1]));
    asm volatile("stmatrix.sync.aligned.m8n8.x2.shared.b16 [%0], {%1,%2};" :: "r"(at + 1024), "r"(r[2]), "r"(q) : "memory");
    __syncwarp();
    for (int i = 0; i < 4; ++i) d[t * 640 + i * 32 + l] = r[i];
    for (int i = l; i < 512; i += 32) d[t * 640 + 128 + i] = s[i];
}
