// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.h"
#include "core/driver/driverloader.h"
#include "core/measure/counters/counterfigures.h"
#include "core/measure/counters/profilerlibrary.h"
#include "core/measure/runner.h"
#include "fakecuda/fakecuda.h"
#include "planbuilder.h"
#include "tests/program/testprogram.h"

#include <QCoreApplication>
#ifdef KD_HAS_CUPTI_HEADERS
#include <cupti_profiler_host.h>
#include <cupti_profiler_target.h>
#include <cupti_range_profiler.h>
#include <cupti_target.h>
#endif

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tst_counting {

using kd::CounterReading;
using kd::CounterRefusal;
using kd::CountOutcome;

namespace {

const std::string kModule = "KDFAKE\nkernel scale params=4,4,8\n";

bool contains(const kd::Message& message, const char* words)
{
    return message.english().find(words) != std::string::npos;
}

}  // namespace

class TestCounting : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void countsOneLaunchInPasses();
    void flushesL2OnlyWhereItIsToBeCold();
    void givesTheWorkOfARoofline();
    void saysWhoRefuses_data();
    void saysWhoRefuses();
    void saysWhatIsMissing_data();
    void saysWhatIsMissing();
    void countsNothingOfAKernelThatIsWrong();
    void survivesWhatCuptiGives_data();
    void survivesWhatCuptiGives();
    void runsAgainAfterARefusal();
    void readsTheDriversSetting_data();
    void readsTheDriversSetting();
    void figuresAreDistinct();
    void noMetricIsCountedTwice();
    void comesBackFromJson();
    void refusesWhatIsNoReading_data();
    void refusesWhatIsNoReading();
    void emulatedCountsAreFigures();
    void structuresAreCuptis();

private:
    CountOutcome count(kd::CountRequest request = {}, const kd::RunObserver& observer = {}, bool isWrong = false);

    kd::DriverLoad m_driver;
};

void TestCounting::init()
{
    qputenv("KERNELDESK_LIBCUPTI", KD_FAKE_CUPTI);
    qunsetenv("KD_FAKE_CUPTI");
    kdFakeReset();
    m_driver = kd::loadDriver({KD_FAKE_CUDA});
    QVERIFY2(m_driver, m_driver.sentence.english().c_str());
}

void TestCounting::cleanup()
{
    qunsetenv("KD_FAKE_CUPTI");
    qputenv("KERNELDESK_LIBCUPTI", "/no/such/libcupti.so");
}

CountOutcome TestCounting::count(kd::CountRequest request, const kd::RunObserver& observer, bool isWrong)
{
    PlanBuilder plan("scale");
    plan.module(kModule).value("n", 16).value("a", 2.0f).buffer("y", 16, kd::Direction::InOut, {.kind = kd::Recipe::Kind::Ones});
    plan.expression("y", isWrong ? "3" : "2");
    kd::Runner runner(*m_driver.api, 0, "cuda:0");
    request.run = plan.request;
    return runner.count(request, plan.blobs(), plan.prepareHost(), observer);
}

void TestCounting::countsOneLaunchInPasses()
{
    int open = 0;
    std::vector<std::size_t> told;
    const CountOutcome outcome = count({}, {.launched = [&] { ++open; },
                                            .completed = [&] { --open; },
                                            .progress = [&](std::size_t done, std::size_t total) {
                                                if (total == 3)
                                                    told.push_back(done);
                                            }});
    QVERIFY2(outcome.ok(), (outcome.run.message.english() + outcome.reading.reason.english()).c_str());
    QCOMPARE(open, 0);
    QCOMPARE(told, (std::vector<std::size_t>{0, 1, 2}));
    const CounterReading& reading = outcome.reading;
    QVERIFY(reading.source == CounterReading::Source::Gpu);
    QCOMPARE(reading.passes, 3u);
    QCOMPARE(reading.chip, std::string("GF100"));
    QCOMPARE(reading.version, 130001u);
    QVERIFY(reading.library.find("kdfakecupti") != std::string::npos);
    QCOMPARE(reading.find("dramReadBytes").value(), 4096.0);  // of one launch a pass
    QCOMPARE(reading.find("dramWriteBytes").value(), 2000.0);
    QVERIFY(!reading.find("l1Bytes"));
    QVERIFY(std::ranges::count(reading.missing, "l1Bytes") == 1);
    const auto half = std::ranges::find(reading.values, "tensorHalf", &kd::CounterValue::key);
    QVERIFY(half != reading.values.end());
    QCOMPARE(half->metric, std::string("sm__ops_path_tensor_src_fp16_dst_fp16.sum + sm__ops_path_tensor_src_fp16_dst_fp32.sum"));
    QCOMPARE(reading.values.size() + reading.missing.size(), kd::counterFigures().size());
    QVERIFY(outcome.run.verification.at(0).ok);
}

