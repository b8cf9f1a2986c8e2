// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/substitute/objectsaver.h"

#include "core/base/posix/file.h"
#include "core/base/posix/newfile.h"
#include "core/capture/objects/recordedarrays.h"
#include "core/emulator/device/tensormap.h"

#include <algorithm>
#include <cstring>

namespace kd::emulator::substitute {
namespace {

constexpr std::size_t kHandleBytes = sizeof(std::uint64_t);

MapNumbers numbersOf(const TensorMap& map)
{
    const auto first = [&](const auto& values, std::uint32_t from, std::uint32_t count) {
        return std::vector<std::uint64_t>(values.begin() + from, values.begin() + from + count);
    };
    MapNumbers numbers{.isIm2col = map.isIm2col,
                       .type = static_cast<std::uint64_t>(map.type),
                       .sizes = first(map.sizes, 0, map.rank),
                       .strides = first(map.strides, 1, map.rank - 1),
                       .steps = first(map.steps, 0, map.rank),
                       .interleave = static_cast<std::uint64_t>(map.interleave),
                       .swizzle = static_cast<std::uint64_t>(map.swizzle) + static_cast<std::uint64_t>(map.atom),
                       .fill = map.fillsWithNan ? 1u : 0u};
    if (!map.isIm2col) {
        numbers.box = first(map.box, 0, map.rank);
        return numbers;
    }
    numbers.lower.assign(map.lower.begin(), map.lower.begin() + map.rank - 2);
    numbers.upper.assign(map.upper.begin(), map.upper.begin() + map.rank - 2);
    numbers.channels = map.channels;
    numbers.pixels = map.pixels;
    return numbers;
}

std::span<const std::byte> bytesOf(const Context::Array& array)
{
    return {array.bytes, array.rowBytes * array.rows * array.slices};
}

}  // namespace

ObjectSaver::ObjectSaver(const Context& context, std::filesystem::path folder, RecordedLaunch& recorded, std::uint64_t limit)
    : m_context(context), m_folder(std::move(folder)), m_recorded(recorded), m_limit(limit)
{
    for (const CUtexObject each : context.textures().textures())
        m_handles.insert(each);
    for (const CUsurfObject each : context.textures().surfaces())
        m_handles.insert(each);
}

std::vector<std::uint64_t> ObjectSaver::look(std::span<const std::byte> bytes, std::uint64_t argument, const std::string& file)
{
    std::vector<std::uint64_t> addresses;
    for (std::size_t at = 0; at + kHandleBytes <= bytes.size();) {
        std::uint64_t address = 0;
        const auto found = objectAt(bytes.subspan(at), at % TensorMap::kAlignment == 0, address);
        if (found) {
            m_recorded.objects.push_back({.argument = argument, .offset = at, .text = found->first, .file = file});
            if (address != 0)
                addresses.push_back(address);
        }
        at += found ? found->second : kHandleBytes;
    }
    return addresses;
}

std::optional<std::pair<std::string, std::size_t>> ObjectSaver::objectAt(std::span<const std::byte> bytes, bool mayBeMap,
                                                                           std::uint64_t& address)
{
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data(), sizeof word);
    if (m_handles.contains(word)) {
        if (const std::optional<TextureRecord> texture = m_context.textures().find(word))
            return std::pair(textureWords(texture->resource, texture->settings, texture->view, placeOf(texture->resource), address),
                             kHandleBytes);
        if (const std::optional<CUDA_RESOURCE_DESC> surface = m_context.textures().findSurface(word))
            return std::pair(surfaceWords(placeOf(*surface)), kHandleBytes);
    }
    if (bytes.size() < TensorMap::kBytes || !mayBeMap)
        return std::nullopt;
    const std::optional<TensorMap> map = TensorMap::read(bytes.first<TensorMap::kBytes>());
    if (!map || map->wide != TensorMap::Wide::None)  // sessions have no words for those of im2col::w
        return std::nullopt;
    address = map->address;
    return std::pair(mapWords(numbersOf(*map)) + placeWords(address), TensorMap::kBytes);
}

std::optional<ArrayPlace> ObjectSaver::placeOf(const CUDA_RESOURCE_DESC& resource)
{
    const bool isWhole = resource.resType == CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
    if (!isWhole && resource.resType != CU_RESOURCE_TYPE_ARRAY)
        return std::nullopt;
    const CUarray array = isWhole ? nullptr : resource.res.array.hArray;
    const CUmipmappedArray whole = isWhole ? resource.res.mipmap.hMipmappedArray : m_context.wholeOf(array);
    const std::vector<CUarray> levels = whole != nullptr ? m_context.levels(whole) : std::vector{array};
    const void* const identity = whole != nullptr ? static_cast<const void*>(whole) : array;
    const auto level = std::ranges::find(levels, array);
    ArrayPlace place{.isWhole = isWhole, .level = isWhole ? 0 : static_cast<unsigned>(level - levels.begin())};
    const auto known = std::ranges::find(m_arrays, identity, &SavedArray::identity);
    place.number = static_cast<std::uint64_t>(known - m_arrays.begin());
    if (known != m_arrays.end())
        return place;
    if (std::ranges::find(m_left, identity) != m_left.end())
        return std::nullopt;
    SavedArray saved{.levels = {}, .identity = identity};
    for (const CUarray each : levels)
        saved.levels.push_back(m_context.array(each));
    const bool isThere = !levels.empty() && std::ranges::find(saved.levels, nullptr) == saved.levels.end();
    const unsigned count = whole != nullptr ? static_cast<unsigned>(levels.size()) : 0;
    const bool canBe = isThere && isRecordable(saved.levels.front()->description);
    const std::uint64_t bytes = canBe ? kd::arrayBytes(saved.levels.front()->description, count) : 0;
    if (!canBe || bytes > m_limit - m_bytes) {
        m_left.push_back(identity);
        m_recorded.leftMemories += canBe ? 1 : 0;
        m_recorded.leftBytes += bytes;
        return std::nullopt;
    }
    RecordedArray recorded{.shape = arrayWords(saved.levels.front()->description, count), .bytes = bytes, .file = {}, .after = {}};
    recorded.file = "a" + std::to_string(m_arrays.size()) + ".bin";
    posix::NewFile file(m_folder / recorded.file);
    for (const Context::ArrayPointer& each : saved.levels)
        file.write(bytesOf(*each));
    file.commit();
    m_bytes += bytes;
    m_recorded.arrays.push_back(std::move(recorded));
    m_arrays.push_back(std::move(saved));
    return place;
}

void ObjectSaver::saveResults(RecordedLaunch& recorded) const
{
    for (std::size_t i = 0; i < m_arrays.size(); ++i) {
        RecordedArray& array = recorded.arrays[i];
        const std::vector<std::byte> before = posix::readFile(m_folder / array.file, Bytes{array.bytes});
        std::vector<std::byte> now;
        for (const Context::ArrayPointer& each : m_arrays[i].levels) {
            const std::span<const std::byte> bytes = bytesOf(*each);
            now.insert(now.end(), bytes.begin(), bytes.end());
        }
        if (now == before)
            continue;
        array.after = "after." + array.file;
        posix::NewFile file(m_folder / array.after);
        file.write(now);
        file.commit();
    }
}

}  // namespace kd::emulator::substitute
