// SPDX-License-Identifier: GPL-3.0-or-later
// The workbench with a real worker and the emulated GPU: what views show and change, without a view.
#include "tests/program/filepermissions.h"
#include "tests/program/testprogram.h"
#include "tests/ui/bench/testbench.h"
#include "ui/workbench/advice/advisor.h"
#include "ui/workbench/advice/architecturematrix.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/runs/documentjobs.h"

#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <unistd.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace tst_workbench {

using namespace kd;

namespace {

constexpr int kPatience = 60000;

const char* const kScale = R"(extern "C" __global__ void scale(float* x, float factor, int n)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        x[i] *= factor;
}
extern "C" __global__ void fill(int* y, int n)
{
    y[threadIdx.x] = n;
}
)";

/// Of some tenths of a second on the emulated GPU.
const char* const kSlow = R"(extern "C" __global__ void add_one(float* x, int n)
{
    if (threadIdx.x != 0 || blockIdx.x != 0)
        return;
    volatile int rounds = 1000000;
    while (rounds > 0)
        rounds = rounds - 1;
    x[0] += n;
}
)";

QString writeFile(const QTemporaryDir& folder, const QString& name, const QByteArray& text)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("a file of the test could not be written");
    return file.fileName();
}

/// In the settings that users write by hand.
void nameTarget(const QString& name, const QString& command)
{
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, "kerneldesk", "kerneldesk");
    settings.setValue("targets/" + name, command);
}

/// A workbench on the emulated GPU that says what failed.
struct Bench {
    Bench() : workbench({QStringLiteral("test"), QStringLiteral(KD_WORKER), {}}), failures(&workbench.notices, &Notices::failed)
    {
        qputenv("KERNELDESK_EXAMPLES", KD_EXAMPLES);
        workbench.target.describe();
    }
    bool hasTarget()
    {
        return QTest::qWaitFor([&] { return workbench.target.info() != nullptr; }, kPatience);
    }
    bool opensExample(const QString& name)
    {
        workbench.files.openExample(name);
        return QTest::qWaitFor([&] { return workbench.launches.check().plan.has_value(); }, kPatience);
    }
    /// kScale, built, with its two kernels.
    bool opensScale()
    {
        if (!hasTarget())
            return false;
        workbench.files.openNew();
        workbench.documents.current().replaceText(kScale);
        return QTest::qWaitFor([&] { return workbench.launches.kernels().size() == 2; }, kPatience);
    }
    /// The launch is that of the last build, and nothing is on its way that would have it checked once more.
    bool settlesOn(const LaunchSetup& setup)
    {
        const auto isBuilt = [&] { return workbench.jobs.job().kind == Job::Kind::None && !workbench.builds.isStale(); };
        if (!QTest::qWaitFor(isBuilt, kPatience))
            return false;
        workbench.launches.setLaunch(setup);
        const auto isChecked = [&] { return workbench.launches.isChecked() && workbench.jobs.whyNot().isEmpty(); };
        return QTest::qWaitFor(isChecked, kPatience) && workbench.launches.check().plan.has_value();
    }
    bool runs()
    {
        const std::size_t before = workbench.jobs.runs().size();
        workbench.jobs.run();
        return QTest::qWaitFor([&] { return workbench.jobs.runs().size() > before || !failures.isEmpty(); }, kPatience) &&
            failures.isEmpty();
    }

    bool opensEndlessKernel()
    {
        workbench.files.openNew();
        workbench.documents.current().replaceText(
            "extern \"C\" __global__ void add_one(float* x, int n) { volatile int go = 1; while (go) x[0] += n; }");
        const auto isReady = [&] { return workbench.launches.check().plan.has_value() && workbench.jobs.whyNot().isEmpty(); };
        return QTest::qWaitFor(isReady, kPatience);
    }
    bool startsEndlessKernel()
    {
        const bool comes = opensEndlessKernel();
        workbench.jobs.run();
        return comes;
    }

    /// Also where another document is current.
    const DocumentJobs& jobsOf(int tab) const { return *workbench.documents.at(tab).findPart<DocumentJobs>(); }

    Workbench workbench;
    QSignalSpy failures;
};

}  // namespace

