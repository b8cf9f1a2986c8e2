// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sweep/space.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace kd {

/// Says which points of a sweep are measured, and when it ends before all are.
struct SweepPlan {
    enum class Strategy {
        Grid,      ///< every point, in order
        Random,    ///< every point, in an order drawn from the seed
        Evolution  ///< differential evolution: populations of points, whose differences lead to the next ones
    };
    Strategy strategy = Strategy::Grid;
    std::uint64_t seed = 1;
    std::uint64_t budget = 0;      ///< points at most; 0: no limit
    std::uint64_t patience = 0;    ///< it ends after as many points without a better one; 0: never
    std::uint32_t population = 20;  ///< points that Evolution asks for at once, 4 to 10000

    friend bool operator==(const SweepPlan&, const SweepPlan&) = default;
};

/// Their words, as users and journals write them.
inline constexpr std::array<std::pair<SweepPlan::Strategy, std::string_view>, 3> kStrategyWords{{
    {SweepPlan::Strategy::Grid, "grid"},
    {SweepPlan::Strategy::Random, "random"},
    {SweepPlan::Strategy::Evolution, "evolution"},
}};

/// Chooses the points of one sweep, each once. It is told what came of each; told the same, it chooses the same, so that a sweep
/// that is resumed goes on where it was.
class SweepStrategy {
public:
    virtual ~SweepStrategy() = default;

    /// The next point. Nothing: isDone(), or it has to be told of points that it gave before.
    std::optional<std::uint64_t> next();
    /// `figure` of a point that next() gave, the smaller the better; nothing where the point has none: it failed.
    void tell(std::uint64_t point, std::optional<double> figure);
    /// Puts right what it was told of a point: a figure that does not hold any more, or the one that was measured again.
    void correct(std::uint64_t point, std::optional<double> figure);
    /// Whether tell() was called for the point.
    bool wasTold(std::uint64_t point) const { return m_places.contains(point); }
    /// True when next() will give no further point, whatever it is told.
    bool isDone() const { return m_isExhausted || isSpent() || hasLostPatience(); }
    /// Points that it will give at most.
    std::uint64_t limit() const { return m_limit; }
    std::uint64_t given() const { return m_given; }
    std::uint64_t told() const { return m_figures.size(); }
    /// Whether it ends since no better point was found for long enough.
    bool hasLostPatience() const { return m_plan.patience != 0 && m_best && m_worse >= m_plan.patience; }

protected:
    SweepStrategy(const SweepSpace& space, const SweepPlan& plan);
    const SweepSpace& space() const { return *m_space; }
    const SweepPlan& plan() const { return m_plan; }

private:
    virtual std::optional<std::uint64_t> choose() = 0;
    /// `point` was told for the first time, or corrected.
    virtual void learn(std::uint64_t point, std::optional<double> figure) = 0;
    void note(std::optional<double> figure);
    bool isSpent() const { return m_given >= m_limit; }

    const SweepSpace* m_space;
    SweepPlan m_plan;
    std::uint64_t m_limit, m_given = 0;
    std::vector<std::optional<double>> m_figures;              ///< as they were told
    std::unordered_map<std::uint64_t, std::size_t> m_places;   ///< of points among them
    std::uint64_t m_worse = 0;  ///< points told since the best one
    std::optional<double> m_best;  ///< figure
    bool m_isExhausted = false;

protected:
    /// choose() has no further point, whatever is told.
    void exhaust() { m_isExhausted = true; }
};

/// `space` outlives the strategy. Throws RuntimeError for a population that it cannot work with.
std::unique_ptr<SweepStrategy> makeStrategy(const SweepSpace& space, const SweepPlan& plan);

/// An order of 0 … count - 1 that a seed draws, without memory: what stands at `index`. Each is there once.
std::uint64_t shuffled(std::uint64_t index, std::uint64_t count, std::uint64_t seed);

}  // namespace kd
