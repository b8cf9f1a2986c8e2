// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/driver/driverloader.h"
#include "core/measure/counters/linecomparison.h"
#include "core/measure/counters/linereading.h"
#include "core/measure/counters/sassapi.h"
#include "core/measure/runner.h"
#include "fakecuda/fakecuda.h"
#include "planbuilder.h"
#include "tests/program/testprogram.h"

#include <QCoreApplication>
#ifdef KD_HAS_CUPTI_HEADERS
#include <cupti_sass_metrics.h>
#endif

#include <QFile>
#include <QTest>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace tst_linecounting {

using kd::CounterReading;
using kd::CounterRefusal;
using kd::CountOutcome;
using kd::LineCount;
using kd::LineReading;

/// Counts by instruction and line, with a CUPTI of the test: see fakesass.cpp for what it counts.
class LineCountingTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void countsEachInstruction();
    void sumsTheLinesOfTheCubin();
    void countsByLineOnlyWhereItIsAsked();
    void saysWhyNothingIsCounted_data();
    void saysWhyNothingIsCounted();
    void believesNoLies_data();
    void believesNoLies();
    void saysWhatTheChipDoesNotCount();
    void countsByLineWhereCountersAreRefused();
    void comesBackFromJson();
    void refusesWhatIsNoReading_data();
    void refusesWhatIsNoReading();
    void sumsStayWithinANumber();
    void marksWhatDiffers();
    void joinsFilesOfTwoSpellings();
    void structuresAreCuptis();

private:
    CountOutcome count(bool byLine = true);

    kd::DriverLoad m_driver;
};

void LineCountingTest::init()
{
    qputenv("KERNELDESK_LIBCUPTI", KD_FAKE_CUPTI);
    qunsetenv("KD_FAKE_CUPTI");
    kdFakeReset();
    m_driver = kd::loadDriver({KD_FAKE_CUDA});
    QVERIFY2(m_driver, m_driver.sentence.english().c_str());
}

void LineCountingTest::cleanup()
{
    qunsetenv("KD_FAKE_CUPTI");
    qputenv("KERNELDESK_LIBCUPTI", "/no/such/libcupti.so");
}

CountOutcome LineCountingTest::count(bool byLine)
{
    PlanBuilder plan("scale");
    plan.module("KDFAKE\nkernel scale params=4,4,8\n").value("n", 16).value("a", 2.0f);
    plan.buffer("y", 16, kd::Direction::InOut, {.kind = kd::Recipe::Kind::Ones}).expression("y", "2");
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    return runner.count({.run = plan.request, .cold = false, .byLine = byLine}, plan.blobs(), plan.prepareHost(), {});
}

void LineCountingTest::countsEachInstruction()
{
    const CountOutcome outcome = count();
    const LineReading& lines = outcome.lines;
    QVERIFY2(outcome.ok() && lines.ok(), lines.reason.english().c_str());
    QVERIFY(lines.source == CounterReading::Source::Gpu);
    QCOMPARE(lines.chip, std::string("GF100"));
    QCOMPARE(lines.version, 130001u);
    QVERIFY(lines.missing.empty());
    QCOMPARE(lines.instructions.size(), std::size_t{8});
    QCOMPARE(lines.instructions[1].offset, 16u);
    QCOMPARE(lines.instructions[0].count.activeLanes, std::uint64_t{64});
    QCOMPARE(lines.instructions[1].count.activeLanes, std::uint64_t{32});  // its predicate holds for half of them
    QCOMPARE(lines.instructions[3].count.requests, std::uint64_t{2});
    QCOMPARE(lines.instructions[3].count.sectors, std::uint64_t{16});
    QCOMPARE(lines.instructions[3].count.idealSectors, std::uint64_t{8});
    QCOMPARE(lines.instructions[4].count.bankConflicts, std::uint64_t{4});
    QCOMPARE(lines.counts.totals.executed, std::uint64_t{16});  // of one launch
    QCOMPARE(lines.counts.totals.activeLanes, std::uint64_t{7 * 64 + 32});
    QVERIFY(lines.counts.lines.empty());  // the test's module has no line table
    QCOMPARE(kdFakeLive(), std::size_t{0});
}

