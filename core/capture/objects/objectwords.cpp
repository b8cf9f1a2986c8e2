// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/objects/objectwords.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <iterator>
#include <span>

namespace kd {
namespace {

void addNumber(std::string& made, const char* key, std::uint64_t value)
{
    made += std::string(" ") + key + "=" + std::to_string(value);
}

template <typename Numbers> void addEach(std::string& made, const char* key, const Numbers& values)
{
    made += std::string(" ") + key + "=";
    bool isFirst = true;
    for (const auto each : values) {
        made += (isFirst ? "" : ",") + std::to_string(each);
        isFirst = false;
    }
}

void addTextureSettings(std::string& made, const CUDA_TEXTURE_DESC& settings)
{
    const std::array<unsigned, 3> modes{settings.addressMode[0], settings.addressMode[1], settings.addressMode[2]};
    addEach(made, "addressing", modes);
    addNumber(made, "filter", settings.filterMode);
    addNumber(made, "flags", settings.flags);
    addNumber(made, "anisotropy", settings.maxAnisotropy);
    std::array<std::uint32_t, std::size(decltype(settings.borderColor){})> border{};
    std::ranges::transform(settings.borderColor, border.begin(), [](float each) { return std::bit_cast<std::uint32_t>(each); });
    addEach(made, "border", border);
}

void addLevels(std::string& made, const CUDA_TEXTURE_DESC& settings)
{
    addEach(made, "levels", std::array<std::uint32_t, 4>{static_cast<std::uint32_t>(settings.mipmapFilterMode),
                                                         std::bit_cast<std::uint32_t>(settings.mipmapLevelBias),
                                                         std::bit_cast<std::uint32_t>(settings.minMipmapLevelClamp),
                                                         std::bit_cast<std::uint32_t>(settings.maxMipmapLevelClamp)});
}

void addView(std::string& made, const CUDA_RESOURCE_VIEW_DESC& view)
{
    const auto format = static_cast<std::uint64_t>(view.format);
    addEach(made, "view", std::array<std::uint64_t, 8>{format, view.width, view.height, view.depth, view.firstMipmapLevel,
                                                       view.lastMipmapLevel, view.firstLayer, view.lastLayer});
}

}  // namespace

std::string placeWords(std::uint64_t address)
{
    constexpr std::size_t kRoom = 16;
    constexpr int kHexadecimal = 16;
    std::array<char, kRoom> digits{};
    return " at=0x" + std::string(digits.data(), std::to_chars(digits.data(), digits.data() + kRoom, address, kHexadecimal).ptr);
}

std::string mapWords(const MapNumbers& map)
{
    std::string made = map.isIm2col ? "im2col-map" : "tiled-map";
    addNumber(made, "type", map.type);
    addEach(made, "sizes", map.sizes);
    if (map.sizes.size() > 1)
        addEach(made, "strides", map.strides);
    addEach(made, "steps", map.steps);
    addNumber(made, "interleave", map.interleave);
    addNumber(made, "swizzle", map.swizzle);
    addNumber(made, "promotion", map.promotion);
    addNumber(made, "fill", map.fill);
    if (!map.isIm2col) {
        addEach(made, "box", map.box);
        return made;
    }
    addEach(made, "lower", map.lower);
    addEach(made, "upper", map.upper);
    addNumber(made, "channels", map.channels);
    addNumber(made, "pixels", map.pixels);
    return made;
}

std::string textureWords(const CUDA_RESOURCE_DESC& resource, const CUDA_TEXTURE_DESC& settings,
                         const std::optional<CUDA_RESOURCE_VIEW_DESC>& view, const std::optional<ArrayPlace>& place,
                         std::uint64_t& address)
{
    std::string made;
    if (resource.resType == CU_RESOURCE_TYPE_LINEAR) {
        const auto& linear = resource.res.linear;
        made = "linear-texture";
        address = linear.devPtr;
        addNumber(made, "format", linear.format);
        addNumber(made, "channels", linear.numChannels);
        addNumber(made, "bytes", linear.sizeInBytes);
    } else if (resource.resType == CU_RESOURCE_TYPE_PITCH2D) {
        const auto& pitched = resource.res.pitch2D;
        made = "pitched-texture";
        address = pitched.devPtr;
        addNumber(made, "format", pitched.format);
        addNumber(made, "channels", pitched.numChannels);
        addNumber(made, "width", pitched.width);
        addNumber(made, "height", pitched.height);
        addNumber(made, "pitch", pitched.pitchInBytes);
    } else {
        if (!place)
            return "array-texture";
        made = place->isWhole ? "mipmapped-texture" : "array-texture";
        addNumber(made, "array", place->number);
        if (!place->isWhole)
            addNumber(made, "level", place->level);
        addTextureSettings(made, settings);
        if (place->isWhole)
            addLevels(made, settings);
        if (view && view->format != CU_RES_VIEW_FORMAT_NONE)
            addView(made, *view);
        return made;
    }
    addTextureSettings(made, settings);
    return made + placeWords(address);
}

std::string surfaceWords(const std::optional<ArrayPlace>& place)
{
    std::string made = "array-surface";
    if (place) {
        addNumber(made, "array", place->number);
        addNumber(made, "level", place->level);
    }
    return made;
}

}  // namespace kd
