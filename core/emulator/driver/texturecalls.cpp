// SPDX-License-Identifier: GPL-3.0-or-later
// cuTexObjectCreate to cuSurfObjectGetResourceDesc, and cuMipmappedArrayCreate to Destroy.
#include "core/driver/arrayformat.h"
#include "core/emulator/driver/arguments.h"
#include "core/emulator/driver/arrayshape.h"
#include "core/emulator/driver/driver.h"
#include "core/emulator/driver/enumerationnumber.h"
#include "core/emulator/texture/texel.h"
#include "core/emulator/texture/texturetable.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace kd::emulator {
namespace {

// Of attributes.cpp; cuDeviceGetAttribute tells them.
constexpr std::uint64_t kTextureAlignment = 512, kPitchAlignment = 32;
constexpr std::uint64_t kMaxLinearTexels = 1 << 28, kMaxPitchedWidth = 131072, kMaxPitchedHeight = 65000, kMaxPitch = 2097120;
constexpr unsigned kMaxAnisotropy = 16;
constexpr unsigned kTextureFlags = CU_TRSF_READ_AS_INTEGER | CU_TRSF_NORMALIZED_COORDINATES | CU_TRSF_SRGB |
    CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION | CU_TRSF_SEAMLESS_CUBEMAP;

std::optional<TexelFormat> texelFormat(CUarray_format format, unsigned channels)
{
    const std::size_t bytes = channelBytes(format);
    if (bytes == 0 || (channels != 1 && channels != 2 && channels != 4))
        return std::nullopt;
    const bool isFloat = format == CU_AD_FORMAT_HALF || format == CU_AD_FORMAT_FLOAT;
    const bool isSigned =
        format == CU_AD_FORMAT_SIGNED_INT8 || format == CU_AD_FORMAT_SIGNED_INT16 || format == CU_AD_FORMAT_SIGNED_INT32;
    return TexelFormat{isFloat        ? ChannelKind::Float
                           : isSigned ? ChannelKind::Signed
                                      : ChannelKind::Unsigned,
                       static_cast<std::uint8_t>(bytes), static_cast<std::uint8_t>(channels)};
}

TextureShape shapeOf(const CUDA_ARRAY3D_DESCRIPTOR& array)
{
    const bool isLayered = (array.Flags & CUDA_ARRAY3D_LAYERED) != 0;
    if ((array.Flags & CUDA_ARRAY3D_CUBEMAP) != 0)
        return isLayered ? TextureShape::Cubes : TextureShape::Cube;
    if (isLayered)
        return array.Height == 0 ? TextureShape::Lines : TextureShape::Planes;
    return array.Depth != 0 ? TextureShape::Space : array.Height != 0 ? TextureShape::Plane : TextureShape::Line;
}

TexelImage imageOf(const Context::Array& array)
{
    return {.address = addressOf(array.bytes),
            .width = static_cast<std::uint32_t>(array.description.Width),
            .height = static_cast<std::uint32_t>(array.rows),
            .slices = static_cast<std::uint32_t>(array.slices),
            .rowPitch = array.rowBytes,
            .slicePitch = array.rowBytes * array.rows};
}

// How texels are read, of settings that were checked.
void applySettings(const CUDA_TEXTURE_DESC& settings, Texture& texture)
{
    const bool isLinearMemory = texture.shape == TextureShape::Memory;
    for (std::size_t axis = 0; axis < texture.address.size(); ++axis)
        texture.address[axis] = static_cast<AddressMode>(settings.addressMode[axis]);
    texture.isLinear = settings.filterMode == CU_TR_FILTER_MODE_LINEAR && !isLinearMemory;
    texture.areLevelsLinear = settings.mipmapFilterMode == CU_TR_FILTER_MODE_LINEAR;
    texture.isNormalized = (settings.flags & CU_TRSF_NORMALIZED_COORDINATES) != 0 && !isLinearMemory;
    const bool isInteger = texture.format.kind != ChannelKind::Float;
    texture.givesIntegers = isInteger && ((settings.flags & CU_TRSF_READ_AS_INTEGER) != 0 || texture.format.channelBytes == 4);
    texture.isSrgb = (settings.flags & CU_TRSF_SRGB) != 0 && texture.format.kind == ChannelKind::Unsigned &&
        texture.format.channelBytes == 1 && !texture.givesIntegers;
    texture.isSeamless = (settings.flags & CU_TRSF_SEAMLESS_CUBEMAP) != 0;
    texture.levelBias = settings.mipmapLevelBias;
    texture.minLevel = settings.minMipmapLevelClamp;
    texture.maxLevel = settings.maxMipmapLevelClamp;
    texture.border = borderTexel(texture.format, texture.givesIntegers, std::to_array(settings.borderColor));
}

bool areValid(const CUDA_TEXTURE_DESC& settings)
{
    const auto isMode = [](const CUaddress_mode& mode) { return numberOf(mode) <= CU_TR_ADDRESS_MODE_BORDER; };
    const auto isFilter = [](const CUfilter_mode& mode) { return numberOf(mode) <= CU_TR_FILTER_MODE_LINEAR; };
    const bool areNumbers = !std::isnan(settings.mipmapLevelBias) && !std::isnan(settings.minMipmapLevelClamp) &&
        !std::isnan(settings.maxMipmapLevelClamp);
    return std::ranges::all_of(settings.addressMode, isMode) && isFilter(settings.filterMode) &&
        isFilter(settings.mipmapFilterMode) && (settings.flags & ~kTextureFlags) == 0 && settings.maxAnisotropy <= kMaxAnisotropy &&
        areNumbers;
}

// The view keeps the sizes; it may name other channels of as many bytes, and fewer levels and layers.
CUresult applyView(const CUDA_RESOURCE_VIEW_DESC& view, Texture& texture)
{
    const unsigned format = numberOf(view.format);
    if (format == CU_RES_VIEW_FORMAT_NONE)
        return CUDA_SUCCESS;
    if (format > CU_RES_VIEW_FORMAT_FLOAT_4X32)
        return CUDA_ERROR_NOT_SUPPORTED;  // blocks of compressed texels
    // In fours of u8, s8, u16, s16, u32, s32, half and float; each with 1, 2 and 4 channels.
    constexpr CUarray_format kFormats[] = {CU_AD_FORMAT_UNSIGNED_INT8, CU_AD_FORMAT_SIGNED_INT8,    CU_AD_FORMAT_UNSIGNED_INT16,
                                           CU_AD_FORMAT_SIGNED_INT16,  CU_AD_FORMAT_UNSIGNED_INT32, CU_AD_FORMAT_SIGNED_INT32,
                                           CU_AD_FORMAT_HALF,          CU_AD_FORMAT_FLOAT};
    const TexelFormat seen = *texelFormat(kFormats[(format - 1) / 3], 1U << (format - 1) % 3);
    const TexelImage& whole = texture.levels.front();
    const bool hasLayers = texture.shape >= TextureShape::Lines;
    const bool isFlat = texture.shape == TextureShape::Line || texture.shape == TextureShape::Lines;
    const std::size_t lastLevel = texture.levels.size() - 1;
    if (seen.bytes() != texture.format.bytes() || view.width != whole.width || view.height != (isFlat ? 0 : whole.height) ||
        view.firstMipmapLevel > view.lastMipmapLevel || view.lastMipmapLevel > lastLevel || view.firstLayer > view.lastLayer ||
        view.lastLayer >= (hasLayers ? whole.slices : 1))
        return CUDA_ERROR_INVALID_VALUE;
    texture.format = seen;
    texture.levels.resize(view.lastMipmapLevel + 1);
    texture.levels.erase(texture.levels.begin(), texture.levels.begin() + view.firstMipmapLevel);
    if (hasLayers)
        for (TexelImage& level : texture.levels) {
            level.address += view.firstLayer * level.slicePitch;
            level.slices = view.lastLayer - view.firstLayer + 1;
        }
    const bool isCube = texture.shape == TextureShape::Cube || texture.shape == TextureShape::Cubes;
    return isCube && texture.levels.front().slices % 6 != 0 ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}

}  // namespace

