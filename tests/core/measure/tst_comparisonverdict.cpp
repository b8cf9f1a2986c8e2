// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/measure/comparisonverdict.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace tst_comparisonverdict {

using namespace kd;
using Kind = ComparisonVerdict::Kind;
using Reason = ComparisonReason::Kind;

namespace {

/// What the samples of a simulated device are like.
struct Device {
    double noise = 0.015;    ///< standard deviation of a sample's logarithm
    double wander = 0.005;   ///< of a turn's, which all its samples share
    double drift = 0.02;     ///< of the logarithm, over the whole comparison
    double outliers = 0.02;  ///< share of samples that take half as long again
    double placement = 0;    ///< standard deviation of the logarithm that code at another address differs by
    double memory = 0;       ///< share of a turn's wander that the next one keeps
    double step = 0;         ///< seconds, of the clock
    bool isPlacedOnce = false;  ///< all blocks launch the code at one address
};

/// As the comparisons of one kernel of 11 us were that verdicts-t4.json of an H200 records, each of which had loaded both builds
/// once: identical code differed by 0.48 % of the windows (standard deviation), which is 0.58 % of the kernel's time if all of it
/// is the kernel's, and the blocks of one comparison by 0.22 %.
constexpr Device kRecorded{.noise = 0.004, .wander = 0.002, .drift = 0.002, .outliers = 0.02,
                           .placement = 0.0041, .memory = 0.5, .step = 32e-9};
/// The kernel's time with the planted slowdown: 400 of some 21,700 cycles.
constexpr double kPlanted = 1.0185;

/// A clock that counts in steps, begun anywhere in one.
double onClock(double seconds, double step, double phase)
{
    return step > 0 ? std::floor(seconds / step + phase) * step : seconds;
}

/// Blocks that a device of that kind gives, of builds of which B takes `ratio` times what A takes.
std::vector<ComparedBlock> simulate(std::uint64_t seed, double ratio, const Device& device = {}, int samples = 512)
{
    std::mt19937_64 random(seed);
    std::normal_distribution<double> normal;
    std::uniform_real_distribution<double> chance;
    const ComparisonSchedule schedule = comparisonSchedule(samples, seed);
    const double turns = 4.0 * static_cast<double>(schedule.isReversed.size());
    std::vector<ComparedBlock> blocks;
    double done = 0, wander = 0, places[2] = {};
    for (const bool isReversed : schedule.isReversed) {
        ComparedBlock& block = blocks.emplace_back(ComparedBlock{.isReversed = isReversed});
        if (blocks.size() == 1 || !device.isPlacedOnce)
            for (double& place : places)
                place = device.placement * normal(random);
        block.placement = device.placement > 0 && !device.isPlacedOnce ? static_cast<int>(blocks.size()) : 0;
        std::size_t counts[2] = {};
        for (int turn = 0; turn < 4; ++turn) {
            const bool isSecond = ComparisonSchedule::isSecond(isReversed, turn);
            wander = device.memory * wander + device.wander * normal(random);
            const double shift = wander + device.drift * done / turns + places[isSecond ? 1 : 0];
            const double base = (device.step > 0 ? 11e-6 : 20e-6) * (isSecond ? ratio : 1) * std::exp(shift);
            std::vector<double> times;
            for (int sample = 0; sample < schedule.launches; ++sample) {
                const double time = base * std::exp(device.noise * normal(random)) * (chance(random) < device.outliers ? 1.5 : 1);
                times.push_back(onClock(time, device.step, device.step > 0 ? chance(random) : 0));
            }
            (isSecond ? block.second : block.first)[counts[isSecond ? 1 : 0]++] = middleMean(times);
            ++done;
        }
    }
    return blocks;
}

/// As a comparison does it: look by look, until one decides.
ComparisonVerdict judgeInLooks(std::span<const ComparedBlock> blocks, std::size_t* used = nullptr)
{
    const std::vector<std::size_t> looks = comparisonLooks(blocks.size());
    ComparisonVerdict verdict;
    for (const std::size_t look : looks) {
        verdict = judgeBlocks(blocks.first(look), {}, {.confidence = lookConfidence(looks.size()), .error = {}});
        if (used != nullptr)
            *used = look;
        if (isDecided(verdict))
            break;
    }
    return verdict;
}

/// How many of `count` comparisons of that device give one of the verdicts.
int countVerdicts(double ratio, const Device& device, int count, std::initializer_list<Kind> kinds)
{
    int found = 0;
    for (int seed = 0; seed < count; ++seed) {
        const Kind kind = judgeInLooks(simulate(static_cast<std::uint64_t>(seed) + 5000, ratio, device, 1024)).kind;
        found += std::ranges::find(kinds, kind) != kinds.end() ? 1 : 0;
    }
    return found;
}

/// Blocks without noise whose ratios are `ratios`.
std::vector<ComparedBlock> exactly(const std::vector<double>& ratios)
{
    std::vector<ComparedBlock> blocks;
    for (const double ratio : ratios)
        blocks.push_back({.first = {1e-3, 1e-3}, .second = {1e-3 * ratio, 1e-3 * ratio}});
    return blocks;
}

bool hasReason(const ComparisonVerdict& verdict, Reason kind)
{
    return std::ranges::any_of(verdict.reasons, [kind](const ComparisonReason& reason) { return reason.kind == kind; });
}

}  // namespace

