// SPDX-License-Identifier: GPL-3.0-or-later
// cudaMallocArray to cudaGetSurfaceObjectResourceDesc: arrays, copies from and to them, texture and surface objects.
#include "core/emulator/substitute/runtime/arraycopies.h"
#include "core/emulator/substitute/runtime/runtime.h"

#include <algorithm>
#include <cstddef>

namespace sub = kd::emulator::substitute;
using sub::deviceAddress;

namespace {

struct Format {
    CUarray_format format = CU_AD_FORMAT_FLOAT;
    unsigned channels = 0;  ///< 0: there is no such format
};

Format formatOf(const cudaChannelFormatDesc& channel)
{
    const int bits[] = {channel.x, channel.y, channel.z, channel.w};
    unsigned channels = 0;
    while (channels < 4 && bits[channels] != 0)
        ++channels;
    for (unsigned c = 0; c < 4; ++c)
        if (bits[c] != (c < channels ? bits[0] : 0))
            return {};
    const auto of = [channels](CUarray_format format) { return Format{format, channels}; };
    switch (channel.f) {
    case cudaChannelFormatKindFloat:
        return bits[0] == 32 ? of(CU_AD_FORMAT_FLOAT) : bits[0] == 16 ? of(CU_AD_FORMAT_HALF) : Format{};
    case cudaChannelFormatKindSigned:
        return bits[0] == 8 ? of(CU_AD_FORMAT_SIGNED_INT8)
            : bits[0] == 16 ? of(CU_AD_FORMAT_SIGNED_INT16)
            : bits[0] == 32 ? of(CU_AD_FORMAT_SIGNED_INT32)
                            : Format{};
    case cudaChannelFormatKindUnsigned:
        return bits[0] == 8 ? of(CU_AD_FORMAT_UNSIGNED_INT8)
            : bits[0] == 16 ? of(CU_AD_FORMAT_UNSIGNED_INT16)
            : bits[0] == 32 ? of(CU_AD_FORMAT_UNSIGNED_INT32)
                            : Format{};
    default:
        return {};
    }
}

cudaChannelFormatDesc channelOf(CUarray_format format, unsigned channels)
{
    const auto describe = [channels](int bits, cudaChannelFormatKind kind) {
        return cudaChannelFormatDesc{bits, channels > 1 ? bits : 0, channels > 2 ? bits : 0, channels > 3 ? bits : 0, kind};
    };
    switch (format) {
    case CU_AD_FORMAT_UNSIGNED_INT8:
        return describe(8, cudaChannelFormatKindUnsigned);
    case CU_AD_FORMAT_UNSIGNED_INT16:
        return describe(16, cudaChannelFormatKindUnsigned);
    case CU_AD_FORMAT_UNSIGNED_INT32:
        return describe(32, cudaChannelFormatKindUnsigned);
    case CU_AD_FORMAT_SIGNED_INT8:
        return describe(8, cudaChannelFormatKindSigned);
    case CU_AD_FORMAT_SIGNED_INT16:
        return describe(16, cudaChannelFormatKindSigned);
    case CU_AD_FORMAT_SIGNED_INT32:
        return describe(32, cudaChannelFormatKindSigned);
    case CU_AD_FORMAT_HALF:
        return describe(16, cudaChannelFormatKindFloat);
    default:
        return describe(32, cudaChannelFormatKindFloat);
    }
}

// The flags of arrays have the driver's numbers.
CUDA_ARRAY3D_DESCRIPTOR describe(const cudaChannelFormatDesc& channel, const cudaExtent& extent, unsigned flags)
{
    const Format format = formatOf(channel);
    return {extent.width, extent.height, extent.depth, format.format, format.channels, flags};
}

CUarray driverArray(cudaArray_const_t array)
{
    return reinterpret_cast<CUarray>(const_cast<cudaArray_t>(array));
}

CUresult describeResource(const cudaResourceDesc& from, CUDA_RESOURCE_DESC& to)
{
    switch (from.resType) {
    case cudaResourceTypeArray:
        to.resType = CU_RESOURCE_TYPE_ARRAY;
        to.res.array.hArray = driverArray(from.res.array.array);
        return CUDA_SUCCESS;
    case cudaResourceTypeMipmappedArray:
        to.resType = CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
        to.res.mipmap.hMipmappedArray = reinterpret_cast<CUmipmappedArray>(from.res.mipmap.mipmap);
        return CUDA_SUCCESS;
    case cudaResourceTypeLinear: {
        const Format format = formatOf(from.res.linear.desc);
        to.resType = CU_RESOURCE_TYPE_LINEAR;
        to.res.linear = {deviceAddress(from.res.linear.devPtr), format.format, format.channels, from.res.linear.sizeInBytes};
        return CUDA_SUCCESS;
    }
    case cudaResourceTypePitch2D: {
        const Format format = formatOf(from.res.pitch2D.desc);
        to.resType = CU_RESOURCE_TYPE_PITCH2D;
        to.res.pitch2D = {
            deviceAddress(from.res.pitch2D.devPtr), format.format, format.channels, from.res.pitch2D.width, from.res.pitch2D.height,
            from.res.pitch2D.pitchInBytes};
        return CUDA_SUCCESS;
    }
    default:
        return CUDA_ERROR_INVALID_VALUE;
    }
}

cudaResourceDesc resourceOf(const CUDA_RESOURCE_DESC& from)
{
    cudaResourceDesc to{};
    switch (from.resType) {
    case CU_RESOURCE_TYPE_ARRAY:
        to.resType = cudaResourceTypeArray;
        to.res.array.array = reinterpret_cast<cudaArray_t>(from.res.array.hArray);
        break;
    case CU_RESOURCE_TYPE_MIPMAPPED_ARRAY:
        to.resType = cudaResourceTypeMipmappedArray;
        to.res.mipmap.mipmap = reinterpret_cast<cudaMipmappedArray_t>(from.res.mipmap.hMipmappedArray);
        break;
    case CU_RESOURCE_TYPE_LINEAR:
        to.resType = cudaResourceTypeLinear;
        to.res.linear.devPtr = reinterpret_cast<void*>(from.res.linear.devPtr);
        to.res.linear.desc = channelOf(from.res.linear.format, from.res.linear.numChannels);
        to.res.linear.sizeInBytes = from.res.linear.sizeInBytes;
        break;
    default:
        to.resType = cudaResourceTypePitch2D;
        to.res.pitch2D.devPtr = reinterpret_cast<void*>(from.res.pitch2D.devPtr);
        to.res.pitch2D.desc = channelOf(from.res.pitch2D.format, from.res.pitch2D.numChannels);
        to.res.pitch2D.width = from.res.pitch2D.width;
        to.res.pitch2D.height = from.res.pitch2D.height;
        to.res.pitch2D.pitchInBytes = from.res.pitch2D.pitchInBytes;
    }
    return to;
}

CUDA_TEXTURE_DESC describeTexture(const cudaTextureDesc& from)
{
    CUDA_TEXTURE_DESC to{};
    for (int axis = 0; axis < 3; ++axis)
        to.addressMode[axis] = static_cast<CUaddress_mode>(from.addressMode[axis]);
    to.filterMode = static_cast<CUfilter_mode>(from.filterMode);
    to.flags = (from.readMode == cudaReadModeElementType ? unsigned{CU_TRSF_READ_AS_INTEGER} : 0) |
        (from.normalizedCoords != 0 ? unsigned{CU_TRSF_NORMALIZED_COORDINATES} : 0) |
        (from.sRGB != 0 ? unsigned{CU_TRSF_SRGB} : 0) |
        (from.disableTrilinearOptimization != 0 ? unsigned{CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION} : 0) |
        (from.seamlessCubemap != 0 ? unsigned{CU_TRSF_SEAMLESS_CUBEMAP} : 0);
    to.maxAnisotropy = from.maxAnisotropy;
    to.mipmapFilterMode = static_cast<CUfilter_mode>(from.mipmapFilterMode);
    to.mipmapLevelBias = from.mipmapLevelBias;
    to.minMipmapLevelClamp = from.minMipmapLevelClamp;
    to.maxMipmapLevelClamp = from.maxMipmapLevelClamp;
    std::copy_n(from.borderColor, 4, to.borderColor);
    return to;
}

cudaTextureDesc textureOf(const CUDA_TEXTURE_DESC& from)
{
    cudaTextureDesc to{};
    const auto has = [&](unsigned flag) { return (from.flags & flag) != 0; };
    for (int axis = 0; axis < 3; ++axis)
        to.addressMode[axis] = static_cast<cudaTextureAddressMode>(from.addressMode[axis]);
    to.filterMode = static_cast<cudaTextureFilterMode>(from.filterMode);
    to.readMode = has(CU_TRSF_READ_AS_INTEGER) ? cudaReadModeElementType : cudaReadModeNormalizedFloat;
    to.normalizedCoords = has(CU_TRSF_NORMALIZED_COORDINATES);
    to.sRGB = has(CU_TRSF_SRGB);
    to.disableTrilinearOptimization = has(CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION);
    to.seamlessCubemap = has(CU_TRSF_SEAMLESS_CUBEMAP);
    to.maxAnisotropy = from.maxAnisotropy;
    to.mipmapFilterMode = static_cast<cudaTextureFilterMode>(from.mipmapFilterMode);
    to.mipmapLevelBias = from.mipmapLevelBias;
    to.minMipmapLevelClamp = from.minMipmapLevelClamp;
    to.maxMipmapLevelClamp = from.maxMipmapLevelClamp;
    std::copy_n(from.borderColor, 4, to.borderColor);
    return to;
}

// Both name formats by the same numbers, and sizes and ranges in the same order.
CUDA_RESOURCE_VIEW_DESC describeView(const cudaResourceViewDesc& from)
{
    CUDA_RESOURCE_VIEW_DESC to{};
    to.format = static_cast<CUresourceViewFormat>(from.format);
    to.width = from.width;
    to.height = from.height;
    to.depth = from.depth;
    to.firstMipmapLevel = from.firstMipmapLevel;
    to.lastMipmapLevel = from.lastMipmapLevel;
    to.firstLayer = from.firstLayer;
    to.lastLayer = from.lastLayer;
    return to;
}

cudaResourceViewDesc viewOf(const CUDA_RESOURCE_VIEW_DESC& from)
{
    cudaResourceViewDesc to{};
    to.format = static_cast<cudaResourceViewFormat>(from.format);
    to.width = from.width;
    to.height = from.height;
    to.depth = from.depth;
    to.firstMipmapLevel = from.firstMipmapLevel;
    to.lastMipmapLevel = from.lastMipmapLevel;
    to.firstLayer = from.firstLayer;
    to.lastLayer = from.lastLayer;
    return to;
}

// Rows between an array and other memory, or another array.
cudaError_t copyRows(const sub::CopyEnd& from, const sub::CopyEnd& to, std::size_t width, std::size_t height, cudaStream_t stream,
                     bool waits)
{
    return sub::call([&]() -> CUresult { return sub::copyEnds(from, to, {width, height, 1}, stream, waits); });
}

sub::CopyEnd endOf(cudaArray_const_t array, std::size_t x, std::size_t y)
{
    return {.type = CU_MEMORYTYPE_ARRAY, .array = driverArray(array), .x = x, .y = y};
}

sub::CopyEnd endOf(const void* memory, std::size_t pitch, cudaMemcpyKind kind, bool isSource)
{
    return {.type = sub::memoryType(kind, isSource), .memory = const_cast<void*>(memory), .pitch = pitch};
}

std::size_t texelBytes(const CUDA_ARRAY3D_DESCRIPTOR& description)
{
    return static_cast<std::size_t>(channelOf(description.Format, description.NumChannels).x / 8) * description.NumChannels;
}

CUresult rowBytesOf(cudaArray_const_t array, std::size_t& bytes)
{
    CUDA_ARRAY3D_DESCRIPTOR description{};
    const CUresult result = cuArray3DGetDescriptor(&description, driverArray(array));
    if (result == CUDA_SUCCESS)
        bytes = description.Width * texelBytes(description);
    return result;
}

/// A run of bytes that goes on at the begin of the next row where a row of an array ends.
struct Run {
    sub::CopyEnd end;
    std::size_t row = 0;  ///< bytes; 0: of memory that has no rows

