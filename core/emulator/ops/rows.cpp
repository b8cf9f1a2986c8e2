// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/rows.h"

#include <vector>

namespace kd::emulator {

std::span<const InstructionPattern> arithmeticRows()
{
    static const std::vector<InstructionPattern> rows = [] {
        std::vector<InstructionPattern> all;
        for (const std::span<const InstructionPattern> part :
             {integerRows(), bitRows(), floatRows(), halfRows(), approximateRows(), compareRows(), moveRows(), videoRows()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return rows;
}

}  // namespace kd::emulator
