// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/output.h"
#include "core/base/json.h"
#include "core/sweep/table.h"

#include <QString>

#include <string>

namespace kd::cli {

/// The results as a table, one line each, and what they come to. `sort` is one of those that requireSort() allows; points
/// without that figure stand last. The best line is marked, with its ratio to the program as it stands.
QString sweepText(const SweepTable& table, const std::string& sort, const Style& style);
/// The JSON document of `sweep`.
Json sweepDocument(const SweepTable& table);

/// Throws Failure that lists what there is to sort by.
void requireSort(const SweepTable& table, const std::string& sort);

/// "5.12 us", "10240 instructions", "4 KiB".
QString figureText(double figure, SweepFigure kind);

}  // namespace kd::cli
