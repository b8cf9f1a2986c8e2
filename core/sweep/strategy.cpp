// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/strategy.h"

#include "core/base/error.h"
#include "core/base/message.h"
#include "core/base/splitmix.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <limits>
#include <map>
#include <set>
#include <vector>

namespace kd {
namespace {

constexpr std::uint32_t kMinPopulation = 4, kMaxPopulation = 10'000;

std::uint64_t mixed(std::uint64_t value)
{
    return SplitMix64(value).next();
}

/// The same numbers everywhere, which those of the standard library's distributions are not.
class SeededNumbers {
public:
    explicit SeededNumbers(std::uint64_t seed) : m_state(mixed(seed)) {}
    std::uint64_t next() { return mixed(m_state += 0x9e3779b97f4a7c15u); }
    /// 0 to below 1.
    double share() { return static_cast<double>(next() >> 11) * 0x1p-53; }
    /// 0 to below `count`; the bias of the remainder is below 2^-32 for all counts of a sweep.
    std::uint64_t below(std::uint64_t count) { return next() % count; }

private:
    std::uint64_t m_state;
};

class GridStrategy : public SweepStrategy {
public:
    GridStrategy(const SweepSpace& space, const SweepPlan& plan) : SweepStrategy(space, plan) {}

private:
    std::optional<std::uint64_t> choose() override
    {
        return m_next < space().count() ? std::optional(m_next++) : std::nullopt;
    }
    void learn(std::uint64_t, std::optional<double>) override {}

    std::uint64_t m_next = 0;
};

class RandomStrategy : public SweepStrategy {
public:
    RandomStrategy(const SweepSpace& space, const SweepPlan& plan) : SweepStrategy(space, plan) {}

private:
    std::optional<std::uint64_t> choose() override
    {
        if (m_next == space().count())
            return std::nullopt;
        return shuffled(m_next++, space().count(), plan().seed);
    }
    void learn(std::uint64_t, std::optional<double>) override {}

    std::uint64_t m_next = 0;
};

/// Differential evolution (Storn and Price, 1997), DE/rand/1/bin, over the numbers of the axes' values. A generation is given
/// whole, and judged when all of it is told.
class EvolutionStrategy : public SweepStrategy {
public:
    EvolutionStrategy(const SweepSpace& space, const SweepPlan& plan)
        : SweepStrategy(space, plan), m_numbers(plan.seed),
          m_size(static_cast<std::size_t>(std::min<std::uint64_t>(plan.population, space.count())))
    {
        for (std::uint64_t i = 0; i < m_size; ++i)
            m_trials.push_back(shuffled(i, space.count(), plan.seed));
        m_waiting = m_trials;
    }

private:
    static constexpr double kWeight = 0.7;     ///< of differences, within 0.5 to 1 of the paper
    static constexpr double kCrossover = 0.8;  ///< share of the axes that change
    static constexpr int kMaxTries = 20;       ///< to find a point that the constraints leave

    std::optional<std::uint64_t> choose() override
    {
        if (m_waiting.empty() && m_open.empty())
            advance();
        if (m_waiting.empty()) {
            if (m_open.empty())
                exhaust();
            return std::nullopt;
        }
        const std::uint64_t point = m_waiting.front();
        m_waiting.erase(m_waiting.begin());
        m_open.insert(point);
        return point;
    }

    void learn(std::uint64_t point, std::optional<double> figure) override
    {
        m_open.erase(point);
        m_known[point] = figure.value_or(std::numeric_limits<double>::infinity());
    }

    /// Generations go by until one has a point that is not known yet.
    void advance()
    {
        constexpr int kMaxGenerations = 50;
        for (int i = 0; i < kMaxGenerations && m_waiting.empty() && m_known.size() < space().count(); ++i) {
            select();
            propose();
        }
        if (m_waiting.empty())
            addUnknown();
    }

    void select()
    {
        if (m_members.empty())
            m_members = m_trials;
        for (std::size_t i = 0; i < m_trials.size(); ++i) {
            if (figureOf(m_trials[i]) <= figureOf(m_members[i]))
                m_members[i] = m_trials[i];
        }
    }

    void propose()
    {
        std::set<std::uint64_t> asked;
        for (std::size_t i = 0; i < m_members.size(); ++i) {
            m_trials[i] = trialFor(i);
            if (!m_known.contains(m_trials[i]) && asked.insert(m_trials[i]).second)
                m_waiting.push_back(m_trials[i]);
        }
    }

    std::uint64_t trialFor(std::size_t member)
    {
        if (m_members.size() < kMinPopulation)
            return m_numbers.below(space().count());
        for (int i = 0; i < kMaxTries; ++i) {
            if (const std::optional<std::uint64_t> point = space().indexOf(mutant(member)))
                return *point;
        }
        return m_numbers.below(space().count());
    }

