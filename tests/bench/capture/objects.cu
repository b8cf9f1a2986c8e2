// SPDX-License-Identifier: GPL-3.0-or-later
// Kernels that read by a tensor map, in an argument, in memory and in a constant variable, by a texture of memory, of rows of memory,
// of an array, of layers and of a mipmapped array; one that writes a surface, and one that finds its texture in a structure.
#include <cstdio>
#include <cstdlib>
#include <cuda.h>
#include <cuda_runtime.h>
#include <vector>

#define CHECK(call) do { const cudaError_t error = (call); if (error != cudaSuccess) { \
    std::printf("%s: %s\n", #call, cudaGetErrorString(error)); std::exit(1); } } while (0)

struct Maps {
    long long tag;
    CUtensorMap map;
};

__device__ void pick(const CUtensorMap* map, float* out)
{
    __shared__ alignas(128) float tile[4 * 8];
    __shared__ alignas(8) unsigned long long arrived;
    const auto bar = static_cast<unsigned>(__cvta_generic_to_shared(&arrived));
    const auto to = static_cast<unsigned>(__cvta_generic_to_shared(tile));
    if (threadIdx.x == 0) {
        asm volatile("mbarrier.init.shared.b64 [%0], 1;" ::"r"(bar));
        asm volatile("fence.proxy.async.shared::cta;");
        asm volatile("mbarrier.arrive.expect_tx.shared.b64 _, [%0], 128;" ::"r"(bar) : "memory");
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], "
                     "[%4];" ::"r"(to), "l"(map), "r"(8), "r"(4), "r"(bar) : "memory");
    }
    __syncthreads();
    asm volatile("{ .reg .pred p; L%=: mbarrier.try_wait.parity.shared.b64 p, [%0], 0; @!p bra L%=; }" ::"r"(bar) : "memory");
    out[threadIdx.x] = tile[threadIdx.x] + 1;
}

extern "C" __global__ void pick_map(const __grid_constant__ CUtensorMap map, float* out) { pick(&map, out); }
extern "C" __global__ void pick_inner(const __grid_constant__ Maps maps, float* out) { pick(&maps.map, out + maps.tag); }
extern "C" __global__ void fetch_linear(cudaTextureObject_t texture, float* out)
{
    out[threadIdx.x] = 2 * tex1Dfetch<float>(texture, threadIdx.x);
}
extern "C" __global__ void fetch_rows(cudaTextureObject_t texture, float* out)
{
    out[threadIdx.x] = tex2D<float>(texture, threadIdx.x % 4 + 0.5f, threadIdx.x / 4 + 0.5f);
}
extern "C" __global__ void fetch_array(cudaTextureObject_t texture, float* out)
{
    out[threadIdx.x] = tex1D<float>(texture, threadIdx.x + 0.5f);
}

extern "C" __global__ void fetch_layers(cudaTextureObject_t texture, float* out)
{
    out[threadIdx.x] = tex2DLayered<float>(texture, threadIdx.x % 4 + 0.5f, threadIdx.x / 4 % 2 + 0.5f, threadIdx.x / 8);
}
extern "C" __global__ void fetch_level(cudaTextureObject_t texture, float* out)
{
    out[threadIdx.x] = tex2DLod<float>(texture, (threadIdx.x % 4 + 0.5f) / 4, (threadIdx.x / 4 + 0.5f) / 8, 1);
}
extern "C" __global__ void raise_surface(cudaSurfaceObject_t surface, float* out)
{
    const int x = threadIdx.x % 4 * sizeof(float), y = threadIdx.x / 4;
    const float value = surf2Dread<float>(surface, x, y);
    out[threadIdx.x] = value;
    surf2Dwrite(value + 1, surface, x, y);
}
extern "C" __global__ void pick_memory(const Maps* maps, float* out) { pick(&maps->map, out); }
__constant__ CUtensorMap keptMap;
extern "C" __global__ void pick_constant(float* out) { pick(&keptMap, out); }

struct Textures {
    int count;
    cudaTextureObject_t texture;
};
extern "C" __global__ void fetch_structure(Textures textures, float* out)
{
    out[threadIdx.x] = tex1D<float>(textures.texture, threadIdx.x + 0.5f);
}

/// The array, filled with values without gaps.
void fill(cudaArray_t array, const float* values, cudaExtent extent)
{
    cudaMemcpy3DParms copy{};
    copy.srcPtr = make_cudaPitchedPtr(const_cast<float*>(values), extent.width * sizeof(float), extent.width, extent.height);
    copy.dstArray = array;
    copy.extent = extent;
    copy.kind = cudaMemcpyHostToDevice;
    CHECK(cudaMemcpy3D(&copy));
}

