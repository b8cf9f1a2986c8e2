// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/cupti/cuptilibrary.h"
#include "tests/bench/common/benchdevice.h"
#include "tests/bench/kerneltime/timecases.h"

#include <cstddef>
#include <span>
#include <vector>

namespace kd::bench {

/// What one round measured of one case, all in seconds: first windows and what they cost besides the kernel, as `kerneldesk time`
/// does, then CUPTI's records of as many launches.
struct TimeRound {
    std::vector<double> windows;
    std::vector<double> traced;       ///< of the kernel
    std::vector<double> tracedEmpty;  ///< of the empty kernel that the cost is measured with
    std::vector<double> tracedWindows;    ///< windows again, while CUPTI traces
    std::vector<double> tracedInWindows;  ///< CUPTI's records of the launches in these
    std::vector<double> steps;        ///< what each further launch between two events adds; empty where the case is cold, or long
    double cost = 0;
    double costError = 0;
    double emptyLaunch = 0;  ///< window around one empty launch
    double emptyStep = 0;    ///< what each further empty launch adds
    double emptyWindow = 0;  ///< window around nothing
    bool isGated = false;
    std::size_t dropped = 0;
    std::size_t unmatched = 0;
};
void to_json(Json& json, const TimeRound& round);

/// Measures `rounds` rounds of `samples` samples each. Throws what the launch throws.
std::vector<TimeRound> measureRounds(const BenchDevice& device, const TimeCase& each, std::span<const std::byte> cubin,
                                     const CuptiLibrary& cupti, int rounds, int samples);

}  // namespace kd::bench
