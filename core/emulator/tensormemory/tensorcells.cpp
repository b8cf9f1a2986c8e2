// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensormemory/tensorcells.h"

#include <algorithm>
#include <bit>

namespace kd::emulator {

void TensorCells::clear()
{
    std::ranges::fill(m_words, 0U);
    m_sizes.fill(0);
    m_isTaken.fill(false);
}

void TensorCells::shiftRows(std::uint32_t column)
{
    for (std::uint32_t lane = 0; lane < kTensorLanes; ++lane)
        if ((lane + 1) % kLanesOfWarp != 0)
            std::copy_n(&at(lane + 1, column), kShiftedColumns, &at(lane, column));
}

bool TensorCells::isSize(std::uint32_t columns)
{
    return std::has_single_bit(columns) && columns >= kColumnsOfUnit && columns <= kTensorColumns;
}

bool TensorCells::isExclusiveSize(std::uint32_t columns)
{
    return columns % kColumnsOfUnit == 0 && columns >= kColumnsOfUnit && columns <= kTensorColumns;
}

std::optional<std::uint32_t> TensorCells::allocate(std::uint32_t columns)
{
    m_words.resize(std::size_t{kTensorLanes} * kTensorColumns);
    const std::uint32_t units = columns / kColumnsOfUnit;
    for (std::uint32_t first = 0; first + units <= kUnits; ++first) {
        const auto begin = m_isTaken.begin() + first;
        if (std::any_of(begin, begin + units, [](bool isTaken) { return isTaken; }))
            continue;
        std::fill(begin, begin + units, true);
        m_sizes[first] = columns;
        return first * kColumnsOfUnit;
    }
    return std::nullopt;
}

bool TensorCells::free(std::uint32_t column, std::uint32_t columns)
{
    const std::uint32_t first = column / kColumnsOfUnit;
    if (column % kColumnsOfUnit != 0 || first >= kUnits || columns == 0 || m_sizes[first] != columns)
        return false;
    std::fill_n(m_isTaken.begin() + first, columns / kColumnsOfUnit, false);
    m_sizes[first] = 0;
    return true;
}

bool TensorCells::isAllocated(const CellRange& range) const
{
    if (range.column >= kTensorColumns || range.columns > kTensorColumns - range.column || range.lane >= kTensorLanes ||
        range.lanes > kTensorLanes - range.lane)
        return false;
    for (std::uint32_t column = range.column; column < range.column + range.columns; ++column)
        if (!m_isTaken[column / kColumnsOfUnit])
            return false;
    return true;
}

std::uint32_t TensorCells::allocated() const
{
    return static_cast<std::uint32_t>(std::ranges::count(m_isTaken, true)) * kColumnsOfUnit;
}

}  // namespace kd::emulator
