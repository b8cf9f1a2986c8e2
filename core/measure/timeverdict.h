// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/timingoutcome.h"

namespace kd {

/// Differences of time up to this share count as none: temperature and clocks move the times of one program by as much from one
/// process to the next.
inline constexpr double kSameTime = 0.01;

/// Says what two timings of the same work tell about which one is shorter.
struct TimeVerdict {
    enum class Kind { Faster, Slower, Same, CannotTell };
    Kind kind = Kind::CannotTell;
    double change = 0;         ///< change of the median, as a share of the one before: -0.03 is 3 % less time
    double low = 0, high = 0;  ///< bounds that the 95 % intervals of both medians leave open for it; both hold in 90 % of cases
                               ///< at least
};

/// Faster and Slower where the two intervals do not meet, Same where neither end of the range is further than kSameTime from none,
/// else CannotTell. A median that is not a positive number gives CannotTell.
TimeVerdict compareTimes(const Statistics& before, const Statistics& after);

/// The same of two timings with samples. Where the kernel's own time was found in two different ways, which differ by more than the
/// intervals say, the windows of both are compared: these are always there.
TimeVerdict compareTimes(const TimingOutcome& before, const TimingOutcome& after);

}  // namespace kd
