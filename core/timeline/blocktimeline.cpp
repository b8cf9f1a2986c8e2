// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timeline/blocktimeline.h"

#include "core/timeline/blockstamps.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <queue>
#include <utility>

namespace kd {
namespace {

constexpr std::uint64_t kMaxMultiprocessors = 4096;
constexpr std::uint64_t kMaxDuration = 3'600'000'000'000;  ///< an hour

/// Gives the blocks of one SM their places: a heap of the free ones, and one of those that end next.
class PlaceKeeper {
public:
    std::uint32_t take(std::uint64_t begin, std::uint64_t end)
    {
        while (!m_taken.empty() && m_taken.top().first <= begin) {
            m_free.push(m_taken.top().second);
            m_taken.pop();
        }
        std::uint32_t place = m_count;
        if (m_free.empty()) {
            ++m_count;
        } else {
            place = m_free.top();
            m_free.pop();
        }
        m_taken.emplace(end, place);
        return place;
    }
    std::uint32_t count() const { return m_count; }

private:
    template <typename T> using Lowest = std::priority_queue<T, std::vector<T>, std::greater<>>;
    Lowest<std::pair<std::uint64_t, std::uint32_t>> m_taken;
    Lowest<std::uint32_t> m_free;
    std::uint32_t m_count = 0;
};

bool isWhole(std::uint64_t begin, std::uint64_t end, std::uint64_t place)
{
    return begin > 0 && end >= begin && end - begin <= kMaxDuration && (place & kStampMark) != 0 &&
        (place ^ kStampMark) < kMaxMultiprocessors;
}

std::vector<BlockSpan> readSpans(std::span<const std::uint64_t> stamps, std::uint64_t& unstamped)
{
    std::vector<BlockSpan> spans;
    const std::size_t blocks = stamps.size() / kWordsPerStamp;
    spans.reserve(blocks);
    for (std::size_t block = 0; block < blocks; ++block) {
        const auto stamp = stamps.subspan(block * kWordsPerStamp, kWordsPerStamp);
        if (isWhole(stamp[0], stamp[1], stamp[2]))
            spans.push_back({.block = static_cast<std::uint32_t>(block),
                             .sm = static_cast<std::uint32_t>(stamp[2] ^ kStampMark),
                             .begin = stamp[0],
                             .end = stamp[1]});
        else
            ++unstamped;
    }
    return spans;
}

void countFromFirst(BlockTimeline& timeline)
{
    const auto first = std::ranges::min_element(timeline.spans, {}, &BlockSpan::begin);
    const std::uint64_t origin = first == timeline.spans.end() ? 0 : first->begin;
    for (BlockSpan& span : timeline.spans) {
        span.begin -= origin;
        span.end -= origin;
        timeline.duration = std::max(timeline.duration, span.end);
        timeline.resolution = std::gcd(std::gcd(timeline.resolution, span.begin), span.end);
    }
}

/// Clocks of one SM's parts may differ by so much; never half as much as a block takes.
std::uint64_t tickOf(const BlockTimeline& timeline)
{
    const auto shortest = std::ranges::min_element(timeline.spans, {}, &BlockSpan::length);
    return shortest == timeline.spans.end() ? 0 : std::min(timeline.resolution, shortest->length() / 2);
}

void givePlaces(BlockTimeline& timeline)
{
    std::map<std::uint32_t, PlaceKeeper> keepers;
    const std::uint64_t tick = tickOf(timeline);
    for (BlockSpan& span : timeline.spans) {
        PlaceKeeper& keeper = keepers[span.sm];
        span.place = keeper.take(span.begin + tick, std::max(span.end, span.begin + tick));
        timeline.places = std::max(timeline.places, keeper.count());
    }
    timeline.multiprocessors = static_cast<std::uint32_t>(keepers.size());
}

}  // namespace

BlockTimeline timelineOf(std::span<const std::uint64_t> stamps)
{
    BlockTimeline timeline;
    timeline.spans = readSpans(stamps, timeline.unstamped);
    countFromFirst(timeline);
    std::ranges::sort(timeline.spans, {}, [](const BlockSpan& span) { return std::pair(span.begin, span.block); });
    givePlaces(timeline);
    return timeline;
}

}  // namespace kd
