// SPDX-License-Identifier: GPL-3.0-or-later
// Which compiler is named in the tool bar and the status bar. The compiler is the test's own.
#include "shellbench.h"
#include "tests/program/testprogram.h"
#include "ui/common/themedlabel.h"
#include "ui/shell/compilertext.h"
#include "ui/shell/maintoolbar.h"
#include "ui/shell/statusbar.h"
#include "ui/workbench/build/build.h"
#include "ui/workbench/build/buildcontroller.h"

#include <QApplication>
#include <QProgressBar>
#include <QTest>

#include <algorithm>
#include <optional>
#include <string>

namespace tst_compilertext {

using namespace kd;
using State = CompileOutcome::State;

namespace {

constexpr int kPatience = 30000;

/// The window, with a compiler that answers what the test says.
struct Bench : FullBench {
    Bench()
    {
        TargetInfo info;
        info.compiler = {.available = true, .version = "13.0.88", .architectures = {"sm_90"}};
        workbench.fake()->setInfo(info);
        workbench.fake()->setCompiler([this](const CompileRequest& request) {
            CompileOutcome outcome = answer;
            outcome.architecture = request.architecture;
            return std::optional(outcome);
        });
        workbench.builds.setDelay(Milliseconds(0));
        hasTarget();
    }
    /// Compiles a text, and waits for what comes of it.
    bool compiles(const CompileOutcome& outcome)
    {
        answer = outcome;
        workbench.documents.current().replaceText("// " + QByteArray::number(++edits) + "\n");
        return QTest::qWaitFor([this] { return workbench.builds.isCurrent() && !workbench.builds.isCompiling(); }, kPatience);
    }
    bool isInToolBar(const QString& words) const
    {
        return std::ranges::any_of(window.findChild<MainToolBar*>()->findChildren<ThemedLabel*>(),
                                   [&](const ThemedLabel* label) { return label->text().contains(words); });
    }
    /// The field of the status bar that begins so; null: there is none.
    const StatusField* field(const QString& words) const
    {
        const QList<StatusField*> all = window.findChild<StatusBar*>()->findChildren<StatusField*>();
        const auto begins = [&](const StatusField* each) { return each->content().text.startsWith(words); };
        const auto found = std::ranges::find_if(all, begins);
        return found == all.end() ? nullptr : *found;
    }

    CompileOutcome answer;
    int edits = 0;
};

}  // namespace

class TestCompilerText : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        if (qEnvironmentVariableIsSet("KERNELDESK_RECORD"))
            QSKIP("the compiler is the test's own");
        Theme::install();
    }

    void namesACompiler()
    {
        QCOMPARE(shortCompilerName({.nvrtcVersion = "13.0.88"}), QStringLiteral("NVRTC 13.0"));
        QCOMPARE(shortCompilerName({.nvccVersion = "12.9.41"}), QStringLiteral("nvcc 12.9"));
        QCOMPARE(shortCompilerName({.foundCompiler = "ptxas 13.0.88"}), QStringLiteral("ptxas 13.0.88"));
        QCOMPARE(shortCompilerName({}), QString());
    }

    /// Nothing was built of compiled code.
    void saysWhatWasOpened()
    {
        QCOMPARE(openedText({.foundCompiler = "ptxas 13.0.88"}), QStringLiteral("opened, made by ptxas 13.0.88"));
        QCOMPARE(openedText({}), QStringLiteral("opened"));
        QCOMPARE(openedText({.nvccVersion = "13.0.88"}), QString());
        QCOMPARE(openedText({.nvrtcVersion = "13.0.88"}), QString());
        const OwnSettings settings;
        Bench bench;
        QVERIFY(bench.compiles({.state = State::Ok, .foundCompiler = "ptxas 13.0.88"}));
        QVERIFY(bench.isInToolBar(QStringLiteral("opened, made by ptxas 13.0.88")));
    }

    void saysHowLongACompileTakes_data()
    {
        QTest::addColumn<CompilerChoice>("compiler");
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("words");
        QTest::newRow("at once") << CompilerChoice::Nvcc << 0.99 << QString();
        QTest::newRow("nvcc") << CompilerChoice::Nvcc << 2.9 << QStringLiteral("nvcc, 2\u202fs");
        QTest::newRow("NVRTC") << CompilerChoice::Nvrtc << 1.0 << QStringLiteral("NVRTC, 1\u202fs");
        QTest::newRow("not known") << CompilerChoice::Auto << 75.0 << QStringLiteral("compiling, 75\u202fs");
    }
    void saysHowLongACompileTakes()
    {
        QFETCH(CompilerChoice, compiler);
        QFETCH(double, seconds);
        QTEST(longCompileText({.compiler = compiler, .elapsed = Seconds(seconds)}), "words");
    }

    void theCompilerOfTheBuildIsNamed()
    {
        const OwnSettings settings;
        Bench bench;
        QVERIFY(bench.compiles({.state = State::Ok, .nvccVersion = "13.0.88", .duration = Seconds(0.25)}));
        QVERIFY(bench.isInToolBar(QStringLiteral("nvcc 13.0: built in ")));
        QVERIFY(bench.field(QStringLiteral("nvcc 13.0")) != nullptr);
        QVERIFY(bench.field(QStringLiteral("nvcc 13.0"))->toolTip().contains(QStringLiteral("nvcc 13.0.88")));
        Diagnostic error{.message = verbatim("expected a declaration"), .position = {"k.cu", 1, 1}, .stage = "compiler"};
        QVERIFY(bench.compiles({.state = State::Rejected, .diagnostics = {error}, .nvccVersion = "13.0.88"}));
        QTRY_VERIFY(bench.isInToolBar(QStringLiteral("nvcc 13.0: 1 error, last build kept")));
        QVERIFY(bench.compiles({.state = State::Ok, .nvrtcVersion = "13.0.88", .lacksHostCode = true}));
        QVERIFY(bench.isInToolBar(QStringLiteral("NVRTC 13.0: built in ")));
        const StatusField* const compiler = bench.field(QStringLiteral("NVRTC 13.0"));
        QVERIFY(compiler != nullptr && compiler->content().color == Token::Warn);
        QVERIFY(compiler->toolTip().contains(QStringLiteral("host code is set aside")));
    }

    void aLongCompileShowsItsProgress()
    {
        const OwnSettings settings;
        Bench bench;
        QVERIFY(bench.compiles({.state = State::Ok, .nvccVersion = "13.0.88"}));
        auto* const progress = bench.window.findChild<StatusBar*>()->findChild<QProgressBar*>();
        QVERIFY(!progress->isVisible());
        bench.workbench.hold(FakeClient::Call::Compile);
        bench.workbench.documents.current().replaceText("// held\n");
        QTRY_VERIFY_WITH_TIMEOUT(bench.field(QStringLiteral("nvcc, ")) != nullptr, kPatience);
        QVERIFY(bench.isInToolBar(QStringLiteral("nvcc, ")));
        QVERIFY(progress->isVisible());
        bench.workbench.release(FakeClient::Call::Compile);
        QTRY_VERIFY_WITH_TIMEOUT(!progress->isVisible(), kPatience);
        QVERIFY(bench.isInToolBar(QStringLiteral("nvcc 13.0: ")));
    }
};

KD_TEST(TestCompilerText, QApplication)

}  // namespace tst_compilertext

#include "tst_compilertext.moc"
