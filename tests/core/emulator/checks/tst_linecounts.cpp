// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checks/linecounts.h"
#include "tests/program/testprogram.h"

#include <QtTest>

namespace tst_linecounts {

using namespace kd;
using namespace kd::emulator;

namespace {

// Two files; instruction i of `function` is at place i, the last one at none.
struct Sample {
    ptx::Module module;
    ptx::Function function;
    std::vector<Instruction> code;
    std::vector<InstructionCount> counts;

    Sample()
    {
        module.files = {"b.cu", "a.h"};
        module.places = {{.file = 0, .line = 7},
                         {.file = 1, .line = 3, .inlinedAt = 0},
                         {.file = 0, .line = 7, .column = 9},
                         {.file = 0, .line = 2}};
        for (std::int32_t place : {0, 1, 2, 3, -1})
            function.body.push_back({.place = place});
        for (std::uint32_t i = 0; i < 5; ++i) {
            code.push_back({.source = i});
            counts.push_back(
                {.executed = i + 1, .lanes = 10 * (i + 1), .requests = 1, .sectors = 4, .idealSectors = 2, .bankConflicts = i});
        }
    }
    FunctionCounts all() const { return {&module, &function, code, counts}; }
};

}  // namespace

class LineCountsTest : public QObject {
    Q_OBJECT
private slots:
    void sumsOverLines();
    void leavesOutWhatNeverRan();
    void joinsFunctions();
    void keepsClearOfStrayPlaces();
    void addsThreads();
};

void LineCountsTest::sumsOverLines()
{
    const Sample sample;
    const FunctionCounts functions[] = {sample.all()};
    const LaunchCounts counts = foldByLine(functions);
    QCOMPARE(counts.lines.size(), 3u);
    QCOMPARE(counts.lines[0].position.file, std::string("a.h"));
    QCOMPARE(counts.lines[0].position.line, 3);
    QCOMPARE(counts.lines[0].executed, 2u);
    QCOMPARE(counts.lines[1].position.file, std::string("b.cu"));
    QCOMPARE(counts.lines[1].position.line, 2);
    QCOMPARE(counts.lines[2].position.line, 7);
    QCOMPARE(counts.lines[2].executed, 1u + 3u);
    QCOMPARE(counts.lines[2].activeLanes, 40u);
    QCOMPARE(counts.lines[2].requests, 2u);
    QCOMPARE(counts.lines[2].sectors, 8u);
    QCOMPARE(counts.lines[2].idealSectors, 4u);
    QCOMPARE(counts.lines[2].bankConflicts, 2u);
    QCOMPARE(counts.totals.executed, 15u);  // the instruction without a line as well
    QCOMPARE(counts.totals.bankConflicts, 10u);
    QVERIFY(counts.totals.position.file.empty());
    QCOMPARE(counts.totals.position.line, 0);
}

void LineCountsTest::leavesOutWhatNeverRan()
{
    Sample sample;
    sample.counts[1] = {};
    const FunctionCounts functions[] = {sample.all()};
    const LaunchCounts counts = foldByLine(functions);
    QCOMPARE(counts.lines.size(), 2u);
    QCOMPARE(counts.lines[0].position.file, std::string("b.cu"));
}

void LineCountsTest::joinsFunctions()
{
    const Sample sample;
    const FunctionCounts functions[] = {sample.all(), sample.all()};
    QCOMPARE(foldByLine(functions).totals.executed, 30u);
    QCOMPARE(foldByLine(functions).lines.size(), 3u);
    QVERIFY(foldByLine({}).lines.empty());
}

void LineCountsTest::keepsClearOfStrayPlaces()
{
    Sample sample;
    sample.code[0].source = 99;
    sample.function.body[1].place = 77;
    sample.module.places[2].file = 5;
    sample.module.places[3].line = 0;
    const FunctionCounts functions[] = {sample.all()};
    const LaunchCounts counts = foldByLine(functions);
    QVERIFY(counts.lines.empty());
    QCOMPARE(counts.totals.executed, 15u);
}

void LineCountsTest::addsThreads()
{
    const Sample sample;
    InstructionCount sum = sample.counts[1];
    add(sum, sample.counts[2]);
    QCOMPARE(sum.executed, 5u);
    QCOMPARE(sum.lanes, 50u);
    QCOMPARE(sum.requests, 2u);
    QCOMPARE(sum.sectors, 8u);
    QCOMPARE(sum.idealSectors, 4u);
    QCOMPARE(sum.bankConflicts, 3u);
}

KD_TEST(LineCountsTest, QCoreApplication)

}  // namespace tst_linecounts

#include "tst_linecounts.moc"
