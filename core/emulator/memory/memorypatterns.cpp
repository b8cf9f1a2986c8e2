// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/memory/memorypatterns.h"

#include <vector>

namespace kd::emulator {

std::span<const InstructionPattern> memoryPatterns()
{
    static const std::vector<InstructionPattern> patterns = [] {
        std::vector<InstructionPattern> all;
        for (const auto part : {loadPatterns(), storePatterns(), atomicPatterns(), reductionPatterns(), fencePatterns(),
                                addressPatterns()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return patterns;
}

}  // namespace kd::emulator
