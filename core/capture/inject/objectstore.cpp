// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/capture/inject/objectstore.h"

#include "core/capture/objects/objectwords.h"

#include <array>
#include <cstring>
#include <utility>
#include <vector>

namespace kd::inject {
namespace {

constexpr std::size_t kMaxObjects = 65536;
constexpr unsigned kMaxRank = 5;

/// What a map was before its address is replaced, on this thread: found again behind the call.
thread_local std::array<std::byte, sizeof(CUtensorMap)> replacedMap;

template <typename Number> std::vector<std::uint64_t> numbers(const Number* values, unsigned count)
{
    return {values, values + count};
}

/// What both kinds of tensor maps begin with, and end with.
template <typename Parameters> MapNumbers commonNumbers(const Parameters& given)
{
    return {.type = given.type,
            .sizes = numbers(given.sizes, given.rank),
            .strides = numbers(given.strides, given.rank - 1),
            .steps = numbers(given.steps, given.rank),
            .interleave = given.interleave,
            .swizzle = given.swizzle,
            .promotion = given.promotion,
            .fill = given.fill};
}

std::string tiledText(const cupti::TiledMapParameters& given)
{
    MapNumbers map = commonNumbers(given);
    map.box = numbers(given.box, given.rank);
    return mapWords(map);
}

std::string im2colText(const cupti::Im2colMapParameters& given)
{
    MapNumbers map = commonNumbers(given);
    map.isIm2col = true;
    map.lower = {given.lower, given.lower + given.rank - 2};
    map.upper = {given.upper, given.upper + given.rank - 2};
    map.channels = given.channels;
    map.pixels = given.pixels;
    return mapWords(map);
}

SeenHandle seenHandle(const cupti::TextureParameters& given, bool isTexture)
{
    SeenHandle seen{.resource = *static_cast<const CUDA_RESOURCE_DESC*>(given.resource)};
    if (isTexture && given.settings != nullptr)
        seen.settings = *static_cast<const CUDA_TEXTURE_DESC*>(given.settings);
    if (isTexture && given.view != nullptr)
        seen.view = *static_cast<const CUDA_RESOURCE_VIEW_DESC*>(given.view);
    return seen;
}

/// The array, or mipmapped array, that a texture or surface is of; null: of memory.
const void* arrayOf(const CUDA_RESOURCE_DESC& resource)
{
    if (resource.resType == CU_RESOURCE_TYPE_MIPMAPPED_ARRAY)
        return resource.res.mipmap.hMipmappedArray;
    return resource.resType == CU_RESOURCE_TYPE_ARRAY ? resource.res.array.hArray : nullptr;
}

}  // namespace

/// An array has gone, with all of its levels.
void ObjectStore::forgetArray(const void* array)
{
    const std::lock_guard lock(m_mutex);
    const auto isGone = [&](const void* each) {
        const auto level = m_levels.find(each);
        return each == array || (level != m_levels.end() && level->second.whole == array);
    };
    for (auto& [handle, seen] : m_handles)
        if (const void* const of = arrayOf(seen.resource); of != nullptr && isGone(of))
            seen.isArrayGone = true;
    std::erase_if(m_levels, [&](const auto& each) { return isGone(each.first); });
}

std::unordered_set<std::uint64_t> ObjectStore::firstWordsOfMaps() const
{
    const std::lock_guard lock(m_mutex);
    std::unordered_set<std::uint64_t> words;
    for (const auto& [bytes, seen] : m_maps) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data(), sizeof word);
        words.insert(word);
    }
    return words;
}

std::unordered_set<std::uint64_t> ObjectStore::tellingHandles() const
{
    constexpr unsigned kSmallBits = 32;
    const std::lock_guard lock(m_mutex);
    std::unordered_set<std::uint64_t> handles;
    for (const auto& [handle, seen] : m_handles)
        if (handle >> kSmallBits != 0)
            handles.insert(handle);
    return handles;
}

std::optional<SeenLevel> ObjectStore::levelOf(CUarray array) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_levels.find(array);
    return found == m_levels.end() ? std::nullopt : std::optional(found->second);
}

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
    if (call == cupti::kArrayDestroyCall || call == cupti::kMipmapDestroyCall)
        return isEntry ? forgetArray(*static_cast<void* const*>(parameters)) : void();
    if (isEntry || !succeeded)
        return;
    if (call == cupti::kMipmapLevelCall) {
        const auto& given = *static_cast<const cupti::MipmapLevelParameters*>(parameters);
        const std::lock_guard lock(m_mutex);
        if (m_levels.size() < kMaxObjects)
            m_levels[*given.level] = {static_cast<CUmipmappedArray>(given.whole), given.number};
    } else if (call == cupti::kTiledMapCall) {
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
        SeenHandle seen = seenHandle(given, call == cupti::kTextureCreateCall);
        const std::lock_guard lock(m_mutex);
        if (m_handles.size() < kMaxObjects)
            m_handles[*given.handle] = seen;
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
            return SeenObject{.text = found->second.text + placeWords(found->second.address),
                              .address = found->second.address,
                              .bytes = kMapBytes};
    }
    std::uint64_t handle = 0;
    if (!mayBeHandle || rest.size() < sizeof handle)
        return std::nullopt;
    std::memcpy(&handle, rest.data(), sizeof handle);
    const auto found = m_handles.find(handle);
    if (found == m_handles.end())
        return std::nullopt;
    return SeenObject{.text = {}, .address = 0, .bytes = sizeof handle, .handle = found->second};
}

}  // namespace kd::inject
