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
    void countsByLine();
    void setsTheEmulatedGpuBesideIt();
    void saysWhyTheEmulatedGpuIsNotBesideIt();
    void theEmulatedGpuCountsByLine();
    void saysWhyNothingIsCountedByLine();
    void takesTheRooflinesWorkFromCounters();

private:
    QStringList words(const QString& device) const;
    /// As words(), of a cubin with a table of lines.
    QStringList linedWords() const { return words(QStringLiteral("cuda:0")) + QStringList{"--option=-lineinfo"}; }
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

void CountersTest::countsByLine()
{
    useCupti();
    const Ended ended = m_program.run(linedWords() + QStringList{"--by-instruction", "--format", "json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    const QJsonObject byLine = ended.document()["byLine"].toObject();
    QCOMPARE(missingKeys(byLine, {"source:text", "refusal:null", "reason:null", "chip:text", "missing:array", "totals:object",
                                  "lines:array", "instructions:array"}),
             QStringList());
    QCOMPARE(byLine["totals"]["executed"].toInt(), 16);
    const QJsonArray instructions = byLine["instructions"].toArray();
    QCOMPARE(instructions.size(), 8);
    QCOMPARE(instructions[3]["offset"].toInt(), 48);
    QCOMPARE(instructions[3]["sectors"].toInt(), 16);
    QVERIFY(instructions[0]["line"].toInt() >= 1 && instructions[0]["file"].toString().endsWith("scale.cu"));
    QVERIFY(!byLine["lines"].toArray().isEmpty());
    QVERIFY(m_program.run(words("cuda:0") + QStringList{"--format", "json"}).document()["byLine"].isNull());

    const QString csv = m_folder.filePath("lines.csv");
    const Ended text = m_program.run(linedWords() + QStringList{"--csv", csv});
    QVERIFY2(text.status == 0 && text.out.contains("By line") && text.out.contains("scale.cu:"), qPrintable(text.out + text.err));
    QFile file(csv);
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readLine(), QByteArray("file,line,warpInstructions,threadInstructions,globalRequests,globalSectors,idealSectors,"
                                         "bankConflicts\n"));
    QVERIFY(file.readLine().contains("scale.cu,"));
    const Ended bare = m_program.run(words("cuda:0") + QStringList{"--by-line"});
    QVERIFY2(bare.out.contains("which has no table of lines: -lineinfo makes one."), qPrintable(bare.out));
}

void CountersTest::setsTheEmulatedGpuBesideIt()
{
    useCupti();
    const QStringList beside = linedWords() + QStringList{"--beside-emulated"};
    const QJsonObject byLine = m_program.run(beside + QStringList{"--format", "json"}).document()["byLine"].toObject();
    QVERIFY(byLine["emulated"]["ok"].toBool());
    QCOMPARE(byLine["emulated"]["totals"]["sectors"].toInt(), 16);
    bool isAnyMarked = false, isAnyJoined = false;
    for (const QJsonValue line : byLine["lines"].toArray()) {
        isAnyMarked = isAnyMarked || line["differing"].toArray().contains(QStringLiteral("bankConflicts"));
        isAnyJoined = isAnyJoined || (line["executed"].toInt() > 0 && line["emulated"]["executed"].toInt() > 0);
    }
    QVERIFY(isAnyMarked && isAnyJoined);  // the test's CUPTI tells of conflicts that no kernel has
    const Ended text = m_program.run(beside);
    QVERIFY2(text.out.contains("in PTX") && text.out.contains(QStringLiteral("≠ ")), qPrintable(text.out));
}

void CountersTest::saysWhyTheEmulatedGpuIsNotBesideIt()
{
    useCupti();
    // The test's driver knows the kernel by its name and does not do the loop.
    const QString slow = m_folder.filePath("slow.cu");
    QFile file(slow);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("extern \"C\" __global__ void scale(int n, float a, float* y)\n{\n    int i = threadIdx.x;\n"
               "    for (int k = 0; k < 1000000000; ++k)\n        if (((volatile float*)y)[i] < -1e30f)\n"
               "            y[i] = k;\n    y[i] = a * y[i];\n}\n");
    file.close();
    QStringList launch = linedWords();
    launch[1] = slow;
    const Ended ended = m_program.run(launch + QStringList{"--deadline", "2", "--beside-emulated"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    const QString why = ended.out.mid(ended.out.indexOf("Nothing of the emulated GPU stands beside it."));
    QVERIFY2(why.contains("deadline"), qPrintable(ended.out));
    QVERIFY(ended.out.contains("slow.cu:"));
}

void CountersTest::theEmulatedGpuCountsByLine()
{
    const Ended ended = m_program.run(words("emulated") + QStringList{"--by-line", "--format", "json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    const QJsonObject byLine = ended.document()["byLine"].toObject();
    QCOMPARE(byLine["source"].toString(), QStringLiteral("emulated"));
    QCOMPARE(byLine["totals"]["sectors"].toInt(), 16);
    for (const char* const option : {"--beside-emulated", "--by-instruction"}) {
        const Ended refused = m_program.run(words("emulated") + QStringList{option});
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains(option), qPrintable(refused.err));
    }
}

void CountersTest::saysWhyNothingIsCountedByLine()
{
    useCupti();
    m_program.environment().insert("KD_FAKE_CUPTI", "fails=cuptiSassMetricsEnable:35");
    const Ended ended = m_program.run(words("cuda:0") + QStringList{"--by-line", "--format", "json"});
    QCOMPARE(ended.status, 3);
    QVERIFY2(ended.err.contains("NVreg_RestrictProfilingToAdminUsers=0"), qPrintable(ended.err));
    const QJsonObject document = ended.document();
    QCOMPARE(document["byLine"]["refusal"].toString(), QStringLiteral("privileges"));
    QVERIFY(document["ok"].toBool());  // the counters of the whole launch are there
}

void CountersTest::takesTheRooflinesWorkFromCounters()
{
    useCupti();
    QStringList launch = words("cuda:0");
    launch.first() = QStringLiteral("time");
    launch << "--samples" << "10" << "--bytes" << "512" << "--format" << "json";
    const QJsonObject declared = m_program.run(launch).document()["work"].toObject();
    QCOMPARE(declared["source"].toString(), QStringLiteral("declared"));
    const QJsonObject work = m_program.run(launch + QStringList{"--counted-work"}).document()["work"].toObject();
    QCOMPARE(work["source"].toString(), QStringLiteral("counted"));
    QCOMPARE(work["bytes"].toDouble(), 4096.0 + 2000);
    QVERIFY(work["flops"].toDouble() > 0 && work["intensity"].toDouble() > 0);
    m_program.environment().insert("KD_FAKE_CUPTI", "fails=cuptiRangeProfilerEnable:35");
    const Ended refused = m_program.run(launch + QStringList{"--counted-work"});
    QVERIFY2(refused.status == 0 && refused.err.contains("NVreg_Restrict"), qPrintable(refused.err));
    QCOMPARE(refused.document()["work"].toObject()["source"], declared["source"]);
}

KD_TEST(CountersTest, QCoreApplication)

}  // namespace kd::tst_counters

#include "tst_counters.moc"
