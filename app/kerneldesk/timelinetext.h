// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/measure/timingoutcome.h"
#include "core/occupancy/waves.h"
#include "core/timeline/blocktimeline.h"
#include "core/timeline/timelinesummary.h"

#include <QString>

#include <optional>

namespace kd::cli {

/// A timeline with what it is compared with.
struct ShownTimeline {
    BlockTimeline timeline;
    TimelineSummary summary;
    std::optional<Waves> waves;   ///< that the calculator foresees; nothing where it knows too little
    TimingOutcome plain, stamped;  ///< times of the kernel as it is, and with its stamps; of an emulated GPU without samples
};

/// What the blocks did, in lines of words and numbers.
QString timelineText(const ShownTimeline& shown);
/// The JSON document of `timeline` whose launch failed: with the keys of one that did not, null or empty where nothing is known.
Json noTimelineDocument(const RunOutcome& run);
/// The JSON document of `timeline`. What it tells of the launch is of the kernel with its stamps.
Json timelineDocument(const ShownTimeline& shown);

}  // namespace kd::cli