void TestCounting::flushesL2OnlyWhereItIsToBeCold()
{
    const CountOutcome cold = count();
    QVERIFY(cold.ok() && cold.cold);
    const int flushes = kdFakeCalls("cuMemsetD8Async");
    QCOMPARE(flushes, 3);
    const CountOutcome warm = count({.cold = false});
    QVERIFY(warm.ok() && !warm.cold);
    QCOMPARE(kdFakeCalls("cuMemsetD8Async"), flushes);
}

void TestCounting::givesTheWorkOfARoofline()
{
    CounterReading reading{.source = CounterReading::Source::Gpu};
    double value = 1;
    for (const char* const key : {"dramReadBytes", "dramWriteBytes", "l2Bytes", "addHalf", "mulHalf", "fmaHalf", "addSingle",
                                  "mulSingle", "fmaSingle", "addDouble", "mulDouble", "fmaDouble"})
        reading.values.push_back({.key = key, .metric = {}, .value = std::exchange(value, 2 * value)});
    const kd::CountedWork work = kd::workOf(reading).value();
    QCOMPARE(work.dramBytes, 3.0);
    QCOMPARE(work.l2Bytes, 4.0);
    QCOMPARE(work.half, 2.0 * (8 + 16 + 2 * 32));
    QCOMPARE(work.single, 64.0 + 128 + 2 * 256);
    QCOMPARE(work.dual, 512.0 + 1024 + 2 * 2048);
    QCOMPARE(work.flops(), work.half + work.single + work.dual);
    reading.values.push_back({.key = "threadInstructions", .metric = {}, .value = 1000});
    QCOMPARE(kd::workOf(reading)->half, work.half);  // beside additions multiply-adds are work
    reading.values[3].value = reading.values[4].value = 0;
    QCOMPARE(kd::workOf(reading)->half, 0.0);  // a few alone load constants
    reading.values[5].value = 51;
    QCOMPARE(kd::workOf(reading)->half, 4.0 * 51);
    reading.values.push_back({.key = "tensorBfloat", .metric = {}, .value = 5});
    QCOMPARE(kd::workOf(reading)->tensorHalf, 5.0);
    reading.values[0].value = std::nan("");
    QVERIFY(!kd::workOf(reading));
    reading.values[0].value = 1;
    reading.source = CounterReading::Source::Emulated;
    QVERIFY(!kd::workOf(reading));
}

