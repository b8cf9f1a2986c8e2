// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/device/tensormap.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <type_traits>

namespace kd::emulator {
namespace {

constexpr std::uint32_t kMark = 0x504d544b;  // "KTMP"
constexpr std::uint64_t kMaxSize = std::uint64_t{1} << 32;
constexpr std::uint64_t kMaxStride = std::uint64_t{1} << 40;
constexpr std::uint64_t kStrideBits = (kMaxStride - 1) & ~std::uint64_t{15};
constexpr std::uint32_t kRowUnit = 16, kMaxBox = 256, kMaxStep = 8, kMaxPixels = 1024;
constexpr std::uint32_t kRowOf96 = 96;             // bytes
constexpr std::uint32_t kPaddedBox = 128, kPaddedUnit = 32;  // of packed types with gaps: elements of a row, bytes
constexpr std::uint64_t kMaxBoxBytes = 228 << 10;  // measured: an H100 refuses more, whatever a swizzle adds

/// The 128 bytes. Strides are multiples of 16; sizes, boxes and steps are kept less 1, those of dimensions that the map has not are
/// 1, as if a dimension of one element were there.
struct Packed {
    std::uint32_t mark, check;
    std::uint64_t address;
    std::array<std::uint64_t, 4> strides;
    std::array<std::uint32_t, TensorMap::kMaxRank> sizes;
    std::array<std::uint16_t, TensorMap::kMaxRank> box;
    std::array<std::int16_t, 3> lower, upper;
    std::uint16_t channels, pixels;
    std::array<std::uint8_t, TensorMap::kMaxRank> steps;
    std::uint8_t type, lastDimension, swizzle, fill, isIm2col, atom, interleave, wide;
    std::array<std::uint8_t, 21> unused;
};
static_assert(sizeof(Packed) == TensorMap::kBytes && std::is_trivially_copyable_v<Packed>);

std::uint32_t checkOf(Packed packed)
{
    packed.check = 0;
    std::array<std::byte, TensorMap::kBytes> bytes{};
    std::memcpy(bytes.data(), &packed, sizeof packed);
    std::uint32_t sum = 0x811c9dc5;  // FNV-1a
    for (const std::byte byte : bytes)
        sum = (sum ^ std::to_integer<std::uint32_t>(byte)) * 0x01000193;
    return sum;
}

constexpr std::array<std::uint8_t, 16> kElementBytes{1, 2, 4, 4, 8, 8, 2, 4, 8, 2, 4, 4, 4, 1, 1, 1};

/// Types by the numbers of tensormap.replace, which are not those of the driver.
constexpr std::array<TensorMap::Type, 16> kTypesOfReplace{
    TensorMap::Type::U8,   TensorMap::Type::U16,     TensorMap::Type::U32,      TensorMap::Type::S32,
    TensorMap::Type::U64,  TensorMap::Type::S64,     TensorMap::Type::F16,      TensorMap::Type::F32,
    TensorMap::Type::F32Ftz, TensorMap::Type::F64,   TensorMap::Type::BF16,     TensorMap::Type::TF32,
    TensorMap::Type::TF32Ftz, TensorMap::Type::U4Align8, TensorMap::Type::U4Align16, TensorMap::Type::U6Align16};

Packed packedOf(std::span<const std::byte, TensorMap::kBytes> bytes)
{
    Packed packed{};
    std::memcpy(&packed, bytes.data(), sizeof packed);
    return packed;
}

bool isMap(const Packed& packed)
{
    return packed.mark == kMark && packed.check == checkOf(packed) && packed.type < kElementBytes.size() &&
        packed.swizzle <= static_cast<std::uint8_t>(TensorMap::Swizzle::B96) &&
        packed.atom <= static_cast<std::uint8_t>(TensorMap::Atom::B64) &&
        packed.interleave <= static_cast<std::uint8_t>(TensorMap::Interleave::B32) &&
        packed.wide <= static_cast<std::uint8_t>(TensorMap::Wide::W128) && packed.lastDimension <= 7;
}

std::uint32_t spanOf(TensorMap::Swizzle swizzle)
{
    switch (swizzle) {
    case TensorMap::Swizzle::None: return 0;
    case TensorMap::Swizzle::B96: return kRowOf96;
    default: return kRowUnit << static_cast<unsigned>(swizzle);
    }
}

// What the address and the strides must be multiples of.
std::uint32_t unitOf(const TensorMap& map)
{
    return map.isPadded() || map.interleave == TensorMap::Interleave::B32 ? kPaddedUnit : kRowUnit;
}

Message wrongTensor(const TensorMap& map)
{
    if (map.rank == 0 || map.rank > TensorMap::kMaxRank)
        return message("it has {} dimensions: 1 to {} are possible", map.rank, std::uint32_t{TensorMap::kMaxRank});
    const std::uint32_t unit = unitOf(map);
    if (map.address % unit != 0)
        return message("its address is no multiple of {}", unit);
    for (std::uint32_t i = 0; i < map.rank; ++i) {
        if (map.sizes[i] == 0 || map.sizes[i] > kMaxSize)
            return message("dimension {} has {} elements: 1 to {} are possible", i, map.sizes[i], kMaxSize);
        if (i > 0 && (map.strides[i] % unit != 0 || map.strides[i] >= kMaxStride))
            return message("the stride of dimension {} is {} bytes: it must be a multiple of {} below {}", i, map.strides[i], unit,
                           kMaxStride);
        if (map.steps[i] == 0 || map.steps[i] > kMaxStep)
            return message("the step of dimension {} is {}: 1 to {} are possible", i, map.steps[i], kMaxStep);
    }
    if (map.isInterleaved() && map.rank < 3)
        return message("it has {} dimensions: interleaved layouts have 3 to {}", map.rank, std::uint32_t{TensorMap::kMaxRank});
    if (map.fillsWithNan && !map.isFloat())
        return "only elements of a floating-point type can be filled with NaN";
    return {};
}

// The bytes of a box as an H100 counts them: a step of dimension 0 makes them fewer, though it leaves no element out.
std::uint64_t countedBytes(const TensorMap& map)
{
    const std::uint32_t pixels = map.wide == TensorMap::Wide::W128 ? TensorMap::kWidePixels : map.pixels;
    std::uint64_t elements = map.isIm2col ? std::uint64_t{map.channels} * pixels : 1;
    for (std::uint32_t i = 0; !map.isIm2col && i < map.rank; ++i)
        elements *= (map.box[i] + map.steps[i] - 1) / map.steps[i];
    return elements * map.elementBits() / 8;
}

Message wrongSwizzle(const TensorMap& map)
{
    if (map.atom != TensorMap::Atom::B16 && map.swizzle != TensorMap::Swizzle::B128)
        return "it swizzles in atoms of more than 16 bytes, which a swizzle of 128 bytes alone has";
    if (map.isInterleaved() && map.swizzle == TensorMap::Swizzle::B96)
        return "no interleaved layout has a swizzle of 96 bytes";
    if (map.isPadded()) {
        const bool hasAtom = map.atom != TensorMap::Atom::B32Flip8 &&
            (map.atom != TensorMap::Atom::B64 || map.type == TensorMap::Type::U6Align16);
        if ((map.swizzle != TensorMap::Swizzle::None && map.swizzle != TensorMap::Swizzle::B128) || !hasAtom)
            return "its swizzle is none that packed elements with gaps have";
    }
    return {};
}

// What packed elements with gaps ask for besides.
Message wrongPacking(const TensorMap& map)
{
    if (map.type == TensorMap::Type::U4Align8 && map.sizes[0] % 2 != 0)
        return message("dimension 0 has {} packed elements: they must be a multiple of {}", map.sizes[0], 2);
    if (!map.isPadded())
        return {};
    if (map.type == TensorMap::Type::U6Align16 && map.isInterleaved())
        return "packed elements of 6 bits are in no interleaved layout";
    if (map.sizes[0] % kPaddedBox != 0)
        return message("dimension 0 has {} packed elements: they must be a multiple of {}", map.sizes[0], kPaddedBox);
    const std::uint32_t inRow = map.isIm2col ? map.channels : map.box[0];
    if (inRow != kPaddedBox)
        return message("a row of the box has {} packed elements: {} are possible", inRow, kPaddedBox);
    return {};
}

Message wrongBox(const TensorMap& map)
{
    for (std::uint32_t i = 0; !map.isIm2col && i < map.rank; ++i)
        if (map.box[i] == 0 || map.box[i] > kMaxBox)
            return message("the box has {} elements along dimension {}: 1 to {} are possible", map.box[i], i, kMaxBox);
    const bool hasPixels = (map.pixels != 0 && map.pixels <= kMaxPixels) || map.wide == TensorMap::Wide::W128;
    if (map.isIm2col && (map.channels == 0 || map.channels > kMaxBox || !hasPixels))
        return message("the box has {} channels of {} pixels: 1 to {} and 1 to {} are possible", map.channels, map.pixels, kMaxBox,
                       kMaxPixels);
    if (Message wrong = wrongPacking(map); !wrong.empty())
        return wrong;
    const std::uint32_t bytes = (map.isIm2col ? map.channels : map.box[0]) * map.elementBits() / 8;  // whatever a slice has
    if (bytes % kRowUnit != 0)
        return message("a row of the box has {} bytes: they must be a multiple of {}", bytes, kRowUnit);
    if (!map.isInterleaved() && map.swizzle != TensorMap::Swizzle::None && map.sharedRowBytes() > spanOf(map.swizzle))
        return message("a row of the box has {} bytes, more than the {} that its swizzle spans", map.sharedRowBytes(),
                       spanOf(map.swizzle));
    if (Message wrong = wrongSwizzle(map); !wrong.empty())
        return wrong;
    if (countedBytes(map) > kMaxBoxBytes)
        return message("the box has {} bytes: {} are possible", countedBytes(map), kMaxBoxBytes);
    return {};
}

// How far the corners of a box of pixels may be from those of the tensor, by rank (cuTensorMapEncodeIm2col).
Message wrongCorners(const TensorMap& map)
{
    if (map.rank < 3)
        return message("it has {} dimensions: im2col takes 3 to {}", map.rank, std::uint32_t{TensorMap::kMaxRank});
    const bool isFar = map.rank == 3 || map.wide != TensorMap::Wide::None;
    const std::int32_t reach = isFar ? 1 << 15 : map.rank == 4 ? 1 << 7 : 1 << 4;
    for (std::uint32_t i = 0; i < map.pixelDimensions(); ++i) {
        for (const std::int32_t corner : {map.lower[i], map.upper[i]})
            if (corner < -reach || corner >= reach)
                return message("a corner of the box of pixels is {}: {} to {} are possible", corner, -reach, reach - 1);
        const std::uint32_t dimension = map.firstPixelDimension() + i;
        if (static_cast<std::int64_t>(map.sizes[dimension]) + map.upper[i] <= map.lower[i])
            return message("the box of pixels is empty along dimension {}", dimension);
    }
    return {};
}

}  // namespace

Message TensorMap::unsupported() const
{
    if (type == Type::U4Align16 && isInterleaved())
        return "tensor maps of packed 4-bit elements with gaps in interleaved layouts are not emulated: nothing says whether the "
               "16 or 32 bytes of a slice are those in memory or those with the gaps";
    return {};
}

Message TensorMap::unusable() const
{
    if (wide == Wide::None)
        return {};
    if (isInterleaved())
        return "im2col::w takes no interleaved layout";
    if (swizzle < Swizzle::B64 || atom > Atom::B32 || (swizzle == Swizzle::B96 && wide == Wide::W128))
        return "its swizzle is none that im2col::w has: 64 bytes, or 128 bytes in atoms of 16 or 32; or 96, but for im2col::w::128";
    return {};
}

std::uint32_t TensorMap::elementBytes() const
{
    return kElementBytes[static_cast<std::size_t>(type)];
}

std::uint32_t TensorMap::elementBits() const
{
    return !isPacked() ? 8 * elementBytes() : type == Type::U6Align16 ? 6 : 4;
}

bool TensorMap::isFloat() const
{
    return type >= Type::F16 && type <= Type::TF32Ftz;
}

std::uint32_t TensorMap::sliceBytes() const
{
    return isInterleaved() ? kRowUnit * static_cast<std::uint32_t>(interleave) : 0;
}

std::uint32_t TensorMap::count(std::uint32_t dimension) const
{
    if (isInterleaved() && dimension + 2 == rank)
        return 1;  // a copy takes one slice, whatever the box says
    return (box[dimension] + steps[dimension] - 1) / steps[dimension];
}

std::uint32_t TensorMap::rowBytes() const
{
    if (isInterleaved())
        return isIm2col ? sliceBytes() : count(0) * sliceBytes();
    return (isIm2col ? channels : box[0]) * elementBits() / 8;
}

std::uint32_t TensorMap::sharedRowBytes() const
{
    return isPadded() ? (isIm2col ? channels : box[0]) : rowBytes();
}

std::uint64_t TensorMap::rows() const
{
    if (isIm2col)
        return wide == Wide::W128 ? kWidePixels : pixels;
    std::uint64_t rows = 1;
    for (std::uint32_t i = 1; i < rank; ++i)
        rows *= count(i);
    return rows;
}

std::uint32_t TensorMap::rowPitch() const
{
    return isInterleaved() ? sharedRowBytes() : std::max(sharedRowBytes(), spanOf(swizzle));
}

Message TensorMap::wrong() const
{
    Message found = wrongTensor(*this);
    if (found.empty())
        found = wrongBox(*this);
    return found.empty() && isIm2col ? wrongCorners(*this) : found;
}

void TensorMap::write(std::span<std::byte, kBytes> to) const
{
    Packed packed{};
    packed.mark = kMark;
    packed.address = address;
    for (std::uint32_t i = 0; i < rank; ++i) {
        packed.sizes[i] = static_cast<std::uint32_t>(sizes[i] - 1);
        if (i > 0)
            packed.strides[i - 1] = strides[i];
        packed.box[i] = static_cast<std::uint16_t>(box[i] - (isIm2col ? 0 : 1));
        packed.steps[i] = static_cast<std::uint8_t>(steps[i] - 1);
    }
    for (std::size_t i = 0; i < lower.size(); ++i) {
        packed.lower[i] = static_cast<std::int16_t>(lower[i]);
        packed.upper[i] = static_cast<std::int16_t>(upper[i]);
    }
    packed.channels = static_cast<std::uint16_t>(channels);
    packed.pixels = static_cast<std::uint16_t>(pixels);
    packed.type = static_cast<std::uint8_t>(type);
    packed.lastDimension = static_cast<std::uint8_t>(rank - 1);
    packed.swizzle = static_cast<std::uint8_t>(swizzle);
    packed.atom = static_cast<std::uint8_t>(atom);
    packed.interleave = static_cast<std::uint8_t>(interleave);
    packed.fill = fillsWithNan ? 1 : 0;
    packed.isIm2col = isIm2col ? 1 : 0;
    packed.wide = static_cast<std::uint8_t>(wide);
    packed.check = checkOf(packed);
    std::memcpy(to.data(), &packed, sizeof packed);
}

std::optional<TensorMap> TensorMap::readAny(std::span<const std::byte, kBytes> from)
{
    const Packed packed = packedOf(from);
    if (!isMap(packed))
        return std::nullopt;
    TensorMap map;
    map.address = packed.address;
    map.type = static_cast<Type>(packed.type);
    map.rank = std::uint32_t{packed.lastDimension} + 1;
    map.swizzle = static_cast<Swizzle>(packed.swizzle);
    map.atom = static_cast<Atom>(packed.atom);
    map.interleave = static_cast<Interleave>(packed.interleave);
    map.fillsWithNan = packed.fill != 0;
    map.isIm2col = packed.isIm2col != 0;
    map.wide = static_cast<Wide>(packed.wide);
    map.strides[0] = map.elementBytes();
    for (std::uint32_t i = 0; i < std::min(map.rank, kMaxRank); ++i) {
        map.sizes[i] = std::uint64_t{packed.sizes[i]} + 1;
        if (i > 0)
            map.strides[i] = packed.strides[i - 1];
        map.box[i] = std::uint32_t{packed.box[i]} + (map.isIm2col ? 0 : 1);
        map.steps[i] = std::uint32_t{packed.steps[i]} + 1;
    }
    for (std::size_t i = 0; i < map.lower.size(); ++i) {
        map.lower[i] = packed.lower[i];
        map.upper[i] = packed.upper[i];
    }
    map.channels = packed.channels;
    map.pixels = packed.pixels;
    return map;
}

std::optional<TensorMap> TensorMap::read(std::span<const std::byte, kBytes> from)
{
    std::optional<TensorMap> map = readAny(from);
    return map && map->wrong().empty() && map->unsupported().empty() ? map : std::nullopt;
}

bool TensorMap::replaceField(std::span<std::byte, kBytes> bytes, Field field, std::uint32_t dimension, std::uint64_t value)
{
    Packed packed = packedOf(bytes);
    if (std::ranges::all_of(bytes, [](std::byte byte) { return byte == std::byte{0}; })) {
        packed.mark = kMark;
        packed.check = checkOf(packed);
    }
    if (!isMap(packed) || dimension >= kMaxRank)
        return false;
    const auto bits = [&](std::uint64_t mask) { return static_cast<std::uint8_t>(value & mask); };
    const auto less = [&](std::uint64_t mask) { return static_cast<std::uint8_t>((value - 1) & mask); };
    switch (field) {
    case Field::Address: packed.address = value; break;
    case Field::Rank: packed.lastDimension = bits(7); break;
    case Field::Box: packed.box[dimension] = less(0xff); break;
    case Field::Size: packed.sizes[dimension] = static_cast<std::uint32_t>(value - 1); break;
    case Field::Stride: packed.strides[std::min<std::size_t>(dimension, packed.strides.size() - 1)] = value & kStrideBits; break;
    case Field::Step: packed.steps[dimension] = less(7); break;
    case Field::Type: packed.type = static_cast<std::uint8_t>(kTypesOfReplace[bits(0xf)]); break;
    case Field::Interleave: packed.interleave = bits(3); break;
    case Field::Swizzle: packed.swizzle = bits(7); break;
    case Field::Atom: packed.atom = bits(3); break;
    case Field::Fill: packed.fill = bits(1); break;
    }
    packed.check = checkOf(packed);
    std::memcpy(bytes.data(), &packed, sizeof packed);
    return true;
}

}  // namespace kd::emulator