class TestComparisonVerdict : public QObject {
    Q_OBJECT

private slots:
    void theScheduleSharesSamplesOut();
    void theOrderFollowsFromTheSeed();
    void ratioAndIntervalAreTheTextbooks();
    void judges_data();
    void judges();
    void aPlantedSlowdownIsFound();
    void theSameCodeIsNotTakenForAnother();
    void theIntervalHoldsTheRatio();
    void looksShareTheChanceToBeWrong();
    void allLooksTogetherHoldTheRatio();
    void reachesTheBarOnTheRecordedDevice_data();
    void reachesTheBarOnTheRecordedDevice();
    void onePlacementWouldBeWrongTooOften();
    void placementsCountOnce();
    void whatIsNotKnownOfTheCostWidens();
    void theMiddleIsMovedByNoOutlier();
    void tellsWhyItCannot_data();
    void tellsWhyItCannot();
    void noiseIsNoDrift();
    void aSteadyDriftFallsOnBoth();
    void travelsAsJson();
    void refusesOtherJson();
};

void TestComparisonVerdict::theScheduleSharesSamplesOut()
{
    const ComparisonSchedule usual = comparisonSchedule(512, 1);
    QCOMPARE(usual.isReversed.size(), std::size_t{kUsualBlocks});
    QCOMPARE(usual.launches, 4);
    QCOMPARE(comparisonSchedule(1024, 1).launches, 8);
    QCOMPARE(comparisonSchedule(200, 1).launches, 2);
    QCOMPARE(comparisonSchedule(20, 1).isReversed.size(), std::size_t{10});
    QCOMPARE(comparisonSchedule(20, 1).launches, 1);
    QCOMPARE(comparisonSchedule(1, 1).isReversed.size(), std::size_t{1});
    int second = 0;
    for (int turn = 0; turn < 4; ++turn) {
        second += ComparisonSchedule::isSecond(false, turn) ? turn : 0;
        QVERIFY(ComparisonSchedule::isSecond(false, turn) != ComparisonSchedule::isSecond(true, turn));
    }
    QCOMPARE(second, 1 + 2);
}

void TestComparisonVerdict::theOrderFollowsFromTheSeed()
{
    QVERIFY(comparisonSchedule(512, 7).isReversed == comparisonSchedule(512, 7).isReversed);
    QVERIFY(comparisonSchedule(512, 7).isReversed != comparisonSchedule(512, 8).isReversed);
    int reversed = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const std::vector<bool> order = comparisonSchedule(512, seed).isReversed;
        reversed += static_cast<int>(std::count(order.begin(), order.end(), true));
    }
    QVERIFY2(reversed > 3050 && reversed < 3350, qPrintable(QString::number(reversed)));  // of 6400
}

