// SPDX-License-Identifier: GPL-3.0-or-later
// What the views of a sweep show, without any: set-ups, suggestions, uses, results, maps, charts, the table.
#include "core/base/error.h"
#include "tests/program/testprogram.h"
#include "ui/common/tableroles.h"
#include "ui/sweep/heatmap.h"
#include "ui/sweep/sweepchart.h"
#include "ui/sweep/sweepexport.h"
#include "ui/sweep/sweeptablemodel.h"
#include "ui/workbench/sweep/sweepcurrent.h"
#include "ui/workbench/sweep/sweepsetup.h"
#include "ui/workbench/sweep/sweepstore.h"
#include "ui/workbench/sweep/sweepsuggestions.h"
#include "ui/workbench/sweep/sweepuse.h"
#include "ui/workbench/sweep/sweepwords.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_sweepmodels {

using namespace kd;

namespace {

std::shared_ptr<const SweepSpace> spaceOf(const std::vector<std::string>& axes)
{
    std::vector<SweepAxis> parsed;
    for (const std::string& axis : axes)
        parsed.push_back(parseAxis(axis));
    return std::make_shared<const SweepSpace>(std::move(parsed), std::vector<std::string>());
}

SweepResults resultsOf(const std::shared_ptr<const SweepSpace>& space, SweepFigure figure = SweepFigure::Instructions)
{
    SweepHeader header{.key = std::string(64, '0'), .figure = figure, .axes = space->axes(), .points = space->count()};
    return {std::move(header), space};
}

SweepResult measured(std::uint64_t point, double figure)
{
    SweepResult result{.point = point, .figure = figure};
    result.registers = 32;
    result.occupancy = 0.5;
    return result;
}

const char* const kTiled = "#ifndef TILE\n"
                           "#define TILE 64  // edge\n"
                           "#endif\n"
                           "#define MICRO 4\n"
                           "#define UNUSED 8\n"
                           "__global__ void __launch_bounds__(256) k(float* x) { x[0] = TILE * MICRO; }\n";

LaunchSetup launchOf(const std::string& block)
{
    LaunchSetup launch;
    launch.kernel = "k";
    launch.grid = "1";
    launch.block = block;
    return launch;
}

}  // namespace

class TestSweepModels : public QObject {
    Q_OBJECT
private slots:
    void setupsSurviveTheSession()
    {
        SweepSetup setup{.axes = {"block=64,128", "TILE=8..32:8"}, .constraints = {"TILE * block <= 4096"}, .plan = {}};
        setup.plan = {.strategy = SweepPlan::Strategy::Evolution, .seed = 7, .budget = 12, .patience = 3, .population = 8};
        setup.counted = SweepFigure::Traffic;
        QVERIFY(sweepSetupFromJson(sweepSetupToJson(setup)) == setup);
        QVERIFY(sweepSetupFromJson(Json::array()) == SweepSetup());
    }

    void hostileSetupsKeepDefaults_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("types") << QByteArray(
            "{\"axes\": {\"a\": 1}, \"seed\": \"x\", \"budget\": -4, \"strategy\": 3, \"counted\": \"seconds\"}");
        QTest::newRow("elements") << QByteArray("{\"axes\": [1, null, [\"block=1\"]], \"population\": 99999999999999}");
        QTest::newRow("long") << QByteArray("{\"axes\": [\"") + QByteArray(100'000, 'x') + QByteArray("\"]}");
    }
    void hostileSetupsKeepDefaults()
    {
        QFETCH(QByteArray, text);
        QVERIFY(sweepSetupFromJson(parseJson(text.toStdString(), "test")) == SweepSetup());
    }

