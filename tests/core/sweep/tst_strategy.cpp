// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/sweep/strategy.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <functional>
#include <set>

namespace tst_strategy {

using namespace kd;

namespace {

using Points = std::vector<std::uint64_t>;
using Strategy = SweepPlan::Strategy;

SweepSpace spaceOf(const std::vector<std::string>& axes, const std::vector<std::string>& constraints = {})
{
    std::vector<SweepAxis> parsed;
    for (const std::string& axis : axes)
        parsed.push_back(parseAxis(axis));
    return {std::move(parsed), constraints};
}

/// A bowl whose ground is at (40, 70).
double bowl(const SweepSpace& space, std::uint64_t point)
{
    const SweepPoint at = space.at(point);
    const double x = at[0] - 40.0, y = at[1] - 70.0;
    return 1 + x * x + y * y;
}

/// All points that are chosen, each told at once.
Points chosen(const SweepSpace& space, const SweepPlan& plan, const std::function<std::optional<double>(std::uint64_t)>& figure)
{
    const std::unique_ptr<SweepStrategy> strategy = makeStrategy(space, plan);
    Points points;
    while (const std::optional<std::uint64_t> point = strategy->next()) {
        points.push_back(*point);
        strategy->tell(*point, figure(*point));
    }
    return points;
}

const auto kNoFigure = [](std::uint64_t) { return std::optional<double>(); };

}  // namespace

class StrategyTest : public QObject {
    Q_OBJECT
private slots:
    void shufflesHoldEachNumberOnce()
    {
        for (const std::uint64_t count : {1, 2, 3, 7, 64, 100, 1000}) {
            std::set<std::uint64_t> seen;
            for (std::uint64_t i = 0; i < count; ++i)
                seen.insert(shuffled(i, count, 5));
            QCOMPARE(seen.size(), std::size_t{count});
            QCOMPARE(*seen.rbegin(), count - 1);
        }
        QVERIFY(shuffled(0, 1'000'000'000, 1) != shuffled(0, 1'000'000'000, 2));
    }

    void gridsAndRandomOrdersAreWhole()
    {
        const SweepSpace space = spaceOf({"A=1..5", "B=1..4"}, {"A != B"});
        const Points grid = chosen(space, {.strategy = Strategy::Grid}, kNoFigure);
        QCOMPARE(grid.size(), std::size_t{16});
        QVERIFY(std::ranges::is_sorted(grid));
        const Points random = chosen(space, {.strategy = Strategy::Random, .seed = 3}, kNoFigure);
        QCOMPARE(std::set(random.begin(), random.end()).size(), std::size_t{16});
        QVERIFY(!std::ranges::is_sorted(random));
        QCOMPARE(chosen(space, {.strategy = Strategy::Random, .seed = 3}, kNoFigure), random);
        QVERIFY(chosen(space, {.strategy = Strategy::Random, .seed = 4}, kNoFigure) != random);
        QCOMPARE(chosen(space, {.strategy = Strategy::Random, .seed = 3, .budget = 5}, kNoFigure),
                 Points(random.begin(), random.begin() + 5));
    }

    void evolutionFindsMoreThanChance()
    {
        const SweepSpace space = spaceOf({"A=0..99", "B=0..99"});
        const auto figure = [&](std::uint64_t point) { return std::optional(bowl(space, point)); };
        double evolved = 0, random = 0;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const auto best = [&](Strategy strategy) {
                double least = 1e9;
                for (const std::uint64_t point : chosen(space, {.strategy = strategy, .seed = seed, .budget = 300}, figure))
                    least = std::min(least, bowl(space, point));
                return least;
            };
            evolved += best(Strategy::Evolution);
            random += best(Strategy::Random);
        }
        QVERIFY2(evolved < random / 2, qPrintable(QStringLiteral("%1 and %2").arg(evolved).arg(random)));
    }

