// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/highlight.h"
#include "core/report/report.h"

#include <optional>
#include <string>

namespace kd::report {

/// Some lines of a report's source.
struct Excerpt {
    std::size_t first = 1;  ///< the number of the first line
    std::vector<CodeLine> lines;
    std::size_t marked = 0;  ///< the number of the line that was edited; 0: none was
    std::string tag;         ///< cost of the edit: "registers 40 → 47, occupancy 75 → 62.5 %"; empty where nothing
    bool isGain = false;     ///< more occupancy, or as much with less of something
};

/// Around the line that was edited last; without an edit the kernel's definition, where it is found. Nothing where the report has
/// neither an edit nor compiled answers. Views of the report's source.
std::optional<Excerpt> excerptOf(const Report& report);

}  // namespace kd::report
