// SPDX-License-Identifier: GPL-3.0-or-later
#include "kerneldeskprocess.h"

#include "core/compile/toolkit/nvcclocation.h"
#include "tests/program/testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace kd::tst_emulate {

const QString kPrograms = QStringLiteral(KD_TEST_DATA "/emulate/");

/// `kerneldesk emulate`: whole programs, compiled here as their makers would. Those that take nvcc are skipped where there is none.
class EmulateTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
#ifdef KD_SANITIZED
        QSKIP("a library under a sanitizer is not loaded into a program without it");
#endif
        m_program.useDriver("/nowhere/libcuda.so.1");
        m_nvcc = findNvcc();
        m_libraries = QFileInfo(KernelDesk::program()).dir().filePath("../lib/kerneldesk/emulated");
        QVERIFY2(QFile::exists(m_libraries + "/libcuda.so.1"), qPrintable(m_libraries));
        QVERIFY2(QFile::exists(m_libraries + "/libcuda.so"), qPrintable(m_libraries));  // the name by which Taichi loads it
        // The linker's names for them, which wheels of CUDA do not have.
        QVERIFY(QFile::link(m_libraries + "/libcuda.so", m_folder.filePath("libcuda.so")));
        QVERIFY(QFile::link(m_libraries + "/libcuda.so.1", m_folder.filePath("libcuda.so.1")));  // which the linker looks for beside the other
        QVERIFY(QFile::link(m_libraries + "/libcudart.so.13", m_folder.filePath("libcudart.so")));
    }

    /// Each checks its results itself and says PASS.
    void runsTutorials_data()
    {
        QTest::addColumn<QString>("out");
        for (const char* name : {"vectoradd", "matmul", "reduction", "streams", "managed", "constants", "histogram", "scan",
                                 "transpose", "occupancy", "badlaunch", "threads", "cooperative", "callbacks", "forks", "notthere",
                                 "graphs", "conditions", "capture", "pools", "peers", "registered", "jacobi", "pitched", "tensormap",
                                 "userobjects", "overreleased", "clusters", "sparse", "breadthfirst", "imagefilter",
                                 "surfacewrite", "arrays", "streamwindow", "anynodes", "memoryhints", "algorithms"})
            QTest::newRow(name) << QStringLiteral("PASS\n");
        QTest::newRow("prints") << QStringLiteral("hello from 0\nhello from 1\nhello from 2\nhello from 0\nPASS\n");
        QTest::newRow("devicequery") << QStringLiteral("Emulated GPU, 9.0\n");
        QTest::newRow("lastcalls") << QStringLiteral("main ends\nat exit\ndestroyed\n");
    }

    void runsTutorials()
    {
        QFETCH(const QString, out);
        const QString program = built(QString::fromLatin1(QTest::currentDataTag()));
        if (program.isEmpty())
            QSKIP(m_nvcc.missing.english().c_str());
        const Ended ended = emulate({}, {program});
        QVERIFY2(ended.status == 0, qPrintable(ended.out + ended.err));
        QCOMPARE(ended.out, out);
        QVERIFY2(ended.err.contains("hazards: 0"), qPrintable(ended.err));
    }

    /// Programs of relocatable code (-rdc=true), of two files or with kernels that launch kernels.
    void runsRelocatablePrograms_data()
    {
        QTest::addColumn<QStringList>("more");
        QTest::newRow("separate") << QStringList{kPrograms + "separatepart.cu"};
        for (const char* name : {"quicksort", "nested", "asking", "wholegrid"})
            QTest::newRow(name) << QStringList();
    }

    void runsRelocatablePrograms()
    {
        QFETCH(const QStringList, more);
        const QString program = built(QString::fromLatin1(QTest::currentDataTag()), QStringList{"-rdc=true"} + more);
        if (program.isEmpty())
            QSKIP(m_nvcc.missing.english().c_str());
        const Ended ended = emulate({}, {program});
        QVERIFY2(ended.status == 0, qPrintable(ended.out + ended.err));
        QCOMPARE(ended.out, QStringLiteral("PASS\n"));
        QVERIFY2(ended.err.contains("compute capability 9.0") && ended.err.contains("hazards: 0"), qPrintable(ended.err));
    }

    /// Programs with instructions of one architecture alone.
    void runsProgramsOfOneArchitecture_data()
    {
        QTest::addColumn<QString>("architecture");
        QTest::newRow("mapedits") << QStringLiteral("90a");
        QTest::newRow("imagerows") << QStringLiteral("100a");
        QTest::newRow("archspecific") << QString();
    }

    void runsProgramsOfOneArchitecture()
    {
        QFETCH(const QString, architecture);
        const QStringList options = architecture.isEmpty()
            ? QStringList{"-arch=sm_90a"}
            : QStringList{"-gencode", QStringLiteral("arch=compute_%1,code=compute_%1").arg(architecture)};
        const QString program = built(QString::fromLatin1(QTest::currentDataTag()), options);
        if (program.isEmpty())
            QSKIP(m_nvcc.missing.english().c_str());
        const Ended ended = emulate({}, {program});
        QVERIFY2(ended.status == 0, qPrintable(ended.out + ended.err));
        QCOMPARE(ended.out, QStringLiteral("PASS\n"));
        QVERIFY2(ended.err.contains("hazards: 0"), qPrintable(ended.err));
    }

    void namesFaultsOfKernelsThatKernelsLaunch()
    {
        const QString program = built("childfault", {"-rdc=true"});
        if (program.isEmpty())
            QSKIP(m_nvcc.missing.english().c_str());
        const Ended good = emulate({}, {program});
        QVERIFY2(good.status == 0 && good.out == "good\n", qPrintable(good.out + good.err));
        QVERIFY2(good.err.contains(QRegularExpression("child +2 ")), qPrintable(good.err));
        const Ended ended = emulate({}, {program, "broken"});
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.out, QStringLiteral("failed\n"));
        QVERIFY2(ended.err.contains("just past the end of the 256-byte allocation 1"), qPrintable(ended.err));
        QVERIFY2(ended.err.contains("childfault.cu:7"), qPrintable(ended.err));
        QVERIFY2(ended.err.contains("was launched by") && ended.err.contains("childfault.cu:13"), qPrintable(ended.err));
    }

    void tellsOfAHazardWithItsPlaces()
    {
        const QString program = built("outofbounds");
        if (program.isEmpty())
            QSKIP(m_nvcc.missing.english().c_str());
        const Ended ended = emulate({}, {program});
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.out, QStringLiteral("after\n"));  // it saw the error that a GPU gives, and went on
        QVERIFY2(ended.err.contains("just past the end of the 800-byte allocation 1"), qPrintable(ended.err));
        QVERIFY2(ended.err.contains("outofbounds.cu:6"), qPrintable(ended.err));
        QVERIFY2(ended.err.contains("launched by launchBeyond, "), qPrintable(ended.err));
        QVERIFY2(ended.err.contains("outofbounds.cu:11"), qPrintable(ended.err));

        const Ended stopped = emulate({"--stop-at-first"}, {program});
        QCOMPARE(stopped.status, 1);
        QCOMPARE(stopped.out, QString());
    }

    void tellsOfMemoryThatNobodyHasWritten()
    {
        const QString program = built("unwritten");
        if (program.isEmpty())
            QSKIP(m_nvcc.missing.english().c_str());
        const Ended ended = emulate({}, {program});
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.err.contains("uninitialised read: ") && ended.err.contains("an atomic operation on 4 bytes at 0x") &&
                     ended.err.contains(" of the 16-byte allocation 2, which nobody has written since it was allocated"),
                 qPrintable(ended.err));
        QVERIFY2(ended.err.contains("unwritten.cu:9"), qPrintable(ended.err));
        const Ended written = emulate({}, {program, "in a graph"});
        QVERIFY2(written.status == 0, qPrintable(written.out + written.err));
        QCOMPARE(written.out, QStringLiteral("PASS\n"));
        const Ended unlooked = emulate({"--checks", "shared"}, {program});
        QVERIFY2(unlooked.status == 0, qPrintable(unlooked.out + unlooked.err));
    }

    /// A Python program is in its own source, not in Python's.
    void namesLinesOfPython()
    {
        const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
        if (python.isEmpty() || QProcess::execute(python, {"-c", "import ctypes; ctypes.pythonapi._Py_DumpTraceback"}) != 0)
            QSKIP("this needs a python3 that tells where it is: 3.11 or 3.12");
        const Ended ended = emulate({}, {python, kPrograms + "launches.py"});
        QVERIFY2(ended.out == QStringLiteral("0 700\n"), qPrintable(ended.out + ended.err));
        static const QRegularExpression stack("launch 1 of its process, grid 1, block 1\n(  launched by .*call.*\n)*"
                                              "  launched by launch, \\S+launches\\.py:23\n"
                                              "  launched by main, \\S+launches\\.py:33\n"
                                              "  launched by <module>, \\S+launches\\.py:36\n\n");
        QVERIFY2(ended.err.contains(stack), qPrintable(ended.err));
    }

    void tellsOfPoolsThatTheDeviceMayNotUse()
    {
        const QString program = built("hostpool");
        if (program.isEmpty())
            QSKIP(m_nvcc.missing.english().c_str());
        const Ended ended = emulate({}, {program});
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.out, QStringLiteral("PASS\n"));  // it saw the error that a GPU gives
        QVERIFY2(ended.err.contains("illegal address: ") &&
                     ended.err.contains("in the 256-byte allocation 1 of a memory pool of the host, which no cudaMemPoolSetAccess has "
                                        "let the device use"),
                 qPrintable(ended.err));
        QVERIFY2(ended.err.contains("hostpool.cu:5"), qPrintable(ended.err));
        const Ended allowed = emulate({}, {program, "with access"});
        QVERIFY2(allowed.status == 0 && allowed.out == QStringLiteral("PASS\n"), qPrintable(allowed.out + allowed.err));
    }

    void notesWhatIsSeldomMeant()
    {
        const QString program = built("noted");
        if (program.isEmpty())
            QSKIP(m_nvcc.missing.english().c_str());
        const Ended plain = emulate({}, {program});
        QVERIFY2(plain.status == 0 && !plain.err.contains("gives"), qPrintable(plain.out + plain.err));
        const QString file = m_folder.filePath("noted.json");
        const Ended noted = emulate({"--notes", "--json", file}, {program});
        QVERIFY2(noted.status == 0 && noted.out == QStringLiteral("PASS\n"), qPrintable(noted.out + noted.err));
        QVERIFY2(noted.err.contains("First NaN or infinity, at ") &&
                     noted.err.contains("noted.cu:8: Thread (3, 0, 0) of block (0, 0, 0): "), qPrintable(noted.err));
        QFile json(file);
        QVERIFY(json.open(QFile::ReadOnly));
        const QJsonArray notes = QJsonDocument::fromJson(json.readAll()).object()["kernelNotes"].toArray();
        QCOMPARE(notes.size(), 2);  // of two launches
        QCOMPARE(notes[0]["kind"].toString(), QStringLiteral("infinity"));
        QCOMPARE(notes[0]["count"].toInt(), 2);
        QCOMPARE(notes[1]["kind"].toString(), QStringLiteral("shift too far"));
        QCOMPARE(notes[1]["count"].toInt(), 2 * 96);
        QCOMPARE(notes[1]["line"].toInt(), 9);
    }

    void writesTheReportAsJson()
    {
        const QString program = built("race");
        if (program.isEmpty())
            QSKIP(m_nvcc.missing.english().c_str());
        const QString file = m_folder.filePath("report.json");
        const Ended ended = emulate({"--json", file}, {program, "an argument", "--json", "{}"});
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.out, QStringLiteral("719\n"));
        QFile json(file);
        QVERIFY(json.open(QFile::ReadOnly));
        const QJsonObject report = QJsonDocument::fromJson(json.readAll()).object();
        QCOMPARE(missingKeys(report, {"program:array", "status:number", "signal:null", "seconds:number", "capability:text", "checks:text",
                                      "processes:number", "kernels:array", "hazards:array", "notes:array", "kernelNotes:array",
                                      "isCut:bool"}),
                 QStringList());
        QCOMPARE(report["program"].toArray(), QJsonArray({program, "an argument", "--json", "{}"}));
        QCOMPARE(report["status"].toInt(), 0);
        const QJsonObject hazard = report["hazards"].toArray()[0].toObject();
        QCOMPARE(hazard["kind"].toString(), QStringLiteral("shared memory race"));
        QCOMPARE(hazard["kernel"].toString(), QStringLiteral("shift"));
        QCOMPARE(hazard["position"].toObject()["line"].toInt(), 8);
        QCOMPARE(hazard["other"].toArray()[0].toObject()["line"].toInt(), 7);
        const QJsonObject kernel = report["kernels"].toArray()[0].toObject();
        QCOMPARE(kernel["launches"].toInt(), 1);
        QVERIFY(kernel["counters"].toObject()["sectors"].toInt() > 0);
    }

    void looksForWhatIsAsked()
    {
        const QString program = built("race");
        if (program.isEmpty())
            QSKIP(m_nvcc.missing.english().c_str());
        QVERIFY2(emulate({}, {program}).err.contains("Looked for hazards of addresses, barriers, shared memory, races in"), "all");
        const Ended blind = emulate({"--checks", "addresses"}, {program});
        QVERIFY2(blind.status == 0 && blind.err.contains("Looked for hazards of addresses and barriers."), qPrintable(blind.err));
        QCOMPARE(emulate({"--checks", "some"}, {program}).status, 2);
    }

    void reportsTheKernelsThatAreAskedFor()
    {
        const QString program = built("scan");
        if (program.isEmpty())
            QSKIP(m_nvcc.missing.english().c_str());
        const Ended all = emulate({}, {program});
        QVERIFY2(all.err.contains("scan<int>") && all.err.contains("scan<double>"), qPrintable(all.err));
        QVERIFY2(all.err.contains("bank conflicts"), qPrintable(all.err));
        const Ended one = emulate({"--kernel", "scan<double>", "--no-counters"}, {program});
        QVERIFY2(!one.err.contains("scan<int>") && one.err.contains("scan<double>"), qPrintable(one.err));
        QVERIFY2(one.err.contains("Launches: 1,"), qPrintable(one.err));
    }

    /// Each launch of the program has other values, of its kernel's arguments, its buffers and its variables.
    void savesALaunchAsASession_data()
    {
        QTest::addColumn<QString>("number");
        for (const char* number : {"1", "2", "3"})
            QTest::newRow(number) << QString::fromLatin1(number);
    }

    void savesALaunchAsASession()
    {
        QFETCH(const QString, number);
        const QString program = built("saved");
        if (program.isEmpty())
            QSKIP(m_nvcc.missing.english().c_str());
        const QString session = m_folder.filePath("saved" + number + ".kdesk"), result = m_folder.filePath("out.csv");
        const Ended ended = emulate({"--save", "blend:" + number, "--save-as", session}, {program, number});
        QVERIFY2(ended.status == 0, qPrintable(ended.out + ended.err));
        QVERIFY2(ended.err.contains("of blend, is saved in " + session), qPrintable(ended.err));
        const Ended again = m_program.run({"run", session, "--out", "arg0=" + result});
        QVERIFY2(again.status == 0, qPrintable(again.out + again.err));
        QFile file(result);
        QVERIFY(file.open(QFile::ReadOnly));
        const QList<QByteArray> lines = file.readAll().split('\n');
        const QStringList found = ended.out.trimmed().split(' ');
        QCOMPARE(found.size(), 2);
        QCOMPARE(lines[0].toDouble(), found[0].toDouble());
        QCOMPARE(lines[7].toDouble(), found[1].toDouble());

        // It is not written over.
        const Ended twice = emulate({"--save", "blend:" + number, "--save-as", session}, {program, number});
        QCOMPARE(twice.status, 2);
        QVERIFY2(twice.err.contains("is there already"), qPrintable(twice.err));
        QCOMPARE(twice.out, QString());
    }

    /// A program of several modules is one text there; what the launch left is compared.
    void savesALaunchOfALinkedProgram_data()
    {
        QTest::addColumn<QString>("choice");
        for (const char* choice : {"mix:1", "mix:2", "weigh:1", "bump:1"})
            QTest::newRow(choice) << choice;
    }

    void savesALaunchOfALinkedProgram()
    {
        QFETCH(const QString, choice);
        const QString program = built("separate", {"-rdc=true", kPrograms + "separatepart.cu"});
        if (program.isEmpty())
            QSKIP(m_nvcc.missing.english().c_str());
        const QString session = m_folder.filePath(QString(choice).replace(':', '-') + ".kdesk");
        const Ended ended = emulate({"--save", choice, "--save-as", session}, {program});
        QVERIFY2(ended.status == 0 && ended.out == "PASS\n", qPrintable(ended.out + ended.err));
        const Ended again = m_program.run({"run", session, "--device", "emulated"});
        QVERIFY2(again.status == 0, qPrintable(again.out + again.err));
        QVERIFY2(choice == "bump:1" || again.out.contains("arg0      ok"), qPrintable(again.out));
    }

    void saysWhatItDidNotSave()
    {
        const QString program = built("saved");
        if (program.isEmpty())
            QSKIP(m_nvcc.missing.english().c_str());
        const QString session = m_folder.filePath("nothing.kdesk");
        const Ended beyond = emulate({"--save", "blend:4", "--save-as", session}, {program});
        QCOMPARE(beyond.status, 2);
        QVERIFY2(beyond.err.contains("were launched 3 times, and there is no launch 4."), qPrintable(beyond.err));
        const Ended other = emulate({"--save", "scan<int>:1", "--save-as", session}, {program});
        QVERIFY2(other.err.contains("no kernel with scan<int> in its name was launched"), qPrintable(other.err));
        QVERIFY(QDir(m_folder.path()).entryList({"nothing*", ".nothing*"}, QDir::AllEntries | QDir::Hidden).isEmpty());
        for (const char* const choice : {"blend", "blend:0", ":1", "blend:x", "blend:1 "})
            QCOMPARE(emulate({"--save", choice}, {"true"}).status, 2);
        QCOMPARE(emulate({"--save", "blend:1", "--save-as", "session.txt"}, {"true"}).status, 2);
        QCOMPARE(emulate({"--save-as", session}, {"true"}).status, 2);
    }

    void keepsWhatAKilledProgramDid()
    {
        const QString program = built("killed");
        if (program.isEmpty())
            QSKIP(m_nvcc.missing.english().c_str());
        const Ended ended = emulate({}, {program});
        QCOMPARE(ended.status, 128 + 9);
        QVERIFY2(ended.err.contains("Launches: 2,"), qPrintable(ended.err));
        QVERIFY2(ended.err.contains("was ended by SIGKILL"), qPrintable(ended.err));
    }

    void tellsOfWhatIsNotEmulated()
    {
        const QString program = built("notthere");
        if (program.isEmpty())
            QSKIP(m_nvcc.missing.english().c_str());
        const Ended ended = emulate({}, {program});
        QVERIFY2(ended.err.contains("cudaIpcGetMemHandle is not emulated"), qPrintable(ended.err));
    }

    /// NVIDIA's own runtime is not gone around.
    void tellsHowToRelink()
    {
        const QString program = built("vectoradd", {"-cudart", "static"}, "static");
        if (program.isEmpty())
            QSKIP("there is no nvcc with the static runtime");
        const Ended ended = emulate({}, {program});
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.firstErrorLine().contains("link it with nvcc -cudart shared"), qPrintable(ended.err));
        QCOMPARE(ended.out, QString());
    }

    void hasTheComputeCapabilityThatIsAskedFor()
    {
        const QString program = built("devicequery");
        if (program.isEmpty())
            QSKIP(m_nvcc.missing.english().c_str());
        KernelDesk other = m_program;
        other.environment().insert("KERNELDESK_EMULATED_CC", "8.6");
        QCOMPARE(other.run({"emulate", "--", program}).out, QStringLiteral("Emulated GPU, 8.6\n"));
        // Of newer PTX the program needs a newer GPU; machine code alone is refused with words.
        const Ended newer = emulate({}, {built("vectoradd", {"-arch=sm_120"}, "newer")});
        QCOMPARE(newer.status, 0);
        QVERIFY2(newer.err.contains("compute capability 12.0"), qPrintable(newer.err));
        const Ended none = emulate({}, {built("vectoradd", {"-gencode", "arch=compute_90,code=sm_90"}, "nothing")});
        QCOMPARE(none.status, 2);
        QVERIFY2(none.err.contains("the program has no PTX for sm_90, only sm_90"), qPrintable(none.err));
    }

    void linksModules()
    {
        const QString program = builtOfTheDriverApi("linking");
        if (program.isEmpty())
            QSKIP("there is no g++");
        const Ended ended = emulate({}, {program});
        QVERIFY2(ended.status == 0, qPrintable(ended.out + ended.err));
        QCOMPARE(ended.out, QStringLiteral("PASS\n"));
        QVERIFY2(ended.err.contains("main.ptx uses half, which no module defines"), qPrintable(ended.err));
        QVERIFY2(ended.err.contains("is defined in half.ptx and in other.ptx"), qPrintable(ended.err));
    }

    void runsAProgramThatMapsMemory()
    {
        const QString program = builtOfTheDriverApi("growing");
        if (program.isEmpty())
            QSKIP("there is no g++");
        const Ended good = emulate({}, {program});
        QVERIFY2(good.status == 0 && good.err.contains("hazards: 0"), qPrintable(good.out + good.err));
        QCOMPARE(good.out, QStringLiteral("PASS\n"));
        const Ended ended = emulate({}, {program, "too far"});
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.out, QStringLiteral("failed\n"));
        QVERIFY2(ended.err.contains("6291456 bytes into a reservation of 68719476736 bytes, where cuMemMap put no memory"),
                 qPrintable(ended.err));
    }

    void runsAProgramOfTheDriverApi()
    {
        const QString program = builtOfTheDriverApi("driver");
        if (program.isEmpty())
            QSKIP("there is no g++");
        const Ended ended = emulate({}, {program});
        QVERIFY2(ended.status == 0, qPrintable(ended.out + ended.err));
        QCOMPARE(ended.out, QStringLiteral("PASS\n"));
        QVERIFY2(ended.err.contains("ramp"), qPrintable(ended.err));
        QVERIFY2(ended.err.contains("PTX begins with .version"), qPrintable(ended.err));
    }

    /// Each calls a group of cuda.h, with wrong arguments too, and checks the answers itself.
    void answersProgramsOfTheDriverApi_data()
    {
        QTest::addColumn<QString>("name");
        for (const QFileInfo& each : QDir(kPrograms).entryInfoList({"*.cpp"})) {
            QFile file(each.filePath());
            QVERIFY(file.open(QFile::ReadOnly));
            if (file.readAll().contains("#include \"drivercheck.h\""))
                QTest::newRow(qPrintable(each.baseName())) << each.baseName();
        }
    }

    void answersProgramsOfTheDriverApi()
    {
        QFETCH(const QString, name);
        const QString program = builtOfTheDriverApi(name);
        if (program.isEmpty())
            QSKIP("there is no g++");
        const Ended ended = emulate({}, {program});
        QVERIFY2(ended.status == 0, qPrintable(ended.out + ended.err));
        QCOMPARE(ended.out, QStringLiteral("PASS\n"));
        QVERIFY2(ended.err.contains("hazards: 0"), qPrintable(ended.err));
        QVERIFY2(!ended.err.contains("is not emulated"), qPrintable(ended.err));
    }

    void passesOnWhatTheProgramIs()
    {
        const QString script("read line; echo $line $1; echo oops >&2; exit 7");
        const Ended ended = m_program.run({"emulate", "--", "sh", "-c", script, "sh", "--json"}, {}, "from above\n");
        QCOMPARE(ended.status, 7);
        QCOMPARE(ended.out, QStringLiteral("from above --json\n"));
        QVERIFY2(ended.err.startsWith("oops\n"), qPrintable(ended.err));
        QVERIFY2(ended.err.contains("used no GPU"), qPrintable(ended.err));
    }

    void refusesWhatItCannotStart()
    {
        const Ended missing = m_program.run({"emulate", "--", "/nowhere/program"});
        QCOMPARE(missing.status, 2);
        QVERIFY2(missing.err.contains("/nowhere/program: the program cannot be started"), qPrintable(missing.err));
        QCOMPARE(m_program.run({"emulate"}).status, 2);
        QCOMPARE(m_program.run({"emulate", "--json", "/nowhere/report.json", "--", "true"}).status, 2);
    }

