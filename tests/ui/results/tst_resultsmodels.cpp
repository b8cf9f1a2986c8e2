// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/tableroles.h"
#include "ui/results/countersmodel.h"
#include "ui/results/notesmodel.h"
#include "ui/results/outputsmodel.h"
#include "ui/results/runtext.h"
#include "tests/program/testprogram.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace tst_resultsmodels {

using namespace kd;

namespace {

RunRecord record()
{
    RunRecord run;
    run.programName = QStringLiteral("k.cu");
    run.plan.kernel = "saxpy";
    run.plan.buffers = {{.name = "x", .count = 4096, .direction = Direction::In},
                        {.name = "y", .components = 4, .count = 4096, .direction = Direction::InOut},
                        {.name = "z", .count = 16, .direction = Direction::Out}};
    run.outcome.state = RunOutcome::State::Differs;
    run.outcome.kernel = "saxpy";
    run.outcome.device = "NVIDIA H200";
    run.outcome.deviceId = "cuda:0";
    run.outcome.message = "y differs at 12 of 4096 elements.";
    run.outcome.grid = {16, 1, 1};
    run.outcome.block = {256, 1, 1};
    run.outcome.duration = Seconds(12.34e-6);
    run.outcome.outputs = {{.name = "y", .count = 4096, .min = -1.5, .max = 2, .mean = 0.25, .nan = 3}, {.name = "z", .count = 16}};
    run.outcome.verification = {
        {.name = "y", .mismatches = 12, .firstIndex = 7, .expected = 1, .actual = 2, .maxAbs = 1, .maxRel = 1}};
    return run;
}

QString cell(const QAbstractItemModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

}  // namespace

class TestResultsModels : public QObject {
    Q_OBJECT
private slots:
    void listsOutputs()
    {
        OutputsModel model(OutputsModel::Rows::Outputs);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRun(std::make_shared<RunRecord>(record()));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(cell(model, 0, OutputsModel::Elements), QStringLiteral("1\u202f024 × 4"));
        QCOMPARE(cell(model, 0, OutputsModel::State), QStringLiteral("differs"));
        QCOMPARE(cell(model, 0, OutputsModel::Mismatches), QStringLiteral("12"));
        QCOMPARE(cell(model, 0, OutputsModel::First), QStringLiteral("7"));
        QCOMPARE(cell(model, 0, OutputsModel::Min), QStringLiteral("\u22121.5"));
        QCOMPARE(model.index(0, OutputsModel::Nan).data(ColorRole).value<Token>(), Token::Warn);
        QCOMPARE(model.index(0, OutputsModel::Elements).data(SortRole).toULongLong(), 4096u);
        QCOMPARE(cell(model, 1, OutputsModel::State), QStringLiteral("no reference"));
        QCOMPARE(cell(model, 1, OutputsModel::Mismatches), QString());
        QCOMPARE(model.rowOf(QStringLiteral("z")), 1);
        QCOMPARE(model.rowOf(QStringLiteral("x")), -1);
        model.setRun(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void listsNotes()
    {
        NotesModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        RunRecord run = record();
        run.outcome.kernelNotes = {{.kind = KernelNote::Kind::Infinity,
                                    .kernel = "saxpy",
                                    .message = "div.rn.f32 of 3, 0 gives inf",
                                    .position = {"folder/k.cu", 4},
                                    .block = {1, 0, 0},
                                    .thread = {3, 0, 0},
                                    .count = 4096},
                                   {.kind = KernelNote::Kind::ShiftTooFar, .message = "a shift of 32 bits by 32 gives 0", .count = 1}};
        model.setRun(std::make_shared<RunRecord>(run));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(cell(model, 0, NotesModel::Noted), QStringLiteral("infinity"));
        QCOMPARE(cell(model, 0, NotesModel::Times), QStringLiteral("4\u202f096"));
        QCOMPARE(cell(model, 0, NotesModel::Place), QStringLiteral("k.cu:4"));
        QCOMPARE(cell(model, 0, NotesModel::Block), QStringLiteral("(1, 0, 0)"));
        QCOMPARE(cell(model, 0, NotesModel::Thread), QStringLiteral("(3, 0, 0)"));
        QCOMPARE(cell(model, 0, NotesModel::What), QStringLiteral("div.rn.f32 of 3, 0 gives inf"));
        QCOMPARE(model.index(0, NotesModel::Noted).data(ColorRole).value<Token>(), Token::Warn);
        QCOMPARE(model.index(0, NotesModel::Times).data(SortRole).toULongLong(), 4096u);
        QCOMPARE(cell(model, 1, NotesModel::Noted), QStringLiteral("shift too far"));
        QCOMPARE(cell(model, 1, NotesModel::Place), QStringLiteral("–"));
        QVERIFY(!model.index(1, NotesModel::Noted).data(ColorRole).isValid());
        QCOMPARE(model.noteAt(1).kind, KernelNote::Kind::ShiftTooFar);
        model.setRun(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void listsInputsToo()
    {
        OutputsModel model(OutputsModel::Rows::All);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        RunRecord run = record();
        run.outcome.outputs.pop_back();
        run.outcome.verification[0].message = "The reference kernel faulted.";
        model.setRun(std::make_shared<RunRecord>(run));
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(cell(model, 0, OutputsModel::State), QStringLiteral("input"));
        QCOMPARE(cell(model, 1, OutputsModel::State), QStringLiteral("not compared"));
        QCOMPARE(cell(model, 1, OutputsModel::Mismatches), QString());
        QCOMPARE(cell(model, 2, OutputsModel::State), QStringLiteral("not written"));
        const auto faulted = std::make_shared<RunRecord>(*model.run());
        faulted->outcome.state = RunOutcome::State::Faulted;
        faulted->outcome.message = "It failed.";
        faulted->outcome.faults = {{.message = "It failed.", .block = Dim3{4, 0, 0}, .thread = Dim3{5, 0, 0}}};
        model.setRun(faulted);
        QCOMPARE(cell(model, 2, OutputsModel::State), QStringLiteral("faulted"));
        QCOMPARE(RunText::sentence(*faulted), QStringLiteral("Thread (5, 0, 0) of block (4, 0, 0): It failed."));
        QCOMPARE(model.index(0, OutputsModel::Elements).data(DetailRole).toString(), QStringLiteral("16\u202fKiB"));
    }

    void namesStructures()
    {
        RunRecord run = record();
        run.plan.buffers[2].type = ElementType::UInt8;
        run.plan.buffers[2].components = 20;
        run.plan.buffers[2].count = 20000;
        run.outcome.outputs[1] = {.name = "z", .type = ElementType::UInt8, .count = 20000, .max = 255};
        run.kernel.parameters.resize(1);
        run.kernel.parameters[0].name = "z";
        run.kernel.parameters[0].type = {.kind = TypeInfo::Kind::Pointer,
                                         .name = "Particle*",
                                         .size = 8,
                                         .element = {{.kind = TypeInfo::Kind::Struct, .name = "Particle", .size = 20}}};
        OutputsModel model(OutputsModel::Rows::Outputs);
        model.setRun(std::make_shared<RunRecord>(run));
        QCOMPARE(cell(model, 1, OutputsModel::Type), QStringLiteral("Particle"));
        QCOMPARE(cell(model, 1, OutputsModel::Elements), QStringLiteral("1\u202f000"));
        QCOMPARE(cell(model, 1, OutputsModel::Max), QString());
        QCOMPARE(cell(model, 0, OutputsModel::Type), QStringLiteral("float32"));
    }

    void countsPerLine()
    {
        CountersModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        RunRecord run = record();
        model.setRun(std::make_shared<RunRecord>(run));
        QCOMPARE(model.rowCount(), 0);
        LaunchCounts& counts = run.outcome.counters.emplace();
        counts.totals.executed = 2000;
        counts.totals.activeLanes = 32000;
        counts.lines.resize(2);
        counts.lines[0] = {
            .position = {"k.cu", 4}, .executed = 1000, .activeLanes = 16000, .requests = 10, .sectors = 320, .idealSectors = 40};
        counts.lines[1] = {.position = {"help.h", 2}, .executed = 1000, .activeLanes = 16000};
        model.setRun(std::make_shared<RunRecord>(run));
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(cell(model, 0, CountersModel::Place), QStringLiteral("k.cu:4"));
        QCOMPARE(cell(model, 0, CountersModel::Executed), QStringLiteral("1\u202f000"));
        QCOMPARE(cell(model, 0, CountersModel::ActiveLanes), QStringLiteral("50\u202f%"));
        QCOMPARE(cell(model, 0, CountersModel::SectorsPerRequest), QStringLiteral("32.00"));
        QCOMPARE(cell(model, 0, CountersModel::IdealPerRequest), QStringLiteral("4.00"));
        QCOMPARE(model.index(0, CountersModel::SectorsPerRequest).data(ColorRole).value<Token>(), Token::Warn);
        QCOMPARE(cell(model, 1, CountersModel::SectorsPerRequest), QStringLiteral("–"));
        QCOMPARE(cell(model, 2, CountersModel::Place), QStringLiteral("All lines"));
        const auto place = [&](int row) { return model.index(row, 0).data(CountersModel::PlaceRole).value<SourcePosition>(); };
        QVERIFY((place(0) == SourcePosition{.file = "k.cu", .line = 4}));
        QVERIFY((place(1) == SourcePosition{.file = "help.h", .line = 2}));
        QCOMPARE(place(2).line, 0);
    }

    void saysWhatBecameOfARun()
    {
        RunRecord run = record();
        QCOMPARE(RunText::state(run), QStringLiteral("differs"));
        QCOMPARE(RunText::summary(run), QStringLiteral("saxpy on NVIDIA H200, 16 blocks of 256 threads, 12.34\u202fµs"));
        QVERIFY(RunText::sentence(run).contains(QStringLiteral("4\u202f096")));
        run.outcome.state = RunOutcome::State::Faulted;
        QCOMPARE(RunText::summary(run), QStringLiteral("saxpy on NVIDIA H200, 16 blocks of 256 threads"));
        run.outcome.state = RunOutcome::State::Ok;
        run.outcome.deviceId = "emulated";
        QCOMPARE(RunText::state(run), QStringLiteral("verified"));
        QCOMPARE(RunText::duration(run), QStringLiteral("emulated in 12.34\u202fµs"));
        QCOMPARE(RunText::sentence(run), QString());
        run.outcome.verification.clear();
        QCOMPARE(RunText::state(run), QStringLiteral("done"));
        QCOMPARE(RunText::unwritten(run), QStringLiteral("not written"));
        run.timing.emplace();
        QCOMPARE(RunText::unwritten(run), QStringLiteral("not kept"));
        QCOMPARE(RunText::nothingLeft(run, QStringLiteral("y")),
                 QStringLiteral("This timing kept no elements of y: run the kernel to see them."));
        run.outcome.state = RunOutcome::State::Cancelled;
        QCOMPARE(RunText::unwritten(run), QStringLiteral("cancelled"));
        QVERIFY(RunText::nothingLeft(run, QStringLiteral("y")).contains(QStringLiteral("did not come to its end")));
    }
};

KD_TEST(TestResultsModels, kd::test::NoApplication)

}  // namespace tst_resultsmodels

#include "tst_resultsmodels.moc"
