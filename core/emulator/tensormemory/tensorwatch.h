// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/copyshadow.h"
#include "core/emulator/tensormemory/tensoraccess.h"
#include "core/emulator/tensormemory/tensorcells.h"

#include <cstdint>
#include <vector>

namespace kd::emulator {

/// Knows who touched the cells of a block's tensor memory last, and tells of accesses that nothing orders behind those: loads and
/// stores whose tcgen05.wait is missing, copies and products whose end nobody has waited for. Units are 16 lanes of a column.
class TensorWatch {
public:
    void clear() { m_units.clear(); }
    /// `access` touches the cells. One of the same thread as a copy or product that goes on needs no order if it is one itself.
    void touch(CopyShadow& shadow, const Block& block, const SharedTensorAccess& access, const CellRange& cells, bool isWrite);
    /// A product reads cells, which somebody must have written.
    void wantWritten(CopyShadow& shadow, const Block& block, const SharedTensorAccess& access, const CellRange& cells,
                     const Message& what);

private:
    static constexpr std::uint32_t kLanesOfCell = 16, kParts = kTensorLanes / kLanesOfCell;
    struct Unit {
        SharedTensorAccess writer, reader;
    };
    template <typename Act> bool eachUnit(const CellRange& cells, const Act& act);

    std::vector<Unit> m_units;  ///< column by column; empty: nothing was touched
};

}  // namespace kd::emulator