void TestCounting::saysWhoRefuses_data()
{
    QTest::addColumn<QByteArray>("mode");
    QTest::addColumn<CounterRefusal>("refusal");
    QTest::addColumn<QByteArray>("words");
    for (const char* const entry : {"cuptiProfilerInitialize", "cuptiRangeProfilerEnable", "cuptiRangeProfilerSetConfig",
                                    "cuptiRangeProfilerStart", "cuptiRangeProfilerPushRange"})
        QTest::newRow(entry) << QByteArray("fails=") + entry + ":35" << CounterRefusal::Privileges
                             << QByteArray("NVreg_RestrictProfilingToAdminUsers=0");
    const auto row = [](const char* name, int result, CounterRefusal refusal, const char* words) {
        QTest::newRow(name) << QByteArray("fails=cuptiRangeProfilerEnable:") + QByteArray::number(result) << refusal
                            << QByteArray(words);
    };
    row("a virtual GPU", 33, CounterRefusal::Virtual, "virtual machine's host");
    row("a virtual GPU without the privilege", 40, CounterRefusal::Virtual, "virtual machine's host");
    row("a second subscriber", 39, CounterRefusal::OtherProfiler, "Another profiler");
    row("counters of another process", 26, CounterRefusal::OtherProfiler, "dcgmi profile");
    row("a device without them", 27, CounterRefusal::Unsupported, "no hardware counters");
    row("confidential computing", 41, CounterRefusal::Unsupported, "no hardware counters");
    row("MIG", 43, CounterRefusal::Unsupported, "no hardware counters");
    row("an unknown chip", 46, CounterRefusal::Unsupported, "no hardware counters");
    row("anything else", 999, CounterRefusal::Failed, "cuptiRangeProfilerEnable");
    QTest::newRow("no metric that is known") << QByteArray("nometrics") << CounterRefusal::Unsupported << QByteArray("GF100");
}

void TestCounting::saysWhoRefuses()
{
    QFETCH(QByteArray, mode);
    QFETCH(CounterRefusal, refusal);
    QFETCH(QByteArray, words);
    qputenv("KD_FAKE_CUPTI", mode.constData());
    const CountOutcome outcome = count();
    QVERIFY2(outcome.run.ok(), outcome.run.message.english().c_str());
    QVERIFY(!outcome.ok() && outcome.reading.values.empty());
    QVERIFY2(outcome.reading.refusal == refusal, outcome.reading.reason.english().c_str());
    QVERIFY2(contains(outcome.reading.reason, words.constData()), outcome.reading.reason.english().c_str());
    QVERIFY(outcome.reading.reason.isSentence());
    QCOMPARE(kdFakeLive(), std::size_t{0});
}

void TestCounting::saysWhatIsMissing_data()
{
    QTest::addColumn<QByteArray>("library");
    QTest::addColumn<CounterRefusal>("refusal");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("none") << QByteArray("/no/such/libcupti.so") << CounterRefusal::NoLibrary << QByteArray("nvidia-cuda-cupti");
    QTest::newRow("something else") << QByteArray("libm.so.6") << CounterRefusal::NoLibrary << QByteArray("libm");
}

void TestCounting::saysWhatIsMissing()
{
    QFETCH(QByteArray, library);
    QFETCH(CounterRefusal, refusal);
    QFETCH(QByteArray, words);
    qputenv("KERNELDESK_LIBCUPTI", library.constData());
    const CountOutcome outcome = count();
    QVERIFY(outcome.run.ok());
    QVERIFY2(outcome.reading.refusal == refusal, outcome.reading.reason.english().c_str());
    QVERIFY2(contains(outcome.reading.reason, words.constData()), outcome.reading.reason.english().c_str());
}

void TestCounting::countsNothingOfAKernelThatIsWrong()
{
    const CountOutcome outcome = count({}, {}, true);
    QVERIFY(outcome.run.state == kd::RunOutcome::State::Differs);
    QVERIFY(outcome.reading.refusal == CounterRefusal::NotRun);
    QCOMPARE(outcome.reading.reason, outcome.run.message);
    QCOMPARE(kdFakeCalls("cuLaunchKernel") + kdFakeCalls("cuLaunchKernelEx"), 1);
}

void TestCounting::survivesWhatCuptiGives_data()
{
    QTest::addColumn<QByteArray>("mode");
    QTest::newRow("a lost range") << QByteArray("dropped");
    QTest::newRow("no last pass") << QByteArray("endless");
    QTest::newRow("an endless image") << QByteArray("huge");
    QTest::newRow("nothing to read") << QByteArray("fails=cuptiRangeProfilerDecodeData:999");
    QTest::newRow("no values") << QByteArray("fails=cuptiProfilerHostEvaluateToGpuValues:7");
}

