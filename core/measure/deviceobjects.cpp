// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/deviceobjects.h"

#include "core/base/error.h"
#include "core/driver/drivererror.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <iterator>
#include <optional>

namespace kd {
namespace {

/// The numbers of a key as a driver's call takes them.
template <typename Number> std::vector<Number> numbersOf(const DeviceObject& object, const char* key)
{
    const auto found = object.numbers.find(key);
    std::vector<Number> numbers;
    for (const std::int64_t each : found == object.numbers.end() ? std::vector<std::int64_t>() : found->second)
        numbers.push_back(static_cast<Number>(each));
    return numbers;
}

/// A map of one dimension has none, and a driver refuses null all the same.
std::vector<cuuint64_t> stridesOf(const DeviceObject& object)
{
    std::vector<cuuint64_t> strides = numbersOf<cuuint64_t>(object, "strides");
    strides.resize(std::max<std::size_t>(strides.size(), 1));
    return strides;
}

template <typename Enumeration> Enumeration enumerationOf(const DeviceObject& object, const char* key, std::size_t at = 0)
{
    return static_cast<Enumeration>(object.number(key, at));
}

/// A driver writes maps where they are aligned.
struct alignas(64) AlignedMap {
    CUtensorMap map;
};

float floatOf(const DeviceObject& object, const char* key, std::size_t at)
{
    return std::bit_cast<float>(static_cast<std::uint32_t>(object.number(key, at)));
}

CUDA_TEXTURE_DESC textureSettings(const DeviceObject& object)
{
    CUDA_TEXTURE_DESC settings{};
    for (std::size_t i = 0; i < std::size(settings.addressMode); ++i)
        settings.addressMode[i] = enumerationOf<CUaddress_mode>(object, "addressing", i);
    settings.filterMode = enumerationOf<CUfilter_mode>(object, "filter");
    settings.flags = static_cast<unsigned>(object.number("flags"));
    settings.maxAnisotropy = static_cast<unsigned>(object.number("anisotropy"));
    for (std::size_t i = 0; i < std::size(settings.borderColor); ++i)
        settings.borderColor[i] = floatOf(object, "border", i);
    if (object.kind == DeviceObject::Kind::MipmappedTexture) {
        settings.mipmapFilterMode = enumerationOf<CUfilter_mode>(object, "levels");
        settings.mipmapLevelBias = floatOf(object, "levels", 1);
        settings.minMipmapLevelClamp = floatOf(object, "levels", 2);
        settings.maxMipmapLevelClamp = floatOf(object, "levels", 3);
    }
    return settings;
}

std::optional<CUDA_RESOURCE_VIEW_DESC> textureView(const DeviceObject& object)
{
    if (!object.numbers.contains("view"))
        return std::nullopt;
    CUDA_RESOURCE_VIEW_DESC view{};
    std::size_t at = 0;
    const auto next = [&] { return object.number("view", at++); };
    view.format = static_cast<CUresourceViewFormat>(next());
    view.width = static_cast<std::size_t>(next());
    view.height = static_cast<std::size_t>(next());
    view.depth = static_cast<std::size_t>(next());
    view.firstMipmapLevel = static_cast<unsigned>(next());
    view.lastMipmapLevel = static_cast<unsigned>(next());
    view.firstLayer = static_cast<unsigned>(next());
    view.lastLayer = static_cast<unsigned>(next());
    return view;
}

CUDA_RESOURCE_DESC arrayResource(const DeviceObject& object, const DeviceArray* array)
{
    if (array == nullptr)
        throw LogicError({.text = "a texture or surface is of an array that the launch does not have"});
    CUDA_RESOURCE_DESC resource{};
    if (object.kind == DeviceObject::Kind::MipmappedTexture) {
        resource.resType = CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
        resource.res.mipmap.hMipmappedArray = array->mipmapped();
        return resource;
    }
    const auto level = static_cast<std::size_t>(object.number("level"));
    if (level >= array->levels())
        throw LogicError({.text = "a texture or surface is of a level that its array does not have"});
    resource.resType = CU_RESOURCE_TYPE_ARRAY;
    resource.res.array.hArray = array->level(level);
    return resource;
}

CUDA_RESOURCE_DESC textureResource(const DeviceObject& object, std::uint64_t address)
{
    CUDA_RESOURCE_DESC resource{};
    const auto format = enumerationOf<CUarray_format>(object, "format");
    const auto channels = static_cast<unsigned>(object.number("channels"));
    const auto size = [&](const char* key) { return static_cast<std::size_t>(object.number(key)); };
    if (object.kind == DeviceObject::Kind::LinearTexture) {
        resource.resType = CU_RESOURCE_TYPE_LINEAR;
        resource.res.linear = {
            .devPtr = address, .format = format, .numChannels = channels, .sizeInBytes = size("bytes")};
        return resource;
    }
    resource.resType = CU_RESOURCE_TYPE_PITCH2D;
    resource.res.pitch2D = {.devPtr = address,
                            .format = format,
                            .numChannels = channels,
                            .width = size("width"),
                            .height = size("height"),
                            .pitchInBytes = size("pitch")};
    return resource;
}

}  // namespace

DeviceObjects::~DeviceObjects()
{
    for (const std::uint64_t texture : m_textures)
        m_context.api().cuTexObjectDestroy(texture);
    for (const std::uint64_t surface : m_surfaces)
        m_context.api().cuSurfObjectDestroy(surface);
}

void DeviceObjects::make(const DeviceObject& object, const ObjectPlace& place, std::span<std::byte> bytes)
{
    switch (object.kind) {
    case DeviceObject::Kind::TiledMap:
        return makeTiled(object, place.address, bytes);
    case DeviceObject::Kind::Im2colMap:
        return makeIm2col(object, place.address, bytes);
    case DeviceObject::Kind::LinearTexture:
    case DeviceObject::Kind::PitchedTexture:
    case DeviceObject::Kind::ArrayTexture:
    case DeviceObject::Kind::MipmappedTexture:
        return makeTexture(object, place, bytes);
    case DeviceObject::Kind::ArraySurface:
        return makeSurface(object, place, bytes);
    }
}

void DeviceObjects::makeTiled(const DeviceObject& object, std::uint64_t address, std::span<std::byte> bytes) const
{
    AlignedMap made{};
    const auto sizes = numbersOf<cuuint64_t>(object, "sizes"), strides = stridesOf(object);
    const auto box = numbersOf<cuuint32_t>(object, "box"), steps = numbersOf<cuuint32_t>(object, "steps");
    check(m_context.api(),
          m_context.api().cuTensorMapEncodeTiled(
              &made.map, enumerationOf<CUtensorMapDataType>(object, "type"), static_cast<cuuint32_t>(sizes.size()),
              reinterpret_cast<void*>(address), sizes.data(), strides.data(), box.data(), steps.data(),
              enumerationOf<CUtensorMapInterleave>(object, "interleave"), enumerationOf<CUtensorMapSwizzle>(object, "swizzle"),
              enumerationOf<CUtensorMapL2promotion>(object, "promotion"),
              enumerationOf<CUtensorMapFloatOOBfill>(object, "fill")),
          "cuTensorMapEncodeTiled");
    std::memcpy(bytes.data(), &made.map, std::min(bytes.size(), sizeof made.map));
}

void DeviceObjects::makeIm2col(const DeviceObject& object, std::uint64_t address, std::span<std::byte> bytes) const
{
    AlignedMap made{};
    const auto sizes = numbersOf<cuuint64_t>(object, "sizes"), strides = stridesOf(object);
    const auto lower = numbersOf<int>(object, "lower"), upper = numbersOf<int>(object, "upper");
    const auto steps = numbersOf<cuuint32_t>(object, "steps");
    check(m_context.api(),
          m_context.api().cuTensorMapEncodeIm2col(
              &made.map, enumerationOf<CUtensorMapDataType>(object, "type"), static_cast<cuuint32_t>(sizes.size()),
              reinterpret_cast<void*>(address), sizes.data(), strides.data(), lower.data(), upper.data(),
              static_cast<cuuint32_t>(object.number("channels")), static_cast<cuuint32_t>(object.number("pixels")), steps.data(),
              enumerationOf<CUtensorMapInterleave>(object, "interleave"), enumerationOf<CUtensorMapSwizzle>(object, "swizzle"),
              enumerationOf<CUtensorMapL2promotion>(object, "promotion"),
              enumerationOf<CUtensorMapFloatOOBfill>(object, "fill")),
          "cuTensorMapEncodeIm2col");
    std::memcpy(bytes.data(), &made.map, std::min(bytes.size(), sizeof made.map));
}

void DeviceObjects::makeTexture(const DeviceObject& object, const ObjectPlace& place, std::span<std::byte> bytes)
{
    const CUDA_RESOURCE_DESC resource =
        object.isOfArray() ? arrayResource(object, place.array) : textureResource(object, place.address);
    const std::optional<CUDA_RESOURCE_VIEW_DESC> view = textureView(object);
    const CUDA_TEXTURE_DESC settings = textureSettings(object);
    CUtexObject texture = 0;
    m_textures.reserve(m_textures.size() + 1);
    check(m_context.api(), m_context.api().cuTexObjectCreate(&texture, &resource, &settings, view ? &*view : nullptr),
          "cuTexObjectCreate");
    m_textures.push_back(texture);
    std::memcpy(bytes.data(), &texture, std::min(bytes.size(), sizeof texture));
}

void DeviceObjects::makeSurface(const DeviceObject& object, const ObjectPlace& place, std::span<std::byte> bytes)
{
    const CUDA_RESOURCE_DESC resource = arrayResource(object, place.array);
    CUsurfObject surface = 0;
    m_surfaces.reserve(m_surfaces.size() + 1);
    check(m_context.api(), m_context.api().cuSurfObjectCreate(&surface, &resource), "cuSurfObjectCreate");
    m_surfaces.push_back(surface);
    std::memcpy(bytes.data(), &surface, std::min(bytes.size(), sizeof surface));
}

}  // namespace kd