CUresult Driver::describeArray(const Context::ArrayPointer& array, Texture& texture)
{
    if (!array)
        return CUDA_ERROR_INVALID_HANDLE;
    texture.shape = shapeOf(array->description);
    texture.format = *texelFormat(array->description.Format, array->description.NumChannels);
    texture.levels = {imageOf(*array)};
    return CUDA_SUCCESS;
}

CUresult Driver::describeLinear(const CUDA_RESOURCE_DESC& resource, Texture& texture)
{
    const auto& linear = resource.res.linear;
    const std::optional<TexelFormat> format = texelFormat(linear.format, linear.numChannels);
    if (!format || linear.devPtr % kTextureAlignment != 0 || linear.sizeInBytes < format->bytes() ||
        linear.sizeInBytes / format->bytes() > kMaxLinearTexels)
        return CUDA_ERROR_INVALID_VALUE;
    const std::uint64_t width = linear.sizeInBytes / format->bytes(), bytes = width * format->bytes();
    texture.shape = TextureShape::Memory;
    texture.isOfArray = false;
    texture.format = *format;
    texture.levels = {
        {.address = linear.devPtr, .width = static_cast<std::uint32_t>(width), .rowPitch = bytes, .slicePitch = bytes}};
    return requireDevice(linear.devPtr, bytes, "a texture");
}

