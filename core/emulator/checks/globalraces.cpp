// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/globalraces.h"

#include "core/emulator/checks/transferraces.h"
#include "core/emulator/warp/callframe.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstring>
#include <thread>
#include <utility>

namespace kd::emulator {
namespace {

constexpr std::uint64_t kShadowSector = GlobalShadow::kSectorBytes;
constexpr std::uint32_t kMaxLaneBytes = 32;
constexpr int kTries = 20;
constexpr std::chrono::microseconds kPause{100};

// All lanes of the warp in a row.
bool isOneRun(const GlobalRaceDetector::Groups& groups)
{
    const std::uint64_t each = std::uint64_t{LaneGroups::kLanesEach} * groups.step;
    for (std::size_t group = 1; group < groups.first.size(); ++group)
        if (groups.first[group] != groups.first[0] + group * each)
            return false;
    return groups.step != 0;
}

}  // namespace

void GlobalRaceDetector::blockBegins(const Block& block)
{
    m_block = &block;
    m_init.blockBegins(block);
    m_found.reset();
    const GridTree::Grid& grid = m_shadow.grids().last();
    m_firstBlock = static_cast<std::uint32_t>(grid.firstBlock);
    m_number = static_cast<std::uint32_t>(grid.firstBlock + block.number);
    m_isWatching = grid.firstBlock + block.number < GlobalAccess::kMaxBlocks;
    m_warps = static_cast<std::uint32_t>(block.warps.size());
    m_hasFences = m_hasKnown = false;
    m_floor.fill(0);
    m_clocks.assign(m_warps, {});
    if (const auto& point = grid.place.point; point != nullptr)
        for (WarpClock& clock : m_clocks)
            clock.acquired = point->acquired;
    m_handedOver = 0;
    m_toldReads.fill(0);
    m_told = 0;
    m_hasFencedProxies = false;
    m_fencedProxies.fill(0);
    m_fencedAcquired = 0;
    m_published.reset();
    m_publishedInBlock.reset();
}

inline std::uint32_t GlobalRaceDetector::knownOf(std::uint32_t warp, std::uint32_t other) const
{
    return m_hasKnown ? std::max(m_floor[other], m_clocks[warp].known[other]) : m_floor[other];
}

// What the other warp of the block did before that is known, by whatever handed it on.
std::uint32_t GlobalRaceDetector::handedTo(std::uint32_t warp, std::uint32_t other) const
{
    const WarpClock& clock = m_clocks[warp];
    if (other == warp)
        return clock.interval + 1;
    const std::uint32_t known = knownOf(warp, other);
    return m_publishedInBlock == nullptr || clock.acquired == 0
        ? known
        : std::max(known, m_publishedInBlock->until(other, clock.acquired));
}

void GlobalRaceDetector::barrier(WarpMask arrived, WarpMask waiting)
{
    const WarpMask all = m_warps == kMaxWarps ? ~WarpMask{0} : (WarpMask{1} << m_warps) - 1;
    bool isWhole = (arrived & all) == all;
    Intervals joined{}, fenced{}, fencedInBlock{};
    std::uint32_t acquired = 0, told = 0;
    const auto join = [](Intervals& into, const Intervals& from) {
        for (std::size_t i = 0; i < from.size(); ++i)
            into[i] = std::max(into[i], from[i]);
    };
    for (std::uint32_t warp = 0; warp < m_warps; ++warp) {
        WarpClock& clock = m_clocks[warp];
        isWhole = isWhole && ((waiting >> warp & 1) != 0 || m_block->warps[warp].live == 0);
        if ((arrived >> warp & 1) == 0)
            continue;
        if (m_hasKnown)
            join(joined, clock.known);
        joined[warp] = std::max(joined[warp], clock.interval + 1);
        acquired = std::max({acquired, clock.acquired, clock.pending});
        told = std::max(told, clock.told);
        clock.converged = ++clock.interval;
        if (m_hasFences) {
            join(fenced, clock.fenced);
            join(fencedInBlock, clock.fencedInBlock);
        }
    }
    for (std::uint32_t warp = 0; warp < m_warps; ++warp) {
        WarpClock& clock = m_clocks[warp];
        if ((waiting >> warp & 1) == 0)
            continue;
        if (!isWhole)
            join(clock.known, joined);
        clock.acquired = std::max(clock.acquired, acquired);
        clock.told = std::max(clock.told, told);
        if (m_hasFences) {
            join(clock.fenced, fenced);
            join(clock.fencedInBlock, fencedInBlock);
            clock.hasFenced = true;
        }
    }
    if (isWhole)
        join(m_floor, joined);
    m_hasKnown = m_hasKnown || !isWhole;
}

void GlobalRaceDetector::lanesConverge(std::uint32_t warp)
{
    WarpClock& clock = m_clocks[warp];
    clock.converged = ++clock.interval;
}

void GlobalRaceDetector::fence(std::uint32_t warp, bool isBlockScope)
{
    WarpClock& clock = m_clocks[warp];
    clock.acquired = std::max(clock.acquired, clock.pending);
    for (std::uint32_t other = 0; other < m_warps; ++other) {
        // Within the block who acquires knows already what was handed on before.
        const std::uint32_t known = !isBlockScope ? handedTo(warp, other)
            : other == warp                       ? clock.interval + 1
                                                  : knownOf(warp, other);
        clock.fencedInBlock[other] = std::max(clock.fencedInBlock[other], known);
        if (!isBlockScope)
            clock.fenced[other] = std::max(clock.fenced[other], known);
    }
    ++clock.interval;
    clock.hasFenced = true;
    m_hasFences = true;
}

void GlobalRaceDetector::fence(const Instruction& instruction, const Warp& warp)
{
    if (m_isWatching)
        fence(warp.index, m_shadow.isBlockScope(*warp.call->function, instruction));
}

void GlobalRaceDetector::handOver(const Warp& warp)
{
    WarpClock& clock = m_clocks[warp.index];
    const bool isAlone = m_block->cluster == nullptr;
    clock.pending = std::max(clock.pending, isAlone ? m_handedOver : m_shadow.now());
    fence(warp.index, isAlone);
    m_handedOver = std::max(m_handedOver, release(warp.index, isAlone));
}

void GlobalRaceDetector::releaseAll()
{
    for (std::uint32_t warp = 0; m_isWatching && warp < m_warps; ++warp) {
        fence(warp, false);
        release(warp, false);
    }
}

void GlobalRaceDetector::acquireAll()
{
    for (WarpClock& clock : m_clocks)
        clock.acquired = std::max(clock.acquired, m_shadow.now());
}

void GlobalRaceDetector::touchedShared(const Warp& warp, AccessKind kind)
{
    WarpClock& clock = m_clocks[warp.index];
    if (kind != AccessKind::Read && m_hasFences)
        m_handedOver = std::max(m_handedOver, release(warp.index, true));
    clock.pending = std::max(clock.pending, m_handedOver);
    if (kind == AccessKind::Atomic)
        clock.acquired = std::max(clock.acquired, m_handedOver);
}

std::shared_ptr<const LaunchPoint> GlobalRaceDetector::launchPoint(const Warp& warp)
{
    WarpClock& clock = m_clocks[warp.index];
    auto point = std::make_shared<LaunchPoint>();
    point->acquired = std::max(clock.acquired, clock.pending);
    LaunchPoint::OfBlock own{.block = m_number};
    for (std::uint32_t other = 0; other < m_warps; ++other)
        own.known[other] = handedTo(warp.index, other);
    point->blocks.push_back(own);
    if (m_shadow.grids().last().place.point != nullptr)
        point->join(*m_shadow.grids().last().place.point);
    ++clock.interval;
    return point;
}

// Gives the time of the release; 0: there is nothing that could be released.
std::uint32_t GlobalRaceDetector::release(std::uint32_t warp, bool isBlockScope)
{
    WarpClock& clock = m_clocks[warp];
    if (!m_hasFences || (!clock.hasFenced && clock.released == 0))
        return 0;
    if (!clock.hasFenced)
        return clock.released;
    if (m_publishedInBlock == nullptr)
        m_publishedInBlock = std::make_unique<GlobalShadow::Published>(m_warps);
    if (!isBlockScope && m_published == nullptr)
        m_published = m_shadow.publishedOf(m_number, m_warps);
    const std::uint32_t time = m_shadow.tick();
    for (std::uint32_t other = 0; other < m_warps; ++other) {
        m_publishedInBlock->add(other, clock.fencedInBlock[other], time);
        if (!isBlockScope && clock.fenced[other] != 0)
            m_published->add(other, clock.fenced[other], time);
    }
    if (!isBlockScope) {
        m_shadow.grids().noteRelease(time);
        if (m_hasFencedProxies)
            m_published->addFenced(m_fencedProxies);
    }
    clock.released = time;
    clock.hasFenced = isBlockScope;  // wider scopes have yet to see it
    return time;
}

// Of a strong store: what is known to have been read is told with it. Gives the time of that; 0: there is nothing to tell.
std::uint32_t GlobalRaceDetector::tellOfReads(std::uint32_t warp)
{
    const WarpClock& clock = m_clocks[warp];
    Intervals over = m_hasKnown ? clock.known : m_floor;
    bool isNew = false;
    for (std::uint32_t other = 0; other < m_warps; ++other) {
        over[other] = other == warp ? clock.converged : std::max(over[other], m_floor[other]);
        isNew = isNew || (over[other] > 1 && over[other] > m_toldReads[other]);
    }
    if (!isNew)
        return m_told;
    if (m_published == nullptr)
        m_published = m_shadow.publishedOf(m_number, m_warps);
    m_told = m_shadow.tick();
    for (std::uint32_t other = 0; other < m_warps; ++other) {
        m_toldReads[other] = std::max(m_toldReads[other], over[other]);
        m_published->addReads(other, over[other], m_told);
    }
    return m_told;
}

bool GlobalRaceDetector::knows(std::uint32_t warp, const GlobalAccess& other) const
{
    const WarpClock& clock = m_clocks[warp];
    if (other.block != m_number) {
        const auto published = clock.acquired == 0 ? nullptr : m_shadow.findPublished(other.block);
        return (published != nullptr && published->knows(other.warp, other.interval, clock.acquired)) ||
            (other.block < m_firstBlock &&
             m_shadow.grids().isBefore(other.block, other.warp, other.interval, clock.acquired));
    }
    return other.interval < (other.warp == warp ? clock.converged : knownOf(warp, other.warp)) ||
        (m_publishedInBlock != nullptr && clock.acquired != 0 &&
         m_publishedInBlock->knows(other.warp, other.interval, clock.acquired));
}

inline bool GlobalRaceDetector::isSameThread(const GlobalAccess& own, const GlobalAccess& other)
{
    return own.block == other.block && own.warp == other.warp && own.lane == other.lane && own.shift == other.shift &&
        other.interval != GlobalAccess::kUnderWay;
}

inline bool GlobalRaceDetector::conflicts(const GlobalAccess& own, const GlobalAccess& other) const
{
    if (other.isValid == 0 || isSameThread(own, other))
        return false;
    const bool areStrong = own.isStrong != 0 && other.isStrong != 0;
    const bool isTooNarrow = (own.isBlockScope | other.isBlockScope) != 0 && own.block != other.block;
    return (!areStrong || isTooNarrow) && !knows(own.warp, other);
}

// A write may also follow a read of another block by what the reader has told.
inline bool GlobalRaceDetector::conflictsWithRead(const GlobalAccess& own, const GlobalAccess& read) const
{
    if (!conflicts(own, read))
        return false;
    const std::uint32_t told = m_clocks[own.warp].told;
    const auto published = told == 0 || read.block == m_number ? nullptr : m_shadow.findPublished(read.block);
    return published == nullptr || !published->knowsRead(read.warp, read.interval, told);
}

GlobalRaceDetector::Use GlobalRaceDetector::useOf(const Instruction& instruction, const Warp& warp, std::uint32_t bytes,
                                                  bool isWrite, Values values) const
{
    Use use{.instruction = &instruction, .warp = &warp, .bytes = bytes, .isWrite = isWrite, .values = values};
    use.access.block = m_number & GlobalAccess::kMaxBlocks;
    use.access.isValid = 1;
    use.access.interval = m_clocks[warp.index].interval;
    use.access.instruction = std::min(m_shadow.numberOf(*warp.call->function, instruction), GlobalAccess::kMaxInstructions - 1) &
        (GlobalAccess::kMaxInstructions - 1);
    use.access.warp = warp.index & (kMaxWarps - 1);
    use.isCached = !isWrite && m_shadow.isNonCoherent(*warp.call->function, instruction);
    return use;
}

void GlobalRaceDetector::noteInit(const Instruction& instruction, const Warp& warp, const Groups& groups, AccessKind kind)
{
    if (isOneRun(groups))
        return m_init.note(instruction, warp, kind, groups.bytes, 0, kLanes, groups.first[0], groups.step);
    constexpr std::uint32_t kEach = LaneGroups::kLanesEach;
    for (std::uint32_t group = 0; group < LaneGroups::kCount; ++group)
        m_init.note(instruction, warp, kind, groups.bytes, group * kEach, kEach, groups.first[group], groups.step);
}

void GlobalRaceDetector::touch(const Instruction& instruction, const Warp& warp, const Groups& groups, Values values)
{
    noteInit(instruction, warp, groups, values != nullptr ? AccessKind::Write : AccessKind::Read);
    if (!isWatching())
        return;
    constexpr std::uint32_t kEach = LaneGroups::kLanesEach;
    Use use = useOf(instruction, warp, groups.bytes, values != nullptr, values);
    std::array<std::uint64_t, kLanes> addresses{};
    for (std::uint32_t lane = 0; use.isWrite && lane < kLanes; ++lane)  // reads never compare values
        addresses[lane] = groups.first[lane / kEach] + std::uint64_t{lane % kEach} * groups.step;
    use.mask = kAllLanes;
    use.addresses = addresses.data();
    GlobalShadow::Holder holder(m_shadow);
    if (isOneRun(groups))
        return touchRun(use, holder, groups.first[0], 0, kLanes);
    // Reads at one place: two lanes stand for all.
    const bool isOnePlace = groups.step == 0 && std::ranges::count(groups.first, groups.first[0]) == LaneGroups::kCount;
    for (std::uint32_t group = 0; group < LaneGroups::kCount; ++group) {
        const std::uint32_t lane = group * kEach;
        if (groups.step != 0) {
            touchRun(use, holder, groups.first[group], lane, kEach);
        } else if (values != nullptr) {
            for (std::uint32_t each = lane; each < lane + kEach; ++each)
                touchLane(use, holder, static_cast<int>(each), groups.first[group]);
        } else if (!isOnePlace || group == 0) {
            touchLane(use, holder, static_cast<int>(lane), groups.first[group]);
            touchLane(use, holder, isOnePlace ? kLanes - 1 : static_cast<int>(lane + kEach - 1), groups.first[group]);
        }
    }
}

// Lanes in a row: whole sectors at once, the rest one by one.
void GlobalRaceDetector::touchRun(const Use& use, GlobalShadow::Holder& holder, std::uint64_t first, std::uint32_t lane,
                                  std::uint32_t lanes)
{
    const auto shift = static_cast<std::uint32_t>(std::countr_zero(use.bytes));
    const std::uint64_t end = first + std::uint64_t{lanes} * use.bytes;
    for (std::uint64_t at = first; at < end;) {
        const std::uint64_t next = std::min(end, (at / kShadowSector + 1) * kShadowSector);
        const auto own = static_cast<std::uint32_t>((at - first) >> shift);
        GlobalShadow::Sector* const sector = next - at == kShadowSector ? holder.sector(at) : nullptr;
        GlobalAccess access = use.access;
        access.lane = (lane + own) & (kLanes - 1);
        access.shift = shift & 15;
        if (sector == nullptr || !touchSector(use, *sector, access))
            for (std::uint64_t each = at; each < next; each += use.bytes)
                touchLane(use, holder, static_cast<int>(lane + ((each - first) >> shift)), each);
        at = next;
    }
}

// False where its parts have to be looked at.
inline bool GlobalRaceDetector::touchSector(const Use& use, GlobalShadow::Sector& sector, const GlobalAccess& own) const
{
    if (sector.cells != nullptr || conflicts(own, sector.write) ||
        (use.isCached && sector.write.isValid != 0 && sector.write.block >= m_firstBlock) ||
        (use.isOfProxy && isUnfenced(sector.write)) ||
        (use.isWrite && (conflictsWithRead(own, sector.read) || conflictsWithRead(own, sector.olderRead))))
        return false;
    if (use.isWrite) {
        sector.write = own;
        sector.read = sector.olderRead = {};
    } else {
        if (!isSameThread(own, sector.read))
            sector.olderRead = sector.read;
        sector.read = own;
    }
    return true;
}

// A row of a copy, whole sectors at once but those of reductions, which others are compared with part by part.
void GlobalRaceDetector::touchRow(const Use& use, GlobalShadow::Holder& holder, const CopyRow& row)
{
    const std::uint64_t end = row.address + row.bytes;
    for (std::uint64_t at = row.address; at < end && !m_found;) {
        const std::uint64_t next = std::min(end, (at / kShadowSector + 1) * kShadowSector);
        GlobalShadow::Sector* const sector = holder.sector(at);
        const bool isWhole = next - at == kShadowSector && use.access.isStrong == 0;
        if (sector != nullptr && !(isWhole && touchSector(use, *sector, use.access))) {
            const bool isOfWords = at % GlobalShadow::kWordBytes == 0 && next % GlobalShadow::kWordBytes == 0;
            GlobalCell* const cells = m_shadow.cellsOf(*sector, !isOfWords);
            Use part = use;
            part.row = &row;
            part.bytes = cells != nullptr && sector->isBytes ? 1 : GlobalShadow::kWordBytes;
            part.access.shift = 0;
            for (std::uint64_t each = at; cells != nullptr && each < next && !m_found; each += part.bytes)
                touchCell(part, cells[each % kShadowSector / part.bytes], part.access, each);
        }
        at = next;
    }
}

void GlobalRaceDetector::touchLane(const Use& use, GlobalShadow::Holder& holder, int lane, std::uint64_t address)
{
    GlobalAccess own = use.access;
    own.lane = static_cast<std::uint32_t>(lane) & (kLanes - 1);
    for (std::uint64_t at = address, end = address + use.bytes; at < end;) {
        GlobalShadow::Sector* const sector = holder.sector(at);
        GlobalCell* const cells =
            sector == nullptr ? nullptr : m_shadow.cellsOf(*sector, use.bytes < GlobalShadow::kWordBytes);
        const std::uint64_t next = std::min(end, (at / kShadowSector + 1) * kShadowSector);
        const std::uint64_t unit = cells != nullptr && sector->isBytes ? 1 : GlobalShadow::kWordBytes;
        for (; cells != nullptr && at < next && !m_found; at += unit)
            touchCell(use, cells[at % kShadowSector / unit], own, address);
        at = next;
    }
}

void GlobalRaceDetector::touchCell(const Use& use, GlobalCell& cell, const GlobalAccess& own, std::uint64_t address)
{
    // Who has acquired what was released by strong writes here has seen these.
    const bool hasSeen = cell.released != 0 && m_clocks[own.warp].acquired >= cell.released;
    const GlobalAccess* other = conflicts(own, cell.write)        ? &cell.write
        : !hasSeen && conflicts(own, cell.strongWrite) ? &cell.strongWrite
                                                       : nullptr;
    const bool isOtherWrite = other != nullptr;
    if (other == nullptr && use.isWrite)
        other = conflictsWithRead(own, cell.read)      ? &cell.read
            : conflictsWithRead(own, cell.olderRead) ? &cell.olderRead
                                                     : nullptr;
    if (other != nullptr) {
        if (!isExcused(own, *other) && !isSameValue(use, static_cast<int>(own.lane), address, other->block != own.block))
            report(use, own, *other, isOtherWrite, address);
        return;
    }
    if (const GlobalAccess* const write = unseen(use, cell))
        return reportUnseen(use, own, *write, address);
    if (const GlobalAccess* const write = unfenced(use, cell))
        return reportUnfenced(use, own, *write, address);
    if (use.isWrite && own.isStrong != 0) {
        cell.strongWrite = own;
    } else if (use.isWrite) {
        cell.write = own;
        cell.strongWrite = cell.read = cell.olderRead = {};
    } else {
        if (!isSameThread(own, cell.read))
            cell.olderRead = cell.read;
        cell.read = own;
    }
}

// What the read should see, and need not.
const GlobalAccess* GlobalRaceDetector::unseen(const Use& use, const GlobalCell& cell) const
{
    const auto isOwn = [this](const GlobalAccess& write) { return write.isValid != 0 && write.block >= m_firstBlock; };
    if (!use.isCached)
        return nullptr;
    return isOwn(cell.write) ? &cell.write : isOwn(cell.strongWrite) ? &cell.strongWrite : nullptr;
}

// A value that an atomic operation compares is looked at before it, by a plain read: it is taken only where it was right.
bool GlobalRaceDetector::isExcused(const GlobalAccess& own, const GlobalAccess& other) const
{
    return (own.isAtomic != 0 && other.isStrong == 0 && m_shadow.isGuess(other.instruction)) ||
        (other.isAtomic != 0 && own.isStrong == 0 && m_shadow.isGuess(own.instruction));
}

// What is there already, or what a lower lane of the same store writes there. Where `isOtherBlock`, the other store may be noted
// and not yet done by another host thread: it is given time.
bool GlobalRaceDetector::isSameValue(const Use& use, int lane, std::uint64_t address, bool isOtherBlock) const
{
    if (!use.isWrite || (use.values == nullptr && (use.row == nullptr || use.row->values == nullptr)))
        return false;
    alignas(kMaxLaneBytes) std::byte written[kLanes * kMaxLaneBytes];
    if (use.row == nullptr)
        use.values(*use.instruction, *use.warp, use.mask, written);
    const std::byte* const own = use.row == nullptr ? written + static_cast<std::size_t>(lane) * use.bytes
                                                    : use.row->values + (address - use.row->address);
    const std::byte* before = reinterpret_cast<const std::byte*>(address);
    for (LaneMask left = use.row != nullptr ? 0 : use.mask & ((LaneMask{1} << lane) - 1); left != 0; left &= left - 1)
        if (use.addresses[lowestLane(left)] == address)
            before = written + static_cast<std::size_t>(lowestLane(left)) * use.bytes;
    bool isSame = std::memcmp(own, before, use.bytes) == 0;
    for (int tries = 0; isOtherBlock && !isSame && tries < kTries; ++tries) {
        std::this_thread::sleep_for(kPause);
        isSame = std::memcmp(own, before, use.bytes) == 0;
    }
    return isSame;
}

template <typename Act> void GlobalRaceDetector::eachCell(LaneMask mask, const std::uint64_t* addresses, const Act& act)
{
    GlobalShadow::Holder holder(m_shadow);
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const std::uint64_t address = addresses[lowestLane(left)];
        GlobalShadow::Sector* const sector = holder.sector(address);
        GlobalCell* const cells = sector == nullptr ? nullptr : m_shadow.cellsOf(*sector, false);
        if (cells != nullptr)
            act(cells[address % kShadowSector / (sector->isBytes ? 1 : GlobalShadow::kWordBytes)]);
    }
}

