// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/blocks.h"
#include "core/report/charts.h"
#include "core/report/htmlwriter.h"

#include <string_view>
#include <vector>

namespace kd::report {

/// The page's style sheet: light theme, A4 when printed.
std::string_view pageStyle();

/// Head, sections and foot. `drawings` are the charts that the document's blocks name.
void writeDocument(HtmlWriter& out, const Document& document, const std::vector<ChartDrawing>& drawings);

}  // namespace kd::report
