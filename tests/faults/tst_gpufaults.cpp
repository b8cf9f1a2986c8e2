// SPDX-License-Identifier: GPL-3.0-or-later
// Faults 1 to 7 and 11 through client, worker and GPU process: on a real GPU (label gpu), on the emulated one, and on the test
// driver that has none, to which the kernels' names tell what to do. KD_FAULT_DEVICE names the device, cuda:0 when not set.
#include "faultbench.h"
#include "tests/program/testprogram.h"

#include <QElapsedTimer>
#include <QSignalSpy>

#include <csignal>
#include <fstream>
#include <iterator>
#include <cstring>

namespace tst_gpufaults {

using namespace kd;
using namespace std::chrono_literals;
using State = RunOutcome::State;

class TestGpuFaults : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_bench = std::make_unique<FaultBench>(workerWith({}), device());
        if (!m_bench->prepare())
            QSKIP("no CUDA device");
    }

    void cleanupTestCase()
    {
        const qint64 worker = m_bench->client().processId();
        std::vector<pid_t> children = childrenOf(worker, "-process");
        m_bench.reset();
        QTRY_VERIFY(!isAlive(static_cast<pid_t>(worker)));
        for (const pid_t child : children)
            QTRY_VERIFY(!isAlive(child));
    }

    void goodRunIsVerified()
    {
        const RunOutcome outcome = wait(m_bench->start(FaultBench::saxpy()));
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
        QCOMPARE(outcome.verification.size(), std::size_t{1});
        QVERIFY(outcome.verification[0].ok);
    }

    void endsInOneMessage_data()
    {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<State>("state");
        QTest::addColumn<QString>("words");
        QTest::newRow("1 illegal read") << "illegal_read" << State::Faulted << "illegal";
        QTest::newRow("1 illegal write") << "illegal_write" << State::Faulted << "illegal";
        QTest::newRow("1 misaligned") << "misaligned" << State::Faulted << "misaligned";
        QTest::newRow("2 device assert") << "device_assert" << State::Faulted << "assert";
        QTest::newRow("3 trap") << "trap" << State::Faulted << "trap";
        // A real GPU has more than one name for a stack that overflows.
        QTest::newRow("4 stack overflow") << "stack_overflow" << State::Faulted
                                          << (isEmulatedDevice(device()) ? "stack overflow" : "CUDA_ERROR");
        QTest::newRow("6 barrier that not all reach") << "barrier_hang" << State::Deadline << "deadline of 0.5 s";
        QTest::newRow("5 endless loop") << "hang" << State::Deadline << "deadline of 0.5 s";
    }
    void endsInOneMessage()
    {
        QFETCH(QString, kernel);
        QFETCH(QString, words);
        const RunOutcome before = wait(m_bench->start(FaultBench::saxpy()));
        QVERIFY2(before.ok(), before.message.english().c_str());
        const RunOutcome outcome = wait(m_bench->start(FaultBench::one(kernel.toStdString())));
        QTEST(outcome.state, "state");
        QVERIFY2(QString::fromStdString(outcome.message.english()).contains(words), outcome.message.english().c_str());
        QCOMPARE(outcome.faults.size(), std::size_t{1});
        checkNextRun(before);
    }

    void assertHasItsPlace()
    {
        const RunOutcome outcome = wait(m_bench->start(FaultBench::one("device_assert")));
        const Fault& fault = outcome.faults.at(0);
        QVERIFY(fault.position.line > 0 && !fault.position.file.empty());
        QVERIFY(fault.block && fault.thread && fault.thread->x == 3);
        QVERIFY(QString::fromStdString(outcome.console).contains("Assertion"));
    }

    void refusesImpossibleLaunches_data()
    {
        QTest::addColumn<QString>("block");
        QTest::addColumn<QString>("shared");
        QTest::newRow("7 too many threads") << "2048"
                                            << "0";
        QTest::newRow("7 too much shared memory") << "32"
                                                  << "400000";
    }
    void refusesImpossibleLaunches()
    {
        QFETCH(QString, block);
        QFETCH(QString, shared);
        const RunOutcome before = wait(m_bench->start(FaultBench::saxpy()));
        LaunchSetup setup = FaultBench::one("print_text");
        setup.block = block.toStdString();
        setup.sharedBytes = shared.toStdString();
        const RunOutcome outcome = wait(m_bench->start(setup));
        QCOMPARE(outcome.state, State::Refused);
        QVERIFY(!outcome.message.empty());
        checkNextRun(before);
    }

    void printsReachTheConsole()
    {
        QSignalSpy console(&m_bench->client(), &Client::console);
        const RunOutcome outcome = wait(m_bench->start(FaultBench::one("print_text")));
        QVERIFY2(outcome.ok(), outcome.message.english().c_str());
        QCOMPARE(outcome.console, std::string("printed by print_text\n"));
        QCOMPARE(console.size(), 1);
    }

    void theEmulatedGpuIsConfined()
    {
        QVERIFY(wait(m_bench->start(FaultBench::saxpy())).ok());
        const std::vector<pid_t> processes = childrenOf(m_bench->client().processId(), "--gpu-process");
        QCOMPARE(processes.size(), std::size_t{1});
        const auto about = [&](const char* name) {
            std::ifstream file("/proc/" + std::to_string(processes[0]) + "/" + name);
            return std::string{std::istreambuf_iterator<char>(file), {}};
        };
        if (about("cmdline").find("emulated") == std::string::npos)
            QSKIP("the kernels run on a real GPU here");
        QVERIFY2(about("status").find("NoNewPrivs:\t1") != std::string::npos, about("status").c_str());
        QVERIFY2(about("environ").find("XDG_") == std::string::npos && about("environ").find("USER=") == std::string::npos,
                 about("environ").c_str());
    }

    // Fault 11, the GPU process.
    void gpuProcessIsKilled_data() { addMoments(); }
    void gpuProcessIsKilled()
    {
        QFETCH(bool, inARun);
        const RunOutcome before = wait(m_bench->start(FaultBench::saxpy()));
        const std::vector<pid_t> processes = childrenOf(m_bench->client().processId(), "--gpu-process");
        QCOMPARE(processes.size(), std::size_t{1});
        QSignalSpy notice(&m_bench->client(), &Client::notice);
        QFuture<RunOutcome> running;
        if (inARun) {
            running = m_bench->start(FaultBench::one("hang", 60));
            QVERIFY(!QTest::qWaitFor([&] { return running.isFinished(); }, 200));
        }
        ::kill(processes[0], SIGKILL);
        if (inARun) {
            const RunOutcome outcome = wait(running);
            QCOMPARE(outcome.state, State::Lost);
            QVERIFY2(QString::fromStdString(outcome.message.english()).contains("SIGKILL"), outcome.message.english().c_str());
        } else {
            QTRY_COMPARE(notice.size(), 1);
        }
        checkNextRun(before);
    }

    // Fault 11, the worker: its memory goes with it, nothing else.
    void workerIsKilled_data() { addMoments(); }
    void workerIsKilled()
    {
        QFETCH(bool, inARun);
        QVERIFY(wait(m_bench->start(FaultBench::saxpy())).ok());
        const qint64 worker = m_bench->client().processId();
        const std::vector<pid_t> children = childrenOf(worker, "-process");
        QVERIFY(children.size() >= 2);
        QSignalSpy lost(&m_bench->client(), &Client::lost);
        QFuture<RunOutcome> running;
        if (inARun) {
            running = m_bench->start(FaultBench::one("hang", 60));
            QVERIFY(!QTest::qWaitFor([&] { return running.isFinished(); }, 200));
        }
        ::kill(static_cast<pid_t>(worker), SIGKILL);
        QTRY_COMPARE(lost.size(), 1);
        if (inARun) {
            QVERIFY(running.isFinished());
            QCOMPARE(running.result().state, State::Lost);
            QVERIFY(QString::fromStdString(running.result().message.english()).contains("SIGKILL"));
        }
        for (const pid_t child : children)
            QTRY_VERIFY(!isAlive(child));
        const RunOutcome next = wait(m_bench->start(FaultBench::saxpy()));
        QVERIFY2(next.ok(), next.message.english().c_str());
    }

    void stoppedWorkerIsReplaced()
    {
        FaultBench bench(workerWith({}), device(), {.heartbeat = 100ms, .silence = 1000ms});
        QVERIFY(bench.prepare());
        const auto worker = static_cast<pid_t>(bench.client().processId());
        const QFuture<RunOutcome> running = bench.start(FaultBench::one("hang", 60));
        ::kill(worker, SIGSTOP);
        const RunOutcome outcome = wait(running);
        QCOMPARE(outcome.state, State::Lost);
        QVERIFY2(QString::fromStdString(outcome.message.english()).contains("has not answered for 1 s"),
                 outcome.message.english().c_str());
        const RunOutcome next = wait(bench.start(FaultBench::saxpy()));
        QVERIFY2(next.ok(), next.message.english().c_str());
        QTRY_VERIFY(!isAlive(worker));
    }

    void cancelsARun()
    {
        QVERIFY(wait(m_bench->start(FaultBench::saxpy())).ok());
        QFuture<RunOutcome> running = m_bench->start(FaultBench::one("hang", 60));
        QVERIFY(!QTest::qWaitFor([&] { return running.isFinished(); }, 100));
        running.cancel();
        QTRY_VERIFY(running.isFinished());
        QVERIFY(wait(m_bench->start(FaultBench::saxpy())).ok());
    }

    void newestRunOfATagWins()
    {
        const QFuture<RunOutcome> older = m_bench->start(FaultBench::one("hang", 60), "live");
        const QFuture<RunOutcome> newer = m_bench->start(FaultBench::saxpy(), "live");
        QCOMPARE(wait(older).state, State::Cancelled);
        QVERIFY(wait(newer).ok());
    }

