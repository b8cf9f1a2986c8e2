// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/tensorbox.h"

#include <algorithm>
#include <cstring>

namespace kd::emulator {
namespace {

using Index = std::array<std::int64_t, TensorMap::kMaxRank>;

constexpr std::uint16_t kNanHalf = 0x7ff7;  // of every type, in each 16 bits
constexpr std::uint32_t kNanTf32 = 0x7fffe000;
constexpr std::int32_t kPaddedStart = 128;  // elements
constexpr std::uint32_t kMaxHalo = 511, kMaxHalo128 = 31, kMaxShift = 31;

std::int64_t sizeOf(const TensorMap& map, std::uint32_t dimension)
{
    return static_cast<std::int64_t>(map.sizes[dimension]);
}

bool isInside(const TensorMap& map, const Index& index)
{
    for (std::uint32_t i = 1; i < map.rank; ++i)
        if (index[i] < 0 || index[i] >= sizeOf(map, i))
            return false;
    return true;
}

std::uint64_t addressOfRow(const TensorMap& map, const Index& index)
{
    std::uint64_t address = map.address;
    for (std::uint32_t i = 1; i < map.rank; ++i)
        address += static_cast<std::uint64_t>(index[i]) * map.strides[i];
    return address;
}

// Bytes of the tensor in a row, which are those of the box from `at` on. Packed elements with gaps are a part for each group.
void addPart(const TensorMap& map, std::uint64_t address, std::uint32_t at, std::uint32_t bytes, TensorBox& box)
{
    if (!map.isPadded()) {
        const bool writesBeside = !map.isPacked() && !map.isInterleaved();
        box.parts.push_back({.address = address,
                             .at = at,
                             .bytes = bytes,
                             .beside = writesBeside ? (TensorBox::kChunk - bytes % TensorBox::kChunk) % TensorBox::kChunk : 0});
        return;
    }
    const std::uint32_t group = TensorMap::kPackedGroup * map.elementBits() / 8;
    for (std::uint32_t i = 0; i < bytes / group; ++i)
        box.parts.push_back({.address = address + i * group, .at = at + i * TensorBox::kChunk, .bytes = group});
}

// The places of one row of the box: those that are in the tensor are one part, or one each where steps leave some out.
void addRow(const TensorMap& map, const Index& index, std::uint32_t at, TensorBox& box)
{
    if (!isInside(map, index))
        return;
    const std::int64_t bits = map.placeBits(), size = sizeOf(map, 0) * bits / 8;
    const std::int64_t start = index[0] * bits / 8;
    const std::uint64_t row = addressOfRow(map, index);
    const bool isWhole = !map.isInterleaved() || map.isIm2col || map.steps[0] == 1;
    const std::int64_t piece = isWhole ? map.rowBytes() : map.sliceBytes();
    const std::int64_t apart = isWhole ? piece : piece * map.steps[0];
    for (std::int64_t i = 0; i < map.rowBytes() / piece; ++i) {
        const std::int64_t from = start + i * apart;
        const std::int64_t first = std::max<std::int64_t>(from, 0), end = std::min(from + piece, size);
        if (first < end)
            addPart(map, row + static_cast<std::uint64_t>(first), at + static_cast<std::uint32_t>(i * piece + first - from),
                    static_cast<std::uint32_t>(end - first), box);
    }
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
        addRow(map, index, static_cast<std::uint32_t>(row) * map.sharedRowBytes(), box);
    }
}

// The offset of the width by which im2col::w moves the box of pixels with its first one.
std::int64_t shiftOf(const TensorMap& map, const TensorPlace& place)
{
    return map.wide == TensorMap::Wide::None ? 0 : place.offsets[1];
}

// The place of the next pixel: along the width, and the dimensions behind it, from lower to upper corner, then along the last.
void stepPixel(const TensorMap& map, std::int64_t shift, Index& index)
{
    for (std::uint32_t i = 0; i < map.pixelDimensions(); ++i) {
        const std::uint32_t dimension = map.firstPixelDimension() + i;
        index[dimension] += map.steps[dimension];
        if (index[dimension] < sizeOf(map, dimension) + map.upper[i] + shift)
            return;
        index[dimension] = map.lower[i] + shift;
    }
    index[map.rank - 1] += map.steps[map.rank - 1];
}

// Pixels one behind the other. Those of a halo are what comes behind the row, or behind each quarter of 128 pixels. They lie behind
// all other pixels; of quarters there is one each.
void addPixels(const TensorMap& map, const TensorPlace& place, TensorBox& box)
{
    const std::int64_t shift = shiftOf(map, place);
    const auto pixels = static_cast<std::uint32_t>(map.rows());
    const std::uint32_t halos = TensorPlace::halos(map);
    Index index{};
    std::ranges::copy(place.coordinates, index.begin());
    index[map.firstPixelDimension()] += shift;
    const auto add = [&](const Index& pixel, std::uint32_t row) {
        Index shifted = pixel;
        for (std::uint32_t i = 0; map.wide == TensorMap::Wide::None && i < map.pixelDimensions(); ++i)
            shifted[map.firstPixelDimension() + i] += place.offsets[i];
        addRow(map, shifted, row * map.sharedRowBytes(), box);
    };
    for (std::uint32_t pixel = 0; pixel < pixels; ++pixel) {
        add(index, pixel);
        stepPixel(map, shift, index);
        if ((pixel + 1) % (pixels / halos) != 0)
            continue;
        const std::uint32_t part = (pixel + 1) / (pixels / halos) - 1;
        Index beside = index;
        for (std::uint32_t i = 0; i < place.halo(map); ++i) {
            add(beside, pixels + i * halos + part);
            stepPixel(map, shift, beside);
        }
    }
}

// Four rows, wherever they are.
void addFourRows(const TensorMap& map, const TensorPlace& place, TensorBox& box)
{
    for (std::uint32_t row = 0; row < TensorPlace::kRows; ++row)
        addRow(map, {place.coordinates[0], place.coordinates[row + 1]}, row * map.sharedRowBytes(), box);
}

// Chunks of 16 bytes, or atoms of 32 or 64, change places within the width of the swizzle, by bits 7 and more of their address. A
// swizzle of 96 bytes is one of 32 with longer rows.
std::uint32_t swizzled(const TensorMap& map, std::uint32_t offset)
{
    const TensorMap::Swizzle swizzle = map.swizzle == TensorMap::Swizzle::B96 ? TensorMap::Swizzle::B32 : map.swizzle;
    const unsigned wider = map.atom == TensorMap::Atom::B16 ? 0 : map.atom == TensorMap::Atom::B64 ? 2 : 1;
    const std::uint32_t mask = (1U << (static_cast<unsigned>(swizzle) - wider)) - 1;
    return offset ^ ((offset >> 7 & mask) << (4 + wider));
}

void addChunks(const TensorMap& map, std::uint32_t rows, std::uint32_t shared, TensorBox& box)
{
    for (std::uint32_t row = 0; row < rows; ++row)
        for (std::uint32_t at = 0; at < map.sharedRowBytes(); at += TensorBox::kChunk)
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

void TensorBox::arrange(std::span<std::byte> values) const
{
    if (type == TensorMap::Type::TF32 || type == TensorMap::Type::TF32Ftz) {
        for (const Part& part : parts) {
            for (std::uint32_t at = part.at; at < part.at + part.bytes; at += sizeof(std::uint32_t)) {
                std::uint32_t bits = 0;
                std::memcpy(&bits, values.data() + at, sizeof bits);
                bits = tf32(bits);
                std::memcpy(values.data() + at, &bits, sizeof bits);
            }
        }
    }
    for (std::size_t i = 0; flips && i < chunks.size(); ++i) {
        constexpr std::uint32_t kOddLine = 128;
        if ((chunks[i] & kOddLine) != 0)
            std::rotate(values.begin() + i * kChunk, values.begin() + i * kChunk + kChunk / 2, values.begin() + (i + 1) * kChunk);
    }
}

void TensorBox::pack(std::span<std::byte> values) const
{
    if (type != TensorMap::Type::U6Align16)
        return;
    for (std::size_t at = 0; at < values.size(); at += kChunk) {
        std::array<std::byte, kChunk> packed{};
        for (std::size_t i = 0; i < TensorMap::kPackedGroup; ++i) {
            constexpr std::uint32_t kBits = 6;
            const std::uint32_t value = (std::to_integer<std::uint32_t>(values[at + i]) & 0x3f) << (i * kBits % 8);
            packed[i * kBits / 8] |= static_cast<std::byte>(value & 0xff);
            packed[i * kBits / 8 + 1] |= static_cast<std::byte>(value >> 8);
        }
        std::ranges::copy(packed, values.begin() + static_cast<std::ptrdiff_t>(at));
    }
}

namespace {

// Where a copy begins along dimension 0.
Message wrongStart(const TensorMap& map, std::int32_t start)
{
    if (map.isInterleaved())
        return {};
    if (map.isPadded() && start % kPaddedStart != 0)
        return message("coordinate 0 is {}: that of packed elements must be a multiple of {}", start, kPaddedStart);
    const std::int64_t bits = std::int64_t{start} * map.elementBits();
    if (!map.isPadded() && bits % (8 * TensorBox::kChunk) != 0)
        return message("coordinate 0 is {}, {} bytes from the start of a row: they must be a multiple of {}", start, bits / 8,
                       std::uint32_t{TensorBox::kChunk});
    return {};
}

// Where the first pixel of an im2col copy is, and how far its halo and its offset may go.
Message wrongPixels(const TensorMap& map, const TensorPlace& place, bool isStore)
{
    const bool isWide = map.wide != TensorMap::Wide::None;
    const std::uint32_t mostHalo = map.wide == TensorMap::Wide::W ? kMaxHalo : kMaxHalo128;
    if (isWide && place.offsets[0] > mostHalo)
        return message("the halo has {} pixels: 0 to {} are possible", place.offsets[0], mostHalo);
    if (isWide && place.offsets[1] > kMaxShift)
        return message("the offset of the width is {}: 0 to {} are possible", place.offsets[1], kMaxShift);
    for (std::uint32_t i = 0; i < map.pixelDimensions(); ++i) {
        const std::uint32_t dimension = map.firstPixelDimension() + i;
        const std::int64_t end = sizeOf(map, dimension) + map.upper[i];
        if (isStore && (map.lower[i] < 0 || map.upper[i] > 0))
            return message("the box of pixels is from {} to {} along dimension {}, and of a copy to global memory it must not "
                           "leave the tensor", map.lower[i], end - 1, dimension);
        if ((!isWide && place.coordinates[dimension] < map.lower[i]) || place.coordinates[dimension] >= end)
            return message("coordinate {} is {}: the box of pixels is from {} to {}", dimension, place.coordinates[dimension],
                           map.lower[i], end - 1);
    }
    return {};
}

}  // namespace

Message wrongPlace(const TensorMap& map, const TensorPlace& place, bool isStore)
{
    if (Message wrong = wrongStart(map, place.coordinates[0]); !wrong.empty())
        return wrong;
    if (place.hasRows && (map.rank != 2 || map.box[1] != 1))
        return message("four rows are of a tensor map with 2 dimensions and boxes of 1 row: it has {} and {}", map.rank,
                       map.box[1]);
    for (std::uint32_t i = 0; isStore && i < (place.hasRows ? 1 : map.rank); ++i)
        if (place.coordinates[i] < 0)
            return message("coordinate {} of a copy to global memory is {}: it must not be negative", i, place.coordinates[i]);
    return map.isIm2col ? wrongPixels(map, place, isStore) : Message();
}

Message wrongDirection(const TensorMap& map, bool isStore)
{
    if (isStore && map.atom == TensorMap::Atom::B32Flip8)
        return "a swizzle that flips 8 bytes is of copies to shared memory alone";
    if (isStore && map.type == TensorMap::Type::U4Align16)
        return "packed elements of 4 bits with gaps are copied to shared memory alone";
    if (!isStore && map.type == TensorMap::Type::U6Align16 && map.atom == TensorMap::Atom::B64)
        return "packed elements of 6 bits are copied to global memory alone where the swizzle has atoms of 64 bytes";
    if (isStore && map.wide != TensorMap::Wide::None)
        return "boxes of im2col::w are copied to shared memory alone";
    return {};
}

TensorBox boxOf(const TensorMap& map, const TensorPlace& place, std::uint32_t shared)
{
    TensorBox box;
    box.type = map.type;
    box.flips = map.atom == TensorMap::Atom::B32Flip8;
    box.counted = static_cast<std::uint32_t>(place.rows(map)) * map.rowBytes();
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
