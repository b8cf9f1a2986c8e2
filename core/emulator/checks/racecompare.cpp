// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/racedetector.h"
#include "core/emulator/checks/racereport.h"

#include <algorithm>

namespace kd::emulator {

// Every pair of warps once: each against the union of those before it.
bool RaceDetector::compare()
{
    bool found = false;
    for (std::uint32_t warp = 0; warp < m_warps && !found; ++warp)
        found = !m_notes[warp].isClean && compareWarp(warp);
    for (std::uint32_t warp = 0; warp < m_warps; ++warp) {
        const WarpNotes& notes = m_notes[warp];
        for (std::size_t word = 0; word < notes.touched.size() && !notes.isClean; ++word)
            for (std::uint64_t left = notes.touched[word]; left != 0; left &= left - 1)
                m_all[word * 64 + static_cast<std::size_t>(std::countr_zero(left))] = {};
    }
    return found;
}

// True when a byte is in conflict; adds the warp to the union otherwise.
bool RaceDetector::compareWarp(std::uint32_t warp)
{
    const WarpNotes& notes = m_notes[warp];
    for (std::size_t word = 0; word < notes.touched.size(); ++word) {
        for (std::uint64_t left = notes.touched[word]; left != 0; left &= left - 1) {
            const std::size_t cell = word * 64 + static_cast<std::size_t>(std::countr_zero(left));
            Cell own = notes.cells[cell];
            for (std::size_t use = 0; notes.hasPast && use < kSharedUses; ++use)
                own[use] |= notes.past[cell][use];
            Cell& all = m_all[cell];
            std::uint64_t bits = 0;
            for (std::size_t use = 0; use < kSharedUses; ++use)
                for (std::size_t other = 0; other < kSharedUses; ++other)
                    bits |= (kRacesWith[use] >> other & 1) != 0 ? own[use] & all[other] : 0;
            if (bits != 0 && examine(warp, cell, bits))
                return true;
            for (std::size_t use = 0; use < kSharedUses; ++use)
                all[use] |= own[use];
        }
    }
    return false;
}

bool RaceDetector::examine(std::uint32_t warp, std::size_t cell, std::uint64_t bits)
{
    for (std::uint64_t left = bits; left != 0; left &= left - 1) {
        const std::uint64_t byte = cell * kCellBytes + static_cast<std::uint64_t>(std::countr_zero(left));
        for (std::uint32_t other = 0; other < warp; ++other)
            if (!m_notes[other].isClean && conflicts(warp, other, byte))
                return true;
    }
    return false;
}

void RaceDetector::touches(const WarpNotes& notes, const Entry& entry, std::uint64_t byte, std::vector<TouchedByte>& found)
{
    std::uint32_t index = 0;
    for (LaneMask left = entry.mask; left != 0; left &= left - 1, ++index) {
        const std::uint64_t first = offsetOf(notes, entry, lowestLane(left), index);
        if (byte < first || byte >= first + entry.bytes)
            continue;
        const std::size_t at = entry.values + index * entry.bytes + (byte - first);
        const int value = entry.use == Write ? std::to_integer<int>(notes.values[at]) : -1;
        found.push_back({&entry, lowestLane(left), first, value});
    }
}

void RaceDetector::touches(const WarpNotes& notes, std::uint64_t byte, std::vector<TouchedByte>& found)
{
    found.clear();
    for (const Entry& entry : notes.entries)
        touches(notes, entry, byte, found);
}

std::uint32_t RaceDetector::offsetOf(const WarpNotes& notes, const Entry& entry, int lane, std::uint32_t index)
{
    return entry.isGroups ? entry.groups.offset(lane) : notes.offsets[entry.offsets + index];
}

std::span<const std::uint32_t> RaceDetector::offsetsOf(const WarpNotes& notes, const Entry& entry)
{
    return std::span(notes.offsets).subspan(entry.offsets, static_cast<std::size_t>(std::popcount(entry.mask)));
}

bool RaceDetector::isRace(const TouchedByte& touch, const TouchedByte& other)
{
    const bool isSameValue = touch.value >= 0 && touch.value == other.value;
    return (kRacesWith[touch.entry->use] >> other.entry->use & 1) != 0 && !isSameValue;
}

bool RaceDetector::conflicts(std::uint32_t warp, std::uint32_t other, std::uint64_t byte)
{
    touches(m_notes[warp], byte, m_touches);
    touches(m_notes[other], byte, m_otherTouches);
    for (const TouchedByte& touch : m_touches) {
        for (const TouchedByte& otherTouch : m_otherTouches) {
            if (!isRace(touch, otherTouch))
                continue;
            const RaceSide one{warp, touch}, two{other, otherTouch};
            const bool isLater = touch.entry->sequence > otherTouch.entry->sequence;
            report(isLater ? one : two, isLater ? two : one);
            return true;
        }
    }
    return false;
}

void RaceDetector::report(const RaceSide& later, const RaceSide& earlier)
{
    const auto thread = [&](const RaceSide& side) { return threadName(*m_block, side.warp, side.touch.lane); };
    const auto address = [](const RaceSide& side) { return addressName(side.touch.address); };
    const auto use = [](const RaceSide& side) { return useText(side.touch.entry->use, side.touch.entry->bytes); };
    const Message last = message("{} at shared address {} by thread {}", use(later), address(later), thread(later));
    const Message first = message("{} at {} by thread {}", use(earlier), address(earlier), thread(earlier));
    const bool isOneWarp = later.warp == earlier.warp;
    m_race = std::make_unique<RaceReport>(RaceReport{
        .instruction = later.touch.entry->instruction,
        .otherInstruction = earlier.touch.entry->instruction,
        .warp = later.warp,
        .otherWarp = earlier.warp,
        .lane = later.touch.lane,
        .otherLane = earlier.touch.lane,
        .address = later.touch.address,
        .text = isOneWarp ? message("neither a barrier nor __syncwarp orders a {} and a {}, of the same warp", last, first)
                          : message("no barrier orders a {} and a {}", last, first)});
}

// The 16 bytes at `piece`, since the warp's last barrier.
bool RaceDetector::hasWritten(std::uint32_t warp, std::uint32_t piece) const
{
    constexpr std::uint64_t kBits = 0xffff;
    const WarpNotes& notes = m_notes[warp];
    const std::size_t cell = piece / kCellBytes;
    std::uint64_t written = notes.cells[cell][Write] | notes.cells[cell][StrongWrite];
    if (notes.hasPast)
        written |= notes.past[cell][Write] | notes.past[cell][StrongWrite];
    return (written >> piece % kCellBytes & kBits) != 0;
}

void RaceDetector::productReads(const Instruction& product, const char* name, std::uint32_t warp,
                                std::span<const std::uint32_t> offsets)
{
    for (std::uint32_t other = 0; other < m_warps; ++other) {
        if (other == warp || m_notes[other].isClean)
            continue;
        const auto found = std::ranges::find_if(offsets, [&](std::uint32_t piece) { return hasWritten(other, piece); });
        if (found != offsets.end())
            return reportProduct(product, name, warp, other, *found);
    }
}

void RaceDetector::reportProduct(const Instruction& product, const char* name, std::uint32_t warp, std::uint32_t other,
                                 std::uint32_t first)
{
    const WarpNotes& notes = m_notes[other];
    for (std::uint32_t byte = first; byte < first + ProductShadow::kPiece; ++byte) {
        touches(notes, byte, m_otherTouches);
        const auto write = std::ranges::find_if(m_otherTouches, [](const TouchedByte& touch) {
            return touch.entry->use == Write || touch.entry->use == StrongWrite;
        });
        if (write == m_otherTouches.end())
            continue;
        m_copies->tell({.instruction = &product,
                        .otherInstruction = write->entry->instruction,
                        .warp = numberInCluster(*m_block, warp),
                        .otherWarp = numberInCluster(*m_block, other),
                        .otherLane = write->lane,
                        .address = write->address,
                        .text = message("no barrier orders what a {} of warp {} reads and a {} at shared address {} by thread "
                                        "{}", std::string_view(name), warp, useText(write->entry->use, write->entry->bytes),
                                        addressName(write->address),
                                        threadName(*m_block, other, write->lane)),
                        .block = m_block});
        return;
    }
}

}  // namespace kd::emulator