    void checksSayWhatIsWrongWhere()
    {
        const auto check = [](std::vector<std::string> axes, std::vector<std::string> constraints = {}) {
            return checkSweep({.axes = std::move(axes), .constraints = std::move(constraints), .plan = {}}, {});
        };
        const SweepCheck good = check({"block=64..1024:*2", "", "TILE=8,16"}, {"TILE < 16 || block < 512"});
        QVERIFY2(good.isGood(), qPrintable(good.problem));
        QCOMPARE(good.space->count(), std::uint64_t{8});
        QCOMPARE(good.combinations, QStringLiteral("5 × 2 = 10"));
        QVERIFY(!check({}).isGood());
        QVERIFY(check({}).problem.contains(QStringLiteral("needs an axis")));
        const SweepCheck axis = check({"block=64", "block"});
        QVERIFY(axis.axisProblems[0].isEmpty());
        QVERIFY(!axis.axisProblems[1].isEmpty());
        const SweepCheck constraint = check({"A=1,2", "B=1,2"}, {"A < B", "C > 1"});
        QVERIFY(constraint.constraintProblems[0].isEmpty());
        QVERIFY2(constraint.constraintProblems[1].contains(QLatin1Char('C')), qPrintable(constraint.constraintProblems[1]));
    }

    void tooManyPointsAreRefusedWithTheirCount()
    {
        const SweepCheck check =
            checkSweep({.axes = {"A=1..10000", "B=1..10000", "C=1..10000"}, .constraints = {}, .plan = {}}, {});
        QVERIFY(!check.isGood());
        QVERIFY2(check.problem.contains(QStringLiteral("1000000000000")), qPrintable(check.problem));
        QVERIFY(check.combinations.contains(QStringLiteral("about")));
    }

    void theDocumentSuggestsAxes()
    {
        CompileSettings compile;
        compile.defines = {"STAGES=2", "DEBUG"};
        const std::vector<SweepSuggestion> all = sweepSuggestions(kTiled, compile, launchOf("256"), "k");
        const auto find = [&](const QString& axis) {
            return std::ranges::find_if(all, [&](const SweepSuggestion& each) { return each.axis.startsWith(axis); });
        };
        QVERIFY(find(QStringLiteral("block=64..1024:*2")) != all.end());
        QVERIFY(find(QStringLiteral("STAGES=1..8:*2")) != all.end());
        QVERIFY(find(QStringLiteral("TILE=16..256:*2")) != all.end());
        QVERIFY(find(QStringLiteral("bounds=256,(256,2)")) != all.end());
        QVERIFY(find(QStringLiteral("UNUSED")) == all.end());
        // What the source defines by force cannot be swept, and why is said.
        QVERIFY(find(QStringLiteral("MICRO")) != all.end() && !find(QStringLiteral("MICRO"))->canBeSet);
        QVERIFY(find(QStringLiteral("TILE"))->canBeSet);
        for (const SweepSuggestion& each : all)
            QVERIFY2(attemptAxis(each.axis), qPrintable(each.axis));
    }

    void pointsAreWrittenWhereTheyBelong()
    {
        const auto space = spaceOf({"block=64,128", "TILE=16,32", "STAGES=2,3", "NEW=5", "bounds=(128,2)"});
        SweptProgram program{.source = kTiled, .compile = {}, .launch = launchOf("256")};
        program.compile.defines = {"STAGES=2"};
        const std::optional<std::uint64_t> point = space->indexOf({1, 1, 1, 0, 0});
        QVERIFY(point);
        const UsedPoint used = usePoint(*space, *point, program);
        QCOMPARE(used.program.launch.block, std::string("128"));
        QVERIFY(used.program.source.find("#define TILE 32  // edge") != std::string::npos);
        QVERIFY(used.program.source.find("__launch_bounds__(128, 2) k(") != std::string::npos);
        QCOMPARE(used.program.compile.defines, (std::vector<std::string>{"STAGES=3", "NEW=5"}));
        QCOMPARE(used.changes.size(), qsizetype{5});
        // The program is that point from here on.
        QVERIFY(presentPoint(*space, used.program) == std::optional(SweepPoint{1, 1, 1, 0, 0}));
        QVERIFY(!presentPoint(*space, program));
    }

