// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expression/number.h"
#include "core/sweep/axis.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kd {

/// A sweep of more points is refused, with their number.
inline constexpr std::uint64_t kMaxSweepPoints = 1'000'000'000;
/// Limits the combinations of axes that constraints link which are looked at, and which are kept.
inline constexpr std::uint64_t kMaxLinkedTries = 10'000'000;
inline constexpr std::uint64_t kMaxLinkedPoints = 500'000;
/// Limits the bytes of constraints that are asked for all of these together, which take some seconds.
inline constexpr std::uint64_t kMaxLinkedWork = 1'000'000'000;
inline constexpr std::size_t kMaxConstraints = 256;

/// One number an axis: which of its values it takes.
using SweepPoint = std::vector<std::uint32_t>;

/// The points of a sweep: all combinations of the axes' values that meet all constraints, numbered from 0. Axes that no constraint
/// links are neither enumerated nor stored. The last axes change fastest.
class SweepSpace {
public:
    SweepSpace() = default;
    /// Constraints are expressions over the axes' names, and `block.x` where a value has parts; a point meets one that is not 0.
    /// Throws RuntimeError: for an axis that is there twice, a name that is none, a constraint without a value, no point
    /// that is left, and too many of them, with their count.
    SweepSpace(std::vector<SweepAxis> axes, std::vector<std::string> constraints);

    const std::vector<SweepAxis>& axes() const { return m_axes; }
    const std::vector<std::string>& constraints() const { return m_constraints; }
    /// At least 1, at most kMaxSweepPoints.
    std::uint64_t count() const { return m_count; }
    /// `index` is less than count().
    SweepPoint at(std::uint64_t index) const;
    /// Nothing where the point is none of this space.
    std::optional<std::uint64_t> indexOf(const SweepPoint& point) const;
    /// The texts of a point's values, in the order of the axes.
    std::vector<std::string> valuesOf(const SweepPoint& point) const;

private:
    /// Axes that constraints link.
    struct Group {
        std::vector<std::size_t> axes;       ///< ascending
        std::vector<std::uint32_t> choices;  ///< one number an axis for each combination, ascending; empty where all are points
        bool isFree = true;                  ///< all combinations are points
        std::uint64_t count = 0;
    };

    void group(const std::vector<std::vector<std::size_t>>& links);
    void enumerate(Group& group, const std::vector<std::string>& constraints);
    void countPoints();

    std::vector<SweepAxis> m_axes;
    std::vector<std::string> m_constraints;
    std::vector<Group> m_groups;
    std::uint64_t m_count = 1;
};

/// The product of the numbers of values, at most 2^120.
Int128 combinationsOf(const std::vector<SweepAxis>& axes);

}  // namespace kd