void TestCounting::survivesWhatCuptiGives()
{
    QFETCH(QByteArray, mode);
    qputenv("KD_FAKE_CUPTI", mode.constData());
    const CountOutcome outcome = count({.cold = false});
    QVERIFY(outcome.run.ok());
    QVERIFY2(outcome.reading.refusal == CounterRefusal::Failed, outcome.reading.reason.english().c_str());
    QVERIFY(outcome.reading.reason.isSentence() && outcome.reading.values.empty());
}

void TestCounting::runsAgainAfterARefusal()
{
    qputenv("KD_FAKE_CUPTI", "fails=cuptiRangeProfilerEnable:35");
    QVERIFY(!count().ok());
    qunsetenv("KD_FAKE_CUPTI");
    QVERIFY(count().ok());
    qputenv("KD_FAKE_CUPTI", "nan");
    const CountOutcome outcome = count();
    QVERIFY(outcome.ok() && !outcome.reading.find("dramReadBytes"));
    QVERIFY(!kd::workOf(outcome.reading));
}

void TestCounting::readsTheDriversSetting_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("closed") << QByteArray("RmMsg: \"\"\nRmProfilingAdminOnly: 1\n")
                            << QByteArray("an administrator of this machine");
    QTest::newRow("open") << QByteArray("RmProfilingAdminOnly: 0\n") << QByteArray("SYS_ADMIN");
    QTest::newRow("cut off") << QByteArray("RmProfilingAdminOnly: ") << QByteArray("an administrator of this machine");
    QTest::newRow("not told") << QByteArray("RmMsg: \n") << QByteArray("an administrator of this machine");
}

void TestCounting::readsTheDriversSetting()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, words);
    QTemporaryDir folder;
    QFile file(folder.filePath("params"));
    QVERIFY(file.open(QFile::WriteOnly) && file.write(text) == text.size());
    file.close();
    const kd::CuptiLibrary cupti({KD_FAKE_CUPTI});
    const kd::ProfilerLibrary library(cupti);
    const kd::CounterFailure failure = library.explain("cuptiRangeProfilerEnable", 35, file.fileName().toStdString());
    QVERIFY(failure.refusal == CounterRefusal::Privileges);
    QVERIFY2(contains(failure.reason, words.constData()), failure.reason.english().c_str());
    QVERIFY(library.explain("f", 35, "/no/such/file").refusal == CounterRefusal::Privileges);
}

void TestCounting::figuresAreDistinct()
{
    std::set<std::string_view> keys, metrics;
    for (const kd::CounterFigure& figure : kd::counterFigures()) {
        QVERIFY(keys.insert(figure.key).second);
        QVERIFY(!figure.metrics.empty());
        for (const std::string_view metric : figure.metrics) {
            QVERIFY2(metrics.insert(metric).second, std::string(metric).c_str());
            QVERIFY(kd::baseMetric(metric).size() < metric.size());
        }
        QCOMPARE(kd::findFigure(figure.key), &figure);
    }
    QCOMPARE(kd::findFigure("nothing"), nullptr);
}

/// Also on a chip that lists a figure by two names, or its parts beside it.
void TestCounting::noMetricIsCountedTwice()
{
    using Names = std::vector<std::string_view>;
    const kd::CounterFigure &dram = *kd::findFigure("dramReadBytes"), &half = *kd::findFigure("tensorHalf");
    QCOMPARE(kd::metricsOn(dram, {"dram__bytes_read", "dram__bytes_op_read"}), Names{"dram__bytes_read.sum"});
    QCOMPARE(kd::metricsOn(dram, {"dram__bytes_op_read"}), Names{"dram__bytes_op_read.sum"});
    const std::set<std::string_view> parts{"sm__ops_path_tensor_src_fp16_dst_fp16", "sm__ops_path_tensor_src_fp16_dst_fp32"};
    QCOMPARE(kd::metricsOn(half, parts).size(), std::size_t{2});
    std::set<std::string_view> both = parts;
    both.insert("sm__ops_path_tensor_src_fp16");
    QCOMPARE(kd::metricsOn(half, both), Names{"sm__ops_path_tensor_src_fp16.sum"});
    QVERIFY(kd::metricsOn(half, {}).empty());
}

