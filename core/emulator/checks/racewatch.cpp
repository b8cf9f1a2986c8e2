#include "core/emulator/checks/racewatch.h"

#include <algorithm>

namespace kd::emulator {
namespace {

// Writes to bytes that were written before are noted for their values up to here; a loop would make them endless.
constexpr std::size_t kMostRepeats = 1024;

constexpr std::uint64_t bitsOf(std::uint64_t first, std::uint64_t count)
{
    return (count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1) << first;
}

}  // namespace

RaceWatch::RaceWatch() = default;
RaceWatch::~RaceWatch() = default;

RaceWatch::Map RaceWatch::mapOf(const Access& access)
{
    const bool isStrong = access.order != Order::Weak || access.kind == AccessKind::Atomic;
    if (access.kind == AccessKind::Read)
        return isStrong ? StrongRead : Read;
    return isStrong ? StrongWrite : Write;
}

void RaceWatch::blockBegins(const Block& block)
{
    m_block = &block;
    const auto& size = block.launch->blockSize;
    const std::uint64_t threads = std::uint64_t{size[0]} * size[1] * size[2];
    m_warps = static_cast<std::uint32_t>((threads + kLanes - 1) / kLanes);
    m_cells = static_cast<std::size_t>((block.launch->sharedBytes + kCellBytes - 1) / kCellBytes);
    m_race.reset();
    m_sequence = 0;
    m_hasWrites = false;
    for (WarpNotes& notes : m_notes)
        clear(notes);
    m_notes.resize(std::max<std::size_t>(m_notes.size(), m_warps));
    const auto grow = [](auto& items, std::size_t count) { items.resize(std::max(items.size(), count)); };
    for (WarpNotes& notes : m_notes) {
        grow(notes.cells, m_cells);
        grow(notes.touched, (m_cells + 63) / 64);
    }
    grow(m_all, m_cells);
}

// The bits that were not set before.
std::uint64_t RaceWatch::markCell(WarpNotes& notes, Map map, std::uint32_t cell, std::uint64_t bits)
{
    std::uint64_t& word = notes.cells[cell][map];
    const std::uint64_t fresh = bits & ~word;
    word |= bits;
    notes.touched[cell / 64] |= std::uint64_t{1} << cell % 64;
    return fresh;
}

bool RaceWatch::mark(WarpNotes& notes, Map map, std::uint32_t first, std::uint32_t bytes)
{
    std::uint64_t fresh = 0;
    const std::uint32_t end = first + bytes;
    for (std::uint32_t at = first; at < end;) {
        const std::uint32_t cell = at / kCellBytes, next = std::min(end, (cell + 1) * kCellBytes);
        fresh |= markCell(notes, map, cell, bitsOf(at % kCellBytes, next - at));
        at = next;
    }
    return fresh != 0;
}

// Marks its bytes.
template <typename Pattern>
bool RaceWatch::isWorthNoting(WarpNotes& notes, Map map, std::uint32_t first, const Pattern& pattern)
{
    bool isNew = false;
    for (int i = 0; i < pattern.runCount; ++i) {
        const ByteRun& run = pattern.runs[static_cast<std::size_t>(i)];
        isNew |= mark(notes, map, first + run.first, run.bytes);
    }
    notes.isClean = false;
    m_hasWrites |= map == Write || map == StrongWrite;
    return isNew || (map == Write && notes.entries.size() < kMostRepeats);
}

RaceWatch::Entry& RaceWatch::addEntry(WarpNotes& notes, const Instruction& instruction, Map map, std::uint32_t bytes, LaneMask mask)
{
    Entry& entry = notes.entries.emplace_back();
    entry.instruction = &instruction;
    entry.sequence = m_sequence++;
    entry.mask = mask;
    entry.map = map;
    entry.bytes = bytes;
    entry.values = static_cast<std::uint32_t>(notes.values.size());
    return entry;
}

void RaceWatch::note(const Instruction& instruction, const Warp& warp, LaneMask mask, const Access& access, const std::uint32_t* offsets)
{
    WarpNotes& notes = m_notes[warp.index];
    const Map map = mapOf(access);
    if (!isWorthNoting(notes, map, offsets[lowestLane(mask)], patternOf(instruction, offsets, mask, access.bytes)))
        return;
    addEntry(notes, instruction, map, access.bytes, mask).offsets = static_cast<std::uint32_t>(notes.offsets.size());
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const std::byte* memory = m_block->shared + offsets[lowestLane(left)];
        notes.offsets.push_back(offsets[lowestLane(left)]);
        if (map == Write)
            notes.values.insert(notes.values.end(), memory, memory + access.bytes);
    }
}

void RaceWatch::note(const Instruction& instruction, const Warp& warp, const Access& access, const LaneGroups& groups)
{
    WarpNotes& notes = m_notes[warp.index];
    const Map map = mapOf(access);
    if (!isWorthNoting(notes, map, groups.first[0], patternOf(instruction, groups)))
        return;
    Entry& entry = addEntry(notes, instruction, map, access.bytes, kAllLanes);
    entry.isGroups = true;
    entry.groups = groups;
    for (int lane = 0; map == Write && lane < kLanes; ++lane) {
        const std::byte* memory = m_block->shared + groups.offset(lane);
        notes.values.insert(notes.values.end(), memory, memory + access.bytes);
    }
}

void RaceWatch::clear(WarpNotes& notes)
{
    if (notes.isClean)
        return;
    for (std::size_t word = 0; word < notes.touched.size(); ++word)
        for (std::uint64_t left = std::exchange(notes.touched[word], 0); left != 0; left &= left - 1)
            notes.cells[word * 64 + static_cast<std::size_t>(std::countr_zero(left))] = {};
    notes.entries.clear();
    notes.offsets.clear();
    notes.values.clear();
    notes.isClean = true;
}

void RaceWatch::forget(std::uint32_t warp)
{
    clear(m_notes[warp]);
}

const RaceSite* RaceWatch::barrier(WarpMask arrived, WarpMask)
{
    const RaceSite* race = m_hasWrites ? compare() : nullptr;
    bool isClean = true;
    for (std::uint32_t warp = 0; warp < m_warps; ++warp) {
        if ((arrived >> warp & 1) != 0)
            clear(m_notes[warp]);
        isClean &= m_notes[warp].isClean;
    }
    m_hasWrites &= !isClean;
    return race;
}

const RaceSite* RaceWatch::blockEnds()
{
    return barrier(~WarpMask{0}, ~WarpMask{0});
}

}  // namespace kd::emulator
