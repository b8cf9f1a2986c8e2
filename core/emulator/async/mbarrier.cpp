// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/mbarrier.h"

#include "core/emulator/checks/racereport.h"
#include "core/emulator/program/program.h"
#include "core/emulator/ptx/readablename.h"

namespace kd::emulator {

std::uint64_t Mbarrier::word() const
{
    const auto awaited = static_cast<std::uint64_t>(static_cast<std::uint32_t>(bytes)) & 0x1fffff;
    return std::uint64_t{1} << 63 | (phase & 3) << kPhaseShift | awaited << kBytesShift |
        std::uint64_t{expectedNow} << kExpectedShift | pending;
}

Message Mbarrier::arrive(std::uint32_t count, std::uint32_t byWarp, int byLane)
{
    if (count == 0 || count > kMaxArrivals)
        return message("it counts {} arrivals: 1 to {} are possible", count, std::uint32_t{kMaxArrivals});
    if (count > pending)
        return message("{} arrival(s) where {} of the {} of its phase {} are left", count, pending, expectedNow, phase);
    pending -= count;
    if (byWarp != kRemote)
        arrived[byWarp] |= LaneMask{1} << byLane;
    return {};
}

Message Mbarrier::expectBytes(std::uint32_t count)
{
    const std::int64_t sum = std::int64_t{bytes} + count;
    if (sum > kMaxBytes)
        return message("it would await {} bytes: {} are possible", sum, std::int32_t{kMaxBytes});
    bytes = static_cast<std::int32_t>(sum);
    return {};
}

Message Mbarrier::completeBytes(std::uint32_t count)
{
    const std::int64_t sum = std::int64_t{bytes} - count;
    if (sum < -kMaxBytes)
        return message("{} bytes more have come than were announced: {} are possible", -sum, std::int32_t{kMaxBytes});
    bytes = static_cast<std::int32_t>(sum);
    return {};
}

void Mbarrier::beginNextPhase()
{
    ++phase;
    pending = expectedNow = expected;
    arrived.fill(0);
}

Mbarrier& Mbarriers::make(std::uint32_t offset)
{
    auto at = m_all.lower_bound(offset < kMbarrierBytes ? 0 : offset - kMbarrierBytes + 1);
    while (at != m_all.end() && at->first < offset + kMbarrierBytes)
        at = m_all.erase(at);
    return m_all[offset] = Mbarrier{.offset = offset};
}

Mbarrier* Mbarriers::find(std::uint32_t offset)
{
    const auto found = m_all.find(offset);
    return found == m_all.end() ? nullptr : &found->second;
}

namespace {

Message nameInBlock(const Block& block, std::uint32_t offset)
{
    const Program* const program = block.warps.empty() ? nullptr : block.warps.front().program;
    if (program != nullptr)
        for (const SharedVariable& variable : program->sharedVariables)
            if (!variable.text->isExtern && offset >= variable.first && offset - variable.first < variable.text->bytes)
                return message("the mbarrier at shared address {} (variable {})", addressName(offset),
                               ptx::readableVariable(variable.text->name));
    return message("the mbarrier at shared address {}", addressName(offset));
}

}  // namespace

Message mbarrierName(const Block& block, std::uint32_t offset)
{
    const Message name = nameInBlock(block, offset);
    return block.cluster == nullptr ? name : message("{} of block {} of the cluster", name, block.rank);
}

}  // namespace kd::emulator
