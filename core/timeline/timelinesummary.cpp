// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timeline/timelinesummary.h"

#include <algorithm>
#include <map>
#include <vector>

namespace kd {
namespace {

/// What one SM did; its spans come by their beginning.
struct SmWork {
    std::uint64_t covered = 0;  ///< time in which it ran at least one block
    std::uint64_t lastEnd = 0;

    void add(const BlockSpan& span)
    {
        if (span.end > lastEnd)
            covered += span.end - std::max(span.begin, lastEnd);
        lastEnd = std::max(lastEnd, span.end);
    }
};

using WorkOfSms = std::map<std::uint32_t, SmWork>;

WorkOfSms workOf(const BlockTimeline& timeline)
{
    WorkOfSms work;
    for (const BlockSpan& span : timeline.spans)
        work[span.sm].add(span);
    return work;
}

void summariseLengths(const BlockTimeline& timeline, TimelineSummary& summary)
{
    std::vector<std::uint64_t> lengths;
    lengths.reserve(timeline.spans.size());
    for (const BlockSpan& span : timeline.spans)
        lengths.push_back(span.length());
    const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2);
    std::ranges::nth_element(lengths, middle);
    summary.median = *middle;
    const auto [shortest, longest] = std::ranges::minmax(lengths);
    summary.shortest = shortest;
    summary.longest = longest;
}

void summariseSms(const WorkOfSms& work, TimelineSummary& summary)
{
    std::uint64_t firstIdle = summary.duration, most = 0;
    double covered = 0;
    for (const auto& [sm, done] : work) {
        firstIdle = std::min(firstIdle, done.lastEnd);
        covered += static_cast<double>(done.covered);
        if (done.covered > most) {
            most = done.covered;
            summary.busiest = sm;
        }
    }
    summary.tail = summary.duration - firstIdle;
    const double mean = covered / static_cast<double>(work.size());
    summary.busy = summary.duration == 0 ? 0 : mean / static_cast<double>(summary.duration);
    summary.imbalance = mean > 0 ? static_cast<double>(most) / mean - 1 : 0;
}

/// Time of all places of all SMs within the tail that no block stood in.
void summariseTail(const BlockTimeline& timeline, TimelineSummary& summary)
{
    const std::uint64_t begin = summary.duration - summary.tail;
    double used = 0;
    for (const BlockSpan& span : timeline.spans)
        used += span.end > begin ? static_cast<double>(span.end - std::max(span.begin, begin)) : 0.0;
    const double places = static_cast<double>(summary.multiprocessors) * summary.places;
    const double all = places * static_cast<double>(summary.duration);
    summary.tailCost = all > 0 ? std::max(0.0, (places * static_cast<double>(summary.tail) - used) / all) : 0;
}

}  // namespace

TimelineSummary summaryOf(const BlockTimeline& timeline)
{
    TimelineSummary summary;
    if (timeline.spans.empty())
        return summary;
    summary.blocks = timeline.spans.size();
    summary.multiprocessors = timeline.multiprocessors;
    summary.places = timeline.places;
    summary.duration = timeline.duration;
    summariseLengths(timeline, summary);
    summariseSms(workOf(timeline), summary);
    summariseTail(timeline, summary);
    return summary;
}

void to_json(Json& json, const TimelineSummary& summary)
{
    json = {{"blocks", summary.blocks},
            {"multiprocessors", summary.multiprocessors},
            {"blocksPerMultiprocessor", summary.places},
            {"durationNs", summary.duration},
            {"blockNs", {{"shortest", summary.shortest}, {"median", summary.median}, {"longest", summary.longest}}},
            {"tailNs", summary.tail},
            {"tailCost", summary.tailCost},
            {"busy", summary.busy},
            {"imbalance", summary.imbalance},
            {"busiest", summary.busiest}};
}

}  // namespace kd