void GlobalRaceDetector::touch(const Instruction& instruction, const Warp& warp, LaneMask mask, const std::uint64_t* addresses,
                               const Access& access, Values values)
{
    m_init.note(instruction, warp, mask, addresses, access);
    if (!isWatching() || mask == 0)
        return;
    const bool isWrite = access.kind != AccessKind::Read;
    const bool isStrong = access.order != Order::Weak || access.kind == AccessKind::Atomic;
    const bool isBlockScope = isStrong && m_shadow.isBlockScope(*warp.call->function, instruction);
    if (isWrite && access.order == Order::Ordered)
        fence(warp.index, isBlockScope);
    Use use = useOf(instruction, warp, access.bytes, isWrite, values);
    use.mask = mask;
    use.addresses = addresses;
    use.access.isStrong = isStrong ? 1 : 0;
    use.access.isAtomic = access.kind == AccessKind::Atomic ? 1 : 0;
    use.access.isBlockScope = isBlockScope ? 1 : 0;
    {
        GlobalShadow::Holder holder(m_shadow);
        for (LaneMask left = mask; left != 0; left &= left - 1)
            touchLane(use, holder, lowestLane(left), addresses[lowestLane(left)]);
    }
    if (!isStrong)
        return;
    WarpClock& clock = m_clocks[warp.index];
    if (isWrite) {
        const std::uint32_t time = release(warp.index, isBlockScope);
        // Of atomic operations nobody is told: blocks that count by them would each have to be remembered.
        const std::uint32_t told = isBlockScope || access.kind == AccessKind::Atomic ? 0 : tellOfReads(warp.index);
        if (time != 0 || told != 0)
            eachCell(mask, addresses, [&](GlobalCell& cell) {
                cell.released = std::max(cell.released, time);
                cell.told = std::max(cell.told, told);
            });
    } else if (m_shadow.now() != 0) {
        eachCell(mask, addresses, [&](const GlobalCell& cell) {
            clock.pending = std::max(clock.pending, cell.released);
            clock.told = std::max(clock.told, cell.told);
        });
        if (access.order == Order::Ordered)
            clock.acquired = std::max(clock.acquired, clock.pending);
    }
}

