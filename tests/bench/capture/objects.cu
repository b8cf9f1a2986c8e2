// SPDX-License-Identifier: GPL-3.0-or-later
// Kernels that read by a tensor map, by a texture of memory and by one of rows of memory; of an array, too, which is not recorded.
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
    CHECK(cudaDeviceSynchronize());
    std::vector<float> result(64);
    CHECK(cudaMemcpy(result.data(), out, 64 * sizeof(float), cudaMemcpyDeviceToHost));
    std::printf("handles %llu %llu %llu, %g %g\n", static_cast<unsigned long long>(linear),
                static_cast<unsigned long long>(pitched), static_cast<unsigned long long>(ofArray),
                static_cast<double>(result[0]), static_cast<double>(result[32]));
    return 0;
}
