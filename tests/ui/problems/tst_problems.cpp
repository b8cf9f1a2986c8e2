// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/testprogram.h"
#include "tests/ui/bench/testbench.h"
#include "ui/common/badge.h"
#include "ui/common/tableroles.h"
#include "ui/common/tableview.h"
#include "ui/common/theme.h"
#include "ui/problems/problemsfilter.h"
#include "ui/problems/problemsmodel.h"
#include "ui/problems/problemspanel.h"

#include <QApplication>
#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QSignalSpy>
#include <QtTest>

namespace tst_problems {

using namespace kd;

namespace {

using Severity = Problem::Severity;

std::vector<Problem> three()
{
    return {
        {.severity = Severity::Warning,
         .message = QStringLiteral("variable \"lane\" was declared but never referenced"),
         .place = {.line = 20, .column = 15},
         .from = QStringLiteral("NVRTC")},
        {.message = QStringLiteral("identifier \"partials\" is undefined"),
         .place = {.file = "inc/warp.cuh", .line = 9},
         .from = QStringLiteral("NVRTC")},
        {.severity = Severity::Advice, .message = QStringLiteral("the cache cannot be used"), .from = QStringLiteral("Worker")}};
}

Build buildOf(CompileOutcome outcome)
{
    return {std::make_shared<const CompileOutcome>(std::move(outcome)), 7};
}

}  // namespace

class ProblemsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void modelShowsProblems()
    {
        ProblemsModel model;
        const QAbstractItemModelTester tester(&model);
        model.setProblems(three(), QStringLiteral("saxpy.cu"));
        QCOMPARE(model.rowCount(), 3);
        const auto words = [&](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(words(0, ProblemsModel::FileColumn), QStringLiteral("saxpy.cu"));
        QCOMPARE(words(0, ProblemsModel::LineColumn), QStringLiteral("20:15"));
        QCOMPARE(words(1, ProblemsModel::FileColumn), QStringLiteral("warp.cuh"));
        QCOMPARE(words(1, ProblemsModel::LineColumn), QStringLiteral("9"));
        QCOMPARE(words(2, ProblemsModel::LineColumn), QString());
        QCOMPARE(model.index(1, 0).data(IconRole).toString(), QStringLiteral("error"));
        QCOMPARE(model.textOf(0),
                 QStringLiteral("saxpy.cu:20:15: warning: variable \"lane\" was declared but never referenced [NVRTC]"));
        QCOMPARE(model.textOf(2), QStringLiteral("advice: the cache cannot be used [Worker]"));
        model.setProblems({}, QStringLiteral("saxpy.cu"));
        QCOMPARE(model.rowCount(), 0);
    }

    void filterSortsAndHides()
    {
        ProblemsModel model;
        ProblemsFilter filter;
        const QAbstractItemModelTester tester(&filter);
        filter.setSourceModel(&model);
        model.setProblems(three(), QStringLiteral("saxpy.cu"));
        filter.sort(ProblemsModel::SeverityColumn);
        QCOMPARE(filter.at(0).severity, Severity::Error);
        filter.sort(ProblemsModel::LineColumn, Qt::DescendingOrder);
        QCOMPARE(filter.at(0).place.line, 20);
        filter.setShown(Severity::Warning, false);
        QCOMPARE(filter.rowCount(), 2);
        filter.setFilterText(QStringLiteral("CACHE"));
        QCOMPARE(filter.rowCount(), 1);
        QCOMPARE(filter.at(0).severity, Severity::Advice);
    }

    void buildsTellProblems()
    {
        Document::Content content;
        content.sourcePath = QStringLiteral("/folder/saxpy.cu");
        const Document document(content);
        CompileOutcome outcome{.state = CompileOutcome::State::Rejected};
        outcome.diagnostics = {{Diagnostic::Severity::Error, "bad\n\x1b[31m word", {"/folder/saxpy.cu", 3, 4}, "compiler"},
                               {Diagnostic::Severity::Warning, "odd", {"saxpy.cu", 5}, "ptxas"},
                               {Diagnostic::Severity::Note, "seen here", {"other.cuh", 6, 1}, "compiler"}};
        outcome.notices = {"The cache is off."};
        const std::vector<Problem> problems = problemsOf(buildOf(outcome), document);
        QCOMPARE(problems.size(), std::size_t(4));
        QCOMPARE(problems[0].place, (SourcePosition{.line = 3, .column = 4}));
        QCOMPARE(problems[0].message, QStringLiteral("bad [31m word"));
        QCOMPARE(problems[0].revision, quint64(7));
        QCOMPARE(problems[1].from, QStringLiteral("ptxas"));
        QCOMPARE(problems[2].place.file, std::string("other.cuh"));
        QCOMPARE(problems[2].severity, Severity::Advice);
        const ProblemCounts counts = countProblems(problems);
        QCOMPARE(counts.errors, 1);
        QCOMPARE(counts.warnings, 1);
        QCOMPARE(counts.advice, 2);
    }