void GlobalRaceDetector::touchTexel(const Instruction& instruction, const Warp& warp, int lane, std::uint64_t address,
                                    std::uint32_t bytes, TexelUse texel)
{
    if (!isWatching())
        return;
    const bool isWrite = texel == TexelUse::Store || texel == TexelUse::Reduction;
    Use use = useOf(instruction, warp, bytes, isWrite, nullptr);
    use.isCached = texel == TexelUse::Fetch;
    use.access.isStrong = use.access.isAtomic = texel == TexelUse::Reduction ? 1 : 0;
    GlobalShadow::Holder holder(m_shadow);
    touchLane(use, holder, lane, address);
}

void GlobalRaceDetector::atomicEnds(const Warp& warp, LaneMask mask, const std::uint64_t* addresses)
{
    if (!isWatching() || mask == 0 || m_shadow.now() == 0)
        return;
    WarpClock& clock = m_clocks[warp.index];
    eachCell(mask, addresses, [&](const GlobalCell& cell) { clock.acquired = std::max(clock.acquired, cell.released); });
}

void GlobalRaceDetector::report(const Use& use, const GlobalAccess& own, const GlobalAccess& other, bool isOtherWrite,
                                std::uint64_t address)
{
    if (m_found)
        return;
    const bool isOtherGrid = other.block < m_firstBlock;
    const Message place = globalPlace(*m_block->launch->memory, address, use.bytes);
    const bool isNarrow = own.isStrong != 0 && other.isStrong != 0;
    const Message last = partyText(m_shadow, own, use.isWrite, isOtherGrid);
    const Message first = partyText(m_shadow, other, isOtherWrite, isOtherGrid);
    RaceReport found = reportOf(use, own, other, address);
    found.text = other.interval == GlobalAccess::kUnderWay
        ? message("at {}, {} byte(s): nothing orders {} and {}, which has not been waited for", place, use.bytes, last, first)
        : isNarrow
        ? message("at {}, {} byte(s): {} and {} are of two blocks, and one has the scope of its block alone", place, use.bytes,
                  last, first)
        : message("at {}, {} byte(s): nothing orders {} and {}", place, use.bytes, last, first);
    m_found = std::move(found);
}