void LineCountingTest::sumsTheLinesOfTheCubin()
{
    QFile file(QStringLiteral(KD_TEST_DATA "/compile/cubins/lines_sm_90.cubin"));
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray bytes = file.readAll();
    PlanBuilder plan("second");
    plan.module(std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))));
    plan.buffer("y", 16, kd::Direction::InOut);
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    const CountOutcome outcome =
        runner.count({.run = plan.request, .cold = false, .byLine = true}, plan.blobs(), plan.prepareHost(), {});
    QVERIFY2(outcome.lines.ok(), (outcome.run.message.english() + outcome.lines.reason.english()).c_str());
    const std::vector<LineCount>& lines = outcome.lines.counts.lines;
    QCOMPARE(lines.size(), std::size_t{3});
    QCOMPARE(lines[1].position.file, std::string("lines.cu"));  // without the folder that stands for relative names
    QCOMPARE(lines[1].position.line, 26);
    QCOMPARE(lines[1].executed, std::uint64_t{5 * 2});  // instructions at 16 to 80
    QCOMPARE(lines[1].sectors, std::uint64_t{16});
    QCOMPARE(lines[0].sectors, std::uint64_t{0});
    QCOMPARE(outcome.lines.instructions[3].count.position.line, 26);
}

void LineCountingTest::countsByLineOnlyWhereItIsAsked()
{
    const auto launches = [] { return kdFakeCalls("cuLaunchKernel") + kdFakeCalls("cuLaunchKernelEx"); };
    const CountOutcome outcome = count(false);
    QVERIFY(outcome.ok() && !outcome.lines.ok());
    QVERIFY(outcome.lines.refusal == CounterRefusal::None && outcome.lines.reason.empty());
    const int without = launches();
    QVERIFY(count().lines.ok());
    QCOMPARE(launches(), 2 * without + 1);
}

void LineCountingTest::saysWhyNothingIsCounted_data()
{
    QTest::addColumn<QByteArray>("mode");
    QTest::addColumn<CounterRefusal>("refusal");
    QTest::addColumn<QByteArray>("words");
    for (const char* const entry : {"SetConfig", "Enable", "GetDataProperties", "FlushData"})
        QTest::newRow(entry) << QByteArray("fails=cuptiSassMetrics") + entry + ":35" << CounterRefusal::Privileges
                             << QByteArray("NVreg_RestrictProfilingToAdminUsers=0");
    const auto row = [](const char* name, const char* mode, CounterRefusal refusal, const char* words) {
        QTest::newRow(name) << QByteArray(mode) << refusal << QByteArray(words);
    };
    row("a second subscriber", "fails=cuptiSassMetricsSetConfig:39", CounterRefusal::OtherProfiler, "Another profiler");
    row("a chip without them", "fails=cuptiSassMetricsGetNumOfMetrics:27", CounterRefusal::Unsupported, "no hardware counters");
    row("anything else", "fails=cuptiSassMetricsGetMetrics:999", CounterRefusal::Failed, "cuptiSassMetricsGetMetrics");
    row("no records", "sassnone", CounterRefusal::Failed, "counted nothing in this launch");
    row("another kernel's", "sassother", CounterRefusal::Failed, "counted nothing of the kernel scale");
    row("nobody's", "sassnames", CounterRefusal::Failed, "counted nothing of the kernel scale");
}

void LineCountingTest::saysWhyNothingIsCounted()
{
    QFETCH(QByteArray, mode);
    QFETCH(CounterRefusal, refusal);
    QFETCH(QByteArray, words);
    qputenv("KD_FAKE_CUPTI", mode.constData());
    const CountOutcome outcome = count();
    QVERIFY2(outcome.ok(), outcome.reading.reason.english().c_str());  // the counters of the whole launch are still there
    const std::string reason = outcome.lines.reason.english();
    QVERIFY2(outcome.lines.refusal == refusal, reason.c_str());
    QVERIFY2(reason.find(words.constData()) != std::string::npos, reason.c_str());
    QVERIFY(outcome.lines.reason.isSentence() && outcome.lines.instructions.empty());
    qunsetenv("KD_FAKE_CUPTI");
    QVERIFY(count().lines.ok());  // what was begun was ended
}

