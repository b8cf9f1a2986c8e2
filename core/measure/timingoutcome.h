// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/message.h"
#include "core/base/units.h"
#include "core/measure/timingend.h"
#include "core/session/limits.h"
#include "core/session/document/runoutcome.h"

#include <optional>
#include <string>
#include <string_view>
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
    bool withoutCupti = false;   ///< CUPTI is not looked for, whose records are the best way to the kernel's own time
    /// Half the width of the 95 % interval of the median, as a share of it, at which the samples end; `samples` is then how many
    /// there may be at most. 0: exactly `samples` are taken.
    double interval = 0;
    int minSamples = kUsualMinSamples;  ///< fewer do not end by their interval
    bool discardThrottled = false;      ///< samples taken while the device lowers its clocks are left out, and taken again
};
void to_json(Json& json, const TimingRequest& request);
void from_json(const Json& json, TimingRequest& request);

/// Order statistics of samples in seconds. The interval is the distribution-free 95 % interval of the median
/// (binomial order statistics); with fewer than 6 samples it is [min, max].
struct Statistics {
    double median = 0, mean = 0, min = 0, max = 0, p05 = 0, p95 = 0, standardDeviation = 0;
    double intervalLow = 0, intervalHigh = 0;
};
/// `samples` is not empty. What is no number counts as longest, and makes the mean one that is none.
Statistics statisticsOf(std::vector<double> samples);

/// Tells how samples come to be of the kernel's own time, and how far they may be from it.
struct KernelTime {
    /// The ways, from the worst to the best.
    enum class Method {
        Window,      ///< samples are windows: the time from an event before the launch to one behind it
        Calibrated,  ///< what the events and the launch cost besides, measured with an empty kernel, is subtracted from each window
        Cupti        ///< CUPTI's records of when the device began and ended the kernel
    };
    Method method = Method::Window;
    double error = 0;   ///< seconds by which all samples alike may be too long or too short, beside the interval of their median
    Message reason;     ///< why no better way was had, in sentences; empty where it is the best
    std::vector<double> windows;  ///< seconds, in launch order; empty where the samples are windows
    std::optional<Statistics> windowStatistics;
};

/// As records and receipts name it: "window", "calibrated", "cupti".
std::string_view nameOf(KernelTime::Method method);
/// By how much the window's median differs from the median of the kernel's own time, as a share of that; 0 where the samples are
/// windows, or there are none.
double windowExcess(const KernelTime& time, const Statistics& kernel);
/// From this share on both figures are shown.
inline constexpr double kNotableExcess = 0.01;

/// One timing; never changed after it was made.
struct TimingOutcome {
    RunOutcome run;               ///< the verified first run, or what failed after it: then `samples` are those taken before
    std::vector<double> samples;  ///< seconds of the kernel, as `kernelTime` says, in launch order
    std::optional<Statistics> statistics;
    double bandwidth = 0;         ///< bytes per second at the median; 0 unknown
    double flopRate = 0;          ///< operations per second at the median; 0 unknown
    Message clocksMissing;        ///< why the receipt has no clocks, which holds it in English; empty where it has them
    Json receipt;                 ///< how it was measured: warm-up, L2 state, clocks before and after, driver, hashes…
    bool modelled = false;        ///< counts of an emulated GPU instead of seconds
    Json instructions;            ///< counts of an emulated GPU
    std::optional<KernelTime> kernelTime;  ///< nothing without samples; an older worker tells none, and its samples are windows
    std::optional<TimingEnd> end;          ///< nothing without samples, and of an older worker
    std::vector<TimingDoubt> doubts;       ///< why it is not to be believed; empty where nothing speaks against it
};
void to_json(Json& json, const TimingOutcome& outcome);
void from_json(const Json& json, TimingOutcome& outcome);

}  // namespace kd
