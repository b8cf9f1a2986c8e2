// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/testprogram.h"
#include "tests/ui/bench/devicemodels.h"
#include "tests/ui/pictures.h"
#include "tests/ui/timing/records.h"
#include "ui/common/chart.h"
#include "ui/common/emptystate.h"
#include "ui/program/peakfile.h"
#include "ui/roofline/peaksbox.h"
#include "ui/roofline/rooflinechart.h"
#include "ui/roofline/rooflinesection.h"
#include "ui/roofline/rooflinetable.h"
#include "ui/timing/timingmodel.h"
#include "ui/timing/timingpage.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_uiroofline {

using namespace kd;

namespace {

DevicePeaks h200()
{
    const auto peak = [](double perSecond) { return Peak{.perSecond = perSecond, .work = 1, .samples = {1}}; };
    return {.uuid = "GPU-1", .device = "NVIDIA H200", .driverVersion = "13.0", .driverRelease = "580.95", .when = "2026-11-22T13:58:00",
            .read = peak(4e12), .copy = peak(4.21e12), .fp32 = peak(61.3e12), .l2 = peak(7.05e12), .architecture = "sm_90"};
}

DevicePeaks withTensorCores()
{
    DevicePeaks peaks = h200();
    peaks.fp64 = {.perSecond = 30.9e12, .work = 1, .samples = {1}};
    peaks.fp16 = {.perSecond = 794e12, .work = 1, .samples = {1}, .instruction = "wgmma m64n256k16"};
    return peaks;
}

/// 25.9 TFLOP/s of `bytes` a second, on the device of h200().
RunRecord timed(int number, double flopRate = 25.9e12, double bandwidth = 50.5e9)
{
    RunRecord record = records::timing(number);
    record.label = QStringLiteral("unroll %1").arg(number);
    record.timing->run.driverVersion = "13.0";
    record.timing->receipt["device"] = {{"uuid", "GPU-1"}, {"l2Bytes", 62914560}};
    record.timing->flopRate = flopRate;
    record.timing->bandwidth = bandwidth;
    return record;
}

RunRecord emulated(int number)
{
    RunRecord record = records::modelled(number);
    record.plan.flops.amount = 137.5e9;
    return record;
}

QStringList textsOf(const std::vector<ChartNote>& notes)
{
    QStringList texts;
    for (const ChartNote& note : notes)
        texts << note.text;
    return texts;
}

}  // namespace