private:
    static std::string device() { return qEnvironmentVariable("KD_FAULT_DEVICE", "cuda:0").toStdString(); }

    static void addMoments()
    {
        QTest::addColumn<bool>("inARun");
        QTest::newRow("at rest") << false;
        QTest::newRow("in a run") << true;
    }

    /// The outputs of the run before are there, and the next one works without anything being done.
    void checkNextRun(const RunOutcome& before)
    {
        QElapsedTimer timer;
        timer.start();
        const RunOutcome next = wait(m_bench->start(FaultBench::saxpy()));
        const qint64 took = timer.elapsed();
        QVERIFY2(next.ok(), next.message.english().c_str());
        QVERIFY2(took < 3000, qPrintable(QString::number(took)));
        const QByteArray bytes = wait(m_bench->client().fetch(QString::fromStdString(before.outputs.at(0).blob), 0, 4000));
        for (int i = 0; i < 1000; ++i) {
            float value = 0;
            std::memcpy(&value, bytes.constData() + 4 * i, sizeof value);
            QCOMPARE(value, 3.5f);
        }
    }

    std::unique_ptr<FaultBench> m_bench;
};

KD_TEST(TestGpuFaults, QCoreApplication)

}  // namespace tst_gpufaults

#include "tst_gpufaults.moc"
