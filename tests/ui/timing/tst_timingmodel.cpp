// SPDX-License-Identifier: GPL-3.0-or-later
#include "records.h"

#include "ui/timing/figuresmodel.h"
#include "ui/timing/historyfilter.h"
#include "ui/timing/historymodel.h"
#include "ui/timing/receiptbadges.h"
#include "ui/timing/timingcharts.h"
#include "ui/timing/timingexport.h"
#include "ui/timing/timingmodel.h"
#include "ui/timing/verdicttext.h"
#include "ui/workbench/runs/standing.h"
#include "ui/workbench/runs/timings.h"

#include "tests/program/testprogram.h"
#include "ui/common/messagetext.h"
#include "ui/common/tableroles.h"

#include <QApplication>
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <numeric>

namespace tst_timingmodel {

using namespace kd;
using namespace kd::records;

namespace {

constexpr auto kReport = QAbstractItemModelTester::FailureReportingMode::QtTest;

/// Null when there is none.
const ReceiptBadge* badgeWith(const std::vector<ReceiptBadge>& badges, const QString& words)
{
    const auto found = std::find_if(badges.begin(), badges.end(), [&](const auto& each) { return each.text.contains(words); });
    return found == badges.end() ? nullptr : &*found;
}

QString cell(const HistoryModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

}  // namespace

/// What the timing views say of outcomes, and their models.
class TestTimingModel : public QObject {
    Q_OBJECT
private slots:
    void numbersOfOneViewShareTheirUnit_data()
    {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("number");
        QTest::newRow("milliseconds") << 5.312e-3 << "ms" << "5.312";
        QTest::newRow("tens") << 53.12e-6 << "µs" << "53.12";
        QTest::newRow("hundreds") << 531.24e-6 << "µs" << "531.2";
        QTest::newRow("rounds up") << 999.96e-6 << "ms" << "1.000";
        QTest::newRow("seconds") << 2.5 << "s" << "2.500";
        QTest::newRow("tiny") << 2e-10 << "ns" << "0.200";
    }

    void numbersOfOneViewShareTheirUnit()
    {
        QFETCH(double, seconds);
        const TimeScale scale = timeScaleOf(seconds);
        QTEST(scale.unit, "unit");
        QTEST(scale.number(seconds), "number");
    }

    void timingsOfOneWork()
    {
        const auto withSize = [](RunRecord record, std::byte size) {
            record.plan.arguments = {{.name = "n", .value = {size}}};
            record.outcome.cubinSha256 = "aa";
            return record;
        };
        const RunRecord now = withSize(timing(1), std::byte{64});
        RunRecord otherBlock = withSize(timing(2), std::byte{64}), otherCode = withSize(timing(3), std::byte{64});
        otherBlock.plan.block = {128, 1, 1};
        otherCode.outcome.cubinSha256 = "bb";
        RunRecord otherKernel = withSize(timing(5), std::byte{64}), otherDevice = otherKernel, failed = otherKernel;
        otherKernel.kernel.name = "other";
        otherDevice.outcome.deviceId = "cuda:1";
        failed.outcome.state = RunOutcome::State::Faulted;
        const std::vector<WorkloadTiming> found = timingsOfWork(
            {kept(now), kept(otherBlock), kept(otherCode), kept(withSize(timing(4), std::byte{65})), kept(otherKernel),
             kept(otherDevice), kept(failed), kept(withSize(modelled(6), std::byte{64})), kept(withSize(run(7), std::byte{64}))},
            {.kernel = "sgemm_tiled", .plan = now.plan, .deviceId = "cuda:0", .cubinSha256 = "aa"});
        QCOMPARE(found.size(), std::size_t{3});
        QCOMPARE(found[0].record->number, 3);
        QVERIFY(!found[0].isOfBuild && found[1].isOfBuild && found[2].isOfBuild);
        QCOMPARE(found[1].input.threads, 128u);
        QCOMPARE(found[2].seconds, now.timing->statistics->median);
        QCOMPARE(found[2].input.registers, 47u);
    }

