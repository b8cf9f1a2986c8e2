// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace kd::tst_counters {

/// `kerneldesk counters` on the emulated GPU, and on the test driver with a CUPTI of the test.
class CountersTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void theEmulatedGpuFillsTheSameTable();
    void countsInHardware();
    void saysWhyNothingIsCounted();
    void tellsOfWrongResults();
    void tellsWhatDoesNotCompile();

private:
    QStringList words(const QString& device) const;
    void useCupti() { m_program.environment().insert("KERNELDESK_LIBCUPTI", KD_FAKE_CUPTI); }

    KernelDesk m_program;
    QTemporaryDir m_folder;
    QString m_source;
};

void CountersTest::initTestCase()
{
    m_program.useDriver(QStringLiteral(KD_FAKE_CUDA));
    const QJsonObject machine = m_program.run({"devices", "--format", "json"}).document();
    if (machine["nvrtcVersion"].isNull())
        QSKIP(qPrintable("there is no NVRTC here: " + machine["missing"].toArray().last().toString()));
    m_source = m_folder.filePath(QStringLiteral("scale.cu"));
    QFile file(m_source);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("extern \"C\" __global__ void scale(int n, float a, float* y)\n{\n    int i = threadIdx.x;\n    if (i < n)\n"
               "        y[i] = a * y[i];\n}\n");
}

void CountersTest::cleanup()
{
    m_program.environment().remove("KERNELDESK_LIBCUPTI");
    m_program.environment().remove("KD_FAKE_CUPTI");
}

QStringList CountersTest::words(const QString& device) const
{
    return {"counters", m_source, "--device", device, "--grid", "1", "--block", "64", "--arg", "n=64", "--arg", "a=2.0f",
            "--arg", "y=ones[64]", "--reference", "y=expr:2"};
}

void CountersTest::theEmulatedGpuFillsTheSameTable()
{
    const Ended ended = m_program.run(words("emulated"));
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    for (const char* const expected : {"Counted by the emulated GPU", "Memory", "Instructions", "warp instructions"})
        QVERIFY2(ended.out.contains(QLatin1String(expected)), qPrintable(ended.out));
    const QJsonObject document = m_program.run(words("emulated") + QStringList{"--format", "json"}).document();
    QCOMPARE(missingKeys(document, {"ok:bool", "source:text", "refusal:null", "reason:null", "values:object", "missing:array",
                                    "work:null", "l2:null", "passes:number", "chip:null", "cupti:null", "verification:array"}),
             QStringList());
    QCOMPARE(document["source"].toString(), QStringLiteral("emulated"));
    QCOMPARE(document["values"]["globalSectors"]["value"].toInt(), 16);  // two warps, each of four sectors, read and written
    QVERIFY(document["values"]["warpInstructions"]["metric"].isNull());
}

void CountersTest::countsInHardware()
{
    useCupti();
    const Ended ended = m_program.run(words("cuda:0") + QStringList{"--format", "json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    const QJsonObject document = ended.document();
    QCOMPARE(document["source"].toString(), QStringLiteral("gpu"));
    QCOMPARE(document["values"]["dramReadBytes"]["value"].toDouble(), 4096.0);
    QCOMPARE(document["values"]["dramReadBytes"]["metric"].toString(), QStringLiteral("dram__bytes_read.sum"));
    QCOMPARE(document["passes"].toInt(), 3);
    QCOMPARE(document["l2"].toString(), QStringLiteral("flushed"));
    QVERIFY(document["work"]["flops"].toDouble() > 0);
    QVERIFY(document["missing"].toArray().contains(QStringLiteral("l1Bytes")));
    const QString text = m_program.run(words("cuda:0") + QStringList{"--warm"}).out;
    QVERIFY2(text.contains("which L2 may hold") && text.contains("GF100 does not count:"), qPrintable(text));
}

void CountersTest::saysWhyNothingIsCounted()
{
    useCupti();
    m_program.environment().insert("KD_FAKE_CUPTI", "fails=cuptiRangeProfilerEnable:35");
    const Ended ended = m_program.run(words("cuda:0") + QStringList{"--format", "json"});
    QCOMPARE(ended.status, 3);
    QVERIFY2(ended.err.contains("NVreg_RestrictProfilingToAdminUsers=0"), qPrintable(ended.err));
    QCOMPARE(ended.document()["refusal"].toString(), QStringLiteral("privileges"));
    QCOMPARE(ended.document()["state"].toString(), QStringLiteral("ok"));
    QVERIFY(!ended.document()["ok"].toBool());
}

void CountersTest::tellsOfWrongResults()
{
    useCupti();
    QStringList wrong = words("cuda:0");
    wrong.last() = QStringLiteral("y=expr:3");
    const Ended ended = m_program.run(wrong);
    QCOMPARE(ended.status, 1);
    QVERIFY2(ended.out.contains("DIFFERS"), qPrintable(ended.out));
}

void CountersTest::tellsWhatDoesNotCompile()
{
    const Ended ended = m_program.run(words("emulated") + QStringList{"-D", "n=]", "--format", "json"});
    QCOMPARE(ended.status, 1);
    QVERIFY(!ended.document()["ok"].toBool());
    QVERIFY(!ended.document()["diagnostics"].toArray().isEmpty());
    QVERIFY(ended.document().contains("values"));
}

KD_TEST(CountersTest, QCoreApplication)

}  // namespace kd::tst_counters

#include "tst_counters.moc"
