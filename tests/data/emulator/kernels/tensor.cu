#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <mma.h>

using namespace nvcuda;

// Each warp of a block computes one tile of C. Blocks go over columns (x) and, several warps together, over rows (y).
extern "C" __global__ void halfProduct(const half* a, const half* b, float* c, int n, int k)
{
    const int row = 16 * (blockIdx.y * blockDim.y + threadIdx.y), column = 16 * blockIdx.x;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sums;
    wmma::fill_fragment(sums, 0.0f);
    for (int i = 0; i < k; i += 16) {
        wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> left;
        wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> right;
        wmma::load_matrix_sync(left, a + row * k + i, k);
        wmma::load_matrix_sync(right, b + column * k + i, k);
        wmma::mma_sync(sums, left, right, sums);
    }
    wmma::store_matrix_sync(c + row * n + column, sums, n, wmma::mem_row_major);
}

// Tiles of 32 x 32 by four warps, by way of shared memory with room between its rows; sums in half, then 2 C = A B + A B.
extern "C" __global__ void sharedProduct(const half* a, const half* b, half* c, int n, int k)
{
    constexpr int kTile = 32, kStride = kTile + 8;
    __shared__ half left[kTile][kStride], right[kTile][kStride];
    const int warp = threadIdx.x / 32, row = kTile * blockIdx.y, column = kTile * blockIdx.x;
    wmma::fragment<wmma::accumulator, 16, 16, 16, half> sums;
    wmma::fill_fragment(sums, __float2half(0.0f));
    for (int i = 0; i < k; i += kTile) {
        for (int at = threadIdx.x; at < kTile * kTile; at += blockDim.x) {
            left[at / kTile][at % kTile] = a[(row + at / kTile) * k + i + at % kTile];
            right[at / kTile][at % kTile] = b[(i + at / kTile) * n + column + at % kTile];
        }
        __syncthreads();
        for (int step = 0; step < kTile; step += 16) {
            wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> x;
            wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> y;
            wmma::load_matrix_sync(x, &left[warp / 2 * 16][step], kStride);
            wmma::load_matrix_sync(y, &right[step][warp % 2 * 16], kStride);
            wmma::mma_sync(sums, x, y, sums);
        }
        __syncthreads();
    }
    for (int i = 0; i < sums.num_elements; ++i)
        sums.x[i] = __hadd(sums.x[i], sums.x[i]);
    wmma::store_matrix_sync(c + (row + warp / 2 * 16) * n + column + warp % 2 * 16, sums, n, wmma::mem_row_major);
}

// One warp: 32 x 8 by 16, sums limited.
extern "C" __global__ void byteProduct(const signed char* a, const signed char* b, int* c)
{
    wmma::fragment<wmma::matrix_a, 32, 8, 16, signed char, wmma::col_major> left;
    wmma::fragment<wmma::matrix_b, 32, 8, 16, signed char, wmma::row_major> right;
    wmma::fragment<wmma::accumulator, 32, 8, 16, int> sums;
    wmma::load_matrix_sync(left, a, 32);
    wmma::load_matrix_sync(right, b, 8);
    wmma::load_matrix_sync(sums, c, 8, wmma::mem_row_major);
    wmma::mma_sync(sums, left, right, sums, true);
    wmma::store_matrix_sync(c, sums, 8, wmma::mem_row_major);
}

// One warp: how many of 128 bits differ between a row of A and a column of B.
extern "C" __global__ void bitProduct(const unsigned* a, const unsigned* b, int* c)
{
    wmma::fragment<wmma::matrix_a, 8, 8, 128, wmma::experimental::precision::b1, wmma::row_major> left;
    wmma::fragment<wmma::matrix_b, 8, 8, 128, wmma::experimental::precision::b1, wmma::col_major> right;
    wmma::fragment<wmma::accumulator, 8, 8, 128, int> sums;
    wmma::fill_fragment(sums, 0);
    wmma::load_matrix_sync(left, a, 128);
    wmma::load_matrix_sync(right, b, 128);
    wmma::bmma_sync(sums, left, right, sums);
    wmma::store_matrix_sync(c, sums, 8, wmma::mem_row_major);
}

#if __CUDA_ARCH__ >= 800

