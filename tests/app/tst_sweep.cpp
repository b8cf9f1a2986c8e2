// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"
#include "tests/program/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

#include <csignal>
#include <vector>

#include <signal.h>
#include <sys/types.h>

#include <algorithm>
#include <set>
#include <vector>

namespace kd::tst_sweep {
namespace {

/// Workers that `program` started.
std::vector<pid_t> workersOf(qint64 program)
{
    std::vector<pid_t> workers;
    for (const QString& entry : QDir(QStringLiteral("/proc")).entryList({QStringLiteral("[0-9]*")}, QDir::Dirs)) {
        QFile stat(QStringLiteral("/proc/%1/stat").arg(entry));
        if (!stat.open(QIODevice::ReadOnly))
            continue;
        const QByteArray text = stat.readAll();
        const QByteArray parent = text.mid(text.lastIndexOf(')') + 4).split(' ').value(0);
        if (parent.toLongLong() == program && text.contains("(kerneldesk-work"))
            workers.push_back(entry.toInt());
    }
    std::ranges::sort(workers);
    return workers;
}

}  // namespace

namespace {

/// A kernel that is right for MODE 0 and 6, whose code is the same, and wrong in another way for each other one.
constexpr const char* kModes = R"(
#ifndef MODE
#define MODE 0
#endif
extern "C" __global__ void k(int n, float* y)
{
#if MODE == 1
    this does not compile;
#elif MODE == 2
    y[1 << 28] = 1;
#elif MODE == 3
    volatile float* flag = y;
    while (flag[0] == 0)
        ;
#endif
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = MODE == 4 ? 3 : 2;
#if MODE == 5
    y[i] += 0 * (i < n ? sqrtf(y[i]) : 1);
#endif
}
)";

constexpr qint64 kShellBlock = 512;  // bytes that sh limits files in

/// A kernel whose result depends on what every axis sets.
constexpr const char* kAxes = R"(
#ifndef STEP
#define STEP 1
#endif
extern "C" __global__ void k(int n, float* y)
{
    extern __shared__ float tile[];
    tile[threadIdx.x] = STEP;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        y[i] = tile[threadIdx.x] + n + __CUDA_ARCH__;
}
template <typename T, int N> __global__ void filled(int n, T* y)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        y[i] = static_cast<T>(N);
}
)";

/// The first point whose axis has that value.
QJsonObject pointWith(const QJsonArray& points, const QString& axis, const QString& value)
{
    for (const QJsonValue& point : points) {
        if (point["axes"].toObject()[axis].toString() == value)
            return point.toObject();
    }
    return {};
}

}  // namespace

