// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ops/patterns.h"

#include <vector>

namespace kd::emulator {

std::span<const InstructionPattern> arithmeticPatterns()
{
    static const std::vector<InstructionPattern> patterns = [] {
        std::vector<InstructionPattern> all;
        for (const std::span<const InstructionPattern> part :
             {integerPatterns(), bitPatterns(), floatPatterns(), halfPatterns(), approximatePatterns(), comparePatterns(),
              movePatterns(), videoPatterns()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return patterns;
}

}  // namespace kd::emulator
