// SPDX-License-Identifier: GPL-3.0-or-later
// What the editor shows while one document takes the place of another. No worker is started: what a compiler would say is told
// in its place.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/editormodels.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/editorpanel.h"
#include "ui/editor/problemmarks.h"
#include "ui/workbench/documents/documents.h"

#include <QApplication>
#include <QTest>

#include <vector>

namespace tst_editortabs {

using namespace kd;

namespace {

constexpr int kPatience = 30000;

struct Bench {
    Bench() : workbench({QStringLiteral("none"), QStringLiteral("/nowhere/kerneldesk-worker"), {}}), panel(editorModels(workbench))
    {
        panel.resize(600, 400);
        panel.show();
    }
    void open(const QByteArray& text, const QString& path)
    {
        workbench.documents.add({.text = text, .sourcePath = path, .isTrusted = true});
    }
    /// The newest build of the current document failed in that line.
    bool failsIn(int line)
    {
        Document& document = workbench.documents.current();
        DocumentBuild& build = workbench.builds.of(document);
        build.compile();  // nobody answers, but the build knows from here on which text it is of
        if (!QTest::qWaitFor([&] { return !build.isCompiling(); }, kPatience))
            return false;
        build.compile();
        Diagnostic error;
        error.severity = Diagnostic::Severity::Error;
        error.message = "is not declared";
        error.position.line = line;
        CompileOutcome outcome;
        outcome.state = CompileOutcome::State::Rejected;
        outcome.diagnostics = {error};
        emit workbench.client.compiled(QStringLiteral("build-%1").arg(document.number()), outcome);
        build.stop();
        return build.build() && build.build().outcome->diagnostics.size() == 1;
    }

    Workbench workbench;
    EditorPanel panel;
};

}  // namespace

class TestEditorTabs : public QObject {
    Q_OBJECT
private slots:
    void problemsStandInTheirOwnTextAlone()
    {
        Bench bench;
        bench.open("int one;\nint two;\nint three;\n", QStringLiteral("/nowhere/good.cu"));
        bench.open("int one;\nfour = five;\n", QStringLiteral("/nowhere/bad.cu"));
        QVERIFY(bench.failsIn(2));
        QCOMPARE(bench.panel.marks()->lines(), std::vector<int>{1});
        bench.workbench.documents.show(0);
        QCOMPARE(bench.panel.marks()->lines(), std::vector<int>());
        int told = 0;
        connect(&bench.workbench.problems, &ProblemList::changed, this, [&] {
            ++told;
            const bool isItsText = bench.panel.editor()->bytes() == "int one;\nfour = five;\n";
            QVERIFY2(isItsText || bench.panel.marks()->lines().empty(), "a problem stands in the text of another document");
        });
        bench.workbench.documents.show(1);
        QVERIFY(told > 0);
        QCOMPARE(bench.panel.marks()->lines(), std::vector<int>{1});
        disconnect(&bench.workbench.problems, nullptr, this, nullptr);
    }
};

KD_TEST(TestEditorTabs, QApplication)

}  // namespace tst_editortabs

#include "tst_editortabs.moc"
