// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/posix/descriptor.h"
#include "core/base/posix/process.h"
#include "core/worker/gpudevice.h"
#include "tests/program/testprogram.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <filesystem>
#include <sys/resource.h>

namespace tst_gpudevice {

using namespace kd;
using State = RunOutcome::State;
using namespace std::chrono_literals;

namespace {

BufferPlan output(const std::string& name, std::uint64_t count)
{
    return {.name = name, .type = ElementType::UInt8, .count = count, .direction = Direction::Out};
}

int descriptorCount()
{
    return static_cast<int>(std::distance(std::filesystem::directory_iterator("/proc/self/fd"), {}));
}

}  // namespace

class TestGpuDevice : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { posix::ignoreBrokenPipes(); }

    void init()
    {
        m_outcomes.clear();
        m_compared.clear();
        m_console.clear();
        m_children.clear();
        m_store = std::make_unique<BlobStore>(BlobStore::Limits{.bytes = {64 << 20}});
        m_device = std::make_unique<GpuDevice>(
            "cuda:0", *m_store, [this] { return start(); }, nullptr);
        connect(m_device.get(), &GpuDevice::finished, this,
                [this](quint64 job, const RunOutcome& outcome) { m_outcomes[job].push_back(outcome); });
        connect(m_device.get(), &GpuDevice::timed, this, [this](quint64 job, const TimingOutcome& outcome) {
            m_outcomes[job].push_back(outcome.run);
            m_receipt = outcome.receipt;
        });
        connect(m_device.get(), &GpuDevice::compared, this,
                [this](quint64 job, const ComparisonOutcome& outcome) { m_compared[job].push_back(outcome); });
        connect(m_device.get(), &GpuDevice::console, this, [this](quint64, const QString& text) { m_console += text; });
    }

    void cleanup()
    {
        m_device.reset();
        QTRY_COMPARE(m_alive, 0);
    }

    void runsAndKeepsOutputs()
    {
        m_device->submit(job(1, "ok", {output("a", 10), output("b", 3)}));
        QTRY_COMPARE(m_outcomes[1].size(), std::size_t{1});
        const RunOutcome& outcome = m_outcomes[1][0];
        QCOMPARE(outcome.state, State::Ok);
        QCOMPARE(outcome.outputs.size(), std::size_t{2});
        const Blob blob = m_store->find(outcome.outputs[1].blob);
        QVERIFY(blob);
        QCOMPARE(blob->bytes().size(), std::size_t{3});
        QCOMPARE(blob->bytes()[2], std::byte{'o'});
        QCOMPARE(m_store->used().value, 26ull);
        QCOMPARE(outcome.contents.size(), std::size_t{4});
        const BufferContent* const before = contentOf(outcome, "b", BufferContent::Moment::Before);
        QVERIFY(before != nullptr && m_store->find(before->blob));
        QCOMPARE(m_store->find(before->blob)->bytes().size(), std::size_t{3});
        QCOMPARE(contentOf(outcome, "b", BufferContent::Moment::After)->blob, outcome.outputs[1].blob);
        QVERIFY(contentOf(outcome, "b", BufferContent::Moment::Reference) == nullptr);
    }

    void timesToo()
    {
        GpuJob timing = job(2, "ok");
        timing.isTiming = true;
        m_device->submit(std::move(timing));
        QTRY_COMPARE(m_outcomes[2].size(), std::size_t{1});
        QCOMPARE(m_outcomes[2][0].state, State::Ok);
    }

    // The process has the buffers of both; none is kept behind it.
    void comparesToo()
    {
        const GpuJob other = job(0, "other", {output("b", 3)}, 1s);
        GpuJob both = job(3, "ok", {output("a", 10)});
        both.setComparison({.first = both.request.run, .second = other.request.run});
        QCOMPARE(both.kernel(), std::string("ok (A) / other (B)"));
        QCOMPARE(both.deadline().count(), 1.0);
        QCOMPARE(memoryOf(both).host.value, 26ull);
        m_device->submit(std::move(both));
        QTRY_COMPARE(m_compared[3].size(), std::size_t{1});
        const ComparisonOutcome& outcome = m_compared[3][0];
        QVERIFY(outcome.ok());
        QCOMPARE(outcome.counts.at(0).second, std::uint64_t{2});
        QCOMPARE(outcome.first.device, std::string("Fake"));
        QCOMPARE(m_store->used().value, 0ull);
        QVERIFY(m_outcomes.empty());
    }

