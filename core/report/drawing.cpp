// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/drawing.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace kd::report {
namespace {

constexpr double kBarHeight = 8;

void attribute(HtmlWriter& out, std::string_view name, double value)
{
    out.raw(" ").raw(name).raw("=\"").raw(coordinate(value)).raw("\"");
}

}  // namespace

std::string coordinate(double value)
{
    std::array<char, 64> digits{};
    const double rounded = std::isfinite(value) ? std::round(std::clamp(value, -1e6, 1e6) * 100) / 100 : 0;
    return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), rounded, std::chars_format::fixed).ptr};
}

void beginDrawing(HtmlWriter& out, const Frame& frame, std::string_view description)
{
    out.raw("<svg class=\"chart\" viewBox=\"0 0 ").raw(coordinate(frame.width)).raw(" ").raw(coordinate(frame.height));
    out.raw("\" role=\"img\" aria-label=\"").text(description).raw("\">");
}

void drawLine(HtmlWriter& out, std::string_view kind, double x1, double y1, double x2, double y2)
{
    out.raw("<line class=\"").raw(kind).raw("\"");
    attribute(out, "x1", x1);
    attribute(out, "y1", y1);
    attribute(out, "x2", x2);
    attribute(out, "y2", y2);
    out.raw("/>");
}

void drawRectangle(HtmlWriter& out, std::string_view kind, double x, double y, double width, double height)
{
    out.raw("<rect class=\"").raw(kind).raw("\"");
    attribute(out, "x", x);
    attribute(out, "y", y);
    attribute(out, "width", std::max(width, 0.0));
    attribute(out, "height", std::max(height, 0.0));
    out.raw("/>");
}

void drawText(HtmlWriter& out, std::string_view kind, double x, double y, std::string_view text)
{
    out.raw("<text class=\"").raw(kind).raw("\"");
    attribute(out, "x", x);
    attribute(out, "y", y);
    out.raw(">").text(text).raw("</text>");
}

void drawAxisTitles(HtmlWriter& out, const Frame& frame, std::string_view xTitle, std::string_view yTitle)
{
    drawText(out, "title mid", (frame.left + frame.right) / 2, frame.bottom + 37, xTitle);
    const std::string middle = coordinate((frame.top + frame.bottom) / 2);
    out.raw("<text class=\"title mid\" transform=\"translate(12 ").raw(middle).raw(") rotate(-90)\">").text(yTitle).raw("</text>");
}

double textWidth(std::string_view text, double size)
{
    const auto letters = std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
    const auto squares = std::ranges::count_if(text, [](char c) { return static_cast<unsigned char>(c) >= 0xE3; });
    return size * (0.56 * static_cast<double>(letters - squares) + static_cast<double>(squares));
}

void drawBar(HtmlWriter& out, std::string_view kind, double share, double width, std::string_view description)
{
    out.raw("<svg class=\"bar\" viewBox=\"0 0 ").raw(coordinate(width)).raw(" 8\" role=\"img\" aria-label=\"");
    out.text(description).raw("\" preserveAspectRatio=\"none\">");
    drawRectangle(out, "track", 0, 0, width, kBarHeight);
    drawRectangle(out, kind, 0, 0, width * std::clamp(share, 0.0, 1.0), kBarHeight);
    out.raw("</svg>");
}

}  // namespace kd::report
