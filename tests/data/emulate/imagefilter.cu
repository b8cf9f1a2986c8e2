// SPDX-License-Identifier: GPL-3.0-or-later
// A box filter of an image through a texture, one that is smooth, one of linear memory and one with levels.
#include "check.h"

__global__ void blur(cudaTextureObject_t image, float* out, int width, int height)
{
    const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height)
        return;
    float sum = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            sum += tex2D<float>(image, x + dx + 0.5f, y + dy + 0.5f);
    out[y * width + x] = sum;
}

__global__ void halfway(cudaTextureObject_t image, cudaTextureObject_t row, cudaTextureObject_t levels, float* out)
{
    out[0] = tex2D<float>(image, 0.25f, 0.5f);  // of two columns: the middle of the first
    out[1] = tex1Dfetch<uchar4>(row, 3).z;
    out[2] = tex2DLod<float>(levels, 0.5f, 0.5f, 1.0f);
}

static cudaTextureObject_t textureOf(const cudaResourceDesc& resource, cudaTextureFilterMode filter, int isNormalized)
{
    cudaTextureDesc texture{};
    texture.addressMode[0] = texture.addressMode[1] = cudaAddressModeClamp;
    texture.filterMode = filter;
    texture.readMode = cudaReadModeElementType;
    texture.normalizedCoords = isNormalized;
    texture.maxMipmapLevelClamp = 9;
    cudaTextureObject_t object = 0;
    CALL(cudaCreateTextureObject(&object, &resource, &texture, nullptr));
    return object;
}

int main()
{
    const int width = 20, height = 13;
    float host[height][width], found[height][width];
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            host[y][x] = x * x + 7 * y;
    const cudaChannelFormatDesc floats = cudaCreateChannelDesc<float>();
    cudaArray_t array;
    CALL(cudaMallocArray(&array, &floats, width, height));
    CALL(cudaMemcpy2DToArray(array, 0, 0, host, sizeof host[0], sizeof host[0], height, cudaMemcpyHostToDevice));
    cudaResourceDesc resource{};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    const cudaTextureObject_t image = textureOf(resource, cudaFilterModePoint, 0);
    float* out;
    CALL(cudaMalloc(&out, sizeof found));
    blur<<<dim3(2, 2), dim3(16, 8)>>>(image, out, width, height);
    CALL(cudaMemcpy(found, out, sizeof found, cudaMemcpyDeviceToHost));
    const auto at = [&](int x, int y) {
        return host[y < 0 ? 0 : y >= height ? height - 1 : y][x < 0 ? 0 : x >= width ? width - 1 : x];
    };
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            float sum = 0;
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx)
                    sum += at(x + dx, y + dy);
            CHECK(found[y][x] == sum);
        }

    const float two[2] = {10, 20};
    cudaArray_t pair;
    CALL(cudaMallocArray(&pair, &floats, 2, 1));
    CALL(cudaMemcpy2DToArray(pair, 0, 0, two, sizeof two, sizeof two, 1, cudaMemcpyHostToDevice));
    resource.res.array.array = pair;
    const cudaTextureObject_t smooth = textureOf(resource, cudaFilterModeLinear, 1);
    uchar4 bytes[8] = {};
    bytes[3].z = 77;
    uchar4* row;
    CALL(cudaMalloc(&row, sizeof bytes));
    CALL(cudaMemcpy(row, bytes, sizeof bytes, cudaMemcpyHostToDevice));
    cudaResourceDesc linear{};
    linear.resType = cudaResourceTypeLinear;
    linear.res.linear.devPtr = row;
    linear.res.linear.desc = cudaCreateChannelDesc<uchar4>();
    linear.res.linear.sizeInBytes = sizeof bytes;
    const cudaTextureObject_t line = textureOf(linear, cudaFilterModePoint, 0);
    cudaMipmappedArray_t mipmaps;
    CALL(cudaMallocMipmappedArray(&mipmaps, &floats, make_cudaExtent(4, 4, 0), 3));
    cudaArray_t second;
    CALL(cudaGetMipmappedArrayLevel(&second, mipmaps, 1));
    const float level[4] = {5, 5, 5, 5};
    cudaMemcpy3DParms copy{};
    copy.srcPtr = make_cudaPitchedPtr(const_cast<float*>(level), 8, 2, 2);
    copy.dstArray = second;
    copy.extent = make_cudaExtent(2, 2, 1);
    copy.kind = cudaMemcpyHostToDevice;
    CALL(cudaMemcpy3D(&copy));
    cudaResourceDesc mipmapped{};
    mipmapped.resType = cudaResourceTypeMipmappedArray;
    mipmapped.res.mipmap.mipmap = mipmaps;
    const cudaTextureObject_t levels = textureOf(mipmapped, cudaFilterModeLinear, 1);
    halfway<<<1, 1>>>(smooth, line, levels, out);
    CALL(cudaMemcpy(found[0], out, 3 * sizeof(float), cudaMemcpyDeviceToHost));
    CHECK(found[0][0] == 10 && found[0][1] == 77 && found[0][2] == 5);

    for (const cudaTextureObject_t object : {image, smooth, line, levels})
        CALL(cudaDestroyTextureObject(object));
    CALL(cudaFreeArray(array));
    CALL(cudaFreeArray(pair));
    CALL(cudaFreeMipmappedArray(mipmaps));
    CALL(cudaFree(row));
    CALL(cudaFree(out));
    std::puts("PASS");
    return 0;
}
