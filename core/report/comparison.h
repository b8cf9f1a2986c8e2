// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/timeverdict.h"
#include "core/report/report.h"

#include <optional>
#include <string>
#include <vector>

namespace kd {

/// One figure of two reports, as people read it.
struct ReportChange {
    enum class Kind { Same, Changed, Better, Worse };  ///< Changed: neither better nor worse by itself
    std::string subject;  ///< "Registers", "Occupancy"
    std::string before, after;
    Kind kind = Kind::Same;
    std::string words;  ///< text of `kind` says, with more where there is more; plain text
    std::string loss;   ///< text that names it where it got worse on an architecture: "spilled bytes"; else empty
};

/// Holds what became of one architecture of the matrix.
struct ArchitectureChange {
    std::string architecture, family;
    std::vector<ReportChange> figures;  ///< registers, spills, shared memory, occupancy, limiter; empty where one report lacks it
    ReportChange::Kind kind = ReportChange::Kind::Same;
    std::string words;
};

/// Holds what changed from one report to the next.
struct ReportComparison {
    std::string titleBefore, title;
    std::vector<ReportChange> figures;       ///< figures of the architecture on the first page, the run, the options, the source
    std::vector<ArchitectureChange> matrix;  ///< every architecture of either
    std::optional<TimeVerdict> time;         ///< where both have times that can be compared
    std::vector<std::string> worse;          ///< names of what got worse: "spilled bytes on sm_75"
};

/// Its texts are in the language of worded() (core/base/wording.h). Worse is: less occupancy, more spilled bytes, a program that
/// no longer compiles, a result that is no longer verified, a time that is longer beyond doubt (compareTimes). Times are compared
/// where device, arguments and the state of L2 are the same.
ReportComparison compareReports(const Report& before, const Report& after);

/// Tables for a pull request.
std::string comparisonToMarkdown(const ReportComparison& comparison);
/// "worse" (texts), "figures", "architectures" and "time" (null where there is none). For programs, whose texts are English, the
/// comparison is made within an EnglishWording.
Json comparisonToJson(const ReportComparison& comparison);

}  // namespace kd
