// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/occupancy/occupancy.h"

#include <string>
#include <vector>

namespace kd {

/// One launch configuration, as PyCUDA's `OccupancyRecord` tells it, computed as the toolkit does. Throws where that one does.
class OccupancyRecord {
public:
    /// Throws LogicError, with the reason, when no block of that kind can run: too many threads, registers or too much shared
    /// memory. `sharedMemory` is in bytes a block, `registers` are of a thread; 0 leaves them out.
    OccupancyRecord(ComputeCapability capability, std::uint32_t threads, std::uint32_t sharedMemory = 0,
                    std::uint32_t registers = 0);

    std::uint32_t blocksPerMultiprocessor() const noexcept { return m_figures.blocksPerSm; }
    std::uint32_t warpsPerMultiprocessor() const noexcept { return m_figures.warpsPerSm; }
    double occupancy() const noexcept { return m_figures.occupancy; }
    /// All that allow no more blocks, in the order of the alphabet: "device" (blocks a multiprocessor), "regs", "smem", "warps".
    const std::vector<std::string>& limitedBy() const noexcept { return m_limitedBy; }

private:
    OccupancyFigures m_figures;
    std::vector<std::string> m_limitedBy;
};

}  // namespace kd
