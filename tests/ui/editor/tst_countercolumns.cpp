// SPDX-License-Identifier: GPL-3.0-or-later
// Counters of a run as columns beside its source.
#include "ui/editor/countercolumns.h"
#include "ui/editor/linetracker.h"
#include "ui/editor/registercolumn.h"
#include "tests/program/testprogram.h"

#include <QtTest>

namespace tst_countercolumns {

using namespace kd;

namespace {

LaunchCounts counts()
{
    LaunchCounts counts;
    counts.lines = {
        {.position = {"a.cu", 9}, .executed = 4000, .activeLanes = 64000, .requests = 100, .sectors = 1600, .idealSectors = 400},
        {.position = {"a.cu", 4}, .executed = 1000, .activeLanes = 32000, .bankConflicts = 310},
        {.position = {"b.cuh", 4}, .executed = 9000, .activeLanes = 9000},
        // The same line, inlined elsewhere.
        {.position = {"a.cu", 9}, .executed = 1000000, .activeLanes = 32000000},
        {.position = {"a.cu", 0}, .executed = 5},
    };
    return counts;
}

std::vector<LineColumn> columns(const LaunchCounts& of)
{
    return counterColumns(of, [](const std::string& file) { return file == "a.cu"; });
}

}  // namespace

class CounterColumnsTest : public QObject {
    Q_OBJECT
private slots:
    void countersStandAtTheirLines()
    {
        const std::vector<LineColumn> all = columns(counts());
        QCOMPARE(all.size(), std::size_t(4));
        const LineColumn& executed = all[0];
        QCOMPARE(executed.id, QStringLiteral("executed"));
        QCOMPARE(executed.cells.size(), std::size_t(2));
        QCOMPARE(executed.cells[0].line, 3);
        QCOMPARE(executed.cells[0].text, QStringLiteral("1.0k"));
        QCOMPARE(executed.cells[1].line, 8);
        QCOMPARE(executed.cells[1].text, QStringLiteral("1.0M"));
        QCOMPARE(executed.cells[1].share, 0.0);
        QVERIFY(executed.cells[1].isPeak && !executed.cells[0].isPeak);
        QVERIFY(executed.cells[0].share > 0.99);
        const LineColumn& sectors = all[2];
        QCOMPARE(sectors.cells.size(), std::size_t(1));
        QCOMPARE(sectors.cells[0].text, QStringLiteral("4.0\u00d7"));
        QCOMPARE(sectors.cells[0].share, 0.25);
        QVERIFY(sectors.cells[0].tip.contains(QStringLiteral("100 requests")));
        QCOMPARE(all[3].cells.front().text, QStringLiteral("310"));
    }

    void lanesAreAnAverage()
    {
        LaunchCounts one;
        one.lines = {{.position = {"a.cu", 1}, .executed = 10, .activeLanes = 85},
                     {.position = {"a.cu", 2}, .executed = 10, .activeLanes = 320}};
        const std::vector<LineColumn> all = columns(one);
        QCOMPARE(all.size(), std::size_t(2));
        QCOMPARE(all[1].cells[0].text, QStringLiteral("8.5"));
        QCOMPARE(all[1].cells[1].text, QStringLiteral("32"));
        QCOMPARE(all[1].cells[1].share, 1.0);
    }

    void nothingCountedIsNoColumn()
    {
        QVERIFY(columns({}).empty());
        LaunchCounts other;
        other.lines = {{.position = {"b.cuh", 4}, .executed = 9000}, {.position = {"a.cu", -7}, .executed = 1}};
        QVERIFY(columns(other).empty());
    }

    void registersAreTheMostOfALine()
    {
        Listing listing{.language = Listing::Language::Sass};
        const auto add = [&](std::uint32_t programLine, std::uint16_t registers,
                             ListingLine::Kind kind = ListingLine::Kind::Instruction) {
            listing.lines.push_back({.programLine = programLine, .registers = registers, .kind = kind});
        };
        add(99, 90);  // of another function
        add(7, 20);
        add(7, 47);
        add(5, 22);
        add(0, 10);
        add(7, 250, ListingLine::Kind::Comment);
        add(6, 0);
        const LineColumn column = registerColumn(listing, {.firstLine = 1, .lineCount = 6});
        QCOMPARE(column.cells.size(), std::size_t(2));
        QCOMPARE(column.cells[0].line, 4);
        QCOMPARE(column.cells[0].text, QStringLiteral("22"));
        QVERIFY(!column.cells[0].isPeak);
        QCOMPARE(column.cells[1].text, QStringLiteral("47"));
        QCOMPARE(column.cells[1].share, 1.0);
        QVERIFY(column.cells[1].isPeak);
        // A function that says to go on behind the listing's end.
        QCOMPARE(registerColumn(listing, {.firstLine = 5, .lineCount = 4000000000U}).cells.size(), std::size_t(0));
    }

    void countsOfAnOlderTextMove()
    {
        LineTracker log;
        log.note(2, 0, 2, true);
        log.note(3, 10, 0, false);
        LineColumn column = columns(counts())[0];
        moveCells(column, log, 1);
        // Line 9 is line 11 by now, and was edited there.
        QCOMPARE(column.cells.size(), std::size_t(1));
        QCOMPARE(column.cells[0].line, 5);
    }
};

KD_TEST(CounterColumnsTest, kd::test::NoApplication)

}  // namespace tst_countercolumns

#include "tst_countercolumns.moc"
