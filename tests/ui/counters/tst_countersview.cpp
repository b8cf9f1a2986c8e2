// SPDX-License-Identifier: GPL-3.0-or-later
// Counts of a launch: over a real worker with the emulated GPU, over one that answers as with a GPU, and made by hand.
#include "core/driver/devicechannel.h"
#include "core/session/launch/moduleimage.h"
#include "tests/program/testprogram.h"
#include "tests/ui/bench/fakeclient.h"
#include "tests/ui/bench/recordedworkbench.h"
#include "tests/ui/bench/testbench.h"
#include "tests/ui/pictures.h"
#include "ui/common/emptystate.h"
#include "ui/common/hintlabel.h"
#include "ui/common/tableroles.h"
#include "ui/common/tableview.h"
#include "ui/counters/counterhelp.h"
#include "ui/counters/counterlinetable.h"
#include "ui/counters/counterspanel.h"
#include "ui/counters/countertable.h"
#include "ui/workbench/counters/launchcounter.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace kd::tst_countersview {

namespace {

constexpr int kPatience = 60000;

/// As an H200 counts: what a test does not name is left out.
CounterReading gpuReading(double dramRead = 8'400'000, double sectors = 524'288)
{
    CounterReading reading{
        .source = CounterReading::Source::Gpu, .chip = "GH100", .library = "libcupti.so.13", .version = 26, .passes = 34};
    const auto add = [&](const char* key, double value) {
        const CounterFigure* const figure = findFigure(key);
        reading.values.push_back({.key = key, .metric = std::string(figure->metrics.front()), .value = value});
    };
    add("dramReadBytes", dramRead);
    add("dramWriteBytes", 2'100'000);
    add("l2Bytes", 12'600'000);
    add("l2HitRate", 41.4);
    add("globalRequests", 98'304);
    add("globalSectors", sectors);
    add("bankConflicts", 0);
    add("warpInstructions", 589'824);
    add("addHalf", 0);
    add("fmaSingle", 1'048'576);
    add("occupancy", 81.4);
    add("stallBarrier", 0.2);
    add("stallLongScoreboard", 21.5);
    add("stallSelected", 1);
    reading.missing = {"tensorHalf"};
    return reading;
}

CountedLaunch counted(CounterReading reading)
{
    CountedLaunch launch;
    launch.run.kernel.name = "saxpy";
    launch.run.outcome.device = "NVIDIA H200";
    launch.reading = std::move(reading);
    return launch;
}

/// Of two lines.
LaunchCounts lineCounts(std::uint64_t sectors)
{
    LaunchCounts counts;
    counts.lines = {{.position = {.file = "saxpy.cu", .line = 5}, .executed = 10, .sectors = sectors},
                    {.position = {.file = "saxpy.cu", .line = 7}, .executed = 40, .sectors = 8, .bankConflicts = 3}};
    return counts;
}

const CounterEntry& entryOf(const CounterSheet& sheet, std::string_view key)
{
    for (const CounterGroup& group : sheet.groups)
        for (const CounterEntry& entry : group.entries)
            if (entry.figure->key == key)
                return entry;
    qFatal("there is no such figure");
}

/// What a worker with a GPU answers; the run before was of the code that was sent.
CountOutcome answerOf(const CountRequest& request, CounterReading reading)
{
    CountOutcome outcome{.run = {}, .reading = std::move(reading), .cold = request.cold};
    outcome.run.state = RunOutcome::State::Ok;
    outcome.run.kernel = request.run.plan.kernel;
    outcome.run.deviceId = request.run.device;
    outcome.run.device = "NVIDIA H200";
    outcome.run.cubinSha256 = request.run.cubinBlob.substr(request.run.cubinBlob.find(':') + 1);
    return outcome;
}

void openSaxpy(Workbench& bench)
{
    bench.target.describe();
    QTRY_VERIFY_WITH_TIMEOUT(bench.target.info() != nullptr, kPatience);
    bench.target.setDevice(QStringLiteral("emulated"));
    bench.files.openExample(QStringLiteral("saxpy"));
    QTRY_VERIFY_WITH_TIMEOUT(bench.launches.check().plan.has_value() && bench.builds.isCurrent(), kPatience);
}

struct Bench {
    explicit Bench(Workbench& workbench)
        : bench(workbench), counter(bench.client, bench.documents, bench.target, bench.builds, bench.launches, bench.jobs),
          panel(counter, bench.documents, bench.navigator)
    {
        panel.resize(1180, 260);
        panel.show();
    }
    /// The one in the place of all, not that of the lines.
    EmptyState& empty()
    {
        const QList<EmptyState*> all = panel.findChildren<EmptyState*>();
        return **std::ranges::find_if(all, [&](const QWidget* each) { return each->parentWidget()->parentWidget() == &panel; });
    }
    TableView& table(const QString& name)
    {
        const QList<TableView*> all = panel.findChildren<TableView*>();
        return **std::ranges::find(all, name, &QWidget::accessibleName);
    }
    TableView& figures() { return table(QStringLiteral("Figures of the launch")); }
    TableView& lines() { return table(QStringLiteral("Counts of each source line")); }
    QAction& action(const QString& text)
    {
        const QList<QAction*> all = panel.findChildren<QAction*>();
        return **std::ranges::find(all, text, &QAction::text);
    }

    Workbench& bench;
    LaunchCounter counter;
    CountersPanel panel;
};

}  // namespace

class CountersViewTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("KERNELDESK_EXAMPLES", KD_EXAMPLES);
        Theme::install();
    }

    void everyFigureIsExplained()
    {
        for (const CounterFigure& figure : counterFigures()) {
            const QString meaning = counterMeaning(figure.key);
            QVERIFY2(meaning.endsWith(QLatin1Char('.')), figure.key.data());
        }
        QVERIFY(counterMeaning("none").isEmpty());
    }

    void theSheetGroupsAndCompares()
    {
        CountedLaunch emulated =
            counted(readingOf(LaunchCounts{.totals = {.executed = 400'000, .requests = 98'304, .sectors = 524'289}, .lines = {}}));
        const CountedBaseline first{.number = 11, .label = {}, .reading = gpuReading(10'500'000)};
        const CounterSheet sheet = makeCounterSheet(counted(gpuReading()), &emulated, first);
        QCOMPARE(sheet.groups.front().title, QStringLiteral("Memory"));
        QVERIFY(!sheet.isEmulated && sheet.hasModelled);
        QCOMPARE(sheet.groups.back().entries.front().figure->key, std::string_view("stallLongScoreboard"));  // by its weight
        const CounterEntry& read = entryOf(sheet, "dramReadBytes");
        QCOMPARE(changeText(read), QStringLiteral("−20.0\u202F%"));
        QCOMPARE(changeSign(read), -1);
        QVERIFY(changeText(entryOf(sheet, "occupancy")).startsWith(QStringLiteral("+0.0")));
        QVERIFY(entryOf(sheet, "globalSectors").isOdd());
        QVERIFY(!entryOf(sheet, "globalRequests").isOdd());
        QVERIFY(!entryOf(sheet, "warpInstructions").isOdd());  // other instructions are counted
        for (const CounterGroup& group : sheet.groups)
            QVERIFY(std::ranges::none_of(group.entries, [](const CounterEntry& entry) { return entry.figure->key == "addHalf"; }));
        const QStringList csv = counterCsv(sheet).split(QLatin1Char('\n'));
        QCOMPARE(csv.at(1),
                 QStringLiteral("dramReadBytes,Memory,read from device memory,bytes,8400000,,10500000,dram__bytes_read.sum"));
    }

    void aChangeIsToldWhereThereIsOne_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<double>("value");
        QTest::addColumn<double>("first");
        QTest::addColumn<int>("sign");
        QTest::addColumn<QString>("text");
        QTest::newRow("fewer bytes") << "dramReadBytes" << 50.0 << 100.0 << -1 << QStringLiteral("−50.0\u202F%");
        QTest::newRow("more hits") << "l2HitRate" << 60.0 << 50.0 << -1 << QStringLiteral("+10.0 points");
        QTest::newRow("more conflicts") << "bankConflicts" << 8.0 << 0.0 << 1 << QStringLiteral("new");
        QTest::newRow("none of both") << "bankConflicts" << 0.0 << 0.0 << 0 << QStringLiteral("0");
        QTest::newRow("no wait") << "stallSelected" << 1.2 << 1.0 << 0 << QStringLiteral("+20.0\u202F%");
        QTest::newRow("no number") << "l2Bytes" << std::nan("") << 1.0 << 0 << QString();
    }
    void aChangeIsToldWhereThereIsOne()
    {
        QFETCH(const QString, key);
        QFETCH(const double, value);
        QFETCH(const double, first);
        const CounterEntry entry{
            .figure = findFigure(key.toStdString()), .value = value, .modelled = {}, .first = first, .metric = {}};
        QTEST(changeSign(entry), "sign");
        QTEST(changeText(entry), "text");
    }

    void theTableHasGroupsWithFigures()
    {
        CounterTable table;
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.setSheet(makeCounterSheet(counted(gpuReading()), nullptr, {}), false);
        const QModelIndex memory = table.index(0, 0);
        QVERIFY(memory.data(GroupRole).toBool());
        QVERIFY(table.rowCount(memory) == 7);
        const QModelIndex sectors = table.index(5, CounterTable::Value, memory);
        QCOMPARE(sectors.data().toString(), QStringLiteral("524\u202F288"));
        QCOMPARE(sectors.data(CopyRole).toString(), QStringLiteral("524288"));
        QVERIFY(!sectors.data(Qt::ToolTipRole).toString().isEmpty());
        table.setSheet(makeCounterSheet(counted(gpuReading()), nullptr, {}), true);
        QCOMPARE(table.index(5, CounterTable::Value, table.index(0, 0)).data(ColorRole).value<Token>(), Token::TextMuted);
    }

    void linesAreAddedUpAndHeldAgainstEachOther()
    {
        LineReading gpu = lineReadingOf(lineCounts(6)), modelled = lineReadingOf(lineCounts(7));
        gpu.source = CounterReading::Source::Gpu;
        const CounterLines lines =
            makeCounterLines(&gpu, &modelled, [](const SourcePosition& at) { return QStringLiteral("  line %1;").arg(at.line); });
        QCOMPARE(lines.lines.size(), 2u);
        QCOMPARE(lines.lines[0].counts.first->executed, 10u);
        QCOMPARE(lines.lines[0].text, QStringLiteral("line 5;"));
        CounterLineTable table;
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.setLines(lines, false);
        using Table = CounterLineTable;
        const auto cell = [&](int row, int column) { return table.index(row, column); };
        QCOMPARE(cell(0, Table::Sectors).data().toString(), QStringLiteral("6"));
        QCOMPARE(cell(0, Table::ModelledSectors).data().toString(), QStringLiteral("7"));
        QVERIFY(cell(0, Table::ModelledSectors).data(BoldRole).toBool());   // 6 and 7
        QVERIFY(!cell(1, Table::ModelledSectors).data(BoldRole).toBool());  // 8 and 8
        QVERIFY(!cell(0, Table::ModelledInstructions).data(BoldRole).toBool());
        QCOMPARE(counterLinesCsv(lines).split(QLatin1Char('\n')).at(1), QStringLiteral("saxpy.cu,5,10,6,0,10,7,0,line 5;"));
        gpu.missing = {"globalSectors"};
        table.setLines(makeCounterLines(&gpu, &modelled, [](const SourcePosition&) { return QString(); }), false);
        QVERIFY(!table.has(Table::Sectors) && table.has(Table::Conflicts));  // the chip counts no sectors
        QVERIFY(!cell(0, Table::ModelledSectors).data(BoldRole).toBool());
        table.setLines(makeCounterLines(nullptr, &modelled, [](const SourcePosition&) { return QString(); }), false);
        QVERIFY(!table.has(Table::Sectors) && table.has(Table::ModelledSectors));
    }

    void countsOnTheEmulatedGpu()
    {
        Workbench workbench({QStringLiteral("test"), QStringLiteral(KD_WORKER), {}});
        Bench at(workbench);
        QVERIFY(at.empty().isVisible());
        openSaxpy(workbench);
        QTRY_VERIFY_WITH_TIMEOUT(at.counter.whyNot().isEmpty(), kPatience);
        const QSignalSpy failures(&at.counter, &LaunchCounter::failed);
        at.empty().findChild<QPushButton*>()->click();
        QVERIFY(at.counter.isCounting());
        QVERIFY(!at.counter.whyNot().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(!at.counter.isCounting(), kPatience);
        QVERIFY2(failures.isEmpty(), qPrintable(failures.value(0).value(0).toString()));
        QVERIFY(workbench.jobs.job().kind == Job::Kind::None);
        const CountedLaunchPointer launch = at.counter.shown();
        QVERIFY(launch && launch->isEmulated() && launch->lines.ok());
        QVERIFY(launch->reading.find("globalSectors").value_or(0) > 0);
        QVERIFY(at.counter.age() == RunAge::Present);
        QVERIFY(at.lines().isVisible() && at.lines().model()->rowCount() > 0);
        savePictures(at.panel, QStringLiteral("counters-emulated"));

        QSignalSpy features(&workbench.navigator, &Navigator::featureRequested);
        QSignalSpy places(&workbench.navigator, &Navigator::placeRequested);
        const QModelIndex line = at.lines().model()->index(0, 0);
        QTest::mouseClick(at.lines().viewport(), Qt::LeftButton, {}, at.lines().visualRect(line).center());
        QCOMPARE(features.value(0).value(0).toString(), QStringLiteral("editor"));  // which another perspective has
        QCOMPARE(places.size(), 1);
        QCOMPARE(places[0][0].value<SourcePosition>().line, line.data(CounterLineTable::kPlaceRole).value<SourcePosition>().line);

        QByteArray text = workbench.documents.current().text();
        workbench.documents.current().replaceText(text.replace("a * x[i]", "a * x[i] + 1.0f"));
        QVERIFY(at.counter.age() == RunAge::OtherCode);
        QVERIFY2(at.panel.note().contains(QStringLiteral("earlier code")), qPrintable(at.panel.note()));
        workbench.files.openExample(QStringLiteral("transpose"));  // another document has none yet
        QTRY_VERIFY_WITH_TIMEOUT(at.counter.shown() == nullptr, kPatience);
        QVERIFY(at.empty().isVisible());
    }

    void aGpusCountsStandBesideTheEmulatedOnes()
    {
        RecordedWorkbench workbench(QStringLiteral("ui_timing_view"));
        if (workbench.fake() == nullptr)
            QSKIP("a GPU's counts are not recorded");
        Bench at(workbench);
        openSaxpy(workbench);
        QTRY_VERIFY_WITH_TIMEOUT(at.counter.whyNot().isEmpty(), kPatience);
        workbench.fake()->setCounter([](const CountRequest& request) {
            CountOutcome outcome = answerOf(request, gpuReading());
            outcome.lines = refusedLines(CounterRefusal::Unsupported, "This chip counts no instructions.");
            return outcome;
        });
        at.counter.count();
        QTRY_VERIFY_WITH_TIMEOUT(at.counter.shown() != nullptr, kPatience);
        QVERIFY(!at.figures().isColumnHidden(CounterTable::Metric) && at.figures().isColumnHidden(CounterTable::Modelled));
        QVERIFY(!at.lines().isVisible());

        workbench.fake()->setCounter([](const CountRequest& request) {
            LaunchCounts counts = lineCounts(6);
            counts.totals = {.requests = 98'304, .sectors = 524'287};
            CountOutcome outcome = answerOf(request, readingOf(counts));
            outcome.lines = lineReadingOf(counts);
            return outcome;
        });
        at.counter.count(LaunchCounter::On::Emulated);
        QTRY_VERIFY_WITH_TIMEOUT(at.counter.modelled() != nullptr, kPatience);
        QVERIFY(!at.counter.shown()->isEmulated());
        QVERIFY(!at.figures().isColumnHidden(CounterTable::Modelled));
        QVERIFY(at.lines().isVisible());
        at.action(QStringLiteral("Copy the figures as CSV")).trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(
            QStringLiteral("globalSectors,Memory,sectors of 32 bytes that they touched,count,524288,524287,")));
        at.action(QStringLiteral("Copy the lines as CSV")).trigger();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("file,line,gpu_instructions")));
        savePictures(at.panel, QStringLiteral("counters-gpu"));
    }

    void whatIsRefusedIsSaidAndTheRestStays()
    {
        RecordedWorkbench workbench(QStringLiteral("ui_timing_view"));
        if (workbench.fake() == nullptr)
            QSKIP("a refusal is not recorded");
        Bench at(workbench);
        openSaxpy(workbench);
        QTRY_VERIFY_WITH_TIMEOUT(at.counter.whyNot().isEmpty(), kPatience);
        workbench.fake()->setCounter([](const CountRequest& request) {
            return answerOf(request,
                            refusedReading(CounterRefusal::Privileges, "The driver lets administrators count, and nobody else."));
        });
        at.counter.count();
        QTRY_VERIFY_WITH_TIMEOUT(!at.counter.refusal().isEmpty(), kPatience);
        QVERIFY(at.counter.shown() == nullptr);
        QVERIFY2(at.empty().findChild<QLabel*>()->text().contains(QStringLiteral("administrators")),
                 "it is said where counts would be");
        QVERIFY(workbench.jobs.whyNot().isEmpty());  // everything else still works
        savePictures(at.panel, QStringLiteral("counters-refused"));
        workbench.fake()->setCounter([](const CountRequest& request) { return answerOf(request, gpuReading()); });
        at.counter.count();
        QTRY_VERIFY_WITH_TIMEOUT(at.counter.shown() != nullptr, kPatience);
        QVERIFY(at.counter.refusal().isEmpty());
        workbench.fake()->setCounter([](const CountRequest& request) {
            return answerOf(request, refusedReading(CounterRefusal::OtherProfiler, "Another profiler has the counters."));
        });
        at.counter.count();
        QTRY_VERIFY_WITH_TIMEOUT(!at.counter.refusal().isEmpty(), kPatience);
        QVERIFY(at.counter.shown() != nullptr);  // what was counted before stays
    }

    void aCountCanBeStopped()
    {
        RecordedWorkbench workbench(QStringLiteral("ui_timing_view"));
        if (workbench.fake() == nullptr)
            QSKIP("a count that is stopped is not recorded");
        Bench at(workbench);
        openSaxpy(workbench);
        QTRY_VERIFY_WITH_TIMEOUT(at.counter.whyNot().isEmpty(), kPatience);
        workbench.fake()->setCounter([](const CountRequest& request) { return answerOf(request, gpuReading()); });
        workbench.hold(FakeClient::Call::Count);
        at.counter.count();
        QTRY_COMPARE_WITH_TIMEOUT(workbench.fake()->held(FakeClient::Call::Count), 1, kPatience);
        QVERIFY(workbench.jobs.job().kind == Job::Kind::Count && workbench.jobs.isRunning());
        at.panel.headerActions().front()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!at.counter.isCounting(), kPatience);
        QVERIFY(workbench.jobs.job().kind == Job::Kind::None);
        workbench.release(FakeClient::Call::Count);
        QVERIFY(at.counter.shown() == nullptr && at.counter.refusal().isEmpty());
        QVERIFY(at.counter.whyNot().isEmpty());
    }
};

KD_TEST(CountersViewTest, QApplication)

}  // namespace kd::tst_countersview

#include "tst_countersview.moc"