    std::size_t room() const { return row == 0 ? ~std::size_t{0} : row - end.x; }
    void advance(std::size_t bytes)
    {
        if (row == 0) {
            end.memory = static_cast<std::byte*>(end.memory) + bytes;
            return;
        }
        end.x += bytes;
        end.y += end.x / row;
        end.x %= row;
    }
};

CUresult setRow(Run& run)
{
    if (run.end.type != CU_MEMORYTYPE_ARRAY)
        return run.end.memory == nullptr ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
    const CUresult result = rowBytesOf(reinterpret_cast<cudaArray_const_t>(run.end.array), run.row);
    return result == CUDA_SUCCESS && run.end.x >= run.row ? CUDA_ERROR_INVALID_VALUE : result;
}

// Bytes in the order of rows: what is left of the first, whole rows at once where both ends have them, the rest.
cudaError_t copyRun(const sub::CopyEnd& from, const sub::CopyEnd& to, std::size_t bytes, cudaStream_t stream, bool waits)
{
    return sub::call([&]() -> CUresult {
        Run source{from}, target{to};
        if (bytes == 0)
            return CUDA_SUCCESS;
        for (Run* const run : {&source, &target})
            if (const CUresult result = setRow(*run); result != CUDA_SUCCESS)
                return result;
        while (bytes > 0) {
            const std::size_t width = std::min({bytes, source.room(), target.room()});
            const bool isWhole = (source.row == 0 || source.row == width) && (target.row == 0 || target.row == width);
            const std::size_t rows = isWhole ? bytes / width : 1;
            source.end.pitch = target.end.pitch = width;
            if (const CUresult result = sub::copyEnds(source.end, target.end, {width, rows, 1}, stream, waits);
                result != CUDA_SUCCESS)
                return result;
            source.advance(width * rows);
            target.advance(width * rows);
            bytes -= width * rows;
        }
        return CUDA_SUCCESS;
    });
}

// What the driver says of a texture or surface object, as the runtime has it.
template <typename Wanted, typename Said>
cudaError_t described(Wanted* wanted, unsigned long long object, CUresult(CUDAAPI* ask)(Said*, unsigned long long),
                      Wanted (*as)(const Said&))
{
    return sub::call([&] {
        Said found{};
        const CUresult result = wanted == nullptr ? CUDA_ERROR_INVALID_VALUE : ask(&found, object);
        if (result == CUDA_SUCCESS)
            *wanted = as(found);
        return result;
    });
}

}  // namespace

