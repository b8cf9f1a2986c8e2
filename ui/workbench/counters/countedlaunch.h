// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/counting.h"
#include "ui/workbench/runs/runrecord.h"

#include <memory>

namespace kd {

/// Holds what was counted in one launch, and which code and launch that was; never changed after it was made.
struct CountedLaunch {
    RunRecord run;           ///< the verified run before the count: it has no number, and is none of the history
    CounterReading reading;  ///< always with values
    bool cold = true;        ///< see CountOutcome
    LineReading lines;       ///< refused or not

    bool isEmulated() const { return reading.source == CounterReading::Source::Emulated; }
};
using CountedLaunchPointer = std::shared_ptr<const CountedLaunch>;

/// Holds what was counted of the baseline of a kernel.
struct CountedBaseline {
    int number = 0;  ///< of the run that is the baseline
    QString label;   ///< the user's own name for it; may be empty
    CounterReading reading;
};

}  // namespace kd
