// SPDX-License-Identifier: GPL-3.0-or-later
// What clangd adds to the words, tips, places and names of the editor, by one that stands in for it.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/editormodels.h"
#include "tests/ui/pictures.h"
#include "ui/codeserver/codeserver.h"
#include "ui/common/theme.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/codehelp.h"
#include "ui/editor/codequestions.h"
#include "ui/editor/completionlist.h"
#include "ui/editor/editorpanel.h"
#include "ui/editor/tipbox.h"
#include "ui/text/editorsettings.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/documents/trustedfolders.h"
#include "ui/workbench/notices.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

namespace tst_codequestions {

using namespace kd;

namespace {

struct Bench {
    Bench() : server({.worker = KD_WORKER}), workbench(Target{}), panel(editorModels(workbench))
    {
        EditorSettings::instance().set({});
        panel.questions().setServer(&server);
        panel.resize(760, 420);
        panel.show();
        panel.activateWindow();
        editor().setFocus();
        isReady = QTest::qWaitForWindowActive(&panel);
        trustFolderOf(path("main.cu"));
    }
    QString path(const char* name) const { return QFileInfo(folder.path()).canonicalFilePath() + QLatin1Char('/') + QLatin1String(name); }
    CodeEditor& editor() { return *panel.editor(); }
    CodeHelp& help() { return editor().help(); }
    void write(const char* name, const QByteArray& text) const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    void open(const QByteArray& text, bool isTrusted = true)
    {
        write("main.cu", text);
        workbench.documents.replace({.session = {}, .text = text, .sourcePath = path("main.cu"), .isTrusted = isTrusted});
    }
    QByteArray text() { return workbench.documents.current().text(); }
    /// Caret behind the first `offset` bytes of a text.
    void goTo(const QByteArray& words, int offset = 1)
    {
        const long at = text().indexOf(words) + offset;
        editor().select(at, at);
        editor().setFocus();
    }
    void type(const QString& words) { QTest::keyClicks(&editor(), words); }
    void press(Qt::Key key) { QTest::keyClick(&editor(), key); }
    void hover(const QByteArray& words) { emit editor().SCN_DWELLSTART(static_cast<int>(text().indexOf(words)) + 1, 0, 0); }
    bool hasTip() { return help().tip() != nullptr && help().tip()->isVisible(); }
    QString tip() { return hasTip() ? help().tip()->plainText() : QString(); }
    QStringList offered(int role = Qt::DisplayRole)
    {
        QStringList words;
        const bool isShown = help().list() != nullptr && help().list()->isVisible();
        const QAbstractItemModel* const model = isShown ? help().list()->model() : nullptr;
        for (int row = 0; model != nullptr && row < model->rowCount(); ++row)
            words << model->index(row, 0).data(role).toString();
        return words;
    }
    /// Returns when all that was asked before has its answer: they come in their order.
    void settle()
    {
        ServedDocument served{.file = path("main.cu").toStdString(), .text = text(), .revision = 1u << 30, .settings = {}, .base = {},
                              .folders = {}, .others = {}};
        const QFuture<ServerAnswer> future = server.ask(ServerQuestion::Definition, served, 0, 0);
        QTRY_VERIFY_WITH_TIMEOUT(future.isFinished(), 60'000);
        QCoreApplication::processEvents();
    }

    QTemporaryDir folder;
    CodeServer server;
    Workbench workbench;
    EditorPanel panel;
    bool isReady = false;
};

}  // namespace

class CodeQuestionsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void init() { qputenv("KERNELDESK_CLANGD", KD_FAKE_CLANGD); }
    void cleanup() { qunsetenv("KERNELDESK_CLANGD"); }