namespace kd::emulator::substitute {

CUresult driverBox(const cudaMemcpy3DParms& copy, CUDA_MEMCPY3D& box)
{
    std::size_t texel = 1;
    if (copy.srcArray != nullptr || copy.dstArray != nullptr) {
        CUDA_ARRAY3D_DESCRIPTOR description{};
        const CUarray array = driverArray(copy.srcArray != nullptr ? copy.srcArray : copy.dstArray);
        if (const CUresult result = cuArray3DGetDescriptor(&description, array); result != CUDA_SUCCESS)
            return result;
        texel = texelBytes(description);
        if (copy.extent.width > description.Width)
            return CUDA_ERROR_INVALID_VALUE;
    }
    const auto end = [&](cudaArray_t of, const cudaPitchedPtr& memory, const cudaPos& at, bool isSource) {
        if (of != nullptr)
            return CopyEnd{.type = CU_MEMORYTYPE_ARRAY, .array = driverArray(of), .x = at.x * texel, .y = at.y, .z = at.z};
        return CopyEnd{.type = memoryType(copy.kind, isSource), .memory = memory.ptr, .pitch = memory.pitch,
                       .height = memory.ysize, .x = at.x, .y = at.y, .z = at.z};
    };
    const cudaExtent extent{copy.extent.width * texel, copy.extent.height, copy.extent.depth};
    box = boxBetween(end(copy.srcArray, copy.srcPtr, copy.srcPos, true), end(copy.dstArray, copy.dstPtr, copy.dstPos, false),
                     extent);
    return CUDA_SUCCESS;
}

CUresult paramsOf(const CUDA_MEMCPY3D& box, cudaMemcpy3DParms& copy)
{
    const bool isFromArray = box.srcMemoryType == CU_MEMORYTYPE_ARRAY, isToArray = box.dstMemoryType == CU_MEMORYTYPE_ARRAY;
    std::size_t texel = 1;
    if (isFromArray || isToArray) {
        CUDA_ARRAY3D_DESCRIPTOR description{};
        const CUresult result = cuArray3DGetDescriptor(&description, isFromArray ? box.srcArray : box.dstArray);
        if (result != CUDA_SUCCESS)
            return result;
        texel = texelBytes(description);
    }
    const auto place = [](CUmemorytype type, const void* host, CUdeviceptr device) {
        return type == CU_MEMORYTYPE_HOST ? const_cast<void*>(host) : reinterpret_cast<void*>(device);
    };
    copy = {};
    copy.srcArray = isFromArray ? reinterpret_cast<cudaArray_t>(box.srcArray) : nullptr;
    copy.dstArray = isToArray ? reinterpret_cast<cudaArray_t>(box.dstArray) : nullptr;
    if (!isFromArray)
        copy.srcPtr = {place(box.srcMemoryType, box.srcHost, box.srcDevice), box.srcPitch, box.WidthInBytes, box.srcHeight};
    if (!isToArray)
        copy.dstPtr = {place(box.dstMemoryType, box.dstHost, box.dstDevice), box.dstPitch, box.WidthInBytes, box.dstHeight};
    copy.srcPos = {isFromArray ? box.srcXInBytes / texel : box.srcXInBytes, box.srcY, box.srcZ};
    copy.dstPos = {isToArray ? box.dstXInBytes / texel : box.dstXInBytes, box.dstY, box.dstZ};
    copy.extent = {box.WidthInBytes / texel, box.Height, box.Depth};
    copy.kind = cudaMemcpyDefault;
    return CUDA_SUCCESS;
}

cudaError_t copyArrays(const cudaMemcpy3DParms& copy, cudaStream_t stream, bool waits)
{
    return call([&]() -> CUresult {
        CUDA_MEMCPY3D box{};
        CUresult result = driverBox(copy, box);
        if (result == CUDA_SUCCESS)
            result = cuMemcpy3DAsync(&box, stream);
        return result == CUDA_SUCCESS && waits ? cuStreamSynchronize(stream) : result;
    });
}

}  // namespace kd::emulator::substitute

