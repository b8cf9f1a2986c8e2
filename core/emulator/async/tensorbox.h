// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/emulator/device/tensormap.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace kd::emulator {

/// Where the bytes of one copy of a box of a tensor are (PTX ISA 9.0, 5.5 "Tensors"; what that leaves open is as an H200 has it).
/// They are counted row by row, elements of dimension 0 one behind the other, with the gaps that packed elements have in shared
/// memory.
struct TensorBox {
    static constexpr std::uint32_t kChunk = 16;
    static constexpr std::uint32_t kAlignment = 128;  ///< of the box in shared memory

    /// Bytes [at, at + bytes) are in global memory from `address` on. Those that no part has are outside of the tensor.
    struct Part {
        std::uint64_t address = 0;
        std::uint32_t at = 0, bytes = 0;
        /// Bytes of the box behind these, outside of the tensor, up to the next multiple of 16: stores write them as well.
        std::uint32_t beside = 0;
    };
    struct Run {
        std::uint32_t first = 0, bytes = 0;
    };
    TensorMap::Type type = TensorMap::Type::U8;
    bool flips = false;        ///< TensorMap::Atom::B32Flip8
    std::uint32_t counted = 0;  ///< bytes that an mbarrier counts: those of gaps not among them
    std::vector<Part> parts;
    std::vector<std::uint32_t> chunks;  ///< where each 16 bytes of them are in shared memory
    std::vector<Run> runs;              ///< the same bytes, in the order of shared memory
    std::uint32_t bytes() const { return static_cast<std::uint32_t>(chunks.size()) * kChunk; }

    /// What is outside of the tensor reads as.
    void fill(const TensorMap& map, std::span<std::byte> values) const;
    /// What values become on their way into shared memory: elements of .tf32 are rounded, and halves of 16 bytes change places
    /// where the swizzle flips them.
    void arrange(std::span<std::byte> values) const;
    /// What values of shared memory become on their way out of it: of elements of 6 bits, each in a byte of its own, sixteen are
    /// packed into the 12 bytes that a part has of them.
    void pack(std::span<std::byte> values) const;
};

/// Coordinates of a copy, and offsets of an im2col one; of im2col::w those are the pixels of its halo and the offset of the width.
/// With four rows (.tile::gather4, .tile::scatter4) coordinate 0 is followed
/// by the numbers of four rows of a matrix, of each of which the box's width is copied.
struct TensorPlace {
    static constexpr std::uint32_t kRows = 4;

    std::array<std::int32_t, TensorMap::kMaxRank> coordinates{};
    std::array<std::uint16_t, 3> offsets{};
    bool hasRows = false;

    /// Rows of the box in shared memory, those of a halo among them.
    std::uint64_t rows(const TensorMap& map) const
    {
        return hasRows ? kRows : map.rows() + std::uint64_t{halo(map)} * halos(map);
    }
    /// Pixels of each halo, which follow so many pixels of the row each; and how many halos there are.
    std::uint32_t halo(const TensorMap& map) const { return map.wide == TensorMap::Wide::None ? 0 : offsets[0]; }
    static std::uint32_t halos(const TensorMap& map) { return map.wide == TensorMap::Wide::W128 ? 4 : 1; }
};

/// Says what an H200 ends the launch for; empty: nothing. `isStore`: from shared to global memory.
Message wrongPlace(const TensorMap& map, const TensorPlace& place, bool isStore);
/// Says why boxes of a map that is right in itself cannot be copied in one direction; empty: they can.
Message wrongDirection(const TensorMap& map, bool isStore);
/// `shared`: offset of the box in shared memory.
TensorBox boxOf(const TensorMap& map, const TensorPlace& place, std::uint32_t shared);

}  // namespace kd::emulator