    void aComparisonThatHangsEnds()
    {
        GpuJob both = job(3, "hang");
        both.setComparison({.first = both.request.run, .second = job(0, "other").request.run});
        m_device->submit(std::move(both));
        QTRY_COMPARE(m_compared[3].size(), std::size_t{1});
        const ComparisonOutcome& outcome = m_compared[3][0];
        QCOMPARE(outcome.failed().state, State::Deadline);
        QVERIFY(outcome.failed().message.english().find("hang (A) / other (B)") != std::string::npos);
        QCOMPARE(outcome.second.kernel, std::string("other"));
        m_device->submit(job(4, "ok"));
        QTRY_COMPARE(m_outcomes[4].size(), std::size_t{1});
    }

    // Faults 5, 11 and others: whatever the process does, one sentence, and the next run works.
    void endsInOneSentence_data()
    {
        QTest::addColumn<QString>("order");
        QTest::addColumn<State>("state");
        QTest::addColumn<QString>("words");
        QTest::newRow("endless loop") << "hang" << State::Deadline << "deadline of 0.3 s";
        QTest::newRow("SIGSEGV") << "segv" << State::Lost << "SIGSEGV";
        QTest::newRow("SIGKILL") << "killed" << State::Lost << "SIGKILL";
        QTest::newRow("exit before the launch") << "exit0-before" << State::Lost << "ended with status 0";
        QTest::newRow("exit in the launch") << "exit0" << State::Lost << "ended with status 0";
        QTest::newRow("exit after the launch") << "exit0-after" << State::Lost << "ended with status 0";
        QTest::newRow("garbage for an answer") << "garbage" << State::Lost << "sent damaged data";
        QTest::newRow("a damaged length") << "flip-3" << State::Lost << "sent damaged data";
        QTest::newRow("a damaged answer") << "flip-200" << State::Lost << "sent damaged data";
        QTest::newRow("no CBOR for an answer") << "no-cbor" << State::Lost << "GPU process";
    }
    void endsInOneSentence()
    {
        QFETCH(QString, order);
        QFETCH(QString, words);
        m_device->submit(job(1, "ok", {output("before", 8)}));
        m_device->submit(job(2, order.toStdString(), {output("y", 8)}));
        m_device->submit(job(3, "ok"));
        QTRY_COMPARE(m_outcomes[3].size(), std::size_t{1});
        QCOMPARE(m_outcomes[2].size(), std::size_t{1});
        const RunOutcome& outcome = m_outcomes[2][0];
        QTEST(outcome.state, "state");
        const QString sentence = QString::fromStdString(outcome.message.english());
        QVERIFY2(sentence.contains(words) && sentence.endsWith('.') && sentence.count(". ") == 0, qPrintable(sentence));
        QVERIFY(isExplained(outcome));
        QCOMPARE(m_outcomes[3][0].state, State::Ok);
        QVERIFY(m_store->find(m_outcomes[1][0].outputs[0].blob));
        QCOMPARE(m_store->used().value, 16ull);  // before and after
    }

