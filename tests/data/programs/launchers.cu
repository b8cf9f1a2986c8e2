// SPDX-License-Identifier: GPL-3.0-or-later
// Functions of a library that get device memory from their callers: what they need follows from how the kernels bound their indices.
#include <cstddef>
#include <stdexcept>

#define GRID_STRIDE_LOOP(i, n) for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < (n); i += blockDim.x * gridDim.x)

namespace rowops {

constexpr int kChannels = 3;

__global__ void addBias(float *values, const float *bias, int rows, int columns)
{
    const int column = blockIdx.x * blockDim.x + threadIdx.x;
    const int row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row >= rows || column >= columns)
        return;
    values[row * columns + column] += bias[column];
}

__global__ void toGray(const unsigned char *pixels, unsigned char *gray, size_t count)
{
    GRID_STRIDE_LOOP(i, count) {
        const unsigned char *pixel = pixels + i * kChannels;
        gray[i] = (pixel[0] * 77 + pixel[1] * 150 + pixel[2] * 29) >> 8;
    }
}

__global__ void scale4(const float *in, float *out, float factor, int quads)
{
    const float4 *from = reinterpret_cast<const float4 *>(in);
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < quads) {
        float4 value = from[i];
        value.x *= factor;
        value.y *= factor;
        value.z *= factor;
        value.w *= factor;
        reinterpret_cast<float4 *>(out)[i] = value;
    }
}

static void check(cudaError_t error)
{
    if (error != cudaSuccess)
        throw std::runtime_error(cudaGetErrorString(error));
}

void addBiasTo(float *values, const float *bias, int rows, int columns, cudaStream_t stream)
{
    const dim3 block(32, 8);
    const dim3 grid((columns + block.x - 1) / block.x, (rows + block.y - 1) / block.y);
    addBias<<<grid, block, 0, stream>>>(values, bias, rows, columns);
    check(cudaGetLastError());
}

void grayOf(const unsigned char *pixels, unsigned char *gray, size_t count, cudaStream_t stream)
{
    toGray<<<40, 128, 0, stream>>>(pixels, gray, count);
    check(cudaGetLastError());
}

void scaled(const float *in, float *out, float factor, int quads, cudaStream_t stream)
{
    scale4<<<(quads + 127) / 128, 128, 0, stream>>>(in, out, factor, quads);
    check(cudaGetLastError());
}

}  // namespace rowops