void LineCountingTest::believesNoLies_data()
{
    QTest::addColumn<QByteArray>("mode");
    QTest::newRow("more records than memory") << QByteArray("sassendless");
    QTest::newRow("a value for each SM") << QByteArray("sassinstances");
    QTest::newRow("a count beyond all launches") << QByteArray("sasslarge");
    QTest::newRow("more instructions than a kernel has") << QByteArray("sassmany");
}

void LineCountingTest::believesNoLies()
{
    QFETCH(QByteArray, mode);
    qputenv("KD_FAKE_CUPTI", mode.constData());
    const CountOutcome outcome = count();
    QVERIFY(outcome.ok());
    QVERIFY2(outcome.lines.refusal == CounterRefusal::Failed, outcome.lines.reason.english().c_str());
    QVERIFY(outcome.lines.reason.isSentence() && outcome.lines.instructions.empty());
}

void LineCountingTest::saysWhatTheChipDoesNotCount()
{
    qputenv("KD_FAKE_CUPTI", "sassfew");
    const LineReading lines = count().lines;
    QVERIFY2(lines.ok(), lines.reason.english().c_str());
    QCOMPARE(lines.missing, (std::vector<std::string>{"globalRequests", "globalSectors", "idealSectors", "bankConflicts"}));
    QVERIFY(lines.has("warpInstructions") && !lines.has("bankConflicts"));
    QCOMPARE(lines.instructions[1].count.activeLanes, std::uint64_t{64});  // predicates are not counted either
    QCOMPARE(lines.counts.totals.sectors, std::uint64_t{0});
}

void LineCountingTest::countsByLineWhereCountersAreRefused()
{
    qputenv("KD_FAKE_CUPTI", "fails=cuptiRangeProfilerEnable:35");
    const CountOutcome outcome = count();
    QVERIFY(outcome.reading.refusal == CounterRefusal::Privileges);
    QVERIFY2(outcome.lines.ok(), outcome.lines.reason.english().c_str());
}

void LineCountingTest::comesBackFromJson()
{
    LineReading reading = count().lines;
    reading.instructions[2].count.position = {.file = "a.cu", .line = 7};
    reading.missing = {"bankConflicts"};
    reading.counts = kd::sumOf(reading.instructions);
    const kd::Json json = reading;
    const auto again = kd::Json::parse(json.dump()).get<LineReading>();
    QCOMPARE(kd::Json(again), json);
    QCOMPARE(again.instructions.size(), reading.instructions.size());
    QCOMPARE(again.instructions[2].count.position.file, std::string("a.cu"));
    QCOMPARE(again.instructions[4].count.bankConflicts, std::uint64_t{4});
    QCOMPARE(again.counts.lines.at(0).position.line, 7);
    QCOMPARE(again.counts.totals.executed, reading.counts.totals.executed);
    const LineReading refused = kd::refusedLines(CounterRefusal::Virtual, "It is virtual.");
    QVERIFY(kd::Json(refused).get<LineReading>().refusal == CounterRefusal::Virtual);
}

void LineCountingTest::refusesWhatIsNoReading_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("an unknown source") << QByteArray(R"({"source": "guess"})");
    QTest::newRow("a row that is too short") << QByteArray(R"({"files": ["a"], "lines": [[0, 1, 2]]})");
    QTest::newRow("a row without a file") << QByteArray(R"({"files": [], "lines": [[0, 1, 1, 1, 1, 1, 1, 1]]})");
    QTest::newRow("a file beyond the list") << QByteArray(R"({"files": ["a"], "lines": [[1, 1, 1, 1, 1, 1, 1, 1]]})");
    QTest::newRow("a count below 0") << QByteArray(R"({"files": ["a"], "lines": [[0, 1, -1, 1, 1, 1, 1, 1]]})");
    QTest::newRow("a line beyond numbers") << QByteArray(R"({"files": ["a"], "lines": [[0, 3000000000, 1, 1, 1, 1, 1, 1]]})");
    QTest::newRow("an offset beyond numbers")
        << QByteArray(R"({"files": ["a"], "instructions": [[5000000000, 0, 1, 1, 1, 1, 1, 1, 1]]})");
    QTest::newRow("lines that are a number") << QByteArray(R"({"files": ["a"], "lines": 3})");
    QTest::newRow("a file that is a number") << QByteArray(R"({"files": [3]})");
    QByteArray many = R"({"files": ["a"], "instructions": [)";
    for (std::size_t i = 0; i <= LineReading::kMaxInstructions; ++i)
        many += QByteArray(i == 0 ? "" : ",") + "[0,0,1,1,1,1,1,1,1]";
    QTest::newRow("too many instructions") << many + "]}";
}

