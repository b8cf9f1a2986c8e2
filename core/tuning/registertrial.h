// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/buildfigures.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// Fewer registers that the calculator says would help, and what the compiler makes of the __launch_bounds__ that asks for
/// them.
struct RegisterTrial {
    std::uint32_t registers = 0;  ///< at most, a thread
    double promised = 0;          ///< occupancy with so many, 0..1
    std::uint32_t threads = 0, minBlocks = 0;  ///< of the __launch_bounds__ that asks for it
    std::string bounds;           ///< as it would stand in the source; empty until the kernel's definition is found
    bool isCompiled = false;      ///< `figures` is the compiler's word
    std::optional<BuildFigures> figures;  ///< nothing: it does not compile so

    /// Compiled, and with more warps than `now`.
    bool isGainOver(const BuildFigures& now) const;
};

/// The __launch_bounds__ that ask for at most `registers`, and what they promise at `launch`. Its `bounds` are empty.
RegisterTrial registerTrial(const OccupancyInput& launch, std::uint32_t registers);

/// The nearest register limit that raises occupancy and the one that raises it most; none at the maximum. `bounds` are empty.
std::vector<RegisterTrial> registerTrials(const OccupancyInput& launch);

}  // namespace kd
