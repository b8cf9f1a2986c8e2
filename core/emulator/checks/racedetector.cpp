// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/racedetector.h"

#include "core/emulator/checks/unwrittenvalues.h"

#include <algorithm>

namespace kd::emulator {
namespace {

// Accesses to bytes that were touched so before are noted for their values and lanes up to here; a loop would make them endless.
constexpr std::size_t kMaxRepeats = 1024;

constexpr std::uint64_t bitsOf(std::uint64_t first, std::uint64_t count)
{
    return (count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1) << first;
}

// What an access of one use may not meet.
template <SharedUse use>
inline std::uint64_t othersOf(const std::array<std::uint64_t, kSharedUses>& words)
{
    std::uint64_t others = 0;
    for (unsigned other = 0; other < kSharedUses; ++other)
        others |= (kRacesWith[use] >> other & 1) != 0 ? words[other] : 0;
    return others;
}

}  // namespace

RaceDetector::RaceDetector(Copies copies)
    : m_copies(copies == Copies::None ? nullptr : std::make_unique<CopyShadow>(copies == Copies::FromShared))
{
}
RaceDetector::~RaceDetector() = default;

SharedUse RaceDetector::useOf(const Access& access)
{
    const bool isStrong = access.order != Order::Weak || access.kind == AccessKind::Atomic;
    if (access.kind == AccessKind::Read)
        return isStrong ? StrongRead : Read;
    return isStrong ? StrongWrite : Write;
}

void RaceDetector::blockBegins(const Block& block)
{
    m_block = &block;
    m_watch = block.cluster == nullptr ? nullptr : block.cluster->watch;
    const auto& size = block.launch->blockSize;
    const std::uint64_t threads = std::uint64_t{size[0]} * size[1] * size[2];
    m_warps = static_cast<std::uint32_t>((threads + kLanes - 1) / kLanes);
    m_cells = static_cast<std::size_t>((block.launch->sharedBytes + kCellBytes - 1) / kCellBytes);
    m_race.reset();
    m_sequence = 0;
    m_hasWrites = m_isFound = m_isTold = false;
    for (WarpNotes& notes : m_notes)
        clear(notes);
    m_notes.resize(std::max<std::size_t>(m_notes.size(), m_warps));
    const auto grow = [](auto& items, std::size_t count) { items.resize(std::max(items.size(), count)); };
    for (WarpNotes& notes : m_notes) {
        grow(notes.cells, m_cells);
        grow(notes.touched, (m_cells + 63) / 64);
    }
    grow(m_all, m_cells);
    m_init.blockBegins(block);
    if (m_copies != nullptr)
        m_copies->blockBegins(block);
}

template <SharedUse use>
inline void RaceDetector::markCell(WarpNotes& notes, std::uint32_t cell, std::uint64_t bits, MarkResult& marked)
{
    Cell& words = notes.cells[cell];
    marked.suspects |= bits & othersOf<use>(words);
    marked.fresh |= bits & ~(words[use] | (notes.hasPast ? notes.past[cell][use] : 0));
    words[use] |= bits;
    notes.touched[cell / 64] |= std::uint64_t{1} << cell % 64;
}

template <SharedUse use, typename Pattern>
RaceDetector::MarkResult RaceDetector::markRuns(WarpNotes& notes, std::uint32_t first, const Pattern& pattern)
{
    MarkResult marked;
    for (int i = 0; i < pattern.runCount; ++i) {
        const ByteRun& run = pattern.runs[static_cast<std::size_t>(i)];
        const std::uint32_t end = first + run.first + run.bytes;
        for (std::uint32_t at = first + run.first; at < end;) {
            const std::uint32_t cell = at / kCellBytes, next = std::min(end, (cell + 1) * kCellBytes);
            markCell<use>(notes, cell, bitsOf(at % kCellBytes, next - at), marked);
            at = next;
        }
    }
    return marked;
}

template <typename Pattern>
RaceDetector::MarkResult RaceDetector::mark(WarpNotes& notes, SharedUse use, std::uint32_t first, const Pattern& pattern)
{
    notes.isClean = notes.isConverged = false;
    m_hasWrites |= use == Write || use == StrongWrite;
    switch (use) {
    case Read: return markRuns<Read>(notes, first, pattern);
    case Write: return markRuns<Write>(notes, first, pattern);
    case StrongRead: return markRuns<StrongRead>(notes, first, pattern);
    default: return markRuns<StrongWrite>(notes, first, pattern);
    }
}

bool RaceDetector::wasSeen(WarpNotes& notes, const SeenAccess& seen)
{
    const std::size_t place = reinterpret_cast<std::uintptr_t>(seen.instruction) / sizeof(Instruction) % notes.seen.size();
    return std::exchange(notes.seen[place], seen) == seen;
}

// Marks its bytes. `isSuspect`: lanes have to be looked at.
template <typename Pattern>
bool RaceDetector::isWorthNoting(WarpNotes& notes, const Instruction& instruction, SharedUse use, std::uint32_t first,
                                 Pattern& pattern, bool& isSuspect)
{
    const MarkResult marked = mark(notes, use, first, pattern);
    const bool hasOverlap = use == Write && lanesOverlap(pattern);
    isSuspect = marked.suspects != 0 || hasOverlap || notes.shadow.unitBytes() != 0;
    if (marked.fresh != 0 && !isSuspect)
        return true;
    const bool isKnown = wasSeen(notes, {&instruction, pattern.stamp, first, notes.convergence}) && !hasOverlap;
    isSuspect &= !isKnown;
    return marked.fresh != 0 || (notes.entries.size() < kMaxRepeats && (use == Write || !isKnown));
}

RaceDetector::Entry& RaceDetector::addEntry(WarpNotes& notes, const Instruction& instruction, SharedUse use, std::uint32_t bytes,
                                            LaneMask mask)
{
    Entry& entry = notes.entries.emplace_back();
    entry.instruction = &instruction;
    entry.sequence = m_sequence++;
    entry.mask = mask;
    entry.use = use;
    entry.bytes = bytes;
    entry.values = static_cast<std::uint32_t>(notes.values.size());
    return entry;
}

void RaceDetector::addValue(WarpNotes& notes, const Entry& entry, int lane, std::uint32_t offset, const std::byte* values) const
{
    const std::byte* value = values == nullptr ? m_block->shared + offset : values + static_cast<std::size_t>(lane) * entry.bytes;
    notes.values.insert(notes.values.end(), value, value + entry.bytes);
}

// Those that look at copies, and at other blocks of the cluster.
template <typename Offset>
void RaceDetector::tellOthers(const Instruction& instruction, const Warp& warp, LaneMask mask, const Access& access,
                              const Offset& offset)
{
    const SharedUse use = useOf(access);
    if (m_copies != nullptr && m_copies->isAny())
        m_copies->touch({&instruction, use, access.bytes}, numberInCluster(warp), mask, offset);
    if (m_watch == nullptr)
        return;
    for (LaneMask left = mask; left != 0; left &= left - 1)
        m_watch->touch({&instruction, use, access.bytes}, numberInCluster(warp), lowestLane(left), *m_block,
                       offset(lowestLane(left)));
}

void RaceDetector::note(const Instruction& instruction, const Warp& warp, LaneMask mask, const Access& access,
                        const std::uint32_t* offsets, const std::byte* values)
{
    m_init.note(instruction, warp, mask, access, offsets);
    WarpNotes& notes = m_notes[warp.index];
    const SharedUse use = useOf(access);
    if (m_copies != nullptr || m_watch != nullptr)
        tellOthers(instruction, warp, mask, access, [=](int lane) { return offsets[lane]; });
    bool isSuspect = false;
    SharedPattern& pattern = patternOf(instruction, offsets, mask, access.bytes);
    if (!isWorthNoting(notes, instruction, use, offsets[lowestLane(mask)], pattern, isSuspect))
        return;
    Entry& entry = addEntry(notes, instruction, use, access.bytes, mask);
    entry.offsets = static_cast<std::uint32_t>(notes.offsets.size());
    if (mask == kAllLanes)
        notes.offsets.insert(notes.offsets.end(), offsets, offsets + kLanes);
    else
        for (LaneMask left = mask; left != 0; left &= left - 1)
            notes.offsets.push_back(offsets[lowestLane(left)]);
    for (LaneMask left = use == Write ? mask : 0; left != 0; left &= left - 1)
        addValue(notes, entry, lowestLane(left), offsets[lowestLane(left)], values);
    if (isSuspect)
        checkLanes(warp.index, lanesOverlap(pattern));
}

void RaceDetector::note(const Instruction& instruction, const Warp& warp, const Access& access, const LaneGroups& groups,
                     const std::byte* values)
{
    m_init.note(instruction, warp, access, groups);
    WarpNotes& notes = m_notes[warp.index];
    const SharedUse use = useOf(access);
    if (m_copies != nullptr || m_watch != nullptr)
        tellOthers(instruction, warp, kAllLanes, access, [&](int lane) { return groups.offset(lane); });
    bool isSuspect = false;
    GroupPattern& pattern = patternOf(instruction, groups);
    if (!isWorthNoting(notes, instruction, use, groups.first[0], pattern, isSuspect))
        return;
    Entry& entry = addEntry(notes, instruction, use, access.bytes, kAllLanes);
    entry.isGroups = true;
    entry.groups = groups;
    for (int lane = 0; use == Write && lane < kLanes; ++lane)
        addValue(notes, entry, lane, groups.offset(lane), values);
    if (isSuspect)
        checkLanes(warp.index, lanesOverlap(pattern));
}

void RaceDetector::clear(WarpNotes& notes)
{
    if (notes.isClean)
        return;
    for (std::size_t word = 0; word < notes.touched.size(); ++word) {
        for (std::uint64_t left = std::exchange(notes.touched[word], 0); left != 0; left &= left - 1) {
            const std::size_t cell = word * 64 + static_cast<std::size_t>(std::countr_zero(left));
            notes.cells[cell] = {};
            if (notes.hasPast)
                notes.past[cell] = {};
        }
    }
    notes.entries.clear();
    notes.offsets.clear();
    notes.values.clear();
    notes.hasPast = false;
    notes.isConverged = false;
    notes.isClean = true;
    ++notes.convergence;
    notes.firstSinceConvergence = 0;
    notes.examinations = 0;
    notes.shadow.end();
}

void RaceDetector::readByOther(const Instruction& instruction, const Warp& reader, int lane, const Access& access,
                               std::uint32_t first) const
{
    UnwrittenValues* const values = reader.block->values;
    // What the owner has from such memory itself is told there.
    const bool isOwners = m_block->values != nullptr && m_block->values->isStoredAt(first);
    if (values != nullptr && !isOwners && m_init.isUnwritten(instruction, reader, access, first))
        values->read({.instruction = &instruction,
                      .warp = reader.index,
                      .lane = lane,
                      .address = first,
                      .bytes = access.bytes,
                      .kind = access.kind,
                      .space = UnwrittenValues::Space::Cluster,
                      .owner = m_block});
}

void RaceDetector::forget(std::uint32_t warp)
{
    clear(m_notes[warp]);
}

void RaceDetector::order(std::uint32_t warp)
{
    forget(warp);
    if (m_watch != nullptr)
        m_watch->order(numberInCluster(*m_block, warp));
    else if (m_copies != nullptr)
        m_copies->clocks().knowsAll(warp);
}

BlockClocks* RaceDetector::clocks()
{
    return m_watch != nullptr ? &m_watch->clocks() : m_copies != nullptr ? &m_copies->clocks() : nullptr;
}

void RaceDetector::lanesConverge(std::uint32_t warp)
{
    WarpNotes& notes = m_notes[warp];
    if (notes.isClean || std::exchange(notes.isConverged, true))
        return;
    notes.past.resize(notes.cells.size());
    for (std::size_t word = 0; word < notes.touched.size(); ++word) {
        for (std::uint64_t left = notes.touched[word]; left != 0; left &= left - 1) {
            const std::size_t cell = word * 64 + static_cast<std::size_t>(std::countr_zero(left));
            for (std::size_t use = 0; use < kSharedUses; ++use)
                notes.past[cell][use] |= std::exchange(notes.cells[cell][use], 0);
        }
    }
    notes.hasPast = true;
    ++notes.convergence;
    notes.firstSinceConvergence = notes.entries.size();
    notes.examinations = 0;
    notes.shadow.end();
}

const RaceReport* RaceDetector::barrier(WarpMask arrived, WarpMask waiting)
{
    if (BlockClocks* const known = clocks())
        known->barrier(arrived, waiting, numberInCluster(*m_block, 0), m_warps);
    if (std::exchange(m_isTold, false))
        m_isFound = false;
    m_isFound = m_isFound || (m_hasWrites && compare());
    bool isClean = true;
    for (std::uint32_t warp = 0; warp < m_warps; ++warp) {
        if ((arrived >> warp & 1) != 0)
            clear(m_notes[warp]);
        isClean &= m_notes[warp].isClean;
    }
    m_hasWrites &= !isClean;
    m_isTold = m_isFound;
    const WarpMask all = m_warps == 32 ? ~WarpMask{0} : (WarpMask{1} << m_warps) - 1;
    return m_isFound ? m_race.get() : (arrived & all) == all ? m_init.found() : nullptr;
}

const RaceReport* RaceDetector::blockEnds()
{
    return barrier(~WarpMask{0}, ~WarpMask{0});
}

}  // namespace kd::emulator
