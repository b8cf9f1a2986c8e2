// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/globalinit.h"

#include "core/emulator/checks/copiedvalue.h"
#include "core/emulator/program/program.h"
#include "core/emulator/warp/callframe.h"

#include <algorithm>

namespace kd::emulator {

void GlobalInit::blockBegins(const Block& block)
{
    m_block = &block;
    m_found.reset();
}

void GlobalInit::note(const Instruction& instruction, const Warp& warp, AccessKind kind, std::uint32_t bytes, std::uint32_t lane,
                      std::uint32_t lanes, std::uint64_t first, std::uint32_t step)
{
    if (!m_unwritten.isLookedAfter(first))
        return;
    const std::uint64_t all = step == 0 ? bytes : std::uint64_t{lanes - 1} * step + bytes;
    if (kind == AccessKind::Write)
        return m_unwritten.write(first, all);
    if (m_unwritten.areAllWritten(first, all))
        return;
    for (std::uint32_t each = 0; each < lanes; ++each)
        touch(instruction, warp, kind, bytes, static_cast<int>(lane + each), first + std::uint64_t{each} * step);
}

void GlobalInit::note(const Instruction& instruction, const Warp& warp, LaneMask mask, const std::uint64_t* addresses,
                      const Access& access)
{
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const int lane = lowestLane(left);
        if (m_unwritten.isLookedAfter(addresses[lane]))
            touch(instruction, warp, access.kind, access.bytes, lane, addresses[lane]);
    }
}

void GlobalInit::touch(const Instruction& instruction, const Warp& warp, AccessKind kind, std::uint32_t bytes, int lane,
                       std::uint64_t address)
{
    if (kind != AccessKind::Write && !m_found && !m_unwritten.isAnyWritten(address, bytes)) {
        const bool isHarmless = kind == AccessKind::Atomic ? isExchange(*warp.call->function->text, instruction.source)
                                                           : isPadding(instruction, warp, address, bytes);
        if (!isHarmless)
            report(instruction, warp, kind, bytes, lane, address);
    }
    if (kind != AccessKind::Read)
        m_unwritten.write(address, bytes);
}

// Padding beside members that are written, where a structure is copied word by word.
bool GlobalInit::isPadding(const Instruction& instruction, const Warp& warp, std::uint64_t address, std::uint32_t bytes) const
{
    if (bytes < kLeastCopied)
        return false;
    const auto allocation = m_block->launch->memory->find(address);
    if (!allocation)
        return false;
    const std::uint64_t offset = address - allocation->address;
    const std::uint64_t begin = offset / kMaxPaddedBytes * kMaxPaddedBytes;
    const std::uint64_t aligned = (offset + bytes + kMaxPaddedBytes - 1) / kMaxPaddedBytes * kMaxPaddedBytes;
    const std::uint64_t end = std::min(aligned, allocation->bytes);
    return m_unwritten.isAnyWritten(allocation->address + begin, end - begin) &&
        isOnlyCopied(*warp.call->function->text, instruction.source);
}

void GlobalInit::report(const Instruction& instruction, const Warp& warp, AccessKind kind, std::uint32_t bytes, int lane,
                        std::uint64_t address)
{
    const Message what =
        kind == AccessKind::Atomic ? message("an atomic operation on {} byte(s)", bytes) : message("a read of {} byte(s)", bytes);
    m_found = RaceReport{.instruction = &instruction,
                         .warp = warp.index,
                         .lane = lane,
                         .address = address,
                         .text = message("{} at {}, which nobody has written since it was allocated", what,
                                         globalPlace(*m_block->launch->memory, address, bytes)),
                         .kind = Fault::Kind::UninitializedRead};
}

}  // namespace kd::emulator
