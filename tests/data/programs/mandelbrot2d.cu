// SPDX-License-Identifier: GPL-3.0-or-later
// A picture, with a grid of two dimensions.
#include <fstream>
#include <vector>

struct View {
    float x0, y0, width, height;
};

__device__ int iterations(float cx, float cy, int most)
{
    float x = 0, y = 0;
    int i = 0;
    while (i < most && x * x + y * y < 4.0f) {
        float next = x * x - y * y + cx;
        y = 2 * x * y + cy;
        x = next;
        ++i;
    }
    return i;
}

__global__ void mandelbrot(unsigned char *image, int width, int height, float x0, float y0, float step, int most)
{
    const int px = blockIdx.x * blockDim.x + threadIdx.x;
    const int py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= width || py >= height)
        return;
    image[py * width + px] = 255 * iterations(x0 + px * step, y0 + py * step, most) / most;
}

int main()
{
    const View view{-2.0f, -1.25f, 2.5f, 2.5f};
    const int width = 640, height = 640;
    unsigned char *image = nullptr;
    cudaMallocManaged(&image, width * height);
    dim3 block(16, 16);
    dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);
    mandelbrot<<<grid, block>>>(image, width, height, view.x0, view.y0, view.width / width, 256);
    cudaDeviceSynchronize();
    std::ofstream file("mandelbrot.pgm", std::ios::binary);
    file << "P5\n" << width << ' ' << height << "\n255\n";
    file.write(reinterpret_cast<const char *>(image), width * height);
    cudaFree(image);
    return 0;
}
