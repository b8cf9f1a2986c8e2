// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/counters/linereading.h"

#include <optional>
#include <string_view>
#include <vector>

namespace kd {

/// One line of a source as a GPU counted it and as the emulated GPU did.
struct ComparedLine {
    SourcePosition position;                  ///< as `first` names the file; empty of all lines together
    std::optional<LineCount> first, second;   ///< nothing: that one counted nothing on this line
    std::vector<std::string_view> differing;  ///< keys of figures that should be the same and are not
};

/// Joins two readings of one launch line by line, in the order of file and line; the last row is of all lines together.
/// Instructions and threads of SASS and of PTX are not the same ones and never differ here, but what memory sees is: requests,
/// sectors and bank conflicts that both counted differ where they are not equal. Files are the same whose names are, or end in
/// the same path.
std::vector<ComparedLine> compareLines(const LineReading& first, const LineReading& second);

}  // namespace kd