    void tilesSayUnitAndCause()
    {
        const std::vector<TimingTile> tiles = tilesOf(*timing(1).timing);
        QCOMPARE(tiles.size(), std::size_t{4});
        QVERIFY(tiles[0].number.startsWith("5.31") && tiles[0].unit == "ms");
        QVERIFY2(tiles[0].note.startsWith("95\u202F% interval 5.3"), qPrintable(tiles[0].note));
        QCOMPARE(tiles[1].number + tiles[1].unit, QString("25.9TFLOP/s"));
        QCOMPARE(tiles[2].number + tiles[2].unit, QString("50.5GB/s"));
        QCOMPARE(tiles[3].note, QString("All 128 samples taken"));
        RunRecord plain = timing(2);
        plain.timing->bandwidth = plain.timing->flopRate = 0;
        QCOMPARE(tilesOf(*plain.timing).size(), std::size_t{2});
        QCOMPARE(endWords(*timing(3, 42, 100).timing), QString("Stopped at 15\u202Fs: 42 of 100 samples"));
    }

    void ratesAreSharesOfMeasuredPeaks_data()
    {
        QTest::addColumn<double>("flopRate");
        QTest::addColumn<double>("bandwidth");
        QTest::addColumn<bool>("hasPeaks");
        QTest::addColumn<QString>("arithmetic");
        QTest::addColumn<QString>("memory");
        QTest::addColumn<bool>("isImpossible");
        QTest::newRow("of the picture") << 25.9e12 << 50.5e9 << true << "42.3\u202F% of measured FP32 peak"
                                        << "1.2\u202F% of measured memory peak" << false;
        QTest::newRow("out of L2") << 1e12 << 6e12 << true << "1.6\u202F% of measured FP32 peak"
                                   << "85.1\u202F% of measured L2 peak" << false;
        QTest::newRow("above every roof") << 1e12 << 8e12 << true << "1.6\u202F% of measured FP32 peak"
                                          << "impossible: 113.5\u202F% of the measured peak" << true;
        QTest::newRow("not measured") << 25.9e12 << 50.5e9 << false << "declared operations; Measure peaks shows their share"
                                      << "declared bytes; Measure peaks shows their share" << false;
    }
    void ratesAreSharesOfMeasuredPeaks()
    {
        QFETCH(const bool, hasPeaks);
        QFETCH(const double, flopRate);
        QFETCH(const double, bandwidth);
        TimingOutcome outcome = *timing(1).timing;
        outcome.flopRate = flopRate;
        outcome.bandwidth = bandwidth;
        outcome.run.driverVersion = "13.0";
        outcome.receipt["device"] = {{"uuid", "GPU-1"}, {"l2Bytes", 1'000'000'000'000}};
        outcome.receipt["flushBytes"] = 0;
        const auto peak = [](double perSecond) { return Peak{.perSecond = perSecond, .work = 1, .samples = {1}}; };
        const PeakBook book{{.uuid = hasPeaks ? "GPU-1" : "GPU-2",
                             .device = "NVIDIA H200",
                             .driverVersion = "13.0",
                             .read = peak(4e12),
                             .copy = peak(4.21e12),
                             .fp32 = peak(61.3e12),
                             .l2 = peak(7.05e12)}};
        const std::vector<TimingTile> tiles = tilesOf(outcome, book);
        QTEST(tiles.at(1).note, "arithmetic");
        QTEST(tiles.at(2).note, "memory");
        QCOMPARE(tiles[1].share >= 0, hasPeaks);
        QVERIFY(!tiles[2].evidence.isEmpty());
        QFETCH(const bool, isImpossible);
        QCOMPARE(tiles[2].tone == Badge::Kind::Bad, isImpossible);
    }

    void emulatedTimingsAreCountsWithTheReason()
    {
        const TimingOutcome outcome = *modelled(1).timing;
        const std::vector<TimingTile> tiles = tilesOf(outcome);
        QCOMPARE(tiles.size(), std::size_t{4});
        QCOMPARE(tiles[0].number, QString("8\u202F922\u202F624"));
        for (const TimingTile& tile : tiles) {
            QVERIFY2(tile.title.contains("modelled"), qPrintable(tile.title));
            QVERIFY(!tile.unit.endsWith('s') || tile.unit == "sectors");
        }
        QVERIFY2(whyNoSamples(outcome).contains("emulated GPU has no time"), qPrintable(whyNoSamples(outcome)));
        QVERIFY(!samplesOf(outcome));
        const std::vector<ReceiptBadge> badges = receiptBadges(outcome);
        QVERIFY(!badges.empty() && badges.front().kind == ReceiptBadge::Kind::Doubtful && badges.front().text.contains("Modelled"));
    }

