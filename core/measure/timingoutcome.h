// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/message.h"
#include "core/base/units.h"
#include "core/session/limits.h"
#include "core/session/document/runoutcome.h"

#include <optional>
#include <string>
#include <vector>

namespace kd {

inline constexpr Seconds kWarmUpTime{0.025};

/// How a timing is to be taken.
struct TimingRequest {
    RunRequest run;
    /// Launches before the first sample, at most kMaxSamples. Above 0 they go on for kWarmUpTime at least, in which the
    /// device raises its clocks.
    int warmup = 10;
    int samples = 100;           ///< wanted, 1..kMaxSamples; fewer when maxDuration ends it
    Seconds maxDuration{15};
    bool cold = false;           ///< flush L2 before every sample (a memset of the L2 size), outside the timed window
    double bytes = 0;            ///< moved by one launch, for `bandwidth`; 0 unknown
    double flops = 0;            ///< done by one launch, for `flopRate`; 0 unknown
};
void to_json(Json& json, const TimingRequest& request);
void from_json(const Json& json, TimingRequest& request);

/// Order statistics of samples in seconds. The interval is the distribution-free 95 % interval of the median
/// (binomial order statistics); with fewer than 6 samples it is [min, max].
struct Statistics {
    double median = 0, mean = 0, min = 0, max = 0, p05 = 0, p95 = 0, standardDeviation = 0;
    double intervalLow = 0, intervalHigh = 0;
};
/// `samples` is not empty.
Statistics statisticsOf(std::vector<double> samples);

/// One timing; never changed after it was made.
struct TimingOutcome {
    RunOutcome run;               ///< the verified first run; when it is not ok, there are no samples
    std::vector<double> samples;  ///< seconds, in launch order
    std::optional<Statistics> statistics;
    double bandwidth = 0;         ///< bytes per second at the median; 0 unknown
    double flopRate = 0;          ///< operations per second at the median; 0 unknown
    Message clocksMissing;        ///< why the receipt has no clocks, which holds it in English; empty where it has them
    Json receipt;                 ///< how it was measured: warm-up, L2 state, clocks before and after, driver, hashes…
    bool modelled = false;        ///< counts of an emulated GPU instead of seconds
    Json instructions;            ///< counts of an emulated GPU
};
void to_json(Json& json, const TimingOutcome& outcome);
void from_json(const Json& json, TimingOutcome& outcome);

}  // namespace kd
