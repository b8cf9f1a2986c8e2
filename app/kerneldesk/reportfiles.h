// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/exitstatus.h"
#include "core/report/report.h"

#include <filesystem>
#include <string>
#include <vector>

namespace kd::cli {

/// Throws Failure (BadArguments) for an ending that no report has.
void requireReportEnding(const std::filesystem::path& file);

/// Writes in the format of the file's name; drawn by another process where that is needed. `chart` is the one that a picture
/// shows; "": all. Throws Failure, the old file intact.
void writeReportFile(const Report& report, const std::filesystem::path& file, const std::string& chart);

/// Throws Failure (BadArguments) when the file cannot be read or is no report.
Report readReport(const std::filesystem::path& file);

/// Throws Failure (BadArguments) when `output` is one of `inputs`.
void keepApart(const std::vector<std::string>& inputs, const std::filesystem::path& output);

/// Prints what changed from the first of two reports to the second, as Markdown or JSON, and writes it into `output` unless that is
/// empty. KernelFailed where something got worse. Throws Failure.
ExitStatus compareReportFiles(const std::vector<std::string>& files, const std::string& output, bool isJson);

}  // namespace kd::cli
