// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/tensormemory/cellmoves.h"

namespace kd::emulator {

CellAddress CellMove::placeOf(int thread, int number) const
{
    const auto t = static_cast<std::uint32_t>(thread), r = static_cast<std::uint32_t>(number);
    const auto each = static_cast<std::uint32_t>(cellsOfRegister());
    switch (shape) {
    case MoveShape::Of32x32b: return {t, r * each};
    case MoveShape::Of16x64b: return {t / 4 + t % 2 * 8, (t / 2 % 2 + 2 * r) * each};
    case MoveShape::Of16x128b: return {t / 4 + r % 2 * 8, (t % 4 + r / 2 * 4) * each};
    case MoveShape::Of16x256b: return {t / 4 + r / 2 % 2 * 8, (t % 4 * 2 + r % 2 + r / 4 * 8) * each};
    case MoveShape::Of16x32bx2: break;
    }
    return {t % 16, r * each + (t < 16 ? 0 : static_cast<std::uint32_t>(split))};
}

std::uint32_t CellMove::columns() const
{
    const auto words = static_cast<std::uint32_t>(registers * cellsOfRegister());
    switch (shape) {
    case MoveShape::Of16x64b: return 2 * words;
    case MoveShape::Of16x128b: return 2 * words;
    case MoveShape::Of16x256b: return 2 * words;
    default: return words;
    }
}

}  // namespace kd::emulator