private:
    Ended emulate(const QStringList& options, const QStringList& words) const
    {
        return m_program.run(QStringList{"emulate"} + options + QStringList{"--"} + words);
    }

    /// Empty where there is no g++.
    QString builtOfTheDriverApi(const QString& name) const
    {
        const QString program = m_folder.filePath(name);
        QProcess compiler;
        compiler.start("g++", {"-I" KD_CUDA_INCLUDE, kPrograms + name + ".cpp", "-o", program, "-L" + m_folder.path(), "-lcuda"});
        if (!compiler.waitForFinished(-1))
            return {};
        if (compiler.exitCode() != 0)
            QTest::qFail(compiler.readAllStandardError().constData(), __FILE__, __LINE__);
        return program;
    }

    /// The program of that name, compiled once in each way; empty where it cannot be.
    QString built(const QString& name, const QStringList& options = {}, const QString& way = {})
    {
        if (m_nvcc.nvcc.empty())
            return {};
        const QString program = m_folder.filePath(name + way);
        if (QFile::exists(program))
            return program;
        QStringList words{"-lineinfo", "-g", "-o", program, kPrograms + name + ".cu", "-L" + m_folder.path(),
                          "-I" + QString::fromStdString((m_nvcc.toolkit / "include/cccl").string())};
        if (!options.contains("static"))
            words << "-cudart" << "shared";
        if (options.filter("arch").isEmpty())
            words << "-arch=sm_90";
        QProcess nvcc;
        nvcc.setProcessChannelMode(QProcess::MergedChannels);
        nvcc.start(QString::fromStdString(m_nvcc.nvcc.string()), words + options);
        nvcc.waitForFinished(-1);
        if (nvcc.exitCode() != 0)
            qWarning().noquote() << nvcc.readAll();
        return nvcc.exitCode() == 0 ? program : QString();
    }

    KernelDesk m_program;
    NvccLocation m_nvcc;
    QString m_libraries;
    QTemporaryDir m_folder;
};

}  // namespace kd::tst_emulate

using kd::tst_emulate::EmulateTest;
KD_TEST(EmulateTest, QCoreApplication)
#include "tst_emulate.moc"
