// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/program/program.h"
#include "core/emulator/warp/warp.h"

#include <cstdint>
#include <mutex>
#include <vector>

namespace kd::emulator {

/// Remembers which lanes wrote to a stretch of global memory. Host threads of a launch use it at once; what they find out stays in
/// the order in which they did. Stores, reductions and atomic operations count; what a copy engine of the GPU writes does not.
class WriteWatch {
public:
    static constexpr std::size_t kMaxWrites = 64;

    struct Write {
        const DecodedFunction* function = nullptr;
        const Instruction* instruction = nullptr;
        std::uint64_t block = 0;  ///< number of the block
        std::uint32_t warp = 0;
        int lane = 0;
        std::uint64_t address = 0;
    };

    /// Watches `bytes` from `first` on, and forgets what it knows; 0 bytes: nothing.
    void arm(std::uint64_t first, std::uint64_t bytes);
    bool isArmed() const { return m_end != m_first; }
    /// Lanes of `mask` access `bytes` each.
    void note(const Instruction& instruction, const Warp& warp, LaneMask mask, const std::uint64_t* addresses, std::uint32_t bytes);

    /// The last ones, oldest first. Of a launch that has ended.
    const std::vector<Write>& writes() const { return m_writes; }
    std::uint64_t total() const { return m_total; }

private:
    std::uint64_t m_first = 0, m_end = 0;
    std::mutex m_mutex;  ///< guards what follows
    std::vector<Write> m_writes;
    std::uint64_t m_total = 0;
};

}  // namespace kd::emulator
