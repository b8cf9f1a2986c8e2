// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/htmlwriter.h"

#include <string>
#include <string_view>

namespace kd::report {

/// A drawing and the plot within it, in user units of its SVG.
struct Frame {
    double width, height;
    double left, right, top, bottom;
};

/// A coordinate with two decimals at most.
std::string coordinate(double value);

/// Opens an SVG that is as wide as its surroundings; `description` stands for it where it cannot be seen.
void beginDrawing(HtmlWriter& out, const Frame& frame, std::string_view description);
/// Shapes and words in the drawing's units, with `kind` as their class.
void drawLine(HtmlWriter& out, std::string_view kind, double x1, double y1, double x2, double y2);
void drawRectangle(HtmlWriter& out, std::string_view kind, double x, double y, double width, double height);
void drawText(HtmlWriter& out, std::string_view kind, double x, double y, std::string_view text);
/// Below and left of the plot.
void drawAxisTitles(HtmlWriter& out, const Frame& frame, std::string_view xTitle, std::string_view yTitle);

/// About how wide `text` is in the page's font at `size`; letters from U+3000 on, as of Chinese, are squares.
double textWidth(std::string_view text, double size);

/// A bar that is full to `share` (0..1); of `kind` "curve", "limit" or "full".
void drawBar(HtmlWriter& out, std::string_view kind, double share, double width, std::string_view description);

}  // namespace kd::report