CUresult Driver::describePitched(const CUDA_RESOURCE_DESC& resource, Texture& texture)
{
    const auto& pitched = resource.res.pitch2D;
    const std::optional<TexelFormat> format = texelFormat(pitched.format, pitched.numChannels);
    if (!format || pitched.devPtr % kTextureAlignment != 0 || pitched.pitchInBytes % kPitchAlignment != 0 ||
        pitched.pitchInBytes > kMaxPitch || pitched.width == 0 || pitched.width > kMaxPitchedWidth || pitched.height == 0 ||
        pitched.height > kMaxPitchedHeight || pitched.width * format->bytes() > pitched.pitchInBytes)
        return CUDA_ERROR_INVALID_VALUE;
    texture.shape = TextureShape::Plane;
    texture.isOfArray = false;
    texture.format = *format;
    texture.levels = {{.address = pitched.devPtr,
                       .width = static_cast<std::uint32_t>(pitched.width),
                       .height = static_cast<std::uint32_t>(pitched.height),
                       .rowPitch = pitched.pitchInBytes,
                       .slicePitch = pitched.pitchInBytes * pitched.height}};
    return requireDevice(pitched.devPtr, texture.levels.front().bytes(*format), "a texture");
}

CUresult Driver::describeTexture(const Context& context, const CUDA_RESOURCE_DESC& resource, Texture& texture)
{
    switch (numberOf(resource.resType)) {
    case CU_RESOURCE_TYPE_ARRAY:
        return describeArray(context.array(resource.res.array.hArray), texture);
    case CU_RESOURCE_TYPE_MIPMAPPED_ARRAY: {
        const std::vector<CUarray> levels = context.levels(resource.res.mipmap.hMipmappedArray);
        if (levels.empty())
            return CUDA_ERROR_INVALID_HANDLE;
        std::vector<TexelImage> images;
        for (const CUarray level : levels) {
            if (const CUresult result = describeArray(context.array(level), texture); result != CUDA_SUCCESS)
                return result;
            images.push_back(texture.levels.front());
        }
        texture.levels = std::move(images);
        return CUDA_SUCCESS;
    }
    case CU_RESOURCE_TYPE_LINEAR:
        return describeLinear(resource, texture);
    case CU_RESOURCE_TYPE_PITCH2D:
        return describePitched(resource, texture);
    default:
        return CUDA_ERROR_INVALID_VALUE;
    }
}