    void resultsKnowTheirBest()
    {
        const auto space = spaceOf({"A=1..3", "B=1..2"});
        SweepResults results = resultsOf(space);
        results.append({.figure = 50});
        results.append(measured(3, 40));
        results.append({.point = 1, .state = SweepResult::State::Fault, .message = "it fell", .figure = {}});
        results.append(measured(5, 20));
        results.append(measured(4, 20));
        QCOMPARE(results.points(), std::size_t{4});
        QCOMPARE(results.failed(), std::size_t{1});
        QCOMPARE(results.at(*results.best()).point.value(), std::uint64_t{5});
        QVERIFY(results.today() != nullptr);
        QCOMPARE(results.rowOf(3).value(), std::size_t{1});
        QVERIFY(!results.rowOf(0));
        QCOMPARE(results.valueAt(1, 0), 1u);
        const SweepPointVerdict verdict = verdictOf(results, *results.best());
        QVERIFY(verdict.kind == SweepPointVerdict::Kind::Better);
        QCOMPARE(verdict.word, QStringLiteral("FEWER"));
        QVERIFY2(verdict.sentence.contains(QStringLiteral("60")), qPrintable(verdict.sentence));
    }

    /// A time that was measured apart has no verdict, however far it is from the other.
    void timesAreJudgedInTurnsAlone()
    {
        using Kind = SweepPointVerdict::Kind;
        const auto space = spaceOf({"A=1..3", "B=1..2"});
        SweepResults results(SweepHeader{.figure = SweepFigure::Duration, .axes = space->axes(), .points = 6}, space);
        results.append({.figure = 10});
        results.append(measured(3, 5));
        results.append(measured(4, 6));
        QVERIFY(verdictOf(results, 1).kind == Kind::None && verdictOf(results, 1).word.isEmpty());
        QVERIFY2(verdictOf(results, 1).sentence.contains(QStringLiteral("50")), qPrintable(verdictOf(results, 1).sentence));
        QVERIFY(verdictOf(results, 0).sentence.isEmpty());
        HeatMap map(results, *firstChoice(*space));
        QVERIFY(map.best() == map.placeOf(space->at(3)));
        SweepVerdict verdict{.point = 4, .finalists = {3, 4}, .hasToday = true, .against = {}};
        verdict.against = {.kind = ComparisonVerdict::Kind::Faster, .ratio = 0.61, .low = 0.6, .high = 0.62, .reasons = {}};
        results.setVerdict(verdict);
        map.add(results);
        QCOMPARE(results.best().value(), std::size_t{2});
        QVERIFY(map.best() == map.placeOf(space->at(4)));
        QCOMPARE(verdictOf(results, 2).word, QStringLiteral("FASTER"));
        QVERIFY2(verdictOf(results, 2).evidence.contains(QStringLiteral("0.6000 to 0.6200")), qPrintable(verdictOf(results, 2).evidence));
        QVERIFY(verdictOf(results, 1).kind == Kind::None);
        QCOMPARE(results.table().election->point, std::uint64_t{4});
        // Another result makes it a verdict of fewer points.
        results.append(measured(5, 7));
        QVERIFY(!results.verdict());
        QCOMPARE(results.best().value(), std::size_t{1});
    }

    void mapsGrowWithTheResults()
    {
        const auto space = spaceOf({"A=1..3", "B=1..2", "C=1..2"});
        SweepResults results = resultsOf(space);
        const std::optional<MapChoice> choice = firstChoice(*space);
        QVERIFY(choice && choice->x == 0 && choice->y == 1);
        HeatMap map(results, *choice);
        QVERIFY(!map.best());
        results.append(measured(*space->indexOf({2, 1, 0}), 40));
        results.append(measured(*space->indexOf({2, 1, 1}), 30));
        results.append(
            {.point = space->indexOf({0, 0, 0}), .state = SweepResult::State::NotCompiled, .message = "no", .figure = {}});
        map.add(results);
        // The best of both values of C.
        QCOMPARE(map.at(2, 1).row.value(), std::size_t{1});
        QVERIFY(map.at(0, 0).row && !map.at(0, 0).isGood);
        QVERIFY(!map.at(1, 1).row);
        QVERIFY(map.best() == std::optional(HeatMap::Place{2, 1}));
        results.append(measured(*space->indexOf({0, 1, 1}), 10));
        map.add(results);
        QVERIFY(map.best() == std::optional(HeatMap::Place{0, 1}));
        QCOMPARE(map.goodness(10), 1.0);
        QVERIFY(map.goodness(30) < map.goodness(20));
        QCOMPARE(map.goodness(1e9), 0.0);
        MapChoice fixed = *choice;
        fixed.others[2] = 0;
        const HeatMap slice(results, fixed);
        QCOMPARE(slice.at(2, 1).row.value(), std::size_t{0});
        QVERIFY(!slice.at(0, 1).row);
        QVERIFY(!slice.placeOf({0, 1, 1}) && slice.placeOf({0, 1, 0}));
    }