    void deadlineIsKept()
    {
        m_device->submit(job(1, "ok"));
        QTRY_COMPARE(m_outcomes[1].size(), std::size_t{1});
        QElapsedTimer timer;
        timer.start();
        m_device->submit(job(2, "hang"));
        QTRY_COMPARE(m_outcomes[2].size(), std::size_t{1});
        QVERIFY2(timer.elapsed() >= 300 && timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
    }

    void replacesADeadProcessAtOnce()
    {
        m_device->submit(job(1, "illegal"));
        QTRY_COMPARE(m_outcomes[1].size(), std::size_t{1});
        QCOMPARE(m_outcomes[1][0].state, State::Faulted);
        QCOMPARE(m_children.size(), std::size_t{2});
        m_device->submit(job(2, "ok"));
        QTRY_COMPARE(m_outcomes[2].size(), std::size_t{1});
        QCOMPARE(m_children.size(), std::size_t{2});
    }

    void survivesKillAtRest()
    {
        m_device->submit(job(1, "ok"));
        QTRY_COMPARE(m_outcomes[1].size(), std::size_t{1});
        QSignalSpy notice(m_device.get(), &GpuDevice::notice);
        ::kill(m_children.back(), SIGKILL);
        QTRY_COMPARE(notice.size(), 1);
        QVERIFY(QString::fromStdString(notice[0][0].value<Message>().english()).contains("SIGKILL"));
        m_device->submit(job(2, "ok"));
        QTRY_COMPARE(m_outcomes[2].size(), std::size_t{1});
        QCOMPARE(m_outcomes[2][0].state, State::Ok);
    }

    // As by the system where memory runs out. A kernel that was on the device is not launched again.
    void givesAJobToTheNextProcessOnce_data()
    {
        QTest::addColumn<QString>("end");
        for (const char* end : {"killed", "terminated", "garbage", "no-cbor", "flip-200", "damaged-input"})
            QTest::newRow(end) << end;
    }
    void givesAJobToTheNextProcessOnce()
    {
        QFETCH(QString, end);
        const QTemporaryDir folder;
        m_device->submit(job(1, (end + "-before:" + folder.filePath("was-ended")).toStdString(), {output("y", 8)}));
        QTRY_COMPARE(m_outcomes[1].size(), std::size_t{1});
        QVERIFY2(m_outcomes[1][0].ok(), m_outcomes[1][0].message.english().c_str());
        QCOMPARE(m_children.size(), std::size_t{2});
        QCOMPARE(m_store->used().value, 16ull);  // before and after
        m_device->submit(job(2, "always-killed-before"));
        QTRY_COMPARE(m_outcomes[2].size(), std::size_t{1});
        QCOMPARE(m_outcomes[2][0].state, State::Lost);
        QVERIFY2(QString::fromStdString(m_outcomes[2][0].message.english()).contains("where memory runs out"),
                 m_outcomes[2][0].message.english().c_str());
        const std::size_t before = m_children.size();
        m_device->submit(job(3, "killed"));
        QTRY_COMPARE(m_outcomes[3].size(), std::size_t{1});
        QCOMPARE(m_outcomes[3][0].state, State::Lost);
        QCOMPARE(m_children.size(), before + 1);
    }

    // Host copies, the emulated GPU's own and what a result is compared with are one sum.
    void oneBudgetForHostAndEmulatedGpu()
    {
        constexpr std::uint64_t kGiB = std::uint64_t{1} << 30;
        MemoryBudget budget({.measure = [] { return posix::SystemMemory{.total = {32 * kGiB}, .available = {21 * kGiB}}; }});
        BlobStore store({.bytes = {30 * kGiB}}, &budget);
        GpuJob fits = job(1, "fill", {output("y", 6 * kGiB)});
        allocateHost(fits, store);
        QCOMPARE(fits.hostBytes.value, 12 * kGiB);
        QCOMPARE(fits.beside.value, 0u);
        releaseHost(fits, store);
        GpuJob emulated = job(2, "fill", {output("y", 6 * kGiB)});
        emulated.request.run.device = "emulated";
        allocateHost(emulated, store);
        QCOMPARE(claimOf(emulated, 0).promised.value, 18 * kGiB);
        releaseHost(emulated, store);
        emulated.request.run.plan.references = {{.output = "y"}};
        try {
            allocateHost(emulated, store);
            QFAIL("24 GiB were promised of 20");
        } catch (const MemoryError& error) {
            const QString sentence = QString::fromUtf8(error.what());
            QVERIFY2(
                sentence.contains(
                    "fill needs 24.0 GiB of memory (12.0 GiB for what its buffers hold before and after, 6.0 GiB on the emulated "
                    "GPU, "
                    "6.0 GiB to compare with); 20.0 GiB of this machine's 32.0 GiB of memory are free; make the buffers smaller"),
                qPrintable(sentence));
        }
        QCOMPARE(store.used().value, 0u);
    }

    // The machine's memory is looked at once a launch: a buffer more costs no look, and changes nothing half-way.
    void looksAtTheMemoryOnce()
    {
        int looks = 0;
        MemoryBudget budget({.measure = [&looks] {
            ++looks;
            return posix::SystemMemory{.total = {std::uint64_t{32} << 30}, .available = {std::uint64_t{16} << 30}};
        }});
        BlobStore store({.bytes = {1 << 20}}, &budget);
        GpuJob many = job(1, "fill", std::vector<BufferPlan>(20, output("y", 100)));
        allocateHost(many, store);
        QCOMPARE(many.hostBytes.value, 4000u);
        QCOMPARE(looks, 1);
        releaseHost(many, store);
    }

    // Descriptors that run out between a launch's buffers and their copies for the GPU process: nothing of it is left for the next.
    void whatCannotBeHandedOverLeavesNothing()
    {
        m_device->submit(job(1, "ok"));
        QTRY_COMPARE(m_outcomes[1].size(), std::size_t{1});
        rlimit before{};
        ::getrlimit(RLIMIT_NOFILE, &before);
        const std::vector<BufferPlan> buffers(8, output("y", 8));
        const rlimit few{static_cast<rlim_t>(descriptorCount()) + 2 * buffers.size() + 3, before.rlim_max};
        ::setrlimit(RLIMIT_NOFILE, &few);
        m_device->submit(job(2, "ok", buffers));
        ::setrlimit(RLIMIT_NOFILE, &before);
        QTRY_COMPARE(m_outcomes[2].size(), std::size_t{1});
        QCOMPARE(m_outcomes[2][0].state, State::Unavailable);
        const QString sentence = QString::fromStdString(m_outcomes[2][0].message.english());
        QVERIFY2(sentence.contains("was not given the launch") && sentence.contains("ulimit -n"), qPrintable(sentence));
        QCOMPARE(m_children.size(), std::size_t{2});
        QCOMPARE(m_store->used().value, 0u);
        m_device->submit(job(3, "ok", {output("y", 3)}));
        QTRY_COMPARE(m_outcomes[3].size(), std::size_t{1});
        QCOMPARE(m_store->find(m_outcomes[3][0].outputs.at(0).blob)->bytes().size(), std::size_t{3});
    }

    // Fault 35.
    void dropsAnswersToOtherJobs()
    {
        m_device->submit(job(1, "wrong-job"));
        m_device->submit(job(2, "hang"));
        QTRY_COMPARE(m_outcomes[2].size(), std::size_t{1});
        QCOMPARE(m_outcomes[1].size(), std::size_t{1});
        QCOMPARE(m_outcomes[2][0].state, State::Deadline);
    }

    // Fault 13.
    void boundsAFlood()
    {
        m_device->submit(job(1, "flood", {}, 200s));
        QSignalSpy finished(m_device.get(), &GpuDevice::finished);  // QTRY_ would sleep 10 ms between two reads
        QVERIFY(finished.wait(200000));
        QCOMPARE(m_outcomes[1][0].state, State::Ok);
        QVERIFY(m_outcomes[1][0].console.size() < ConsoleText::kMaxBytes + 1000);
        QVERIFY(QString::fromStdString(m_outcomes[1][0].console).contains("is left out"));
        QCOMPARE(m_console.toStdString(), m_outcomes[1][0].console);
    }

    void replacesInvalidUtf8()
    {
        m_device->submit(job(1, "invalid-utf8"));
        QTRY_COMPARE(m_outcomes[1].size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(m_outcomes[1][0].console), QString("\ufffd( ok\n"));
    }

    void placesAsserts()
    {
        m_device->submit(job(1, "assert"));
        QTRY_COMPARE(m_outcomes[1].size(), std::size_t{1});
        const Fault& fault = m_outcomes[1][0].faults.at(0);
        QCOMPARE(fault.position.file, std::string("k.cu"));
        QCOMPARE(fault.position.line, 12);
        QVERIFY(fault.block == (Dim3{0, 1, 0}) && fault.thread == (Dim3{5, 0, 0}));
    }

    void explainsTimingsThatEnd()
    {
        GpuJob timing = job(1, "hang");
        timing.isTiming = true;
        timing.request.samples = 7;
        m_device->submit(std::move(timing));
        QTRY_COMPARE(m_outcomes[1].size(), std::size_t{1});
        QCOMPARE(m_outcomes[1][0].state, State::Deadline);
        QVERIFY(isExplained(m_outcomes[1][0]));
        QCOMPARE(m_receipt.at("samplesWanted").get<int>(), 7);
        QVERIFY(m_receipt.at("launch").at("block") == (Json{16, 4, 1}));
        QCOMPARE(m_receipt.at("device").at("name").get<std::string>(), std::string("Fake"));
    }

    void explainsWhatNeverBegan()
    {
        m_device->identify({.name = "Fake", .driverVersion = "13.0"});
        m_device->submit(job(1, "hang", {}, 60s));
        m_device->submit(job(2, "ok"));
        QVERIFY(m_device->cancel(2));
        QVERIFY(m_device->cancel(1));
        for (const quint64 id : {1, 2}) {
            QCOMPARE(m_outcomes[id].at(0).state, State::Cancelled);
            QVERIFY(isExplained(m_outcomes[id][0]));
        }
        m_device->submit(job(3, "unavailable"));
        QTRY_COMPARE(m_outcomes[3].size(), std::size_t{1});
        QCOMPARE(m_outcomes[3][0].state, State::Unavailable);
        QVERIFY(isExplained(m_outcomes[3][0]));
    }

    void cancelsAtOnce()
    {
        m_device->submit(job(1, "hang", {}, 60s));
        m_device->submit(job(2, "ok"));
        QTRY_COMPARE(m_children.size(), std::size_t{1});
        QElapsedTimer timer;
        timer.start();
        QVERIFY(m_device->cancel(1));
        QCOMPARE(m_outcomes[1].size(), std::size_t{1});
        QCOMPARE(m_outcomes[1][0].state, State::Cancelled);
        QTRY_COMPARE(m_outcomes[2].size(), std::size_t{1});
        QCOMPARE(m_outcomes[2][0].state, State::Ok);
        QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(!m_device->cancel(1));
        QCOMPARE(m_outcomes[1].size(), std::size_t{1});
    }

    void newestOfATagWins()
    {
        for (quint64 id = 1; id <= 3; ++id) {
            m_device->supersede("live");
            GpuJob next = job(id, "ok");
            next.tag = "live";
            m_device->submit(std::move(next));
        }
        QTRY_COMPARE(m_outcomes[3].size(), std::size_t{1});
        QCOMPARE(m_outcomes[1][0].state, State::Cancelled);
        QCOMPARE(m_outcomes[2][0].state, State::Cancelled);
        QCOMPARE(m_outcomes[3][0].state, State::Ok);
        QCOMPARE(m_outcomes[1].size() + m_outcomes[2].size(), std::size_t{2});
    }

    void refusesWhatTheStoreCannotHold()
    {
        m_device->submit(job(1, "ok", {output("huge", 1ull << 32)}));
        QTRY_COMPARE(m_outcomes[1].size(), std::size_t{1});
        QCOMPARE(m_outcomes[1][0].state, State::Refused);
        QVERIFY(QString::fromStdString(m_outcomes[1][0].message.english()).contains("ok needs 8.0 GiB of memory"));
        QCOMPARE(m_store->used().value, 0ull);
    }

    // Fault 29, in small: the benchmark does 200 cycles.
    void leaksNothingOverCrashes()
    {
        m_device->submit(job(1, "ok"));
        QTRY_COMPARE(m_outcomes[1].size(), std::size_t{1});
        const int before = descriptorCount();
        for (quint64 id = 2; id < 52; ++id) {
            m_device->submit(job(id, "segv", {output("y", 100)}));
            QTRY_COMPARE(m_outcomes[id].size(), std::size_t{1});
        }
        QTRY_COMPARE(m_alive, 1);
        QCOMPARE(descriptorCount(), before);
        QCOMPARE(m_store->used().value, 0ull);
    }

private:
    ChildProcess* start()
    {
        auto* child = new ChildProcess({.program = KD_FAKE_CHILD, .environment = posix::currentEnvironment()}, this);
        m_children.push_back(child->id());
        ++m_alive;
        connect(child, &ChildProcess::exited, this, [this] { --m_alive; });
        return child;
    }

    static GpuJob job(quint64 id, const std::string& order, std::vector<BufferPlan> buffers = {}, Seconds deadline = 300ms)
    {
        GpuJob made{.id = id};
        made.request.run.device = "cuda:0";
        made.request.run.cubinBlob = "sha256:c0de";
        made.request.run.plan = {.kernel = order,
                                 .grid = {5, 1, 1},
                                 .block = {16, 4, 1},
                                 .sharedBytes = 64,
                                 .buffers = std::move(buffers),
                                 .deadline = deadline};
        return made;
    }

    /// Whether it says what was launched where, of all jobs that job() makes.
    static bool isExplained(const RunOutcome& outcome)
    {
        return outcome.device == "Fake" && outcome.deviceId == "cuda:0" && outcome.driverVersion == "13.0" &&
            outcome.cubinSha256 == "c0de" && !outcome.kernel.empty() && outcome.grid == Dim3{5, 1, 1} &&
            outcome.block == Dim3{16, 4, 1} && outcome.sharedBytes == 64;
    }

    std::map<quint64, std::vector<RunOutcome>> m_outcomes;
    std::map<quint64, std::vector<ComparisonOutcome>> m_compared;
    Json m_receipt;
    QString m_console;
    std::vector<int> m_children;
    int m_alive = 0;
    std::unique_ptr<BlobStore> m_store;
    std::unique_ptr<GpuDevice> m_device;
};

KD_TEST(TestGpuDevice, QCoreApplication)

}  // namespace tst_gpudevice

#include "tst_gpudevice.moc"
