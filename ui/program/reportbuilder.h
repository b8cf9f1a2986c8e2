// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/report.h"
#include "ui/program/program.h"

#include <QString>

#include <filesystem>
#include <string>
#include <vector>

namespace kd {

/// Everything of a report but run and timing; no session where the program is compiled code. `builds`: one an architecture, in the
/// order of the matrix; `chosen` is one of them, and compiled. Throws UserError.
Report makeReport(const std::vector<CompileOutcome>& builds, const CompileOutcome& chosen, const Program& program);

/// Gives what a report that is opened says of itself: "From a report of 20 November 2026, 14:34 UTC: …".
QString reportSentence(const Report& report);

/// How a report is written into a file of this name: .html, .json, .csv, .md, or .svg with its charts; null for any other ending,
/// and for the files that drawReport() makes.
using ReportWriter = std::string (*)(const Report& report);
ReportWriter reportWriter(const std::filesystem::path& file);

}  // namespace kd
