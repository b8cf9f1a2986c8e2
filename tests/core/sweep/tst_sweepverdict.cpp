// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/verdict.h"
#include "tests/program/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <utility>
#include <vector>

namespace tst_sweepverdict {

using namespace kd;

namespace {

using Kind = ComparisonVerdict::Kind;
using Pairs = std::vector<std::pair<int, int>>;

SweepResult timed(std::optional<std::uint64_t> point, double median, double halfWidth, const char* key)
{
    SweepResult result{.point = point, .figure = median};
    result.intervalLow = median - halfWidth;
    result.intervalHigh = median + halfWidth;
    result.launchKey = key;
    return result;
}

/// Today's 12, and points 0, 1, 3 and 4 whose intervals overlap; 2 is the code of 1.
SweepTable timedTable()
{
    SweepTable table{.header = {}, .space = SweepSpace({parseAxis("TILE=1..6")}, {}), .results = {}, .election = {}, .comparisons = {}};
    table.results = {timed({}, 12, 1, "today"), timed(0, 10.0, 0.3, "a"),  timed(1, 10.1, 0.3, "b"), timed(2, 10.1, 0.3, "b"),
                     timed(3, 10.2, 0.3, "c"),  timed(4, 10.25, 0.2, "d"), timed(5, 11.0, 0.2, "e")};
    table.results[3].state = SweepResult::State::Same;
    table.results[3].sameAs = 1;
    return table;
}

int number(std::optional<std::uint64_t> point)
{
    return point ? static_cast<int>(*point) : -1;
}

/// Compares what is asked for, as `kindOf` says, until there is a verdict; gives the pairs.
Pairs compareAll(SweepTable& table, const std::function<Kind(std::uint64_t second)>& kindOf)
{
    Pairs pairs;
    for (SweepJudgement judgement = judgementOf(table); judgement.next; judgement = judgementOf(table)) {
        pairs.emplace_back(number(judgement.next->first), number(judgement.next->second));
        PointComparison comparison{.first = judgement.next->first, .second = judgement.next->second, .verdict = {}, .time = {}};
        comparison.verdict.kind = kindOf(*comparison.second);
        comparison.verdict.ratio = 0.85;
        comparison.verdict.low = 0.84;
        comparison.verdict.high = 0.86;
        table.comparisons.push_back(comparison);
    }
    return pairs;
}

SweepHeader header()
{
    return {.key = "k", .kernel = "saxpy", .device = "GPU", .axes = {parseAxis("TILE=1..6")}, .points = 6};
}

}  // namespace

class SweepVerdictTest : public QObject {
    Q_OBJECT
private slots:
    /// The best by its first samples is not the best when it is launched beside the others.
    void noiseElectsNoPoint()
    {
        SweepTable table = timedTable();
        QCOMPARE(judgementOf(table).total, std::size_t{3});
        QVERIFY(!judgementOf(table).verdict);
        const Pairs pairs = compareAll(table, [](std::uint64_t second) { return second == 3 ? Kind::Faster : Kind::Same; });
        QCOMPARE(pairs, (Pairs{{0, 1}, {0, 3}, {-1, 3}}));
        const SweepJudgement judgement = judgementOf(table);
        QCOMPARE(judgement.done, std::size_t{3});
        const SweepVerdict& verdict = *judgement.verdict;
        QCOMPARE(verdict.finalists, (std::vector<std::uint64_t>{0, 1, 3}));
        QCOMPARE(verdict.point, std::uint64_t{3});
        QVERIFY(verdict.hasToday && verdict.against.kind == Kind::Faster);
        table.election = electionOf(verdict);
        QCOMPARE(table.best(), &table.results[4]);
        QCOMPARE(table.election->low, 0.84);
    }

    void aFailedPointIsNotElected()
    {
        SweepTable table = timedTable();
        table.comparisons.push_back({.first = 0, .second = 1, .verdict = {}, .hasFirstFailed = true, .time = {}});
        QCOMPARE(number(judgementOf(table).next->first), 1);
    }

