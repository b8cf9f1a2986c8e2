// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

namespace kd::tst_occupancy {

/// `occupancy` and `report` of a program: what they need of its launch, and what they say where it is missing.
class OccupancyTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void needsOnlyTheBlock_data();
    void needsOnlyTheBlock();
    void threadsReplaceTheBlock();
    void saysWhichOptionGivesAName_data();
    void saysWhichOptionGivesAName();
    void refusesWhatNeedsAProgram_data();
    void refusesWhatNeedsAProgram();
    void answersWhereTooManyThreadsCannotRun();
    void choosesAmongOverloads();
    void reportsWithoutARun();

private:
    QString write(const QString& name, const QByteArray& content) const;
    QString session(const QByteArray& launch) const;
    QJsonObject inputOf(const QStringList& arguments) const;

    KernelDesk m_program;
    QTemporaryDir m_folder;
};

void OccupancyTest::initTestCase()
{
    m_program.useDriver("/nowhere/libcuda.so.1");
    const QJsonObject machine = m_program.run({"devices", "--format", "json"}).document();
    if (machine["nvrtcVersion"].isNull())
        QSKIP(qPrintable("there is no NVRTC here: " + machine["missing"].toArray().last().toString()));
    write("k.cu",
          "#define TILE 16\n"
          "extern \"C\" __global__ void k(int n, float* x) { extern __shared__ float s[]; s[threadIdx.x] = x[n]; x[0] = s[n]; }\n");
}

QString OccupancyTest::write(const QString& name, const QByteArray& content) const
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QFile::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(file.fileName()));
    return file.fileName();
}

QString OccupancyTest::session(const QByteArray& launch) const
{
    return write("k.kdesk",
                 R"({"format": "kerneldesk-session", "version": 1, "sources": [{"path": "k.cu"}], "launch": {)" + launch + "}}");
}

QJsonObject OccupancyTest::inputOf(const QStringList& arguments) const
{
    const Ended ended = m_program.run(QStringList{"occupancy", "--arch", "sm_90", "--format", "json"} + arguments);
    if (ended.status != 0)
        qWarning("%s", qPrintable(ended.err));
    return ended.document()["input"].toObject();
}

void OccupancyTest::needsOnlyTheBlock_data()
{
    QTest::addColumn<QByteArray>("launch");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("threads");
    QTest::addColumn<int>("shared");
    QTest::newRow("nothing") << QByteArray() << QStringList() << 256 << 0;
    QTest::newRow("no grid") << QByteArray(R"("block": "TILE, 8", "sharedBytes": "block.x * block.y * 4")") << QStringList() << 128
                             << 512;
    QTest::newRow("wrong grid and arguments")
        << QByteArray(R"("grid": "nobody(", "block": "64", "arguments": [{"name": "x", "value": "7"}, {"name": "q", "value": ""}])")
        << QStringList() << 64 << 0;
    QTest::newRow("shared without a block") << QByteArray(R"("sharedBytes": "block.x * 4")") << QStringList() << 256 << 1024;
    QTest::newRow("scalar of the session") << QByteArray(R"("block": "n / 2", "arguments": [{"name": "n", "value": "96"}])")
                                           << QStringList() << 48 << 0;
    QTest::newRow("names of the command line") << QByteArray(R"("block": "n / m")")
                                               << QStringList{"--arg", "n=96", "--define-value", "m=3"} << 32 << 0;
    QTest::newRow("block of the command line") << QByteArray(R"("block": "n / m")")
                                               << QStringList{"--block", "8,8", "--shared", "TILE * 4"} << 64 << 64;
}

void OccupancyTest::needsOnlyTheBlock()
{
    QFETCH(QByteArray, launch);
    QFETCH(QStringList, options);
    const QJsonObject input = inputOf(QStringList{session(launch)} + options);
    QTEST(input["threads"].toInt(), "threads");
    QTEST(input["dynamicShared"].toInt(), "shared");
}

void OccupancyTest::threadsReplaceTheBlock()
{
    const QString file = session(R"("block": "n", "sharedBytes": "block.x * 4 + m")");
    const QJsonObject shared = inputOf({file, "--threads", "128", "--define-value", "m=8"});
    QCOMPARE(shared["threads"].toInt(), 128);
    QCOMPARE(shared["dynamicShared"].toInt(), 520);
    const QJsonObject both = inputOf({file, "--threads", "128", "--dynamic-shared", "1000"});
    QCOMPARE(both["threads"].toInt(), 128);
    QCOMPARE(both["dynamicShared"].toInt(), 1000);
}

void OccupancyTest::saysWhichOptionGivesAName_data()
{
    QTest::addColumn<QByteArray>("launch");
    QTest::addColumn<QString>("said");
    QTest::newRow("argument") << QByteArray(R"("block": "n")") << "--arg n=";
    QTest::newRow("name") << QByteArray(R"("block": "side")") << "--define-value";
    QTest::newRow("grid") << QByteArray(R"("block": "grid.x")") << "--grid";
    QTest::newRow("shared") << QByteArray(R"("block": "32", "sharedBytes": "4 * n")") << "shared memory: the argument 'n'";
}

void OccupancyTest::saysWhichOptionGivesAName()
{
    QFETCH(QByteArray, launch);
    QFETCH(QString, said);
    const Ended ended = m_program.run({"occupancy", session(launch), "--arch", "sm_90"});
    QCOMPARE(ended.status, 2);
    QVERIFY2(ended.firstErrorLine().contains(said), qPrintable(ended.err));
    QCOMPARE(ended.out, QString());
}

void OccupancyTest::refusesWhatNeedsAProgram_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("--kernel") << QStringList{"--kernel", "k"};
    QTest::newRow("--block") << QStringList{"--block", "64"};
    QTest::newRow("-D") << QStringList{"-D", "A=1"};
    QTest::newRow("--device") << QStringList{"--device", "cuda:0"};
}

