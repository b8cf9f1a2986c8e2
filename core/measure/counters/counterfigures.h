// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <set>
#include <span>
#include <string_view>
#include <vector>

namespace kd {

/// One figure that is counted, and how chips call it.
struct CounterFigure {
    enum class Unit {
        Count,    ///< a number of instructions, requests or conflicts
        Bytes,
        Percent,  ///< 0 to 100
        Warps     ///< warps that stand at it, on average, for each instruction that is issued
    };
    enum class Group { Memory, Instructions, Operations, Tensor, Issue, Stalls };

    std::string_view key;  ///< stays the same for ever: "dramReadBytes"
    Group group = Group::Instructions;
    Unit unit = Unit::Count;
    /// Names of NVIDIA's Perfworks metrics. The first `wholes` of them are each the whole figure, by the name that some chips have
    /// for it; the others are its parts: chips split some differently.
    std::span<const std::string_view> metrics;
    std::size_t wholes = 0;
};

/// Gives all figures in the order in which they are shown. There is no time among them: CUPTI's range begins and ends on the host,
/// and so would its time.
std::span<const CounterFigure> counterFigures();
/// Null where there is no figure of that key.
const CounterFigure* findFigure(std::string_view key);
/// Gives those metrics of a figure that are counted and added on a chip, which lists its base metrics in `known`: a whole one
/// alone, else all parts that it has. None is counted twice where a chip has the figure by two names, or its parts as well.
std::vector<std::string_view> metricsOn(const CounterFigure& figure, const std::set<std::string_view>& known);
/// Gives "l1tex__t_bytes" of "l1tex__t_bytes.sum": CUPTI lists what a chip has by that.
std::string_view baseMetric(std::string_view metric);

}  // namespace kd
