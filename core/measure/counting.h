// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/measure/counters/counterreading.h"
#include "core/measure/counters/linereading.h"
#include "core/session/document/runoutcome.h"

namespace kd {

/// Says what is to be counted: one launch.
struct CountRequest {
    RunRequest run;
    bool cold = true;  ///< L2 is flushed before each pass, so that what is read comes from device memory; else it holds the inputs
    bool byLine = false;  ///< one more launch, in which CUPTI's own code counts each instruction: some 10 to 50 times slower
};
void to_json(Json& json, const CountRequest& request);
/// Throws RuntimeError where `json`, which another process may have written, is no such request.
void from_json(const Json& json, CountRequest& request);

/// Holds one count; never changed after it was made.
struct CountOutcome {
    RunOutcome run;  ///< the verified run before; when it is not ok, nothing is counted
    CounterReading reading;
    bool cold = true;  ///< L2 was flushed before each pass; false of an emulated GPU, which has none
    LineReading lines;  ///< where it was asked for; refused or not, whatever `reading` is

    /// Tells whether the kernel ran and `reading` was counted.
    bool ok() const { return run.ok() && reading.ok(); }
};
void to_json(Json& json, const CountOutcome& outcome);
/// Throws RuntimeError where `json`, which another process may have written, is no outcome.
void from_json(const Json& json, CountOutcome& outcome);

/// Gives the outcome of a count of which only the run is known: nothing was counted, for `run`'s reason.
CountOutcome countWithout(RunOutcome run);

}  // namespace kd