/// `kerneldesk sweep` on the emulated GPU.
class SweepTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_program.useDriver(QStringLiteral("/nowhere/libcuda.so.1"));
        m_cache = m_folder.filePath(QStringLiteral("cache.json"));
        QFile file(m_cache);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"tune_params_keys": ["TILE"], "tune_params": {"TILE": [8, 16]}, "kernel_name": "k", "device_name": "G",
            "cache": {"8": {"TILE": 8, "time": 2.0}, "16": {"TILE": 16, "time": 1.0}}})");
        for (const auto& [path, text] : {std::pair(&m_modes, kModes), std::pair(&m_axes, kAxes)}) {
            *path = m_folder.filePath(path == &m_modes ? QStringLiteral("modes.cu") : QStringLiteral("axes.cu"));
            QFile source(*path);
            QVERIFY(source.open(QIODevice::WriteOnly));
            source.write(text);
        }
    }

    /// A hang costs its deadline, and whatever a point does is its result.
    void whatAPointDoesWrongIsItsResult()
    {
        const QString t4 = m_folder.filePath(QStringLiteral("modes.t4.json"));
        const QString cache = m_folder.filePath(QStringLiteral("modes.json"));
        const Ended ended = m_program.run(modes({"--axis", "MODE=0..6", "--axis", "block=32,2000", "--deadline", "0.5", "--format",
                                                 "json", "--t4", t4, "--cache", cache}));
        QVERIFY2(ended.status == 0, qPrintable(ended.err));
        const QJsonArray points = ended.document()["points"].toArray();
        QCOMPARE(points.size(), 14);
        const QStringList states{"measured", "compile", "fault", "hang", "wrong", "measured", "same"};
        for (int mode = 0; mode < states.size(); ++mode) {
            for (const QJsonValue& point : points) {
                if (point["axes"].toObject()["MODE"].toString() != QString::number(mode))
                    continue;
                const bool isLarge = point["axes"].toObject()["block"].toString() == QLatin1String("2000");
                const bool isRefused = isLarge && mode != 1 && mode != 6;
                QCOMPARE(point["state"].toString(), isRefused ? QStringLiteral("refused") : states[mode]);
                QCOMPARE(point["ok"].toBool(), !isLarge && (mode == 0 || mode >= 5));
                QCOMPARE(point["reason"].toString().isEmpty(), point["ok"].toBool());
                QCOMPARE(point["verified"].toBool(), point["ok"].toBool());
            }
        }
        const QJsonObject verdict = ended.document()["verdict"].toObject();
        QCOMPARE(verdict["verdict"].toString(), QStringLiteral("same"));
        QVERIFY(verdict["sameCode"].toBool());
        QCOMPARE(ended.document()["endedBy"].toString(), QStringLiteral("points"));
        // Counts are read back as what they are.
        const Ended read = m_program.run({"sweep", "--read", cache, "--format", "json"});
        QCOMPARE(read.document()["figure"].toString(), QStringLiteral("instructions"));
        QCOMPARE(read.document()["best"].toObject()["figure"].toDouble(), ended.document()["best"].toObject()["figure"].toDouble());
        checkKernelTuner(cache, t4);
    }

    void allAxesWork()
    {
        const QStringList axes{"block=32,64", "grid=1,n / 64", "shared=256 * 4", "carveout=50",
                               "n=128,192", "STEP=3", "maxrregcount=0,32", "bounds=64",
                               "option=none,--use_fast_math", "arch=sm_80,sm_90", "depth=1"};
        QStringList words;
        for (const QString& axis : axes)
            words << "--axis" << axis;
        const QStringList launch{"--kernel", "k", "--grid", "1", "--block", "32", "--shared", "256", "--arg", "n=64",
                                 "--arg", "y=zeros[n * depth]", "--define-value", "depth=1", "--device", "emulated"};
        const QStringList plan{"--strategy", "random", "--budget", "10", "--where", "n >= block.x", "--where", "arch <= 90"};
        const Ended ended = m_program.run(QStringList{"sweep", m_axes, "--format", "json"} + launch + plan + words);
        QVERIFY2(ended.status == 0 || ended.status == 1, qPrintable(ended.err));
        const QJsonArray points = ended.document()["points"].toArray();
        QCOMPARE(points.size(), 10);
        for (const QJsonValue& point : points) {
            QVERIFY2(point["ok"].toBool(), qPrintable(point["reason"].toString()));
            QCOMPARE(point["axes"].toObject().size(), axes.size());
        }
    }

    void templatesAndClustersAreSwept()
    {
        const QStringList words{"sweep", m_axes, "--kernel", "filled<float, 1>", "--grid", "2", "--block", "32",
                                "--arg", "n=64", "--arg", "y=zeros[n]", "--device", "emulated", "--reference", "y=expr:4",
                                "--format", "json", "--axis"};
        const Ended instances = m_program.run(words + QStringList{"template=(float, 4),(float, 7)"});
        const QJsonArray points = instances.document()["points"].toArray();
        QVERIFY2(points.size() == 2, qPrintable(instances.err));
        QCOMPARE(pointWith(points, "template", "float, 4")["state"].toString(), QStringLiteral("measured"));
        QCOMPARE(pointWith(points, "template", "float, 7")["state"].toString(), QStringLiteral("wrong"));
        const Ended clusters = m_program.run(words + QStringList{"cluster=1,2", "--axis", "template=(float, 4)"});
        QVERIFY2(clusters.status == 0, qPrintable(clusters.err));
        QCOMPARE(clusters.document()["points"].toArray().size(), 2);
        for (const QJsonValue& point : clusters.document()["points"].toArray())
            QVERIFY2(point["state"].toString() == QStringLiteral("measured"), qPrintable(point["reason"].toString()));
    }

    void countsHaveAnExactVerdict()
    {
        const QString t4 = m_folder.filePath(QStringLiteral("verdict.t4"));
        const QStringList words = modes({"--axis", "block=64,128", "--axis", "grid=2", "--t4", t4});
        const Ended text = m_program.run(words);
        QVERIFY2(text.out.contains(QLatin1String("the program as it stands")), qPrintable(text.out));
        QFile file(t4);
        QVERIFY(file.open(QIODevice::ReadOnly));
        int measurements = 0;
        for (const QJsonValue& result : QJsonDocument::fromJson(file.readAll())["results"].toArray()) {
            for (const QJsonValue& measurement : result["measurements"].toArray())
                measurements += measurement["name"] == QStringLiteral("ratio_to_today") ? 1 : 0;
        }
        QCOMPARE(measurements, 1);
        const Ended without = m_program.run(words.mid(0, words.size() - 2) + QStringList{"--no-verdict", "--format", "json"});
        QVERIFY(without.document()["verdict"].isNull());
    }

    void journalsOfOtherSweepsAreRefused()
    {
        const QString journal = m_folder.filePath(QStringLiteral("one.sweep"));
        QCOMPARE(m_program.run(modes({"--axis", "block=32", "--journal", journal})).status, 0);
        QFile file(journal);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        const Ended again = m_program.run(modes({"--axis", "block=32", "--journal", journal, "--resume"}));
        QCOMPARE(again.status, 0);
        const std::vector<QStringList> others{{"-D", "OTHER=1"}, {"--samples", "7"}, {"--arch", "sm_90"}};
        for (const QStringList& words : others) {
            const Ended other = m_program.run(modes({"--axis", "block=32", "--journal", journal, "--resume"}) + words);
            QCOMPARE(other.status, 2);
            QVERIFY2(other.err.contains("another sweep") && other.err.contains("name another file"), qPrintable(other.err));
        }
        file.seek(0);
        QCOMPARE(file.readAll(), before);
        // A text that is no journal stays as it is, too.
        const Ended source = m_program.run(modes({"--axis", "block=32", "--journal", m_axes, "--resume"}));
        QCOMPARE(source.status, 2);
        QVERIFY2(source.err.contains("no journal"), qPrintable(source.err));
    }

    void aFullDiskKeepsWhatIsThere()
    {
        const QString journal = m_folder.filePath(QStringLiteral("full.sweep"));
        const QString whole = m_folder.filePath(QStringLiteral("whole.sweep"));
        QCOMPARE(m_program.run(modes({"--axis", "block=32..256:32", "--journal", whole})).status, 0);
        const QString words = modes({"--axis", "block=32..256:32", "--journal", "full.sweep"}).join(QStringLiteral("' '"));
        // The disk ends in the middle of the points, however long a record is.
        const qint64 blocks = QFileInfo(whole).size() * 2 / 3 / kShellBlock;
        const Ended ended = m_program.runInShell(QStringLiteral("ulimit -f %1; \"$0\" '%2'").arg(blocks).arg(words),
                                                 m_folder.path());
        QCOMPARE(ended.status, 3);
        QVERIFY2(ended.err.contains("cannot be written") && ended.err.contains("--resume"), qPrintable(ended.err));
        QVERIFY2(ended.out.contains("best:"), qPrintable(ended.out));
        // Which points are there depends on what came first; a verdict of theirs would be the status.
        const Ended kept = m_program.run({"sweep", "--read", journal, "--no-verdict", "--format", "json"});
        QVERIFY2(kept.status == 0, qPrintable(kept.err));
        QVERIFY(kept.document()["points"].toArray().size() >= 1);
        QVERIFY(kept.document()["points"].toArray().size() < 8);
    }

    void aFileThatCannotBeWrittenKeepsNoOther()
    {
        // The file that stands beside it while it is written has a longer name than files may have.
        const QString name = m_folder.filePath(QString(251, QLatin1Char('x')) + QStringLiteral(".csv"));
        const QString other = m_folder.filePath(QStringLiteral("other.t4"));
        const Ended ended = m_program.run(modes({"--axis", "block=32,64", "--csv", name, "--t4", other}));
        QCOMPARE(ended.status, 3);
        QVERIFY2(ended.err.contains("xxx.csv") && ended.out.contains("best:"), qPrintable(ended.err));
        QVERIFY(QFile::exists(other));
    }

    void whatCannotBeReadIsNamed_data()
    {
        QTest::addColumn<QString>("option");
        QTest::newRow("as results") << "--read";
        QTest::newRow("as a T1 file") << "--t1";
    }
    void whatCannotBeReadIsNamed()
    {
        QFETCH(QString, option);
        QFile file(m_folder.filePath(QStringLiteral("garbage.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("some words") > 0);
        file.close();
        const Ended ended = m_program.run(option == "--t1" ? modes({option, file.fileName()}) : QStringList{"sweep", option, file.fileName()});
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.firstErrorLine().contains("garbage.txt: "), qPrintable(ended.err));
    }

    void ctrlCSaysHowToGoOn()
    {
        const QString journal = m_folder.filePath(QStringLiteral("stopped.sweep"));
        const QStringList words = modes({"--axis", "block=32..512", "--axis", "grid=1..8", "--journal", journal});
        bool isSent = false;
        const Ended ended = m_program.runWhile(words, [&](qint64 process) {
            QFile file(journal);
            // The header, the program as it stands, and some of the many points are there.
            if (!isSent && file.open(QIODevice::ReadOnly) && file.readAll().count('\n') >= 4)
                isSent = ::kill(static_cast<pid_t>(process), SIGINT) == 0;
        });
        QCOMPARE(ended.status, 130);
        QVERIFY2(ended.err.contains("--resume") && ended.err.contains(journal), qPrintable(ended.err));
        QVERIFY2(ended.out.contains("best:"), qPrintable(ended.out));
    }

    void manyPointsStaySmall()
    {
        constexpr int kPoints = 10'000;
        const QString file = m_folder.filePath(QStringLiteral("many.json"));
        QFile cache(file);
        QVERIFY(cache.open(QIODevice::WriteOnly));
        QByteArray values = "1", entries;
        QByteArray samples = "0.5";
        for (int i = 1; i < 100; ++i)
            samples += ", 0.5" + QByteArray::number(i);
        for (int i = 2; i <= kPoints; ++i)
            values += ", " + QByteArray::number(i);
        for (int i = 1; i <= kPoints; ++i)
            entries += (i == 1 ? "\"" : ", \"") + QByteArray::number(i) + "\": {\"N\": " + QByteArray::number(i) +
                ", \"time\": 0.5, \"times\": [" + samples + "]}";
        cache.write("{\"tune_params_keys\": [\"N\"], \"tune_params\": {\"N\": [" + values + "]}, \"cache\": {" + entries + "}}");
        cache.close();
        const Ended ended = m_program.run(
            {"sweep", "--read", file, "--csv", file + ".csv", "--t4", file + ".t4", "--nvbench", file + ".nv"});
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.out.count(QLatin1Char('\n')), kPoints + 4);
        rusage usage{};
        QCOMPARE(::getrusage(RUSAGE_CHILDREN, &usage), 0);
        QVERIFY2(usage.ru_maxrss < 300 * 1024, qPrintable(QString::number(usage.ru_maxrss)));
    }

    void macrosThatNothingUsesAreTold()
    {
        const Ended ended = m_program.run({"sweep", "--example", "saxpy", "--device", "emulated", "--axis", "UNROL=1,2"});
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.err.contains("uses the macro UNROL"), qPrintable(ended.err));
    }

    void badAxesAreRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("words");
        QTest::newRow("none") << QStringList{} << QStringLiteral("needs an axis");
        QTest::newRow("no values") << QStringList{"--axis", "block"} << QStringLiteral("NAME=VALUES");
        QTest::newRow("resume of nothing") << QStringList{"--resume", "--axis", "block=32"} << QStringLiteral("--journal");
        QTest::newRow("unknown strategy") << QStringList{"--axis", "block=32", "--strategy", "luck"} << QStringLiteral("luck");
        QTest::newRow("too many points") << QStringList{"--axis", "A=1..1000000", "--axis", "B=1..1000000", "--device", "emulated"}
                                         << QStringLiteral("1000000000000 points");
        QTest::newRow("none left") << QStringList{"--axis", "A=1,2", "--where", "A > 2", "--device", "emulated"}
                                   << QStringLiteral("No point is left");
    }
    void badAxesAreRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, words);
        const Ended ended = m_program.run(QStringList{"sweep", "--example", "saxpy"} + arguments);
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.firstErrorLine().contains(words), qPrintable(ended.err));
    }

    void cachesOfOthersAreShown()
    {
        const Ended text = m_program.run({"sweep", "--read", m_cache, "--sort", "TILE"});
        QCOMPARE(text.status, 0);
        QVERIFY2(text.out.contains("best: 1.000 ms with TILE=16"), qPrintable(text.out));
        const QString csv = m_folder.filePath(QStringLiteral("out.csv"));
        const Ended json = m_program.run({"sweep", "--read", m_cache, "--format", "json", "--csv", csv});
        QCOMPARE(json.document()["points"].toArray().size(), 2);
        QCOMPARE(json.document()["best"].toObject()["median"].toDouble(), 0.001);
        QVERIFY(QFile::exists(csv));
        for (const QStringList& outputs : {QStringList{"--csv", m_cache}, QStringList{"--t4", csv, "--nvbench", csv}}) {
            const Ended refused = m_program.run(QStringList{"sweep", "--read", m_cache} + outputs);
            QCOMPARE(refused.status, 2);
            QVERIFY2(refused.firstErrorLine().contains("name another file"), qPrintable(refused.err));
        }
        QCOMPARE(m_program.run({"sweep", "--read", m_cache, "--sort", "luck"}).status, 2);
        QCOMPARE(m_program.run({"sweep", "--read", "/nowhere/x"}).status, 2);
    }

    void workersShareThePoints()
    {
        if (m_program.run({"devices", "--format", "json"}).document()["nvrtcVersion"].isNull())
            QSKIP("there is no NVRTC here");
        const QString source = m_folder.filePath(QStringLiteral("sum.cu"));
        const QString journal = m_folder.filePath(QStringLiteral("four.sweep"));
        QFile file(source);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("__global__ void k(float* x, int n)\n{\n    float s = 0;\n    for (int j = 0; j < n; ++j)\n"
                   "        s += x[(threadIdx.x + j) & 1023];\n    x[threadIdx.x] = s;\n}\n");
        file.close();
        // One of four is killed once some points are there.
        bool isKilled = false;
        const auto killOne = [&](qint64 program) {
            QFile records(journal);
            if (isKilled || !records.open(QIODevice::ReadOnly) || records.readAll().count('\n') < 8)
                return;
            const std::vector<pid_t> workers = workersOf(program);
            isKilled = workers.size() == 4 && ::kill(workers[1], SIGKILL) == 0;
        };
        const Ended ended = m_program.runWhile(
            {"sweep", source, "--device", "emulated", "--workers", "emulated,emulated", "--workers", "emulated,emulated",
             "--grid", "1", "--block", "64", "--arg", "x=zeros[1024]", "--arg", "n=60000", "--axis", "n=60001..60060",
             "--journal", journal, "--no-verdict", "--format", "json"},
            killOne);
        QVERIFY2(ended.status == 0, qPrintable(ended.err));
        QVERIFY(isKilled);
        QVERIFY2(ended.err.contains("is gone and is tried again"), qPrintable(ended.err));
        std::set<int> points;
        std::set<QString> workers;
        for (const QJsonValue& point : ended.document()["points"].toArray()) {
            QVERIFY(points.insert(point["point"].toInt()).second);
            QCOMPARE(point["state"].toString(), QStringLiteral("measured"));
            workers.insert(point["worker"].toString());
        }
        QCOMPARE(points.size(), std::size_t{60});
        QVERIFY(workers.size() >= 3);  // the one that was killed may come again too late
        const Ended shown = m_program.run({"sweep", "--read", journal});
        QVERIFY2(shown.out.contains("measured by emulated 1: "), qPrintable(shown.out));
        const Ended twice = m_program.run({"sweep", source, "--axis", "n=1,2", "--workers", "cuda:0,cuda:0"});
        QCOMPARE(twice.status, 2);
        QVERIFY2(twice.firstErrorLine().contains("named twice"), qPrintable(twice.err));
    }

