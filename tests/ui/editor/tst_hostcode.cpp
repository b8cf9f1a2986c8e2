// SPDX-License-Identifier: GPL-3.0-or-later
// Host code that a build was made without is grey in the editor. The compiler is the test's own.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/editormodels.h"
#include "tests/ui/bench/fakeclient.h"
#include "ui/common/theme.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/editorpanel.h"
#include "ui/editor/hostcodemarks.h"

#include <QApplication>
#include <QTest>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace tst_hostcode {

using namespace kd;

namespace {

constexpr int kPatience = 30000;

const QByteArray kProgram = "#include <vector>\n"
                            "__global__ void k(int* p) { *p = 1; }\n"
                            "int main()\n"
                            "{\n"
                            "    return 0;\n"
                            "}\n";

/// It says of programs with `main` that they were compiled without their host code.
std::unique_ptr<FakeClient> clientWithoutNvcc(bool& hasNvcc)
{
    auto client = std::make_unique<FakeClient>(RecordedAnswers());
    client->setInfo({.compiler = {.available = true, .version = "13.0.88", .architectures = {"sm_90"}}});
    client->setCompiler([&hasNvcc](const CompileRequest& request) {
        const bool hasHostCode = request.source.find("main") != std::string::npos;
        return std::optional(CompileOutcome{.state = CompileOutcome::State::Ok,
                                            .architecture = request.architecture,
                                            .nvrtcVersion = "13.0.88",
                                            .cubinSha256 = std::to_string(std::hash<std::string>()(request.source)),
                                            .lacksHostCode = hasHostCode && !hasNvcc});
    });
    return client;
}

struct Bench {
    Bench() : workbench(Target{}, clientWithoutNvcc(hasNvcc)), panel(editorModels(workbench))
    {
        panel.resize(600, 400);
        panel.show();
        workbench.builds.setDelay(Milliseconds(0));
        workbench.target.describe();
    }
    CodeEditor& editor() const { return *panel.editor(); }
    void open(const QByteArray& text)
    {
        workbench.documents.add({.text = text, .sourcePath = QStringLiteral("/nowhere/%1.cu").arg(++opened), .isTrusted = true});
    }
    bool isGreyAt(qsizetype at) const
    {
        return editor().SendScintilla(QsciScintilla::SCI_INDICATORVALUEAT, static_cast<unsigned long>(HostCodeMarks::kIndicator),
                                      static_cast<long>(at)) != 0;
    }
    /// All of a word that stands in the text once; false where a part of it is not grey, or is nowhere.
    bool isGrey(const QByteArray& word) const
    {
        const qsizetype at = editor().bytes().indexOf(word);
        bool isGrey = at >= 0;
        for (qsizetype i = at; isGrey && i < at + word.size(); ++i)
            isGrey = isGreyAt(i);
        return isGrey;
    }
    bool isAnyGrey() const
    {
        for (long i = 0; i < editor().length(); ++i)
            if (isGreyAt(i))
                return true;
        return false;
    }
    bool isBuilt() const { return workbench.builds.isCurrent() && !workbench.builds.isCompiling(); }

    bool hasNvcc = false;
    int opened = 0;
    Workbench workbench;
    EditorPanel panel;
};

}  // namespace

class TestHostCode : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void whatIsSetAsideIsGrey()
    {
        Bench bench;
        bench.open(kProgram);
        QVERIFY(!bench.isAnyGrey());
        QTRY_VERIFY_WITH_TIMEOUT(bench.isGrey("#include <vector>"), kPatience);
        QVERIFY(bench.isGrey("main"));
        QVERIFY(bench.isGrey("return 0;"));
        for (const char* const word : {"__global__", "k(int* p)", "*p = 1;"})
            QVERIFY2(!bench.isGreyAt(bench.editor().bytes().indexOf(word)), word);
    }

    void itMovesWithTheText()
    {
        Bench bench;
        bench.open(kProgram);
        QTRY_VERIFY_WITH_TIMEOUT(bench.isGrey("return 0;"), kPatience);
        bench.editor().replaceRange(0, 0, "// a longer head\n");
        QVERIFY(bench.isGrey("return 0;"));
        QVERIFY(!bench.isGrey("__global__"));
        const auto at = static_cast<CodeView::Position>(bench.editor().bytes().indexOf("return"));
        bench.editor().replaceRange(at, at, "int i = 7; ");
        QTRY_VERIFY_WITH_TIMEOUT(bench.isBuilt() && bench.isGrey("int i = 7; return 0;"), kPatience);
        QVERIFY(!bench.isGrey("__global__"));
    }

    void itIsReadAnewBehindEachBuild()
    {
        Bench bench;
        bench.open(kProgram);
        QTRY_VERIFY_WITH_TIMEOUT(bench.isGrey("main"), kPatience);
        // Its last line is for the device from here on.
        const auto end = static_cast<CodeView::Position>(bench.editor().length());
        bench.editor().replaceRange(end, end, "int host() { return 2; }\n__device__ int later() { return 1; }\n");
        QTRY_VERIFY_WITH_TIMEOUT(bench.isBuilt() && bench.isGrey("host()") && !bench.isGrey("later()"), kPatience);
        bench.hasNvcc = true;
        bench.workbench.builds.compile();
        QTRY_VERIFY_WITH_TIMEOUT(!bench.isAnyGrey(), kPatience);
    }

    void eachDocumentHasItsOwn()
    {
        Bench bench;
        bench.open(kProgram);
        QTRY_VERIFY_WITH_TIMEOUT(bench.isGrey("main"), kPatience);
        bench.open("__global__ void other(int* p) { *p = 2; }\n");
        QTRY_VERIFY_WITH_TIMEOUT(bench.isBuilt(), kPatience);
        QVERIFY(!bench.isAnyGrey());
        bench.workbench.documents.show(0);
        QTRY_VERIFY_WITH_TIMEOUT(bench.isGrey("main"), kPatience);
        QVERIFY(!bench.isGrey("__global__"));
    }
};

KD_TEST(TestHostCode, QApplication)

}  // namespace tst_hostcode

#include "tst_hostcode.moc"
