// SPDX-License-Identifier: GPL-3.0-or-later
// Comparisons with a baseline, and the history on the disk, with a real worker and the emulated GPU.
#include "core/history/historyfolder.h"
#include "tests/program/testprogram.h"
#include "ui/workbench/runs/standing.h"
#include "ui/workbench/workbench.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <functional>

namespace tst_comparisons {

using namespace kd;

namespace {

constexpr int kPatience = 60000;

const char* const kShort = R"(extern "C" __global__ void fill(int* y, int n)
{
    y[threadIdx.x] = n;
}
)";
const char* const kLong = R"(extern "C" __global__ void fill(int* y, int n)
{
    for (volatile int i = 0; i < 20; i = i + 1)
        y[threadIdx.x] = n + i;
}
)";

void wait(const std::function<bool()>& isThere)
{
    if (!QTest::qWaitFor(isThere, kPatience))
        qFatal("the workbench is not ready in time");
}

/// A window's models with one file on the emulated GPU.
struct Bench {
    explicit Bench(const QString& file)
        : workbench({QStringLiteral("test"), QStringLiteral(KD_WORKER), {}}), failures(&workbench.notices, &Notices::failed)
    {
        workbench.target.describe();
        wait([this] { return workbench.target.info() != nullptr; });
        workbench.target.setDevice(QStringLiteral("emulated"));
        workbench.files.open(file);
        wait([this] { return workbench.documents.current().path().endsWith(QStringLiteral(".cu")); });
        workbench.documents.current().setTrusted(true);
        wait([this] { return !workbench.launches.kernels().empty(); });
        LaunchSetup setup = workbench.launches.launch();
        setup.grid = "1";
        setup.block = "32";
        setup.arguments = {{"y", "out:zeros[32]"}, {"n", "7"}};
        workbench.launches.setLaunch(setup);
    }
    bool isReady()
    {
        const auto ready = [this] {
            return !workbench.builds.isStale() && workbench.jobs.job().kind == Job::Kind::None &&
                workbench.builds.build().revision == workbench.documents.current().revision() && workbench.launches.isChecked() &&
                workbench.jobs.whyNot().isEmpty() && workbench.launches.check().plan.has_value();
        };
        return QTest::qWaitFor(ready, kPatience);
    }
    bool keepsOneMore(std::size_t before)
    {
        return QTest::qWaitFor([&] { return workbench.jobs.runs().size() > before || !failures.isEmpty(); }, kPatience) &&
            failures.isEmpty();
    }
    bool times()
    {
        const std::size_t before = workbench.jobs.runs().size();
        workbench.jobs.time();
        return keepsOneMore(before);
    }
    bool compares(const RunRecordPointer& first, const RunRecordPointer& second = {})
    {
        const std::size_t before = workbench.jobs.runs().size();
        workbench.jobs.compare(first, second);
        return keepsOneMore(before);
    }
    QString failure() const { return failures.isEmpty() ? QString() : failures.front().front().toString(); }

    Workbench workbench;
    QSignalSpy failures;
};

}  // namespace

