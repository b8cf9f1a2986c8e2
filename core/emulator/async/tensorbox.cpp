// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/tensorbox.h"

#include <algorithm>
#include <cstring>

namespace kd::emulator {
namespace {

using Index = std::array<std::int64_t, TensorMap::kMaxRank>;

constexpr std::uint16_t kNanHalf = 0x7ff7;  // of every type, in each 16 bits
constexpr std::uint32_t kNanTf32 = 0x7fffe000;

std::int64_t sizeOf(const TensorMap& map, std::uint32_t dimension)
{
    return static_cast<std::int64_t>(map.sizes[dimension]);
}

// The elements of one row of the box: those that are in the tensor are one part.
void addRow(const TensorMap& map, const Index& index, std::uint32_t at, TensorBox& box)
{
    for (std::uint32_t i = 1; i < map.rank; ++i)
        if (index[i] < 0 || index[i] >= sizeOf(map, i))
            return;
    const auto count = static_cast<std::int64_t>(map.rowBytes() / map.elementBytes());
    const std::int64_t first = std::max<std::int64_t>(index[0], 0), end = std::min(index[0] + count, sizeOf(map, 0));
    if (first >= end)
        return;
    std::uint64_t address = map.address + static_cast<std::uint64_t>(first) * map.elementBytes();
    for (std::uint32_t i = 1; i < map.rank; ++i)
        address += static_cast<std::uint64_t>(index[i]) * map.strides[i];
    const std::uint32_t bytes = static_cast<std::uint32_t>(end - first) * map.elementBytes();
    box.parts.push_back({.address = address,
                         .at = at + static_cast<std::uint32_t>(first - index[0]) * map.elementBytes(),
                         .bytes = bytes,
                         .beside = (TensorBox::kChunk - bytes % TensorBox::kChunk) % TensorBox::kChunk});
}

void addTiles(const TensorMap& map, const TensorPlace& place, TensorBox& box)
{
    const std::uint64_t rows = map.rows();
    for (std::uint64_t row = 0; row < rows; ++row) {
        Index index{place.coordinates[0]};
        std::uint64_t left = row;
        for (std::uint32_t i = 1; i < map.rank; ++i) {
            index[i] = std::int64_t{place.coordinates[i]} + static_cast<std::int64_t>(left % map.count(i) * map.steps[i]);
            left /= map.count(i);
        }
        addRow(map, index, static_cast<std::uint32_t>(row) * map.rowBytes(), box);
    }
}

// The place of the next pixel: along the dimensions between the first and the last, from lower to upper corner, then along the
// last.
void stepPixel(const TensorMap& map, Index& index)
{
    for (std::uint32_t i = 1; i + 1 < map.rank; ++i) {
        index[i] += map.steps[i];
        if (index[i] < sizeOf(map, i) + map.upper[i - 1])
            return;
        index[i] = map.lower[i - 1];
    }
    ++index[map.rank - 1];
}

void addPixels(const TensorMap& map, const TensorPlace& place, TensorBox& box)
{
    Index index{};
    std::ranges::copy(place.coordinates, index.begin());
    for (std::uint32_t pixel = 0; pixel < map.pixels; ++pixel) {
        Index shifted = index;
        for (std::uint32_t i = 1; i + 1 < map.rank; ++i)
            shifted[i] += place.offsets[i - 1];
        addRow(map, shifted, pixel * map.rowBytes(), box);
        stepPixel(map, index);
    }
}

// Four rows, wherever they are.
void addFourRows(const TensorMap& map, const TensorPlace& place, TensorBox& box)
{
    for (std::uint32_t row = 0; row < TensorPlace::kRows; ++row)
        addRow(map, {place.coordinates[0], place.coordinates[row + 1]}, row * map.rowBytes(), box);
}

// Chunks of 16 bytes, or atoms of 32 or 64, change places within the width of the swizzle, by bits 7 and more of their address.
std::uint32_t swizzled(const TensorMap& map, std::uint32_t offset)
{
    const unsigned wider = map.atom == TensorMap::Atom::B16 ? 0 : map.atom == TensorMap::Atom::B64 ? 2 : 1;
    const std::uint32_t mask = (1U << (static_cast<unsigned>(map.swizzle) - wider)) - 1;
    return offset ^ ((offset >> 7 & mask) << (4 + wider));
}

void addChunks(const TensorMap& map, std::uint32_t rows, std::uint32_t shared, TensorBox& box)
{
    for (std::uint32_t row = 0; row < rows; ++row)
        for (std::uint32_t at = 0; at < map.rowBytes(); at += TensorBox::kChunk)
            box.chunks.push_back(swizzled(map, shared + row * map.rowPitch() + at));
    std::vector<std::uint32_t> sorted = box.chunks;
    std::ranges::sort(sorted);
    for (const std::uint32_t chunk : sorted) {
        if (!box.runs.empty() && box.runs.back().first + box.runs.back().bytes == chunk)
            box.runs.back().bytes += TensorBox::kChunk;
        else
            box.runs.push_back({chunk, TensorBox::kChunk});
    }
}

std::uint32_t tf32(std::uint32_t bits)
{
    constexpr std::uint32_t kDropped = 13, kExponent = 0x7f800000;
    if ((bits & kExponent) == kExponent && (bits & 0x7fffff) != 0)
        return kNanTf32;
    const std::uint32_t half = (1U << (kDropped - 1)) - 1 + (bits >> kDropped & 1);  // ties to even
    return (bits + half) >> kDropped << kDropped;
}

}  // namespace

void TensorBox::fill(const TensorMap& map, std::span<std::byte> values) const
{
    if (!map.fillsWithNan)
        return;
    for (std::size_t at = 0; at + sizeof kNanHalf <= values.size(); at += sizeof kNanHalf)
        std::memcpy(values.data() + at, &kNanHalf, sizeof kNanHalf);
}

void TensorBox::round(std::span<std::byte> values) const
{
    if (type != TensorMap::Type::TF32 && type != TensorMap::Type::TF32Ftz)
        return;
    for (const Part& part : parts) {
        for (std::uint32_t at = part.at; at < part.at + part.bytes; at += sizeof(std::uint32_t)) {
            std::uint32_t bits = 0;
            std::memcpy(&bits, values.data() + at, sizeof bits);
            bits = tf32(bits);
            std::memcpy(values.data() + at, &bits, sizeof bits);
        }
    }
}

Message wrongPlace(const TensorMap& map, const TensorPlace& place, bool isStore)
{
    const std::int64_t first = std::int64_t{place.coordinates[0]} * map.elementBytes();
    if (first % TensorBox::kChunk != 0)
        return message("coordinate 0 is {}, {} bytes from the start of a row: they must be a multiple of {}", place.coordinates[0],
                       first, std::uint32_t{TensorBox::kChunk});
    if (place.hasRows && (map.rank != 2 || map.box[1] != 1))
        return message("four rows are of a tensor map with 2 dimensions and boxes of 1 row: it has {} and {}", map.rank,
                       map.box[1]);
    for (std::uint32_t i = 0; isStore && i < (place.hasRows ? 1 : map.rank); ++i)
        if (place.coordinates[i] < 0)
            return message("coordinate {} of a copy to global memory is {}: it must not be negative", i, place.coordinates[i]);
    for (std::uint32_t i = 1; map.isIm2col && i + 1 < map.rank; ++i) {
        const std::int64_t end = sizeOf(map, i) + map.upper[i - 1];
        if (place.coordinates[i] < map.lower[i - 1] || place.coordinates[i] >= end)
            return message("coordinate {} is {}: the box of pixels is from {} to {}", i, place.coordinates[i], map.lower[i - 1],
                           end - 1);
    }
    return {};
}

TensorBox boxOf(const TensorMap& map, const TensorPlace& place, std::uint32_t shared)
{
    TensorBox box;
    box.type = map.type;
    if (place.hasRows)
        addFourRows(map, place, box);
    else if (map.isIm2col)
        addPixels(map, place, box);
    else
        addTiles(map, place, box);
    addChunks(map, static_cast<std::uint32_t>(place.rows(map)), shared, box);
    return box;
}

}  // namespace kd::emulator