void OccupancyTest::refusesWhatNeedsAProgram()
{
    QFETCH(QStringList, options);
    const Ended ended = m_program.run(QStringList{"occupancy"} + options);
    QCOMPARE(ended.status, 2);
    QVERIFY2(ended.firstErrorLine().contains(options.first() + " needs a program"), qPrintable(ended.err));
}

void OccupancyTest::answersWhereTooManyThreadsCannotRun()
{
    // 65,536 x 65,536 threads are more than 32 bits count.
    const Ended ended = m_program.run({"occupancy", session(R"("block": "65536, 65536")"), "--arch", "sm_90", "--format", "json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QCOMPARE(ended.document()["impossible"].toString(), QString("threads"));
    const Ended none = m_program.run({"occupancy", session(R"("block": "64")"), "--threads", "0", "--format", "json"});
    QVERIFY2(none.status == 0, qPrintable(none.err));
    QCOMPARE(none.document()["impossible"].toString(), QString("threads"));
}

void OccupancyTest::choosesAmongOverloads()
{
    const QString file = write("over.cu",
                               "__global__ void k(int a, int* p) { *p = a; }\n"
                               "__global__ __launch_bounds__(64) void k(float a, int* p) { *p = (int)a; }\n");
    const Ended both = m_program.run({"occupancy", file, "--kernel", "k", "--arch", "sm_90"});
    QCOMPARE(both.status, 2);
    QVERIFY2(both.firstErrorLine().contains("'k' means several kernels; there are: k(int, int*), k(float, int*)."),
             qPrintable(both.err));
    QCOMPARE(inputOf({file, "--kernel", "k(int, int*)"})["threads"].toInt(), 256);
    QCOMPARE(inputOf({file, "--kernel", "k(float, int*)"})["threads"].toInt(), 64);
    const Ended table = m_program.run({"compile", file, "--arch", "sm_90"});
    QVERIFY2(table.out.contains("\nk(int, int*)") && table.out.contains("\nk(float, int*)"), qPrintable(table.out));
    const QString out = m_folder.filePath("over.csv");
    QCOMPARE(m_program.run({"report", file, "--kernel", "k(float, int*)", "-o", out}).status, 0);
    QFile report(out);
    QVERIFY(report.open(QFile::ReadOnly));
    QVERIFY2(report.readAll().contains("\nsm_90,Hopper,yes,"), "a row has the figures of the chosen kernel");
}

void OccupancyTest::reportsWithoutARun()
{
    const QString file = session(R"("grid": "nobody", "block": "TILE", "sharedBytes": "block.x * 8")");
    const QString out = m_folder.filePath("r.json");
    const Ended ended = m_program.run({"report", file, "--arch", "sm_90", "-o", out});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QFile report(out);
    QVERIFY(report.open(QFile::ReadOnly));
    const QJsonObject input = QJsonDocument::fromJson(report.readAll()).object()["input"].toObject();
    QCOMPARE(input["threads"].toInt(), 16);
    QCOMPARE(input["dynamicShared"].toInt(), 128);
}

KD_TEST(OccupancyTest, QCoreApplication)

}  // namespace kd::tst_occupancy

#include "tst_occupancy.moc"