int main()
{
    std::vector<float> values(16 * 16);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<float>(i + 1);
    float *memory, *out, *rows;
    std::size_t pitch = 0;
    CHECK(cudaMalloc(&memory, values.size() * sizeof(float)));
    CHECK(cudaMalloc(&out, 64 * sizeof(float)));
    CHECK(cudaMallocPitch(&rows, &pitch, 4 * sizeof(float), 8));
    CHECK(cudaMemcpy(memory, values.data(), values.size() * sizeof(float), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy2D(rows, pitch, values.data(), 16, 16, 8, cudaMemcpyHostToDevice));

    void* entry = nullptr;
    cudaDriverEntryPointQueryResult found;
    CHECK(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &entry, 12000, cudaEnableDefault, &found));
    Maps maps{};
    const cuuint64_t sizes[] = {16, 16}, strides[] = {64};
    const cuuint32_t box[] = {8, 4}, steps[] = {1, 1};
    const auto encode = reinterpret_cast<decltype(&cuTensorMapEncodeTiled)>(entry);
    if (encode(&maps.map, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 2, memory, sizes, strides, box, steps, CU_TENSOR_MAP_INTERLEAVE_NONE,
               CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) != CUDA_SUCCESS)
        return 1;
    pick_map<<<1, 32>>>(maps.map, out);
    maps.tag = 32;
    pick_inner<<<1, 32>>>(maps, out);

    cudaResourceDesc resource{};
    cudaTextureDesc settings{};
    cudaTextureObject_t linear, pitched, ofArray;
    resource.resType = cudaResourceTypeLinear;
    resource.res.linear.devPtr = memory;
    resource.res.linear.desc = cudaCreateChannelDesc<float>();
    resource.res.linear.sizeInBytes = 32 * sizeof(float);
    CHECK(cudaCreateTextureObject(&linear, &resource, &settings, nullptr));
    fetch_linear<<<1, 32>>>(linear, out);

    resource = {};
    resource.resType = cudaResourceTypePitch2D;
    resource.res.pitch2D.devPtr = rows;
    resource.res.pitch2D.desc = cudaCreateChannelDesc<float>();
    resource.res.pitch2D.width = 4;
    resource.res.pitch2D.height = 8;
    resource.res.pitch2D.pitchInBytes = pitch;
    CHECK(cudaCreateTextureObject(&pitched, &resource, &settings, nullptr));
    fetch_rows<<<1, 32>>>(pitched, out);

    cudaArray_t array;
    const cudaChannelFormatDesc channel = cudaCreateChannelDesc<float>();
    CHECK(cudaMallocArray(&array, &channel, 32));
    CHECK(cudaMemcpy2DToArray(array, 0, 0, values.data(), 128, 128, 1, cudaMemcpyHostToDevice));
    resource = {};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    CHECK(cudaCreateTextureObject(&ofArray, &resource, &settings, nullptr));
    fetch_array<<<1, 32>>>(ofArray, out);
    fetch_structure<<<1, 32>>>(Textures{7, ofArray}, out);

    cudaTextureObject_t layered, whole;
    cudaSurfaceObject_t surface;
    CHECK(cudaMalloc3DArray(&resource.res.array.array, &channel, make_cudaExtent(4, 2, 4), cudaArrayLayered));
    fill(resource.res.array.array, values.data(), make_cudaExtent(4, 2, 4));
    CHECK(cudaCreateTextureObject(&layered, &resource, &settings, nullptr));
    fetch_layers<<<1, 32>>>(layered, out);

    CHECK(cudaMallocArray(&resource.res.array.array, &channel, 4, 8, cudaArraySurfaceLoadStore));
    fill(resource.res.array.array, values.data(), make_cudaExtent(4, 8, 1));
    CHECK(cudaCreateSurfaceObject(&surface, &resource));
    raise_surface<<<1, 32>>>(surface, out);

    cudaMipmappedArray_t mipmaps;
    CHECK(cudaMallocMipmappedArray(&mipmaps, &channel, make_cudaExtent(8, 16, 0), 2, cudaArraySurfaceLoadStore));
    for (unsigned level = 0; level < 2; ++level) {
        cudaArray_t part;
        CHECK(cudaGetMipmappedArrayLevel(&part, mipmaps, level));
        fill(part, values.data() + 32 * (1 - level), make_cudaExtent(8u >> level, 16u >> level, 1));
    }
    resource = {};
    resource.resType = cudaResourceTypeMipmappedArray;
    resource.res.mipmap.mipmap = mipmaps;
    settings.normalizedCoords = 1;
    settings.maxMipmapLevelClamp = 1;
    CHECK(cudaCreateTextureObject(&whole, &resource, &settings, nullptr));
    fetch_level<<<1, 32>>>(whole, out);
    // A surface of the level that the texture of all levels reads.
    resource = {};
    resource.resType = cudaResourceTypeArray;
    CHECK(cudaGetMipmappedArrayLevel(&resource.res.array.array, mipmaps, 1));
    CHECK(cudaCreateSurfaceObject(&surface, &resource));
    raise_surface<<<1, 32>>>(surface, out);

    Maps* kept;
    maps.tag = 0;
    CHECK(cudaMalloc(&kept, sizeof maps));
    CHECK(cudaMemcpy(kept, &maps, sizeof maps, cudaMemcpyHostToDevice));
    pick_memory<<<1, 32>>>(kept, out);
    CHECK(cudaMemcpyToSymbol(keptMap, &maps.map, sizeof maps.map));
    pick_constant<<<1, 32>>>(out);
    CHECK(cudaDeviceSynchronize());
    std::vector<float> result(64);
    CHECK(cudaMemcpy(result.data(), out, 64 * sizeof(float), cudaMemcpyDeviceToHost));
    std::printf("handles %llu %llu %llu %llu %llu %llu, %g %g\n", static_cast<unsigned long long>(linear),
                static_cast<unsigned long long>(pitched), static_cast<unsigned long long>(ofArray),
                static_cast<unsigned long long>(layered), static_cast<unsigned long long>(whole),
                static_cast<unsigned long long>(surface),
                static_cast<double>(result[0]), static_cast<double>(result[32]));
    return 0;
}
