// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/memoryrowparts.h"

#include <vector>

namespace kd::emulator {

std::span<const InstructionPattern> memoryRows()
{
    static const std::vector<InstructionPattern> rows = [] {
        std::vector<InstructionPattern> all;
        for (const auto part : {loadRows(), storeRows(), atomicRows(), reductionRows(), fenceRows(), addressRows()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return rows;
}

}  // namespace kd::emulator