    void mapsOfTooManyCellsAreNotMade()
    {
        const auto space = spaceOf({"A=1..1000", "B=1..1000"});
        const HeatMap map(resultsOf(space), *firstChoice(*space));
        QVERIFY(map.isTooLarge());
        QVERIFY(map.isEmpty());
    }

    void oneAxisIsALine()
    {
        const auto space = spaceOf({"block=64,128,256"});
        QVERIFY(!firstChoice(*space));
        SweepResults results = resultsOf(space, SweepFigure::Duration);
        for (std::uint64_t point = 0; point < 3; ++point)
            results.append(measured(point, 1e-6 * static_cast<double>(3 - point)));
        const ChartContent content = sweepChart(results, chartAxis(*space), SweepPoint{1});
        QCOMPARE(content.series.size(), std::size_t{1});
        QCOMPARE(content.series[0].x, (std::vector<double>{64, 128, 256}));
        QCOMPARE(content.y.unit, QStringLiteral("µs"));
        QCOMPARE(content.current.value(), QPointF(128, 2));
        QCOMPARE(content.notes.size(), std::size_t{1});
        QVERIFY(content.notes[0].text.contains(QStringLiteral("256")));
    }

    void wordsAreNumbered()
    {
        const auto space = spaceOf({"option=none,-use_fast_math"});
        SweepResults results = resultsOf(space);
        results.append(measured(1, 7));
        const ChartContent content = sweepChart(results, 0, {});
        QVERIFY(content.series[0].style == ChartSeries::Style::Points);
        QCOMPARE(content.series[0].x, std::vector<double>{2});
    }