void LineCountingTest::refusesWhatIsNoReading()
{
    QFETCH(QByteArray, json);
    const kd::Json parsed = kd::Json::parse(json.toStdString());
    QVERIFY_THROWS_EXCEPTION(kd::RuntimeError, parsed.get<LineReading>());
}

void LineCountingTest::sumsStayWithinANumber()
{
    constexpr std::uint64_t kLargest = std::numeric_limits<std::uint64_t>::max();
    const LineCount large{.position = {.file = "a", .line = 1}, .executed = kLargest};
    const std::vector<kd::SassCount> instructions{{.offset = 0, .count = large}, {.offset = 16, .count = large}};
    QCOMPARE(kd::sumOf(instructions).totals.executed, kLargest);
    QCOMPARE(kd::sumOf(instructions).lines.at(0).executed, kLargest);
}

namespace {

LineReading readingWith(CounterReading::Source source, std::vector<LineCount> lines)
{
    LineReading reading{.source = source};
    reading.counts.lines = std::move(lines);
    for (const LineCount& line : reading.counts.lines)
        for (const kd::LineFigure& figure : kd::lineFigures())
            reading.counts.totals.*figure.count += line.*figure.count;
    return reading;
}

}  // namespace

void LineCountingTest::marksWhatDiffers()
{
    const LineCount same{.position = {.file = "a.cu", .line = 3}, .executed = 9, .requests = 2, .sectors = 8, .idealSectors = 8};
    LineCount inPtx = same;
    inPtx.executed = 5;
    const LineCount conflicts{.position = {.file = "a.cu", .line = 4}, .executed = 1, .bankConflicts = 4};
    const LineCount only{.position = {.file = "a.cu", .line = 1}, .executed = 3};
    LineReading gpu = readingWith(CounterReading::Source::Gpu, {only, same, conflicts});
    const LineReading emulated = readingWith(CounterReading::Source::Emulated, {inPtx});
    const std::vector<kd::ComparedLine> lines = kd::compareLines(gpu, emulated);
    QCOMPARE(lines.size(), std::size_t{4});
    QVERIFY(lines[0].first && !lines[0].second && lines[0].differing.empty());  // instructions that SASS alone has there
    QVERIFY(lines[1].differing.empty());                                        // fewer instructions are no difference
    QCOMPARE(lines[2].differing, (std::vector<std::string_view>{"bankConflicts"}));
    QVERIFY(lines[3].position.file.empty());
    QCOMPARE(lines[3].differing, (std::vector<std::string_view>{"bankConflicts"}));
    QCOMPARE(lines[3].first->executed, std::uint64_t{13});
    gpu.missing = {"bankConflicts"};
    QVERIFY(kd::compareLines(gpu, emulated)[2].differing.empty());  // one did not count it
    QVERIFY(kd::compareLines({}, {}).empty());
}

void LineCountingTest::joinsFilesOfTwoSpellings()
{
    const auto line = [](const char* file) { return LineCount{.position = {.file = file, .line = 3}, .sectors = 8}; };
    const LineReading gpu = readingWith(CounterReading::Source::Gpu, {line("/home/u/a.cu"), line("/home/u/ba.cu")});
    const LineReading emulated = readingWith(CounterReading::Source::Emulated, {line("/other/ba.cu"), line("a.cu")});
    const std::vector<kd::ComparedLine> lines = kd::compareLines(gpu, emulated);
    QCOMPARE(lines.size(), std::size_t{4});
    QVERIFY(lines[0].second && lines[0].differing.empty());
    QVERIFY(!lines[1].second && !lines[2].first);
}

#ifdef KD_HAS_CUPTI_HEADERS
#define KD_SASS_SIZE(mine, theirs) static_assert(kd::cupti::kParamsSize<kd::cupti::mine> == theirs##_STRUCT_SIZE)
#define KD_SASS_PLACE(mine, member, theirs, other) \
    static_assert(offsetof(kd::cupti::mine, member) == offsetof(theirs, other) && \
                  sizeof(kd::cupti::mine::member) == sizeof(theirs::other))

