// SPDX-License-Identifier: GPL-3.0-or-later
// A program of the driver API whose kernels read by objects in their arguments: "map", a tensor map; "replaced", one whose address
// is replaced; "linear", "pitched", "array": a texture of memory, of rows of it, of a CUDA array.
#include <cuda.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <string>
#include <vector>

namespace {

const char* const kObjects = R"(
.version 8.0
.target sm_90
.address_size 64

.visible .entry fetch(.param .u64 texture, .param .u64 out, .param .u32 n)
{
    .reg .pred %p<2>;
    .reg .f32 %f<6>;
    .reg .b32 %r<3>;
    .reg .b64 %d<6>;
    ld.param.u64 %d1, [texture];
    ld.param.u64 %d2, [out];
    ld.param.u32 %r2, [n];
    mov.u32 %r1, %tid.x;
    setp.ge.s32 %p1, %r1, %r2;
    @%p1 bra DONE;
    cvta.to.global.u64 %d3, %d2;
    tex.1d.v4.f32.s32 {%f1, %f2, %f3, %f4}, [%d1, {%r1}];
    add.f32 %f5, %f1, %f1;
    mul.wide.s32 %d4, %r1, 4;
    add.s64 %d5, %d3, %d4;
    st.global.f32 [%d5], %f5;
DONE:
    ret;
}

.visible .entry rows(.param .u64 texture, .param .u64 out)
{
    .reg .f32 %f<8>;
    .reg .b32 %r<4>;
    .reg .b64 %d<6>;
    ld.param.u64 %d1, [texture];
    ld.param.u64 %d2, [out];
    mov.u32 %r1, %tid.x;
    cvta.to.global.u64 %d3, %d2;
    and.b32 %r2, %r1, 3;
    shr.u32 %r3, %r1, 2;
    cvt.rn.f32.u32 %f1, %r2;
    cvt.rn.f32.u32 %f2, %r3;
    tex.2d.v4.f32.f32 {%f3, %f4, %f5, %f6}, [%d1, {%f1, %f2}];
    mul.wide.u32 %d4, %r1, 4;
    add.s64 %d5, %d3, %d4;
    st.global.f32 [%d5], %f3;
    ret;
}

.visible .entry pick(.param .align 128 .b8 map[128], .param .u64 out)
{
    .reg .pred %p<3>;
    .reg .f32 %f<3>;
    .reg .b32 %r<12>;
    .reg .b64 %d<8>;
    .shared .align 128 .b8 tile[128];
    .shared .align 8 .u64 arrived;
    mov.b64 %d1, map;
    ld.param.u64 %d2, [out];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, arrived;
    mov.u32 %r4, tile;
    setp.ne.s32 %p1, %r1, 0;
    @%p1 bra READY;
    mbarrier.init.shared.b64 [%r2], 1;
    fence.proxy.async.shared::cta;
    mbarrier.arrive.expect_tx.shared.b64 _, [%r2], 128;
    cvta.param.u64 %d3, %d1;
    mov.u32 %r5, 8;
    mov.u32 %r6, 4;
    cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%r4], [%d3, {%r5, %r6}], [%r2];
READY:
    bar.sync 0;
WAIT:
    mbarrier.try_wait.parity.shared.b64 %p2, [%r2], 0;
    @!%p2 bra WAIT;
    shl.b32 %r9, %r1, 2;
    add.s32 %r11, %r4, %r9;
    ld.shared.f32 %f1, [%r11];
    add.f32 %f2, %f1, 0f3F800000;
    cvta.to.global.u64 %d5, %d2;
    mul.wide.u32 %d6, %r1, 4;
    add.s64 %d7, %d5, %d6;
    st.global.f32 [%d7], %f2;
    ret;
}
)";

constexpr unsigned kThreads = 32, kSide = 16;

void check(CUresult result, const char* what)
{
    if (result == CUDA_SUCCESS)
        return;
    std::printf("%s gave %d\n", what, static_cast<int>(result));
    std::exit(3);
}
#define CHECK(call) check(call, #call)

CUdeviceptr upload(const std::vector<float>& values)
{
    CUdeviceptr memory = 0;
    CHECK(cuMemAlloc(&memory, values.size() * sizeof(float)));
    CHECK(cuMemcpyHtoD(memory, values.data(), values.size() * sizeof(float)));
    return memory;
}

