// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/measure/roofline.h"
#include "tests/program/testprogram.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <optional>
#include <utility>

Q_DECLARE_METATYPE(kd::RooflinePoint)

namespace tst_roofline {

using namespace kd;
using Kind = Roof::Kind;

namespace {

DevicePeaks h200()
{
    return {.uuid = "GPU-1", .device = "NVIDIA H200", .driverVersion = "13.0", .driverRelease = "580", .when = "2026-11-22T13:58:00",
            .read = {.perSecond = 4.0e12, .work = 1, .samples = {1}}, .copy = {.perSecond = 4.2e12, .work = 1, .samples = {1}},
            .fp32 = {.perSecond = 6e13, .work = 1, .samples = {1}}, .l2 = {.perSecond = 7e12, .work = 1, .samples = {1}},
            .fp64 = {.perSecond = 3e13, .work = 1, .samples = {1}},
            .fp16 = {.perSecond = 8e14, .work = 1, .samples = {1}, .instruction = "wgmma m64n256k16"}};
}

/// What a launch of a millisecond did.
RooflinePoint point(double bytes, double flops, bool isFromMemory = false)
{
    return {.seconds = 1e-3, .bytes = bytes, .flops = flops, .isFromMemory = isFromMemory};
}

}  // namespace

class TestRoofline : public QObject {
    Q_OBJECT

private slots:
    void roofsAreWhatWasMeasured()
    {
        const std::vector<Roof> roofs = roofsOf(h200());
        QCOMPARE(roofs.size(), 5u);
        QCOMPARE(findRoof(roofs, Kind::DeviceMemory)->perSecond, 4.2e12);
        QCOMPARE(findRoof(roofs, Kind::Fp16Tensor)->instruction, std::string("wgmma m64n256k16"));
        QVERIFY(findRoof(roofs, Kind::Bf16Tensor) == nullptr);
        QVERIFY(roofsOf({}).empty());
    }

    void theNearestRoofBounds_data()
    {
        QTest::addColumn<RooflinePoint>("given");
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("share");
        QTest::addColumn<bool>("isImpossible");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const RooflinePoint& given, Kind kind, double share, bool isImpossible,
                            const char* sentence) {
            QTest::newRow(name) << given << static_cast<int>(kind) << share << isImpossible << QString::fromLatin1(sentence);
        };
        row("bytes alone", point(3.864e9, 0), Kind::DeviceMemory, 0.92, false, "memory bound: 92 % of the measured 4.2 TB/s");
        row("operations alone", point(0, 2.52e10), Kind::Fp32, 0.42, false,
            "compute bound: 42 % of the measured 60 TFLOP/s of FP32 multiply-adds");
        row("left of the ridge", point(3.78e9, 1e9), Kind::DeviceMemory, 0.9, false, "memory bound: 90 % of the measured 4.2 TB/s");
        row("right of the ridge", point(5e7, 2.59e10), Kind::Fp32, 2.59e10 / 6e10, false,
            "compute bound: 43.2 % of the measured 60 TFLOP/s of FP32 multiply-adds");
        row("L2 may have held it", point(6.3e9, 0), Kind::L2, 0.9, false, "bound by the L2 cache: 90 % of the measured 7 TB/s");
        row("L2 was flushed", point(6.3e9, 0, true), Kind::DeviceMemory, 1.5, true,
            "impossible: 150 % of the 4.2 TB/s measured of device memory; the declared work or the time is wrong");
        row("a little above", point(4.3e9, 0, true), Kind::DeviceMemory, 4.3 / 4.2, false,
            "memory bound: 102.4 % of the measured 4.2 TB/s");
        row("above L2", point(1.4e10, 0), Kind::L2, 2, true,
            "impossible: 200 % of the 7 TB/s measured of the L2 cache; the declared work or the time is wrong");
        row("tensor cores", point(1e9, 4e11), Kind::Fp16Tensor, 0.5, false,
            "compute bound: 50 % of the measured 800 TFLOP/s of FP16 tensor cores");
        row("FP8 may be faster than FP16", point(1e9, 1.2e12), Kind::Fp16Tensor, 1.5, false,
            "compute bound: 150 % of the measured 800 TFLOP/s of FP16 tensor cores");
        row("faster than anything", point(1e9, 8e12), Kind::Fp16Tensor, 10, true,
            "impossible: 1000 % of the 800 TFLOP/s measured of FP16 tensor cores; the declared work or the time is wrong");
        RooflinePoint counted = point(1e9, 9e10);
        counted.source = WorkSource::Counted;
        counted.arithmetic = Kind::Fp32;
        row("counters that tell FP32", counted, Kind::Fp32, 1.5, true,
            "impossible: 150 % of the 60 TFLOP/s measured of FP32 multiply-adds; the declared work or the time is wrong");
        RooflinePoint emulated{.source = WorkSource::Emulated, .bytes = 12e6, .flops = 2e6};
        row("without a time", emulated, Kind::DeviceMemory, 0, false,
            "device memory would bound it: at most 700 GFLOP/s, by the measured 4.2 TB/s");
        emulated.flops = 0;
        row("without a time and operations", emulated, Kind::DeviceMemory, 0, false,
            "device memory would bound it, by the measured 4.2 TB/s");
    }
    void theNearestRoofBounds()
    {
        QFETCH(const RooflinePoint, given);
        QFETCH(const int, kind);
        QFETCH(const double, share);
        QFETCH(const bool, isImpossible);
        QFETCH(const QString, sentence);
        const std::optional<RoofBound> bound = roofAbove(roofsOf(h200()), given);
        QVERIFY(bound.has_value());
        QCOMPARE(static_cast<int>(bound->roof.kind), kind);
        QVERIFY2(std::abs(bound->share - share) < 1e-9, qPrintable(QString::number(bound->share)));
        QCOMPARE(bound->isImpossible, isImpossible);
        QCOMPARE(QString::fromStdString(sentenceOf(*bound).english()), sentence);
    }