    void theTableIsAModel()
    {
        const auto space = spaceOf({"A=1..3", "B=1..2"});
        SweepResults results = resultsOf(space);
        SweepTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setResults(&results);
        for (std::uint64_t point = 0; point < space->count(); ++point) {
            results.append(measured(point, static_cast<double>(20 - point)));
            model.addResults();
        }
        QCOMPARE(model.rowCount(), 6);
        QCOMPARE(model.index(0, 2).data().toString(), QStringLiteral("1"));
        QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("A"));
    }

    void theTableGrowsWithoutResets()
    {
        const auto space = spaceOf({"A=1..100", "B=1..100"});
        SweepResults results = resultsOf(space);
        SweepTableModel model;
        model.setResults(&results);
        const QSignalSpy resets(&model, &QAbstractItemModel::modelReset), inserts(&model, &QAbstractItemModel::rowsInserted);
        constexpr std::uint64_t kBatch = 500;
        for (std::uint64_t point = 0; point < space->count(); point += kBatch) {
            for (std::uint64_t each = point; each < point + kBatch; ++each)
                results.append(measured(each, static_cast<double>(20'000 - each)));
            model.addResults();
        }
        QCOMPARE(model.rowCount(), 10'000);
        QCOMPARE(resets.size(), qsizetype{0});
        QCOMPARE(inserts.size(), qsizetype{20});
        const int last = model.rowCount() - 1;
        QCOMPARE(model.index(last, model.columnOf(SweepTableModel::Figure)).data(SortRole).toDouble(), 10'001.0);
        QVERIFY(model.index(last, 0).data(BoldRole).toBool());
        QVERIFY(!model.index(last - 1, 0).data(BoldRole).toBool());
    }

    void sweepsAreFoundAgain()
    {
        QTemporaryDir folder;
        const std::filesystem::path place = std::filesystem::path(folder.path().toStdString()) / "sweeps";
        QVERIFY(!newestSweepOf(place, "/here/one.cu"));
        const auto space = spaceOf({"A=1..3"});
        const SweepHeader header = resultsOf(space).header();
        const SweepSetup setup{.axes = {"A=1..3"}, .constraints = {}, .plan = {}};
        StoredSweep sweep = newSweep(place, {.journal = {}, .document = "/here/one.cu", .device = "emulated", .setup = setup});
        SweepJournal(sweep.journal, header, SweepJournal::Start::New).add(measured(1, 4));
        const std::optional<StoredSweep> found = newestSweepOf(place, "/here/one.cu");
        QVERIFY(found && !found->isFinished && found->setup == setup && found->journal == sweep.journal);
        QVERIFY(!newestSweepOf(place, "/here/two.cu"));
        QCOMPARE(readSweep(*found).points(), std::size_t{1});
        sweep.isFinished = true;
        noteSweep(sweep);
        QVERIFY(newestSweepOf(place, "/here/one.cu")->isFinished);
        forgetSweep(sweep);
        QVERIFY(!newestSweepOf(place, "/here/one.cu"));
    }

    void clocksThatAreSetBackMakeNoSweepOlder()
    {
        QTemporaryDir folder;
        const std::filesystem::path place = std::filesystem::path(folder.path().toStdString()) / "sweeps";
        const StoredSweep like{.journal = {}, .document = "/here/one.cu", .device = "emulated", .setup = {}};
        StoredSweep sweep = newSweep(place, like);
        forgetSweep(sweep);
        // As if it had begun when the clock was a day ahead.
        const QString tomorrow = QDateTime::currentDateTimeUtc().addDays(1).toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
        sweep.journal = place / (tomorrow.toStdString() + "-1-0.journal");
        noteSweep(sweep);
        const SweepHeader header = resultsOf(spaceOf({"A=1..3"})).header();
        SweepJournal(sweep.journal, header, SweepJournal::Start::New);
        const StoredSweep newer = newSweep(place, like);
        SweepJournal(newer.journal, header, SweepJournal::Start::New);
        QCOMPARE(newestSweepOf(place, "/here/one.cu")->journal, newer.journal);
    }

    void filesAreWrittenAsOthersReadThem_data()
    {
        QTest::addColumn<int>("file");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("csv") << static_cast<int>(SweepFile::Csv) << QByteArray("A");
        QTest::newRow("cache") << static_cast<int>(SweepFile::TunerCache) << QByteArray("\"tune_params\"");
        QTest::newRow("t4") << static_cast<int>(SweepFile::Results) << QByteArray("\"results\"");
        QTest::newRow("nvbench") << static_cast<int>(SweepFile::Nvbench) << QByteArray("\"states\"");
    }
    void filesAreWrittenAsOthersReadThem()
    {
        QFETCH(int, file);
        QFETCH(QByteArray, words);
        const auto space = spaceOf({"A=1..3"});
        SweepResults results = resultsOf(space);
        results.append(measured(1, 4));
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("out"));
        QCOMPARE(writeSweepFile(static_cast<SweepFile>(file), path, [&] { return results.table(); }), QString());
        QFile written(path);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray text = written.readAll();
        QVERIFY2(text.contains(words), text.constData());
        QVERIFY(!writeSweepFile(static_cast<SweepFile>(file), folder.filePath(QStringLiteral("no/where/out")), [&] {
                     return results.table();
                 }).isEmpty());
    }

private:
    static bool attemptAxis(const QString& axis)
    {
        try {
            return !parseAxis(axis.toStdString()).values.empty();
        } catch (const Error&) {
            return false;
        }
    }
};

KD_TEST(TestSweepModels, QCoreApplication)

}  // namespace tst_sweepmodels

#include "tst_sweepmodels.moc"
