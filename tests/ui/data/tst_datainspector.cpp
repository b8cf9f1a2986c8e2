// SPDX-License-Identifier: GPL-3.0-or-later
// What all views of Data share: which buffer, how it is looked at, where the cursor is.
#include "tests/program/testprogram.h"
#include "tests/ui/data/bufferclient.h"
#include "ui/data/datainspector.h"
#include "ui/workbench/documents/document.h"
#include "ui/workbench/documents/documents.h"

#include <QSignalSpy>
#include <QTest>

#include <limits>

namespace tst_datainspector {

using namespace kd;

namespace {

struct Bench {
    Bench() { keepImage(client); }
    void shape(const std::string& text)
    {
        ViewSettings settings = inspector.settings();
        settings.text.shape = text;
        inspector.setSettings(settings);
    }
    bool isAnswered()
    {
        return QTest::qWaitFor([&] { return inspector.statistics().answer() && !inspector.statistics().isBusy(); });
    }

    BufferClient client;
    Documents documents;
    DataInspector inspector{client, documents};
};

}  // namespace

class TestDataInspector : public QObject {
    Q_OBJECT
private slots:
    void saysWhatIsMissing()
    {
        Bench bench;
        QVERIFY(bench.inspector.whyNothing().contains(QStringLiteral("Nothing has run yet")));
        const std::shared_ptr<RunRecord> run = imageRun();
        run->outcome.contents[1].blob.clear();
        run->outcome.contents[1].missing = "The kernel faulted before it wrote this.";
        bench.inspector.setRun(run);
        QCOMPARE(bench.inspector.whyNothing(), QStringLiteral("The kernel faulted before it wrote this."));
        QCOMPARE(bench.inspector.count(), quint64{0});
    }

    void showsTheFirstOutputInItsShape()
    {
        Bench bench;
        bench.inspector.setRun(imageRun());
        QVERIFY(bench.inspector.whyNothing().isEmpty());
        QCOMPARE(bench.inspector.entry()->key(), QStringLiteral("out/after"));
        QCOMPARE(bench.inspector.numbers().axes.size(), std::size_t{2});
        QCOMPARE(bench.inspector.placeText(9), QStringLiteral("[1, 3]"));
        QVERIFY(bench.isAnswered());
        QCOMPARE(bench.inspector.statistics().answer()->statistics->max, 90.0);
        QTRY_VERIFY(bench.inspector.differences().answer() != nullptr);
        QCOMPARE(bench.inspector.differences().answer()->differences->differing, std::uint64_t{1});
    }

    void namesWhatIsWrongWithAShape()
    {
        Bench bench;
        bench.inspector.setRun(imageRun());
        bench.shape("5, 6");
        QCOMPARE(bench.inspector.problem().part, QStringLiteral("shape"));
        QVERIFY(!bench.inspector.problem().sentence.isEmpty());
        QCOMPARE(bench.inspector.whyNothing(), bench.inspector.problem().sentence);
        bench.shape("nowhere, 6");
        QCOMPARE(bench.inspector.problem().part, QStringLiteral("shape"));
        bench.shape("2, 12");
        QVERIFY(bench.inspector.problem().sentence.isEmpty());
        QCOMPARE(bench.inspector.placeText(13), QStringLiteral("[1, 1]"));
    }

    // Across runs, and in the session.
    void keepsTheViewWithTheBuffer()
    {
        Bench bench;
        bench.inspector.setRun(imageRun());
        bench.shape("3, 8");
        bench.inspector.select(QStringLiteral("in/before"));
        QCOMPARE(bench.inspector.numbers().axes.front().count, std::uint64_t{4});
        bench.inspector.select(QStringLiteral("out/after"));
        QCOMPARE(bench.inspector.numbers().axes.front().count, std::uint64_t{3});
        bench.inspector.setRun(imageRun());
        QCOMPARE(bench.inspector.numbers().axes.front().count, std::uint64_t{3});
        const DataViewTexts kept = dataViewTextsOf(bench.documents.current().session().view);
        QCOMPARE(QString::fromStdString(kept.at("image/out").shape), QStringLiteral("3, 8"));
        QVERIFY(!kept.contains("image/in"));
        DataInspector other(bench.client, bench.documents);
        other.setRun(imageRun());
        QCOMPARE(other.numbers().axes.front().count, std::uint64_t{3});
    }

    void sharesOneCursor()
    {
        Bench bench;
        bench.inspector.setRun(imageRun());
        QSignalSpy moved(&bench.inspector, &DataInspector::cursorChanged);
        bench.inspector.setCursor(9);
        QCOMPARE(moved.size(), 1);
        QTRY_COMPARE(bench.inspector.valueText(9), QStringLiteral("90"));
        QTRY_COMPARE(bench.inspector.expectedAt(9).value_or(-1), 9.0);
        bench.inspector.setCursor(1000);
        QCOMPARE(bench.inspector.cursor(), quint64{23});  // the last one
        bench.inspector.select(QStringLiteral("out/reference"));
        QCOMPARE(bench.inspector.cursor(), quint64{23});
    }