    void failedTimingsSayWhy()
    {
        RunRecord record = timing(1);
        record.timing = TimingOutcome{.run = {.state = RunOutcome::State::Faulted, .message = "The kernel read outside of x."}};
        QVERIFY(tilesOf(*record.timing).empty());
        QCOMPARE(whyNoSamples(*record.timing), QString("Nothing was timed: The kernel read outside of x."));
        QVERIFY(figuresOf(*record.timing).empty());
        QVERIFY(receiptBadges(*record.timing).empty());
    }

    void missingGuaranteesAreDoubtful()
    {
        const std::vector<ReceiptBadge> good = receiptBadges(*timing(1).timing);
        for (const ReceiptBadge& badge : good) {
            QVERIFY2(badge.kind != ReceiptBadge::Kind::Doubtful, qPrintable(badge.text));
            QVERIFY2(badge.evidence.endsWith('.'), qPrintable(badge.evidence));
        }
        QCOMPARE(badgeWith(good, "Warm-up")->text, QString("Warm-up 12"));
        QCOMPARE(badgeWith(good, "L2")->text, QString("L2 flush 60\u202FMiB"));
        QVERIFY(badgeWith(good, "34 to 41\u202F°C") && badgeWith(good, "Throttle: none") &&
                badgeWith(good, "Verified before and after"));

        TimingOutcome bad = *timing(1, 42, 100).timing;
        bad.receipt["warmup"] = bad.receipt["warmupLaunches"] = 0;
        bad.receipt["enqueuedBehindGate"] = false;
        bad.receipt["verifiedBefore"] = bad.receipt["verifiedAfter"] = nullptr;
        bad.receipt["clocks"]["after"]["smMHz"] = 1500;
        bad.receipt["clocks"]["after"]["throttleReasons"] = {"idle", "power cap"};
        const std::vector<ReceiptBadge> doubts = receiptBadges(bad);
        for (const char* words : {"Warm-up 0", "Enqueueing within", "42 of 100", "Not verified", "spread", "Throttle: power cap"}) {
            const ReceiptBadge* badge = badgeWith(doubts, words);
            QVERIFY2(badge != nullptr && badge->kind == ReceiptBadge::Kind::Doubtful, words);
        }
        bad.receipt["clocks"] = {{"missing", "Clocks are not recorded, because NVML was not found."}};
        QCOMPARE(badgeWith(receiptBadges(bad), "Clocks not recorded")->evidence,
                 QString("Clocks are not recorded, because NVML was not found."));
        bad.clocksMissing = "Clocks are not recorded, for a reason that can be translated.";
        QCOMPARE(badgeWith(receiptBadges(bad), "Clocks not recorded")->evidence, messageText(bad.clocksMissing));
    }

    void theWayToTheKernelsTimeIsSaid_data()
    {
        QTest::addColumn<int>("method");
        QTest::addColumn<QString>("badge");
        QTest::addColumn<bool>("isDoubtful");
        QTest::addColumn<bool>("hasWindow");
        QTest::newRow("cupti") << int(KernelTime::Method::Cupti) << "Kernel by CUPTI" << false << true;
        QTest::newRow("calibrated") << int(KernelTime::Method::Calibrated) << "Kernel within 650\u202Fns" << false << true;
        QTest::newRow("window") << int(KernelTime::Method::Window) << "Windows, not the kernel" << true << false;
    }
    void theWayToTheKernelsTimeIsSaid()
    {
        QFETCH(int, method);
        QFETCH(QString, badge);
        QFETCH(bool, isDoubtful);
        QFETCH(bool, hasWindow);
        TimingOutcome outcome = *timing(1).timing;
        outcome.kernelTime = KernelTime{.method = KernelTime::Method(method), .error = 650e-9};
        if (hasWindow)
            outcome.kernelTime->windowStatistics = Statistics{.median = 6e-3};
        if (method != int(KernelTime::Method::Cupti))
            outcome.kernelTime->reason = "CUPTI was not wanted.";
        const std::vector<ReceiptBadge> badges = receiptBadges(outcome);
        const ReceiptBadge* const found = badgeWith(badges, badge);
        QVERIFY(found != nullptr);
        QCOMPARE(found->kind == ReceiptBadge::Kind::Doubtful, isDoubtful);
        QCOMPARE(found->evidence.contains("of the window around its launch 6.000\u202Fms"), hasWindow);
        QCOMPARE(found->evidence.endsWith("CUPTI was not wanted."), method != int(KernelTime::Method::Cupti));
        QVERIFY(badgeWith(badges, "Empty window")->evidence.contains(hasWindow ? "no sample holds it" : "part of every sample"));
        const std::vector<TimingFigure> figures = figuresOf(outcome);
        const auto window = std::ranges::find(figures, QString("Window, median"), &TimingFigure::name);
        QCOMPARE(window != figures.end(), hasWindow);
        if (hasWindow) {
            QCOMPARE(window->value, QString("6.000"));
            outcome.kernelTime->windowStatistics->median = outcome.statistics->median * 1.005;
            QCOMPARE(figuresOf(outcome).size(), figures.size() - 2);  // half a percent is not worth two figures
        }
        RunRecord record = timing(1);
        record.timing = outcome;
        const Json exported = Json::parse(samplesJson({kept(record)}).toStdString());
        QVERIFY(exported["runs"][0].contains("method") && exported["runs"][0].contains("windows"));
    }

