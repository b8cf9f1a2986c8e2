// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/architecture.h"
#include "core/occupancy/goal.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <random>

namespace tst_goal {

using namespace kd;

namespace {

OccupancyInput randomInput(std::mt19937& random)
{
    const auto upTo = [&random](std::uint32_t most) { return std::uniform_int_distribution<std::uint32_t>(0, most)(random); };
    const auto known = knownArchitectures();
    OccupancyInput input{.architecture = known[upTo(static_cast<std::uint32_t>(known.size() - 1))].capability};
    input.threads = 32 * (1 + upTo(31));
    input.registers = 16 + upTo(239);
    input.staticShared = upTo(1) * upTo(49152);
    input.dynamicShared = upTo(1) * upTo(60000);
    if (upTo(1))
        input.carveoutPercent = static_cast<int>(upTo(100));
    return input;
}

/// Whether any value between the present one and `change`'s reaches the goal, too.
template <typename Value, typename Set>
bool isBeaten(const OccupancyInput& input, const OccupancyGoal& goal, Value from, Value to, Value step, Set set)
{
    for (Value value = from; value != to; value += step) {
        GoalChange nearer;
        set(nearer, value);
        if (goal.isReachedBy(occupancyFigures(withChange(input, nearer))))
            return true;
    }
    return false;
}

}  // namespace

/// The changes of the goal solver reach their goal, and no smaller ones do.
class TestGoal : public QObject {
    Q_OBJECT
private slots:
    void percentIsRoundedUpToWarps()
    {
        QCOMPARE(goalOfPercent({9, 0}, 75).warps, 48u);
        QCOMPARE(goalOfPercent({9, 0}, 74.9).warps, 48u);
        QCOMPARE(goalOfPercent({9, 0}, 62.5).warps, 40u);
        QCOMPARE(goalOfPercent({7, 5}, 100).warps, 32u);
    }

    void theSample()
    {
        const OccupancyInput input{.architecture = {9, 0}, .threads = 256, .registers = 47, .staticShared = 16384};
        const std::vector<GoalChange> changes = changesFor(input, goalOfPercent({9, 0}, 75));
        QCOMPARE(changes.size(), std::size_t{1});
        QVERIFY(changes[0].registers.has_value());
        QCOMPARE(*changes[0].registers, 40u);
        QCOMPARE(changes[0].size(), 1);
        QCOMPARE(changes[0].figures.warpsPerSm, 48u);
        QCOMPARE(changes[0].figures.blocksPerSm, 6u);
    }

    void pairsComeWhereNothingAloneHelps()
    {
        // 47 registers allow 5 blocks, 48 KiB of shared memory 4: each alone leaves the other.
        const OccupancyInput input{.architecture = {9, 0}, .threads = 256, .registers = 47, .staticShared = 49152};
        OccupancyGoal goal = goalOfPercent({9, 0}, 75);
        goal.mayChangeThreads = false;
        const std::vector<GoalChange> changes = changesFor(input, goal);
        QCOMPARE(changes.size(), std::size_t{1});
        QCOMPARE(changes[0].registers.value_or(0), 40u);
        QVERIFY(changes[0].shared.has_value());
        QVERIFY(*changes[0].shared < 49152);
        QVERIFY(goal.isReachedBy(changes[0].figures));
    }

    void nothingWhereItIsReachedOrCannotBe()
    {
        const OccupancyInput input{.architecture = {9, 0}, .threads = 256, .registers = 32};
        QVERIFY(changesFor(input, goalOfPercent({9, 0}, 100)).empty());
        OccupancyGoal blocks{.blocks = 33};
        QVERIFY2(changesFor(input, blocks).empty(), "an SM of 9.0 has 32 block slots");
    }

    void onlyWhatMayChangeChanges()
    {
        const OccupancyInput input{.architecture = {9, 0}, .threads = 640, .registers = 64};
        OccupancyGoal goal = goalOfPercent({9, 0}, 50);
        goal.mayChangeRegisters = false;
        for (const GoalChange& change : changesFor(input, goal))
            QVERIFY(!change.registers);
    }

    void changesAreTheNearest()
    {
        std::mt19937 random(7);
        int found = 0;
        for (int i = 0; i < 3000; ++i) {
            const OccupancyInput input = randomInput(random);
            const auto amount = static_cast<std::uint32_t>(1 + random() % 100);
            const OccupancyGoal goal =
                i % 2 == 0 ? goalOfPercent(input.architecture, amount) : OccupancyGoal{.blocks = 1 + amount / 5};
            for (const GoalChange& change : changesFor(input, goal)) {
                ++found;
                QVERIFY(goal.isReachedBy(change.figures));
                QCOMPARE(occupancyFigures(withChange(input, change)).warpsPerSm, change.figures.warpsPerSm);
                if (change.size() > 1)
                    continue;
                bool beaten = false;
                if (change.registers)
                    beaten = isBeaten<std::int64_t>(
                        input, goal, input.registers, *change.registers, -1,
                        [](GoalChange& nearer, std::int64_t value) { nearer.registers = static_cast<std::uint32_t>(value); });
                else if (change.carveoutPercent)
                    beaten = isBeaten<int>(input, goal, *input.carveoutPercent, *change.carveoutPercent, 1,
                                           [](GoalChange& nearer, int value) { nearer.carveoutPercent = value; });
                else if (change.shared)
                    beaten = isBeaten<std::int64_t>(
                        input, goal, input.staticShared + input.dynamicShared, *change.shared, -1,
                        [](GoalChange& nearer, std::int64_t value) { nearer.shared = static_cast<std::uint32_t>(value); });
                else if (change.threads)
                    for (std::int64_t threads = 32; threads <= 1024; threads += 32) {
                        const GoalChange other{.registers = {},
                                               .threads = static_cast<std::uint32_t>(threads),
                                               .shared = {},
                                               .carveoutPercent = {},
                                               .figures = {}};
                        const std::int64_t chosen = std::abs(std::int64_t{*change.threads} - input.threads);
                        beaten = beaten ||
                            (std::abs(threads - input.threads) < chosen &&
                             goal.isReachedBy(occupancyFigures(withChange(input, other))));
                    }
                QVERIFY(!beaten);
            }
        }
        QVERIFY2(found > 1000, std::to_string(found).c_str());
    }
};

KD_TEST(TestGoal, kd::test::NoApplication)

}  // namespace tst_goal

#include "tst_goal.moc"
