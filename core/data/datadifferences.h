// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/datastatistics.h"
#include "core/data/differencepattern.h"
#include "core/data/scalarview.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace kd {

/// How far apart two numbers are.
enum class DifferenceMeasure { Absolute, Relative, Ulp };

/// When two numbers count as different: as Verification says, |actual - expected| > absolute + relative * |expected|; NaN equals
/// NaN, an infinity only itself, integers have no relative tolerance. Where `ulps` is set, only that counts.
struct DifferenceTolerance {
    double relative = 0, absolute = 0;
    std::optional<std::uint64_t> ulps;
};

/// One element that differs.
struct ElementDifference {
    std::uint64_t index = 0;
    double actual = 0, expected = 0;
    double absolute = 0;               ///< infinite where one of both is no finite number
    double relative = 0;               ///< to |expected|; infinite where that is 0
    std::optional<std::uint64_t> ulps; ///< steps between the numbers of their format; nothing with NaN, or where formats differ
    friend bool operator==(const ElementDifference&, const ElementDifference&) = default;
};

/// What is asked of two views.
struct DifferencesWish {
    static constexpr std::uint32_t kMaxWorst = 1000;
    static constexpr std::uint32_t kMaxCells = 1u << 16;

    DifferenceTolerance tolerance;
    DifferenceMeasure measure = DifferenceMeasure::Absolute;  ///< by which the worst ones are chosen
    std::uint32_t worst = 20;
    std::uint32_t mapRows = 64, mapColumns = 64;  ///< of the map; 0: none
    std::uint64_t blockThreads = 0;  ///< threads of a block of the launch, for the pattern; 0: not known
};

/// How many elements of each part of a view differ. A view of two or more axes is a matrix here, whose rows are of its last axis;
/// one axis is laid in rows.
struct DifferenceMap {
    std::uint32_t rows = 0, columns = 0;
    std::uint64_t rowElements = 0;  ///< elements in a row of the matrix
    std::vector<std::uint64_t> counts;  ///< of differing elements, row by row
};

/// Two views compared, number by number.
struct DataDifferences {
    std::uint64_t count = 0;         ///< numbers compared
    std::uint64_t differing = 0;
    std::uint64_t bitwiseEqual = 0;  ///< 0 where the formats differ
    std::uint64_t first = 0, last = 0;  ///< of those that differ
    double maxAbsolute = 0, maxRelative = 0;
    std::uint64_t maxUlps = 0;
    std::vector<ElementDifference> worst;  ///< the farthest first
    DifferenceMap map;
    DifferencePattern pattern;
};

/// Compares both views, which must have as many numbers; throws RuntimeError with both shapes otherwise, or where the wish has more
/// of anything than it may. Nothing where `goesOn` ended it. Takes a few MiB whatever their number.
std::optional<DataDifferences> differencesOf(const ViewReader& actual, const ViewReader& expected, const DifferencesWish& wish,
                                             const DataProgress& goesOn = {});

/// The nearest number that differs behind `from`, or before it; as seekValue().
std::optional<SeekResult> seekDifference(const ViewReader& actual, const ViewReader& expected, const DifferenceTolerance& tolerance,
                                         std::uint64_t from, SeekDirection direction, bool isFromIncluded,
                                         const DataProgress& goesOn = {});

/// The numbers actual - expected, as near as a double has them: exactly where both formats have 32 bits or fewer. Equal infinities
/// differ by NaN, as arithmetic has it. Reads from both, which must live as long; throws RuntimeError as differencesOf().
NumberSource differenceSource(const ViewReader& actual, const ViewReader& expected);

/// How one pair of numbers differs, whether or not that is within any tolerance.
ElementDifference differenceAt(const ViewReader& actual, const ViewReader& expected, std::uint64_t index);

}  // namespace kd
