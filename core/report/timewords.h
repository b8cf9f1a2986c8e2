// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/words.h"

#include <optional>
#include <string>

namespace kd::report {

/// Seconds that a device took, not counts of an emulated one.
bool isMeasured(const TimingOutcome& timing);
/// Gives what kept two timings of one kernel from being of the same work: the device, the state of L2. Empty where nothing did.
std::string whyNotComparable(const TimingOutcome& before, const TimingOutcome& after);

/// Tells whether there are two times to draw and to judge.
bool hasBaseline(const Report& report);
/// "A run 11" of the baseline and "B run 12" of the report's timing, cut where they are long.
std::string baselineLabel(const Report& report);
std::string timingLabel(const Report& report);
/// FASTER, SLOWER, SAME or CANNOT TELL, in one sentence; nothing without a baseline.
std::optional<Notice> timeVerdictOf(const Report& report);
/// Above the verdicts and the receipt's facts.
std::string receiptHeading(const Report& report);

}  // namespace kd::report
