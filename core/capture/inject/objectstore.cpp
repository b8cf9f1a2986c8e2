// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/inject/objectstore.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cstring>
#include <iterator>
#include <utility>

namespace kd::inject {
namespace {

constexpr std::size_t kMaxObjects = 65536;
constexpr unsigned kMaxRank = 5;

/// What a map was before its address is replaced, on this thread: found again behind the call.
thread_local std::array<std::byte, sizeof(CUtensorMap)> replacedMap;

void add(std::string& text, const char* key, std::uint64_t value)
{
    text += std::string(" ") + key + "=" + std::to_string(value);
}

template <typename Number> void addEach(std::string& text, const char* key, const Number* values, unsigned count)
{
    text += std::string(" ") + key + "=";
    for (unsigned i = 0; i < count; ++i)
        text += (i > 0 ? "," : "") + std::to_string(values[i]);
}

std::string hexOf(std::uint64_t value)
{
    constexpr std::size_t kRoom = 16;
    constexpr int kHexadecimal = 16;
    std::array<char, kRoom> digits{};
    return "0x" + std::string(digits.data(), std::to_chars(digits.data(), digits.data() + kRoom, value, kHexadecimal).ptr);
}

/// What both kinds of tensor maps begin with, and end with.
template <typename Parameters> void addCommon(std::string& text, const Parameters& given)
{
    add(text, "type", given.type);
    addEach(text, "sizes", given.sizes, given.rank);
    if (given.rank > 1)
        addEach(text, "strides", given.strides, given.rank - 1);
    addEach(text, "steps", given.steps, given.rank);
    add(text, "interleave", given.interleave);
    add(text, "swizzle", given.swizzle);
    add(text, "promotion", given.promotion);
    add(text, "fill", given.fill);
}

std::string tiledText(const cupti::TiledMapParameters& given)
{
    std::string text = "tiled-map";
    addCommon(text, given);
    addEach(text, "box", given.box, given.rank);
    return text;
}

std::string im2colText(const cupti::Im2colMapParameters& given)
{
    std::string text = "im2col-map";
    addCommon(text, given);
    addEach(text, "lower", given.lower, given.rank - 2);
    addEach(text, "upper", given.upper, given.rank - 2);
    add(text, "channels", given.channels);
    add(text, "pixels", given.pixels);
    return text;
}

void addTextureSettings(std::string& text, const CUDA_TEXTURE_DESC& settings)
{
    const std::array<unsigned, 3> modes{settings.addressMode[0], settings.addressMode[1], settings.addressMode[2]};
    addEach(text, "addressing", modes.data(), static_cast<unsigned>(modes.size()));
    add(text, "filter", settings.filterMode);
    add(text, "flags", settings.flags);
    add(text, "anisotropy", settings.maxAnisotropy);
    std::array<std::uint32_t, std::size(decltype(settings.borderColor){})> border{};
    std::ranges::transform(settings.borderColor, border.begin(), [](float each) { return std::bit_cast<std::uint32_t>(each); });
    addEach(text, "border", border.data(), static_cast<unsigned>(border.size()));
}

SeenObject seenTexture(const CUDA_RESOURCE_DESC& resource, const CUDA_TEXTURE_DESC* settings)
{
    SeenObject seen{.bytes = sizeof(CUtexObject)};
    if (resource.resType == CU_RESOURCE_TYPE_LINEAR && settings != nullptr) {
        const auto& linear = resource.res.linear;
        seen.text = "linear-texture";
        seen.address = linear.devPtr;
        add(seen.text, "format", linear.format);
        add(seen.text, "channels", linear.numChannels);
        add(seen.text, "bytes", linear.sizeInBytes);
        addTextureSettings(seen.text, *settings);
    } else if (resource.resType == CU_RESOURCE_TYPE_PITCH2D && settings != nullptr) {
        const auto& pitched = resource.res.pitch2D;
        seen.text = "pitched-texture";
        seen.address = pitched.devPtr;
        add(seen.text, "format", pitched.format);
        add(seen.text, "channels", pitched.numChannels);
        add(seen.text, "width", pitched.width);
        add(seen.text, "height", pitched.height);
        add(seen.text, "pitch", pitched.pitchInBytes);
        addTextureSettings(seen.text, *settings);
    } else {
        seen.text = settings != nullptr ? "array-texture" : "array-surface";
        return seen;
    }
    seen.text += " at=" + hexOf(seen.address);
    return seen;
}

}  // namespace

void ObjectStore::keepMap(const void* map, SeenMap seen)
{
    MapBytes bytes{};
    std::memcpy(bytes.data(), map, bytes.size());
    const std::lock_guard lock(m_mutex);
    if (m_maps.size() < kMaxObjects || m_maps.contains(bytes))
        m_maps[bytes] = std::move(seen);
}

void ObjectStore::onCall(std::uint32_t call, const void* parameters, bool isEntry, bool succeeded)
{
    if (call == cupti::kReplaceAddressCall && isEntry) {
        std::memcpy(replacedMap.data(), static_cast<const cupti::ReplaceAddressParameters*>(parameters)->map, replacedMap.size());
        return;
    }
    if (call == cupti::kTextureDestroyCall || call == cupti::kSurfaceDestroyCall) {
        const std::lock_guard lock(m_mutex);
        if (isEntry)
            m_handles.erase(*static_cast<const std::uint64_t*>(parameters));
        return;
    }
    if (isEntry || !succeeded)
        return;
    if (call == cupti::kTiledMapCall) {
        const auto& given = *static_cast<const cupti::TiledMapParameters*>(parameters);
        if (given.rank >= 1 && given.rank <= kMaxRank)
            keepMap(given.map, {tiledText(given), reinterpret_cast<std::uint64_t>(given.address)});
    } else if (call == cupti::kIm2colMapCall) {
        const auto& given = *static_cast<const cupti::Im2colMapParameters*>(parameters);
        if (given.rank >= 3 && given.rank <= kMaxRank)
            keepMap(given.map, {im2colText(given), reinterpret_cast<std::uint64_t>(given.address)});
    } else if (call == cupti::kReplaceAddressCall) {
        const auto& given = *static_cast<const cupti::ReplaceAddressParameters*>(parameters);
        SeenMap seen;
        {
            const std::lock_guard lock(m_mutex);
            const auto before = m_maps.find(replacedMap);
            if (before == m_maps.end())
                return;
            seen = before->second;
        }
        seen.address = reinterpret_cast<std::uint64_t>(given.address);
        keepMap(given.map, std::move(seen));
    } else if (call == cupti::kTextureCreateCall || call == cupti::kSurfaceCreateCall) {
        const auto& given = *static_cast<const cupti::TextureParameters*>(parameters);
        const bool isTexture = call == cupti::kTextureCreateCall;
        SeenObject seen = seenTexture(*static_cast<const CUDA_RESOURCE_DESC*>(given.resource),
                                      isTexture ? static_cast<const CUDA_TEXTURE_DESC*>(given.settings) : nullptr);
        const std::lock_guard lock(m_mutex);
        if (m_handles.size() < kMaxObjects)
            m_handles[*given.handle] = std::move(seen);
    }
}

std::optional<SeenObject> ObjectStore::find(std::span<const std::byte> argument, std::size_t at, bool mayBeHandle) const
{
    const std::span<const std::byte> rest = argument.subspan(at);
    const std::lock_guard lock(m_mutex);
    if (rest.size() >= kMapBytes && !m_maps.empty()) {
        MapBytes bytes{};
        std::memcpy(bytes.data(), rest.data(), bytes.size());
        if (const auto found = m_maps.find(bytes); found != m_maps.end())
            return SeenObject{.text = found->second.text + " at=" + hexOf(found->second.address),
                              .address = found->second.address,
                              .bytes = kMapBytes};
    }
    std::uint64_t handle = 0;
    if (!mayBeHandle || rest.size() < sizeof handle)
        return std::nullopt;
    std::memcpy(&handle, rest.data(), sizeof handle);
    const auto found = m_handles.find(handle);
    return found == m_handles.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace kd::inject
