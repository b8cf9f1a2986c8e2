// SPDX-License-Identifier: GPL-3.0-or-later
// A picture is drawn into a surface and read back as an array; layers are written, too.
#include "check.h"

__global__ void draw(cudaSurfaceObject_t picture, int width, int height)
{
    const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height)
        surf2Dwrite(make_uchar4(x, y, x + y, 255), picture, x * static_cast<int>(sizeof(uchar4)), y);
}

__global__ void brighten(cudaSurfaceObject_t picture, cudaSurfaceObject_t layers, int width)
{
    const int x = threadIdx.x;
    if (x >= width)
        return;
    uchar4 pixel = surf2Dread<uchar4>(picture, x * static_cast<int>(sizeof(uchar4)), 1);
    pixel.x += 100;
    surf2Dwrite(pixel, picture, x * static_cast<int>(sizeof(uchar4)), 1);
    surf2DLayeredwrite(static_cast<float>(x), layers, x * static_cast<int>(sizeof(float)), 1, 2);
}

static cudaSurfaceObject_t surfaceOf(cudaArray_t array)
{
    cudaResourceDesc resource{};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    cudaSurfaceObject_t object = 0;
    CALL(cudaCreateSurfaceObject(&object, &resource));
    return object;
}

int main()
{
    const int width = 19, height = 6;
    const cudaChannelFormatDesc pixels = cudaCreateChannelDesc<uchar4>(), floats = cudaCreateChannelDesc<float>();
    cudaArray_t picture, layers;
    CALL(cudaMallocArray(&picture, &pixels, width, height, cudaArraySurfaceLoadStore));
    CALL(cudaMalloc3DArray(&layers, &floats, make_cudaExtent(width, 2, 3), cudaArrayLayered | cudaArraySurfaceLoadStore));
    const cudaSurfaceObject_t canvas = surfaceOf(picture), pile = surfaceOf(layers);
    draw<<<dim3(2, 1), dim3(16, 8)>>>(canvas, width, height);
    brighten<<<1, 32>>>(canvas, pile, width);
    uchar4 found[height][width];
    CALL(cudaMemcpy2DFromArray(found, sizeof found[0], picture, 0, 0, sizeof found[0], height, cudaMemcpyDeviceToHost));
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            CHECK(found[y][x].x == x + (y == 1 ? 100 : 0) && found[y][x].y == y && found[y][x].z == x + y && found[y][x].w == 255);
    float layer[3][2][width];
    cudaMemcpy3DParms copy{};
    copy.srcArray = layers;
    copy.dstPtr = make_cudaPitchedPtr(layer, sizeof layer[0][0], width, 2);
    copy.extent = make_cudaExtent(width, 2, 3);
    copy.kind = cudaMemcpyDeviceToHost;
    CALL(cudaMemcpy3D(&copy));
    for (int x = 0; x < width; ++x)
        CHECK(layer[2][1][x] == x);
    cudaChannelFormatDesc told;
    cudaExtent extent;
    unsigned flags;
    CALL(cudaArrayGetInfo(&told, &extent, &flags, layers));
    CHECK(told.x == 32 && told.f == cudaChannelFormatKindFloat && extent.depth == 3 && (flags & cudaArrayLayered) != 0);
    CALL(cudaDestroySurfaceObject(canvas));
    CALL(cudaDestroySurfaceObject(pile));
    CALL(cudaFreeArray(picture));
    CALL(cudaFreeArray(layers));
    std::puts("PASS");
    return 0;
}
