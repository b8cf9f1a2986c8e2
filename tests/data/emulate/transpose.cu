// SPDX-License-Identifier: GPL-3.0-or-later
#include "check.h"

__global__ void transpose(const float* in, size_t inPitch, float* out, size_t outPitch, int width, int height)
{
    __shared__ float tile[16][17];
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
    if (x < width && y < height)
        tile[threadIdx.y][threadIdx.x] = in[y * inPitch / sizeof(float) + x];
    __syncthreads();
    x = blockIdx.y * 16 + threadIdx.x;
    y = blockIdx.x * 16 + threadIdx.y;
    if (x < height && y < width)
        out[y * outPitch / sizeof(float) + x] = tile[threadIdx.x][threadIdx.y];
}

int main()
{
    const int width = 50, height = 35;
    static float host[height][width], found[width][height];
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            host[y][x] = y * 100 + x;
    float *in, *out;
    size_t inPitch, outPitch;
    CALL(cudaMallocPitch(&in, &inPitch, width * sizeof(float), height));
    CALL(cudaMallocPitch(&out, &outPitch, height * sizeof(float), width));
    CHECK(inPitch >= width * sizeof(float));
    CALL(cudaMemset2D(out, outPitch, 0, height * sizeof(float), width));
    CALL(cudaMemcpy2D(in, inPitch, host, sizeof host[0], sizeof host[0], height, cudaMemcpyHostToDevice));
    transpose<<<dim3((width + 15) / 16, (height + 15) / 16), dim3(16, 16)>>>(in, inPitch, out, outPitch, width, height);
    CALL(cudaMemcpy2D(found, sizeof found[0], out, outPitch, sizeof found[0], width, cudaMemcpyDeviceToHost));
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            CHECK(found[x][y] == host[y][x]);
    cudaExtent extent = make_cudaExtent(8, 3, 2);
    cudaPitchedPtr volume;
    CALL(cudaMalloc3D(&volume, extent));
    CALL(cudaMemset3D(volume, 7, extent));
    unsigned char bytes[2][3][8];
    cudaMemcpy3DParms copy = {};
    copy.srcPtr = volume;
    copy.dstPtr = make_cudaPitchedPtr(bytes, 8, 8, 3);
    copy.extent = extent;
    copy.kind = cudaMemcpyDeviceToHost;
    CALL(cudaMemcpy3D(&copy));
    CHECK(bytes[0][0][0] == 7 && bytes[1][2][7] == 7);
    std::printf("PASS\n");
}
