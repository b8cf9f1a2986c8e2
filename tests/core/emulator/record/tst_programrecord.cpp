// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/record/programrecord.h"

#include "core/emulator/record/recordlines.h"
#include "tests/program/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace kd::tst_programrecord {

using namespace kd::emulator;

/// What programs wrote, read again; whole, cut anywhere, and changed by others.
class ProgramRecordTest : public QObject {
    Q_OBJECT

private slots:
    void readsWhatWasWritten()
    {
        const ProgramRecord record = read(wholeText());
        QVERIFY(!record.isCut);
        QCOMPARE(record.processes, 2u);
        QCOMPARE(record.capability, std::string("9.0"));
        QCOMPARE(record.kernels.size(), std::size_t{2});
        QCOMPARE(record.kernels[0].name, std::string("_Z3addPf"));
        // The second process knows the same kernel under another number.
        QCOMPARE(record.kernels[0].launches, 3u);
        QCOMPARE(record.kernels[0].instructions, 30u);
        QVERIFY(qAbs(record.kernels[0].time.count() - 0.003) < 1e-9);
        QCOMPARE(record.kernels[0].counts->sectors, 4u);
        QVERIFY(!record.kernels[1].counts);
        QCOMPARE(record.hazards.size(), std::size_t{1});
        const ProgramHazard& hazard = record.hazards[0];
        QCOMPARE(hazard.kernel, std::string("bad"));
        QCOMPARE(hazard.launch, 7u);
        QVERIFY(hazard.grid == (Dim3{4, 2, 1}));
        QVERIFY(hazard.fault.kind == Fault::Kind::SharedRace);
        QCOMPARE(hazard.fault.message.english(), std::string("4 bytes of x"));
        QCOMPARE(hazard.fault.position, (SourcePosition{"k.cu", 3, 1}));
        QCOMPARE(hazard.fault.other.size(), std::size_t{1});
        QCOMPARE(hazard.fault.thread->x, 5u);
        QCOMPARE(*hazard.fault.address, ~std::uint64_t{0});
        QCOMPARE(hazard.stack[0], (HostFrame{"/bin/p", 100, "main"}));
        QCOMPARE(hazard.stack[1], (HostFrame{"run.py", 12, "<module>", true}));
        QCOMPARE(record.notes.size(), std::size_t{1});  // it came twice
        QVERIFY(record.notes[0].kind == ProgramNote::Kind::Refused);
        QCOMPARE(record.kernelNotes.size(), std::size_t{1});  // of one kernel, line and kind
        QCOMPARE(record.kernelNotes[0].count, 14u);
        QCOMPARE(record.kernelNotes[0].kernel, std::string("_Z3addPf"));
        QCOMPARE(record.kernelNotes[0].position, (SourcePosition{"k.cu", 3}));
        QVERIFY(record.kernelNotes[0].kind == KernelNote::Kind::ShiftTooFar && record.kernelNotes[0].thread == (Dim3{5, 0, 0}));
    }

    void aFileThatIsNotThereIsEmpty()
    {
        const ProgramRecord record = readProgramRecord(m_folder.filePath("none").toStdString());
        QCOMPARE(record.processes, 0u);
        QVERIFY(!record.isCut);
    }

    /// A program may be killed while it writes.
    void readsUpToWhereItWasCut()
    {
        const QByteArray whole = wholeText();
        for (int length = 0; length < whole.size(); ++length) {
            const ProgramRecord record = read(whole.left(length));
            const bool isWhole = length == 0 || whole[length - 1] == '\n';
            QCOMPARE(record.isCut, !isWhole);
            QVERIFY(record.kernels.size() <= 2);
        }
    }