CUresult Driver::cuTexObjectCreate(CUtexObject* target, const CUDA_RESOURCE_DESC* resource, const CUDA_TEXTURE_DESC* settings,
                                   const CUDA_RESOURCE_VIEW_DESC* view)
{
    return inContext([&](Context& context) -> CUresult {
        if (target == nullptr || resource == nullptr || settings == nullptr || resource->flags != 0 || !areValid(*settings))
            return CUDA_ERROR_INVALID_VALUE;
        Texture texture;
        if (const CUresult result = describeTexture(context, *resource, texture); result != CUDA_SUCCESS)
            return result;
        const bool isOfArray = resource->resType == CU_RESOURCE_TYPE_ARRAY || resource->resType == CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
        if (view != nullptr)
            if (const CUresult result = isOfArray ? applyView(*view, texture) : CUDA_ERROR_INVALID_VALUE; result != CUDA_SUCCESS)
                return result;
        applySettings(*settings, texture);
        *target = machine().textures().add(std::move(texture));
        context.textures().add(*target, {*resource, *settings, view == nullptr ? std::nullopt : std::optional(*view)});
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuTexObjectDestroy(CUtexObject handle)
{
    return inContext([&](Context& context) -> CUresult {
        if (!context.textures().find(handle))
            return CUDA_ERROR_INVALID_HANDLE;
        const CUresult result = context.queue().finishAll();
        if (context.textures().remove(handle))
            machine().textures().removeTexture(handle);
        return result;
    });
}

CUresult Driver::cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC* target, CUtexObject handle)
{
    return inContext([&](Context& context) -> CUresult {
        const std::optional<TextureRecord> record = context.textures().find(handle);
        return record ? setOutput(target, record->resource) : CUDA_ERROR_INVALID_HANDLE;
    });
}

CUresult Driver::cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC* target, CUtexObject handle)
{
    return inContext([&](Context& context) -> CUresult {
        const std::optional<TextureRecord> record = context.textures().find(handle);
        return record ? setOutput(target, record->settings) : CUDA_ERROR_INVALID_HANDLE;
    });
}

CUresult Driver::cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC* target, CUtexObject handle)
{
    return inContext([&](Context& context) -> CUresult {
        const std::optional<TextureRecord> record = context.textures().find(handle);
        if (!record)
            return CUDA_ERROR_INVALID_HANDLE;
        return record->view ? setOutput(target, *record->view) : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult Driver::cuSurfObjectCreate(CUsurfObject* target, const CUDA_RESOURCE_DESC* resource)
{
    return inContext([&](Context& context) -> CUresult {
        if (target == nullptr || resource == nullptr || resource->flags != 0 || resource->resType != CU_RESOURCE_TYPE_ARRAY)
            return CUDA_ERROR_INVALID_VALUE;
        const Context::ArrayPointer array = context.array(resource->res.array.hArray);
        if (!array)
            return CUDA_ERROR_INVALID_HANDLE;
        if ((array->description.Flags & CUDA_ARRAY3D_SURFACE_LDST) == 0)
            return CUDA_ERROR_INVALID_VALUE;
        const TexelFormat format = *texelFormat(array->description.Format, array->description.NumChannels);
        *target = machine().textures().add(Surface{shapeOf(array->description), format, imageOf(*array)});
        context.textures().addSurface(*target, *resource);
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuSurfObjectDestroy(CUsurfObject handle)
{
    return inContext([&](Context& context) -> CUresult {
        if (!context.textures().findSurface(handle))
            return CUDA_ERROR_INVALID_HANDLE;
        const CUresult result = context.queue().finishAll();
        if (context.textures().removeSurface(handle))
            machine().textures().removeSurface(handle);
        return result;
    });
}

CUresult Driver::cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC* target, CUsurfObject handle)
{
    return inContext([&](Context& context) -> CUresult {
        const std::optional<CUDA_RESOURCE_DESC> resource = context.textures().findSurface(handle);
        return resource ? setOutput(target, *resource) : CUDA_ERROR_INVALID_HANDLE;
    });
}

CUresult Driver::cuMipmappedArrayCreate(CUmipmappedArray* target, const CUDA_ARRAY3D_DESCRIPTOR* description, unsigned levels)
{
    return inContext([&](Context& context) -> CUresult {
        if (target == nullptr || description == nullptr || levels == 0 || !isArrayShape(*description, true))
            return CUDA_ERROR_INVALID_VALUE;
        const bool hasLayers = (description->Flags & (CUDA_ARRAY3D_LAYERED | CUDA_ARRAY3D_CUBEMAP)) != 0;
        const std::size_t largest = std::max({description->Width, description->Height, hasLayers ? 0 : description->Depth});
        std::vector<Context::ArrayPointer> made;
        for (unsigned level = 0; level < std::min(levels, static_cast<unsigned>(std::bit_width(largest))); ++level) {
            const auto halved = [level](std::size_t size) { return size == 0 ? 0 : std::max<std::size_t>(size >> level, 1); };
            CUDA_ARRAY3D_DESCRIPTOR one = *description;
            one.Width = halved(one.Width);
            one.Height = halved(one.Height);
            one.Depth = hasLayers ? one.Depth : halved(one.Depth);
            Context::ArrayPointer array;
            if (const CUresult result = makeArray(one, array); result != CUDA_SUCCESS)
                return result;
            made.push_back(std::move(array));
        }
        *target = context.addMipmaps(made);
        return CUDA_SUCCESS;
    });
}

CUresult Driver::cuMipmappedArrayGetLevel(CUarray* target, CUmipmappedArray handle, unsigned level)
{
    return inContext([&](Context& context) -> CUresult {
        const std::vector<CUarray> levels = context.levels(handle);
        if (levels.empty())
            return CUDA_ERROR_INVALID_HANDLE;
        return level < levels.size() ? setOutput(target, levels[level]) : CUDA_ERROR_INVALID_VALUE;
    });
}

CUresult Driver::cuMipmappedArrayDestroy(CUmipmappedArray handle)
{
    return inContext([&](Context& context) -> CUresult {
        const CUresult result = context.queue().finishAll();
        return context.removeMipmaps(handle) ? result : CUDA_ERROR_INVALID_HANDLE;
    });
}

}  // namespace kd::emulator
