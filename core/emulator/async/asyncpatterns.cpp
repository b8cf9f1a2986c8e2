// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/asyncpatterns.h"

#include <vector>

namespace kd::emulator {

std::span<const InstructionPattern> asyncPatterns()
{
    static const std::vector<InstructionPattern> patterns = [] {
        std::vector<InstructionPattern> all;
        for (const auto part : {groupCopyPatterns(), mbarrierPatterns(), bulkPatterns(), tensorCopyPatterns(), tensorMapPatterns(),
                                multimemPatterns(), clusterControlPatterns()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return patterns;
}

}  // namespace kd::emulator
