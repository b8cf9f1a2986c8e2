// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/scalarview.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace kd {

/// A range of values; that of a histogram or a colour map.
struct ValueRange {
    double low = 0, high = 0;
    friend bool operator==(const ValueRange&, const ValueRange&) = default;
};

/// How often values lie in each of equal parts of a range. The last part holds its upper end.
struct Histogram {
    static constexpr std::size_t kMaxBins = 4096;

    ValueRange range;
    std::vector<std::uint64_t> bins;
    std::uint64_t below = 0, above = 0;  ///< finite values outside of the range
};

/// The value below which a share of the finite ones lies: the nearest rank, so one that the buffer holds.
struct Percentile {
    double percent = 50;
    double value = 0;
};

/// What is asked of a view.
struct StatisticsWish {
    static constexpr std::size_t kMaxPercentiles = 16;

    std::vector<double> percentiles{0.5, 1, 5, 25, 50, 75, 95, 99, 99.5};
    std::uint32_t bins = 256;          ///< of the histogram; 0: none
    std::optional<ValueRange> range;   ///< of the histogram; nothing: from the least to the greatest finite value
};

/// What all numbers of a source are. Of min to std only finite numbers count; they are NaN where there are none.
struct DataStatistics {
    std::uint64_t count = 0;
    std::uint64_t zeros = 0, denormals = 0, nan = 0, positiveInfinities = 0, negativeInfinities = 0;
    double min = 0, max = 0, mean = 0;
    double std = 0;  ///< of the whole population
    std::uint64_t minIndex = 0, maxIndex = 0;  ///< where min and max are for the first time
    std::uint64_t firstNaN = 0;  ///< index of the first one; 0 where there is none
    std::vector<Percentile> percentiles;
    Histogram histogram;

    std::uint64_t finite() const { return count - nan - positiveInfinities - negativeInfinities; }
};

/// Reads the numbers three to six times, in a few MiB whatever their number. Nothing where `goesOn` ended it. Throws RuntimeError
/// where the wish has more bins or percentiles than it may.
std::optional<DataStatistics> statisticsOf(const NumberSource& numbers, const StatisticsWish& wish,
                                           const DataProgress& goesOn = {});
std::optional<DataStatistics> statisticsOf(const ViewReader& reader, const StatisticsWish& wish, const DataProgress& goesOn = {});

/// Kinds of number that one steps through.
enum class SoughtValue { NaN, Infinite, Denormal, NotFinite, Zero };
/// The way from the index where a search begins.
enum class SeekDirection { Forward, Backward };

/// Where a search came to.
struct SeekResult {
    bool isFound = false;
    std::uint64_t index = 0;
};

/// The nearest such number behind `from`, or before it; `from` itself does not count, but counts where `isFromIncluded`. Nothing
/// where `goesOn` ended it.
std::optional<SeekResult> seekValue(const NumberSource& numbers, SoughtValue sought, std::uint64_t from, SeekDirection direction,
                                    bool isFromIncluded, const DataProgress& goesOn = {});
std::optional<SeekResult> seekValue(const ViewReader& reader, SoughtValue sought, std::uint64_t from, SeekDirection direction,
                                    bool isFromIncluded, const DataProgress& goesOn = {});

}  // namespace kd