    void failuresWithoutDiagnosticsAreOne()
    {
        const Document document;
        const CompileOutcome crashed{.state = CompileOutcome::State::Crashed, .message = "The compiler crashed."};
        QCOMPARE(problemsOf(buildOf(crashed), document).size(), std::size_t(1));
        QCOMPARE(problemsOf(buildOf({.state = CompileOutcome::State::Cancelled, .message = "stopped"}), document).size(),
                 std::size_t(0));
        QCOMPARE(problemsOf(Build(), document).size(), std::size_t(0));
    }

    /// Of a run that was right: advice, with line, thread and count.
    void runsTellNotes()
    {
        const Document document;
        RunRecord run{.revision = 3};
        run.outcome.state = RunOutcome::State::Ok;
        run.outcome.kernelNotes = {{.kind = KernelNote::Kind::NotANumber, .message = "sqrt.rn.f32 of -1 gives nan",
                                    .position = {"untitled.cu", 12}, .block = {1, 0, 0}, .thread = {3, 0, 0}, .count = 2}};
        std::vector<Problem> problems = problemsOf(run, document);
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(problems[0].severity, Severity::Advice);
        QCOMPARE(problems[0].place, (SourcePosition{.line = 12}));
        QCOMPARE(problems[0].message,
                 QStringLiteral("Thread (3, 0, 0) of block (1, 0, 0): NaN: sqrt.rn.f32 of -1 gives nan (2 times)"));
    }

    void runsTellProblems()
    {
        const Document document;
        RunRecord run{.revision = 3};
        run.outcome.state = RunOutcome::State::Faulted;
        run.outcome.message = "It failed.";
        run.outcome.faults = {{.kind = Fault::Kind::IllegalAddress, .message = "Out of bounds.", .position = {"untitled.cu", 12}}};
        std::vector<Problem> problems = problemsOf(run, document);
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(problems[0].place, (SourcePosition{.line = 12}));
        QCOMPARE(problems[0].revision, quint64(3));

        run.outcome.faults[0].block = Dim3{1, 0, 0};
        QCOMPARE(problemsOf(run, document)[0].message, QStringLiteral("Block (1, 0, 0): Out of bounds."));
        run.outcome.faults[0].thread = Dim3{3, 2, 0};
        QCOMPARE(problemsOf(run, document)[0].message,
                 QStringLiteral("Thread (3, 2, 0) of block (1, 0, 0): Out of bounds."));

        // In a header that was inlined: shown where the user's own source calls it, or else where it is.
        run.outcome.faults[0].position.file = "/usr/include/cuda_fp16.h";
        run.outcome.faults[0].inlinedInto = {{"/usr/include/cuda_fp16.hpp", 90}, {"untitled.cu", 23}, {"untitled.cu", 40}};
        QCOMPARE(problemsOf(run, document)[0].place, (SourcePosition{.line = 23}));
        run.outcome.faults[0].inlinedInto.resize(1);
        QCOMPARE(problemsOf(run, document)[0].place, (SourcePosition{.file = "/usr/include/cuda_fp16.h", .line = 12}));

        run.outcome = {.state = RunOutcome::State::Differs, .message = "y differs."};
        run.outcome.verification = {{.name = "x", .ok = true},
                                    {.name = "y", .ok = false, .mismatches = 2, .firstIndex = 1234, .expected = 1, .actual = -2}};
        problems = problemsOf(run, document);
        QCOMPARE(problems.size(), std::size_t(1));
        QVERIFY(problems[0].message.startsWith(QStringLiteral("y: 2 elements differ")));

        run.outcome = {.state = RunOutcome::State::Refused, .message = "Too many threads."};
        QCOMPARE(problemsOf(run, document).front().message, QStringLiteral("Too many threads."));
        run.outcome = {.state = RunOutcome::State::Ok};
        QVERIFY(problemsOf(run, document).empty());
    }

    void emptyPanelOffersToCompile()
    {
        Workbench workbench(Target{});
        ProblemsPanel panel(workbench.problems, workbench.documents, workbench.builds, workbench.jobs, workbench.navigator);
        panel.resize(700, 180);
        panel.show();
        QCOMPARE(panel.headerActions().size(), 3);
        QCOMPARE(panel.editActions().size(), 2);
        QVERIFY(panel.headerWidget() != nullptr);
        for (const Badge* const badge : panel.headerWidget()->findChildren<Badge*>())
            QVERIFY(badge->isHidden());
        panel.editActions().front()->trigger();
    }
};

KD_TEST(ProblemsTest, QApplication)

}  // namespace tst_problems

#include "tst_problems.moc"