    /// What is known without clangd is there at once and stays.
    void whatTheTextDoesNotTellIsExplained()
    {
        Bench bench;
        bench.open("// explain\nconst int limit = 32;\nint use() { return limit + threadIdx.x; }\n");
        bench.hover("threadIdx");
        const QString own = bench.tip();
        QVERIFY(own.contains(QStringLiteral("Index of the thread in its block")));
        bench.settle();
        QCOMPARE(bench.tip(), own);
        emit bench.editor().SCN_DWELLEND(0, 0, 0);
        bench.hover("limit +");
        QVERIFY(!bench.hasTip());
        QTRY_VERIFY_WITH_TIMEOUT(bench.hasTip(), 60'000);
        QVERIFY2(bench.tip().contains(QStringLiteral("const int limit = <b>32")), qPrintable(bench.tip()));
        QVERIFY2(bench.tip().contains(QStringLiteral("Value = 32")), qPrintable(bench.tip()));
        QVERIFY2(!bench.tip().contains(QStringLiteral("variable limit")), qPrintable(bench.tip()));
        savePictures(bench.panel, QStringLiteral("hover-clangd"));
        emit bench.editor().SCN_DWELLEND(0, 0, 0);
        QVERIFY(!bench.hasTip());
    }

    void answersThatComeTooLateAreLeft()
    {
        Bench bench;
        bench.open("// explain\nconst int limit = 32;\n");
        bench.hover("limit");
        emit bench.editor().SCN_DWELLEND(0, 0, 0);  // the pointer moves on
        bench.settle();
        QVERIFY(!bench.hasTip());
        bench.hover("limit");
        bench.open("// explain\nint other;\n");
        bench.settle();
        QVERIFY(!bench.hasTip());
    }

    void nothingIsAskedWithoutTrust()
    {
        Bench bench;
        bench.open("// explain\nconst int limit = 32;\n", false);
        bench.hover("limit");
        bench.goTo("limit");
        bench.type(QStringLiteral("tal"));
        QTest::qWait(0);
        QCOMPARE(bench.server.processId(), 0);
        QVERIFY(!bench.panel.questions().ask(ServerQuestion::Hover, 0));
    }

    void namesJoinTheList()
    {
        Bench bench;
        bench.open("// words\nvoid f()\n{\n    int tallest;\n    \n}\n");
        bench.editor().setCursorPosition(4, 4);
        bench.type(QStringLiteral("tal"));
        QCOMPARE(bench.offered(), QStringList{QStringLiteral("tallest")});  // before anybody answers
        QTRY_COMPARE_WITH_TIMEOUT(bench.offered(),
                                  (QStringList{QStringLiteral("tall"), QStringLiteral("tallest"), QStringLiteral("tallied"),
                                               QStringLiteral("tally")}),
                                  60'000);
        QCOMPARE(bench.offered(Qt::UserRole).last(), QStringLiteral("float tally(int v)"));
        savePictures(bench.panel, QStringLiteral("completion-clangd"));
        // Return does what it would have done before.
        bench.press(Qt::Key_Return);
        QCOMPARE(bench.editor().lineBytes(4), QByteArray("    tallest"));
        bench.type(QStringLiteral("; tall"));
        QTRY_VERIFY_WITH_TIMEOUT(bench.offered().contains(QStringLiteral("tally")), 60'000);
        bench.type(QStringLiteral("y"));
        bench.press(Qt::Key_Escape);
        bench.type(QStringLiteral("; talli"));
        QTRY_COMPARE_WITH_TIMEOUT(bench.offered(), QStringList{QStringLiteral("tallied")}, 60'000);
        bench.press(Qt::Key_Tab);
        QCOMPARE(bench.editor().lineBytes(4), QByteArray("    tallest; tally; tallied"));
        QVERIFY(!bench.text().contains("#include"));
    }

    void colonsAskWhatANamespaceHolds()
    {
        Bench bench;
        bench.open("// words\nvoid f()\n{\n    \n}\n");
        bench.editor().setCursorPosition(3, 4);
        bench.type(QStringLiteral("kit::"));
        QVERIFY(bench.offered().isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(bench.offered(),
                                  (QStringList{QStringLiteral("tall"), QStringLiteral("tallied"), QStringLiteral("tally")}), 60'000);
        bench.press(Qt::Key_Down);
        bench.press(Qt::Key_Return);
        QCOMPARE(bench.editor().lineBytes(3), QByteArray("    kit::tall"));
        bench.type(QStringLiteral("; a ? b :"));
        bench.settle();
        QVERIFY(bench.offered().isEmpty());
    }

    /// A list that was closed is not opened by what comes then, nor is that of another word.
    void aClosedListStaysClosed()
    {
        Bench bench;
        bench.open("// words\nvoid f()\n{\n    int tallest;\n    \n}\n");
        bench.editor().setCursorPosition(4, 4);
        bench.type(QStringLiteral("tal"));
        bench.press(Qt::Key_Escape);
        bench.settle();
        QVERIFY(bench.offered().isEmpty());
        bench.type(QStringLiteral(" = 1;"));
        bench.type(QStringLiteral(" tal ("));
        bench.settle();
        QVERIFY(bench.offered().isEmpty());
        QCOMPARE(bench.editor().lineBytes(4), QByteArray("    tal = 1; tal ("));
    }
};

KD_TEST(CodeQuestionsTest, QApplication)

}  // namespace tst_codequestions

#include "tst_codequestions.moc"
