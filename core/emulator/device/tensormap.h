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

    /// Numbered as CUtensorMapDataType is. The last three are packed numbers of 4 and 6 bits.
    enum class Type : std::uint8_t {
        U8, U16, U32, S32, U64, S64, F16, F32, F64, BF16, F32Ftz, TF32, TF32Ftz, U4Align8, U4Align16, U6Align16
    };
    enum class Swizzle : std::uint8_t { None, B32, B64, B128 };
    /// What a swizzle moves as one: 16 bytes, or more of a swizzle of 128 bytes.
    enum class Atom : std::uint8_t { B16, B32, B32Flip8, B64 };
    enum class Interleave : std::uint8_t { None, B16, B32 };

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

    /// Im2col: the box is `channels` elements of dimension 0 for each of `pixels` places of the others, which walk from lower to
    /// upper corner of the dimensions between the first and the last.
    bool isIm2col = false;
    std::array<std::int32_t, 3> lower{}, upper{};
    std::uint32_t channels = 0, pixels = 0;

    std::uint32_t elementBytes() const;
    bool isFloat() const;
    /// Elements of the box along a dimension that are copied.
    std::uint32_t count(std::uint32_t dimension) const { return (box[dimension] + steps[dimension] - 1) / steps[dimension]; }
    /// Bytes of a row of the box, elements of dimension 0 one behind the other; a multiple of 16 of a map that is right.
    std::uint32_t rowBytes() const;
    std::uint64_t rows() const;
    /// Bytes from row to row in shared memory: as wide as the pattern of a swizzle.
    std::uint32_t rowPitch() const;

    /// Says what cuTensorMapEncodeTiled or cuTensorMapEncodeIm2col would refuse; empty: nothing.
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
