// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/timingoutcome.h"
#include "core/occupancy/occupancy.h"
#include "core/tuning/trial.h"

#include <cstdint>
#include <optional>
#include <string>

namespace kd {

/// Holds what one build of a report's kernel costs, at the report's launch.
struct ReportFigures {
    std::uint32_t registers = 0;  ///< a thread
    std::uint64_t spilled = 0;    ///< bytes a thread stores to local memory
    double occupancy = 0;         ///< 0..1

    friend bool operator==(const ReportFigures&, const ReportFigures&) = default;
};
/// Gives the figures without what a report does not say of them.
ReportFigures reportFigures(const BuildFigures& figures);

/// The line that was edited last, and what the build before that edit costs.
struct ReportEdit {
    int line = 1;  ///< 1-based, of the report's source
    std::optional<ReportFigures> before;
};

/// An earlier timing of the same kernel at the same launch on the same device.
struct ReportBaseline {
    std::string name;       ///< "unroll 4", "run 11"
    ReportFigures figures;  ///< figures of the build that was timed
    TimingOutcome timing;
};

/// Holds what the calculator answers for inputs that a user changed, beside the figures of the build.
struct ReportCalculation {
    OccupancyInput input;
    OccupancyResult occupancy;
    OccupancyCurves curves;
};
/// The calculator's answer to `input`.
ReportCalculation reportCalculation(const OccupancyInput& input);

/// A reason with its parts, what limits and the arithmetic, which the JSON of an occupancy does not have; nothing where it has
/// none.
std::optional<Json> reasonToJson(const Message& reason);

void to_json(Json& json, const ReportFigures& figures);
/// Writes what a report says of a change that was compiled.
void to_json(Json& json, const Trial& answer);
void to_json(Json& json, const ReportEdit& edit);
void to_json(Json& json, const ReportCalculation& calculation);
/// Read untrusted JSON. Throw RuntimeError naming the member that is of another type or out of range.
void from_json(const Json& json, ReportFigures& figures);
void from_json(const Json& json, Trial& answer);
void from_json(const Json& json, ReportEdit& edit);
void from_json(const Json& json, ReportCalculation& calculation);

}  // namespace kd
