// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/scalarview.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace kd {

/// Part of a plot's numbers: nothing between its extremes is lost.
struct PlotBin {
    double min = 0, max = 0;  ///< of the finite numbers; NaN where there are none
    bool hasNotFinite = false;
};

/// Which numbers a plot shows, in how many parts.
struct PlotWish {
    static constexpr std::uint32_t kMaxBins = 65536;

    std::uint64_t first = 0;
    std::uint64_t last = 0;   ///< behind the last one; more than there are means all
    std::uint64_t step = 1;   ///< from one number to the next: the number of columns for a column of a matrix
    std::uint32_t bins = 1024;
};

/// As many parts as are wanted, or one a number where there are fewer.
struct PlotData {
    std::uint64_t first = 0, count = 0;  ///< numbers that are shown
    std::vector<PlotBin> bins;
};
/// Nothing where `goesOn` ended it. Throws RuntimeError where the wish has more parts than it may.
std::optional<PlotData> plotOf(const ViewReader& reader, const PlotWish& wish, const DataProgress& goesOn = {});

/// How several numbers become one pixel.
enum class PixelReduction { Nearest, Min, Max, Mean };

/// Which slice of a view is shown as a picture, and how large.
struct ImageWish {
    static constexpr std::uint64_t kMaxValues = std::uint64_t{1} << 20;  ///< pixels times channels

    std::uint32_t rowAxis = 0, columnAxis = 1;  ///< axes of the view
    std::optional<std::uint32_t> channelAxis;   ///< axis whose up to 4 numbers are the pixel's channels
    std::vector<std::uint64_t> at;              ///< coordinates on all axes; those of the axes above do not count
    std::uint64_t firstRow = 0, rows = 0, firstColumn = 0, columns = 0;  ///< part that is shown; 0 rows or columns: all behind
    std::uint32_t width = 0, height = 0;        ///< pixels; at most one a number is given
    PixelReduction reduction = PixelReduction::Nearest;
};

/// The pixels, row by row, channel by channel within a pixel. NaN where a pixel has no finite number (of Nearest: as it is).
struct ImageData {
    std::uint32_t width = 0, height = 0, channels = 1;
    std::uint64_t firstRow = 0, rows = 0, firstColumn = 0, columns = 0;  ///< part that is shown
    std::vector<double> values;
};
/// Nothing where `goesOn` ended it. Throws RuntimeError where the wish does not fit the view or wants more than it may.
std::optional<ImageData> imageOf(const ViewReader& reader, const ImageWish& wish, const DataProgress& goesOn = {});

}  // namespace kd
