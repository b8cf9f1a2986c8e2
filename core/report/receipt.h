// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/measure/timingoutcome.h"

#include <string>
#include <vector>

namespace kd::report {

/// One fact about how a timing was taken: "Warm-up 12", "Not verified".
struct Fact {
    std::string text;
    bool doubtful = false;  ///< a guarantee that is missing
};

/// "Warm-up 12", "Doubtful: SM clock 1 830 to 1 980 MHz": no colour is needed to tell them apart.
std::string factWords(const Fact& fact);

/// The facts of TimingOutcome::receipt that a reader weighs a time by. Members of another shape are passed over.
std::vector<Fact> receiptFacts(const Json& receipt);
/// The same of a timing, which may know why its receipt has no clocks as a message.
std::vector<Fact> receiptFacts(const TimingOutcome& timing);

/// The numbers and words of any object, at most 40: "Global loads: 12".
std::vector<Fact> plainFacts(const Json& object);

}  // namespace kd::report
