// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/measure/comparison.h"
#include "core/measure/timingoutcome.h"
#include "core/session/document/runoutcome.h"

#include <string_view>

namespace kd {

// What a document could be taken for that it is not: lists of {kind, message}, one English sentence each. They are empty where
// there is nothing to doubt, and where nothing ran.

/// One doubt; `kind` is a word of the contract, as "unverified".
Json doubtObject(std::string_view kind, std::string_view sentence);
/// That nothing was compared with a reference.
Json doubtsOf(const RunOutcome& outcome);
/// The same, that counts are no times, and what speaks against the samples.
Json doubtsOf(const TimingOutcome& outcome);
/// The same of two builds, whose outputs were compared with each other at least.
Json doubtsOf(const ComparisonOutcome& outcome);
/// That a point is best by counts of the emulated GPU.
Json countedBestDoubt();

}  // namespace kd
