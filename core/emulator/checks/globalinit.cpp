// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/globalinit.h"

#include "core/emulator/checks/copiedvalue.h"
#include "core/emulator/checks/unwrittenvalues.h"
#include "core/emulator/program/program.h"
#include "core/emulator/warp/callframe.h"

#include <optional>


namespace kd::emulator {

void GlobalInit::blockBegins(const Block& block)
{
    m_block = &block;
}

const RaceReport* GlobalInit::found() const noexcept
{
    return m_block == nullptr || m_block->values == nullptr ? nullptr : m_block->values->found(UnwrittenValues::Space::Global);
}

void GlobalInit::note(const Instruction& instruction, const Warp& warp, AccessKind kind, std::uint32_t bytes, std::uint32_t lane,
                      std::uint32_t lanes, std::uint64_t first, std::uint32_t step)
{
    if (kind != AccessKind::Read && m_block->values != nullptr)
        m_block->values->touchesGlobal(warp.index, lanes == kLanes ? kAllLanes : ((LaneMask{1} << lanes) - 1) << lane);
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
    if (access.kind != AccessKind::Read && m_block->values != nullptr)
        m_block->values->touchesGlobal(warp.index, mask);
}

void GlobalInit::touch(const Instruction& instruction, const Warp& warp, AccessKind kind, std::uint32_t bytes, int lane,
                       std::uint64_t address)
{
    UnwrittenValues* const values = m_block->values;
    if (kind != AccessKind::Write && values != nullptr && !m_unwritten.isAnyWritten(address, bytes) &&
        (kind == AccessKind::Atomic || !isPadding(instruction, warp, address, bytes)))
        values->read({.instruction = &instruction,
                      .warp = warp.index,
                      .lane = lane,
                      .address = address,
                      .bytes = bytes,
                      .kind = kind});
    if (kind != AccessKind::Read)
        m_unwritten.write(address, bytes);
}

// Padding beside members that are written, where a structure is copied word by word.
bool GlobalInit::isPadding(const Instruction& instruction, const Warp& warp, std::uint64_t address, std::uint32_t bytes) const
{
    const auto allocation = m_block->launch->memory->find(address);
    if (!allocation)
        return false;
    const std::optional<PaddedBytes> around = paddedAround(address - allocation->address, bytes, allocation->bytes);
    return around && m_unwritten.isAnyWritten(allocation->address + around->first, around->bytes) &&
        isOnlyCopied(*warp.call->function->text, instruction.source);
}

}  // namespace kd::emulator
