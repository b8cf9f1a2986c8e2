// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/kerneldeskprocess.h"
#include "tests/program/testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

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

    /// Triton, CuPy and their like load a kernel of one name for every shape that they compile for.
    void aKernelIsThatOfItsOwnModule()
    {
        const QTemporaryDir folder;
        const Ended ended = capture({"--kernel", "walk:2"}, {"twins"}, folder.path());
        QVERIFY2(ended.status == 0 && ended.out == QStringLiteral("0 78\n"), qPrintable(ended.err + ended.out));
        const Ended ran = run(folder.path(), "walk-2.kdesk");
        QVERIFY2(ran.status == 0, qPrintable(ran.err + ran.out));
    }

    /// Its argument is a structure, of which the recording knows the bytes.
    void anEditedSourceRunsOnWhatWasRecorded_data()
    {
        QTest::addColumn<QByteArray>("sum");
        QTest::addColumn<int>("status");
        QTest::newRow("the same in other words") << QByteArray("list.factor * sum") << 0;
        QTest::newRow("another") << QByteArray("list.factor + sum") << 1;
    }
    void anEditedSourceRunsOnWhatWasRecorded()
    {
        QFETCH(const QByteArray, sum);
        QFETCH(const int, status);
        const QTemporaryDir folder;
        QCOMPARE(capture({"--kernel", "walk:2"}, {}, folder.path()).status, 0);
        QFile source(folder.filePath("own.cu"));
        QVERIFY(source.open(QFile::WriteOnly));
        source.write("struct Node { Node* next; unsigned value, unused; };\n"
                     "struct List { Node* first; unsigned* sum; unsigned factor, unused; };\n"
                     "__global__ void walk(List list, float* x, unsigned n)\n{\n"
                     "    const unsigned i = threadIdx.x;\n    if (i < n) x[i] += 1;\n    if (i > 0) return;\n"
                     "    unsigned sum = 0;\n    for (Node* node = list.first; node != nullptr; node = node->next)\n"
                     "        sum += node->value++;\n    *list.sum = " +
                     sum + ";\n}\n");
        source.close();
        const Ended ran = m_program.run({"run", "walk-2.kdesk", "--source", "own.cu", "--device", "emulated"}, folder.path());
        QVERIFY2(ran.status == status, qPrintable(ran.err + ran.out));
        QVERIFY(ran.out.contains("memory1"));
    }

    /// What a GPU computed is what the emulated one computes, and a defect of Triton's code is named by the lines of its Python.
    void recordingsOfTritonRun_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("told");
        QTest::newRow("softmax") << "softmax" << QStringList() << 0 << "row_softmax on Emulated GPU";
        QTest::newRow("matmul") << "matmul" << QStringList() << 1
                                << "no fence.proxy.async stands between, at /tmp/tri/src/matmul.py:15 and at /tmp/tri/src/matmul.py:13";
        QTest::newRow("matmul, addresses alone") << "matmul" << QStringList{"--checks", "addresses"} << 0 << "small_matmul on Emulated GPU";
    }
    void recordingsOfTritonRun()
    {
        QFETCH(const QString, file);
        QFETCH(const QStringList, options);
        QFETCH(const int, status);
        QFETCH(const QString, told);
        const Ended ran = m_program.run(
            QStringList{"run", QStringLiteral(KD_TEST_DATA "/capture/%1.kdcap").arg(file), "--device", "emulated"} + options);
        QVERIFY2(ran.status == status && (ran.out + ran.err).contains(told), qPrintable(ran.err + ran.out));
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

    /// A kernel of a graph is recorded as the graph is launched: with what it left where it is all that the graph does.
    void aKernelOfAGraphIsRecorded_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("printed");
        QTest::addColumn<int>("checks");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("the only node") << "graph" << 1 << "0 117\n" << 5 << "the same bits each time";
        QTest::newRow("with other arguments") << "graph" << 3 << "0 117\n" << 5 << "the same bits each time";
        QTest::newRow("of a captured stream") << "captured" << 1 << "0 78\n" << 5 << "the same bits each time";
        QTest::newRow("the first node") << "nodes" << 1 << "0 96\n" << 0 << "It is one of 3 nodes of a graph, and waits for none";
        QTest::newRow("behind another") << "nodes" << 2 << "0 96\n" << 0 << "It is one of 3 nodes of a graph, and waits for others";
        QTest::newRow("before a change") << "disabled" << 2 << "0 84\n" << 0 << "waits for others";
    }

    void aKernelOfAGraphIsRecorded()
    {
        QFETCH(const QString, mode);
        QFETCH(const int, number);
        QFETCH(const QString, sentence);
        const QTemporaryDir folder;
        const Ended ended = capture({"--kernel", QStringLiteral("walk:%1").arg(number)}, {mode}, folder.path());
        QTEST(ended.out, "printed");
        QVERIFY2(ended.err.contains(sentence), qPrintable(ended.err));
        const Ended ran = run(folder.path(), QStringLiteral("walk-%1.kdesk").arg(number));
        QVERIFY2(ran.status == 0, qPrintable(ran.err + ran.out));
        QTEST(static_cast<int>(ran.document().value("verification").toArray().size()), "checks");
    }

    /// A launch that becomes a part of a graph is none before the graph is launched, whichever is asked for.
    void whatAStreamCapturesDoesNotCount()
    {
        const QTemporaryDir folder;
        const Ended third = capture({"--kernel", "walk:3"}, {"captured"}, folder.path());
        QVERIFY2(third.err.contains("walk-3.kdesk: launch 3 of walk"), qPrintable(third.err));
        const Ended fourth = capture({"--kernel", "walk:4"}, {"captured"}, folder.path());
        QVERIFY2(!QFile::exists(folder.filePath("walk-4.kdesk")), qPrintable(fourth.err));
    }

    void graphsWhoseKernelsAreNotKnownAreTold()
    {
        const QTemporaryDir folder;
        const Ended ended = capture({"--kernel", "walk:3"}, {"disabled"}, folder.path());
        QCOMPARE(ended.out, QStringLiteral("0 84\n"));
        QVERIFY2(ended.err.contains("so that none of them is recorded: 2."), qPrintable(ended.err));
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void kernelsOfGraphsAreListed()
    {
        const QTemporaryDir folder;
        const Ended ended = capture({"--list", "--json", folder.filePath("all.json")}, {"nodes"}, folder.path());
        QVERIFY2(ended.err.contains("1 of 3") && ended.err.contains("2 of 3"), qPrintable(ended.err));
        QFile file(folder.filePath("all.json"));
        QVERIFY(file.open(QFile::ReadOnly));
        const QJsonObject process = QJsonDocument::fromJson(file.readAll()).object().value("processes").toArray().first().toObject();
        QCOMPARE(process.value("graphs").toInt(), 3);
        const QJsonArray nodes = process.value("graphNodes").toArray();
        QCOMPARE(nodes.size(), 2);
        QCOMPARE(nodes.last().toObject().value("launches").toInt(), 3);
        QCOMPARE(nodes.last().toObject().value("kernel").toString(), QStringLiteral("walk"));
    }

    /// A tensor map or texture in an argument is made anew of the memory that was recorded with it, which lies elsewhere.
    void whatArgumentsAreMadeOfIsMadeAnew_data()
    {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<QString>("printed");
        QTest::addColumn<QString>("text");
        QTest::newRow("map") << "pick" << "74 129\n" << "tiled-map type=7 sizes=16,16 strides=64 ";
        QTest::newRow("replaced") << "pick" << "74 129\n" << "tiled-map type=7 sizes=16,16 strides=64 ";
        QTest::newRow("linear") << "fetch" << "2 64\n" << "linear-texture format=32 channels=1 bytes=128 ";
        QTest::newRow("pitched") << "rows" << "1 32\n" << "pitched-texture format=32 channels=1 width=4 height=8 ";
        QTest::newRow("array") << "fetch" << "2 64\n" << "array-texture array=0 level=0 addressing=1,1,1 ";
        QTest::newRow("layered") << "layers" << "1 32\n" << ", array 0 width=8 height=1 depth=4 format=32 channels=1 flags=1 ";
        QTest::newRow("levels") << "levels" << "1 32\n" << "mipmapped-texture array=0 addressing=0,0,0 filter=0 flags=2 ";
        QTest::newRow("surface") << "raise" << "1 32\n" << "a0.bin\\\")[32, array 0 width=4 height=8 ";
        QTest::newRow("level") << "raise" << "1 32\n" << "array-surface array=0 level=1";
        QTest::newRow("held") << "held" << "1 32\n" << "[32, at 0x";
        QTest::newRow("mapped") << "mapped" << "74 129\n" << "] with 64: tiled-map type=7 sizes=16,16 strides=64 ";
    }

    void whatArgumentsAreMadeOfIsMadeAnew()
    {
        QFETCH(const QString, kernel);
        QFETCH(const QString, text);
        const QTemporaryDir folder;
        const Ended ended = m_program.run(QStringList{"capture", "--kernel", kernel, "--"} +
                                              programWords({QString::fromUtf8(QTest::currentDataTag())}, {}, "/objects"),
                                          folder.path());
        QTEST(ended.out, "printed");
        QVERIFY2(ended.err.contains("Run again 3 times: the same bits each time."), qPrintable(ended.err));
        QFile session(folder.filePath(kernel + "-1.kdesk"));
        QVERIFY(session.open(QFile::ReadOnly));
        QVERIFY2(session.readAll().contains(text.toUtf8()), qPrintable(session.fileName()));
        const Ended ran = run(folder.path(), kernel + "-1.kdesk");
        QVERIFY2(ran.status == 0 && ran.document().value("relocated").toBool(), qPrintable(ran.err + ran.out));
        // What the launch wrote, and arrays that it wrote.
        QCOMPARE(ran.document().value("verification").toArray().size(), kernel == QLatin1String("raise") ? 2 : 1);
    }

    /// The same of a launch that `emulate --save` keeps.
    void aSavedLaunchHasItsObjects_data() { whatArgumentsAreMadeOfIsMadeAnew_data(); }

    void aSavedLaunchHasItsObjects()
    {
        QFETCH(const QString, kernel);
        QFETCH(const QString, text);
        const QTemporaryDir folder;
        const QString mode = QString::fromUtf8(QTest::currentDataTag()), file = kernel + "-1.kdesk";
        const Ended ended = m_program.run({"emulate", "--save", kernel + ":1", "--save-as", file, "--", KD_CAPTURED "/objects", mode},
                                          folder.path());
        QVERIFY2(ended.status == 0, qPrintable(ended.err + ended.out));
        QFile session(folder.filePath(file));
        QVERIFY(session.open(QFile::ReadOnly));
        QVERIFY2(session.readAll().contains(text.toUtf8()), qPrintable(session.fileName()));
        const Ended ran = run(folder.path(), file);
        QVERIFY2(ran.status == 0, qPrintable(ran.err + ran.out));
        QCOMPARE(ran.document().value("verification").toArray().size(), kernel == QLatin1String("raise") ? 2 : 1);
    }

    void whatCannotBeRecordedOfAnArrayIsRefused()
    {
        const QTemporaryDir folder;
        const Ended gone = m_program.run(QStringList{"capture", "--kernel", "fetch", "--"} + programWords({"gone"}, {}, "/objects"),
                                         folder.path());
        QVERIFY2(gone.err.contains("The launch failed with CUDA_ERROR_ILLEGAL_ADDRESS"), qPrintable(gone.err));
        const Ended again = run(folder.path(), "fetch-1.kdesk");
        QVERIFY2(again.err.contains("arg0: it is a texture of a CUDA array, of which the recording has no contents"),
                 qPrintable(again.err));
        const Ended large = m_program.run(QStringList{"capture", "--kernel", "fetch", "--limit", "0", "--"} +
                                              programWords({"array"}, {}, "/objects"), folder.path());
        QVERIFY2(large.err.contains("more than the limit allows"), qPrintable(large.err));
    }

    void aCaptureOfKernelLauncherRuns()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("add_32.json")), data(folder.filePath("x.bin"));
        QVERIFY(file.open(QFile::WriteOnly) && data.open(QFile::WriteOnly));
        data.write(QByteArray(32 * 4, '\0'));
        data.close();
        file.write(R"({"key": "add", "environment": {}, "config_space": {"parameters": [{"name": "threads", "values": [32]}],
            "restrictions": []}, "kernel": {"source": "__global__ void add(int n, float* x) { if (threadIdx.x < n) x[threadIdx.x] += STEP; }",
            "name": "add", "compile_flags": [], "shared_memory": 0, "template_args": [], "headers": [], "defines": {"STEP": 2},
            "block_size": [{"operator": "parameter", "operands": ["threads"]}, 1, 1], "grid_size": [1, 1, 1]},
            "arguments": [{"type": "int", "kind": "scalar", "data": [32, 0, 0, 0]},
                          {"type": "float*", "kind": "array", "file": "x.bin", "reference_file": "x.bin"}],
            "problem_size": [32, 1, 1]})");
        file.close();
        const Ended ran = run(folder.path(), "add_32.json");
        QCOMPARE(ran.status, 1);  // what it is compared with was not added to
        QCOMPARE(ran.document().value("state").toString(), QStringLiteral("differs"));
    }

    /// The program runs where the worker does, and what is recorded of it comes here.
    void aLaunchIsRecordedOverATarget()
    {
        const QTemporaryDir folder, there;
        const Ended ended = captureThere({"--kernel", "walk:2", "--directory", there.path()}, {}, folder.path());
        QVERIFY2(ended.status == 0, qPrintable(ended.err));
        QCOMPARE(ended.out, QStringLiteral("0 78\n"));
        QVERIFY2(ended.err.contains("walk-2.kdesk: launch 2 of walk ("), qPrintable(ended.err));
        QVERIFY2(ended.err.contains("Run again 3 times: the same bits each time."), qPrintable(ended.err));
        QCOMPARE(run(folder.path(), "walk-2.kdesk").status, 0);
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name),
                 (QStringList{"walk-2.data", "walk-2.kdesk"}));
        QVERIFY(QDir(there.path()).isEmpty());
    }

    void kernelsAreListedOverATarget()
    {
        const QTemporaryDir folder;
        const Ended ended = captureThere({"--json", folder.filePath("all.json")}, {}, folder.path());
        QVERIFY2(ended.status == 0 && ended.err.contains("3.00 µs"), qPrintable(ended.err));
        QFile file(folder.filePath("all.json"));
        QVERIFY(file.open(QFile::ReadOnly));
        QCOMPARE(QJsonDocument::fromJson(file.readAll()).object().value("processes").toArray().first().toObject()
                     .value("launches").toInt(), 3);
    }

    void aCrashOnATargetKeepsWhatWasRecorded()
    {
        const QTemporaryDir folder;
        const Ended ended = captureThere({"--kernel", "walk", "--output", "walk.kdcap"}, {"crash"}, folder.path());
        QCOMPARE(ended.status, 128 + 6);
        QCOMPARE(run(folder.path(), "walk.kdcap").status, 0);
    }

    /// Once its first launch has come: by Ctrl+C here, which the program there gets, or as the target is lost.
    void whatCameFromATargetIsKept_data()
    {
        QTest::addColumn<bool>("isLost");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("Ctrl+C") << false << 130 << "The program was ended by SIGINT";
        QTest::newRow("the target is lost") << true << 3 << "The worker of target --target-command";
    }

    void whatCameFromATargetIsKept()
    {
        QFETCH(const bool, isLost);
        QFETCH(const QString, sentence);
        const QTemporaryDir folder;
        bool isDone = false;
        const Ended ended = m_program.runWhile(
            thereWords({"--kernel", "walk", "--into", folder.path(), "--replays", "0"}, {"slow", "30"}), [&](qint64 process) {
                const QStringList scratch = QDir(folder.path()).entryList({".capture.*"}, QDir::Hidden | QDir::Dirs);
                if (isDone || scratch.isEmpty() ||
                    QDir(folder.filePath(scratch.first())).entryList({"launch-*"}, QDir::Dirs).isEmpty())
                    return;
                isDone = true;
                ::kill(isLost ? childOf(process) : static_cast<pid_t>(process), isLost ? SIGKILL : SIGINT);
            });
        QTEST(ended.status, "status");
        QVERIFY2(ended.err.contains(sentence), qPrintable(ended.err));
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name),
                 (QStringList{"walk-1.data", "walk-1.kdesk"}));
        QCOMPARE(run(folder.path(), "walk-1.kdesk").status, 0);
    }

    void saysWhatATargetCannot_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QStringList>("program");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("sentence");
        const QString worker = QStringLiteral(KD_WORKER);
        QTest::newRow("no program") << worker << QStringList{"nowhere-at-all"} << 2
                                    << "There is no program nowhere-at-all on the target.";
        QTest::newRow("no such file") << worker << QStringList{"/nowhere/at-all"} << 2 << "the program cannot be started";
        QTest::newRow("no GPU") << worker << QStringList{"sh", "-c", "echo one; exit 7"} << 7 << "did not use a GPU";
        QTest::newRow("another tool") << worker << QStringList{"true"} << 2 << "unset CUDA_INJECTION64_PATH";
        QTest::newRow("no worker") << "/nowhere/worker" << QStringList{"true"} << 3 << "cannot be started";
        QTest::newRow("no folder") << worker << QStringList{"--directory", "/nowhere", "--", "true"} << 2
                                   << "There is no folder /nowhere on the target.";
        QTest::newRow("it ends") << "sh -c \"echo sorry >&2; false\"" << QStringList{"true"} << 3
                                 << "ended with status 1 (its last words: \"sorry\")";
        QTest::newRow("the word is lost") << "sh -c \"exec " + worker + "\"" << QStringList{"true"} << 3
                                          << "does not pass on the word --capture";
        QTest::newRow("another program") << "sh -c \"head -c 100000 /dev/zero\"" << QStringList{"true"} << 3
                                         << "does not introduce itself";
    }

    void saysWhatATargetCannot()
    {
        QFETCH(const QString, command);
        QFETCH(const QStringList, program);
        QFETCH(const QString, sentence);
        const QTemporaryDir folder;
        KernelDesk elsewhere = m_program;
        if (qstrcmp(QTest::currentDataTag(), "another tool") == 0)
            elsewhere.environment().insert("CUDA_INJECTION64_PATH", "/opt/other.so");
        const QStringList words = program.contains("--") ? program : QStringList{"--"} + program;
        const Ended ended = elsewhere.run(QStringList{"capture", "--target-command", command} + words, folder.path());
        QTEST(ended.status, "status");
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
    static QStringList programWords(const QStringList& words, const QStringList& variables = {},
                                    const QString& program = QStringLiteral("/listwalk"))
    {
        return QStringList{"env", "LD_PRELOAD=" KD_CAPTURED "/libcupti.so.13", "LD_LIBRARY_PATH=" KD_SUBSTITUTES} + variables +
            QStringList{QStringLiteral(KD_CAPTURED) + program} + words;
    }
    static QStringList thereWords(const QStringList& options, const QStringList& words)
    {
        return QStringList{"capture", "--target-command", KD_WORKER} + options + QStringList{"--"} + programWords(words);
    }
    Ended captureThere(const QStringList& options, const QStringList& words, const QString& folder) const
    {
        return m_program.run(thereWords(options, words), folder);
    }
    /// What a process has started.
    static pid_t childOf(qint64 process)
    {
        QFile children(QStringLiteral("/proc/%1/task/%1/children").arg(process));
        return children.open(QFile::ReadOnly) ? children.readAll().split(' ').value(0).toInt() : 0;
    }

    Ended capture(const QStringList& options, const QStringList& words, const QString& folder, const QStringList& variables = {}) const
    {
        return m_program.run(QStringList{"capture"} + options + QStringList{"--"} + programWords(words, variables), folder);
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