// Eight differences: an interval at 99 % is that of the least and the greatest Walsh average, so of the least and greatest
// difference; the estimate is the median of the 36 averages, which is symmetric here.
void TestComparisonVerdict::ratioAndIntervalAreTheTextbooks()
{
    std::vector<double> ratios;
    for (const double logarithm : {-0.4, -0.3, -0.2, -0.1, 0.1, 0.2, 0.3, 0.4})
        ratios.push_back(std::exp(logarithm + 0.05));
    const ComparisonVerdict eight = judgeBlocks(exactly(ratios));
    QVERIFY(std::abs(std::log(eight.ratio) - 0.05) < 1e-9);
    QVERIFY(std::abs(std::log(eight.low) + 0.35) < 1e-9);
    QVERIFY(std::abs(std::log(eight.high) - 0.45) < 1e-9);
    // Of ten: the tables have W = 3 at 0.005 of one side (P(W <= 3) = 0.0049), so the fourth Walsh average from either end.
    ratios.clear();
    for (int i = 0; i < 10; ++i)
        ratios.push_back(std::exp(0.1 * i));
    const ComparisonVerdict ten = judgeBlocks(exactly(ratios));
    QVERIFY(std::abs(std::log(ten.ratio) - 0.45) < 1e-9);
    QVERIFY(std::abs(std::log(ten.low) - 0.1) < 1e-9);  // of 0, 0.05, 0.1, 0.1, 0.15…
    QVERIFY(std::abs(std::log(ten.high) - 0.8) < 1e-9);
    QCOMPARE(ten.confidence, 0.99);
}

void TestComparisonVerdict::judges_data()
{
    QTest::addColumn<double>("ratio");
    QTest::addColumn<double>("spread");
    QTest::addColumn<int>("kind");
    const auto row = [](const char* name, double ratio, double spread, Kind kind) {
        QTest::newRow(name) << ratio << spread << static_cast<int>(kind);
    };
    row("alike", 1, 0.001, Kind::Same);
    row("apart by less than counts", 1.005, 0.002, Kind::Same);
    row("less", 0.97, 0.01, Kind::Faster);
    row("more", 1.02, 0.01, Kind::Slower);
    row("half", 0.5, 0.01, Kind::Faster);
    row("around the limit", 1.0095, 0.003, Kind::CannotTell);
    row("anything", 1.02, 0.2, Kind::CannotTell);
}

void TestComparisonVerdict::judges()
{
    QFETCH(double, ratio);
    QFETCH(double, spread);
    std::vector<double> ratios;
    for (int i = 0; i < 20; ++i)
        ratios.push_back(ratio * (1 + spread * (i % 10 - 4.5) / 4.5));
    const ComparisonVerdict verdict = judgeBlocks(exactly(ratios));
    QTEST(static_cast<int>(verdict.kind), "kind");
    QCOMPARE(hasReason(verdict, Reason::WideInterval), verdict.kind == Kind::CannotTell);
    QVERIFY(verdict.low <= verdict.ratio && verdict.ratio <= verdict.high);
}

void TestComparisonVerdict::aPlantedSlowdownIsFound()
{
    int found = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        found += judgeBlocks(simulate(seed, 1.02)).kind == Kind::Slower ? 1 : 0;
    QVERIFY2(found >= 190, qPrintable(QString("%1 of 200").arg(found)));  // 19 of 20
}

void TestComparisonVerdict::theSameCodeIsNotTakenForAnother()
{
    for (const Device& device : {Device{}, Device{.noise = 0.06, .wander = 0.03, .drift = 0.04, .outliers = 0.1}}) {
        int wrong = 0;
        for (std::uint64_t seed = 1000; seed < 1200; ++seed) {
            const Kind kind = judgeBlocks(simulate(seed, 1, device)).kind;
            wrong += kind == Kind::Faster || kind == Kind::Slower ? 1 : 0;
        }
        QVERIFY2(wrong <= 5, qPrintable(QString("%1 of 200").arg(wrong)));  // 1 of 40
    }
}

