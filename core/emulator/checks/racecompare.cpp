#include "core/emulator/checks/racewatch.h"

#include <algorithm>
#include <cstdio>

namespace kd::emulator {
namespace {

std::string threadName(const Block& block, std::uint32_t warp, int lane)
{
    const auto& size = block.launch->blockSize;
    const std::uint64_t thread = std::uint64_t{warp} * kLanes + static_cast<std::uint64_t>(lane);
    return "(" + std::to_string(thread % size[0]) + ", " + std::to_string(thread / size[0] % size[1]) + ", " +
           std::to_string(thread / size[0] / size[1]) + ")";
}

std::string hexadecimal(std::uint64_t value)
{
    char text[24];
    std::snprintf(text, sizeof text, "0x%llx", static_cast<unsigned long long>(value));
    return text;
}

}  // namespace

// Every pair of warps once: each against the union of those before it.
const RaceSite* RaceWatch::compare()
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
    return found ? m_race.get() : nullptr;
}

// True when a byte is in conflict; adds the warp to the union otherwise.
bool RaceWatch::compareWarp(std::uint32_t warp)
{
    const WarpNotes& notes = m_notes[warp];
    for (std::size_t word = 0; word < notes.touched.size(); ++word) {
        for (std::uint64_t left = notes.touched[word]; left != 0; left &= left - 1) {
            const std::size_t cell = word * 64 + static_cast<std::size_t>(std::countr_zero(left));
            const Cell& own = notes.cells[cell];
            Cell& all = m_all[cell];
            const std::uint64_t plain = all[Read] | all[Write], strong = all[StrongRead] | all[StrongWrite];
            const std::uint64_t bits = (own[Write] & (plain | strong)) | (own[StrongWrite] & plain) | (own[StrongRead] & all[Write]) |
                                       (own[Read] & (all[Write] | all[StrongWrite]));
            if (bits != 0 && examine(warp, cell, bits))
                return true;
            for (int map = 0; map < kMaps; ++map)
                all[static_cast<std::size_t>(map)] |= own[static_cast<std::size_t>(map)];
        }
    }
    return false;
}

bool RaceWatch::examine(std::uint32_t warp, std::size_t cell, std::uint64_t bits)
{
    for (std::uint64_t left = bits; left != 0; left &= left - 1) {
        const std::uint64_t byte = cell * kCellBytes + static_cast<std::uint64_t>(std::countr_zero(left));
        for (std::uint32_t other = 0; other < warp; ++other)
            if (!m_notes[other].isClean && conflicts(warp, other, byte))
                return true;
    }
    return false;
}

void RaceWatch::touches(const WarpNotes& notes, std::uint64_t byte, std::vector<Touch>& found) const
{
    found.clear();
    for (const Entry& entry : notes.entries) {
        std::uint32_t index = 0;
        for (LaneMask left = entry.mask; left != 0; left &= left - 1, ++index) {
            const std::uint64_t first = offsetOf(notes, entry, lowestLane(left), index);
            if (byte < first || byte >= first + entry.bytes)
                continue;
            const std::size_t at = entry.values + index * entry.bytes + (byte - first);
            const int value = entry.map == Write ? std::to_integer<int>(notes.values[at]) : -1;
            found.push_back({&entry, lowestLane(left), first, value});
            break;
        }
    }
}

std::uint32_t RaceWatch::offsetOf(const WarpNotes& notes, const Entry& entry, int lane, std::uint32_t index)
{
    return entry.isGroups ? entry.groups.offset(lane) : notes.offsets[entry.offsets + index];
}

bool RaceWatch::conflicts(std::uint32_t warp, std::uint32_t other, std::uint64_t byte)
{
    touches(m_notes[warp], byte, m_touches);
    touches(m_notes[other], byte, m_otherTouches);
    const auto isWrite = [](const Touch& touch) { return touch.entry->map == Write || touch.entry->map == StrongWrite; };
    const auto isStrong = [](const Touch& touch) { return touch.entry->map == StrongRead || touch.entry->map == StrongWrite; };
    for (const Touch& touch : m_touches) {
        for (const Touch& otherTouch : m_otherTouches) {
            const bool isHarmless = (!isWrite(touch) && !isWrite(otherTouch)) || (isStrong(touch) && isStrong(otherTouch)) ||
                                    (touch.value >= 0 && touch.value == otherTouch.value);
            if (isHarmless)
                continue;
            if (touch.entry->sequence > otherTouch.entry->sequence)
                report(warp, touch, other, otherTouch);
            else
                report(other, otherTouch, warp, touch);
            return true;
        }
    }
    return false;
}

void RaceWatch::report(std::uint32_t warp, const Touch& touch, std::uint32_t other, const Touch& otherTouch)
{
    const auto verb = [](const Entry& entry) {
        const std::string bytes = std::to_string(entry.bytes) + (entry.bytes == 1 ? " byte" : " bytes");
        switch (entry.map) {
        case Read: return "read of " + bytes;
        case Write: return "write of " + bytes;
        case StrongRead: return "volatile or atomic read of " + bytes;
        default: return "volatile write of or atomic operation on " + bytes;
        }
    };
    m_race = std::make_unique<RaceSite>(RaceSite{
        .instruction = touch.entry->instruction,
        .otherInstruction = otherTouch.entry->instruction,
        .warp = warp,
        .otherWarp = other,
        .lane = touch.lane,
        .otherLane = otherTouch.lane,
        .address = touch.address,
        .text = "no barrier orders a " + verb(*touch.entry) + " at shared address " + hexadecimal(touch.address) + " by thread " +
                threadName(*m_block, warp, touch.lane) + " and a " + verb(*otherTouch.entry) + " at " +
                hexadecimal(otherTouch.address) + " by thread " + threadName(*m_block, other, otherTouch.lane)});
}

}  // namespace kd::emulator