void TestCounting::comesBackFromJson()
{
    const CountOutcome outcome = count({.cold = false});
    const auto again = kd::Json::parse(kd::Json(outcome).dump()).get<CountOutcome>();
    QCOMPARE(again.reading, outcome.reading);
    QCOMPARE(again.cold, false);
    QCOMPARE(again.run.kernel, std::string("scale"));
    const CounterReading refused = kd::refusedReading(CounterRefusal::Virtual, "It is virtual.");
    QCOMPARE(kd::Json(refused).get<CounterReading>(), refused);
    kd::CountRequest request{.cold = false};
    request.run.device = "cuda:3";
    QCOMPARE(kd::Json(request).get<kd::CountRequest>().run.device, std::string("cuda:3"));
    QCOMPARE(kd::Json(request).get<kd::CountRequest>().cold, false);
}

void TestCounting::refusesWhatIsNoReading_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("an unknown source") << QByteArray(R"({"source": "guess"})");
    QTest::newRow("a value without a key") << QByteArray(R"({"values": [{"value": 1}]})");
    QTest::newRow("a value that is a text") << QByteArray(R"({"values": [{"key": "k", "value": "many"}]})");
    QTest::newRow("passes below 0") << QByteArray(R"({"passes": -1})");
    QByteArray many = R"({"values": [)";
    for (int i = 0; i < 300; ++i)
        many += QByteArray(i == 0 ? "" : ",") + R"({"key": "k", "value": 1})";
    QTest::newRow("too many values") << many + "]}";
}

void TestCounting::refusesWhatIsNoReading()
{
    QFETCH(QByteArray, json);
    const kd::Json parsed = kd::Json::parse(json.toStdString());
    QVERIFY_THROWS_EXCEPTION(kd::RuntimeError, parsed.get<CounterReading>());
}

void TestCounting::emulatedCountsAreFigures()
{
    kd::LaunchCounts counts;
    counts.totals = {.position = {}, .executed = 7, .activeLanes = 200, .requests = 3, .sectors = 12, .bankConflicts = 5};
    const CounterReading reading = kd::readingOf(counts);
    QVERIFY(reading.source == CounterReading::Source::Emulated);
    QCOMPARE(reading.find("warpInstructions").value(), 7.0);
    QCOMPARE(reading.find("threadInstructions").value(), 200.0);
    QCOMPARE(reading.find("globalRequests").value(), 3.0);
    QCOMPARE(reading.find("globalSectors").value(), 12.0);
    QCOMPARE(reading.find("bankConflicts").value(), 5.0);
    QVERIFY(!reading.find("dramReadBytes"));
    QCOMPARE(reading.values.size() + reading.missing.size(), kd::counterFigures().size());
}

#ifdef KD_HAS_CUPTI_HEADERS
#define KD_SAME_SIZE(mine, theirs) static_assert(kd::cupti::kParamsSize<kd::cupti::mine> <= theirs##_STRUCT_SIZE)
#define KD_SAME_PLACE(mine, member, theirs, other) \
    static_assert(offsetof(kd::cupti::mine, member) == offsetof(theirs, other) && \
                  sizeof(kd::cupti::mine::member) == sizeof(theirs::other))

