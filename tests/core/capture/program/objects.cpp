// SPDX-License-Identifier: GPL-3.0-or-later
// A program of the driver API whose kernels read by objects in their arguments: "map", a tensor map; "replaced", one whose address
// is replaced; "linear", "pitched", "array": a texture of memory, of rows of it, of a CUDA array; "layered", "levels": of an array of
// layers, of a mipmapped one; "surface", "level": a surface of an array that is written, of one level of a mipmapped array; "gone":
// a texture of an array that is destroyed; "held", "mapped": a texture, a tensor map that lies in memory.
#include <cuda.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
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

.visible .entry held(.param .u64 textures, .param .u64 out)
{
    .reg .f32 %f<5>;
    .reg .b32 %r<3>;
    .reg .b64 %d<8>;
    ld.param.u64 %d1, [textures];
    ld.param.u64 %d2, [out];
    cvta.to.global.u64 %d3, %d1;
    ld.global.u64 %d4, [%d3+16];
    mov.u32 %r1, %tid.x;
    tex.1d.v4.f32.s32 {%f1, %f2, %f3, %f4}, [%d4, {%r1}];
    cvta.to.global.u64 %d5, %d2;
    mul.wide.u32 %d6, %r1, 4;
    add.s64 %d7, %d5, %d6;
    st.global.f32 [%d7], %f1;
    ret;
}

.visible .entry layers(.param .u64 texture, .param .u64 out)
{
    .reg .f32 %f<7>;
    .reg .b32 %r<4>;
    .reg .b64 %d<6>;
    ld.param.u64 %d1, [texture];
    ld.param.u64 %d2, [out];
    mov.u32 %r1, %tid.x;
    cvta.to.global.u64 %d3, %d2;
    and.b32 %r2, %r1, 7;
    shr.u32 %r3, %r1, 3;
    cvt.rn.f32.u32 %f1, %r2;
    mov.f32 %f2, 0f00000000;
    tex.a2d.v4.f32.f32 {%f3, %f4, %f5, %f6}, [%d1, {%r3, %f1, %f2, %f2}];
    mul.wide.u32 %d4, %r1, 4;
    add.s64 %d5, %d3, %d4;
    st.global.f32 [%d5], %f3;
    ret;
}

.visible .entry levels(.param .u64 texture, .param .u64 out)
{
    .reg .f32 %f<9>;
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
    fma.rn.f32 %f1, %f1, 0f3E800000, 0f3E000000;
    fma.rn.f32 %f2, %f2, 0f3E000000, 0f3D800000;
    mov.f32 %f7, 0f3F800000;
    tex.level.2d.v4.f32.f32 {%f3, %f4, %f5, %f6}, [%d1, {%f1, %f2}], %f7;
    mul.wide.u32 %d4, %r1, 4;
    add.s64 %d5, %d3, %d4;
    st.global.f32 [%d5], %f3;
    ret;
}

.visible .entry raise(.param .u64 surface, .param .u64 out)
{
    .reg .f32 %f<3>;
    .reg .b32 %r<6>;
    .reg .b64 %d<6>;
    ld.param.u64 %d1, [surface];
    ld.param.u64 %d2, [out];
    mov.u32 %r1, %tid.x;
    cvta.to.global.u64 %d3, %d2;
    and.b32 %r2, %r1, 3;
    shr.u32 %r3, %r1, 2;
    shl.b32 %r4, %r2, 2;
    suld.b.2d.b32.trap {%r5}, [%d1, {%r4, %r3}];
    mul.wide.u32 %d4, %r1, 4;
    add.s64 %d5, %d3, %d4;
    st.global.b32 [%d5], %r5;
    mov.b32 %f1, %r5;
    add.f32 %f2, %f1, 0f3F800000;
    mov.b32 %r5, %f2;
    sust.b.2d.b32.trap [%d1, {%r4, %r3}], {%r5};
    ret;
}

