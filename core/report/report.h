// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/compile/compileoutcome.h"
#include "core/device/deviceinfo.h"
#include "core/measure/roofline.h"
#include "core/measure/timingoutcome.h"
#include "core/occupancy/occupancy.h"
#include "core/report/reportparts.h"
#include "core/session/document/runoutcome.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kd {

/// One architecture of the matrix.
struct ReportRow {
    std::string architecture;  ///< "sm_90"
    std::string family;        ///< "Hopper"
    bool compiled = false;
    KernelInfo kernel;
    OccupancyResult occupancy;
    std::uint32_t bestBlock = 0;
    std::vector<OccupancyStep> nextSteps;
    std::string message;  ///< why it was not compiled
};

/// The occupancy report as a value: everything that is shown, and everything needed to do it again.
struct Report {
    std::string title;        ///< the kernel's name
    std::string fileName;     ///< base name only
    std::string source;
    std::vector<std::string> options;
    std::string created;      ///< ISO 8601, UTC
    std::string programVersion;
    CompileOutcome build;     ///< build of the chosen architecture (ptx and cubin are left out)
    KernelInfo kernel;
    OccupancyInput input;
    OccupancyResult occupancy;
    OccupancyCurves curves;
    std::vector<ReportRow> matrix;
    std::optional<RunOutcome> run;
    std::optional<TimingOutcome> timing;
    std::optional<RoofBound> roof;           ///< roof that bounds `timing`; nothing where no peaks of its device are kept
    std::string timingName;                  ///< "unroll 8", "run 12"; empty where it has none
    std::optional<ReportBaseline> baseline;  ///< timing that `timing` is compared with
    std::vector<Trial> answers;              ///< changes that were compiled
    std::optional<ReportEdit> edit;          ///< edit that led to this build
    std::optional<ReportCalculation> calculation;  ///< calculation of inputs that were changed by hand; its curves are drawn then
    Json session;             ///< the session document it was made from, to reopen it
};

/// The whole report; "run", "timing", "baseline", "edit" and "calculation" are there where the report has them.
Json reportToJson(const Report& report);
/// The same for a process of this program that draws it in its language: what is said are messages, not English text.
Json reportForDrawing(const Report& report);
/// One self-contained page: inline style and SVG, nothing from outside, the data embedded as application/json.
std::string reportToHtml(const Report& report);
std::string reportToMarkdown(const Report& report);
/// The matrix as CSV with a header row; the calculation is a last row of the family "calculated" that was not compiled.
std::string reportToCsv(const Report& report);

/// Reads what reportToJson() wrote, as it was but for rates and durations that were null: they are 0. Untrusted: types, ranges
/// and counts are checked, and nothing of it is run. The session is kept as it is, to be read by sessionFromJson(). Throws
/// RuntimeError with `subject` and what is wrong.
Report reportFromJson(const Json& json, const std::string& subject);
/// The same of a page by reportToHtml(), which holds one block of data, or of a JSON text.
Report reportFromText(std::string_view text, const std::string& subject);
/// The same of a file of 128 MiB at most. Blocks.
Report loadReport(const std::filesystem::path& file);

}  // namespace kd
