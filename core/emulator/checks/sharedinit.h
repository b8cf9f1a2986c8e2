// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/checks/racereport.h"
#include "core/emulator/checks/sharedpattern.h"
#include "core/emulator/checks/writtenbytes.h"
#include "core/emulator/program/access.h"
#include "core/emulator/warp/block.h"

#include <cstdint>

namespace kd::emulator {

/// Finds reads of shared memory that no thread of the block has written. Atomic operations read as well. UnwrittenValues follows
/// what they gave (Block::values); without it nothing is told.
///
/// A read counts where none of the bytes that a lane reads has been written: one that finds a part of them is taken for a copy with
/// padding, or for a bit-field. Where a value of 8 bytes or more is only stored elsewhere, none of the aligned
/// 16 bytes around may have been written either. What copies of an engine of the GPU read does not count, and what they will
/// write counts as written
/// from their start: CopyShadow tells who comes too early.
///
/// What is found is told with the next barrier of the whole block, or at its end, since a race is the better word for a read that
/// comes before a write of another thread.
class SharedInit {
public:
    void blockBegins(const Block& block);

    // The same accesses as RaceDetector::note(), in the order in which they are done.
    void note(const Instruction& instruction, const Warp& warp, LaneMask mask, const Access& access, const std::uint32_t* offsets);
    void note(const Instruction& instruction, const Warp& warp, const Access& access, const LaneGroups& groups);
    /// [first, first + bytes) is written, or will be by a copy that has begun.
    void write(std::uint32_t first, std::uint64_t bytes) { m_written.write(first, bytes); }

    /// What a thread of another block of the cluster reads there has not been written by anybody.
    bool isUnwritten(const Instruction& instruction, const Warp& reader, const Access& access, std::uint32_t first) const;

    /// The first such value that matters since the block began; null: there is none.
    const RaceReport* found() const noexcept;

private:
    bool isOver(const Warp& warp) const noexcept;
    void read(const Instruction& instruction, const Warp& warp, int lane, const Access& access, std::uint32_t first);
    bool isPadding(const Instruction& instruction, const Warp& warp, std::uint32_t first, std::uint32_t bytes) const;

    const Block* m_block = nullptr;
    WrittenBytes m_written;
};

}  // namespace kd::emulator
