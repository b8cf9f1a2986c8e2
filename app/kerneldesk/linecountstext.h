// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kerneldesk/output.h"
#include "core/base/json.h"
#include "core/compile/listing/listing.h"
#include "core/measure/counters/linereading.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kd::cli {

/// Counts of a launch by line, and what is shown with them.
struct ShownLines {
    LineReading counted;
    std::optional<LineReading> emulated;  ///< where it is asked for: the emulated GPU's of the same launch, or why there is none
    bool hasInstructions = false;         ///< each machine instruction is shown, not only lines
    Listing code;                         ///< the SASS of the launched cubin; empty where it cannot be had
    std::string kernel;                   ///< its lowered name
};

/// Lines and their counts as a table, those of the emulated GPU beside them with "≠" where they differ, then instructions.
QString linesText(const ShownLines& shown, const Style& style);
/// The same as JSON: "lines" with "emulated" and "differing" each, and "instructions".
Json linesObject(const ShownLines& shown);
/// A line of the source a row, or an instruction.
std::string linesCsv(const ShownLines& shown);

/// "75 %" of two counts; "–" where the whole is 0.
QString shareText(std::uint64_t part, std::uint64_t whole);
/// "transpose.cu" of "/usr/share/…/transpose.cu" where no other file of the table has that name; relative ones stay as they are.
QString shownName(const std::string& file, const std::vector<LineCount>& lines);

}  // namespace kd::cli
