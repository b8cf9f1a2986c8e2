// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sweep/journal.h"
#include "core/sweep/result.h"
#include "core/sweep/space.h"
#include "core/sweep/table.h"
#include "core/sweep/verdict.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace kd {

/// What came of a sweep so far, found by row and by point. Samples are left out: the journal has them.
class SweepResults {
public:
    SweepResults() = default;
    SweepResults(SweepHeader header, std::shared_ptr<const SweepSpace> space);
    /// Throws RuntimeError as tableOf() does.
    static SweepResults ofRecords(SweepRecords records);

    bool isEmpty() const { return m_results.empty(); }
    const SweepHeader& header() const { return m_header; }
    const SweepSpace& space() const { return *m_space; }
    bool hasSpace() const { return m_space != nullptr; }
    SweepFigure figure() const { return m_header.figure; }
    std::size_t count() const { return m_results.size(); }
    const SweepResult& at(std::size_t row) const { return m_results[row]; }
    /// Which of its values an axis has in a row. The program as it stands has none: the row is one of a point.
    std::uint32_t valueAt(std::size_t row, std::size_t axis) const { return m_values[row * m_space->axes().size() + axis]; }

    /// Stands in the row that its point has already, where that was measured before. Takes a verdict away: it was of other results.
    void append(SweepResult result);
    /// Comparisons of points that may be the best, by which a verdict was found or goes on to be.
    const std::vector<PointComparison>& comparisons() const { return m_comparisons; }
    void setComparisons(std::vector<PointComparison> comparisons) { m_comparisons = std::move(comparisons); }
    /// The verdict on the points as they are; its point is the best then.
    void setVerdict(std::optional<SweepVerdict> verdict) { m_verdict = std::move(verdict); }
    const std::optional<SweepVerdict>& verdict() const { return m_verdict; }
    /// The row of a point; nothing where it has no result yet.
    std::optional<std::size_t> rowOf(std::uint64_t point) const;
    /// The row of the point that the verdict elected, else of the smallest figure, the first of equal ones; nothing where no point
    /// has one.
    std::optional<std::size_t> best() const;
    /// The program as it stands, where it has a figure; else null.
    const SweepResult* today() const;
    /// Points with a result, and those of them that have no figure.
    std::size_t points() const { return m_points; }
    std::size_t failed() const { return m_failed; }
    /// All of it as one value, for files.
    SweepTable table() const;
    /// What of it a judgement looks at.
    SweepTable judgedTable() const;

private:
    void replace(std::size_t row, SweepResult result);

    SweepHeader m_header;
    std::shared_ptr<const SweepSpace> m_space;
    std::vector<SweepResult> m_results;
    std::vector<PointComparison> m_comparisons;
    std::optional<SweepVerdict> m_verdict;
    std::vector<std::uint32_t> m_values;  ///< one number an axis for each row
    std::unordered_map<std::uint64_t, std::size_t> m_rows;
    std::optional<std::size_t> m_best, m_today;
    std::size_t m_points = 0, m_failed = 0;
};

}  // namespace kd
