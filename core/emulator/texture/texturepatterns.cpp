// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/texture/texturepatterns.h"

#include <vector>

namespace kd::emulator {

std::span<const InstructionPattern> texturePatterns()
{
    static const std::vector<InstructionPattern> patterns = [] {
        std::vector<InstructionPattern> all;
        for (const auto part : {fetchPatterns(), surfacePatterns()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return patterns;
}

}  // namespace kd::emulator
