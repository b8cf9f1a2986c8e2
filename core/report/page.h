// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/highlight.h"
#include "core/report/htmlwriter.h"
#include "core/report/report.h"

#include <string_view>

namespace kd::report {

/// The page's style sheet: light theme, A4 when printed.
std::string_view pageStyle();

/// The parts of the page, top to bottom. A part without data writes nothing.
void writeHead(HtmlWriter& out, const Report& report);
void writeAnswer(HtmlWriter& out, const Report& report);
/// What the calculator gives for inputs that were changed by hand, beside the build's.
void writeCalculation(HtmlWriter& out, const Report& report);
void writeCurves(HtmlWriter& out, const Report& report);
/// The answers that were compiled, and the line that was edited.
void writeChanges(HtmlWriter& out, const Report& report);
void writeMatrix(HtmlWriter& out, const Report& report);
void writeMeasured(HtmlWriter& out, const Report& report);
void writeSource(HtmlWriter& out, const Report& report);
void writeFoot(HtmlWriter& out, const Report& report);

/// A line of code, its pieces classed for their colours.
void writeCode(HtmlWriter& out, const CodeLine& line);

}  // namespace kd::report
