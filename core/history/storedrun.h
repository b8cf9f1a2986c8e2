// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/compile/compileoutcome.h"
#include "core/measure/comparison.h"
#include "core/measure/timingoutcome.h"
#include "core/session/document/runoutcome.h"
#include "core/session/launch/launchplan.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kd {

/// Limits the user's own words on a run.
inline constexpr std::size_t kMaxRunLabelBytes = 4096;

/// A comparison in which a stored run is B.
struct StoredComparison {
    int baseline = 0;           ///< number of the run that is A, as it was counted then
    std::string baselineId;     ///< its id; empty in lines of earlier versions, where no other run can be meant
    std::string baselineLabel;  ///< the user's own name for it then
    ComparisonOutcome outcome;
};

/// A run or a timing as a history keeps it: all but the outputs' bytes and what the kernel printed.
struct StoredRun {
    std::string id;             ///< 32 hexadecimal digits that no other run has
    int number = 0;             ///< from 1; two programs at once may give the same one
    std::string when;           ///< ISO 8601, UTC
    std::string program;        ///< name of the file that it is of
    std::string architecture;
    KernelInfo kernel;
    LaunchPlan plan;
    RunOutcome outcome;
    std::optional<TimingOutcome> timing;
    std::optional<StoredComparison> comparison;
    double elapsedSeconds = 0;  ///< 0: not known
    std::string image;          ///< SHA-256 of the code that the device loaded, in 64 hexadecimal digits; empty: it was not kept
    std::string label, note;    ///< the user's own words
    bool isBaseline = false;
    bool hasLostSamples = false;  ///< they made room; statistics and verdict are kept
};

/// Gives a run as an entry of a history, labels and pin included.
Json storedRunToJson(const StoredRun& run);
/// Reads what storedRunToJson() wrote. Throws RuntimeError, or Json::exception, for anything else.
StoredRun storedRunFromJson(const Json& json);

/// Whether these are so many lower-case hexadecimal digits.
bool isHexText(std::string_view text, std::size_t digits);

}  // namespace kd
