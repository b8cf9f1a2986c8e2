// SPDX-License-Identifier: GPL-3.0-or-later
// What goes wrong below the window: one clear message each, nothing typed or measured lost, the next run works.
#include "wholewindow.h"

#include "tests/faults/faultbench.h"
#include "tests/program/testprogram.h"
#include "ui/shell/banner.h"
#include "ui/workbench/advice/problem.h"

#include <QAction>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <csignal>

namespace tst_windowfaults {

using namespace kd;
using State = RunOutcome::State;

namespace {

constexpr double kBrisk = 100;
constexpr long kComputing = 30;  ///< ticks of 10 ms: more than it takes to start a process

const char* const kEndless = "extern \"C\" __global__ void spin(int* data) { volatile int* go = data; while (go[0] == 0) { } }\n";

/// A source whose compile takes for ever: each level twice as much as the one before.
QByteArray endlessCompile()
{
    QByteArray text =
        "template <int N, int M> struct A { static constexpr long v = A<N - 1, 2 * M>::v + A<N - 1, 2 * M + 1>::v; };\n"
        "template <int M> struct A<0, M> { static constexpr long v = M; };\n"
        "extern \"C\" __global__ void k(long* data) { data[0] = A<24, 1>::v; }\n";
    return text;
}

}  // namespace

class TestWindowFaults : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
        static_cast<MeteredApplication&>(*qApp).reset();
    }

    // Faults 1 to 6.
    void kernelsThatFault_data()
    {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<double>("deadline");
        QTest::addColumn<int>("state");
        const int faulted = static_cast<int>(State::Faulted);
        QTest::newRow("1 illegal read") << "illegal_read" << 10.0 << faulted;
        QTest::newRow("1 illegal write") << "illegal_write" << 10.0 << faulted;
        QTest::newRow("1 misaligned") << "misaligned" << 10.0 << faulted;
        QTest::newRow("2 assert") << "device_assert" << 10.0 << faulted;
        QTest::newRow("3 trap") << "trap" << 10.0 << faulted;
        QTest::newRow("4 stack overflow") << "stack_overflow" << 10.0 << faulted;
        QTest::newRow("6 barrier") << "barrier_hang" << 0.5 << static_cast<int>(State::Deadline);
    }
    void kernelsThatFault()
    {
        QFETCH(QString, kernel);
        QFETCH(double, deadline);
        QFETCH(int, state);
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensProgram(kFaultKernels, simpleLaunch(kernel.toStdString(), "32", deadline)));
        const QString text = whole.editor()->text();
        const RunRecordPointer record = whole.run();
        QVERIFY(record);
        QCOMPARE(static_cast<int>(record->outcome.state), state);
        QVERIFY(!record->outcome.faults.empty());
        const int line = record->outcome.faults.front().position.line;
        QVERIFY(line > 0);
        QVERIFY(whole.comes([&] { return !whole.editor()->annotation(line - 1).isEmpty(); }));
        const std::vector<Problem> problems = whole.workbench.problems.all();
        QVERIFY(std::ranges::any_of(problems, [&](const Problem& each) { return each.place.line == line; }));
        QCOMPARE(whole.editor()->text(), text);
        // The next run works at once.
        LaunchSetup setup = simpleLaunch("saxpy");
        setup.arguments = {{"n", "32"}, {"a", "2"}, {"x", "ones[32]"}, {"y", "ones[32]"}};
        setup.references = {{"y", "expr:3"}};
        whole.workbench.launches.setKernel(QStringLiteral("saxpy"));
        whole.workbench.launches.setLaunch(setup);
        QVERIFY(whole.comes([&] {
            return whole.workbench.jobs.whyNot().isEmpty() && whole.workbench.launches.check().plan &&
                whole.workbench.launches.check().plan->kernel == "saxpy";
        }));
        const RunRecordPointer next = whole.run();
        QVERIFY(next && next->outcome.ok());
        QCOMPARE(whole.workbench.jobs.runs().size(), std::size_t{2});
        VERIFY_BRISK(kBrisk);
    }

    // Fault 5: its deadline ends it; so does Stop.
    void endlessKernels()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensProgram(kEndless, simpleLaunch("spin", "32", 0.5)));
        const RunRecordPointer record = whole.run();
        QVERIFY(record);
        QCOMPARE(record->outcome.state, State::Deadline);
        LaunchSetup setup = whole.workbench.launches.launch();
        setup.deadlineSeconds = 600;
        whole.workbench.launches.setLaunch(setup);
        QVERIFY(whole.comes([&] {
            return whole.workbench.launches.check().plan && whole.workbench.launches.check().plan->deadline.count() > 100;
        }));
        whole.workbench.jobs.run();
        QVERIFY(whole.comes([&] { return whole.workbench.jobs.job().kind == Job::Kind::Run; }));
        QTest::keyClick(&whole.window, Qt::Key_F5, Qt::ShiftModifier);
        QVERIFY(whole.comes([&] { return whole.workbench.jobs.job().kind == Job::Kind::None; }));
        QCOMPARE(whole.workbench.jobs.runs().size(), std::size_t{1});
        VERIFY_BRISK(kBrisk);
    }

    // Fault 7.
    void launchesThatNoDeviceTakes()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensProgram(kFaultKernels, simpleLaunch("trap", "2048"), false));
        const QString sentence = QStringLiteral("The block has 2\u202f048 threads; the emulated GPU takes at most 1\u202f024.");
        QVERIFY(whole.comes([&] { return whole.workbench.jobs.whyNot() == sentence; }));
        QAction* const run = whole.window.commands().find(QStringLiteral("kernel.run"));
        QVERIFY(!run->isEnabled() && run->toolTip().contains(sentence));
        whole.workbench.jobs.run();
        QCOMPARE(whole.failures.last().first().toString(), sentence);
        QVERIFY(whole.workbench.jobs.runs().empty());
        LaunchSetup setup = whole.workbench.launches.launch();
        setup.block = "32";
        whole.workbench.launches.setLaunch(setup);
        QVERIFY(whole.comes([&] { return run->isEnabled(); }));
    }

    /// What is asked for before there is a kernel is run once there is one.
    void aRunIsNotLostWhileTheFirstCompileGoesOn()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        whole.workbench.files.openExample(QStringLiteral("saxpy"));
        QVERIFY(whole.comes([&] { return whole.workbench.builds.isCompiling(); }));
        QVERIFY(whole.comes([&] { return whole.window.commands().find(QStringLiteral("kernel.run"))->isEnabled(); }));
        QTest::keyClick(&whole.window, Qt::Key_F5);
        QVERIFY(whole.comes([&] { return whole.workbench.jobs.runs().size() == 1; }));
        QVERIFY(whole.workbench.jobs.runs().front()->outcome.ok());
    }

    // Fault 11.
    void processesAreKilled_data()
    {
        QTest::addColumn<bool>("isWorker");
        QTest::addColumn<bool>("isAtRest");
        QTest::newRow("worker at rest") << true << true;
        QTest::newRow("worker in a run") << true << false;
        QTest::newRow("GPU process at rest") << false << true;
        QTest::newRow("GPU process in a run") << false << false;
    }
    void processesAreKilled()
    {
        QFETCH(bool, isWorker);
        QFETCH(bool, isAtRest);
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensExample(QStringLiteral("saxpy")));
        const RunRecordPointer first = whole.run();
        QVERIFY(first && first->outcome.ok());
        const QByteArray text = whole.workbench.documents.current().text();
        const auto victim = [&]() -> pid_t {
            const std::vector<pid_t> processes = childrenOf(whole.workbench.client.processId(), "--gpu-process");
            return isWorker ? static_cast<pid_t>(whole.workbench.client.processId()) : processes.empty() ? 0 : processes.back();
        };
        if (!isAtRest) {
            QVERIFY(whole.opensProgram(kEndless, simpleLaunch("spin", "32", 600)));
            whole.workbench.jobs.run();
            QVERIFY(whole.comes([&] { return whole.workbench.jobs.job().kind == Job::Kind::Run && victim() > 0; }));
            const auto isComputing = [&] {
                const std::vector<pid_t> processes = childrenOf(whole.workbench.client.processId(), "--gpu-process");
                return !processes.empty() && cpuTicks(processes.back()) >= kComputing;
            };
            QVERIFY(whole.comes(isComputing));
        }
        QVERIFY(victim() > 0);
        ::kill(victim(), SIGKILL);
        if (!isAtRest) {
            QVERIFY(whole.comes([&] { return whole.workbench.jobs.runs().size() == 1; }));
            QCOMPARE(whole.workbench.jobs.lastRun()->outcome.state, State::Lost);
            QVERIFY(!whole.workbench.jobs.lastRun()->outcome.message.empty());
            QVERIFY(whole.opensExample(QStringLiteral("saxpy")));
        } else {
            QVERIFY(whole.comes([&] { return !isWorker || !whole.window.banner().text().isEmpty(); }));
            QCOMPARE(whole.workbench.jobs.runs().size(), std::size_t{1});
        }
        QCOMPARE(whole.workbench.documents.current().text(), text);
        const RunRecordPointer next = whole.run();
        QVERIFY(next && next->outcome.ok());
        VERIFY_BRISK(kBrisk);
    }

    // Faults 14 and 15.
    void compilesThatNeverEnd()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensProgram(endlessCompile(), simpleLaunch("k"), false));
        QVERIFY(whole.comes([&] { return whole.workbench.jobs.job().kind == Job::Kind::Compile; }));
        const auto isComputing = [&] {
            const std::vector<pid_t> processes = childrenOf(whole.workbench.client.processId(), "--compile-process");
            return std::ranges::any_of(processes, [](pid_t each) { return cpuTicks(each) >= kComputing; });
        };
        QVERIFY(whole.comes(isComputing));
        QTest::keyClick(&whole.window, Qt::Key_F5, Qt::ShiftModifier);
        QVERIFY(whole.comes([&] { return whole.workbench.jobs.job().kind == Job::Kind::None; }));
        QVERIFY(whole.opensExample(QStringLiteral("saxpy")));
        VERIFY_BRISK(kBrisk);
    }
    void compilersThatCrash()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        const QByteArray nested = "int x = " + QByteArray(3'000'000, '(') + "1" + QByteArray(3'000'000, ')') + ";\n";
        QVERIFY(whole.opensProgram(nested, simpleLaunch("k"), false));
        QVERIFY(whole.comes([&] { return static_cast<bool>(whole.workbench.builds.build()); }));
        QVERIFY(!whole.workbench.builds.build().outcome->ok());
        QVERIFY(!whole.workbench.problems.all().empty());
        QVERIFY(whole.opensExample(QStringLiteral("saxpy")));
    }

    // Fault 16, as far as an opened program goes.
    void headersThatGoAway()
    {
        const QTemporaryDir folder;
        const auto write = [&](const QString& name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write(QStringLiteral("value.cuh"), "#define VALUE 3\n");
        write(QStringLiteral("k.cu"), "#include \"value.cuh\"\nextern \"C\" __global__ void k(int* data) { data[0] = VALUE; }\n");
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        whole.workbench.files.open(folder.filePath(QStringLiteral("k.cu")));
        QVERIFY(whole.comes([&] { return !whole.workbench.documents.current().sourcePath().isEmpty(); }));
        whole.workbench.documents.current().setTrusted(true);
        QVERIFY(whole.comes([&] { return static_cast<bool>(whole.workbench.builds.goodBuild()); }));
        const auto good = whole.workbench.builds.goodBuild().outcome;
        QVERIFY(QFile::remove(folder.filePath(QStringLiteral("value.cuh"))));
        whole.workbench.jobs.compile();
        QVERIFY(whole.comes([&] { return whole.workbench.builds.isStale(); }));
        QVERIFY(!whole.workbench.problems.all().empty());
        QCOMPARE(whole.workbench.builds.goodBuild().outcome, good);
        QVERIFY(QFile::link(folder.filePath(QStringLiteral("value.cuh")), folder.filePath(QStringLiteral("value.cuh"))));
        whole.workbench.jobs.compile();
        QVERIFY(whole.comes([&] { return whole.workbench.jobs.job().kind == Job::Kind::None; }));
        QVERIFY(QFile::remove(folder.filePath(QStringLiteral("value.cuh"))));
        write(QStringLiteral("value.cuh"), "#define VALUE 4\n");
        whole.workbench.jobs.compile();
        QVERIFY(whole.comes([&] { return !whole.workbench.builds.isStale(); }));
    }

    // Fault 22: everything but compiling goes on.
    void noCompiler()
    {
        WholeWindow whole(workerWith({QStringLiteral("KERNELDESK_NVRTC=/nowhere/libnvrtc.so")}));
        QVERIFY(whole.hasTarget());
        whole.workbench.files.openExample(QStringLiteral("saxpy"));
        QVERIFY(whole.comes([&] { return !whole.editor()->text().isEmpty() && whole.workbench.builds.build(); }));
        QCOMPARE(whole.workbench.builds.build().outcome->state, CompileOutcome::State::Unavailable);
        QVERIFY(whole.workbench.jobs.whyNot().contains(QStringLiteral("/nowhere/libnvrtc.so")));
        QVERIFY(!whole.workbench.problems.all().empty());
    }

private:
    QTemporaryDir m_settings;
};

KD_TEST(TestWindowFaults, WindowTestApplication)

}  // namespace tst_windowfaults

#include "tst_windowfaults.moc"