class TestWorkbench : public QObject {
    Q_OBJECT
private slots:
    void examplesCompileAndRun()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        bench.workbench.target.setDevice(QStringLiteral("emulated"));
        QVERIFY(bench.opensExample(QStringLiteral("saxpy")));
        QVERIFY(bench.workbench.documents.current().isTrusted());
        QVERIFY(bench.workbench.documents.current().isReadOnly());
        QVERIFY(!bench.workbench.builds.isStale());
        QVERIFY(bench.workbench.launches.kernel() != nullptr);
        QVERIFY(bench.workbench.launches.occupancyInput().has_value());
        QCOMPARE(bench.workbench.launches.launch().arguments.size(), bench.workbench.launches.kernel()->parameters.size());
        QCOMPARE(bench.workbench.jobs.whyNot(), QString());
        QVERIFY(bench.runs());
        QCOMPARE(bench.workbench.jobs.lastRun()->outcome.state, RunOutcome::State::Ok);
        QVERIFY(!bench.workbench.jobs.lastRun()->outcome.verification.empty());
    }

    void declaredWorkHasAValueOrAReason()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opensExample(QStringLiteral("saxpy")));
        TimingSettings settings = bench.workbench.jobs.timingSettings();
        settings.flops = "2 * 1000";
        settings.bytes = "nowhere * 4";
        bench.workbench.jobs.setTimingSettings(settings);
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.launches.check().bytesProblem.isEmpty(), false, kPatience);
        QVERIFY(bench.workbench.launches.check().plan.has_value());
        QVERIFY2(bench.workbench.launches.check().bytesProblem.contains(QStringLiteral("nowhere")) &&
                     !bench.workbench.launches.check().bytesProblem.contains(QStringLiteral("--")),
                 qPrintable(bench.workbench.launches.check().bytesProblem));
        settings.bytes = "3 * 4 * n";
        bench.workbench.jobs.setTimingSettings(settings);
        QCOMPARE(bench.workbench.launches.check().plan->flops.amount, 2000.0);
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.launches.check().plan->bytes.amount > 0, kPatience);
        QVERIFY(bench.workbench.launches.check().bytesProblem.isEmpty());
        QCOMPARE(bench.workbench.launches.check().plan->flops.amount, 2000.0);
    }

    void keepsThePreviousBuild()
    {
        Bench bench;
        QVERIFY(bench.opensScale());
        Workbench& workbench = bench.workbench;
        QVERIFY(!workbench.builds.previousBuild());
        const QString architecture = workbench.target.architecture();
        const QByteArray text = workbench.documents.current().text();
        const auto builds = [&] {
            return QTest::qWaitFor(
                [&] {
                    return !workbench.builds.isStale() &&
                        workbench.builds.build().revision == workbench.documents.current().revision() &&
                        workbench.jobs.job().kind == Job::Kind::None;
                },
                kPatience);
        };
        QVERIFY(builds());
        const auto first = workbench.builds.goodBuild().outcome;
        workbench.documents.current().replaceText(QByteArray(text).replace("x[i] *= factor", "x[i] *= factor * factor"));
        QVERIFY(builds());
        QCOMPARE(workbench.builds.previousBuild().outcome->sourceSha256, first->sourceSha256);

        // Building the same again, and a failure, change nothing.
        workbench.jobs.compile();
        QTRY_VERIFY_WITH_TIMEOUT(workbench.jobs.job().kind == Job::Kind::None, kPatience);
        QCOMPARE(workbench.builds.previousBuild().outcome->sourceSha256, first->sourceSha256);
        const QByteArray second = workbench.documents.current().text();
        workbench.documents.current().replaceText("broken");
        QTRY_VERIFY_WITH_TIMEOUT(workbench.builds.build().outcome->state == CompileOutcome::State::Rejected, kPatience);
        QCOMPARE(workbench.builds.previousBuild().outcome->sourceSha256, first->sourceSha256);
        workbench.documents.current().replaceText(second);
        QVERIFY(builds());
        QCOMPARE(workbench.builds.previousBuild().outcome->sourceSha256, first->sourceSha256);

        // Another architecture has its own.
        workbench.target.setArchitecture(QStringLiteral("sm_75"));
        QTRY_COMPARE_WITH_TIMEOUT(workbench.builds.goodBuild().outcome->architecture, std::string("sm_75"), kPatience);
        QVERIFY(!workbench.builds.previousBuild());
        workbench.target.setArchitecture(architecture);
        QTRY_COMPARE_WITH_TIMEOUT(workbench.builds.goodBuild().outcome->architecture, architecture.toStdString(), kPatience);
        QCOMPARE(workbench.builds.previousBuild().outcome->sourceSha256, first->sourceSha256);

        workbench.files.openNew();
        QTRY_VERIFY_WITH_TIMEOUT(!workbench.builds.previousBuild(), kPatience);
    }

    void keepsMutedAdviceInTheSession()
    {
        Bench bench;
        QVERIFY(bench.opensScale());
        QVERIFY(!bench.workbench.advisor.isMuted());
        bench.workbench.advisor.setMuted(true);
        QVERIFY(bench.workbench.advisor.isMuted());
        QCOMPARE(bench.workbench.documents.current().session().view["mutedAdvice"].dump(), std::string("[\"scale\"]"));
        bench.workbench.launches.setKernel(QStringLiteral("fill"));
        QVERIFY(!bench.workbench.advisor.isMuted());
        bench.workbench.launches.setKernel(QStringLiteral("scale"));
        bench.workbench.advisor.setMuted(false);
        QVERIFY(!bench.workbench.advisor.isMuted());
    }

    void opensNothingUntrusted()
    {
        QTemporaryDir folder;
        const QString file = writeFile(folder, QStringLiteral("scale.cu"), kScale);
        Bench bench;
        QVERIFY(bench.hasTarget());
        QSignalSpy opened(&bench.workbench.documents, &Documents::currentChanged);
        QSignalSpy builds(&bench.workbench.jobs, &JobRunner::jobChanged);
        bench.workbench.files.open(file);
        QVERIFY(opened.wait(kPatience));
        QVERIFY(!bench.workbench.documents.current().isTrusted());
        QVERIFY(!bench.workbench.jobs.whyNot().isEmpty());
        bench.workbench.jobs.run();
        QCOMPARE(bench.failures.size(), 1);
        QVERIFY(!bench.workbench.builds.build());
        bench.workbench.documents.current().setTrusted(true);
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.builds.goodBuild(), kPatience);
        const QStringList kernels = bench.workbench.launches.kernels();
        QCOMPARE(kernels, (QStringList{QStringLiteral("scale"), QStringLiteral("fill")}));
        QVERIFY2(bench.workbench.launches.kernels().isSharedWith(kernels), "the names are made once a build");
        // The folder stays trusted.
        bench.workbench.files.openNew();
        bench.workbench.files.open(file);
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.documents.current().sourcePath(), file, kPatience);
        QVERIFY(bench.workbench.documents.current().isTrusted());
    }

    void keepsTheGoodBuildWhileTheTextIsBroken()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opensExample(QStringLiteral("saxpy")));
        const auto good = bench.workbench.builds.goodBuild().outcome;
        QByteArray text = bench.workbench.documents.current().text();
        bench.workbench.documents.current().replaceText(text + "\nint broken = ;\n");
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.builds.build().outcome != good, kPatience);
        QVERIFY(!bench.workbench.builds.build().outcome->ok());
        QVERIFY(!bench.workbench.builds.build().outcome->diagnostics.empty());
        QCOMPARE(bench.workbench.builds.goodBuild().outcome, good);
        QVERIFY(bench.workbench.builds.isStale());
        QVERIFY(bench.workbench.jobs.whyNot().contains(QStringLiteral("does not compile")));
        bench.workbench.documents.current().replaceText(text);
        QTRY_VERIFY_WITH_TIMEOUT(!bench.workbench.builds.isStale(), kPatience);
    }

    void argumentsFollowTheKernel()
    {
        Bench bench;
        QVERIFY(bench.opensScale());
        bench.workbench.launches.setKernel(QStringLiteral("scale"));
        LaunchSetup setup = bench.workbench.launches.launch();
        QCOMPARE(setup.arguments.size(), std::size_t{3});
        QCOMPARE(setup.arguments[1].name, std::string("factor"));
        setup.arguments[1].value = "2.5f";
        bench.workbench.launches.setLaunch(setup);
        bench.workbench.launches.setKernel(QStringLiteral("fill"));
        QCOMPARE(bench.workbench.launches.launch().arguments.size(), std::size_t{2});
        QCOMPARE(bench.workbench.launches.launch().arguments[0].name, std::string("y"));
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.launches.check().subject, (ErrorSubject{ErrorSubject::Kind::Argument, "y"}),
                                  kPatience);
        bench.workbench.launches.setKernel(QStringLiteral("scale"));
        QCOMPARE(bench.workbench.launches.launch().arguments[1].value, std::string("2.5f"));
    }

    // A reference of an output that the kernel does not have stands in no form, so it must not stand in the way.
    void referencesFollowTheKernel()
    {
        Bench bench;
        QVERIFY(bench.opensScale());
        bench.workbench.launches.setKernel(QStringLiteral("scale"));
        LaunchSetup setup = bench.workbench.launches.launch();
        setup.grid = "1";
        setup.block = "32";
        setup.arguments = {{"x", "ones[32]"}, {"factor", "2.0f"}, {"n", "32"}};
        setup.references = {{"x", "expr:2.0"}};
        bench.workbench.launches.setLaunch(setup);
        QVERIFY(bench.runs());
        QCOMPARE(bench.workbench.jobs.lastRun()->outcome.verification.size(), std::size_t{1});
        bench.workbench.launches.setKernel(QStringLiteral("fill"));
        QVERIFY(bench.workbench.launches.launch().references.empty());
        setup = bench.workbench.launches.launch();
        setup.arguments = {{"y", "out:zeros[32]"}, {"n", "7"}};
        setup.references = {{"y", "expr:7"}};
        bench.workbench.launches.setLaunch(setup);
        QTRY_VERIFY_WITH_TIMEOUT(
            bench.workbench.launches.check().plan && bench.workbench.launches.check().plan->references.size() == 1, kPatience);
        QCOMPARE(bench.workbench.documents.current().session().launch.references.size(), std::size_t{2});
        QVERIFY(bench.runs());
        QVERIFY(bench.workbench.jobs.lastRun()->outcome.ok());
        // The argument is renamed in the source.
        bench.workbench.documents.current().replaceText(QByteArray(kScale).replace("int* y", "int* z").replace("y[thr", "z[thr"));
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.launches.launch().arguments[0].name == "z", kPatience);
        QVERIFY(bench.workbench.launches.launch().references.empty());
        setup = bench.workbench.launches.launch();
        setup.references.clear();
        setup.arguments[0].value = "zeros[32]";
        bench.workbench.launches.setLaunch(setup);
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.launches.check().plan, kPatience);
    }

    void sendsThePlanOfTheCheck()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        bench.workbench.target.setDevice(QStringLiteral("emulated"));
        QVERIFY(bench.opensExample(QStringLiteral("saxpy")));
        LaunchSetup setup = bench.workbench.launches.launch();
        QVERIFY(bench.settlesOn(setup));
        const QSignalSpy checks(&bench.workbench.launches, &LaunchModel::checked);
        QVERIFY(bench.runs());
        QCOMPARE(checks.size(), 0);
        QCOMPARE(Json(bench.workbench.jobs.lastRun()->plan), Json(*bench.workbench.launches.check().plan));
        // What was typed last is checked first.
        setup.block = "64";
        bench.workbench.launches.setLaunch(setup);
        QVERIFY(bench.runs());
        QCOMPARE(checks.size(), 1);
        QCOMPARE(bench.workbench.jobs.lastRun()->plan.block.x, 64u);
        setup.block = "nothing";
        bench.workbench.launches.setLaunch(setup);
        bench.workbench.jobs.run();
        QTRY_COMPARE_WITH_TIMEOUT(bench.failures.size(), 1, kPatience);
        QVERIFY2(bench.failures.at(0).at(0).toString().startsWith(QStringLiteral("Block: 'nothing'")),
                 qPrintable(bench.failures.at(0).at(0).toString()));
        QCOMPARE(bench.workbench.jobs.job().kind, Job::Kind::None);
    }

    void runsOnWhatAFileHoldsThen()
    {
        Bench bench;
        const QTemporaryDir folder;
        const auto write = [&](std::vector<float> values) {
            writeFile(folder, "x.bin",
                      QByteArray(reinterpret_cast<const char*>(values.data()), static_cast<qsizetype>(values.size() * sizeof(float))));
        };
        write({1, 1, 1, 1});
        QVERIFY(bench.opensScale());
        bench.workbench.launches.setKernel(QStringLiteral("scale"));
        LaunchSetup setup = bench.workbench.launches.launch();
        setup.grid = "1";
        setup.block = "32";
        setup.arguments = {{"x", "file(\"" + folder.filePath("x.bin").toStdString() + "\")"}, {"factor", "2"}, {"n", "x.size"}};
        QVERIFY(bench.settlesOn(setup));
        const QSignalSpy checks(&bench.workbench.launches, &LaunchModel::checked);
        QVERIFY(bench.runs());
        QCOMPARE(bench.workbench.jobs.lastRun()->outcome.outputs.at(0).max, 2.0);
        QCOMPARE(checks.size(), 0);
        write({1, 5, 1});
        QVERIFY(bench.runs());
        QCOMPARE(bench.workbench.jobs.lastRun()->plan.buffers.at(0).count, std::uint64_t{3});
        QCOMPARE(bench.workbench.jobs.lastRun()->outcome.outputs.at(0).max, 10.0);
        QCOMPARE(checks.size(), 1);  // since the file gives n
        setup.arguments[0].value += "[3]";
        setup.arguments[2].value = "3";
        bench.workbench.launches.setLaunch(setup);
        QTRY_VERIFY_WITH_TIMEOUT(checks.size() == 2, kPatience);
        write({1, 7, 1});
        QVERIFY(bench.runs());
        QCOMPARE(bench.workbench.jobs.lastRun()->outcome.outputs.at(0).max, 14.0);
        QCOMPARE(checks.size(), 2);  // nothing but the content is the file's
    }

    void compilesBeforeItRuns()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        bench.workbench.builds.setLive(false);
        bench.workbench.files.openNew();
        QVERIFY(!bench.workbench.builds.goodBuild());
        QVERIFY(bench.runs());
        QCOMPARE(bench.workbench.jobs.lastRun()->outcome.state, RunOutcome::State::Ok);
        QCOMPARE(bench.workbench.jobs.lastRun()->kernel.name, std::string("add_one"));
    }

    void stopsAnEndlessKernel()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.startsEndlessKernel());
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.jobs.job().kind, Job::Kind::Run, kPatience);
        bench.workbench.jobs.stop();
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.jobs.job().kind, Job::Kind::None, kPatience);
        QVERIFY(bench.workbench.jobs.runs().empty());
        bench.workbench.files.openNew();
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.jobs.whyNot().isEmpty() && bench.workbench.launches.check().plan, kPatience);
        QVERIFY(bench.runs());
        QVERIFY(bench.workbench.jobs.lastRun()->outcome.ok());
    }

    void aClosedDocumentTakesItsRunAlong()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.startsEndlessKernel());
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.target.state(), TargetConnection::State::Busy, kPatience);
        QCOMPARE(bench.workbench.jobs.whyNot(), QStringLiteral("A run is in progress."));
        bench.workbench.files.openNew();
        QVERIFY(bench.workbench.jobs.job().kind != Job::Kind::Run);
        QCOMPARE(bench.workbench.target.state(), TargetConnection::State::Busy);
        bench.workbench.documents.close(0);
        QVERIFY(bench.workbench.target.state() != TargetConnection::State::Busy);
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.jobs.whyNot().isEmpty() && bench.workbench.launches.check().plan, kPatience);
        QVERIFY(bench.runs());
        QCOMPARE(bench.workbench.jobs.runs().size(), std::size_t{1});
        QVERIFY(bench.workbench.jobs.lastRun()->outcome.ok());
    }

    void aRunGoesOnWhileAnotherDocumentIsEditedCompiledAndRun()
    {
        Bench bench;
        QSignalSpy begun(&bench.workbench.jobs, &JobRunner::begun);
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.startsEndlessKernel());
        const DocumentJobs& first = bench.jobsOf(0);
        QTRY_VERIFY_WITH_TIMEOUT(first.isRunning() && !first.job().isWaiting, kPatience);
        bench.workbench.files.openNew();
        bench.workbench.documents.current().replaceText(kScale);
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.launches.kernels().size(), 2, kPatience);
        QCOMPARE(bench.workbench.builds.goodBuild().revision, bench.workbench.documents.current().revision());
        QVERIFY(first.isRunning());
        bench.workbench.files.openNew();  // its launch has every argument
        const DocumentJobs& third = bench.jobsOf(2);
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.jobs.whyNot().isEmpty() && bench.workbench.launches.check().plan, kPatience);
        bench.workbench.jobs.run();
        QTRY_VERIFY_WITH_TIMEOUT(third.job().isWaiting, kPatience);
        QVERIFY(first.isRunning() && !first.job().isWaiting);
        QCOMPARE(begun.size(), 1);
        // What waits can be stopped, which is nothing to the run before it.
        bench.workbench.jobs.stop();
        QCOMPARE(bench.workbench.jobs.job().kind, Job::Kind::None);
        QVERIFY(bench.workbench.jobs.job().wasStopped && first.isRunning() && !first.job().isStopping);
        bench.workbench.jobs.run();
        QTRY_VERIFY_WITH_TIMEOUT(third.job().isWaiting, kPatience);
        bench.workbench.documents.show(0);
        QCOMPARE(bench.workbench.jobs.job().kind, Job::Kind::Run);
        bench.workbench.jobs.stop();
        QTRY_COMPARE_WITH_TIMEOUT(third.runs().size(), std::size_t{1}, kPatience);
        QVERIFY(third.runs().front()->outcome.ok());
        QCOMPARE(begun.size(), 2);
        QVERIFY(bench.workbench.jobs.runs().empty() && bench.workbench.jobs.job().wasStopped);
        QVERIFY(bench.failures.isEmpty());
    }

    void aRunThatEndsBehindAnotherTabIsItsOwnDocuments()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        bench.workbench.files.openNew();
        bench.workbench.documents.current().replaceText(kSlow);
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.launches.check().plan && bench.workbench.builds.goodBuild(), kPatience);
        bench.workbench.jobs.run();
        const DocumentJobs& first = bench.jobsOf(0);
        QTRY_VERIFY_WITH_TIMEOUT(first.isRunning() && !first.job().isWaiting, kPatience);
        bench.workbench.files.openNew();
        QSignalSpy ran(&bench.workbench.jobs, &JobRunner::ran);
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.jobs.whyNot().isEmpty() && bench.workbench.launches.check().plan, kPatience);
        QVERIFY(bench.runs());
        QCOMPARE(bench.workbench.jobs.runs().size(), std::size_t{1});
        QCOMPARE(first.runs().size(), std::size_t{1});
        QCOMPARE(bench.workbench.jobs.lastRun()->programName, QStringLiteral("untitled-2.cu"));
        QCOMPARE(first.runs().front()->programName, QStringLiteral("untitled.cu"));
        QVERIFY2(first.runs().front()->number < bench.workbench.jobs.lastRun()->number, "the first one had the device first");
        QVERIFY(first.runs().front()->outcome.ok() && bench.workbench.jobs.lastRun()->outcome.ok());
        QCOMPARE(ran.size(), 1);
        QVERIFY(ran.front().front().value<RunRecordPointer>() == bench.workbench.jobs.lastRun());
        bench.workbench.documents.show(0);
        QCOMPARE(bench.workbench.jobs.runs().size(), std::size_t{1});
        QCOMPARE(bench.workbench.jobs.lastRun()->programName, QStringLiteral("untitled.cu"));
    }

    void aTimingBehindAnotherTabIsStillMeasured()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opensEndlessKernel());
        bench.workbench.jobs.time();
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.jobs.job().kind, Job::Kind::Time, kPatience);
        bench.workbench.files.openNew();
        QVERIFY(bench.workbench.jobs.job().kind != Job::Kind::Time);
        QVERIFY2(bench.workbench.jobs.isTimingAnywhere(), "the gauges leave the device alone");
        bench.workbench.documents.close(0);
        QVERIFY(!bench.workbench.jobs.isTimingAnywhere());
    }

    void aBuildEndsBehindAnotherTab()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        bench.workbench.files.openNew();
        bench.workbench.documents.current().replaceText("int broken = ;\n");
        bench.workbench.files.openNew();
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.builds.goodBuild() && bench.workbench.documents.tabs()[0].hasErrors, kPatience);
        QVERIFY(!bench.workbench.documents.tabs()[1].hasErrors);
        QVERIFY(bench.workbench.builds.build().outcome->ok());
        bench.workbench.documents.show(0);
        QVERIFY(bench.workbench.builds.build() && !bench.workbench.builds.build().outcome->ok());
        QVERIFY(!bench.workbench.builds.goodBuild());
    }

    // Fault 30.
    void twoInstancesShareAProjectAndACache()
    {
        const QTemporaryDir folder;
        const QByteArray source = QByteArray(kScale) + "// " + QByteArray::number(::getpid()) + "\n";
        const QString path = writeFile(folder, QStringLiteral("scale.cu"), source);
        Bench one, other;
        QVERIFY(one.hasTarget() && other.hasTarget());
        for (Bench* const each : {&one, &other}) {
            each->workbench.files.open(path);
            QTRY_COMPARE_WITH_TIMEOUT(each->workbench.documents.current().sourcePath(), path, kPatience);
            each->workbench.documents.current().setTrusted(true);
        }
        // Both write the same entry of the cache.
        for (Bench* const each : {&one, &other})
            QTRY_VERIFY_WITH_TIMEOUT(each->workbench.builds.goodBuild() && each->workbench.launches.kernels().size() == 2,
                                     kPatience);
        QCOMPARE(one.workbench.builds.goodBuild().outcome->cubinSha256, other.workbench.builds.goodBuild().outcome->cubinSha256);
        QSignalSpy saved(&one.workbench.files, &DocumentFiles::saved),
            asks(&other.workbench.files, &DocumentFiles::overwriteWanted);
        one.workbench.documents.current().replaceText(source + "// of one\n");
        other.workbench.documents.current().replaceText(source + "// of the other\n");
        one.workbench.files.save(path);
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, kPatience);
        other.workbench.files.save(path);
        QTRY_COMPARE_WITH_TIMEOUT(asks.size(), 1, kPatience);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), source + "// of one\n");
        QVERIFY(other.workbench.documents.current().isModified());
        QCOMPARE(other.workbench.documents.current().text(), source + "// of the other\n");
        QVERIFY(one.failures.isEmpty() && other.failures.isEmpty());
    }

    void everyTabKeepsBuildRunsAndLaunch()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        bench.workbench.target.setDevice(QStringLiteral("emulated"));
        QVERIFY(bench.opensExample(QStringLiteral("saxpy")));
        const auto built = bench.workbench.builds.goodBuild().outcome;
        QVERIFY(bench.runs());
        const QByteArray text = bench.workbench.documents.current().text();
        // A run ends while another tab is shown.
        bench.workbench.jobs.run();
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.jobs.job().kind, Job::Kind::Run, kPatience);
        bench.workbench.files.openNew();
        QVERIFY(bench.workbench.jobs.runs().empty());
        QVERIFY(!bench.workbench.builds.goodBuild());
        bench.workbench.documents.current().replaceText("int broken = ;\n");
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.builds.build() && bench.workbench.jobs.job().kind == Job::Kind::None, kPatience);
        QVERIFY(bench.workbench.documents.tabs()[1].hasErrors);
        bench.workbench.documents.show(0);
        QCOMPARE(bench.workbench.documents.current().text(), text);
        QVERIFY(!bench.workbench.documents.current().isModified());
        QCOMPARE(bench.workbench.builds.goodBuild().outcome, built);
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.jobs.runs().size(), std::size_t{2}, kPatience);
        QVERIFY(!bench.workbench.builds.isStale());
        QVERIFY(bench.workbench.launches.kernel() != nullptr);
        QVERIFY(bench.workbench.documents.tabs()[1].hasErrors && bench.workbench.documents.tabs()[1].isModified);
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.jobs.whyNot().isEmpty() && bench.workbench.launches.check().plan, kPatience);
        QVERIFY2(bench.workbench.builds.goodBuild().outcome == built, "what is built already is not compiled again");
    }

    void whatCannotBeCompiledIsAProblemAndNeverTheBuildBefore()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opensExample(QStringLiteral("saxpy")));
        bench.workbench.builds.setLive(false);
        Session session = bench.workbench.documents.current().session();
        session.compile.options = {"--time=out.csv"};
        bench.workbench.documents.current().setSession(session);
        bench.workbench.documents.current().replaceText(bench.workbench.documents.current().text() + "// mine\n");
        bench.workbench.jobs.run();
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.jobs.job().kind, Job::Kind::None, kPatience);
        QTRY_COMPARE_WITH_TIMEOUT(bench.failures.size(), 1, kPatience);
        QVERIFY2(bench.workbench.jobs.runs().empty(),
                 bench.workbench.jobs.runs().empty() ? "" : bench.workbench.jobs.lastRun()->outcome.message.english().c_str());
        QCOMPARE(bench.workbench.jobs.job().kind, Job::Kind::None);
        QVERIFY(bench.workbench.builds.isStale());
        const std::string message = bench.workbench.builds.build().outcome->message.english();
        QVERIFY2(message.find("--time") != std::string::npos, message.c_str());
    }

    void timingsOfTheEmulatedGpuAreCounts()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        bench.workbench.target.setDevice(QStringLiteral("emulated"));
        QVERIFY(bench.opensExample(QStringLiteral("saxpy")));
        bench.workbench.jobs.time();
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.jobs.lastTiming() != nullptr || !bench.failures.isEmpty(), kPatience);
        QVERIFY(bench.workbench.jobs.lastTiming() != nullptr);
        QVERIFY(bench.workbench.jobs.lastTiming()->timing->modelled);
        bench.workbench.jobs.setLabel(1, QStringLiteral("first"));
        QCOMPARE(bench.workbench.jobs.lastTiming()->label, QStringLiteral("first"));
        bench.workbench.jobs.remove(1);
        QVERIFY2(bench.workbench.jobs.runs().empty(),
                 bench.workbench.jobs.runs().empty() ? "" : bench.workbench.jobs.lastRun()->outcome.message.english().c_str());
    }

    void sessionsComeBackAsTheyWere()
    {
        QTemporaryDir folder;
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opensExample(QStringLiteral("sgemm")));
        LaunchSetup setup = bench.workbench.launches.launch();
        setup.deadlineSeconds = 7;
        bench.workbench.launches.setLaunch(setup);
        TimingSettings timing = bench.workbench.jobs.timingSettings();
        timing.samples = 17;
        bench.workbench.jobs.setTimingSettings(timing);
        const QByteArray text = bench.workbench.documents.current().text() + "// mine\n";
        bench.workbench.documents.current().replaceText(text);
        QVERIFY(bench.workbench.documents.current().isModified());
        QSignalSpy saved(&bench.workbench.files, &DocumentFiles::saved);
        const QString file = folder.filePath(QStringLiteral("mine.kdesk"));
        bench.workbench.files.save(file);
        QVERIFY(saved.wait(kPatience));
        QVERIFY(!bench.workbench.documents.current().isModified());
        const LaunchSetup before = bench.workbench.launches.launch();
        bench.workbench.files.openNew();
        bench.workbench.files.open(file);
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.documents.current().sessionPath(), file, kPatience);
        QCOMPARE(bench.workbench.documents.current().text(), text);
        QCOMPARE(bench.workbench.jobs.timingSettings().samples, 17);
        bench.workbench.documents.current().setTrusted(true);
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.builds.goodBuild(), kPatience);
        QCOMPARE(Json(bench.workbench.launches.launch()).dump(), Json(before).dump());
    }

    void failuresToSaveLeaveEverything()
    {
        Bench bench;
        bench.workbench.files.openNew();
        bench.workbench.documents.current().replaceText("int x;");
        bench.workbench.files.save(QStringLiteral("/nowhere/at/all.cu"));
        QTRY_COMPARE_WITH_TIMEOUT(bench.failures.size(), 1, kPatience);
        QVERIFY(bench.workbench.documents.current().isModified());
        QCOMPARE(bench.workbench.documents.current().text(), QByteArray("int x;"));
        bench.workbench.files.open(QStringLiteral("/nowhere/at/all.cu"));
        QTRY_COMPARE_WITH_TIMEOUT(bench.failures.size(), 2, kPatience);
        QCOMPARE(bench.workbench.documents.current().text(), QByteArray("int x;"));
    }

    void reportsHoldTheRun()
    {
        QTemporaryDir folder;
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opensExample(QStringLiteral("saxpy")));
        QVERIFY(bench.runs());
        QSignalSpy written(&bench.workbench.reports, &ReportController::written);
        const QString file = folder.filePath(QStringLiteral("saxpy.json"));
        bench.workbench.reports.write(file);
        QVERIFY(written.wait(3 * kPatience));
        QFile report(file);
        QVERIFY(report.open(QIODevice::ReadOnly));
        const Json json = Json::parse(report.readAll().toStdString());
        QCOMPARE(json.at("matrix").size(), static_cast<std::size_t>(bench.workbench.target.architectures().size()));
        QVERIFY(!json.at("run").is_null());
        bench.workbench.reports.write(folder.filePath(QStringLiteral("saxpy.doc")));
        QCOMPARE(bench.failures.size(), 1);
    }

    void reportsComeInEveryFormat()
    {
        QTemporaryDir folder;
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opensExample(QStringLiteral("saxpy")));
        QSignalSpy written(&bench.workbench.reports, &ReportController::written);
        const std::pair<const char*, const char*> forms[] = {
            {"html", "<!DOCTYPE html>"}, {"json", "{"},   {"csv", "arch,family,"}, {"md", "### `saxpy`"}, {"pdf", "%PDF-"},
            {"png", "\x89PNG"},          {"svg", "<?xml"}};
        for (const auto& [ending, head] : forms) {
            const QString path = writeFile(folder, QStringLiteral("saxpy.") + QLatin1String(ending), "old");
            bench.workbench.reports.write(path);
            QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, 3 * kPatience);
            QCOMPARE(written.takeFirst().first().toString(), path);
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray text = file.readAll();
            QVERIFY2(text.trimmed().toLower().startsWith(QByteArray(head).toLower()), text.left(60).constData());
            QVERIFY(text.contains("sm_90") || path.endsWith("pdf") || path.endsWith("png"));
        }
        QVERIFY(bench.failures.isEmpty());
    }

    void reportsOpenAgainWithoutRunningAnything_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::newRow("page") << QStringLiteral(".html");
        QTest::newRow("data") << QStringLiteral(".json");
    }
    void reportsOpenAgainWithoutRunningAnything()
    {
        QFETCH(QString, ending);
        QTemporaryDir folder;
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opensExample(QStringLiteral("saxpy")));
        LaunchSetup setup = bench.workbench.launches.launch();
        setup.deadlineSeconds = 7;
        bench.workbench.launches.setLaunch(setup);
        const QByteArray text = bench.workbench.documents.current().text() + "// mine\n";
        bench.workbench.documents.current().replaceText(text);
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.builds.goodBuild() && !bench.workbench.builds.isStale() &&
                                     bench.workbench.launches.check().plan,
                                 kPatience);
        const LaunchSetup before = bench.workbench.launches.launch();
        QSignalSpy written(&bench.workbench.reports, &ReportController::written);
        const QString file = folder.filePath(QStringLiteral("mine") + ending);
        bench.workbench.reports.write(file);
        QTRY_COMPARE_WITH_TIMEOUT(written.size(), 1, 3 * kPatience);
        bench.workbench.files.open(file);
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.documents.current().sessionPath(), file, kPatience);
        const Document& document = bench.workbench.documents.current();
        QCOMPARE(document.text(), text);
        QCOMPARE(document.fileName(), QStringLiteral("saxpy.cu"));
        QVERIFY(!document.isTrusted() && document.isReadOnly() && !document.isModified());
        QCOMPARE(bench.workbench.launches.launch().deadlineSeconds, 7);
        QVERIFY(!bench.workbench.builds.build());
        QVERIFY(!bench.workbench.jobs.whyNot().isEmpty());
        bench.workbench.documents.current().setTrusted(true);
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.builds.build() && !bench.workbench.builds.isStale(), kPatience);
        QCOMPARE(Json(bench.workbench.launches.launch()).dump(), Json(before).dump());
        QVERIFY(bench.failures.isEmpty());
    }

    /// What was compiled and measured elsewhere is there before anything is compiled here, and not taken for more than that.
    void reportsShowTheirFiguresAtOnce()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        bench.workbench.files.open(QStringLiteral(KD_EXAMPLES "/../screenshots/sgemm-report-h200.html"));
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.launches.occupancyInput(), kPatience);
        QVERIFY(!bench.workbench.builds.build());
        QVERIFY(bench.workbench.builds.goodBuild() && bench.workbench.builds.isStale());
        QVERIFY(bench.workbench.builds.goodBuild().outcome->cubin.empty());
        QVERIFY(bench.workbench.launches.kernel() != nullptr && bench.workbench.launches.kernel()->name == "sgemm");
        QCOMPARE(occupancyOf(*bench.workbench.launches.occupancyInput()).occupancy, 0.625);
        QVERIFY(bench.workbench.jobs.lastTiming() != nullptr);
        QCOMPARE(bench.workbench.jobs.lastTiming()->timing->samples.size(), std::size_t{100});
        QCOMPARE(bench.workbench.jobs.lastTiming()->outcome.device, std::string("NVIDIA H200"));
        const std::vector<MatrixRow>& rows = bench.workbench.matrix.rows();
        QVERIFY(std::ranges::count(rows, Verdict::Compiles, &MatrixRow::verdict) > 5);
        QVERIFY(bench.workbench.matrix.isStale() && !bench.workbench.matrix.isCompiling());
        QVERIFY2(!bench.workbench.jobs.whyNot().isEmpty(), "a report is not trusted");
        QSignalSpy written(&bench.workbench.reports, &ReportController::written);
        bench.workbench.reports.write(QStringLiteral("/nowhere/again.html"));
        QCOMPARE(bench.failures.size(), 1);

        bench.workbench.target.setArchitecture(QStringLiteral("sm_90"));
        bench.workbench.documents.current().setTrusted(true);
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.builds.build() && !bench.workbench.builds.isStale(), kPatience);
        QVERIFY(!bench.workbench.builds.goodBuild().outcome->cubin.empty());
        QCOMPARE(std::ranges::count(bench.workbench.matrix.rows(), Verdict::Compiles, &MatrixRow::verdict), 1);
    }

    /// A folder of the user's own lends no trust to what others may have put into a report there.
    void reportsAreTrustedInNoFolder()
    {
        QTemporaryDir folder;
        Bench bench;
        bench.workbench.files.open(writeFile(folder, QStringLiteral("own.cu"), "int x;"));
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.documents.current().fileName() == QStringLiteral("own.cu"), kPatience);
        bench.workbench.documents.current().setTrusted(true);
        QSignalSpy notices(&bench.workbench.notices, &Notices::noticed);
        QFile::copy(QStringLiteral(KD_EXAMPLES "/../screenshots/sgemm-report-h200.html"),
                    folder.filePath(QStringLiteral("theirs.html")));
        bench.workbench.files.open(folder.filePath(QStringLiteral("theirs.html")));
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.documents.current().fileName(), QStringLiteral("sgemm.cu"), kPatience);
        QVERIFY(!bench.workbench.documents.current().isTrusted());
        QTRY_VERIFY_WITH_TIMEOUT(!notices.isEmpty(), kPatience);
        const QString notice = notices.last().first().toString();
        QVERIFY2(notice.contains(QStringLiteral("sgemm on sm_90: 62.5")) && notice.contains(QStringLiteral("verified")),
                 qPrintable(notice));
    }

    void pagesThatAreNoReportsSaySo()
    {
        QTemporaryDir folder;
        Bench bench;
        bench.workbench.files.open(writeFile(folder, QStringLiteral("hello.html"), "<!DOCTYPE html><p>Hello</p>"));
        QTRY_COMPARE_WITH_TIMEOUT(bench.failures.size(), 1, kPatience);
        const QString sentence = bench.failures.first().first().toString();
        QVERIFY2(sentence.contains(QStringLiteral("not a KernelDesk report")), qPrintable(sentence));
    }

    void reportsThatCannotBeWrittenLeaveTheOldOne()
    {
        QTemporaryDir folder;
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opensExample(QStringLiteral("saxpy")));
        bench.workbench.reports.write(folder.filePath("no/folder/saxpy.html"));
        QTRY_COMPARE_WITH_TIMEOUT(bench.failures.size(), 1, 3 * kPatience);
        QVERIFY(bench.failures.takeFirst().first().toString().contains("no/folder"));
        const QString old = writeFile(folder, "saxpy.html", "old");
        QThreadPool::globalInstance()->waitForDone();  // its next threads have the rights of this one
        std::optional<kd::test::FilePermissionsHold> permissions(std::in_place);
        QVERIFY(*permissions);
        QVERIFY(QFile(folder.path()).setPermissions(QFile::ReadOwner | QFile::ExeOwner));
        bench.workbench.reports.write(old);
        QTRY_COMPARE_WITH_TIMEOUT(bench.failures.size(), 1, 3 * kPatience);
        const QString sentence = bench.failures.first().first().toString();
        permissions.reset();
        QThreadPool::globalInstance()->waitForDone();
        QVERIFY(QFile(folder.path()).setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QVERIFY2(sentence.contains("saxpy.html") && sentence.contains("ermission"), qPrintable(sentence));
        QFile file(old);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("old"));
    }

    void reportsHoldNoRunOfAnotherLaunch()
    {
        QTemporaryDir folder;
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opensExample(QStringLiteral("saxpy")));
        QVERIFY(bench.runs());
        LaunchSetup setup = bench.workbench.launches.launch();
        setup.block = "64";
        bench.workbench.launches.setLaunch(setup);
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.launches.check().plan->block.x, 64u, kPatience);
        QSignalSpy written(&bench.workbench.reports, &ReportController::written);
        const QString file = folder.filePath(QStringLiteral("saxpy.json"));
        bench.workbench.reports.write(file);
        QVERIFY(written.wait(3 * kPatience));
        QFile report(file);
        QVERIFY(report.open(QIODevice::ReadOnly));
        const Json json = Json::parse(report.readAll().toStdString());
        QVERIFY(!json.contains("run") || json.at("run").is_null());
    }

    void targetsThatCannotStartAreTold()
    {
        Workbench workbench({QStringLiteral("none"), QStringLiteral("/nowhere/kerneldesk-worker"), {}});
        QSignalSpy failures(&workbench.notices, &Notices::failed);
        workbench.target.describe();
        QTRY_COMPARE_WITH_TIMEOUT(failures.size(), 1, kPatience);
        QCOMPARE(workbench.target.state(), TargetConnection::State::Lost);
        QVERIFY(!workbench.jobs.whyNot().isEmpty());
    }

    void compileSettingsCompileAgain()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        Session session;
        session.device = "emulated";
        session.launch.grid = "1";
        session.launch.block = "4";
        session.launch.arguments = {{"x", "out:zeros[4]"}};
        bench.workbench.documents.replace(
            {.session = session,
             .text = "template <int N> __global__ void put(float* x) { x[threadIdx.x] = N * FACTOR; }",
             .isTrusted = true});
        bench.workbench.builds.setSettings({.defines = {"FACTOR=2"}, .nameExpressions = {"put<3>"}});
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.launches.kernels(), QStringList{"put<3>"}, kPatience);
        QVERIFY(bench.workbench.documents.current().isModified());
        QVERIFY(bench.runs());
        QCOMPARE(bench.workbench.jobs.lastRun()->outcome.outputs[0].mean, 6.0);

        // Without live compile it waits until a run needs it.
        bench.workbench.builds.setLive(false);
        bench.workbench.builds.setSettings({.defines = {"FACTOR=5"}, .nameExpressions = {"put<3>"}});
        QVERIFY(bench.workbench.builds.isStale());
        QVERIFY(bench.runs());
        QCOMPARE(bench.workbench.jobs.lastRun()->outcome.outputs[0].mean, 15.0);
        QVERIFY(!bench.workbench.builds.isStale());
    }

    void targetsAreChosenByTheirName()
    {
        nameTarget("here", KD_WORKER);
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opensExample("saxpy"));
        bench.workbench.target.choose("here");
        QCOMPARE(bench.workbench.target.name(), QString("here"));
        QCOMPARE(bench.workbench.target.info(), nullptr);
        QVERIFY(bench.workbench.target.state() == TargetConnection::State::Connecting);
        QCOMPARE(bench.workbench.documents.current().session().target, std::string("here"));
        QVERIFY(bench.hasTarget());
        bench.workbench.target.setDevice("emulated");
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.jobs.whyNot().isEmpty(), kPatience);
        QVERIFY(bench.runs());
        QVERIFY(bench.workbench.jobs.lastRun()->outcome.ok());

        bench.workbench.target.choose("nowhere");
        QCOMPARE(bench.failures.size(), 1);
        QVERIFY(bench.failures.takeFirst().first().toString().startsWith("There is no target 'nowhere'"));
        QCOMPARE(bench.workbench.target.name(), QString("here"));
    }

    void aTargetThatIsNotThereIsLostAndLeft()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        bench.workbench.target.chooseCommand("/nowhere/kerneldesk-worker --of \"that machine\"");
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.target.state() == TargetConnection::State::Lost, kPatience);
        QTRY_COMPARE_WITH_TIMEOUT(bench.failures.size(), 1, kPatience);  // the answer may come behind the state
        QVERIFY(bench.failures.first().first().toString().contains("cannot be started"));
        QVERIFY(bench.workbench.documents.current().session().target.empty());  // a session holds no command
        bench.workbench.target.choose({});
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.workbench.target.state() == TargetConnection::State::Ready);
    }

    // What was asked of the other target does not come back as a result of this one.
    void choosingAnotherTargetEndsItsJobs()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        Session session;
        session.device = "emulated";
        session.launch = {.kernel = "spin", .grid = "1", .block = "1"};
        bench.workbench.documents.replace({.session = session,
                                           .text = "extern \"C\" __global__ void spin(int* x) { while (atomicAdd(x, 0) == 0) { } }",
                                           .isTrusted = true});
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.launches.kernel() != nullptr, kPatience);
        LaunchSetup setup = bench.workbench.launches.launch();
        setup.arguments = {{"x", "zeros[1]"}};
        setup.deadlineSeconds = 60;
        bench.workbench.launches.setLaunch(setup);
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.jobs.whyNot().isEmpty() && bench.workbench.launches.check().plan, kPatience);
        bench.workbench.jobs.run();
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.jobs.job().kind == Job::Kind::Run, kPatience);
        bench.workbench.target.chooseCommand(KD_WORKER);
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.jobs.job().kind != Job::Kind::Run, kPatience);
        QVERIFY(bench.hasTarget());
        QVERIFY2(bench.workbench.jobs.runs().empty(),
                 bench.workbench.jobs.runs().empty() ? "" : bench.workbench.jobs.lastRun()->outcome.message.english().c_str());
        QVERIFY(bench.failures.isEmpty());
    }

    void aTrustedSessionIsRunOnItsTarget()
    {
        nameTarget("there", KD_WORKER);
        Bench bench;
        QVERIFY(bench.hasTarget());
        QSignalSpy notices(&bench.workbench.notices, &Notices::noticed);
        Session session;
        session.target = "there";
        bench.workbench.documents.replace({.session = session, .text = kScale});
        QCoreApplication::processEvents();
        QCOMPARE(bench.workbench.target.name(), QString());
        bench.workbench.documents.current().setTrusted(true);
        QTRY_COMPARE(bench.workbench.target.name(), QString("there"));
        QVERIFY(bench.hasTarget());
        QVERIFY(!bench.workbench.documents.current().isModified());
        session.target = "unknown";
        bench.workbench.documents.replace({.session = session, .text = kScale, .isTrusted = true});
        QTRY_COMPARE(notices.size(), 1);
        QVERIFY(notices.first().first().toString().startsWith("This session names the target unknown, which is not in"));
        QCOMPARE(bench.workbench.target.name(), QString("there"));
    }

    void aSessionThatNamesAnotherTargetEndsNoRun()
    {
        nameTarget("there", KD_WORKER);
        Bench bench;
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.startsEndlessKernel());
        QTRY_VERIFY_WITH_TIMEOUT(bench.jobsOf(0).isRunning(), kPatience);
        QSignalSpy left(&bench.workbench.target, &TargetConnection::leaving);
        QSignalSpy notices(&bench.workbench.target, &TargetConnection::noticed);
        Session session;
        session.target = "there";
        bench.workbench.documents.add({.session = session, .text = kScale, .isTrusted = true});
        QTRY_COMPARE(notices.size(), 1);
        QVERIFY(bench.jobsOf(0).isRunning() && left.isEmpty());
        bench.workbench.jobs.of(bench.workbench.documents.at(0)).stop();
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.target.name(), QString("there"), kPatience);
        QCOMPARE(left.size(), 1);
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.failures.isEmpty());
    }

    void switchesChangeWhatIsSent()
    {
        Bench bench;
        QVERIFY(bench.hasTarget());
        Session session;
        session.device = "emulated";
        session.launch.grid = "1";
        session.launch.block = "2";
        session.launch.arguments = {{"x", "out:zeros[4]"}};
        session.launch.references = {{"x", "expr:1"}};
        bench.workbench.documents.replace(
            {.session = session, .text = "extern \"C\" __global__ void half(float* x) { x[threadIdx.x] = 1; }", .isTrusted = true});
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.jobs.whyNot().isEmpty() && bench.workbench.launches.check().plan, kPatience);
        QVERIFY(bench.runs());
        QVERIFY(bench.workbench.jobs.lastRun()->outcome.state == RunOutcome::State::Differs);
        QCOMPARE(bench.workbench.jobs.lastRun()->outcome.outputs[0].nan, 0u);
        bench.workbench.launches.setSwitches({.verifies = false, .poisonsOutputs = true});
        QTRY_VERIFY(bench.workbench.launches.check().plan && bench.workbench.launches.check().plan->references.empty());
        QVERIFY(bench.runs());
        QVERIFY(bench.workbench.jobs.lastRun()->outcome.ok());
        QCOMPARE(bench.workbench.jobs.lastRun()->outcome.outputs[0].nan, 2u);
        QCOMPARE(bench.workbench.launches.launch().references.size(), std::size_t{1});  // the form keeps its text
    }

    void writesModulesAndTables()
    {
        const QTemporaryDir folder;
        Bench bench;
        QSignalSpy written(&bench.workbench.exports, &FileWriter::written);
        bench.workbench.exports.writeModule(bench.workbench.builds.goodBuild().outcome, folder.filePath("none.ptx"));
        QCOMPARE(bench.failures.size(), 1);
        bench.failures.clear();
        QVERIFY(bench.hasTarget());
        QVERIFY(bench.opensExample("saxpy"));
        for (const char* const ending : {"ptx", "cubin"}) {
            const QString path = folder.filePath(QString("saxpy.") + ending);
            bench.workbench.exports.writeModule(bench.workbench.builds.goodBuild().outcome, path);
            QTRY_COMPARE(written.size(), 1);
            QCOMPARE(written.takeFirst().first().toString(), path);
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            QVERIFY(QByteArray(ending) == "ptx" ? bytes.contains(".entry saxpy") || bytes.contains(".visible .entry")
                                                : bytes.startsWith("\177ELF"));
        }
        const QString table = writeFile(
            folder, "t.csv", "arch,threads,registers,static_shared,dynamic_shared,carveout,barriers\nsm_90,256,48,0,0,,0\n");
        bench.workbench.exports.answerTable(table, folder.filePath("out.csv"));
        QTRY_COMPARE(written.size(), 1);
        QFile out(folder.filePath("out.csv"));
        QVERIFY(out.open(QIODevice::ReadOnly));
        QVERIFY(out.readAll().contains("sm_90,256,48,0,0,,0,5,0.625,registers"));
        const QString wrong = writeFile(folder, "w.csv", "arch,threads\nsm_90,abc\n");
        bench.workbench.exports.answerTable(wrong, folder.filePath("wrong.csv"));
        QTRY_COMPARE(bench.failures.size(), 1);
        QVERIFY(!QFile::exists(folder.filePath("wrong.csv")));
    }
};

KD_TEST(TestWorkbench, QCoreApplication)

}  // namespace tst_workbench

#include "tst_workbench.moc"