    void theProgramAsItStandsIsComparedWhereItIsAnother()
    {
        const auto same = [](std::uint64_t) { return Kind::Same; };
        SweepTable ofItsCode = timedTable();
        ofItsCode.results[1].launchKey = "today";
        QCOMPARE(compareAll(ofItsCode, same).size(), std::size_t{2});
        const SweepJudgement judgement = judgementOf(ofItsCode);
        QVERIFY(judgement.verdict->isSameCode && judgement.verdict->against.kind == Kind::Same);
        QCOMPARE(judgement.done, judgement.total);
        SweepTable withoutIt = timedTable();
        withoutIt.results.erase(withoutIt.results.begin());
        QCOMPARE(compareAll(withoutIt, same).size(), std::size_t{2});
        QVERIFY(!judgementOf(withoutIt).verdict->hasToday);
        withoutIt.results.clear();
        QVERIFY(!judgementOf(withoutIt).verdict && !judgementOf(withoutIt).next);
    }

    void countsAreJudgedAsTheyAre()
    {
        SweepTable table{.header = {}, .space = SweepSpace({parseAxis("TILE=1..2")}, {}), .results = {}, .election = {}, .comparisons = {}};
        table.header.figure = SweepFigure::Instructions;
        table.results = {{.figure = 100.0}, {.point = 0, .figure = 120.0}, {.point = 1, .figure = 50.0}};
        const SweepJudgement judgement = judgementOf(table);
        QVERIFY(!judgement.next && judgement.total == 0);
        QCOMPARE(judgement.verdict->point, std::uint64_t{1});
        QCOMPARE(judgement.verdict->against.ratio, 0.5);
        QVERIFY(judgement.verdict->against.kind == Kind::Faster);
    }

    /// What was compared before is not asked for again, wherever the journal was cut off.
    void journalsKeepComparisons()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("journal")).toStdString();
        SweepTable table = timedTable();
        table.header = header();
        compareAll(table, [](std::uint64_t second) { return second == 3 ? Kind::Faster : Kind::CannotTell; });
        table.comparisons.back().verdict.reasons = {{ComparisonReason::Kind::Throttled, "it was hot"}};
        {
            SweepJournal journal(path, header(), SweepJournal::Start::New);
            for (const SweepResult& result : table.results)
                journal.add(result);
            for (const PointComparison& comparison : table.comparisons)
                journal.add(comparison);
        }
        const SweepJournal journal(path, header(), SweepJournal::Start::Resume);
        QCOMPARE(journal.results().size(), table.results.size());
        QCOMPARE(journal.comparisons().size(), std::size_t{3});
        QVERIFY(!journal.comparisons()[2].first);
        QVERIFY(journal.comparisons()[2].verdict.reasons == table.comparisons[2].verdict.reasons);
        table.comparisons = journal.comparisons();
        const SweepJudgement judgement = judgementOf(table);
        QVERIFY(!judgement.next && judgement.verdict->point == 3);
        table.comparisons.pop_back();
        QCOMPARE(number(judgementOf(table).next->second), 3);
        QVERIFY(!judgementOf(table).next->first);
    }

    void tablesOfJournalsKnowTheElectedPoint()
    {
        SweepRecords records{.hasHeader = true, .header = header(), .results = timedTable().results, .checks = {}, .comparisons = {}};
        QVERIFY(!tableOf(records).election);
        SweepTable table = timedTable();
        compareAll(table, [](std::uint64_t second) { return second == 3 ? Kind::Faster : Kind::Same; });
        records.comparisons = table.comparisons;
        const SweepTable read = tableOf(records);
        QCOMPARE(read.election->point, std::uint64_t{3});
        QCOMPARE(*read.best()->point, std::uint64_t{3});
    }

    void aJudgementLooksAtAPart()
    {
        SweepTable table = timedTable();
        const SweepTable part = judgedPart(table);
        QCOMPARE(part.results.size(), std::size_t{4});
        QCOMPARE(number(judgementOf(part).next->second), number(judgementOf(table).next->second));
    }
};

KD_TEST(SweepVerdictTest, kd::test::NoApplication)

}  // namespace tst_sweepverdict

#include "tst_sweepverdict.moc"