    void differenceIsOfBoth()
    {
        Bench bench;
        bench.inspector.setRun(imageRun());
        bench.inspector.select(QStringLiteral("out/difference"));
        QVERIFY(bench.inspector.whyNothing().isEmpty());
        QTRY_COMPARE(bench.inspector.valueText(9), QStringLiteral("81"));
        QTRY_COMPARE(bench.inspector.valueText(8), QStringLiteral("0"));
        QTRY_VERIFY(bench.inspector.range());
        QTRY_COMPARE(bench.inspector.range()->high, 81.0);
    }

    // Not those of the output; and what is looked for is looked for among the differences.
    void differenceHasItsOwnFiguresAndSearches()
    {
        Bench bench;
        std::vector<float> values(24, std::numeric_limits<float>::infinity());
        values[4] = std::numeric_limits<float>::quiet_NaN();
        bench.client.keep("out", values);
        bench.client.keep("expected", values);
        values.assign(24, 3);
        values[20] = -std::numeric_limits<float>::infinity();
        bench.client.keep("out", values);
        bench.inspector.setRun(imageRun());
        QVERIFY(bench.isAnswered());
        QCOMPARE(bench.inspector.statistics().answer()->statistics->nan, std::uint64_t{0});
        bench.inspector.select(QStringLiteral("out/difference"));
        QVERIFY(bench.isAnswered());
        const DataStatistics& statistics = *bench.inspector.statistics().answer()->statistics;
        QCOMPARE(statistics.nan, std::uint64_t{1});
        QCOMPARE(statistics.negativeInfinities, std::uint64_t{23});
        bench.inspector.setCursor(0);
        bench.inspector.seek(SoughtValue::NaN, SeekDirection::Forward);
        QTRY_COMPARE(bench.inspector.cursor(), quint64{4});
    }

    // A range that was chosen for the one is none for the other.
    void differenceKeepsItsOwnRange()
    {
        Bench bench;
        bench.inspector.setRun(imageRun());
        ViewSettings settings = bench.inspector.settings();
        settings.map = ColorMap::Grey;
        settings.range = RangeChoice{.isPercentile = false, .low = 3, .high = 4};
        bench.inspector.setSettings(settings);
        bench.inspector.select(QStringLiteral("out/difference"));
        QTRY_COMPARE(bench.inspector.range().value_or(ValueRange()).low, -81.0);
        settings = bench.inspector.settings();
        QVERIFY(settings.map == ColorMap::Grey);
        settings.range = RangeChoice{.isPercentile = false, .low = -1, .high = 1};
        bench.inspector.setSettings(settings);
        bench.inspector.select(QStringLiteral("out/after"));
        QVERIFY((bench.inspector.range() == ValueRange{3, 4}));
        bench.inspector.select(QStringLiteral("out/difference"));
        QVERIFY((bench.inspector.range() == ValueRange{-1, 1}));
    }

    void anotherRunMakesADifferenceToo()
    {
        Bench bench;
        const std::shared_ptr<RunRecord> older = imageRun();
        older->outcome.contents[1].blob = "expected";
        const std::shared_ptr<RunRecord> run = imageRun();
        run->number = 2;
        run->plan.references.clear();
        run->outcome.contents.pop_back();
        bench.inspector.setRuns({older, run});
        bench.inspector.setRun(run);
        const auto keys = [&] {
            QStringList list;
            for (const BufferEntry& each : bench.inspector.entries())
                list << each.key();
            return list;
        };
        QCOMPARE(keys(), (QStringList{"in/before", "out/after"}));
        QSignalSpy changed(&bench.inspector, &DataInspector::entriesChanged);
        bench.inspector.compareWith(older);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(keys(), (QStringList{"in/before", "out/after", "out/difference"}));
        QCOMPARE(bench.inspector.entry()->key(), QStringLiteral("out/after"));
        bench.inspector.select(QStringLiteral("out/difference"));
        QVERIFY(bench.isAnswered());
        QCOMPARE(bench.inspector.statistics().answer()->statistics->max, 81.0);
        bench.inspector.compareWith(nullptr);
        QCOMPARE(bench.inspector.entry()->key(), QStringLiteral("out/after"));
        QVERIFY(bench.isAnswered());
        QCOMPARE(bench.inspector.statistics().answer()->statistics->max, 90.0);
    }

    // An infinite difference has no place on a scale.
    void differenceWithInfinitiesHasARange()
    {
        Bench bench;
        std::vector<float> values(24, 1);
        values[3] = std::numeric_limits<float>::infinity();
        values[4] = std::numeric_limits<float>::quiet_NaN();
        bench.client.keep("out", values);
        bench.inspector.setRun(imageRun());
        bench.inspector.select(QStringLiteral("out/difference"));
        QTRY_VERIFY(bench.inspector.differences().answer() != nullptr);
        QTRY_VERIFY(bench.inspector.range());
        QVERIFY((bench.inspector.range() == ValueRange{-22, 22}));
    }

