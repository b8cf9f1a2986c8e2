// SPDX-License-Identifier: GPL-3.0-or-later
// Fault 9 through client, worker and GPU process: memory that another process holds, and a sweep that runs out of it. On a GPU the
// other process is this program again; on the test driver it is a file (KDFAKE_OTHERS) that says how much it holds.
#include "core/base/error.h"
#include "core/driver/driverloader.h"
#include "core/memory/devicememory.h"
#include "faultbench.h"
#include "tests/program/testprogram.h"

#include <QProcess>

#include <cstring>
#include <iostream>

namespace tst_memoryfaults {

using namespace kd;
using State = RunOutcome::State;

namespace {

constexpr std::uint64_t kMiB = 1 << 20;
constexpr std::uint64_t kFakeMemory = 1024 * kMiB;

/// The other process: takes all but `left` bytes, says so, and keeps them until its standard input ends.
int hold(std::uint64_t left)
{
    try {
        const DriverLoad driver = loadDriver();
        const Context context = Context::retainPrimary(Device::byOrdinal(*driver.api, 0));
        const std::uint64_t free = context.ref().memory().free.value;
        const DeviceMemory most(context, {free - std::min(free, left)});
        std::cout << "held" << std::endl;
        std::cin.get();
        return 0;
    } catch (const Error& error) {
        std::cerr << error.what() << std::endl;
        return 1;
    }
}

/// Another process that leaves only so many bytes of the device free while it lives.
class Occupier {
public:
    explicit Occupier(std::uint64_t left)
    {
        if (const char* file = std::getenv("KDFAKE_OTHERS")) {
            m_file = file;
            std::ofstream(m_file) << kFakeMemory - left;
            return;
        }
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QCoreApplication::applicationFilePath(), {kd::test::name(), "--hold", QString::number(left)});
        if (!m_process.waitForReadyRead(60000) || m_process.readLine() != "held\n")
            throw std::runtime_error("the other process holds nothing");
    }
    ~Occupier()
    {
        if (!m_file.empty())
            std::filesystem::remove(m_file);
        m_process.closeWriteChannel();
        if (m_process.state() != QProcess::NotRunning)
            m_process.waitForFinished(60000);
    }
    Occupier(const Occupier&) = delete;
    Occupier& operator=(const Occupier&) = delete;

private:
    std::filesystem::path m_file;
    QProcess m_process;
};

}  // namespace

class TestMemoryFaults : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_bench = std::make_unique<FaultBench>(workerWith({}));
        if (!m_bench->prepare())
            QSKIP("no CUDA device");
    }

    void anotherProcessHasIt()
    {
        const RunOutcome before = wait(m_bench->start(sized(64 * kMiB)));
        QVERIFY2(before.ok(), before.message.english().c_str());
        {
            const Occupier other(left());
            const RunOutcome outcome = wait(m_bench->start(sized(2 * left())));
            QCOMPARE(outcome.state, State::Refused);
            const QString sentence = QString::fromStdString(outcome.message.english());
            for (const char* words :
                 {"The buffers need ", " are free, 0 bytes are held here, ", " by other programs and the driver"})
                QVERIFY2(sentence.contains(QLatin1String(words)), outcome.message.english().c_str());
            QVERIFY2(!sentence.contains(QLatin1Char('\n')), outcome.message.english().c_str());
            QVERIFY(outcome.faults.empty());
        }
        const RunOutcome after = wait(m_bench->start(sized(2 * left())));
        QVERIFY2(after.ok(), after.message.english().c_str());
    }

    void sweepGoesOnPastIt()
    {
        const Occupier other(left());
        std::vector<RunOutcome> outcomes;
        for (const std::uint64_t bytes : {left() / 8, left() / 4, left() / 2, 2 * left(), left() / 8})
            outcomes.push_back(wait(m_bench->start(sized(bytes))));
        const qint64 worker = m_bench->client().processId();
        for (std::size_t i = 0; i < outcomes.size(); ++i)
            QVERIFY2(outcomes[i].state == (i == 3 ? State::Refused : State::Ok), outcomes[i].message.english().c_str());
        for (const std::size_t kept : {0, 1, 2, 4})
            checkResult(outcomes[kept]);
        QCOMPARE(m_bench->client().processId(), worker);
    }

    void cleanupTestCase() { m_bench.reset(); }

private:
    /// What the other process leaves: on a GPU enough for what else the driver takes.
    static std::uint64_t left() { return std::getenv("KDFAKE_OTHERS") != nullptr ? 8 * kMiB : 1024 * kMiB; }

    /// saxpy over two buffers of `bytes` together.
    static LaunchSetup sized(std::uint64_t bytes)
    {
        LaunchSetup setup = FaultBench::saxpy();
        setup.arguments[0] = {"n", std::to_string(bytes / 2 / sizeof(float))};
        return setup;
    }

    void checkResult(const RunOutcome& outcome)
    {
        const QByteArray bytes = wait(m_bench->client().fetch(QString::fromStdString(outcome.outputs.at(0).blob), 0, 4000));
        for (int i = 0; i < 1000; ++i) {
            float value = 0;
            std::memcpy(&value, bytes.constData() + 4 * i, sizeof value);
            QCOMPARE(value, 3.5f);
        }
    }

    std::unique_ptr<FaultBench> m_bench;
};

KD_TEST_MAIN(int argc, char** argv)
{
    if (argc == 3 && std::strcmp(argv[1], "--hold") == 0)
        return hold(std::strtoull(argv[2], nullptr, 10));
    const QCoreApplication application(argc, argv);
    TestMemoryFaults test;
    return QTest::qExec(&test, argc, argv);
}

}  // namespace tst_memoryfaults

#include "tst_memoryfaults.moc"