void TestComparisonVerdict::theIntervalHoldsTheRatio()
{
    int held = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const ComparisonVerdict verdict = judgeBlocks(simulate(seed, 1.1, {}, 64));
        held += verdict.low <= 1.1 && 1.1 <= verdict.high ? 1 : 0;
    }
    QVERIFY2(held >= 291, qPrintable(QString("%1 of 300").arg(held)));  // 297 are expected at 99 %
}

void TestComparisonVerdict::looksShareTheChanceToBeWrong()
{
    QCOMPARE(comparisonLooks(64), (std::vector<std::size_t>{16, 32, 64}));
    QCOMPARE(comparisonLooks(32), (std::vector<std::size_t>{16, 32}));
    QCOMPARE(comparisonLooks(19), (std::vector<std::size_t>{19}));
    QCOMPARE(lookConfidence(1), kComparisonConfidence);
    QVERIFY(std::abs(lookConfidence(3) - (1 - 0.01 / 3)) < 1e-12);
    for (const std::size_t blocks : {std::size_t{8}, std::size_t{20}, std::size_t{40}, std::size_t{64}}) {
        const std::vector<std::size_t> looks = comparisonLooks(blocks);
        const ComparisonLook look{.confidence = lookConfidence(looks.size()), .error = {}};
        QVERIFY(judgeBlocks(exactly(std::vector<double>(looks[0], 1.0)), {}, look).kind == Kind::Same);  // it has an interval
    }
}

void TestComparisonVerdict::allLooksTogetherHoldTheRatio()
{
    int held = 0, early = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        std::size_t used = 0;
        const ComparisonVerdict verdict = judgeInLooks(simulate(seed, 1.012, kRecorded, 1024), &used);
        held += verdict.low <= 1.012 && 1.012 <= verdict.high ? 1 : 0;
        early += used < std::size_t{kUsualBlocks} ? 1 : 0;
    }
    QVERIFY2(held >= 291, qPrintable(QString("%1 of 300").arg(held)));  // 297 and more are expected
    QVERIFY2(early > 30, qPrintable(QString("%1 of 300").arg(early)));
}

void TestComparisonVerdict::reachesTheBarOnTheRecordedDevice_data()
{
    QTest::addColumn<double>("more");  // of every noise
    QTest::addColumn<double>("drift");
    QTest::newRow("as recorded") << 1.0 << 0.002;
    QTest::newRow("with a drift") << 1.0 << 0.03;
    QTest::newRow("half as noisy again") << 1.5 << 0.01;
}

// Bar T4: 19 of 20, and 1 of 40.
void TestComparisonVerdict::reachesTheBarOnTheRecordedDevice()
{
    QFETCH(double, more);
    QFETCH(double, drift);
    Device device = kRecorded;
    device.drift = drift;
    for (double* const noise : {&device.noise, &device.wander, &device.placement})
        *noise *= more;
    const int slower = countVerdicts(kPlanted, device, 100, {Kind::Slower});
    QVERIFY2(slower >= 99, qPrintable(QString("%1 of 100").arg(slower)));
    const int wrong = countVerdicts(1, device, 200, {Kind::Slower, Kind::Faster});
    QVERIFY2(wrong <= 1, qPrintable(QString("%1 of 200").arg(wrong)));
    const int same = countVerdicts(1, device, 100, {Kind::Same});
    QVERIFY2(same >= 95, qPrintable(QString("%1 of 100").arg(same)));
}

