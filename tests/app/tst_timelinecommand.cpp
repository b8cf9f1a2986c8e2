// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace kd::tst_timelinecommand {

namespace {

constexpr const char* kSource = R"(
extern "C" __global__ void uneven(int n, float* y)
{
    if (threadIdx.x >= 40)
        return;
    float sum = 0;
    #pragma unroll 1
    for (int k = 0; k < int(blockIdx.x + 8 * blockIdx.y) * n; ++k)
        sum = sum * 0.5f + 1;
    if (threadIdx.x == 39)
        asm volatile("exit;");
    y[(blockIdx.y * gridDim.x + blockIdx.x) * 64 + threadIdx.x] = sum;
}
extern "C" __global__ void uneven_reference(int n, float* y)
{
    float sum = 0;
    for (int k = 0; k < int(blockIdx.x + 8 * blockIdx.y) * n; ++k)
        sum = sum * 0.5f + 1;
    y[(blockIdx.y * gridDim.x + blockIdx.x) * 64 + threadIdx.x] = threadIdx.x < 39 ? sum : 0;
}
)";

}  // namespace

/// `kerneldesk timeline` on the emulated GPU.
class TimelineCommandTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_program.useDriver(QStringLiteral("/nowhere/libcuda.so.1"));
        m_source = m_folder.filePath(QStringLiteral("uneven.cu"));
        QFile file(m_source);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kSource);
    }

    void stampsEveryBlock()
    {
        const QString csv = m_folder.filePath(QStringLiteral("blocks.csv"));
        const Ended ended = m_program.run(launch(QStringLiteral("8,2")) + QStringList{"--format", "json", "--csv", csv});
        QVERIFY2(ended.status == 0, qPrintable(ended.err));
        const QJsonObject document = ended.document();
        QVERIFY(document["modelled"].toBool());
        QCOMPARE(document["unstamped"].toInt(), 0);
        const QJsonArray blocks = document["blocks"].toArray();
        QCOMPARE(blocks.size(), 16);
        QMap<int, qint64> lengths;
        for (const QJsonValue& block : blocks)
            lengths[block[0].toInt()] = block[4].toInteger() - block[3].toInteger();
        for (int block = 1; block < 16; ++block)
            QVERIFY2(lengths[block] > lengths[block - 1] + 50, qPrintable(ended.out));
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), 17);
    }

    void saysWhatItIs()
    {
        const Ended ended = m_program.run(launch(QStringLiteral("8,2")));
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.out.contains("uneven on ") && ended.out.contains("the emulated GPU has no times"), qPrintable(ended.out));
    }

    void refuses_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("words");
        const QStringList good = launch(QStringLiteral("2"));
        QTest::newRow("a trace without a clock")
            << good + QStringList{"--trace", m_folder.filePath("t.json")} << QStringLiteral("--trace needs the times of a GPU");
        QTest::newRow("too many blocks") << launch(QStringLiteral("1<<21")) << QStringLiteral("at most 1048576 blocks");
        QTest::newRow("a file over the source") << good + QStringList{"--csv", m_source} << QStringLiteral("--csv");
        QTest::newRow("no folder") << good + QStringList{"--csv", "/nowhere/x.csv"} << QStringLiteral("there is no folder");
    }
    void refuses()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, words);
        const Ended ended = m_program.run(arguments);
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.firstErrorLine().contains(words), qPrintable(ended.err));
    }

private:
    QStringList launch(const QString& grid) const
    {
        return {"timeline", m_source,  "--device", "emulated", "--kernel", "uneven", "--grid", grid,       "--block", "64",
                "--arg",    "n=20",    "--arg",    "y=zeros[64 * grid.x * grid.y]",  "--reference", "y=kernel:uneven_reference"};
    }

    KernelDesk m_program;
    QTemporaryDir m_folder;
    QString m_source;
};

KD_TEST(TimelineCommandTest, QCoreApplication)

}  // namespace kd::tst_timelinecommand

#include "tst_timelinecommand.moc"