    void stepsThroughDifferencesAndNaN()
    {
        Bench bench;
        std::vector<float> values(24, 1);
        values[4] = std::numeric_limits<float>::quiet_NaN();
        values[20] = values[4];
        bench.client.keep("out", values);
        bench.inspector.setRun(imageRun());
        bench.inspector.seek(SoughtValue::NaN, SeekDirection::Forward);
        QTRY_COMPARE(bench.inspector.cursor(), quint64{4});
        bench.inspector.seek(SoughtValue::NaN, SeekDirection::Forward);
        QTRY_COMPARE(bench.inspector.cursor(), quint64{20});
        QSignalSpy told(&bench.inspector, &DataInspector::told);
        bench.inspector.seek(SoughtValue::NaN, SeekDirection::Forward);
        QTRY_COMPARE(bench.inspector.cursor(), quint64{4});
        QVERIFY(told.back()[0].toString().contains(QStringLiteral("this is the first")));
        bench.inspector.seek(SoughtValue::NaN, SeekDirection::Backward);
        QTRY_COMPARE(bench.inspector.cursor(), quint64{20});
        QVERIFY(told.back()[0].toString().contains(QStringLiteral("this is the last")));
        told.clear();
        bench.inspector.seek(SoughtValue::Infinite, SeekDirection::Forward);
        QTRY_VERIFY(!told.isEmpty());
        QVERIFY(told.back()[0].toString().contains(QStringLiteral("There is none")));
        QCOMPARE(bench.inspector.cursor(), quint64{20});
        keepImage(bench.client);
        bench.inspector.setRun(imageRun());
        bench.inspector.setCursor(0);
        bench.inspector.seekDifference(SeekDirection::Forward);
        QTRY_COMPARE(bench.inspector.cursor(), quint64{9});
        told.clear();
        bench.inspector.seekDifference(SeekDirection::Forward);
        QTRY_VERIFY(!told.isEmpty());
        QVERIFY(told.back()[0].toString().contains(QStringLiteral("no other one")));
        QCOMPARE(bench.inspector.cursor(), quint64{9});
    }

    void beginsAtTheFirstDifference()
    {
        Bench bench;
        bench.inspector.setRun(imageRun());
        QTRY_COMPARE(bench.inspector.cursor(), quint64{9});
        bench.inspector.setCursor(0);
        bench.inspector.setRun(imageRun());  // whoever moved it keeps it
        QTRY_VERIFY(bench.inspector.differences().answer() && !bench.inspector.differences().isBusy());
        QCOMPARE(bench.inspector.cursor(), quint64{0});
        bench.inspector.setCursor(5);
        bench.inspector.setRun(nullptr);  // a document without runs comes between
        bench.inspector.setRun(imageRun());
        QCOMPARE(bench.inspector.cursor(), quint64{5});
    }

    // Answers to what was asked before are dropped.
    void newestQuestionWins()
    {
        Bench bench;
        bench.client.hold();
        bench.inspector.setRun(imageRun());
        bench.inspector.select(QStringLiteral("in/before"));
        bench.client.release();
        QVERIFY(bench.isAnswered());
        QCOMPARE(bench.inspector.statistics().answer()->statistics->max, 23.0);
    }

    void saysThatTheWorkerLostTheBytes()
    {
        Bench bench;
        bench.inspector.setRun(imageRun());
        QVERIFY(bench.isAnswered());
        bench.client.drop("out");
        bench.inspector.valueText(0);
        QTRY_VERIFY(!bench.inspector.whyNothing().isEmpty());
        ViewSettings settings = bench.inspector.settings();
        settings.text.shape = "24";
        bench.inspector.setSettings(settings);
        QTRY_VERIFY(!bench.inspector.statistics().failure().isEmpty());
    }

    void rangeFollowsPercentilesAndTyping()
    {
        Bench bench;
        bench.inspector.setRun(imageRun());
        QVERIFY(bench.isAnswered());
        QVERIFY((bench.inspector.range() == ValueRange{0, 90}));
        ViewSettings settings = bench.inspector.settings();
        settings.range = RangeChoice{.isPercentile = true, .low = 10, .high = 90};
        bench.inspector.setSettings(settings);
        QTRY_VERIFY(bench.inspector.range() && bench.inspector.range()->high < 90);
        settings.range = RangeChoice{.isPercentile = false, .low = -3, .high = 4};
        bench.inspector.setSettings(settings);
        QVERIFY((bench.inspector.range() == ValueRange{-3, 4}));
    }

    void greysWhileAnotherRunIsUnderWay()
    {
        Bench bench;
        QSignalSpy old(&bench.inspector, &DataInspector::oldChanged);
        bench.inspector.setRun(imageRun());
        bench.inspector.setOld(true);
        QCOMPARE(old.size(), 1);
        QVERIFY(bench.inspector.isOld());
    }
};

KD_TEST(TestDataInspector, QCoreApplication)

}  // namespace tst_datainspector

#include "tst_datainspector.moc"