    SweepPoint mutant(std::size_t member)
    {
        const SweepPoint one = space().at(another(member)), two = space().at(another(member));
        const SweepPoint three = space().at(another(member));
        SweepPoint point = space().at(m_members[member]);
        const std::uint64_t certain = m_numbers.below(point.size());
        for (std::size_t axis = 0; axis < point.size(); ++axis) {
            if (axis != certain && m_numbers.share() >= kCrossover)
                continue;
            const double last = static_cast<double>(space().axes()[axis].values.size() - 1);
            double value = one[axis] + kWeight * (static_cast<double>(two[axis]) - static_cast<double>(three[axis]));
            value += m_numbers.share() - 0.5;  // so that small differences of few values are not all rounded away
            point[axis] = static_cast<std::uint32_t>(std::lround(std::clamp(value, 0.0, last)));
        }
        return point;
    }

    std::uint64_t another(std::size_t member)
    {
        const std::uint64_t other = m_numbers.below(m_members.size() - 1);
        return m_members[other >= member ? other + 1 : other];
    }

    /// Populations that are all alike find nothing new: points nobody asked for are looked at then.
    void addUnknown()
    {
        while (m_unasked < space().count() && m_waiting.size() < m_size) {
            const std::uint64_t point = shuffled(m_unasked++, space().count(), plan().seed);
            if (!m_known.contains(point))
                m_waiting.push_back(point);
        }
        for (std::size_t i = 0; i < m_waiting.size() && i < m_trials.size(); ++i)
            m_trials[i] = m_waiting[i];
    }

    double figureOf(std::uint64_t point) const
    {
        const auto found = m_known.find(point);
        return found == m_known.end() ? std::numeric_limits<double>::infinity() : found->second;
    }

    SeededNumbers m_numbers;
    std::size_t m_size;
    std::vector<std::uint64_t> m_members, m_trials, m_waiting;
    std::map<std::uint64_t, double> m_known;  ///< figures of points that were told
    std::set<std::uint64_t> m_open;           ///< points given and not told
    std::uint64_t m_unasked = 0;
};

}  // namespace

std::uint64_t shuffled(std::uint64_t index, std::uint64_t count, std::uint64_t seed)
{
    // A Feistel network over the next even number of bits, walked until it is back within the count.
    const int half = std::max(1, (static_cast<int>(std::bit_width(count - 1)) + 1) / 2);
    const std::uint64_t mask = (std::uint64_t{1} << half) - 1;
    do {
        std::uint64_t left = index >> half, right = index & mask;
        for (std::uint64_t round = 0; round < 4; ++round) {
            const std::uint64_t next = left ^ (mixed(mixed(seed + round) ^ right) & mask);
            left = right;
            right = next;
        }
        index = (left << half) | right;
    } while (index >= count);
    return index;
}

SweepStrategy::SweepStrategy(const SweepSpace& space, const SweepPlan& plan)
    : m_space(&space), m_plan(plan), m_limit(plan.budget == 0 ? space.count() : std::min(plan.budget, space.count()))
{
}

std::optional<std::uint64_t> SweepStrategy::next()
{
    if (isDone())
        return std::nullopt;
    const std::optional<std::uint64_t> point = choose();
    m_given += point ? 1 : 0;
    return point;
}

void SweepStrategy::note(std::optional<double> figure)
{
    const bool isBetter = figure && std::isfinite(*figure) && (!m_best || *figure < *m_best);
    if (isBetter)
        m_best = figure;
    m_worse = isBetter ? 0 : m_worse + 1;
}

void SweepStrategy::tell(std::uint64_t point, std::optional<double> figure)
{
    m_places.insert_or_assign(point, m_figures.size());
    m_figures.push_back(figure);
    note(figure);
    learn(point, figure);
}

void SweepStrategy::correct(std::uint64_t point, std::optional<double> figure)
{
    m_figures[m_places.at(point)] = figure;
    m_best.reset();
    m_worse = 0;
    for (const std::optional<double> each : m_figures)
        note(each);
    learn(point, figure);
}

std::unique_ptr<SweepStrategy> makeStrategy(const SweepSpace& space, const SweepPlan& plan)
{
    switch (plan.strategy) {
    case SweepPlan::Strategy::Grid: return std::make_unique<GridStrategy>(space, plan);
    case SweepPlan::Strategy::Random: return std::make_unique<RandomStrategy>(space, plan);
    case SweepPlan::Strategy::Evolution: break;
    }
    if (plan.population < kMinPopulation || plan.population > kMaxPopulation)
        refuse(message("A population of {} points does not evolve; {} to {} do.", plan.population, kMinPopulation, kMaxPopulation));
    return std::make_unique<EvolutionStrategy>(space, plan);
}

}  // namespace kd