KD_SAME_SIZE(ProfilerInitialize, CUpti_Profiler_Initialize_Params);
KD_SAME_SIZE(DeviceGetChipName, CUpti_Device_GetChipName_Params);
KD_SAME_PLACE(DeviceGetChipName, device, CUpti_Device_GetChipName_Params, deviceIndex);
KD_SAME_PLACE(DeviceGetChipName, chip, CUpti_Device_GetChipName_Params, pChipName);
KD_SAME_SIZE(GetCounterAvailability, CUpti_Profiler_GetCounterAvailability_Params);
KD_SAME_PLACE(GetCounterAvailability, context, CUpti_Profiler_GetCounterAvailability_Params, ctx);
KD_SAME_PLACE(GetCounterAvailability, imageSize, CUpti_Profiler_GetCounterAvailability_Params, counterAvailabilityImageSize);
KD_SAME_PLACE(GetCounterAvailability, image, CUpti_Profiler_GetCounterAvailability_Params, pCounterAvailabilityImage);
KD_SAME_SIZE(HostInitialize, CUpti_Profiler_Host_Initialize_Params);
KD_SAME_PLACE(HostInitialize, profilerType, CUpti_Profiler_Host_Initialize_Params, profilerType);
KD_SAME_PLACE(HostInitialize, chip, CUpti_Profiler_Host_Initialize_Params, pChipName);
KD_SAME_PLACE(HostInitialize, availability, CUpti_Profiler_Host_Initialize_Params, pCounterAvailabilityImage);
KD_SAME_PLACE(HostInitialize, host, CUpti_Profiler_Host_Initialize_Params, pHostObject);
KD_SAME_SIZE(HostDeinitialize, CUpti_Profiler_Host_Deinitialize_Params);
KD_SAME_PLACE(HostDeinitialize, host, CUpti_Profiler_Host_Deinitialize_Params, pHostObject);
KD_SAME_SIZE(HostGetBaseMetrics, CUpti_Profiler_Host_GetBaseMetrics_Params);
KD_SAME_PLACE(HostGetBaseMetrics, host, CUpti_Profiler_Host_GetBaseMetrics_Params, pHostObject);
KD_SAME_PLACE(HostGetBaseMetrics, metricType, CUpti_Profiler_Host_GetBaseMetrics_Params, metricType);
KD_SAME_PLACE(HostGetBaseMetrics, names, CUpti_Profiler_Host_GetBaseMetrics_Params, ppMetricNames);
KD_SAME_PLACE(HostGetBaseMetrics, count, CUpti_Profiler_Host_GetBaseMetrics_Params, numMetrics);
KD_SAME_SIZE(HostConfigAddMetrics, CUpti_Profiler_Host_ConfigAddMetrics_Params);
KD_SAME_PLACE(HostConfigAddMetrics, host, CUpti_Profiler_Host_ConfigAddMetrics_Params, pHostObject);
KD_SAME_PLACE(HostConfigAddMetrics, names, CUpti_Profiler_Host_ConfigAddMetrics_Params, ppMetricNames);
KD_SAME_PLACE(HostConfigAddMetrics, count, CUpti_Profiler_Host_ConfigAddMetrics_Params, numMetrics);
KD_SAME_SIZE(HostGetConfigImageSize, CUpti_Profiler_Host_GetConfigImageSize_Params);
KD_SAME_PLACE(HostGetConfigImageSize, imageSize, CUpti_Profiler_Host_GetConfigImageSize_Params, configImageSize);
KD_SAME_SIZE(HostGetConfigImage, CUpti_Profiler_Host_GetConfigImage_Params);
KD_SAME_PLACE(HostGetConfigImage, imageSize, CUpti_Profiler_Host_GetConfigImage_Params, configImageSize);
KD_SAME_PLACE(HostGetConfigImage, image, CUpti_Profiler_Host_GetConfigImage_Params, pConfigImage);
KD_SAME_SIZE(HostGetNumOfPasses, CUpti_Profiler_Host_GetNumOfPasses_Params);
KD_SAME_PLACE(HostGetNumOfPasses, imageSize, CUpti_Profiler_Host_GetNumOfPasses_Params, configImageSize);
KD_SAME_PLACE(HostGetNumOfPasses, image, CUpti_Profiler_Host_GetNumOfPasses_Params, pConfigImage);
KD_SAME_PLACE(HostGetNumOfPasses, passes, CUpti_Profiler_Host_GetNumOfPasses_Params, numOfPasses);
KD_SAME_SIZE(HostEvaluateToGpuValues, CUpti_Profiler_Host_EvaluateToGpuValues_Params);
KD_SAME_PLACE(HostEvaluateToGpuValues, data, CUpti_Profiler_Host_EvaluateToGpuValues_Params, pCounterDataImage);
KD_SAME_PLACE(HostEvaluateToGpuValues, dataSize, CUpti_Profiler_Host_EvaluateToGpuValues_Params, counterDataImageSize);
KD_SAME_PLACE(HostEvaluateToGpuValues, range, CUpti_Profiler_Host_EvaluateToGpuValues_Params, rangeIndex);
KD_SAME_PLACE(HostEvaluateToGpuValues, names, CUpti_Profiler_Host_EvaluateToGpuValues_Params, ppMetricNames);
KD_SAME_PLACE(HostEvaluateToGpuValues, count, CUpti_Profiler_Host_EvaluateToGpuValues_Params, numMetrics);
KD_SAME_PLACE(HostEvaluateToGpuValues, values, CUpti_Profiler_Host_EvaluateToGpuValues_Params, pMetricValues);
KD_SAME_SIZE(RangeProfilerEnable, CUpti_RangeProfiler_Enable_Params);
KD_SAME_PLACE(RangeProfilerEnable, context, CUpti_RangeProfiler_Enable_Params, ctx);
KD_SAME_PLACE(RangeProfilerEnable, profiler, CUpti_RangeProfiler_Enable_Params, pRangeProfilerObject);
KD_SAME_SIZE(RangeProfilerCall, CUpti_RangeProfiler_Disable_Params);
KD_SAME_SIZE(RangeProfilerCall, CUpti_RangeProfiler_Start_Params);
KD_SAME_SIZE(RangeProfilerCall, CUpti_RangeProfiler_PopRange_Params);
KD_SAME_PLACE(RangeProfilerCall, profiler, CUpti_RangeProfiler_Start_Params, pRangeProfilerObject);
KD_SAME_SIZE(RangeProfilerGetCounterDataSize, CUpti_RangeProfiler_GetCounterDataSize_Params);
KD_SAME_PLACE(RangeProfilerGetCounterDataSize, names, CUpti_RangeProfiler_GetCounterDataSize_Params, pMetricNames);
KD_SAME_PLACE(RangeProfilerGetCounterDataSize, count, CUpti_RangeProfiler_GetCounterDataSize_Params, numMetrics);
KD_SAME_PLACE(RangeProfilerGetCounterDataSize, maxRanges, CUpti_RangeProfiler_GetCounterDataSize_Params, maxNumOfRanges);
KD_SAME_PLACE(RangeProfilerGetCounterDataSize, maxRangeTreeNodes, CUpti_RangeProfiler_GetCounterDataSize_Params,
              maxNumRangeTreeNodes);