.visible .entry mapped(.param .u64 maps, .param .u64 out)
{
    .reg .pred %p<3>;
    .reg .f32 %f<3>;
    .reg .b32 %r<12>;
    .reg .b64 %d<8>;
    .shared .align 128 .b8 tile[128];
    .shared .align 8 .u64 arrived;
    ld.param.u64 %d1, [maps];
    ld.param.u64 %d2, [out];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, arrived;
    mov.u32 %r4, tile;
    setp.ne.s32 %p1, %r1, 0;
    @%p1 bra READY;
    mbarrier.init.shared.b64 [%r2], 1;
    fence.proxy.async.shared::cta;
    mbarrier.arrive.expect_tx.shared.b64 _, [%r2], 128;
    add.s64 %d3, %d1, 64;
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

CUDA_ARRAY3D_DESCRIPTOR floats(std::size_t width, std::size_t height, std::size_t depth, unsigned flags)
{
    return {.Width = width, .Height = height, .Depth = depth, .Format = CU_AD_FORMAT_FLOAT, .NumChannels = 1, .Flags = flags};
}

void fill(CUarray array, const float* values, std::size_t width, std::size_t height, std::size_t depth)
{
    CUDA_MEMCPY3D copy{};
    copy.srcMemoryType = CU_MEMORYTYPE_HOST;
    copy.srcHost = values;
    copy.srcPitch = copy.WidthInBytes = width * sizeof(float);
    copy.srcHeight = copy.Height = height;
    copy.Depth = depth;
    copy.dstMemoryType = CU_MEMORYTYPE_ARRAY;
    copy.dstArray = array;
    CHECK(cuMemcpy3D(&copy));
}

CUDA_RESOURCE_DESC resourceOf(CUarray array)
{
    CUDA_RESOURCE_DESC resource{};
    resource.resType = CU_RESOURCE_TYPE_ARRAY;
    resource.res.array.hArray = array;
    return resource;
}

CUarray arrayOf(const CUDA_ARRAY3D_DESCRIPTOR& description, const std::vector<float>& values)
{
    CUarray array = nullptr;
    CHECK(cuArray3DCreate(&array, &description));
    fill(array, values.data(), description.Width, std::max<std::size_t>(description.Height, 1),
         std::max<std::size_t>(description.Depth, 1));
    return array;
}

/// Of 8 × 16 and 4 × 8 elements.
CUmipmappedArray mipmaps(const std::vector<float>& values)
{
    const CUDA_ARRAY3D_DESCRIPTOR description = floats(8, 16, 0, CUDA_ARRAY3D_SURFACE_LDST);
    CUmipmappedArray whole = nullptr;
    CUarray level = nullptr;
    CHECK(cuMipmappedArrayCreate(&whole, &description, 2));
    CHECK(cuMipmappedArrayGetLevel(&level, whole, 0));
    fill(level, values.data() + kThreads, 8, 16, 1);
    CHECK(cuMipmappedArrayGetLevel(&level, whole, 1));
    fill(level, values.data(), 4, 8, 1);
    return whole;
}

/// The texture or surface of a mode that has one of an array.
CUtexObject arrayObject(const std::string& mode, const std::vector<float>& values)
{
    CUDA_RESOURCE_DESC resource{};
    if (mode == "levels") {
        resource.resType = CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
        resource.res.mipmap.hMipmappedArray = mipmaps(values);
        CUDA_TEXTURE_DESC settings{};
        settings.flags = CU_TRSF_NORMALIZED_COORDINATES;
        settings.maxMipmapLevelClamp = 1;
        CUtexObject texture = 0;
        CHECK(cuTexObjectCreate(&texture, &resource, &settings, nullptr));
        return texture;
    }
    if (mode == "surface" || mode == "level") {
        CUarray array = nullptr;
        if (mode == "surface")
            array = arrayOf(floats(4, 8, 0, CUDA_ARRAY3D_SURFACE_LDST), values);
        else
            CHECK(cuMipmappedArrayGetLevel(&array, mipmaps(values), 1));
        resource = resourceOf(array);
        CUsurfObject surface = 0;
        CHECK(cuSurfObjectCreate(&surface, &resource));
        return surface;
    }
    if (mode == "layered")
        return textureOf(resourceOf(arrayOf(floats(8, 1, 4, CUDA_ARRAY3D_LAYERED), values)));
    const CUarray array = arrayOf(floats(kThreads, 0, 0, 0), values);
    const CUtexObject texture = textureOf(resourceOf(array));
    if (mode == "gone")
        CHECK(cuArrayDestroy(array));
    return texture;
}

CUdeviceptr uploadBytes(const void* bytes, std::size_t size)
{
    CUdeviceptr memory = 0;
    CHECK(cuMemAlloc(&memory, size));
    CHECK(cuMemcpyHtoD(memory, bytes, size));
    return memory;
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
    CUdeviceptr holder = 0;
    alignas(128) CUtensorMap map{};
    unsigned count = kThreads;
    std::vector<void*> arguments;
    if (mode == "map" || mode == "replaced") {
        map = mapOf(mode == "map" ? memory : other);
        if (mode == "replaced")
            CHECK(cuTensorMapReplaceAddress(&map, reinterpret_cast<void*>(memory)));
        CHECK(cuModuleGetFunction(&kernel, module, "pick"));
        arguments = {&map, &out};
    } else if (mode == "mapped") {
        std::array<std::byte, 64 + sizeof map> bytes{};
        map = mapOf(memory);
        std::memcpy(bytes.data() + 64, &map, sizeof map);
        holder = uploadBytes(bytes.data(), bytes.size());
        CHECK(cuModuleGetFunction(&kernel, module, "mapped"));
        arguments = {&holder, &out};
    } else if (mode == "held") {
        const std::array<std::uint64_t, 4> words{1, 2, arrayObject("array", values), 3};
        holder = uploadBytes(words.data(), sizeof words);
        CHECK(cuModuleGetFunction(&kernel, module, "held"));
        arguments = {&holder, &out};
    } else {
        texture = mode == "linear" ? linearTexture(memory) : mode == "pitched" ? pitchedTexture(values) : arrayObject(mode, values);
        const char* const name = mode == "pitched" ? "rows"
            : mode == "layered"                    ? "layers"
            : mode == "levels"                     ? "levels"
            : mode == "surface" || mode == "level" ? "raise"
                                                   : "fetch";
        CHECK(cuModuleGetFunction(&kernel, module, name));
        arguments = {&texture, &out, &count};
    }
    CHECK(cuLaunchKernel(kernel, 1, 1, 1, kThreads, 1, 1, 0, nullptr, arguments.data(), nullptr));
    CHECK(cuCtxSynchronize());
    std::array<float, kThreads> result{};
    CHECK(cuMemcpyDtoH(result.data(), out, sizeof result));
    std::printf("%g %g\n", static_cast<double>(result.front()), static_cast<double>(result.back()));
    return 0;
}
