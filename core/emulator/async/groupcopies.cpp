// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/async/groupcopies.h"

#include "core/emulator/async/globalbytes.h"
#include "core/emulator/checks/racedetector.h"

#include <algorithm>
#include <cstring>
#include <span>
#include <utility>

namespace kd::emulator {
namespace {

// Copies that nobody waits for would be kept for ever.
constexpr std::size_t kMaxCopies = 4096;

// The global memory that lanes read, in as few rows as there are.
class SourceRows {
public:
    SourceRows(const GroupCopies::Copy& copy, LaneMask lanes)
    {
        for (LaneMask left = lanes; left != 0; left &= left - 1) {
            const auto lane = static_cast<std::size_t>(lowestLane(left));
            const std::uint64_t bytes = copy.fromBytes[lane];
            GlobalRaceDetector::CopyRow& last = m_rows[m_count == 0 ? 0 : m_count - 1];
            if (m_count != 0 && last.address + last.bytes == copy.from[lane])
                last.bytes += bytes;
            else if (bytes != 0)
                m_rows[m_count++] = {.address = copy.from[lane], .bytes = bytes};
        }
    }
    std::span<const GlobalRaceDetector::CopyRow> rows() const { return std::span(m_rows).first(m_count); }

private:
    std::array<GlobalRaceDetector::CopyRow, kLanes> m_rows;
    std::size_t m_count = 0;
};

// Lanes have waited for it.
void endCopy(const GroupCopies::Copy& copy, const Warp& warp, LaneMask lanes)
{
    if (copy.begun.access.isValid != 0 && warp.block->globalRaces != nullptr)
        warp.block->globalRaces->copyEnds(copy.begun, SourceRows(copy, lanes).rows());
}

// Writes what the lanes of `due` have copied, and looks at where it came from.
void write(GroupCopies::Copy& copy, Warp& warp, const Instruction& waiting, LaneMask due, CopyShadow* shadow)
{
    for (LaneMask left = due; left != 0; left &= left - 1) {
        const auto lane = static_cast<std::size_t>(lowestLane(left));
        const std::byte* const value = copy.values.data() + lane * copy.bytes;
        std::memcpy(warp.shared + copy.to[lane], value, copy.bytes);
        const bool isLookedAt = copy.begun.access.isValid != 0;  // then who changes it is told
        if (shadow != nullptr && !isLookedAt && !isGlobalStill(copy.from[lane], value, copy.fromBytes[lane]))
            shadow->sourceChanged(waiting, numberInCluster(warp), static_cast<int>(lane), *copy.instruction, copy.from[lane]);
    }
    copy.left &= ~due;
}

// The lanes of `due` have waited for it.
void finish(GroupCopies::Copy& copy, Warp& warp, const Instruction& waiting, LaneMask due)
{
    RaceDetector* const races = warp.block->races;
    CopyShadow* const shadow = races == nullptr ? nullptr : races->copies();
    write(copy, warp, waiting, due, shadow);
    endCopy(copy, warp, due);
    for (LaneMask left = shadow == nullptr ? 0 : due; left != 0; left &= left - 1)
        shadow->arrive(copy.number, lowestLane(left), copy.to[static_cast<std::size_t>(lowestLane(left))], copy.bytes);
    if (races != nullptr)
        races->note(*copy.instruction, warp, due, {.space = ptx::Space::Shared, .kind = AccessKind::Write, .bytes = copy.bytes},
                    copy.to.data(), copy.values.data());
}

}  // namespace

void GroupCopies::clear()
{
    m_count = 0;
    m_closed.fill(0);
}

GroupCopies::Copy& GroupCopies::add(const Warp& warp, LaneMask lanes)
{
    if (m_count == kMaxCopies) {
        endCopy(m_copies.front(), warp, m_copies.front().left);
        std::ranges::rotate(m_copies, m_copies.begin() + 1);
        --m_count;
    }
    if (m_count == m_copies.size())
        m_copies.emplace_back();
    Copy& copy = m_copies[m_count++];
    copy.left = lanes;
    copy.number = 0;
    copy.begun = {};
    copy.sequence = ++m_begun;
    copy.group = m_closed;
    copy.fromBytes.fill(0);
    return copy;
}

void GroupCopies::commit(LaneMask lanes)
{
    for (LaneMask left = lanes; left != 0; left &= left - 1)
        ++m_closed[static_cast<std::size_t>(lowestLane(left))];
}

LaneMask GroupCopies::dueLanes(const Copy& copy, LaneMask lanes, std::uint32_t pending, bool isOpenToo) const
{
    LaneMask due = 0;
    for (LaneMask left = lanes & copy.left; left != 0; left &= left - 1) {
        const auto lane = static_cast<std::size_t>(lowestLane(left));
        if (isOpenToo || std::uint64_t{copy.group[lane]} + pending < m_closed[lane])
            due |= left & (0 - left);
    }
    return due;
}

void GroupCopies::wait(Warp& warp, const Instruction& waiting, LaneMask lanes, std::uint32_t pending, bool isOpenToo)
{
    for (std::size_t i = 0; i < m_count; ++i)
        if (const LaneMask due = dueLanes(m_copies[i], lanes, pending, isOpenToo); due != 0)
            finish(m_copies[i], warp, waiting, due);
    dropDone();
}

std::uint64_t GroupCopies::bind(CopyShadow* shadow, LaneMask lanes, std::uint32_t mbarrier)
{
    for (std::size_t i = 0; shadow != nullptr && i < m_count; ++i)
        if ((m_copies[i].left & lanes) != 0)
            shadow->bind(m_copies[i].number, mbarrier);
    return m_begun;
}

void GroupCopies::deliver(Warp& warp, const Instruction& waiting, LaneMask lanes, std::uint64_t until,
                          const BlockClocks::Event& event)
{
    RaceDetector* const races = warp.block->races;
    CopyShadow* const shadow = races == nullptr ? nullptr : races->copies();
    for (std::size_t i = 0; i < m_count && m_copies[i].sequence <= until; ++i) {
        Copy& copy = m_copies[i];
        if ((copy.left & lanes) == 0)
            continue;
        if (warp.block->globalRaces != nullptr)
            warp.block->globalRaces->copyArrives(copy.begun, SourceRows(copy, copy.left & lanes).rows());
        write(copy, warp, waiting, copy.left & lanes, shadow);
        if (shadow != nullptr && copy.left == 0)
            shadow->deliver(copy.number, event);
    }
    dropDone();
}

void GroupCopies::dropDone()
{
    std::size_t kept = 0;
    for (std::size_t i = 0; i < m_count; ++i) {
        if (m_copies[i].left == 0)
            continue;
        if (kept != i)
            std::swap(m_copies[kept], m_copies[i]);
        ++kept;
    }
    m_count = kept;
}

}  // namespace kd::emulator