    void missingRecordsAreSaid()
    {
        TimingOutcome outcome = *timing(1, 75, 100).timing;
        outcome.receipt["endedBy"] = "records";
        QCOMPARE(endWords(outcome), QString("75 of 100 launches have a record"));
        const std::vector<ReceiptBadge> badges = receiptBadges(outcome);
        QCOMPARE(badgeWith(badges, "75 of 100")->evidence, QString("CUPTI had no record of the other launches."));
    }

    void receiptsOfAnotherShapeOnlySanitizersJudge()
    {
        TimingOutcome outcome = *timing(1).timing;
        for (const Json& receipt :
             {Json(), Json(7), Json::array({1, 2}),
              Json{{"warmup", "many"}, {"l2", 3}, {"clocks", "fast"}, {"driver", nullptr}, {"emptyWindowSeconds", "x"}},
              Json{{"clocks", {{"before", 1}, {"after", {{"throttleReasons", {1, nullptr}}}}}}}}) {
            outcome.receipt = receipt;
            receiptBadges(outcome);
            endWords(outcome);
        }
    }

    void chartsHoldEverySampleInTheirOrder()
    {
        const std::optional<SampleFigures> figures = samplesOf(*timing(1).timing);
        QVERIFY(figures.has_value());
        const ChartContent order = samplesChart(*figures);
        QCOMPARE(order.series.front().y.size(), std::size_t{128});
        QCOMPARE(order.series.front().y[3], figures->samples[3] / 1e-3);
        QCOMPARE(order.bands.front().middle, figures->statistics.median / 1e-3);
        QVERIFY(order.bands.front().low < order.bands.front().middle && order.bands.front().middle < order.bands.front().high);
        const Distribution distribution = distributionChart(*figures);
        const std::vector<double>& counts = distribution.content.series.front().y;
        QCOMPARE(std::accumulate(counts.begin(), counts.end(), 0.0) + static_cast<double>(distribution.beyond), 128.0);
        QCOMPARE(distribution.beyond, std::size_t{3});
        RunRecord one = timing(2, 1, 1);
        QCOMPARE(distributionChart(*samplesOf(*one.timing)).content.series.front().y.size(), std::size_t{2});
    }

    void figuresAreAModel()
    {
        FiguresModel model;
        const QAbstractItemModelTester tester(&model, kReport);
        model.setFigures(figuresOf(*timing(1).timing), "Time, ms");
        QCOMPARE(model.rowCount(), 10);
        constexpr int kValue = FiguresModel::Value;
        QCOMPARE(model.headerData(kValue, Qt::Horizontal, Qt::DisplayRole).toString(), QString("Time, ms"));
        QVERIFY(model.index(2, kValue).data().toString().startsWith("5.31"));
        QVERIFY(model.index(2, kValue).data(BoldRole).toBool() && !model.index(1, kValue).data(BoldRole).toBool());
        model.setFigures(figuresOf(*modelled(2).timing), "Count");
        QCOMPARE(model.rowCount(), 6);
    }