// One warp: 8 x 32 by 16.
extern "C" __global__ void brainProduct(const __nv_bfloat16* a, const __nv_bfloat16* b, float* c)
{
    wmma::fragment<wmma::matrix_a, 8, 32, 16, __nv_bfloat16, wmma::row_major> left;
    wmma::fragment<wmma::matrix_b, 8, 32, 16, __nv_bfloat16, wmma::row_major> right;
    wmma::fragment<wmma::accumulator, 8, 32, 16, float> sums;
    wmma::fill_fragment(sums, 0.0f);
    wmma::load_matrix_sync(left, a, 16);
    wmma::load_matrix_sync(right, b, 32);
    wmma::mma_sync(sums, left, right, sums);
    wmma::store_matrix_sync(c, sums, 32, wmma::mem_row_major);
}

// One warp: 16 x 16 by k.
extern "C" __global__ void singleProduct(const float* a, const float* b, float* c, int k)
{
    wmma::fragment<wmma::accumulator, 16, 16, 8, float> sums;
    wmma::fill_fragment(sums, 0.0f);
    for (int i = 0; i < k; i += 8) {
        wmma::fragment<wmma::matrix_a, 16, 16, 8, wmma::precision::tf32, wmma::row_major> left;
        wmma::fragment<wmma::matrix_b, 16, 16, 8, wmma::precision::tf32, wmma::col_major> right;
        wmma::load_matrix_sync(left, a + i, k);
        wmma::load_matrix_sync(right, b + i, k);
        for (int e = 0; e < left.num_elements; ++e)
            left.x[e] = wmma::__float_to_tf32(left.x[e]);
        for (int e = 0; e < right.num_elements; ++e)
            right.x[e] = wmma::__float_to_tf32(right.x[e]);
        wmma::mma_sync(sums, left, right, sums);
    }
    wmma::store_matrix_sync(c, sums, 16, wmma::mem_col_major);
}

// One warp: 8 x 8 by k.
extern "C" __global__ void doubleProduct(const double* a, const double* b, double* c, int k)
{
    wmma::fragment<wmma::accumulator, 8, 8, 4, double> sums;
    wmma::load_matrix_sync(sums, c, 8, wmma::mem_row_major);
    for (int i = 0; i < k; i += 4) {
        wmma::fragment<wmma::matrix_a, 8, 8, 4, double, wmma::row_major> left;
        wmma::fragment<wmma::matrix_b, 8, 8, 4, double, wmma::row_major> right;
        wmma::load_matrix_sync(left, a + i, k);
        wmma::load_matrix_sync(right, b + 8 * i, 8);
        wmma::mma_sync(sums, left, right, sums);
    }
    wmma::store_matrix_sync(c, sums, 8, wmma::mem_row_major);
}

// Tiles of 16 x 8, one warp a block: rows of A and B in shared memory, ldmatrix, mma.sync.
extern "C" __global__ void inlineProduct(const half* a, const half* b, float* c, int n, int k)
{
    __shared__ __align__(16) half left[16][16], right[16][8];
    const int lane = threadIdx.x, row = 16 * blockIdx.y, column = 8 * blockIdx.x;
    float d[4] = {};
    for (int i = 0; i < k; i += 16) {
        for (int at = lane; at < 256; at += 32)
            left[at / 16][at % 16] = a[(row + at / 16) * k + i + at % 16];
        for (int at = lane; at < 128; at += 32)
            right[at / 8][at % 8] = b[(i + at / 8) * n + column + at % 8];
        __syncwarp();
        unsigned x[4], y[2];
        const unsigned ofA = static_cast<unsigned>(__cvta_generic_to_shared(&left[lane % 16][lane / 16 * 8]));
        const unsigned ofB = static_cast<unsigned>(__cvta_generic_to_shared(&right[lane % 16][0]));
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                     : "=r"(x[0]), "=r"(x[1]), "=r"(x[2]), "=r"(x[3]) : "r"(ofA) : "memory");
        asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];" : "=r"(y[0]), "=r"(y[1]) : "r"(ofB) : "memory");
        asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "
                     "{%0, %1, %2, %3};"
                     : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
                     : "r"(x[0]), "r"(x[1]), "r"(x[2]), "r"(x[3]), "r"(y[0]), "r"(y[1]));
        __syncwarp();
    }
    for (int i = 0; i < 4; ++i)
        c[(row + lane / 4 + i / 2 * 8) * n + column + lane % 4 * 2 + i % 2] = d[i];
}

#endif