// What was recorded: with one placement no number of samples helps.
void TestComparisonVerdict::onePlacementWouldBeWrongTooOften()
{
    Device device = kRecorded;
    device.isPlacedOnce = true;
    const int wrong = countVerdicts(1, device, 200, {Kind::Slower, Kind::Faster});
    QVERIFY2(wrong > 5, qPrintable(QString("%1 of 200").arg(wrong)));  // the bar has 1 of 40
}

void TestComparisonVerdict::placementsCountOnce()
{
    std::vector<ComparedBlock> blocks = exactly({0.98, 1.02, 0.98, 1.02, 0.98, 1.02, 0.98, 1.02, 0.98, 1.02});
    const std::size_t count = blocks.size();
    for (std::size_t i = 0; i < count; ++i)
        blocks[i].placement = static_cast<int>(i);
    const ComparisonVerdict once = judgeBlocks(blocks);
    for (int again = 0; again < 5; ++again)
        blocks.insert(blocks.end(), blocks.begin(), blocks.begin() + static_cast<std::ptrdiff_t>(count));
    const ComparisonVerdict often = judgeBlocks(blocks);
    QCOMPARE(often.low, once.low);
    QCOMPARE(often.high, once.high);
    for (ComparedBlock& block : blocks)
        block.placement = 0;
    QVERIFY(judgeBlocks(blocks).low > once.low);
}

void TestComparisonVerdict::whatIsNotKnownOfTheCostWidens()
{
    const std::vector<ComparedBlock> blocks = exactly(std::vector<double>(16, 1.02));  // of 1 ms
    const auto judged = [&](const SharedError& error) { return judgeBlocks(blocks, {}, {.confidence = 0.99, .error = error}); };
    const ComparisonVerdict sure = judged({});
    const ComparisonVerdict common = judged({.first = 5e-5, .second = 5e-5, .isCommon = true});
    const ComparisonVerdict apart = judged({.first = 5e-5, .second = 5e-5, .isCommon = false});
    QVERIFY(sure.low == sure.high && sure.kind == Kind::Slower);
    QVERIFY(std::abs(common.low - 1.07 / 1.05) < 1e-9 && std::abs(common.high - 0.97 / 0.95) < 1e-9);
    QVERIFY(common.kind == Kind::Slower);
    QVERIFY(std::abs(apart.low - 0.97 / 1.05) < 1e-9 && std::abs(apart.high - 1.07 / 0.95) < 1e-9);
    QVERIFY(apart.kind == Kind::CannotTell && hasReason(apart, Reason::WideInterval));
    QCOMPARE(apart.ratio, sure.ratio);
    const ComparisonVerdict nothing = judged({.first = 2e-3, .second = 2e-3, .isCommon = true});
    QVERIFY(nothing.kind == Kind::CannotTell && nothing.low == 0 && nothing.high == 0);
    QVERIFY(hasReason(nothing, Reason::WideInterval) && nothing.reasons[0].text.isSentence());
}

void TestComparisonVerdict::theMiddleIsMovedByNoOutlier()
{
    QCOMPARE(middleMean({3}), 3.0);
    QCOMPARE(middleMean({1, 2}), 1.5);
    QCOMPARE(middleMean({2, 1, 100, 3}), 2.5);
    QCOMPARE(middleMean({0, 1, 2, 3, 4, 5, 6, 1000}), 3.5);
}

void TestComparisonVerdict::tellsWhyItCannot_data()
{
    QTest::addColumn<int>("kind");
    const auto row = [](const char* name, Reason kind) { QTest::newRow(name) << static_cast<int>(kind); };
    row("few", Reason::TooFewSamples);
    row("none", Reason::TooFewSamples);
    row("no numbers", Reason::TooFewSamples);
    row("slower and slower", Reason::Drift);
    row("faster and faster", Reason::Drift);
    row("cold at first", Reason::FirstSlower);
    row("clocks", Reason::ClockSpread);
    row("throttled", Reason::Throttled);
    row("shared", Reason::OtherProcess);
    row("wide", Reason::WideInterval);
}

