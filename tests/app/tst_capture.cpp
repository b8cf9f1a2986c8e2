// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/kerneldeskprocess.h"
#include "tests/program/testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

namespace kd::tst_capture {

/// `kerneldesk capture` on a program over the emulated libcuda.so.1, in which a library stands for CUPTI: launches taken out of it,
/// and what they are as sessions.
class CaptureTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_program.environment().remove(QStringLiteral("CUDA_INJECTION64_PATH")); }

    /// Its list leads from node to node, each in memory of its own, and begins in a structure: all of it is recorded, lies elsewhere
    /// when it is run again, and gives the same bits.
    void aRecordedLaunchRunsAgain()
    {
        const QTemporaryDir folder;
        const Ended ended = capture({"--kernel", "walk:2"}, {}, folder.path());
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.out, QStringLiteral("0 78\n"));  // as without a recording: (12 + 13 + 14) * 2 of the third launch
        QVERIFY2(ended.err.contains("walk-2.kdesk: launch 2 of walk ("), qPrintable(ended.err));
        const Ended ran = run(folder.path(), "walk-2.kdesk");
        QVERIFY2(ran.status == 0, qPrintable(ran.err + ran.out));
        const QJsonObject outcome = ran.document();
        QVERIFY(outcome.value("relocated").toBool());
        const QJsonArray checks = outcome.value("verification").toArray();
        QCOMPARE(checks.size(), 5);  // three nodes, the sum, x
        for (const QJsonValue& check : checks)
            QVERIFY(check.toObject().value("ok").toBool());
    }

    void whatDiffersFromTheRecordingIsTold()
    {
        const QTemporaryDir folder;
        QCOMPARE(capture({"--kernel", "walk"}, {}, folder.path()).status, 0);
        const QStringList after = QDir(folder.filePath("walk-1.data")).entryList({"after.*"});
        QCOMPARE(after.size(), 5);
        QFile file(folder.filePath("walk-1.data/" + after.first()));
        QVERIFY(file.open(QFile::ReadWrite));
        QByteArray bytes = file.readAll();
        bytes[0] = static_cast<char>(bytes[0] ^ 1);
        file.seek(0);
        file.write(bytes);
        file.close();
        const Ended ran = run(folder.path(), "walk-1.kdesk");
        QCOMPARE(ran.status, 1);
        QCOMPARE(ran.document().value("state").toString(), QStringLiteral("differs"));
    }

    void aCrashOfTheProgramKeepsWhatWasRecorded()
    {
        const QTemporaryDir folder;
        const Ended ended = capture({"--kernel", "walk"}, {"crash"}, folder.path());
        QCOMPARE(ended.status, 128 + 6);
        QVERIFY2(ended.err.contains("walk-1.kdesk"), qPrintable(ended.err));
        QCOMPARE(run(folder.path(), "walk-1.kdesk").status, 0);
    }

    /// The emulated GPU says of a recorded launch that failed what was wrong.
    void aLaunchThatFailedIsExplained()
    {
        const QTemporaryDir folder;
        const Ended ended = capture({"--kernel", "walk"}, {"outside"}, folder.path());
        QVERIFY2(ended.err.contains("The launch failed with CUDA_ERROR_"), qPrintable(ended.err));
        const Ended ran = run(folder.path(), "walk-1.kdesk");
        QCOMPARE(ran.status, 1);
        QCOMPARE(ran.document().value("state").toString(), QStringLiteral("faulted"));
        const QJsonArray faults = ran.document().value("faults").toArray();
        const QJsonObject fault = faults.first().toObject();
        QCOMPARE(fault.value("kind").toString(), QStringLiteral("illegal address"));
        // Where the address lies near a buffer depends on where the system put the buffers.
        const QString sentence = fault.value("message").toString();
        QVERIFY2(sentence.contains(": a read of 4 bytes at 0x") &&
                     (sentence.contains("where no allocation is") || sentence.contains("bytes past the end of the ")),
                 qPrintable(ran.out));
    }

    void theFirstOfEachKernelIsRecordedOnce()
    {
        const QTemporaryDir folder;
        const Ended ended = capture({"--first", "--json", folder.filePath("all.json")}, {}, folder.path());
        QCOMPARE(ended.status, 0);
        QCOMPARE(QDir(folder.path()).entryList({"*.kdesk"}), QStringList{"walk-1.kdesk"});
        QFile file(folder.filePath("all.json"));
        QVERIFY(file.open(QFile::ReadOnly));
        const QJsonObject document = QJsonDocument::fromJson(file.readAll()).object();
        QCOMPARE(document.value("processes").toArray().first().toObject().value("launches").toInt(), 3);
        QCOMPARE(document.value("recordings").toArray().first().toObject().value("hasResults").toBool(), true);
        QVERIFY(QDir(folder.path()).entryList({".capture*"}, QDir::Hidden | QDir::Dirs).isEmpty());
    }

    void kernelsAreListedAndTheSlowestIsRecorded()
    {
        const QTemporaryDir folder;
        const Ended listed = capture({"--list", "--json", folder.filePath("all.json")}, {}, folder.path());
        QVERIFY2(listed.err.contains("3.00 µs"), qPrintable(listed.err));  // of three launches of a block each
        QFile file(folder.filePath("all.json"));
        QVERIFY(file.open(QFile::ReadOnly));
        const QJsonObject kernel = QJsonDocument::fromJson(file.readAll()).object().value("processes").toArray().first()
                                       .toObject().value("kernels").toArray().first().toObject();
        QCOMPARE(kernel.value("kernel").toString(), QStringLiteral("walk"));
        QCOMPARE(kernel.value("launches").toInt(), 3);
        QCOMPARE(capture({"--slowest", "--replays", "0"}, {}, folder.path()).status, 0);
        QCOMPARE(QDir(folder.path()).entryList({"*.kdesk"}), QStringList{"walk-1.kdesk"});
    }

    /// CUPTI tells of launches from the first one on that may be wanted to the one that is, and of none where no kernel is.
    void onlyLaunchesThatMayBeWantedAreToldOf_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("count");
        QTest::newRow("no such kernel") << QStringList{"--kernel", "sgemm"} << "0 of 50";
        QTest::newRow("listed") << QStringList{"--list"} << "0 of 50";
        QTest::newRow("the fourth") << QStringList{"--kernel", "walk:4"} << "4 of 50";
        QTest::newRow("the first") << QStringList{"--first", "--most", "1"} << "1 of 50";
        QTest::newRow("none such") << QStringList{"--kernel", "walk:60"} << "50 of 50";
    }

    void onlyLaunchesThatMayBeWantedAreToldOf()
    {
        QFETCH(const QStringList, options);
        const QTemporaryDir folder;
        const QString count = folder.filePath("count");
        capture(options + QStringList{"--replays", "0"}, {"50"}, folder.path(), {"FAKE_CUPTI_COUNT=" + count});
        QFile file(count);
        QVERIFY(file.open(QFile::ReadOnly));
        QTEST(QString::fromUtf8(file.readAll()), "count");
    }

    void launchesWithinARangeAreRecorded_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QStringList>("sessions");
        QTest::newRow("all") << QStringList{"--range", "steps"} << QStringList{"walk-1.kdesk", "walk-2.kdesk"};
        QTest::newRow("of one name") << QStringList{"--range", "behind"} << QStringList{"walk-1.kdesk"};
        QTest::newRow("the second in it") << QStringList{"--range", "steps", "--kernel", "walk:2"} << QStringList{"walk-2.kdesk"};
        QTest::newRow("ended before") << QStringList{"--range", "inner"} << QStringList{};
    }

    void launchesWithinARangeAreRecorded()
    {
        QFETCH(const QStringList, options);
        const QTemporaryDir folder;
        const Ended ended = capture(options + QStringList{"--replays", "0"}, {"range"}, folder.path());
        QCOMPARE(ended.out, QStringLiteral("0 78\n"));
        QTEST(QDir(folder.path()).entryList({"*.kdesk"}, QDir::Files, QDir::Name), "sessions");
    }

    void sizesAreToldBeforeAnythingIsRecorded()
    {
        const QTemporaryDir folder;
        const Ended ended = capture({"--size", "--kernel", "walk:2", "--json", folder.filePath("all.json")}, {}, folder.path());
        QCOMPARE(ended.out, QStringLiteral("0 78\n"));
        QVERIFY2(ended.err.contains("Launch 2 of walk would take 132 B of memory in 5 allocations"), qPrintable(ended.err));
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList{"all.json"});
    }

    /// With its session and its data, which run as those of a folder do; nothing is left beside it.
    void recordingsOfOneFileRunAgain()
    {
        const QTemporaryDir folder;
        const Ended ended = capture({"--kernel", "walk:1", "--kernel", "walk:3", "--output", "walk.kdcap"}, {}, folder.path());
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.err.contains("walk.kdcap: launch 1 of walk ("), qPrintable(ended.err));
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name),
                 (QStringList{"walk-2.kdcap", "walk.kdcap"}));
        for (const char* const file : {"walk.kdcap", "walk-2.kdcap"}) {
            const Ended ran = run(folder.path(), file);
            QVERIFY2(ran.status == 0, qPrintable(ran.err + ran.out));
            QCOMPARE(ran.document().value("verification").toArray().size(), 5);
        }
        QCOMPARE(capture({"--kernel", "walk", "--output", "walk.zip"}, {}, folder.path()).status, 2);
        QFile damaged(folder.filePath("walk.kdcap"));
        QVERIFY(damaged.open(QFile::WriteOnly) && damaged.write("text"));
        damaged.close();
        const Ended refused = run(folder.path(), "walk.kdcap");
        QVERIFY2(refused.status != 0 && refused.err.contains("it is no capture, or it is damaged"), qPrintable(refused.err));
    }

    void nothingThatIsThereIsOverwritten()
    {
        const QTemporaryDir folder;
        QCOMPARE(capture({"--kernel", "walk"}, {}, folder.path()).status, 0);
        QCOMPARE(capture({"--kernel", "walk"}, {}, folder.path()).status, 0);
        QCOMPARE(QDir(folder.path()).entryList({"*.kdesk"}, QDir::Files, QDir::Name), (QStringList{"walk-1-2.kdesk", "walk-1.kdesk"}));
    }

    void memoryBeyondTheLimitIsLeftOut()
    {
        const QTemporaryDir folder;
        const Ended ended = capture({"--kernel", "walk", "--limit", "0"}, {}, folder.path());
        QVERIFY2(ended.err.contains("more than the limit allows"), qPrintable(ended.err));
    }

    void saysWhyNothingIsRecorded_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QStringList>("variables");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no such kernel") << QStringList{"--kernel", "sgemm"} << QStringList{} << "the program launched no kernel with such a name";
        QTest::newRow("no such range") << QStringList{"--range", "epoch"} << QStringList{} << "within an NVTX range with epoch in its name";
        QTest::newRow("no such launch") << QStringList{"--kernel", "walk:4"} << QStringList{} << "no launch was as asked for, of 3";
        QTest::newRow("another profiler") << QStringList{"--kernel", "walk"} << QStringList{"FAKE_CUPTI_BUSY=1"} << "Another profiler is at work";
    }

    void saysWhyNothingIsRecorded()
    {
        QFETCH(const QStringList, options);
        QFETCH(const QStringList, variables);
        QFETCH(const QString, sentence);
        const QTemporaryDir folder;
        const Ended ended = capture(options, {}, folder.path(), variables);
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.out, QStringLiteral("0 78\n"));
        QVERIFY2(ended.err.contains(sentence), qPrintable(ended.err));
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void saysWhatCannotBeStarted()
    {
        const QTemporaryDir folder;
        const Ended none = m_program.run({"capture", "--", "nowhere-at-all"}, folder.path());
        QCOMPARE(none.status, 2);
        QVERIFY2(none.err.contains("There is no program nowhere-at-all."), qPrintable(none.err));
        const Ended plain = m_program.run({"capture", "--", "sh", "-c", "exit 7"}, folder.path());
        QCOMPARE(plain.status, 7);
        QVERIFY2(plain.err.contains("did not use a GPU"), qPrintable(plain.err));
        KernelDesk other = m_program;
        other.environment().insert("CUDA_INJECTION64_PATH", "/opt/other.so");
        const Ended taken = other.run({"capture", "--", "true"}, folder.path());
        QCOMPARE(taken.status, 2);
        QVERIFY2(taken.err.contains("unset CUDA_INJECTION64_PATH"), qPrintable(taken.err));
    }

private:
    Ended capture(const QStringList& options, const QStringList& words, const QString& folder, const QStringList& variables = {}) const
    {
        const QStringList program = QStringList{"env", "LD_PRELOAD=" KD_CAPTURED "/libcupti.so.13", "LD_LIBRARY_PATH=" KD_SUBSTITUTES} +
            variables + QStringList{KD_CAPTURED "/listwalk"} + words;
        return m_program.run(QStringList{"capture"} + options + QStringList{"--"} + program, folder);
    }

    Ended run(const QString& folder, const QString& session) const
    {
        return m_program.run({"run", session, "--device", "emulated", "--format", "json"}, folder);
    }

    KernelDesk m_program;
};

}  // namespace kd::tst_capture

using kd::tst_capture::CaptureTest;
KD_TEST(CaptureTest, QCoreApplication)
#include "tst_capture.moc"
