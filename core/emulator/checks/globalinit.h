// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/racereport.h"
#include "core/emulator/device/unwrittenmemory.h"
#include "core/emulator/program/access.h"
#include "core/emulator/warp/block.h"

#include <cstdint>

namespace kd::emulator {

/// Finds reads of global memory that nobody has written since it was allocated, neither the host nor a kernel, and notes what
/// kernels write; of the device heap as well. Atomic operations read. UnwrittenValues follows what they gave (Block::values).
///
/// As SharedInit has it, a read counts where none of the bytes of a lane has been written; one of 8 bytes or more that is only
/// stored elsewhere may be padding, and counts where the aligned 16 bytes around were not written either. What textures and
/// asynchronous copies read is not looked at.
class GlobalInit {
public:
    explicit GlobalInit(UnwrittenMemory& unwritten) : m_unwritten(unwritten) {}

    void blockBegins(const Block& block);

    // Accesses of `bytes` a lane, in the order in which they are done.

    /// Of `lanes` lanes from `lane` on, `step` apart from `first` on: in a row, or all at one place.
    void note(const Instruction& instruction, const Warp& warp, AccessKind kind, std::uint32_t bytes, std::uint32_t lane,
              std::uint32_t lanes, std::uint64_t first, std::uint32_t step);
    void note(const Instruction& instruction, const Warp& warp, LaneMask mask, const std::uint64_t* addresses,
              const Access& access);

    /// The first such value that matters since the block began; null: there is none.
    const RaceReport* found() const noexcept;

private:
    void touch(const Instruction& instruction, const Warp& warp, AccessKind kind, std::uint32_t bytes, int lane,
               std::uint64_t address);
    bool isPadding(const Instruction& instruction, const Warp& warp, std::uint64_t address, std::uint32_t bytes) const;

    UnwrittenMemory& m_unwritten;
    const Block* m_block = nullptr;
};

}  // namespace kd::emulator