void GlobalRaceDetector::reportUnseen(const Use& use, const GlobalAccess& own, const GlobalAccess& write, std::uint64_t address)
{
    if (m_found)
        return;
    RaceReport found = reportOf(use, own, write, address);
    found.text = message("at {}, {} byte(s): {} need not see {}: what textures and ld.global.nc (__ldg, const __restrict__) read "
                         "is not written by the same grid before",
                         globalPlace(*m_block->launch->memory, address, use.bytes), use.bytes,
                         partyText(m_shadow, own, false, false), partyText(m_shadow, write, true, false));
    m_found = std::move(found);
}

void GlobalRaceDetector::reportUnfenced(const Use& use, const GlobalAccess& own, const GlobalAccess& write, std::uint64_t address)
{
    if (m_found)
        return;
    RaceReport found = reportOf(use, own, write, address);
    found.text = message("at {}, {} byte(s): {} need not see {}: no fence.proxy.async stands between",
                         globalPlace(*m_block->launch->memory, address, use.bytes), use.bytes,
                         partyText(m_shadow, own, use.isWrite, false), partyText(m_shadow, write, true, false));
    m_found = std::move(found);
}

RaceReport GlobalRaceDetector::reportOf(const Use& use, const GlobalAccess& own, const GlobalAccess& other,
                                        std::uint64_t address) const
{
    return {.instruction = use.instruction,
            .otherInstruction = m_shadow.instructionAt(other.instruction),
            .warp = own.warp,
            .otherWarp = other.warp,
            .lane = static_cast<int>(own.lane),
            .otherLane = static_cast<int>(other.lane),
            .address = address,
            .kind = Fault::Kind::GlobalRace,
            .otherFunction = &m_shadow.functionAt(other.instruction)};
}

}  // namespace kd::emulator