class TestComparisons : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QVERIFY(m_folder.isValid());
        qputenv("XDG_STATE_HOME", m_folder.filePath(QStringLiteral("state")).toUtf8());
        QFile file(source());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(kShort) > 0);
    }

    void laterBuildsAreJudgedAlsoAfterTheProgramEnded()
    {
        {
            Bench bench(source());
            JobRunner& jobs = bench.workbench.jobs;
            QVERIFY2(bench.isReady(), qPrintable(jobs.whyNot()));
            QVERIFY2(bench.times(), qPrintable(bench.failure()));
            const int baseline = jobs.lastTiming()->number;
            QVERIFY2(jobs.whyNotCompare({}).contains(QStringLiteral("baseline")), qPrintable(jobs.whyNotCompare({})));
            jobs.setBaseline(baseline, true);
            jobs.setLabel(baseline, QStringLiteral("short"));
            bench.workbench.documents.current().replaceText(kLong);
            QVERIFY(bench.isReady());
            QVERIFY2(bench.compares(jobs.runs().front()), qPrintable(bench.failure()));
            const RunRecordPointer compared = jobs.lastTiming();
            QVERIFY(compared->comparison && compared->comparison->baseline == baseline && compared->timing->modelled);
            QCOMPARE(standingOf(*compared, *jobs.runs().front()).standing->kind, Standing::Kind::More);
            jobs.setNote(compared->number, QStringLiteral("a loop"));
        }
        // Both are there again, with their code, which no build has any more.
        Bench bench(source());
        JobRunner& jobs = bench.workbench.jobs;
        QTRY_COMPARE_WITH_TIMEOUT(jobs.runs().size(), std::size_t{2}, kPatience);
        const RunRecordPointer a = jobs.runs()[0], b = jobs.runs()[1];
        QVERIFY(a->isRestored && a->isBaseline && a->label == QStringLiteral("short"));
        QCOMPARE(b->note, QStringLiteral("a loop"));
        QCOMPARE(standingOf(*b, *a).standing->kind, Standing::Kind::More);
        QVERIFY2(jobs.lastRun() == nullptr, "what an earlier start ran says nothing of this one");
        QVERIFY(bench.isReady());
        QVERIFY2(bench.compares(b, a), qPrintable(bench.failure()));
        QCOMPARE(jobs.runs().back()->number, b->number + 1);
        QCOMPARE(standingOf(*jobs.runs().back(), *b).standing->kind, Standing::Kind::Fewer);
        // Its code is gone from the disk.
        QTRY_COMPARE_WITH_TIMEOUT(keptRuns(), std::size_t{3}, kPatience);
        for (const auto& project : std::filesystem::directory_iterator(history()))
            std::filesystem::remove_all(project.path() / "code");
        jobs.compare(a, b);
        QTRY_VERIFY_WITH_TIMEOUT(!bench.failures.isEmpty(), kPatience);
        QVERIFY2(bench.failure().contains(QStringLiteral("not in the history any more")), qPrintable(bench.failure()));
    }

    void runsOfAFileThatIsSavedAsAnotherAreItsOwn_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("in its folder") << QStringLiteral("other.cu");
        QTest::newRow("in another project") << QStringLiteral("project/other.cu");
    }
    void runsOfAFileThatIsSavedAsAnotherAreItsOwn()
    {
        QFETCH(QString, name);
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("project")));
        const QString other = m_folder.filePath(name);
        const std::size_t before = std::filesystem::exists(history()) ? keptRuns() : 0;
        std::size_t runs = 0;
        {
            Bench bench(source());
            QVERIFY(bench.isReady());
            QVERIFY2(bench.times(), qPrintable(bench.failure()));
            runs = bench.workbench.jobs.runs().size();
            bench.workbench.files.save(other);
            QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.documents.current().fileName(), QStringLiteral("other.cu"), kPatience);
            QCOMPARE(bench.workbench.jobs.runs().size(), runs);
            QTRY_COMPARE_WITH_TIMEOUT(keptRuns(), before + 1 + runs, kPatience);
        }
        Bench bench(other);
        JobRunner& jobs = bench.workbench.jobs;
        QTRY_COMPARE_WITH_TIMEOUT(jobs.runs().size(), runs, kPatience);
        QCOMPARE(jobs.runs().back()->programName, QStringLiteral("other.cu"));
        QVERIFY(bench.isReady());
        QVERIFY2(bench.compares(jobs.runs().back()), qPrintable(bench.failure()));
    }

    void twoProgramsAtOnceKeepBothRuns()
    {
        Bench one(source()), other(source());
        QVERIFY(one.isReady() && other.isReady());
        const std::size_t before = std::filesystem::exists(history()) ? keptRuns() : 0;
        QVERIFY2(one.times() && other.times(), qPrintable(one.failure() + other.failure()));
        QTRY_COMPARE_WITH_TIMEOUT(keptRuns(), before + 2, kPatience);
    }

private:
    std::filesystem::path history() const
    {
        return m_folder.filePath(QStringLiteral("state/kerneldesk/history")).toStdString();
    }
    std::size_t keptRuns() const
    {
        std::size_t runs = 0;
        for (const auto& project : std::filesystem::directory_iterator(history()))
            runs += HistoryFolder(project.path()).read().runs.size();
        return runs;
    }
    QString source() const { return m_folder.filePath(QStringLiteral("fill.cu")); }

    QTemporaryDir m_folder;
};

KD_TEST(TestComparisons, QCoreApplication)

}  // namespace tst_comparisons

#include "tst_comparisons.moc"