    void figuresStandBesideThoseOfTheBaseline()
    {
        const RunRecord a = scaled(timing(1), 1.1), b = timing(2);
        const std::vector<TimingFigure> figures = figuresOf(*b.timing, &*a.timing);
        QVERIFY2(figures[2].first.startsWith("5.8") && figures[2].value.startsWith("5.3"), qPrintable(figures[2].first));
        QVERIFY2(figures[2].difference.startsWith("−0.5") && figures[2].sign < 0, qPrintable(figures[2].difference));
        RunRecord more = modelled(3);
        more.timing->instructions["sectors"] = 786433;
        const RunRecord before = modelled(1);
        const std::vector<TimingFigure> counts = figuresOf(*more.timing, &*before.timing);
        QCOMPARE(counts[3].difference, QString("+1"));
        QCOMPARE(counts[0].difference, QString("0"));
        const SampleFigures first = *samplesOf(*a.timing), own = *samplesOf(*b.timing);
        const ChartContent chart = samplesChart(own, &first);
        QCOMPARE(chart.series.size(), std::size_t{2});
        QVERIFY2(chart.series[0].slot == 2 && chart.series[1].slot == 1, "A and B keep their colours");
        const ChartContent bars = distributionChart(own, &first).content;
        QCOMPARE(bars.series[0].barWidth, bars.series[1].barWidth);
        QCOMPARE(bars.bandsOnX.size(), std::size_t{2});
    }

    void runsAreJudgedAgainstTheBaseline_data()
    {
        QTest::addColumn<double>("factor");
        QTest::addColumn<QString>("word");
        QTest::newRow("less") << 0.9 << "FASTER";
        QTest::newRow("more") << 1.1 << "SLOWER";
        QTest::newRow("alike") << 1.001 << "SAME";
    }
    void runsAreJudgedAgainstTheBaseline()
    {
        QFETCH(double, factor);
        RunRecord baseline = timing(1);
        baseline.isBaseline = true;
        HistoryModel model;
        model.setRuns({kept(baseline), kept(scaled(timing(2), factor)), kept(run(3))});
        QCOMPARE(cell(model, 0, HistoryModel::Verdict), QString("Baseline"));
        QTEST(cell(model, 1, HistoryModel::Verdict), "word");
        QVERIFY(model.index(1, HistoryModel::Verdict).data(BadgeRole).isValid());
        QVERIFY2(model.index(1, HistoryModel::Verdict).data(Qt::ToolTipRole).toString().contains("two timings"),
                 "it says by what it was found");
        QVERIFY(cell(model, 2, HistoryModel::Verdict).isEmpty());
        QVERIFY(model.index(2, HistoryModel::Verdict).data(Qt::ToolTipRole).toString().contains("no samples"));
        QVERIFY(model.hasBaseline() && !model.hasSeveralKernels());
        // Without the baseline there are no verdicts.
        model.setRuns({kept(timing(1)), kept(scaled(timing(2), factor)), kept(run(3))});
        QVERIFY(cell(model, 1, HistoryModel::Verdict).isEmpty() && !model.hasBaseline());
    }

    void otherWorkIsNotJudged()
    {
        const RunRecord baseline = timing(1);
        RunRecord kernel = timing(2), device = timing(2), work = timing(2);
        kernel.kernel.name = "other";
        device.outcome.deviceId = "cuda:1";
        work.plan.arguments = {{.name = "n", .value = {std::byte{1}}}};
        for (const RunRecord* const each : {&kernel, &device, &work}) {
            const StandingAnswer answer = standingOf(*each, baseline);
            QVERIFY(!answer.standing && answer.whyNone.endsWith('.'));
        }
        QVERIFY(!standingOf(modelled(3), baseline).standing);
    }