CUtensorMap mapOf(CUdeviceptr memory)
{
    alignas(64) CUtensorMap map{};
    const cuuint64_t sizes[] = {kSide, kSide}, strides[] = {kSide * sizeof(float)};
    const cuuint32_t box[] = {8, 4}, steps[] = {1, 1};
    CHECK(cuTensorMapEncodeTiled(&map, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 2, reinterpret_cast<void*>(memory), sizes, strides, box,
                                 steps, CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_L2_PROMOTION_NONE,
                                 CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE));
    return map;
}

CUtexObject textureOf(const CUDA_RESOURCE_DESC& resource)
{
    CUDA_TEXTURE_DESC settings{};
    settings.addressMode[0] = settings.addressMode[1] = settings.addressMode[2] = CU_TR_ADDRESS_MODE_CLAMP;
    CUtexObject texture = 0;
    CHECK(cuTexObjectCreate(&texture, &resource, &settings, nullptr));
    return texture;
}

CUtexObject linearTexture(CUdeviceptr memory)
{
    CUDA_RESOURCE_DESC resource{};
    resource.resType = CU_RESOURCE_TYPE_LINEAR;
    resource.res.linear.devPtr = memory;
    resource.res.linear.format = CU_AD_FORMAT_FLOAT;
    resource.res.linear.numChannels = 1;
    resource.res.linear.sizeInBytes = kThreads * sizeof(float);
    return textureOf(resource);
}

CUtexObject pitchedTexture(const std::vector<float>& values)
{
    CUDA_RESOURCE_DESC resource{};
    resource.resType = CU_RESOURCE_TYPE_PITCH2D;
    auto& rows = resource.res.pitch2D;
    rows.format = CU_AD_FORMAT_FLOAT;
    rows.numChannels = 1;
    rows.width = 4;
    rows.height = kThreads / 4;
    CHECK(cuMemAllocPitch(&rows.devPtr, &rows.pitchInBytes, rows.width * sizeof(float), rows.height, 4));
    for (std::size_t i = 0; i < rows.height; ++i)
        CHECK(cuMemcpyHtoD(rows.devPtr + i * rows.pitchInBytes, values.data() + i * rows.width, rows.width * sizeof(float)));
    return textureOf(resource);
}

CUtexObject arrayTexture()
{
    CUDA_ARRAY_DESCRIPTOR description{};
    description.Width = kThreads;
    description.Format = CU_AD_FORMAT_FLOAT;
    description.NumChannels = 1;
    CUDA_RESOURCE_DESC resource{};
    resource.resType = CU_RESOURCE_TYPE_ARRAY;
    CHECK(cuArrayCreate(&resource.res.array.hArray, &description));
    return textureOf(resource);
}

}  // namespace

int main(int, char** argv)
{
    const std::string mode = argv[1] != nullptr ? argv[1] : "map";
    CHECK(cuInit(0));
    CUdevice device = 0;
    CUcontext context = nullptr;
    CHECK(cuDeviceGet(&device, 0));
    CHECK(cuDevicePrimaryCtxRetain(&context, device));
    CHECK(cuCtxSetCurrent(context));
    CUmodule module = nullptr;
    CUfunction kernel = nullptr;
    CHECK(cuModuleLoadData(&module, kObjects));
    std::vector<float> values(kSide * kSide);
    std::iota(values.begin(), values.end(), 1.0f);
    const CUdeviceptr other = upload(std::vector<float>(kSide * kSide)), memory = upload(values);
    CUdeviceptr out = upload(std::vector<float>(kThreads));
    CUtexObject texture = 0;
    alignas(128) CUtensorMap map{};
    unsigned count = kThreads;
    std::vector<void*> arguments;
    if (mode == "map" || mode == "replaced") {
        map = mapOf(mode == "map" ? memory : other);
        if (mode == "replaced")
            CHECK(cuTensorMapReplaceAddress(&map, reinterpret_cast<void*>(memory)));
        CHECK(cuModuleGetFunction(&kernel, module, "pick"));
        arguments = {&map, &out};
    } else {
        texture = mode == "linear" ? linearTexture(memory) : mode == "pitched" ? pitchedTexture(values) : arrayTexture();
        CHECK(cuModuleGetFunction(&kernel, module, mode == "pitched" ? "rows" : "fetch"));
        arguments = {&texture, &out, &count};
    }
    CHECK(cuLaunchKernel(kernel, 1, 1, 1, kThreads, 1, 1, 0, nullptr, arguments.data(), nullptr));
    CHECK(cuCtxSynchronize());
    std::array<float, kThreads> result{};
    CHECK(cuMemcpyDtoH(result.data(), out, sizeof result));
    std::printf("%g %g\n", static_cast<double>(result.front()), static_cast<double>(result.back()));
    return 0;
}
