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
    m_cells = static_cast<std::size_t>((block.launch->sharedBytes + kCell - 1) / kCell);
    m_race.reset();
    m_sequence = 0;
    for (WarpNotes& notes : m_notes)
        clear(notes);
    m_notes.resize(std::max<std::size_t>(m_notes.size(), m_warps));
    const auto grow = [](std::vector<std::uint64_t>& words, std::size_t count) {
        if (words.size() < count)
            words.resize(count);
    };
    for (WarpNotes& notes : m_notes) {
        for (auto& cells : notes.cells)
            grow(cells, m_cells);
        grow(notes.touched, (m_cells + 63) / 64);
    }
    for (auto& cells : m_all)
        grow(cells, m_cells);
}

bool RaceWatch::mark(WarpNotes& notes, Map map, std::uint32_t first, std::uint32_t bytes)
{
    std::uint64_t fresh = 0;
    const std::uint32_t end = first + bytes;
    for (std::uint32_t at = first; at < end;) {
        const std::uint32_t cell = at / kCell, next = std::min(end, (cell + 1) * kCell);
        const std::uint64_t bits = bitsOf(at % kCell, next - at);
        std::uint64_t& word = notes.cells[map][cell];
        fresh |= bits & ~word;
        word |= bits;
        notes.touched[cell / 64] |= std::uint64_t{1} << cell % 64;
        at = next;
    }
    notes.isClean = false;
    return fresh != 0;
}

bool RaceWatch::markPattern(WarpNotes& notes, Map map, std::uint32_t first, const SharedPattern& pattern)
{
    bool isNew = false;
    for (int i = 0; i < pattern.runCount; ++i) {
        const SharedPattern::Run& run = pattern.runs[static_cast<std::size_t>(i)];
        isNew |= mark(notes, map, first + run.first, run.bytes);
    }
    return isNew;
}

bool RaceWatch::isWorthNoting(const WarpNotes& notes, Map map, bool isNew) const
{
    return isNew || (map == Write && notes.entries.size() < kMostRepeats);
}

void RaceWatch::remember(WarpNotes& notes, const Instruction& instruction, Map map, std::uint32_t bytes, LaneMask mask,
                         const std::uint32_t* offsets)
{
    notes.entries.push_back({&instruction, m_sequence++, mask, map, bytes, notes.offsets.size(), notes.values.size()});
    for (LaneMask left = mask; left != 0; left &= left - 1) {
        const std::uint32_t offset = offsets[lowestLane(left)];
        notes.offsets.push_back(offset);
        if (map == Write)
            notes.values.insert(notes.values.end(), m_block->shared + offset, m_block->shared + offset + bytes);
    }
}

void RaceWatch::note(const Instruction& instruction, const Warp& warp, LaneMask mask, const Access& access, const std::uint32_t* offsets)
{
    WarpNotes& notes = m_notes[warp.index];
    const Map map = mapOf(access);
    const SharedPattern& pattern = patternOf(instruction, offsets, mask, access.bytes);
    if (isWorthNoting(notes, map, markPattern(notes, map, offsets[lowestLane(mask)], pattern)))
        remember(notes, instruction, map, access.bytes, mask, offsets);
}

void RaceWatch::noteRun(const Instruction& instruction, const Warp& warp, const Access& access, std::uint32_t first)
{
    WarpNotes& notes = m_notes[warp.index];
    const Map map = mapOf(access);
    if (!isWorthNoting(notes, map, mark(notes, map, first, access.bytes * kLanes)))
        return;
    std::uint32_t offsets[kLanes];
    for (std::uint32_t lane = 0; lane < kLanes; ++lane)
        offsets[lane] = first + lane * access.bytes;
    remember(notes, instruction, map, access.bytes, kAllLanes, offsets);
}

void RaceWatch::noteSame(const Instruction& instruction, const Warp& warp, const Access& access, std::uint32_t first)
{
    WarpNotes& notes = m_notes[warp.index];
    const Map map = mapOf(access);
    if (isWorthNoting(notes, map, mark(notes, map, first, access.bytes)))
        remember(notes, instruction, map, access.bytes, 1, &first);
}

void RaceWatch::clear(WarpNotes& notes)
{
    if (notes.isClean)
        return;
    for (std::size_t word = 0; word < notes.touched.size(); ++word) {
        for (std::uint64_t left = std::exchange(notes.touched[word], 0); left != 0; left &= left - 1) {
            const std::size_t cell = word * 64 + static_cast<std::size_t>(std::countr_zero(left));
            for (auto& cells : notes.cells)
                cells[cell] = 0;
        }
    }
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
    const RaceSite* race = compare();
    for (std::uint32_t warp = 0; warp < m_warps; ++warp)
        if ((arrived >> warp & 1) != 0)
            clear(m_notes[warp]);
    return race;
}

const RaceSite* RaceWatch::blockEnds()
{
    return barrier(~WarpMask{0}, ~WarpMask{0});
}

}  // namespace kd::emulator
