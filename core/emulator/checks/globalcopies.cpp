// SPDX-License-Identifier: GPL-3.0-or-later
// What asynchronous copies do in global memory.
#include "core/emulator/checks/globalraces.h"
#include "core/emulator/warp/callframe.h"

#include <algorithm>
#include <bit>

namespace kd::emulator {
namespace {

constexpr std::uint64_t kCopySector = GlobalShadow::kSectorBytes;
constexpr std::uint32_t kBeginning = GlobalAccess::kUnderWay - 1;  ///< interval of a copy whose rows may meet, which is no race

bool mayMeet(std::span<const GlobalRaceDetector::CopyRow> rows)
{
    for (std::size_t i = 1; i < rows.size(); ++i)
        if (rows[i].address < rows[i - 1].address + rows[i - 1].bytes)
            return true;
    return false;
}

}  // namespace

// Whether a write by ordinary instructions of this grid need not be seen by the async proxy.
bool GlobalRaceDetector::isUnfenced(const GlobalAccess& write) const
{
    if (write.isValid == 0 || write.block < m_firstBlock || m_shadow.copyKindOf(write.instruction) == GlobalShadow::CopyKind::Bulk)
        return false;
    if (write.block == m_number)
        return write.interval >= m_fencedProxies[write.warp];
    const auto published = m_shadow.findPublished(write.block);
    return published != nullptr && !published->isFenced(write.warp, write.interval) &&
        (m_fencedAcquired == 0 || !published->knows(write.warp, write.interval, m_fencedAcquired));
}

const GlobalAccess* GlobalRaceDetector::unfenced(const Use& use, const GlobalCell& cell) const
{
    if (!use.isOfProxy)
        return nullptr;
    if (isUnfenced(cell.write))
        return &cell.write;
    const bool areAtomic = use.access.isAtomic != 0 && cell.strongWrite.isAtomic != 0;
    return !areAtomic && isUnfenced(cell.strongWrite) ? &cell.strongWrite : nullptr;
}

GlobalRaceDetector::BegunCopy GlobalRaceDetector::copyBegins(const Instruction& instruction, const Warp& warp, int lane,
                                                             CopyUse use, std::span<const CopyRow> rows)
{
    if (!isWatching())
        return {};
    const bool isReduction = use == CopyUse::BulkReduction;
    Use copy = useOf(instruction, warp, GlobalShadow::kWordBytes, isReduction || use == CopyUse::BulkWrite, nullptr);
    copy.access.lane = static_cast<std::uint32_t>(lane) & (kLanes - 1);
    copy.access.shift = GlobalAccess::kWholeSector;
    const bool isInTwoSteps = copy.isWrite && mayMeet(rows);
    copy.access.interval = isInTwoSteps ? kBeginning : GlobalAccess::kUnderWay;
    copy.access.isStrong = copy.access.isAtomic = isReduction ? 1 : 0;
    copy.isOfProxy = isReduction || use == CopyUse::BulkRead;
    GlobalShadow::Holder holder(m_shadow);
    for (const CopyRow& row : rows)
        touchRow(copy, holder, row);
    holder.release();
    if (isInTwoSteps)
        setInterval({copy.access, 0}, rows, GlobalAccess::kUnderWay);
    copy.access.interval = GlobalAccess::kUnderWay;
    return {copy.access, m_clocks[warp.index].interval++};
}

GlobalRaceDetector::BegunCopy GlobalRaceDetector::copiesBegin(const Instruction& instruction, const Warp& warp, LaneMask mask,
                                                              const std::uint64_t* addresses, const std::uint8_t* bytes)
{
    if (!isWatching())
        return {};
    Use copy = useOf(instruction, warp, 0, false, nullptr);
    copy.access.interval = GlobalAccess::kUnderWay;
    GlobalShadow::Holder holder(m_shadow);
    std::uint32_t lanes = 0;
    for (std::uint32_t lane = 0; lane < kLanes; lane += lanes) {
        lanes = 1;
        if ((mask >> lane & 1) == 0 || bytes[lane] == 0)
            continue;
        const auto isNext = [&](std::uint32_t other) {
            return (mask >> other & 1) != 0 && bytes[other] == bytes[lane] &&
                addresses[other] == addresses[lane] + std::uint64_t{other - lane} * bytes[lane];
        };
        while (lane + lanes < kLanes && isNext(lane + lanes))
            ++lanes;
        copy.bytes = bytes[lane];
        if (std::has_single_bit(copy.bytes)) {
            touchRun(copy, holder, addresses[lane], lane, lanes);
            continue;
        }
        for (std::uint32_t each = lane; each < lane + lanes; ++each)
            touchLane(copy, holder, static_cast<int>(each), addresses[each]);
    }
    return {copy.access, m_clocks[warp.index].interval++};
}

// From now on it is as if the copy had been done in that interval.
void GlobalRaceDetector::setInterval(const BegunCopy& copy, std::span<const CopyRow> rows, std::uint32_t interval)
{
    const auto set = [&](GlobalAccess& access) {
        const bool isOfCopy = access.interval == copy.access.interval && access.block == copy.access.block &&
            access.warp == copy.access.warp && access.instruction == copy.access.instruction;
        if (isOfCopy)
            access.interval = interval;
    };
    GlobalShadow::Holder holder(m_shadow);
    for (const CopyRow& row : rows) {
        const std::uint64_t end = row.address + row.bytes;
        for (std::uint64_t at = row.address; at < end; at = (at / kCopySector + 1) * kCopySector) {
            GlobalShadow::Sector* const sector = holder.sector(at);
            if (sector == nullptr)
                continue;
            if (sector->cells == nullptr) {
                for (GlobalAccess* const access : {&sector->write, &sector->read, &sector->olderRead})
                    set(*access);
                continue;
            }
            const std::uint64_t unit = sector->isBytes ? 1 : GlobalShadow::kWordBytes;
            const std::uint64_t next = std::min(end, (at / kCopySector + 1) * kCopySector);
            for (std::uint64_t each = at; each < next; each += unit) {
                GlobalCell& cell = sector->cells[each % kCopySector / unit];
                for (GlobalAccess* const access : {&cell.write, &cell.strongWrite, &cell.read, &cell.olderRead})
                    set(*access);
            }
        }
    }
}

void GlobalRaceDetector::copyEnds(const BegunCopy& copy, std::span<const CopyRow> rows)
{
    if (copy.access.isValid != 0)
        setInterval(copy, rows, m_clocks[copy.access.warp].interval);
}

void GlobalRaceDetector::copyArrives(const BegunCopy& copy, std::span<const CopyRow> rows)
{
    if (copy.access.isValid == 0)
        return;
    setInterval(copy, rows, copy.begun);
    if (m_publishedInBlock == nullptr)
        m_publishedInBlock = std::make_unique<GlobalShadow::Published>(m_warps);
    const std::uint32_t time = m_shadow.tick();
    m_publishedInBlock->add(copy.access.warp, copy.begun + 1, time);
    m_handedOver = std::max(m_handedOver, time);
    if (m_block->cluster == nullptr)
        return;
    if (m_published == nullptr)
        m_published = m_shadow.publishedOf(m_number, m_warps);
    m_published->add(copy.access.warp, copy.begun + 1, time);
}

void GlobalRaceDetector::fenceProxies(const Warp& warp)
{
    if (!isWatching())
        return;
    WarpClock& clock = m_clocks[warp.index];
    for (std::uint32_t other = 0; other < m_warps; ++other)
        m_fencedProxies[other] = std::max(m_fencedProxies[other], handedTo(warp.index, other));
    m_fencedAcquired = std::max({m_fencedAcquired, clock.acquired, clock.pending});
    m_hasFencedProxies = true;
    ++clock.interval;
}

}  // namespace kd::emulator
