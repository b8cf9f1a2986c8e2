// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/sharedinit.h"

#include "core/emulator/checks/copiedvalue.h"
#include "core/emulator/program/program.h"
#include "core/emulator/ptx/readablename.h"
#include "core/emulator/warp/callframe.h"

#include <algorithm>

namespace kd::emulator {
namespace {

// "byte 12 of the variable tile", or of dynamic shared memory.
Message placeText(const Block& block, std::uint32_t first)
{
    const auto& variables = block.warps.front().program->sharedVariables;
    const SharedVariable* nearest = nullptr;
    for (const SharedVariable& variable : variables)
        if (variable.first <= first && !variable.text->isExtern && (nearest == nullptr || variable.first > nearest->first))
            nearest = &variable;
    if (nearest != nullptr && first - nearest->first < nearest->text->bytes)
        return message("byte {} of the {}-byte variable {}", first - nearest->first, nearest->text->bytes,
                       ptx::readableVariable(nearest->text->name));
    const std::uint64_t dynamic = block.launch->staticSharedBytes;
    return first >= dynamic && first - dynamic < block.launch->dynamicSharedBytes
        ? message("byte {} of dynamic shared memory", first - dynamic)
        : message("shared address {}", addressName(first));
}

}  // namespace

void SharedInit::blockBegins(const Block& block)
{
    m_block = &block;
    m_found.reset();
    const LaunchContext& launch = *block.launch;
    m_written.begin(launch.sharedBytes);
    const std::uint64_t own = launch.staticSharedBytes + launch.dynamicSharedBytes;
    if (launch.sharedBytes > own)
        m_written.write(own, launch.sharedBytes - own);  // the system's part
}

void SharedInit::note(const Instruction& instruction, const Warp& warp, LaneMask mask, const Access& access,
                      const std::uint32_t* offsets)
{
    if (isOver())
        return;
    for (LaneMask left = access.kind == AccessKind::Write ? 0 : mask; left != 0; left &= left - 1)
        read(instruction, warp, lowestLane(left), access, offsets[lowestLane(left)]);
    for (LaneMask left = access.kind == AccessKind::Read ? 0 : mask; left != 0; left &= left - 1)
        m_written.write(offsets[lowestLane(left)], access.bytes);
}

void SharedInit::note(const Instruction& instruction, const Warp& warp, const Access& access, const LaneGroups& groups)
{
    if (isOver())
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
}

void SharedInit::read(const Instruction& instruction, const Warp& warp, int lane, const Access& access, std::uint32_t first)
{
    if (m_found || m_written.isAnyWritten(first, access.bytes))
        return;
    const bool isHarmless = access.kind == AccessKind::Atomic ? isExchange(*warp.call->function->text, instruction.source)
                                                              : isPadding(instruction, warp, first, access.bytes);
    if (!isHarmless)
        report(instruction, warp, lane, access, first);
}

// Padding beside members that are written, where a structure is copied word by word.
bool SharedInit::isPadding(const Instruction& instruction, const Warp& warp, std::uint32_t first, std::uint32_t bytes) const
{
    if (bytes < kLeastCopied)
        return false;
    const std::uint64_t begin = first / kMaxPaddedBytes * kMaxPaddedBytes;
    const std::uint64_t aligned = (first + bytes + kMaxPaddedBytes - 1) / kMaxPaddedBytes * kMaxPaddedBytes;
    const std::uint64_t end = std::min(aligned, m_block->launch->sharedBytes);
    return m_written.isAnyWritten(begin, end - begin) && isOnlyCopied(*warp.call->function->text, instruction.source);
}

void SharedInit::report(const Instruction& instruction, const Warp& warp, int lane, const Access& access, std::uint32_t first)
{
    const Message what = access.kind == AccessKind::Atomic ? message("an atomic operation on {} byte(s)", access.bytes)
                                                           : message("a read of {} byte(s)", access.bytes);
    m_found = RaceReport{.instruction = &instruction,
                         .warp = warp.index,
                         .lane = lane,
                         .address = first,
                         .text = message("{} at {} by thread {}, which no thread of the block has written", what,
                                         placeText(*m_block, first), threadName(*m_block, warp.index, lane)),
                         .kind = Fault::Kind::UninitializedRead};
}

}  // namespace kd::emulator