    void timingsBecomePoints()
    {
        TimingOutcome timing;
        timing.run.driverVersion = "13.0";
        timing.samples = {1e-3, 1e-3};
        timing.statistics = statisticsOf(timing.samples);
        timing.bandwidth = 6.3e12;
        timing.receipt = {{"flushBytes", 0}, {"device", {{"uuid", "GPU-1"}, {"l2Bytes", 62914560}}}};
        QCOMPARE(pointOf(timing).bytes, 6.3e9);
        QVERIFY(pointOf(timing).isFromMemory);  // a hundred times as much as L2 holds
        timing.statistics->median = 1e-6;
        QVERIFY(!pointOf(timing).isFromMemory);
        timing.receipt["flushBytes"] = 62914560;
        QVERIFY(pointOf(timing).isFromMemory);
        QVERIFY(boundOf({h200()}, timing)->isImpossible);
        timing.run.driverVersion = "12.8";
        QVERIFY(!boundOf({h200()}, timing));
        timing.receipt = Json::array();  // anybody's
        QVERIFY(!boundOf({h200()}, timing));

        TimingOutcome modelled;
        modelled.modelled = true;
        modelled.instructions = {{"sectors", 1000}};
        const RooflinePoint point = pointOf(modelled, 64000);
        QCOMPARE(point.intensity(), 2.0);
        QCOMPARE(point.seconds, 0.0);
        QVERIFY(point.source == WorkSource::Emulated);
    }

    void countersTellTheWork()
    {
        const auto reading = [](std::initializer_list<std::pair<const char*, double>> values) {
            CounterReading counted{.source = CounterReading::Source::Gpu};
            for (const char* const key : {"dramReadBytes", "dramWriteBytes", "l2Bytes", "addHalf", "mulHalf", "fmaHalf",
                                          "addSingle", "mulSingle", "fmaSingle", "addDouble", "mulDouble", "fmaDouble"})
                counted.values.push_back({.key = key, .metric = {}, .value = 0});
            for (const auto& [key, value] : values)
                std::ranges::find(counted.values, key, &CounterValue::key)->value = value;
            return counted;
        };
        const RooflinePoint timed = point(1, 2);
        const std::optional<RooflinePoint> single =
            countedPoint(timed, reading({{"dramReadBytes", 3e6}, {"dramWriteBytes", 1e6}, {"l2Bytes", 8e6}, {"fmaSingle", 1e6}}));
        QVERIFY(single && single->source == WorkSource::Counted && single->isFromMemory);
        QCOMPARE(single->bytes, 4e6);
        QCOMPARE(single->l2Bytes, 8e6);
        QCOMPARE(single->intensity(), 0.5);
        QCOMPARE(single->seconds, timed.seconds);
        QVERIFY(single->arithmetic == Kind::Fp32);
        QVERIFY(countedPoint(timed, reading({{"fmaDouble", 1e6}, {"addSingle", 10}}))->arithmetic == Kind::Fp64);
        QVERIFY(!countedPoint(timed, refusedReading(CounterRefusal::Privileges, "No.")));
        LaunchCounts counts;
        counts.totals.sectors = 100;
        const std::optional<RooflinePoint> emulated = countedPoint(timed, readingOf(counts));
        QVERIFY(emulated && emulated->source == WorkSource::Emulated && !emulated->isFromMemory);
        QCOMPARE(emulated->bytes, 3200.0);
        QVERIFY(!countedPoint(timed, readingOf(LaunchCounts())));
    }