class TestUiRoofline : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }

    void theChartHoldsRoofsAndPoints()
    {
        const RunRecordPointer a = records::kept(timed(11, 25.1e12)), b = records::kept(timed(12)), old = records::kept(timed(3, 5.9e12));
        const Roofline roofline = makeRoofline({old, a, b}, *b, 11, {h200()});
        QCOMPARE(roofline.device, QStringLiteral("NVIDIA H200"));
        QCOMPARE(roofline.entries.size(), 3u);
        QVERIFY(whyNoRoofline(roofline, *b).isEmpty());
        const ChartContent content = rooflineChart(roofline);
        QVERIFY(content.x.isLogarithmic && content.y.isLogarithmic && content.isNamedByNotes);
        QVERIFY(content.x.upper.value() > 512 && content.x.lower.value() <= 0.1);
        const auto seriesOf = [&](int slot, ChartSeries::Style style) {
            return std::ranges::count_if(content.series,
                                         [&](const ChartSeries& each) { return each.slot == slot && each.style == style; });
        };
        QCOMPARE(seriesOf(8, ChartSeries::Style::Line), 3);    // memory, L2, FP32
        QCOMPARE(seriesOf(1, ChartSeries::Style::Points), 1);  // B
        QCOMPARE(seriesOf(2, ChartSeries::Style::Points), 1);  // A
        QCOMPARE(seriesOf(8, ChartSeries::Style::Points), 1);  // the others
        const QStringList notes = textsOf(content.notes);
        QVERIFY2(notes.contains(QStringLiteral("42.3\u202F% of roof")), qPrintable(notes.join(QLatin1Char('\n'))));
        QVERIFY2(notes.contains(QStringLiteral("FP32 FMA 61.3\u202FTFLOP/s, measured")), qPrintable(notes.join(QLatin1Char('\n'))));
        QVERIFY2(notes.contains(QStringLiteral("B #12 unroll 12, 25.9\u202FTFLOP/s")), qPrintable(notes.join(QLatin1Char('\n'))));
        const ChartSeries& shown = content.series.back();
        QCOMPARE(shown.x.size(), 1u);
        QVERIFY(std::abs(shown.x[0] - 25.9e12 / 50.5e9) < 0.01);
        QVERIFY2(shown.hints.at(0).contains(QStringLiteral("compute bound: 42.3")), qPrintable(shown.hints.at(0)));
        // The slope of memory ends where the highest flat roof begins.
        const ChartSeries& memory = *std::ranges::find_if(content.series, [](const ChartSeries& each) {
            return each.name.startsWith(QStringLiteral("Memory"));
        });
        QVERIFY(std::abs(memory.y.back() - 61.3) < 1e-6);
    }

    void figuresAreCopiedAsCsv()
    {
        RunRecord record = timed(12);
        record.label = QStringLiteral("tile \"64\", wide");
        const RunRecordPointer b = records::kept(std::move(record));
        const QStringList lines =
            rooflineCsv(makeRoofline({b}, *b, 0, {h200()})).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 5);
        QVERIFY2(lines[1].startsWith(QStringLiteral("roof,\"Memory\",,,4.21e+12")), qPrintable(lines[1]));
        QVERIFY2(lines[4].startsWith(QStringLiteral("timing,\"B #12 tile \"\"64\"\", wide\",512.")), qPrintable(lines[4]));
    }

    void theTableHasTheSameFigures()
    {
        const RunRecordPointer a = records::kept(timed(11)), b = records::kept(timed(12));
        RooflineTable table;
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.setRoofline(makeRoofline({a, b}, *b, 11, {h200()}));
        QCOMPARE(table.rowCount(), 5);
        const auto text = [&](int row, int column) { return table.data(table.index(row, column), Qt::DisplayRole).toString(); };
        QCOMPARE(text(0, RooflineTable::Bandwidth), QStringLiteral("4.21\u202FTB/s"));
        QCOMPARE(text(2, RooflineTable::FlopRate), QStringLiteral("61.3\u202FTFLOP/s"));
        QCOMPARE(text(3, RooflineTable::Name), QStringLiteral("B #12 unroll 12"));
        QVERIFY2(text(3, RooflineTable::Bound).startsWith(QStringLiteral("compute bound")), qPrintable(text(3, RooflineTable::Bound)));
    }

    void countsStandInThePlaceOfDeclaredWork()
    {
        CounterReading reading{.source = CounterReading::Source::Gpu};
        for (const char* const key : {"dramReadBytes", "dramWriteBytes", "l2Bytes", "addHalf", "mulHalf", "fmaHalf", "addSingle",
                                      "mulSingle", "fmaSingle", "addDouble", "mulDouble", "fmaDouble"})
            reading.values.push_back({.key = key, .metric = {}, .value = std::string_view(key) == "fmaSingle" ? 1e9 : 1e8});
        const RunRecordPointer declared = records::kept(timed(11)), bare = records::kept(timed(12, 0, 0));
        const auto readingOf = [&](const RunRecord&) { return &reading; };
        const Roofline roofline = makeRoofline({declared, bare}, *bare, 11, {h200()}, readingOf);
        QVERIFY(whyNoRoofline(roofline, *bare).isEmpty());
        QCOMPARE(roofline.entries.size(), 2u);
        QVERIFY(roofline.entries[0].point.source == WorkSource::Declared && roofline.entries[0].counted);
        QVERIFY(roofline.entries[1].point.source == WorkSource::Counted);
        QVERIFY(roofline.entries[1].point.flopRate() > 0);
        const ChartContent content = rooflineChart(roofline);
        QCOMPARE(content.x.unit, QStringLiteral("FLOP per byte, declared or counted"));
        const QStringList notes = textsOf(content.notes);
        QVERIFY2(notes.filter(QStringLiteral("B #12")).first().endsWith(QStringLiteral("counted by the GPU")),
                 qPrintable(notes.join(QLatin1Char('\n'))));
        // The baseline's hint tells both.
        const QStringList hints{content.series.end()[-2].hints.begin(), content.series.end()[-2].hints.end()};
        QVERIFY2(hints.at(0).contains(QStringLiteral("declared")) && hints.at(0).contains(QStringLiteral("Beside it:")),
                 qPrintable(hints.at(0)));
        QVERIFY2(hints.at(0).contains(QStringLiteral("times as high")), qPrintable(hints.at(0)));
        RooflineTable table;
        table.setRoofline(roofline);
        QCOMPARE(table.index(3, RooflineTable::Work).data().toString(), QStringLiteral("counted by the GPU"));
        QCOMPARE(table.index(4, RooflineTable::Work).data().toString(), QStringLiteral("declared"));
        QVERIFY(rooflineCsv(roofline).contains(QStringLiteral(",counted,")));
        QVERIFY(!whyNoRoofline(makeRoofline({bare}, *bare, 0, {h200()}), *bare).isEmpty());
    }

    void saysWhyThereIsNone_data()
    {
        QTest::addColumn<RunRecordPointer>("shown");
        QTest::addColumn<bool>("hasPeaks");
        QTest::addColumn<QString>("why");
        QTest::newRow("no peaks") << records::kept(timed(1)) << false << QStringLiteral("was not measured under this driver");
        RunRecord other = timed(1);
        other.timing->run.driverVersion = "12.8";
        QTest::newRow("peaks of another driver") << records::kept(other) << true << QStringLiteral("was not measured under this driver");
        QTest::newRow("no work") << records::kept(timed(1, 0, 0)) << true << QStringLiteral("Declare FLOP and bytes");
        QTest::newRow("bytes alone") << records::kept(timed(1, 0, 4e12)) << true << QStringLiteral("Declare FLOP and bytes");
        QTest::newRow("emulated, no peaks") << records::kept(emulated(1)) << false << QStringLiteral("no peaks of a device of sm_90");
        QTest::newRow("emulated, no work") << records::kept(records::modelled(1)) << true << QStringLiteral("operations were not");
        QTest::newRow("emulated") << records::kept(emulated(1)) << true << QString();
        QTest::newRow("timed") << records::kept(timed(1)) << true << QString();
    }
    void saysWhyThereIsNone()
    {
        QFETCH(const RunRecordPointer, shown);
        QFETCH(const bool, hasPeaks);
        QFETCH(const QString, why);
        const PeakBook book = hasPeaks ? PeakBook{h200()} : PeakBook();
        const QString sentence = whyNoRoofline(makeRoofline({shown}, *shown, 0, book), *shown);
        QVERIFY2(why.isEmpty() ? sentence.isEmpty() : sentence.contains(why), qPrintable(sentence));
    }

    void countsWithoutATimeAreBoundByTheArchitecture()
    {
        const RunRecordPointer shown = records::kept(emulated(4));
        const Roofline roofline = makeRoofline({shown}, *shown, 0, {h200()});
        QVERIFY(roofline.isModelled);
        QCOMPARE(roofline.entries.size(), 1u);
        QVERIFY(std::abs(roofline.entries[0].point.intensity() - 137.5e9 / (786432 * 32.0)) < 1e-6);
        QVERIFY(boundText(roofline.entries[0].bound).contains(QStringLiteral("FP32 multiply-adds would bound it: at most 61.3")));
        const ChartContent content = rooflineChart(roofline);
        QVERIFY(std::ranges::none_of(content.series, [](const ChartSeries& each) { return each.style == ChartSeries::Style::Points; }));
        QVERIFY2(textsOf(content.notes).contains(QStringLiteral("at most 61.3\u202FTFLOP/s, by counts")),
                 qPrintable(textsOf(content.notes).join(QLatin1Char('\n'))));
    }

    void theSectionShowsChartTableOrWhy()
    {
        QTemporaryDir state;
        qputenv("XDG_STATE_HOME", state.path().toUtf8());
        writePeakFile(defaultPeakFile(), {h200()});
        Workbench workbench(Target{.program = QStringLiteral(KD_WORKER)});
        TimingModel timings;
        RooflineSection section(timings, peaksOf(workbench), workbench.target);
        auto* const stack = section.findChild<QStackedWidget*>();
        timings.setRuns({records::kept(timed(1, 0, 0))});
        QTRY_COMPARE(peaksOf(workbench).book()->size(), 1u);
        QVERIFY(qobject_cast<EmptyState*>(stack->currentWidget()) != nullptr);
        timings.setRuns({records::kept(timed(1)), records::kept(timed(2))});
        QCOMPARE(stack->currentWidget(), section.chart());
        const QList<QAction*> actions = section.findChildren<QAction*>();
        const auto named = [&](const QString& text) {
            return *std::ranges::find_if(actions, [&](const QAction* action) { return action->text() == text; });
        };
        named(QStringLiteral("Copy the figures as CSV"))->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("kind,name,flop_per_byte")));
        named(QStringLiteral("Show as a table"))->trigger();
        QVERIFY(stack->currentWidget() != section.chart());
        section.resize(620, 300);
        section.show();
        savePictures(section, QStringLiteral("roofline-table"));
        qunsetenv("XDG_STATE_HOME");
    }

    void thePageHasItBeneathTheFigures()
    {
        QTemporaryDir state;
        qputenv("XDG_STATE_HOME", state.path().toUtf8());
        writePeakFile(defaultPeakFile(), {withTensorCores()});
        Workbench workbench(Target{.program = QStringLiteral(KD_WORKER)});
        QTRY_COMPARE(peaksOf(workbench).book()->size(), 1u);
        TimingModel timings;
        TimingPage page(timings, workbench.jobs);
        auto* const section = new RooflineSection(timings, peaksOf(workbench), workbench.target, &page);
        page.addLowerSection(section);
        timings.setRuns({records::kept(timed(3, 5.9e12)), records::kept(timed(5, 0.8e12, 3.4e12)), records::kept(timed(11, 25.1e12)),
                         records::kept(timed(12))});
        section->setBaseline(11);
        page.resize(1070, 700);
        page.show();
        QTRY_VERIFY(section->isVisible() && section->height() > 150);
        savePictures(page, QStringLiteral("roofline-page"));
        timings.setRuns({records::kept(timed(1, 0, 0))});
        savePictures(page, QStringLiteral("roofline-no-work"));
        RunRecord other = timed(1);
        other.timing->run.driverVersion = "12.8";
        timings.setRuns({records::kept(other)});
        savePictures(page, QStringLiteral("roofline-no-peaks"));
        timings.setRuns({records::kept(emulated(1))});
        savePictures(page, QStringLiteral("roofline-emulated"));
        qunsetenv("XDG_STATE_HOME");
    }

    void theBoxMeasuresAndListsWhatWasMeasured()
    {
        QTemporaryDir state;
        qputenv("XDG_STATE_HOME", state.path().toUtf8());
        qputenv("KERNELDESK_LIBCUDA", KD_FAKE_CUDA);
        qputenv("KDFAKE_ATTRIBUTES", "39:2048");  // threads of an SM
        Workbench workbench(Target{.program = QStringLiteral(KD_WORKER)});
        PeaksBox box(peaksOf(workbench), workbench.target);
        auto* const measure = box.findChild<QPushButton*>();
        QVERIFY(!measure->isEnabled());
        workbench.target.describe();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.target.info() != nullptr, 30000);
        if (workbench.target.info()->compiler.available) {
            QTRY_VERIFY(measure->isEnabled());
            measure->click();
            QTRY_COMPARE_WITH_TIMEOUT(peaksOf(workbench).book()->size(), 1u, 60000);
            const auto labels = box.findChildren<QLabel*>();
            const auto shows = [&](const QString& text) {
                return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(text); });
            };
            // The driver of tests runs no kernel: what verifies its sums gives no figure.
            QVERIFY(shows(QStringLiteral("Device memory, copy")) && shows(QStringLiteral("B/s")));
            QVERIFY(!shows(QStringLiteral("FP32")));
            box.resize(258, 260);
            box.show();
            savePictures(box, QStringLiteral("peaks-box"));
        }
        for (const char* const name : {"KERNELDESK_LIBCUDA", "KDFAKE_ATTRIBUTES", "XDG_STATE_HOME"})
            qunsetenv(name);
    }
};

KD_TEST(TestUiRoofline, QApplication)

}  // namespace tst_uiroofline

#include "tst_roofline.moc"