    void skipsWhatIsNoLine_data()
    {
        QTest::addColumn<QByteArray>("line");
        for (const char* line : {"", "null", "[]", "{}", "[\"launch\"]", "[\"launch\",1,9,0,0,0]", "[\"launch\",1,1,-1,0,0]",
                                 "[\"launch\",1,1,1.5,0,0]", "[\"kernel\",1,2,7]", "[\"program\",1,1,\"9.0\"]", "[\"other\",1]",
                                 "[\"program\",1,2,\"9.0\"]", "[\"program\",1,2,\"9.0\",\"some\"]", "[\"program\",1,2,\"9.0\",7]",
                                 "[\"hazard\",1,1,1,[1],[1,1,1],{},[]]", "[\"hazard\",1,1,1,[1,1,1],[1,1,1],7,[]]",
                                 "[\"kernel note\",1,1,\"NaN\",\"x\",[],[],[0,0,0],[0,0,0],1]",
                                 "[\"kernel note\",1,9,\"NaN\",\"x\",[[\"a\",1,1]],[],[0,0,0],[0,0,0],1]",
                                 "[\"kernel note\",1,1,\"nan\",\"x\",[[\"a\",1,1]],[],[0,0,0],[0,0,0],1]",
                                 "[\"kernel note\",1,1,\"NaN\",\"x\",[[\"a\",1,1]],[],[0,0],[0,0,0],1]",
                                 "[\"note\",1,\"unknown\",\"x\",{}]", "[\"note\",1,\"refused\",\"x\",7]",
                                 "[[[[[[[[[[[[[[[[[[[[[[["})
            QTest::newRow(line) << QByteArray(line);
        QTest::newRow("long") << QByteArray("[\"kernel\",1,2,\"") + QByteArray(200000, 'a') + "\"]";
        QTest::newRow("zero") << QByteArray("[\"kernel\",1,2,\"a\0b\"]", 19);
    }

    void skipsWhatIsNoLine()
    {
        QFETCH(const QByteArray, line);
        const QByteArray before("[\"program\",1,2,\"9.0\",\"all\"]\n[\"kernel\",1,1,\"k\"]\n");
        const ProgramRecord record = read(before + line + "\n[\"launch\",1,1,5,6,7]\n");
        QVERIFY(record.isCut);
        QCOMPARE(record.kernels.size(), std::size_t{1});
        QCOMPARE(record.kernels[0].launches, 1u);  // what follows is read
    }

    /// Sums do not go round.
    void addsUpWithoutOverflow()
    {
        const QByteArray launch("[\"launch\",1,1,5,18446744073709551615,2]\n");
        const ProgramRecord record = read("[\"program\",1,2,\"9.0\",\"all\"]\n[\"kernel\",1,1,\"k\"]\n" + launch + launch);
        QCOMPARE(record.kernels[0].instructions, ~std::uint64_t{0});
    }

private:
    static QByteArray wholeText()
    {
        ProgramHazard hazard{.kernel = "bad", .launch = 7, .grid = {4, 2, 1}, .block = {32, 1, 1}};
        hazard.fault.kind = Fault::Kind::SharedRace;
        hazard.fault.message = message("{} byte(s) of {}", 4, std::string("x"));
        hazard.fault.position = {"k.cu", 3, 1};
        hazard.fault.other = {{"k.cu", 9, 2}};
        hazard.fault.thread = Dim3{5, 0, 0};
        hazard.fault.address = ~std::uint64_t{0};
        hazard.stack = {{"/bin/p", 100, "main"}, {"run.py", 12, "<module>", true}};
        const LineCount counts{.sectors = 2};
        const auto launch = [](std::uint64_t process, std::uint64_t kernel, const LineCount* counted) {
            return lines::launch({.process = process,
                                  .kernel = kernel,
                                  .time = Seconds(0.001),
                                  .instructions = 10,
                                  .laneInstructions = 320,
                                  .counts = counted});
        };
        const kd::KernelNote kernelNote{.kind = kd::KernelNote::Kind::ShiftTooFar,
                                        .message = "1 by 32",
                                        .position = {"k.cu", 3},
                                        .thread = {5, 0, 0},
                                        .count = 7};
        const ProgramNote note{.kind = ProgramNote::Kind::Refused, .entry = "cuMemFree", .text = "it is none"};
        return QByteArray::fromStdString(lines::program(1, "9.0", kd::HazardChecks::All) + lines::kernel(1, 1, "_Z3addPf") +
                                         launch(1, 1, &counts) + lines::program(2, "9.0", kd::HazardChecks::Shared) +
                                         lines::kernel(2, 1, "bad") + lines::kernel(2, 2, "_Z3addPf") +
                                         launch(2, 2, &counts) + launch(1, 1, nullptr) + launch(2, 1, nullptr) +
                                         lines::hazard(2, 1, hazard) + lines::note(1, note) + lines::note(2, note) +
                                         lines::kernelNote(1, 1, kernelNote) + lines::kernelNote(2, 2, kernelNote));
    }

    ProgramRecord read(const QByteArray& text) const
    {
        QFile file(m_folder.filePath("record"));
        if (!file.open(QFile::WriteOnly) || file.write(text) != text.size())
            qFatal("the record cannot be written");
        file.close();
        return readProgramRecord(file.fileName().toStdString());
    }

    QTemporaryDir m_folder;
};

KD_TEST(ProgramRecordTest, kd::test::NoApplication)

}  // namespace kd::tst_programrecord
#include "tst_programrecord.moc"