extern "C" {

cudaChannelFormatDesc CUDARTAPI cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind kind)
{
    return {x, y, z, w, kind};
}

cudaError_t CUDARTAPI cudaMallocArray(cudaArray_t* array, const cudaChannelFormatDesc* channel, std::size_t width,
                                      std::size_t height, unsigned flags)
{
    return sub::call([&]() -> CUresult {
        if (array == nullptr || channel == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        const CUDA_ARRAY3D_DESCRIPTOR description = describe(*channel, {width, height, 0}, flags);
        return cuArray3DCreate(reinterpret_cast<CUarray*>(array), &description);
    });
}

cudaError_t CUDARTAPI cudaMalloc3DArray(cudaArray_t* array, const cudaChannelFormatDesc* channel, cudaExtent extent, unsigned flags)
{
    return sub::call([&]() -> CUresult {
        if (array == nullptr || channel == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        const CUDA_ARRAY3D_DESCRIPTOR description = describe(*channel, extent, flags);
        return cuArray3DCreate(reinterpret_cast<CUarray*>(array), &description);
    });
}

cudaError_t CUDARTAPI cudaMallocMipmappedArray(cudaMipmappedArray_t* array, const cudaChannelFormatDesc* channel, cudaExtent extent,
                                               unsigned levels, unsigned flags)
{
    return sub::call([&]() -> CUresult {
        if (array == nullptr || channel == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        const CUDA_ARRAY3D_DESCRIPTOR description = describe(*channel, extent, flags);
        return cuMipmappedArrayCreate(reinterpret_cast<CUmipmappedArray*>(array), &description, levels);
    });
}

cudaError_t CUDARTAPI cudaGetMipmappedArrayLevel(cudaArray_t* level, cudaMipmappedArray_const_t array, unsigned number)
{
    return sub::call([&] {
        return cuMipmappedArrayGetLevel(reinterpret_cast<CUarray*>(level),
                                        reinterpret_cast<CUmipmappedArray>(const_cast<cudaMipmappedArray_t>(array)), number);
    });
}

cudaError_t CUDARTAPI cudaFreeArray(cudaArray_t array)
{
    return sub::call([&] { return array == nullptr ? CUDA_SUCCESS : cuArrayDestroy(driverArray(array)); });
}

cudaError_t CUDARTAPI cudaFreeMipmappedArray(cudaMipmappedArray_t array)
{
    return sub::call(
        [&] { return array == nullptr ? CUDA_SUCCESS : cuMipmappedArrayDestroy(reinterpret_cast<CUmipmappedArray>(array)); });
}

cudaError_t CUDARTAPI cudaArrayGetInfo(cudaChannelFormatDesc* channel, cudaExtent* extent, unsigned* flags, cudaArray_t array)
{
    return sub::call([&] {
        CUDA_ARRAY3D_DESCRIPTOR description{};
        const CUresult result = cuArray3DGetDescriptor(&description, driverArray(array));
        if (result != CUDA_SUCCESS)
            return result;
        if (channel != nullptr)
            *channel = channelOf(description.Format, description.NumChannels);
        if (extent != nullptr)
            *extent = {description.Width, description.Height, description.Depth};
        if (flags != nullptr)
            *flags = description.Flags;
        return CUDA_SUCCESS;
    });
}

cudaError_t CUDARTAPI cudaGetChannelDesc(cudaChannelFormatDesc* channel, cudaArray_const_t array)
{
    if (channel == nullptr)
        return sub::noted(cudaErrorInvalidValue);
    return cudaArrayGetInfo(channel, nullptr, nullptr, const_cast<cudaArray_t>(array));
}

cudaError_t CUDARTAPI cudaMemcpy2DToArray(cudaArray_t to, std::size_t x, std::size_t y, const void* from, std::size_t pitch,
                                          std::size_t width, std::size_t height, cudaMemcpyKind kind)
{
    return copyRows(endOf(from, pitch, kind, true), endOf(to, x, y), width, height, nullptr, true);
}

cudaError_t CUDARTAPI cudaMemcpy2DToArrayAsync(cudaArray_t to, std::size_t x, std::size_t y, const void* from, std::size_t pitch,
                                               std::size_t width, std::size_t height, cudaMemcpyKind kind, cudaStream_t stream)
{
    return copyRows(endOf(from, pitch, kind, true), endOf(to, x, y), width, height, stream, false);
}

cudaError_t CUDARTAPI cudaMemcpy2DFromArray(void* to, std::size_t pitch, cudaArray_const_t from, std::size_t x, std::size_t y,
                                            std::size_t width, std::size_t height, cudaMemcpyKind kind)
{
    return copyRows(endOf(from, x, y), endOf(to, pitch, kind, false), width, height, nullptr, true);
}

cudaError_t CUDARTAPI cudaMemcpy2DFromArrayAsync(void* to, std::size_t pitch, cudaArray_const_t from, std::size_t x, std::size_t y,
                                                 std::size_t width, std::size_t height, cudaMemcpyKind kind, cudaStream_t stream)
{
    return copyRows(endOf(from, x, y), endOf(to, pitch, kind, false), width, height, stream, false);
}

cudaError_t CUDARTAPI cudaMemcpy2DArrayToArray(cudaArray_t to, std::size_t toX, std::size_t toY, cudaArray_const_t from,
                                               std::size_t fromX, std::size_t fromY, std::size_t width, std::size_t height,
                                               cudaMemcpyKind)
{
    return copyRows(endOf(from, fromX, fromY), endOf(to, toX, toY), width, height, nullptr, true);
}

// Of the runtime that was: runs of bytes, and where in an array they begin.

cudaError_t CUDARTAPI cudaMemcpyToArray(cudaArray_t to, std::size_t x, std::size_t y, const void* from, std::size_t bytes,
                                        cudaMemcpyKind kind)
{
    return copyRun(endOf(from, 0, kind, true), endOf(to, x, y), bytes, nullptr, true);
}

cudaError_t CUDARTAPI cudaMemcpyToArrayAsync(cudaArray_t to, std::size_t x, std::size_t y, const void* from, std::size_t bytes,
                                             cudaMemcpyKind kind, cudaStream_t stream)
{
    return copyRun(endOf(from, 0, kind, true), endOf(to, x, y), bytes, stream, false);
}

cudaError_t CUDARTAPI cudaMemcpyFromArray(void* to, cudaArray_const_t from, std::size_t x, std::size_t y, std::size_t bytes,
                                          cudaMemcpyKind kind)
{
    return copyRun(endOf(from, x, y), endOf(to, 0, kind, false), bytes, nullptr, true);
}

cudaError_t CUDARTAPI cudaMemcpyFromArrayAsync(void* to, cudaArray_const_t from, std::size_t x, std::size_t y, std::size_t bytes,
                                               cudaMemcpyKind kind, cudaStream_t stream)
{
    return copyRun(endOf(from, x, y), endOf(to, 0, kind, false), bytes, stream, false);
}

cudaError_t CUDARTAPI cudaMemcpyArrayToArray(cudaArray_t to, std::size_t toX, std::size_t toY, cudaArray_const_t from,
                                             std::size_t fromX, std::size_t fromY, std::size_t bytes, cudaMemcpyKind)
{
    return copyRun(endOf(from, fromX, fromY), endOf(to, toX, toY), bytes, nullptr, true);
}

cudaError_t CUDARTAPI cudaDeviceGetTexture1DLinearMaxWidth(std::size_t* width, const cudaChannelFormatDesc* channel, int device)
{
    return sub::call([&]() -> CUresult {
        if (width == nullptr || channel == nullptr || formatOf(*channel).channels == 0)
            return CUDA_ERROR_INVALID_VALUE;
        int texels = 0;
        const CUresult result = cuDeviceGetAttribute(&texels, CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH, device);
        if (result == CUDA_SUCCESS)
            *width = static_cast<std::size_t>(texels);
        return result;
    });
}

cudaError_t CUDARTAPI cudaCreateTextureObject(cudaTextureObject_t* object, const cudaResourceDesc* resource,
                                              const cudaTextureDesc* texture, const cudaResourceViewDesc* view)
{
    return sub::call([&]() -> CUresult {
        if (object == nullptr || resource == nullptr || texture == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        CUDA_RESOURCE_DESC from{};
        if (const CUresult result = describeResource(*resource, from); result != CUDA_SUCCESS)
            return result;
        const CUDA_TEXTURE_DESC settings = describeTexture(*texture);
        const CUDA_RESOURCE_VIEW_DESC seen = view == nullptr ? CUDA_RESOURCE_VIEW_DESC{} : describeView(*view);
        CUtexObject made = 0;
        const CUresult result = cuTexObjectCreate(&made, &from, &settings, view == nullptr ? nullptr : &seen);
        if (result == CUDA_SUCCESS)
            *object = made;
        return result;
    });
}

cudaError_t CUDARTAPI cudaDestroyTextureObject(cudaTextureObject_t object)
{
    return sub::call([&] { return object == 0 ? CUDA_SUCCESS : cuTexObjectDestroy(object); });
}

cudaError_t CUDARTAPI cudaGetTextureObjectResourceDesc(cudaResourceDesc* resource, cudaTextureObject_t object)
{
    return described(resource, object, &cuTexObjectGetResourceDesc, &resourceOf);
}

cudaError_t CUDARTAPI cudaGetTextureObjectTextureDesc(cudaTextureDesc* texture, cudaTextureObject_t object)
{
    return described(texture, object, &cuTexObjectGetTextureDesc, &textureOf);
}

cudaError_t CUDARTAPI cudaGetTextureObjectResourceViewDesc(cudaResourceViewDesc* view, cudaTextureObject_t object)
{
    return described(view, object, &cuTexObjectGetResourceViewDesc, &viewOf);
}

cudaError_t CUDARTAPI cudaCreateSurfaceObject(cudaSurfaceObject_t* object, const cudaResourceDesc* resource)
{
    return sub::call([&]() -> CUresult {
        if (object == nullptr || resource == nullptr)
            return CUDA_ERROR_INVALID_VALUE;
        CUDA_RESOURCE_DESC from{};
        if (const CUresult result = describeResource(*resource, from); result != CUDA_SUCCESS)
            return result;
        CUsurfObject made = 0;
        const CUresult result = cuSurfObjectCreate(&made, &from);
        if (result == CUDA_SUCCESS)
            *object = made;
        return result;
    });
}

cudaError_t CUDARTAPI cudaDestroySurfaceObject(cudaSurfaceObject_t object)
{
    return sub::call([&] { return object == 0 ? CUDA_SUCCESS : cuSurfObjectDestroy(object); });
}

cudaError_t CUDARTAPI cudaGetSurfaceObjectResourceDesc(cudaResourceDesc* resource, cudaSurfaceObject_t object)
{
    return described(resource, object, &cuSurfObjectGetResourceDesc, &resourceOf);
}
}
