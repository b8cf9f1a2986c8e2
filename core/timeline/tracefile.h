// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/timeline/blocktimeline.h"

#include <string>
#include <string_view>

namespace kd {

/// Names what a timeline is of.
struct TimelineSubject {
    std::string kernel, device;
    Dim3 grid, block;
};

/// Gives the timeline in the JSON trace event format (Trace Event Format, Google), which Perfetto and chrome://tracing open: a
/// process an SM, a track a place on it, a slice a block, named by its ctaid.
std::string traceText(const BlockTimeline& timeline, const TimelineSubject& subject);
/// A line a block: its number, ctaid, SM, place, begin and end in nanoseconds; the first line names them.
std::string timelineCsv(const BlockTimeline& timeline, Dim3 grid);

}  // namespace kd
