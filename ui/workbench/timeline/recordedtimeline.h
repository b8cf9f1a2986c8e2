// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/occupancy/waves.h"
#include "core/timeline/blocktimeline.h"
#include "core/timeline/timelinesummary.h"

#include <QString>

#include <memory>
#include <optional>

namespace kd {

/// Says what the blocks of one launch did, with what it is compared with; never changed after it was made.
struct RecordedTimeline {
    QString kernel, device;
    Dim3 grid, block;
    bool isModelled = false;      ///< of the emulated GPU: every block begins at 0 and ends at its count of instructions
    BlockTimeline timeline;
    TimelineSummary summary;
    std::optional<Waves> waves;   ///< that the calculator foresees
    double plainSeconds = 0, stampedSeconds = 0;  ///< medians of the kernel as it is, and with stamps; 0: not measured
};
using RecordedTimelinePointer = std::shared_ptr<const RecordedTimeline>;

}  // namespace kd
