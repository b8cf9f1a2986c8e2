// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

namespace kd::tst_sweep {

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

private:
    KernelDesk m_program;
    QTemporaryDir m_folder;
    QString m_cache;
};

KD_TEST(SweepTest, QCoreApplication)

}  // namespace kd::tst_sweep

#include "tst_sweep.moc"
