// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays without kernels: runs of bytes that go on in the next row, boxes between arrays, what arrays and textures tell of themselves.
#include "check.h"

#include <cstring>

int main()
{
    const int width = 5, height = 4;
    short host[height][width], found[height][width];
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            host[y][x] = 10 * y + x;
    const cudaChannelFormatDesc shorts = cudaCreateChannelDesc<short>();
    cudaArray_t first, second;
    CALL(cudaMallocArray(&first, &shorts, width, height));
    CALL(cudaMallocArray(&second, &shorts, width, height));
    const size_t bytes = sizeof host, row = sizeof host[0];
    CALL(cudaMemcpyToArray(first, 0, 0, host, bytes, cudaMemcpyHostToDevice));
    // From the third texel of the first row on, over two whole rows, into the last.
    short part[13];
    CALL(cudaMemcpyFromArray(part, first, 2 * sizeof(short), 0, sizeof part, cudaMemcpyDeviceToHost));
    for (int i = 0; i < 13; ++i)
        CHECK(part[i] == host[(i + 2) / width][(i + 2) % width]);
    CALL(cudaMemcpy2DArrayToArray(second, 0, 0, first, 0, 0, row, height));
    CALL(cudaMemcpyArrayToArray(second, 3 * sizeof(short), 1, first, 0, 0, 4 * sizeof(short)));
    cudaStream_t stream;
    CALL(cudaStreamCreate(&stream));
    CALL(cudaMemcpy2DFromArrayAsync(found, row, second, 0, 0, row, height, cudaMemcpyDeviceToHost, stream));
    CALL(cudaStreamSynchronize(stream));
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const int i = y * width + x - (width + 3);
            CHECK(found[y][x] == (i >= 0 && i < 4 ? host[0][i] : host[y][x]));
        }
    CHECK(cudaMemcpyToArray(first, 0, 1, host, bytes, cudaMemcpyHostToDevice) == cudaErrorInvalidValue);
    CHECK(cudaMemcpy2DToArray(first, 2, 0, host, row, row, height, cudaMemcpyHostToDevice) == cudaErrorInvalidValue);

    // A box of a space into the middle of another.
    const cudaChannelFormatDesc pairs = cudaCreateChannelDesc<int2>();
    cudaArray_t space, box;
    CALL(cudaMalloc3DArray(&space, &pairs, make_cudaExtent(4, 3, 3)));
    CALL(cudaMalloc3DArray(&box, &pairs, make_cudaExtent(2, 2, 2)));
    int2 inner[2][2][2], whole[3][3][4];
    std::memset(whole, 0, sizeof whole);
    for (int i = 0; i < 8; ++i)
        inner[i / 4][i / 2 % 2][i % 2] = make_int2(i + 1, -i);
    cudaMemcpy3DParms copy{};
    copy.srcPtr = make_cudaPitchedPtr(whole, sizeof whole[0][0], 4, 3);
    copy.dstArray = space;
    copy.extent = make_cudaExtent(4, 3, 3);
    copy.kind = cudaMemcpyHostToDevice;
    CALL(cudaMemcpy3D(&copy));
    copy.srcPtr = make_cudaPitchedPtr(inner, sizeof inner[0][0], 2, 2);
    copy.dstArray = box;
    copy.extent = make_cudaExtent(2, 2, 2);
    CALL(cudaMemcpy3D(&copy));
    cudaMemcpy3DParms between{};
    between.srcArray = box;
    between.dstArray = space;
    between.dstPos = make_cudaPos(1, 1, 1);
    between.extent = copy.extent;
    between.kind = cudaMemcpyDeviceToDevice;
    CALL(cudaMemcpy3DAsync(&between, stream));
    cudaMemcpy3DParms back{};
    back.srcArray = space;
    back.dstPtr = make_cudaPitchedPtr(whole, sizeof whole[0][0], 4, 3);
    back.extent = make_cudaExtent(4, 3, 3);
    back.kind = cudaMemcpyDeviceToHost;
    CALL(cudaMemcpy3DAsync(&back, stream));
    CALL(cudaStreamSynchronize(stream));
    for (int z = 0; z < 3; ++z)
        for (int y = 0; y < 3; ++y)
            for (int x = 0; x < 4; ++x) {
                const bool isInner = z > 0 && y > 0 && x > 0 && x < 3;
                CHECK(whole[z][y][x].x == (isInner ? inner[z - 1][y - 1][x - 1].x : 0));
                CHECK(whole[z][y][x].y == (isInner ? inner[z - 1][y - 1][x - 1].y : 0));
            }

    cudaChannelFormatDesc told;
    CALL(cudaGetChannelDesc(&told, space));
    CHECK(told.x == 32 && told.y == 32 && told.z == 0 && told.f == cudaChannelFormatKindSigned);
    cudaMipmappedArray_t levels;
    CALL(cudaMallocMipmappedArray(&levels, &shorts, make_cudaExtent(8, 8, 0), 4));
    cudaResourceDesc resource{};
    resource.resType = cudaResourceTypeMipmappedArray;
    resource.res.mipmap.mipmap = levels;
    cudaTextureDesc texture{};
    texture.addressMode[0] = cudaAddressModeMirror;
    texture.readMode = cudaReadModeNormalizedFloat;
    texture.filterMode = cudaFilterModeLinear;
    texture.normalizedCoords = 1;
    texture.maxMipmapLevelClamp = 3;
    cudaResourceViewDesc view{};
    view.format = cudaResViewFormatSignedShort1;
    view.width = view.height = 8;
    view.firstMipmapLevel = 1;
    view.lastMipmapLevel = 2;
    cudaTextureObject_t object;
    CALL(cudaCreateTextureObject(&object, &resource, &texture, &view));
    cudaResourceDesc ofResource;
    cudaTextureDesc ofTexture;
    cudaResourceViewDesc ofView;
    CALL(cudaGetTextureObjectResourceDesc(&ofResource, object));
    CALL(cudaGetTextureObjectTextureDesc(&ofTexture, object));
    CALL(cudaGetTextureObjectResourceViewDesc(&ofView, object));
    CHECK(ofResource.resType == cudaResourceTypeMipmappedArray && ofResource.res.mipmap.mipmap == levels);
    CHECK(ofTexture.addressMode[0] == cudaAddressModeMirror && ofTexture.normalizedCoords == 1);
    CHECK(ofTexture.readMode == cudaReadModeNormalizedFloat && ofTexture.maxMipmapLevelClamp == 3);
    CHECK(ofView.format == cudaResViewFormatSignedShort1 && ofView.width == 8 && ofView.lastMipmapLevel == 2);
    size_t texels = 0;
    CALL(cudaDeviceGetTexture1DLinearMaxWidth(&texels, &shorts, 0));
    CHECK(texels >= 1 << 27);

    CALL(cudaDestroyTextureObject(object));
    CALL(cudaFreeMipmappedArray(levels));
    for (cudaArray_t array : {first, second, space, box})
        CALL(cudaFreeArray(array));
    CALL(cudaStreamDestroy(stream));
    std::puts("PASS");
    return 0;
}