private:
    QStringList modes(const QStringList& words) const
    {
        return QStringList{"sweep", m_modes, "--kernel", "k", "--grid", "1", "--block", "32", "--arg", "n=32",
                           "--arg", "y=zeros[n]", "--reference", "y=expr:2", "--device", "emulated"} + words;
    }

    /// That Kernel Tuner simulates the cache with all its points, and that its schemas accept the results, where its wheel is.
    void checkKernelTuner(const QString& cache, const QString& t4) const
    {
        const QString wheels = QStringLiteral(KD_TEST_DATA "/../../.deps/kernel-tuner");
        if (!QFile::exists(wheels + "/stamp"))
            QSKIP("Kernel Tuner is not in .deps/kernel-tuner: packaging/setup.sh tests fetches it.");
        QProcess python;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PYTHONPATH"), wheels);
        python.setProcessEnvironment(environment);
        python.start(QStringLiteral("python3"), {QStringLiteral(KD_TEST_DATA "/sweep/kerneltuner.py"), cache, t4,
                                                 QStringLiteral(KD_TEST_DATA "/sweep/t1.json")});
        QVERIFY(python.waitForFinished(60'000));
        const QByteArray said = python.readAllStandardOutput() + python.readAllStandardError();
        if (python.exitCode() == 77)
            QSKIP(said.constData());
        QVERIFY2(python.exitCode() == 0, said.constData());
        QVERIFY2(said.contains("simulated 14 points"), said.constData());
    }

    KernelDesk m_program;
    QTemporaryDir m_folder;
    QString m_cache, m_modes, m_axes;
};

KD_TEST(SweepTest, QCoreApplication)

}  // namespace kd::tst_sweep

#include "tst_sweep.moc"
