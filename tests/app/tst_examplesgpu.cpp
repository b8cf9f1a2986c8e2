// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"
#include "tests/program/testprogram.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>

#include <cmath>

namespace kd::tst_examples_gpu {

/// Every shipped example runs on the real device and agrees with its reference.
class ExamplesGpuTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void verifies_data();
    void verifies();
    void times();
    void countsInHardware();
    void comparesTimes_data();
    void comparesTimes();
    void runsCompiledCode_data();
    void runsCompiledCode();

private:
    KernelDesk m_program;
};

void ExamplesGpuTest::initTestCase()
{
    const QJsonObject machine = m_program.run({"devices", "--format", "json"}).document();
    if (machine["devices"][0]["id"].toString() != QLatin1String("cuda:0"))
        QSKIP(qPrintable("there is no CUDA device: " + machine["missing"][0].toString()));
    if (machine["nvrtcVersion"].isNull())
        QSKIP(qPrintable("there is no NVRTC: " + machine["missing"].toArray().last().toString()));
}

void ExamplesGpuTest::verifies_data()
{
    QTest::addColumn<QString>("name");
    for (const QJsonValue& example : m_program.run({"examples", "--format", "json"}).document()["examples"].toArray())
        QTest::newRow(qPrintable(example["name"].toString())) << example["name"].toString();
}

void ExamplesGpuTest::verifies()
{
    QFETCH(QString, name);
    const Ended ended = m_program.run({"run", "--example", name, "--format", "json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err + ended.out));
    const QJsonArray checks = ended.document()["verification"].toArray();
    QVERIFY(!checks.isEmpty());
    for (const QJsonValue& check : checks)
        QVERIFY2(check["ok"].toBool(), qPrintable(check["name"].toString()));
    QCOMPARE(ended.document()["faults"].toArray().size(), 0);
}

// What saxpy does is known: 8 bytes read and 4 written for each element, by one FP32 multiply-add.
void ExamplesGpuTest::countsInHardware()
{
    constexpr double kElements = 1 << 24;
    const Ended ended = m_program.run({"counters", "--example", "saxpy", "--arg", "n=1<<24", "--format", "json"});
    const QJsonObject document = ended.document();
    QVERIFY2(document["state"].toString() == "ok", qPrintable(ended.err));
    const QStringList noCounters{"noLibrary", "tooOld", "privileges", "virtual", "otherProfiler", "unsupported"};
    if (noCounters.contains(document["refusal"].toString()))
        QSKIP(qPrintable("no counters here: " + document["reason"].toString()));
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    const QJsonObject values = document["values"].toObject();
    const auto value = [&](const char* key) { return values[QLatin1String(key)]["value"].toDouble(); };
    QCOMPARE(value("fmaSingle"), kElements);
    QVERIFY2(std::abs(value("dramReadBytes") / (8 * kElements) - 1) < 0.1, qPrintable(ended.out));
    QVERIFY2(std::abs(value("dramWriteBytes") / (4 * kElements) - 1) < 0.5, qPrintable(ended.out));
    QVERIFY(value("l2Bytes") > 0.9 * 12 * kElements);
    QVERIFY(value("occupancy") > 10 && value("occupancy") <= 100);
    QVERIFY(value("warpInstructions") > kElements / 32);
    QVERIFY(value("threadInstructions") <= 32 * value("warpInstructions"));
    QVERIFY(std::abs(document["work"]["flops"].toDouble() - 2 * kElements) < 1);
    const QJsonObject again = m_program.run({"run", "--example", "saxpy", "--format", "json"}).document();
    QVERIFY(again["ok"].toBool());
}

void ExamplesGpuTest::comparesTimes_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QStringList>("verdicts");
    QTest::newRow("twice as long") << QStringList{"--define-b", "CYCLES=40000"} << QStringList{"slower"};
    QTest::newRow("half as long") << QStringList{"--define-b", "CYCLES=10000"} << QStringList{"faster"};
    QTest::newRow("the same") << QStringList{"--define-b", "CYCLES=20000"} << QStringList{"same", "cannotTell"};
}

void ExamplesGpuTest::comparesTimes()
{
    QFETCH(QStringList, words);
    QFETCH(QStringList, verdicts);
    const QString source = QStringLiteral(KD_SOURCE_FOLDER "/tests/bench/verdicts/spin.cu");
    const Ended ended = m_program.run(QStringList{"compare", source, "--grid", "32", "--block", "128", "--arg", "y=out:zeros[32]",
                                                  "--reference", "y=expr:1", "--format", "json"} + words);
    const QJsonObject document = ended.document();
    QVERIFY2(document["ok"].toBool(), qPrintable(ended.err));
    const QString verdict = document["verdict"].toString();
    if (verdict == "cannotTell" && document["reasons"][0]["kind"].toString() != "wideInterval")
        QSKIP(qPrintable("the device is not to be believed now: " + document["reasons"][0]["text"].toString()));
    QVERIFY2(verdicts.contains(verdict), qPrintable(ended.out.left(2000)));
    QVERIFY(document["blocks"].toArray().size() >= 8);
    QCOMPARE(ended.status, verdict == "slower" ? 1 : verdict == "cannotTell" ? 4 : 0);
}

void ExamplesGpuTest::times()
{
    const Ended ended = m_program.run({"time", "--example", "saxpy", "--samples", "50", "--format", "json"});
    QVERIFY2(ended.status == 0, qPrintable(ended.err));
    QCOMPARE(ended.document()["samples"].toArray().size(), 50);
    QVERIFY(ended.document()["bandwidth"].toDouble() > 1e9);
}

void ExamplesGpuTest::runsCompiledCode_data()
{
    QTest::addColumn<QString>("output");
    for (const char* const file : {"small.ptx", "small.o", "libsmall.so", "program", "architectures.fatbin"})
        QTest::newRow(file) << QStringLiteral("arg0=out:zeros[32]");
    QTest::newRow("small.cubin") << QStringLiteral("arg0=out:int32:zeros[32]");
}

void ExamplesGpuTest::runsCompiledCode()
{
    QFETCH(QString, output);
    const QString file = QStringLiteral(KD_TEST_DATA "/container/") + QString::fromUtf8(QTest::currentDataTag());
    const QStringList launch{"--grid", "1", "--block", "32", "--arg", output, "--arg", "arg1=-7"};
    const Ended ended = m_program.run(QStringList{"run", file, "--reference", "arg0=expr:-7", "--format", "json"} + launch);
    if (ended.err.contains(QLatin1String("runs none of what the file has")))
        QSKIP(qPrintable(ended.err));
    QVERIFY2(ended.status == 0, qPrintable(ended.err + ended.out));
    QVERIFY(ended.document()["verification"][0]["ok"].toBool());
    const Ended timed = m_program.run(QStringList{"time", file, "--samples", "20", "--format", "json"} + launch);
    QVERIFY2(timed.status == 0, qPrintable(timed.err));
    QCOMPARE(timed.document()["samples"].toArray().size(), 20);
}

KD_TEST(ExamplesGpuTest, QCoreApplication)

}  // namespace kd::tst_examples_gpu

#include "tst_examplesgpu.moc"
