// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "tests/bench/common/benchoptions.h"

#include <string>
#include <vector>

namespace kd::bench {

/// Value below which `fraction` of the samples lie; they must not be empty.
double quantile(std::vector<double> samples, double fraction);

/// One row of RESULTS.md: the median of per-round ratios against its limit, with p10 and p90.
Json barRow(const std::string& bar, const std::string& what, double limit, const std::vector<double>& ratios);

/// Where, when and with what: command, commit and note (COMMIT and NOTE of the environment), processor, cores, load.
Json benchFacts(const BenchOptions& options);

/// Writes the document to `file`, and its rows to standard output. False, with a sentence, when it cannot be written.
bool keepDocument(const Json& document, const std::string& file);

}  // namespace kd::bench