    /// What was launched by turns says more than two timings do.
    void comparisonsCountFirst()
    {
        RunRecord b = timing(2);
        auto comparison = std::make_shared<RunComparison>();
        comparison->baseline = 1;
        ComparisonOutcome& outcome = comparison->outcome;
        outcome.first = outcome.second = b.outcome;
        outcome.firstSamples = outcome.secondSamples = samples(64);
        outcome.firstStatistics = outcome.secondStatistics = statisticsOf(samples(64));
        outcome.blocks.resize(32);
        outcome.verdict = {.kind = TimeVerdict::Kind::Faster, .ratio = 0.969, .low = 0.968, .high = 0.97};
        b.comparison = comparison;
        const std::optional<Standing> standing = standingOf(b, scaled(timing(1), 0.5)).standing;
        QVERIFY(standing && standing->basis == Standing::Basis::Rounds);
        const TimingTile tile = verdictTile(*standing, "Verdict");
        QCOMPARE(tile.number, QString("FASTER"));
        QCOMPARE(tile.unit, QString("by 3.1\u202F%"));
        QCOMPARE(tile.note, QString("99\u202F% interval −3.2 to −3.0\u202F%, 32 ABBA rounds"));
        TimingModel model;
        model.setRuns({kept(b)});
        QVERIFY(model.baseline() && model.baseline()->isByTurns && model.baseline()->number == 1);
        QCOMPARE(model.baseline()->timing.samples.size(), std::size_t{64});
        // Numbers may be given anew, ids are not.
        auto named = std::make_shared<RunComparison>(*comparison);
        named->baselineId = "a";
        b.comparison = named;
        RunRecord another = scaled(timing(1), 0.5), meant = scaled(timing(5), 0.5);
        another.id = "another";
        meant.id = "a";
        QCOMPARE(standingOf(b, another).standing->basis, Standing::Basis::Timings);
        QCOMPARE(standingOf(b, meant).standing->basis, Standing::Basis::Rounds);
        model.setRuns({kept(another), kept(b), kept(meant)});
        model.pick(2);
        QVERIFY(model.baseline() && model.baseline()->number == 5);
    }

    void countsAreJudgedExactly()
    {
        RunRecord more = modelled(2), mixed = modelled(3);
        more.timing->instructions["sectors"] = 786433;
        mixed.timing->instructions["sectors"] = 786433;
        mixed.timing->instructions["bankConflicts"] = 1;
        QCOMPARE(standingOf(modelled(2), modelled(1)).standing->kind, Standing::Kind::Same);
        QCOMPARE(standingOf(more, modelled(1)).standing->kind, Standing::Kind::More);
        const Standing standing = *standingOf(mixed, modelled(1)).standing;
        QCOMPARE(standing.kind, Standing::Kind::CannotTell);
        QVERIFY(evidenceText(standing).contains("has no time") && evidenceText(standing).contains("others rose"));
    }

    void historyKeepsRowsWhereTheyAre()
    {
        HistoryModel model;
        const QAbstractItemModelTester tester(&model, kReport);
        const RunRecordPointer first = kept(timing(1)), second = kept(run(2)), third = kept(modelled(3));
        model.setRuns({first, second});
        const QPersistentModelIndex index = model.index(1, HistoryModel::Run);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        model.setRuns({first, second, third});
        QCOMPARE(model.rowCount(), 3);
        RunRecord named = *second;
        named.label = QStringLiteral("unroll 8");
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        model.setRuns({kept(named), third});
        QCOMPARE(changes.size(), 1);
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(index.isValid());
        QCOMPARE(index.row(), 0);
        QCOMPARE(cell(model, 0, HistoryModel::Label), QString("unroll 8"));
        QCOMPARE(model.rowOf(3), 1);
        QCOMPARE(model.rowOf(1), -1);
        model.setRuns({});
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(resets.size(), 0);
    }

    void historyTellsRunsApart()
    {
        HistoryModel model;
        RunRecord failed = run(4);
        failed.outcome.state = RunOutcome::State::Deadline;
        failed.outcome.message = "It was ended after 10 s.";
        model.setRuns({kept(timing(1)), kept(run(2)), kept(modelled(3)), kept(failed)});
        QVERIFY(cell(model, 0, HistoryModel::Median).startsWith("5.31"));
        QVERIFY(cell(model, 0, HistoryModel::Interval).startsWith("±"));
        QCOMPARE(cell(model, 0, HistoryModel::Occupancy), QString("62.5\u202F%"));
        QCOMPARE(cell(model, 0, HistoryModel::State), QString("complete"));
        QCOMPARE(cell(model, 1, HistoryModel::Interval), QString("1 launch"));
        QCOMPARE(cell(model, 2, HistoryModel::Median), QString("–"));
        QCOMPARE(cell(model, 2, HistoryModel::State), QString("Verified, modelled"));
        QVERIFY(model.index(2, HistoryModel::Median).data(Qt::ToolTipRole).toString().contains("has no time"));
        QCOMPARE(cell(model, 3, HistoryModel::State), QString("Ended at its deadline"));
        QCOMPARE(model.index(3, HistoryModel::State).data(Qt::ToolTipRole).toString(), QString("It was ended after 10 s."));
        QVERIFY(model.hasValues(HistoryModel::FlopRate));

        HistoryFilter filter;
        const QAbstractItemModelTester tester(&filter, kReport);
        filter.setSourceModel(&model);
        filter.setTimingsOnly(true);
        QCOMPARE(filter.rowCount(), 2);
        filter.setTimingsOnly(false);
        filter.sort(HistoryModel::Run, Qt::DescendingOrder);
        QCOMPARE(filter.index(0, HistoryModel::Run).data().toString(), QString("#4"));
    }