KD_SASS_SIZE(SassGetNumOfMetrics, CUpti_SassMetrics_GetNumOfMetrics_Params);
KD_SASS_PLACE(SassGetNumOfMetrics, count, CUpti_SassMetrics_GetNumOfMetrics_Params, numOfMetrics);
KD_SASS_SIZE(SassGetMetrics, CUpti_SassMetrics_GetMetrics_Params);
KD_SASS_PLACE(SassGetMetrics, metrics, CUpti_SassMetrics_GetMetrics_Params, pMetricsList);
static_assert(sizeof(kd::cupti::SassMetricDetails) == sizeof(CUpti_SassMetrics_MetricDetails));
KD_SASS_PLACE(SassMetricDetails, name, CUpti_SassMetrics_MetricDetails, pMetricName);
KD_SASS_SIZE(SassSetConfig, CUpti_SassMetricsSetConfig_Params);
KD_SASS_PLACE(SassSetConfig, configs, CUpti_SassMetricsSetConfig_Params, pConfigs);
KD_SASS_PLACE(SassSetConfig, device, CUpti_SassMetricsSetConfig_Params, deviceIndex);
static_assert(sizeof(kd::cupti::SassConfig) == sizeof(CUpti_SassMetrics_Config));
KD_SASS_PLACE(SassConfig, granularity, CUpti_SassMetrics_Config, outputGranularity);
KD_SASS_SIZE(SassUnsetConfig, CUpti_SassMetricsUnsetConfig_Params);
KD_SASS_PLACE(SassUnsetConfig, device, CUpti_SassMetricsUnsetConfig_Params, deviceIndex);
KD_SASS_SIZE(SassEnable, CUpti_SassMetricsEnable_Params);
KD_SASS_PLACE(SassEnable, isLazy, CUpti_SassMetricsEnable_Params, enableLazyPatching);
KD_SASS_SIZE(SassDisable, CUpti_SassMetricsDisable_Params);
KD_SASS_PLACE(SassDisable, dropped, CUpti_SassMetricsDisable_Params, numOfDroppedRecords);
KD_SASS_SIZE(SassGetDataProperties, CUpti_SassMetricsGetDataProperties_Params);
KD_SASS_PLACE(SassGetDataProperties, records, CUpti_SassMetricsGetDataProperties_Params, numOfPatchedInstructionRecords);
KD_SASS_PLACE(SassGetDataProperties, instances, CUpti_SassMetricsGetDataProperties_Params, numOfInstances);
static_assert(sizeof(kd::cupti::SassValue) == sizeof(CUpti_SassMetrics_InstanceValue));
static_assert(sizeof(kd::cupti::SassData) == sizeof(CUpti_SassMetrics_Data));
KD_SASS_PLACE(SassData, function, CUpti_SassMetrics_Data, functionName);
KD_SASS_PLACE(SassData, offset, CUpti_SassMetrics_Data, pcOffset);
KD_SASS_PLACE(SassData, values, CUpti_SassMetrics_Data, pInstanceValues);
KD_SASS_SIZE(SassFlushData, CUpti_SassMetricsFlushData_Params);
KD_SASS_PLACE(SassFlushData, records, CUpti_SassMetricsFlushData_Params, numOfPatchedInstructionRecords);
KD_SASS_PLACE(SassFlushData, data, CUpti_SassMetricsFlushData_Params, pMetricsData);
static_assert(kd::cupti::kWholeGpu == CUPTI_SASS_METRICS_OUTPUT_GRANULARITY_GPU);
#undef KD_SASS_SIZE
#undef KD_SASS_PLACE
#endif

void LineCountingTest::structuresAreCuptis()
{
#ifdef KD_HAS_CUPTI_HEADERS
    QVERIFY2(kd::cupti::kParamsSize<kd::cupti::SassData> == 40, "the compiler has compared the others");
#else
    QSKIP("CUPTI's headers are not here, so that nothing can be compared with them");
#endif
}

KD_TEST(LineCountingTest, QCoreApplication)

}  // namespace tst_linecounting

#include "tst_linecounting.moc"