void TestComparisonVerdict::tellsWhyItCannot()
{
    const QByteArray name = QTest::currentDataTag();
    std::vector<ComparedBlock> blocks = name == "wide" ? simulate(1, 1.01, {.noise = 0.2, .wander = 0.05}) : simulate(1, 1.2);
    DeviceSigns signs{.smClocks = {1980, 1965}, .throttling = {}, .hasOtherProcess = name == "shared"};
    const auto scale = [](ComparedBlock& block, double factor) {
        for (auto* const turns : {&block.first, &block.second})
            for (double& seconds : *turns)
                seconds *= factor;
    };
    if (name == "few")
        blocks.resize(kMinBlocks - 1);
    if (name == "none")
        blocks.clear();
    if (name == "no numbers")
        for (ComparedBlock& block : blocks)
            block.second[1] = std::numeric_limits<double>::quiet_NaN();
    if (name == "slower and slower" || name == "faster and faster")
        for (std::size_t i = 0; i < blocks.size(); ++i)
            scale(blocks[i], std::exp((name == "slower and slower" ? 0.006 : -0.006) * static_cast<double>(i)));
    if (name == "cold at first")
        scale(blocks.front(), 1.3);
    if (name == "clocks")
        signs.smClocks.push_back(1500);
    if (name == "throttled")
        signs.throttling = {"power cap"};
    const ComparisonVerdict verdict = judgeBlocks(blocks, signs);
    QVERIFY(verdict.kind == Kind::CannotTell);
    QTEST(static_cast<int>(verdict.reasons.at(0).kind), "kind");
    QVERIFY(verdict.reasons[0].text.isSentence());
    QCOMPARE(verdict.ratio > 0, name != "none" && name != "no numbers");
}

void TestComparisonVerdict::noiseIsNoDrift()
{
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const ComparisonVerdict verdict =
            judgeBlocks(simulate(seed, 1, {.noise = 0.2, .wander = 0.1, .drift = 0, .outliers = 0.1}));
        QVERIFY(!hasReason(verdict, Reason::Drift) && !hasReason(verdict, Reason::FirstSlower));
    }
}

// A B B A takes what changes steadily out of the ratio, however much it is.
void TestComparisonVerdict::aSteadyDriftFallsOnBoth()
{
    const std::vector<ComparedBlock> blocks = simulate(1, 1, {.noise = 0, .wander = 0, .drift = 1, .outliers = 0});
    const ComparisonVerdict verdict = judgeBlocks(blocks);
    QVERIFY(std::abs(verdict.ratio - 1) < 1e-9);
    QVERIFY(verdict.high - verdict.low < 1e-9);
    QVERIFY(hasReason(verdict, Reason::Drift));
}

void TestComparisonVerdict::travelsAsJson()
{
    const ComparisonVerdict verdict = judgeBlocks(simulate(1, 1.01), {.smClocks = {}, .throttling = {"power cap"}});
    const auto read = Json(verdict).get<ComparisonVerdict>();
    QVERIFY(read.kind == verdict.kind && read.reasons == verdict.reasons && !read.reasons.empty());
    QCOMPARE(read.ratio, verdict.ratio);
    QCOMPARE(read.low, verdict.low);
    QCOMPARE(read.high, verdict.high);
    const ComparedBlock block{.isReversed = true, .first = {1, 2}, .second = {3, 4}};
    const auto again = Json(block).get<ComparedBlock>();
    QVERIFY(again.isReversed && again.first == block.first && again.second == block.second);
}

void TestComparisonVerdict::refusesOtherJson()
{
    QVERIFY_THROWS_EXCEPTION(RuntimeError, Json({{"first", {1.0}}, {"second", {1.0, 2.0}}}).get<ComparedBlock>());
    QVERIFY_THROWS_EXCEPTION(RuntimeError, Json({{"kind", "better"}}).get<ComparisonVerdict>());
}

KD_TEST(TestComparisonVerdict, kd::test::NoApplication)

}  // namespace tst_comparisonverdict

#include "tst_comparisonverdict.moc"
