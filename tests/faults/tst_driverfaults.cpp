// SPDX-License-Identifier: GPL-3.0-or-later
// Fault 21: every way in which a driver can be missing or unfit, each in one sentence, and the worker still compiles. Fault 24: a
// device that is not to be had, or shared through MPS. Fault 25: counters that are refused, or whose library crashes or hangs.
#include "faultbench.h"
#include "tests/program/testprogram.h"

#include <QTest>

namespace tst_driverfaults {

using namespace kd;
using State = RunOutcome::State;

class TestDriverFaults : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!std::filesystem::exists(KD_FAKE_CUDA))
            QSKIP("the test driver is not here");
    }

    void saysWhatIsMissing_data()
    {
        QTest::addColumn<QStringList>("variables");
        QTest::addColumn<QString>("words");
        const QString fake = QStringLiteral("KERNELDESK_LIBCUDA=") + KD_FAKE_CUDA;
        QTest::newRow("no driver") << QStringList{"KERNELDESK_LIBCUDA=/nowhere/libcuda.so.1"} << "/nowhere/libcuda.so.1";
        QTest::newRow("a library without its symbols") << QStringList{"KERNELDESK_LIBCUDA=libm.so.6"} << "cuGetProcAddress";
        QTest::newRow("no device") << QStringList{fake, "KDFAKE_DEVICES=0"} << "no CUDA device";
        QTest::newRow("cuInit fails") << QStringList{fake, "KDFAKE_FAIL=cuInit:100"} << "CUDA_ERROR_NO_DEVICE";
        QTest::newRow("driver does not match its library")
            << QStringList{fake, "KDFAKE_FAIL=cuInit:803"} << "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH";
        QTest::newRow("far too old") << QStringList{fake, "KDFAKE_VERSION=10020"} << "too old";
    }
    void saysWhatIsMissing()
    {
        QFETCH(QStringList, variables);
        QFETCH(QString, words);
        Client client(workerWith(variables));
        const TargetInfo info = wait(client.describe());
        QCOMPARE(info.devices.devices.size(), std::size_t{1});
        QCOMPARE(info.devices.defaultDevice, std::string("emulated"));
        QVERIFY(!info.devices.missing.empty());
        const QString sentence = QString::fromStdString(info.devices.missing.front().english());
        QVERIFY2(sentence.contains(words), qPrintable(sentence));
        const RunOutcome outcome = wait(client.run({.device = "cuda:0", .plan = {.kernel = "k"}}, {}, {}));
        QCOMPARE(outcome.state, State::Unavailable);
        QVERIFY(!outcome.message.empty());
        const CompileOutcome compiled =
            wait(client.compile({.source = "__global__ void k() {}", .programName = "k.cu", .useCache = false}));
        QVERIFY2(compiled.ok() || !info.compiler.available, compiled.message.english().c_str());
    }

    void saysWhyADeviceIsNotToBeHad_data()
    {
        QTest::addColumn<QString>("attributes");
        QTest::addColumn<QString>("failure");
        QTest::addColumn<QStringList>("words");
        const QStringList exclusive{"exclusive-process mode", "another process has it", "nvidia-smi -i 0000:10:00.0 -c DEFAULT"};
        const QStringList prohibited{"prohibited compute mode", "nvidia-smi -i 0000:10:00.0 -c DEFAULT"};
        QTest::newRow("exclusive and taken") << "20:3" << "cuDevicePrimaryCtxRetain:46" << exclusive;
        QTest::newRow("prohibited") << "20:2" << "cuDevicePrimaryCtxRetain:46" << prohibited;
        QTest::newRow("prohibited, in older words") << "20:2" << "cuDevicePrimaryCtxRetain:999" << prohibited;
        QTest::newRow("taken in another way") << "" << "cuDevicePrimaryCtxRetain:46"
                                              << QStringList{"CUDA_ERROR_DEVICE_UNAVAILABLE"};
        QTest::newRow("no licence") << "" << "cuDevicePrimaryCtxRetain:102" << QStringList{"licence", "nvidia-smi -q"};
        const std::pair<int, const char*> mps[] = {{805, "nvidia-cuda-mps-control -d"}, {806, "CUDA_MPS_LOG_DIRECTORY"},
                                                   {807, "end all programs"},           {808, "end one of those"},
                                                   {809, "CUDA_DEVICE_MAX_CONNECTIONS"}, {810, "run again"}};
        for (const auto& [result, words] : mps)
            QTest::addRow("MPS %d", result) << "133:1" << QStringLiteral("cuDevicePrimaryCtxRetain:%1").arg(result)
                                            << QStringList{"MPS", words};
    }
    void saysWhyADeviceIsNotToBeHad()
    {
        QFETCH(QString, attributes);
        QFETCH(QString, failure);
        QFETCH(QStringList, words);
        FaultBench bench(workerWith({QStringLiteral("KERNELDESK_LIBCUDA=") + KD_FAKE_CUDA,
                                     QStringLiteral("KDFAKE_ATTRIBUTES=") + attributes, QStringLiteral("KDFAKE_FAIL=") + failure}));
        QVERIFY(bench.prepare());
        const RunOutcome outcome = wait(bench.start(FaultBench::saxpy()));
        QCOMPARE(outcome.state, State::Unavailable);
        const QString sentence = QString::fromStdString(outcome.message.english());
        for (const QString& each : words)
            QVERIFY2(sentence.contains(each), qPrintable(sentence));
        QVERIFY2(!sentence.contains(QLatin1Char('\n')), qPrintable(sentence));
    }

    void tellsOfMpsAndOfProhibitedDevices_data()
    {
        QTest::addColumn<QString>("attributes");
        QTest::addColumn<QString>("words");
        QTest::newRow("MPS") << "133:1" << "Programs share cuda:0 through MPS";
        QTest::newRow("prohibited") << "20:2" << "Device cuda:0 is in prohibited compute mode";
        QTest::newRow("neither") << "" << "";
    }
    void tellsOfMpsAndOfProhibitedDevices()
    {
        QFETCH(QString, attributes);
        QFETCH(QString, words);
        FaultBench bench(workerWith({QStringLiteral("KERNELDESK_LIBCUDA=") + KD_FAKE_CUDA,
                                     QStringLiteral("KDFAKE_ATTRIBUTES=") + attributes}));
        QVERIFY(bench.prepare());
        const DeviceList list = wait(bench.client().describe()).devices;
        QCOMPARE(list.devices.front().problem.empty(), words.isEmpty());
        QVERIFY(QString::fromStdString(list.devices.front().problem.english()).contains(words));
        QCOMPARE(std::ranges::count(list.missing, list.devices.front().problem), words.isEmpty() ? 0 : 1);
        const RunOutcome outcome = wait(bench.start(FaultBench::saxpy()));
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
    }

    void countersThatFailHarmNothing_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<State>("state");
        QTest::addColumn<CounterRefusal>("refusal");
        QTest::addColumn<QString>("words");
        const QString enable = QStringLiteral("fails=cuptiRangeProfilerEnable:");
        QTest::newRow("forbidden") << enable + "35" << State::Ok << CounterRefusal::Privileges
                                   << "NVreg_RestrictProfilingToAdminUsers=0";
        QTest::newRow("forbidden to a virtual machine") << enable + "40" << State::Ok << CounterRefusal::Virtual << "virtual";
        QTest::newRow("a second profiler") << enable + "39" << State::Ok << CounterRefusal::OtherProfiler << "Another profiler";
        QTest::newRow("no library") << "" << State::Ok << CounterRefusal::NoLibrary << "nvidia-cuda-cupti";
        QTest::newRow("a crash before the launch") << "crashes=cuptiRangeProfilerStart" << State::Lost << CounterRefusal::NotRun
                                                   << "SIGABRT";
        QTest::newRow("a crash behind it") << "crashes=cuptiProfilerHostEvaluateToGpuValues" << State::Lost
                                           << CounterRefusal::NotRun << "SIGABRT";
        QTest::newRow("a library that hangs") << "hangs=cuptiRangeProfilerStop" << State::Deadline << CounterRefusal::NotRun
                                              << "deadline of 0.3 s";
    }
    void countersThatFailHarmNothing()
    {
        QFETCH(QString, mode);
        QFETCH(CounterRefusal, refusal);
        QFETCH(QString, words);
        const QString library = mode.isEmpty() ? QStringLiteral("/no/such/libcupti.so") : QStringLiteral(KD_FAKE_CUPTI);
        FaultBench bench(workerWith({QStringLiteral("KERNELDESK_LIBCUDA=") + KD_FAKE_CUDA,
                                     QStringLiteral("KERNELDESK_LIBCUPTI=") + library, QStringLiteral("KD_FAKE_CUPTI=") + mode}));
        QVERIFY(bench.prepare());
        LaunchSetup setup = FaultBench::saxpy();
        setup.deadlineSeconds = 0.3;
        const CountOutcome outcome = wait(bench.count(setup));
        QVERIFY(!outcome.ok());
        QTEST(outcome.run.state, "state");
        QVERIFY2(outcome.reading.refusal == refusal, outcome.reading.reason.english().c_str());
        const QString sentence = QString::fromStdString(outcome.reading.reason.english());
        QVERIFY2(sentence.contains(words) && !sentence.contains(QLatin1Char('\n')), qPrintable(sentence));
        const RunOutcome next = wait(bench.start(FaultBench::saxpy()));
        QVERIFY2(next.ok(), next.message.english().c_str());
    }

    void linesThatFailHarmNothing_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<State>("state");
        QTest::addColumn<CounterRefusal>("refusal");
        QTest::addColumn<QString>("words");
        QTest::newRow("forbidden") << "fails=cuptiSassMetricsEnable:35" << State::Ok << CounterRefusal::Privileges
                                   << "NVreg_RestrictProfilingToAdminUsers=0";
        QTest::newRow("a crash before the launch") << "crashes=cuptiSassMetricsEnable" << State::Lost << CounterRefusal::NotRun
                                                   << "SIGABRT";
        QTest::newRow("a crash behind it") << "crashes=cuptiSassMetricsDisable" << State::Lost << CounterRefusal::NotRun
                                           << "SIGABRT";
        QTest::newRow("a library that hangs") << "hangs=cuptiSassMetricsGetDataProperties" << State::Deadline
                                              << CounterRefusal::NotRun << "deadline of 0.3 s";
        QTest::newRow("a count beyond all launches") << "sasslarge" << State::Ok << CounterRefusal::Failed << "no launch can have";
    }
    void linesThatFailHarmNothing()
    {
        QFETCH(QString, mode);
        QFETCH(CounterRefusal, refusal);
        QFETCH(QString, words);
        FaultBench bench(workerWith({QStringLiteral("KERNELDESK_LIBCUDA=") + KD_FAKE_CUDA,
                                     QStringLiteral("KERNELDESK_LIBCUPTI=") + KD_FAKE_CUPTI,
                                     QStringLiteral("KD_FAKE_CUPTI=") + mode}));
        QVERIFY(bench.prepare());
        LaunchSetup setup = FaultBench::saxpy();
        setup.deadlineSeconds = 0.3;
        const CountOutcome outcome = wait(bench.count(setup, true));
        QTEST(outcome.run.state, "state");
        QCOMPARE(outcome.ok(), outcome.run.state == State::Ok);
        QVERIFY2(outcome.lines.refusal == refusal, outcome.lines.reason.english().c_str());
        const QString sentence = QString::fromStdString(outcome.lines.reason.english());
        QVERIFY2(sentence.contains(words) && !sentence.contains(QLatin1Char('\n')), qPrintable(sentence));
        const RunOutcome next = wait(bench.start(FaultBench::saxpy()));
        QVERIFY2(next.ok(), next.message.english().c_str());
    }

    void countsInAProcessOfItsOwn()
    {
        FaultBench bench(workerWith({QStringLiteral("KERNELDESK_LIBCUDA=") + KD_FAKE_CUDA,
                                     QStringLiteral("KERNELDESK_LIBCUPTI=") + KD_FAKE_CUPTI}));
        QVERIFY(bench.prepare());
        QVERIFY(wait(bench.start(FaultBench::saxpy())).ok());
        const auto worker = static_cast<pid_t>(bench.client().processId());
        const std::vector<pid_t> before = childrenOf(worker, "gpu-process");
        const CountOutcome outcome = wait(bench.count(FaultBench::saxpy()));
        QVERIFY2(outcome.ok(), outcome.reading.reason.english().c_str());
        QVERIFY(wait(bench.start(FaultBench::saxpy())).ok());
        QTRY_VERIFY(childrenOf(worker, "profile").empty());
        for (const pid_t child : childrenOf(worker, "gpu-process"))
            QVERIFY(std::ranges::find(before, child) == before.end());  // neither timed nor counted before
    }

    void olderDriverStillRuns()
    {
        FaultBench bench(workerWith({QStringLiteral("KERNELDESK_LIBCUDA=") + KD_FAKE_CUDA, "KDFAKE_VERSION=12040"}));
        QVERIFY(bench.prepare());
        const RunOutcome outcome = wait(bench.start(FaultBench::saxpy()));
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
    }

    void namesAnUnknownDevice()
    {
        Client client(workerWith({QStringLiteral("KERNELDESK_LIBCUDA=") + KD_FAKE_CUDA}));
        for (const char* device : {"cuda:7", "cuda:x", "gpu"}) {
            const RunOutcome outcome = wait(client.run({.device = device, .plan = {.kernel = "k"}}, {}, {}));
            QCOMPARE(outcome.state, State::Unavailable);
            QVERIFY2(QString::fromStdString(outcome.message.english()).contains(device), outcome.message.english().c_str());
        }
    }
};

KD_TEST(TestDriverFaults, QCoreApplication)

}  // namespace tst_driverfaults

#include "tst_driverfaults.moc"
