// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/measure/comparisonverdict.h"

#include <cstdint>
#include <optional>
#include <string>

namespace kd {

/// Two points of a sweep that were launched in turns; nothing in place of a point stands for the program as it stands.
struct PointComparison {
    std::optional<std::uint64_t> first, second;
    ComparisonVerdict verdict;    ///< of the second one against the first one
    bool hasFirstFailed = false;  ///< the first one did not run again, so that nothing was compared
    std::string time;             ///< when it was made, ISO 8601 in UTC, with milliseconds
};
void to_json(Json& json, const PointComparison& comparison);
/// Throws RuntimeError where a member is of another type or size, or is a ratio that is none.
void from_json(const Json& json, PointComparison& comparison);

}  // namespace kd