    void evolutionAsksForEachPointOnceAndEnds()
    {
        const SweepSpace space = spaceOf({"A=1..6", "B=1..6"}, {"(A + B) % 3 == 0"});
        const Points points = chosen(space, {.strategy = Strategy::Evolution, .population = 5}, kNoFigure);
        QCOMPARE(points.size(), std::size_t{space.count()});
        QCOMPARE(std::set(points.begin(), points.end()).size(), points.size());
        QCOMPARE(chosen(spaceOf({"A=1,2"}), {.strategy = Strategy::Evolution}, kNoFigure).size(), std::size_t{2});
        QVERIFY_EXCEPTION_THROWN(makeStrategy(space, {.strategy = Strategy::Evolution, .population = 3}), RuntimeError);
    }

    void aGenerationIsGivenWholeAndThenWaits()
    {
        const SweepSpace space = spaceOf({"A=0..99", "B=0..99"});
        const std::unique_ptr<SweepStrategy> strategy = makeStrategy(space, {.strategy = Strategy::Evolution, .population = 8});
        Points points;
        while (const std::optional<std::uint64_t> point = strategy->next())
            points.push_back(*point);
        QCOMPARE(points.size(), std::size_t{8});
        QVERIFY(!strategy->isDone());
        // The order in which they are told does not matter.
        for (auto point = points.rbegin(); point != points.rend(); ++point)
            strategy->tell(*point, bowl(space, *point));
        const std::optional<std::uint64_t> next = strategy->next();
        QVERIFY(next);
        const std::unique_ptr<SweepStrategy> again = makeStrategy(space, {.strategy = Strategy::Evolution, .population = 8});
        while (const std::optional<std::uint64_t> point = again->next()) {
            if (again->given() > 8) {
                QCOMPARE(*point, *next);
                break;
            }
            again->tell(*point, bowl(space, *point));
        }
    }

    void whatWasCorrectedDoesNotLeadEvolution()
    {
        // One point is told with a figure that is far too good, and corrected before the next generation.
        const SweepSpace space = spaceOf({"A=0..99", "B=0..99"});
        const SweepPlan plan{.strategy = Strategy::Evolution, .budget = 200, .population = 8};
        const auto points = [&](bool hasDrift, bool isCorrected) {
            const std::unique_ptr<SweepStrategy> strategy = makeStrategy(space, plan);
            Points all;
            while (const std::optional<std::uint64_t> point = strategy->next()) {
                const bool isFirst = all.empty();
                all.push_back(*point);
                strategy->tell(*point, isFirst && hasDrift ? 0 : bowl(space, *point));
                if (isFirst && isCorrected)
                    strategy->correct(*point, bowl(space, *point));
            }
            return all;
        };
        QVERIFY(points(true, false) != points(false, false));
        QCOMPARE(points(true, true), points(false, false));
    }

    void whatWasCorrectedEndsNoPatience()
    {
        const SweepSpace space = spaceOf({"A=1..100"});
        const std::unique_ptr<SweepStrategy> strategy = makeStrategy(space, {.strategy = Strategy::Grid, .patience = 3});
        for (std::uint64_t point = 0; point < 4; ++point)
            strategy->tell(strategy->next().value(), point == 0 ? 1.0 : 10.0 - static_cast<double>(point));
        QVERIFY(strategy->hasLostPatience());
        QVERIFY(strategy->wasTold(0) && !strategy->wasTold(4));
        strategy->correct(0, std::nullopt);
        QVERIFY(!strategy->isDone());
        QCOMPARE(strategy->told(), std::uint64_t{4});
        strategy->correct(0, 11.0);
        QCOMPARE(strategy->next().value(), std::uint64_t{4});
    }

    void patienceEndsASweep()
    {
        const SweepSpace space = spaceOf({"A=1..100"});
        const auto figure = [&](std::uint64_t point) { return std::optional(point < 10 ? 10.0 - static_cast<double>(point) : 50.0); };
        QCOMPARE(chosen(space, {.strategy = Strategy::Grid, .patience = 5}, figure).size(), std::size_t{15});
        // Points that fail are no reason to end before there is a best one.
        QCOMPARE(chosen(space, {.strategy = Strategy::Grid, .patience = 5}, kNoFigure).size(), std::size_t{100});
    }
};

KD_TEST(StrategyTest, kd::test::NoApplication)

}  // namespace tst_strategy

#include "tst_strategy.moc"
