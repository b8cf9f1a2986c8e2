// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace kd::emulator {

inline constexpr std::uint32_t kTensorLanes = 128, kTensorColumns = 512;
inline constexpr std::uint32_t kLanesOfWarp = 32;       ///< of tensor memory, that a warp reaches
inline constexpr std::uint32_t kColumnsOfUnit = 32;     ///< columns are allocated in units of these

/// Place of a 32-bit cell in tensor memory, as an address has it: bits 16 to 31 are the lane, bits 0 to 15 the column.
struct CellAddress {
    std::uint32_t lane = 0, column = 0;

    static CellAddress of(std::uint32_t address) { return {address >> 16, address & 0xffff}; }
    std::uint32_t bits() const { return lane << 16 | column; }
};

/// Cells of a rectangle of tensor memory.
struct CellRange {
    std::uint32_t lane = 0, lanes = 0, column = 0, columns = 0;
};

/// The tensor memory of a block (PTX ISA 9.0, 9.7.16.1): 128 lanes of 512 cells, whose columns are allocated. Blocks do not share
/// theirs with others, as those of a GPU do that are resident on one multiprocessor.
class TensorCells {
public:
    /// Nothing is allocated, and every cell is 0.
    void clear();

    std::uint32_t& at(std::uint32_t lane, std::uint32_t column) { return m_words[lane * kTensorColumns + column]; }

    /// The number of columns that can be asked for: a power of two from 32 to 512.
    static bool isSize(std::uint32_t columns);
    /// The same of .exclusive: a multiple of 32.
    static bool isExclusiveSize(std::uint32_t columns);
    /// Gives the first column, the lowest that is possible; nothing: there is no room.
    std::optional<std::uint32_t> allocate(std::uint32_t columns);
    /// False: no allocation of so many columns begins there.
    bool free(std::uint32_t column, std::uint32_t columns);
    /// Whether all columns of a range are allocated, if by several allocations.
    bool isAllocated(const CellRange& range) const;
    /// In each quarter of the lanes, rows take what the next lane has; the last one keeps its own (see beginTensorShift()).
    void shiftRows(std::uint32_t column);
    static constexpr std::uint32_t kShiftedColumns = 8;
    /// Columns that are allocated.
    std::uint32_t allocated() const;

private:
    static constexpr std::uint32_t kUnits = kTensorColumns / kColumnsOfUnit;

    std::vector<std::uint32_t> m_words;              ///< lane by lane; empty until something is allocated
    std::array<std::uint32_t, kUnits> m_sizes{};     ///< columns of the allocation that begins there; 0: none does
    std::array<bool, kUnits> m_isTaken{};
};

}  // namespace kd::emulator
