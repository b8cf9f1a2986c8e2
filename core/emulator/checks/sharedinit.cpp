// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/sharedinit.h"

#include "core/emulator/checks/copiedvalue.h"
#include "core/emulator/checks/unwrittenvalues.h"
#include "core/emulator/program/program.h"
#include "core/emulator/warp/callframe.h"

#include <array>
#include <optional>

namespace kd::emulator {

void SharedInit::blockBegins(const Block& block)
{
    m_block = &block;
    const LaunchContext& launch = *block.launch;
    m_written.begin(launch.sharedBytes);
    const std::uint64_t own = launch.staticSharedBytes + launch.dynamicSharedBytes;
    if (launch.sharedBytes > own)
        m_written.write(own, launch.sharedBytes - own);  // the system's part
    if (block.values != nullptr)
        block.values->watch(m_written);
}

const RaceReport* SharedInit::found() const noexcept
{
    return m_block == nullptr || m_block->values == nullptr ? nullptr : m_block->values->found(UnwrittenValues::Space::Shared);
}

bool SharedInit::isOver(const Warp& warp) const noexcept
{
    return m_block->values == nullptr || (!m_written.isAnyLeft() && !*m_block->values->isFollowed(warp.index));
}

void SharedInit::note(const Instruction& instruction, const Warp& warp, LaneMask mask, const Access& access,
                      const std::uint32_t* offsets)
{
    if (isOver(warp))
        return;
    for (LaneMask left = access.kind == AccessKind::Write ? 0 : mask; left != 0; left &= left - 1)
        read(instruction, warp, lowestLane(left), access, offsets[lowestLane(left)]);
    if (access.kind == AccessKind::Read)
        return;
    for (LaneMask left = mask; left != 0; left &= left - 1)
        m_written.write(offsets[lowestLane(left)], access.bytes);
    m_block->values->touchesShared(warp.index, mask, offsets, access.bytes);
}

void SharedInit::note(const Instruction& instruction, const Warp& warp, const Access& access, const LaneGroups& groups)
{
    if (isOver(warp))
        return;
    const std::uint32_t bytes = groups.step == 0 ? groups.bytes : LaneGroups::kLanesEach * groups.bytes;
    for (int group = 0; group < LaneGroups::kCount; ++group) {
        const std::uint32_t first = groups.first[static_cast<std::size_t>(group)];
        if (access.kind == AccessKind::Write) {
            m_written.write(first, bytes);
        } else if (!m_written.areAllWritten(first, bytes)) {
            for (int lane = group * LaneGroups::kLanesEach; lane < (group + 1) * LaneGroups::kLanesEach; ++lane)
                read(instruction, warp, lane, access, groups.offset(lane));
        }
    }
    if (access.kind == AccessKind::Read || !*m_block->values->isFollowed(warp.index))
        return;
    std::array<std::uint32_t, kLanes> offsets{};
    for (int lane = 0; lane < kLanes; ++lane)
        offsets[static_cast<std::size_t>(lane)] = groups.offset(lane);
    m_block->values->touchesShared(warp.index, kAllLanes, offsets.data(), groups.bytes);
}

bool SharedInit::isUnwritten(const Instruction& instruction, const Warp& reader, const Access& access, std::uint32_t first) const
{
    return !m_written.isAnyWritten(first, access.bytes) &&
        (access.kind != AccessKind::Read || !isPadding(instruction, reader, first, access.bytes));
}

void SharedInit::read(const Instruction& instruction, const Warp& warp, int lane, const Access& access, std::uint32_t first)
{
    if (!isUnwritten(instruction, warp, access, first))
        return;
    m_block->values->read({.instruction = &instruction,
                           .warp = warp.index,
                           .lane = lane,
                           .address = first,
                           .bytes = access.bytes,
                           .kind = access.kind,
                           .space = UnwrittenValues::Space::Shared});
}

// Padding beside members that are written, where a structure is copied word by word.
bool SharedInit::isPadding(const Instruction& instruction, const Warp& warp, std::uint32_t first, std::uint32_t bytes) const
{
    const std::optional<PaddedBytes> around = paddedAround(first, bytes, m_block->launch->sharedBytes);
    return around && m_written.isAnyWritten(around->first, around->bytes) &&
        isOnlyCopied(*warp.call->function->text, instruction.source);
}

}  // namespace kd::emulator