    void countsStandWhereWorkIsNotDeclared_data()
    {
        QTest::addColumn<RooflinePoint>("declared");
        QTest::addColumn<double>("bytes");
        QTest::addColumn<double>("flops");
        QTest::addColumn<bool>("isDeclared");
        QTest::newRow("declared work wins") << point(1e9, 1e10) << 1e9 << 1e10 << true;
        QTest::newRow("nothing is declared") << point(0, 0) << 4e6 << 2e6 << false;
        QTest::newRow("bytes are not declared") << point(0, 1e10) << 4e6 << 1e10 << false;
        QTest::newRow("operations are not declared") << point(1e9, 0) << 1e9 << 2e6 << false;
        RooflinePoint emulated = point(3200, 0);
        emulated.source = WorkSource::Emulated;
        QTest::newRow("of the emulated GPU") << emulated << 3200.0 << 0.0 << false;
    }
    void countsStandWhereWorkIsNotDeclared()
    {
        QFETCH(const RooflinePoint, declared);
        const RooflinePoint counted{
            .source = WorkSource::Counted, .bytes = 4e6, .flops = 2e6, .arithmetic = Kind::Fp32, .isFromMemory = true};
        const RooflinePoint filled = withCounts(declared, counted);
        QTEST(filled.bytes, "bytes");
        QTEST(filled.flops, "flops");
        QTEST(filled.source == WorkSource::Declared, "isDeclared");
        QCOMPARE(filled.seconds, declared.seconds);
        QCOMPARE(filled.isFromMemory, filled.bytes == counted.bytes);
    }

    void boundsAreReadAgain()
    {
        const std::optional<RoofBound> bound = roofAbove(roofsOf(h200()), point(1e9, 4e11));
        Json json = *bound;
        QCOMPARE(json["roof"], Json("fp16"));
        QVERIFY(json.get<RoofBound>() == *bound);
        for (const auto& [key, value] : std::vector<std::pair<const char*, Json>>{{"measured", 0}, {"measured", "fast"}, {"share", -1},
                                                                                  {"share", "nan"}, {"roof", "sky"},
                                                                                  {"flopLimit", 1e300}}) {
            Json hostile = json;
            hostile[key] = value;
            QVERIFY_EXCEPTION_THROWN(static_cast<void>(hostile.get<RoofBound>()), RuntimeError);
        }
    }

    void nothingIsSaidWithoutARoof()
    {
        QVERIFY(!roofAbove({}, point(1e9, 1e9)));
        QVERIFY(!roofAbove(roofsOf(h200()), point(0, 0)));
        DevicePeaks arithmetic = h200();
        arithmetic.read = arithmetic.copy = arithmetic.l2 = {};
        QVERIFY(!roofAbove(roofsOf(arithmetic), point(1e9, 0)));
        // Nobody knows whether L2 held what comes faster than memory.
        DevicePeaks old = h200();
        old.l2 = {};
        const std::optional<RoofBound> bound = roofAbove(roofsOf(old), point(6.3e9, 0));
        QVERIFY(bound && !bound->isImpossible);
    }

    void countedWorkStandsInPlaceOfTheDeclared()
    {
        const std::vector<Roof> roofs = roofsOf(h200());
        const RooflinePoint declared = point(3.864e9, 8e12);
        kd::CountedWork work{.dramBytes = 2.1e9, .l2Bytes = 2.2e9, .single = 1e9};
        const RooflinePoint counted = kd::countedPoint(declared, work);
        QVERIFY(counted.source == kd::WorkSource::Counted && counted.isFromMemory);
        QCOMPARE(nameOf(counted.source), std::string_view("counted"));
        QCOMPARE(counted.seconds, declared.seconds);
        QCOMPARE(counted.intensity(), 1e9 / 2.1e9);
        QVERIFY(counted.arithmetic == Kind::Fp32);
        const std::optional<RoofBound> bound = roofAbove(roofs, counted);
        QVERIFY(bound && bound->roof.kind == Kind::DeviceMemory);
        QVERIFY(bound->work == kd::WorkSource::Counted);
        QCOMPARE(Json(*bound)["work"], Json("counted"));
        QVERIFY(Json(*bound).get<RoofBound>() == *bound);
        QCOMPARE(bound->share, 2.1e9 / 4.2e12 / counted.seconds);
        // What L2 delivers bounds it where that is nearer, and a type of operations that most are has its own roof.
        work = {.dramBytes = 1e6, .l2Bytes = 5e9, .dual = 1e9};
        const std::optional<RoofBound> byL2 = roofAbove(roofs, kd::countedPoint(declared, work));
        QVERIFY(byL2 && byL2->roof.kind == Kind::L2);
        QCOMPARE(byL2->share, 5e9 / findRoof(roofs, Kind::L2)->perSecond / declared.seconds);
        QVERIFY(kd::countedPoint(declared, work).arithmetic == Kind::Fp64);
        work = {.tensorHalf = 1e12, .tensorInt = 5e12};
        QVERIFY(kd::countedPoint(declared, work).arithmetic == Kind::Fp16Tensor);
        work = {.single = 1e9, .dual = 1e9};
        QVERIFY(!kd::countedPoint(declared, work).arithmetic);
    }

    void aRoofThatIsNoCeilingMakesNothingImpossible()
    {
        DevicePeaks peaks = h200();
        peaks.fp16.isCeiling = false;
        const std::optional<RoofBound> bound = roofAbove(roofsOf(peaks), point(1e9, 8e12));
        QVERIFY(bound && !bound->isImpossible);
    }
};

KD_TEST(TestRoofline, kd::test::NoApplication)

}  // namespace tst_roofline

#include "tst_roofline.moc"
