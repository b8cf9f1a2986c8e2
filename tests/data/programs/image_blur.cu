// SPDX-License-Identifier: GPL-3.0-or-later
// Box blur of pixels with four channels, no textures.
#include <cstdio>
#include <memory>

static inline int cdiv(int a, int b) { return (a + b - 1) / b; }

__host__ __device__ inline int clampTo(int value, int low, int high)
{
    return value < low ? low : value > high ? high : value;
}

__global__ void blur(const uchar4 *in, uchar4 *out, int width, int height, int radius)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    int r = 0, g = 0, b = 0, count = 0;
    for (int dy = -radius; dy <= radius; ++dy) {
        for (int dx = -radius; dx <= radius; ++dx) {
            uchar4 pixel = in[clampTo(y + dy, 0, height - 1) * width + clampTo(x + dx, 0, width - 1)];
            r += pixel.x;
            g += pixel.y;
            b += pixel.z;
            ++count;
        }
    }
    out[y * width + x] = make_uchar4(r / count, g / count, b / count, 255);
}

int main()
{
    const int width = 320, height = 240, pixels = width * height;
    auto image = std::make_unique<uchar4[]>(pixels);
    uchar4 *d_in, *d_out;
    cudaMalloc(&d_in, pixels * sizeof(uchar4));
    cudaMalloc(&d_out, pixels * sizeof(uchar4));
    cudaMemcpy(d_in, image.get(), pixels * sizeof(uchar4), cudaMemcpyHostToDevice);
    const dim3 threads{32, 8};
    const dim3 blocks{unsigned(cdiv(width, threads.x)), unsigned(cdiv(height, threads.y))};
    blur<<<blocks, threads>>>(d_in, d_out, width, height, 3);
    cudaMemcpy(image.get(), d_out, pixels * sizeof(uchar4), cudaMemcpyDeviceToHost);
    std::printf("%d\n", image[0].w);
    cudaFree(d_in);
    cudaFree(d_out);
}
