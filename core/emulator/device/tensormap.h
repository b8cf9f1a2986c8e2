// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace kd::emulator {

/// A tensor in global memory, and the box of it that one instruction copies: what the 128 bytes of a CUtensorMap of the emulated
/// GPU say, in a layout of its own (CUDA driver API, "Tensor Map Object Management"). Dimension 0 lies without gaps.
struct TensorMap {
    static constexpr std::size_t kBytes = 128;
    static constexpr std::uint64_t kAlignment = 64;
    static constexpr std::uint32_t kMaxRank = 5;

    /// Numbered as CUtensorMapDataType is. The last three are packed numbers of 4 and 6 bits, sixteen of which are moved as one:
    /// they lie without gaps in global memory, and those of the last two take 16 bytes in shared memory.
    enum class Type : std::uint8_t {
        U8, U16, U32, S32, U64, S64, F16, F32, F64, BF16, F32Ftz, TF32, TF32Ftz, U4Align8, U4Align16, U6Align16
    };
    enum class Swizzle : std::uint8_t { None, B32, B64, B128, B96 };  ///< numbered as tensormap.replace has them
    /// What a swizzle moves as one: 16 bytes, or more of a swizzle of 128 bytes.
    enum class Atom : std::uint8_t { B16, B32, B32Flip8, B64 };
    /// Channels lie in slices of so many bytes. The dimensions are then width, height, depth, slices and images, of which the rank
    /// says how many of the first three there are; an element of dimension 0 is a slice, whatever the type.
    enum class Interleave : std::uint8_t { None, B16, B32 };
    /// Of im2col maps: pixels are walked along the width alone, as many as the map says, or 128.
    enum class Wide : std::uint8_t { None, W, W128 };
    static constexpr std::uint32_t kWidePixels = 128;
    static constexpr std::uint32_t kPackedGroup = 16;  ///< elements of a packed type that are moved as one

    std::uint64_t address = 0;
    Type type = Type::U8;
    std::uint32_t rank = 1;
    std::array<std::uint64_t, kMaxRank> sizes{};       ///< elements
    std::array<std::uint64_t, kMaxRank> strides{};     ///< bytes from one element of a dimension to the next
    std::array<std::uint32_t, kMaxRank> box{};         ///< elements that are stepped over, of which each stepOf-th is copied
    std::array<std::uint32_t, kMaxRank> steps{};       ///< of dimension 0 it has no effect on what is copied
    Swizzle swizzle = Swizzle::None;
    Atom atom = Atom::B16;
    Interleave interleave = Interleave::None;
    bool fillsWithNan = false;                         ///< where the box leaves the tensor; else with zeros

    /// Im2col: the box is `channels` elements of dimension 0, or one slice, for each of `pixels` places of the others, which walk
    /// from lower to upper corner of the dimensions between the first and the last: see firstPixelDimension().
    bool isIm2col = false;
    Wide wide = Wide::None;
    std::array<std::int32_t, 3> lower{}, upper{};
    std::uint32_t channels = 0, pixels = 0;

    /// Bytes of an element; of packed types 1, see elementBits().
    std::uint32_t elementBytes() const;
    std::uint32_t elementBits() const;
    bool isFloat() const;
    bool isPacked() const { return type >= Type::U4Align8; }
    /// A packed type with gaps in shared memory.
    bool isPadded() const { return type >= Type::U4Align16; }
    bool isInterleaved() const { return interleave != Interleave::None; }
    /// Bytes of a slice of an interleaved map; else 0.
    std::uint32_t sliceBytes() const;
    /// Bits from one place to the next along dimension 0 in global memory: of an element, or of a slice.
    std::uint32_t placeBits() const { return isInterleaved() ? 8 * sliceBytes() : elementBits(); }
    /// Of an im2col map: the dimension that is the width.
    std::uint32_t firstPixelDimension() const { return isInterleaved() ? 0 : 1; }
    /// Of an im2col map: how many dimensions pixels are walked along, from the width on, before the last one.
    std::uint32_t pixelDimensions() const { return wide == Wide::None ? rank - 2 : 1; }
    /// Says why no instruction copies boxes of a map that a driver makes all the same; empty: some do.
    Message unusable() const;
    /// Elements of the box along a dimension that are copied.
    std::uint32_t count(std::uint32_t dimension) const;
    /// Bytes of a row of the box in global memory, places of dimension 0 one behind the other; of a map that is right a multiple of
    /// 16.
    std::uint32_t rowBytes() const;
    /// The same in shared memory, with the gaps of packed types.
    std::uint32_t sharedRowBytes() const;
    std::uint64_t rows() const;
    /// Bytes from row to row in shared memory: as wide as the pattern of a swizzle, but for slices, which lie without gaps.
    std::uint32_t rowPitch() const;

    /// Says what cuTensorMapEncodeTiled, cuTensorMapEncodeIm2col or cuTensorMapEncodeIm2colWide would refuse; empty: nothing.
    Message wrong() const;
    /// Says what a GPU has of such maps and the emulated one has not; empty: nothing.
    Message unsupported() const;

    /// Writes the map as read() finds it; what lies in the bytes of a map is this program's own.
    void write(std::span<std::byte, kBytes> to) const;
    /// Nothing where the bytes are none that write() made of a map without fault.
    static std::optional<TensorMap> read(std::span<const std::byte, kBytes> from);
    /// The same of a map whose fields were replaced one by one, which may not go together: see wrong().
    static std::optional<TensorMap> readAny(std::span<const std::byte, kBytes> from);

    /// The fields that tensormap.replace names (PTX ISA 9.0, 9.7.9.28).
    enum class Field : std::uint8_t { Address, Rank, Box, Size, Stride, Step, Type, Interleave, Swizzle, Atom, Fill };
    /// Puts `value` into a field of the map in `bytes`, as tensormap.replace takes it: of Rank it is the number of dimensions less
    /// 1, of the enumerations the number of the PTX ISA; `dimension` is of Box, Size, Stride (0: from one element of dimension 1
    /// to the next) and Step. Bits that the field has no room for are dropped, as an H200's code does. 128 zero bytes are an empty
    /// map.
    /// False: the bytes are no map.
    static bool replaceField(std::span<std::byte, kBytes> bytes, Field field, std::uint32_t dimension, std::uint64_t value);
};

}  // namespace kd::emulator
