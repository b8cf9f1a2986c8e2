// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/base/message.h"

#include <cstddef>
#include <string_view>

namespace kd {

/// Says why no further samples of a timing were taken.
struct TimingEnd {
    /// The reasons.
    enum class Why {
        SamplesReached,   ///< as many as were asked for, or as could be at most, were taken
        IntervalReached,  ///< the 95 % interval of the median became as narrow as was wanted
        TimeLimit,        ///< the longest time that the samples may take was over
        Restless,         ///< the times scatter so much that the interval would not have become narrow enough within the limits
        Records,          ///< CUPTI had records of fewer launches
        Failure           ///< the device failed: the samples are those taken before
    };
    Why why = Why::SamplesReached;
    double wanted = 0;          ///< half of the interval's width, as a share of the median, that was wanted; 0: none was
    double reached = 0;         ///< the same of the samples as they are
    double projected = 0;       ///< of Restless, samples that would have been needed; else 0
    std::size_t discarded = 0;  ///< samples that are left out, as they were taken while the device lowered its clocks
    friend bool operator==(const TimingEnd&, const TimingEnd&) = default;
};
/// "samples", "interval", "time", "restless", "records", "failure".
std::string_view nameOf(TimingEnd::Why why);
/// One or two sentences: why the samples ended, after how many, and how narrow the interval is.
Message endText(const TimingEnd& end, std::size_t samples);
void to_json(Json& json, const TimingEnd& end);
void from_json(const Json& json, TimingEnd& end);

/// Says why a timing, or a rate that follows from it, is not to be believed.
struct TimingDoubt {
    /// What is doubtful.
    enum class Kind {
        ImpossibleBandwidth,  ///< the declared bytes over the time are more than the device's memory, or its L2 cache, can move
        ImpossibleFlopRate,   ///< the declared operations over the time are more than the device can do
        Throttled,            ///< the device lowered its clocks while samples were taken
        OtherProcess,         ///< another process worked on the GPU while samples were taken
        ClockSpread,          ///< the SM clock changed while samples were taken
        WorkElsewhere,        ///< the device went on working after the time of a batch had ended, as on another stream
        ReusedWork,           ///< a launch on fresh buffers took much longer: the timed ones may reuse what those before them did
        BelowClock            ///< the kernel takes less time than the clock of the device tells apart
    };
    Kind kind = Kind::Throttled;
    Message text;  ///< one sentence
    friend bool operator==(const TimingDoubt&, const TimingDoubt&) = default;
};
/// "impossibleBandwidth", "throttled"…
std::string_view nameOf(TimingDoubt::Kind kind);
void to_json(Json& json, const TimingDoubt& doubt);
void from_json(const Json& json, TimingDoubt& doubt);

}  // namespace kd