    void onlyLabelsAreEdited()
    {
        HistoryModel model;
        model.setRuns({kept(timing(7))});
        QSignalSpy edits(&model, &HistoryModel::labelEdited);
        QVERIFY(!model.flags(model.index(0, HistoryModel::Median)).testFlag(Qt::ItemIsEditable));
        QVERIFY(!model.setData(model.index(0, HistoryModel::Median), "1", Qt::EditRole));
        QVERIFY(model.setData(model.index(0, HistoryModel::Label), "  tile 32 ", Qt::EditRole));
        QCOMPARE(edits.size(), 1);
        QCOMPARE(edits[0][0].toInt(), 7);
        QCOMPARE(edits[0][1].toString(), QString("tile 32"));
    }

    void showsTheNewestUntilOneIsPicked()
    {
        TimingModel model;
        QSignalSpy changes(&model, &TimingModel::changed);
        const RunRecordPointer first = kept(timing(1)), second = kept(run(2)), third = kept(timing(3));
        model.setRuns({first, second});
        QCOMPARE(model.shown(), first);
        model.setRuns({first, second, third});
        QCOMPARE(model.shown(), third);
        model.pick(2);
        QCOMPARE(model.shown(), third);
        model.pick(1);
        QCOMPARE(model.shown(), first);
        QCOMPARE(model.newerThanPicked(), 3);
        RunRecord named = *third;
        named.label = QStringLiteral("b");
        model.setRuns({first, second, kept(named)});
        QCOMPARE(model.shown(), first);
        model.setRuns({first, second, third, kept(timing(4))});
        QCOMPARE(model.shown(), first);
        QCOMPARE(model.newerThanPicked(), 4);
        model.setRuns({second, third});
        QCOMPARE(model.shown(), third);
        QCOMPARE(model.newerThanPicked(), 0);
        changes.clear();
        model.setTiming(true);
        QVERIFY(model.isOld() && changes.size() == 1);
        model.setTiming(false);
        model.setRuns({second});
        QVERIFY(!model.shown() && !model.isOld());
    }

    void spreadsheetsComputeNoLabel()
    {
        RunRecord hostile = timing(1, 3, 3);
        hostile.label = QStringLiteral("=HYPERLINK(A1)");
        hostile.outcome.device = "-device";
        const QByteArray csv = samplesCsv({kept(hostile)});
        QVERIFY2(csv.split('\n')[1].startsWith("1,'=HYPERLINK(A1),sgemm_tiled,'-device,0,"), csv.constData());
    }

    void exportsEverySample()
    {
        RunRecord quoted = timing(1, 3, 3);
        quoted.label = QStringLiteral("say \"8\", twice");
        const std::vector<RunRecordPointer> runs{kept(quoted), kept(run(2)), kept(modelled(3))};
        const QList<QByteArray> lines = samplesCsv(runs).trimmed().split('\n');
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[0], QByteArray("run,label,kernel,device,sample,seconds"));
        QVERIFY2(lines[1].startsWith("1,\"say \"\"8\"\", twice\",sgemm_tiled,NVIDIA H200,0,"), lines[1].constData());
        QCOMPARE(lines[3].split(',').last().toDouble(), quoted.timing->samples[2]);
        const Json document = Json::parse(samplesJson(runs).toStdString());
        QCOMPARE(document["runs"].size(), std::size_t{2});
        QCOMPARE(document["runs"][0]["samples"].get<std::vector<double>>(), quoted.timing->samples);
        QVERIFY(document["runs"][1]["modelled"].get<bool>());
        QTemporaryDir folder;
        QCOMPARE(writeExport(folder.filePath("a.csv"), "x"), QString());
        const QString sentence = writeExport(folder.filePath("nowhere/a.csv"), "x");
        QVERIFY2(sentence.contains("nowhere/a.csv") && sentence.endsWith('.'), qPrintable(sentence));
    }
};

KD_TEST(TestTimingModel, QApplication)

}  // namespace tst_timingmodel

#include "tst_timingmodel.moc"