KD_SAME_PLACE(RangeProfilerGetCounterDataSize, dataSize, CUpti_RangeProfiler_GetCounterDataSize_Params, counterDataSize);
KD_SAME_SIZE(RangeProfilerCounterDataImageInitialize, CUpti_RangeProfiler_CounterDataImage_Initialize_Params);
KD_SAME_PLACE(RangeProfilerCounterDataImageInitialize, data, CUpti_RangeProfiler_CounterDataImage_Initialize_Params, pCounterData);
KD_SAME_SIZE(RangeProfilerSetConfig, CUpti_RangeProfiler_SetConfig_Params);
KD_SAME_PLACE(RangeProfilerSetConfig, configSize, CUpti_RangeProfiler_SetConfig_Params, configSize);
KD_SAME_PLACE(RangeProfilerSetConfig, config, CUpti_RangeProfiler_SetConfig_Params, pConfig);
KD_SAME_PLACE(RangeProfilerSetConfig, dataSize, CUpti_RangeProfiler_SetConfig_Params, counterDataImageSize);
KD_SAME_PLACE(RangeProfilerSetConfig, data, CUpti_RangeProfiler_SetConfig_Params, pCounterDataImage);
KD_SAME_PLACE(RangeProfilerSetConfig, range, CUpti_RangeProfiler_SetConfig_Params, range);
KD_SAME_PLACE(RangeProfilerSetConfig, replay, CUpti_RangeProfiler_SetConfig_Params, replayMode);
KD_SAME_PLACE(RangeProfilerSetConfig, maxRangesPerPass, CUpti_RangeProfiler_SetConfig_Params, maxRangesPerPass);
KD_SAME_PLACE(RangeProfilerSetConfig, nestingLevels, CUpti_RangeProfiler_SetConfig_Params, numNestingLevels);
KD_SAME_PLACE(RangeProfilerSetConfig, minNestingLevel, CUpti_RangeProfiler_SetConfig_Params, minNestingLevel);
KD_SAME_PLACE(RangeProfilerSetConfig, pass, CUpti_RangeProfiler_SetConfig_Params, passIndex);
KD_SAME_PLACE(RangeProfilerSetConfig, targetNestingLevel, CUpti_RangeProfiler_SetConfig_Params, targetNestingLevel);
KD_SAME_SIZE(RangeProfilerPushRange, CUpti_RangeProfiler_PushRange_Params);
KD_SAME_PLACE(RangeProfilerPushRange, name, CUpti_RangeProfiler_PushRange_Params, pRangeName);
KD_SAME_SIZE(RangeProfilerStop, CUpti_RangeProfiler_Stop_Params);
KD_SAME_PLACE(RangeProfilerStop, isAllPassSubmitted, CUpti_RangeProfiler_Stop_Params, isAllPassSubmitted);
KD_SAME_SIZE(RangeProfilerDecodeData, CUpti_RangeProfiler_DecodeData_Params);
KD_SAME_PLACE(RangeProfilerDecodeData, dropped, CUpti_RangeProfiler_DecodeData_Params, numOfRangeDropped);
static_assert(kd::cupti::kParamsSize<kd::cupti::RangeProfilerSetConfig> == CUpti_RangeProfiler_SetConfig_Params_STRUCT_SIZE);
static_assert(kd::cupti::kParamsSize<kd::cupti::RangeProfilerStop> == CUpti_RangeProfiler_Stop_Params_STRUCT_SIZE);
static_assert(kd::cupti::kUserRange == CUPTI_UserRange && kd::cupti::kUserReplay == CUPTI_UserReplay);
static_assert(kd::cupti::kRangeProfilerType == CUPTI_PROFILER_TYPE_RANGE_PROFILER);
static_assert(kd::cupti::kMetricTypes == CUPTI_METRIC_TYPE__COUNT);
static_assert(kd::cupti::kHardwareBusy == CUPTI_ERROR_HARDWARE_BUSY && kd::cupti::kNotSupported == CUPTI_ERROR_NOT_SUPPORTED);
static_assert(kd::cupti::kVirtualizedDevice == CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED);
static_assert(kd::cupti::kInsufficientPrivileges == CUPTI_ERROR_INSUFFICIENT_PRIVILEGES);
static_assert(kd::cupti::kLegacyProfiler == CUPTI_ERROR_LEGACY_PROFILER_NOT_SUPPORTED);
static_assert(kd::cupti::kVirtualizedPrivileges == CUPTI_ERROR_VIRTUALIZED_DEVICE_INSUFFICIENT_PRIVILEGES);
static_assert(kd::cupti::kConfidentialComputing == CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED);
static_assert(kd::cupti::kMigDevice == CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED);
static_assert(kd::cupti::kWslDevice == CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED);
static_assert(kd::cupti::kInvalidChipName == CUPTI_ERROR_INVALID_CHIP_NAME);
#endif

void TestCounting::structuresAreCuptis()
{
#ifdef KD_HAS_CUPTI_HEADERS
    QVERIFY2(kd::cupti::kParamsSize<kd::cupti::RangeProfilerSetConfig> == 90, "the compiler has compared the others");
#else
    QSKIP("CUPTI's headers are not here, so that nothing can be compared with them");
#endif
}

KD_TEST(TestCounting, QCoreApplication)

}  // namespace tst_counting

#include "tst_counting.moc"
