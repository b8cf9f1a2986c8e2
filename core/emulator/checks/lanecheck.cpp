// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/racedetector.h"

#include <algorithm>

// Races between lanes of one warp.
namespace kd::emulator {
namespace {

/// Places where lanes met that are looked at closely between two convergences: more of them only repeat that equal values are
/// written.
constexpr unsigned kMaxExaminations = 64;
constexpr std::uint32_t kWordBytes = 4;
/// So many accesses before are compared one by one.
constexpr std::size_t kMaxCompared = 8;

bool areSame(const LaneGroups& a, const LaneGroups& b)
{
    return a.first == b.first && a.step == b.step;
}

}  // namespace

RaceDetector::AddressRange RaceDetector::rangeOf(const WarpNotes& notes, const Entry& entry)
{
    std::uint32_t least = ~std::uint32_t{0}, most = 0;
    if (entry.isGroups) {
        for (const std::uint32_t first : entry.groups.first) {
            least = std::min(least, first);
            most = std::max(most, first + (LaneGroups::kLanesEach - 1) * entry.groups.step);
        }
    } else {
        for (const std::uint32_t offset : offsetsOf(notes, entry)) {
            least = std::min(least, offset);
            most = std::max(most, offset);
        }
    }
    return {least, most + entry.bytes};
}

bool RaceDetector::haveSameLanes(const WarpNotes& notes, const Entry& a, const Entry& b)
{
    if (a.mask != b.mask || a.bytes != b.bytes || a.isGroups != b.isGroups)
        return false;
    return a.isGroups ? areSame(a.groups, b.groups) : std::ranges::equal(offsetsOf(notes, a), offsetsOf(notes, b));
}

// Whether a look at where each access lies already tells that lanes of the last one meet no other lane's bytes.
bool RaceDetector::isPlainlyApart(const WarpNotes& notes, std::span<const Entry> entries)
{
    const Entry& last = entries.back();
    if (entries.size() > kMaxCompared)
        return false;
    const AddressRange range = rangeOf(notes, last);
    return std::ranges::all_of(entries.first(entries.size() - 1), [&](const Entry& other) {
        if ((kRacesWith[last.use] >> other.use & 1) == 0 || haveSameLanes(notes, last, other))
            return true;
        const AddressRange otherRange = rangeOf(notes, other);
        return otherRange.end <= range.first || range.end <= otherRange.first;
    });
}

std::uint32_t RaceDetector::touchLanes(WarpNotes& notes, const Entry& entry) const
{
    std::uint32_t found = LaneShadow::kNowhere;
    std::uint32_t index = 0;
    for (LaneMask left = entry.mask; left != 0; left &= left - 1, ++index) {
        const int lane = lowestLane(left);
        const std::uint32_t at = notes.shadow.touch(entry.use, lane, offsetOf(notes, entry, lane, index), entry.bytes);
        found = found == LaneShadow::kNowhere ? at : found;
    }
    return found;
}

// Compares the last entry with those before it and its own lanes with each other. `hasOverlap`: two of its lanes touch one byte.
void RaceDetector::checkLanes(std::uint32_t warp, bool hasOverlap)
{
    WarpNotes& notes = m_notes[warp];
    if (m_isFound)
        return;
    const std::span<const Entry> entries = std::span(notes.entries).subspan(notes.firstSinceConvergence);
    const Entry& last = entries.back();
    const std::uint32_t unit = notes.shadow.unitBytes();
    if (unit == 0 && !hasOverlap && isPlainlyApart(notes, entries))
        return;
    if (unit == 0 || (unit == kWordBytes && last.bytes < kWordBytes)) {
        const bool hasSmall = std::ranges::any_of(entries, [](const Entry& entry) { return entry.bytes < kWordBytes; });
        notes.shadow.begin(m_block->launch->sharedBytes, hasSmall ? 1 : kWordBytes);
        for (const Entry& entry : entries.first(entries.size() - 1))
            touchLanes(notes, entry);
    }
    const std::uint32_t first = touchLanes(notes, last);
    if (first == LaneShadow::kNowhere || notes.examinations++ >= kMaxExaminations)
        return;
    for (std::uint32_t byte = first; byte < first + notes.shadow.unitBytes() && !m_isFound; ++byte)
        m_isFound = lanesConflict(warp, byte);
}

bool RaceDetector::lanesConflict(std::uint32_t warp, std::uint64_t byte)
{
    const WarpNotes& notes = m_notes[warp];
    const std::span<const Entry> entries = std::span(notes.entries).subspan(notes.firstSinceConvergence);
    m_touches.clear();
    touches(notes, entries.back(), byte, m_touches);
    m_otherTouches.clear();
    for (const Entry& entry : entries)
        touches(notes, entry, byte, m_otherTouches);
    for (const TouchedByte& touch : m_touches) {
        for (const TouchedByte& other : m_otherTouches) {
            const bool isEarlier = other.entry != touch.entry || other.lane < touch.lane;
            if (other.lane == touch.lane || !isEarlier || !isRace(touch, other))
                continue;
            report({warp, touch}, {warp, other});
            return true;
        }
    }
    return false;
}

}  // namespace kd::emulator
