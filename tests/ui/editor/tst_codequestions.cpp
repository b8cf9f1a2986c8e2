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
#include "ui/editor/placelist.h"
#include "ui/editor/renamebar.h"
#include "ui/editor/renameplan.h"
#include "ui/editor/sourcenavigation.h"
#include "ui/editor/tipbox.h"
#include "ui/text/editorsettings.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/documents/trustedfolders.h"
#include "ui/workbench/navigator.h"
#include "ui/workbench/notices.h"

#include <QDir>
#include <QFile>
#include <QLineEdit>
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
    QString path(const char* name) const
    {
        return QFileInfo(folder.path()).canonicalFilePath() + QLatin1Char('/') + QLatin1String(name);
    }
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
    QString notice() const { return workbench.notices.texts().isEmpty() ? QString() : workbench.notices.texts().back(); }
    QByteArray onDisk(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    Document* documentOf(const char* name)
    {
        const int tab = workbench.documents.indexOfFile(path(name));
        return tab < 0 ? nullptr : &workbench.documents.at(tab);
    }
    void show(const char* name) { workbench.documents.show(workbench.documents.indexOfFile(path(name))); }
    RenameBar* renaming() { return panel.navigation().renaming(); }
    /// F2 at a name, until it is known what will change.
    void askNewName(const QByteArray& words)
    {
        goTo(words);
        press(Qt::Key_F2);
        QVERIFY(renaming() != nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(!renaming()->isWaiting(), 60'000);
    }
    void giveName(const char* name)
    {
        renaming()->field()->selectAll();
        QTest::keyClicks(renaming()->field(), QLatin1String(name));
        QTest::keyClick(renaming()->field(), Qt::Key_Return);
    }
    /// Returns when all that was asked before has its answer: they come in their order.
    void settle()
    {
        const ServedDocument served{.file = path("main.cu").toStdString(),
                                    .text = text(),
                                    .revision = 1u << 30,
                                    .settings = {},
                                    .base = {},
                                    .folders = {},
                                    .others = {}};
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

    /// The text that the first key makes is asked about, though another one was told before.
    void theFirstKeyCounts()
    {
        Bench bench;
        bench.open("// explain echo\nconst int limit = 32;\nvoid f()\n{\n    qqqq\n}\n");
        bench.hover("limit");
        QTRY_VERIFY_WITH_TIMEOUT(bench.hasTip(), 60'000);
        emit bench.editor().SCN_DWELLEND(0, 0, 0);
        bench.editor().setCursorPosition(4, 8);
        bench.type(QStringLiteral("z"));
        QTRY_VERIFY_WITH_TIMEOUT(bench.offered().contains(QStringLiteral("qqqqz_told")), 20'000);
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

    /// In the text that is shown, in a tab with other changes, and in files that were not open: nothing is written, and undo leads
    /// back in each.
    void namesAreRenamedInTheWholeProject()
    {
        Bench bench;
        const QByteArray other = "int b = scaled(2);\n", third = "int c = scaled(3) + scaled(4);\n";
        bench.write("other.cu", other);
        bench.write("sub/third.cu", third);
        bench.open("// main\n");
        bench.workbench.documents.add({.session = {}, .text = other, .sourcePath = bench.path("other.cu"), .isTrusted = true});
        bench.editor().replaceRange(0, 0, "// changed\n");
        const QByteArray text = "int scaled(int v) { return v; }\n/* \xc3\xa4\xf0\x9f\x98\x80 */ int a = scaled(1);\n";
        bench.show("main.cu");
        bench.editor().replaceBytes(text);
        bench.goTo("scaled(1)", 2);
        bench.press(Qt::Key_F2);
        QVERIFY(bench.renaming()->isVisible() && bench.renaming()->isWaiting());
        QVERIFY(!bench.renaming()->isReady());
        QTRY_VERIFY_WITH_TIMEOUT(!bench.renaming()->isWaiting(), 60'000);
        QCOMPARE(bench.renaming()->preview(),
                 QStringLiteral("5 places will change: main.cu (2), other.cu (1), third.cu (2). Files open in tabs for it; nothing is "
                                "saved."));
        savePictures(bench.panel, QStringLiteral("rename-project"));
        bench.giveName("weighed");
        QTRY_COMPARE_WITH_TIMEOUT(bench.text(), QByteArray(text).replace("scaled", "weighed"), 60'000);
        QCOMPARE(bench.notice(), QStringLiteral("scaled is weighed now, at 5 places in 3 files, none of which is saved yet."));
        QCOMPARE(bench.documentOf("other.cu")->text(), QByteArray("// changed\nint b = weighed(2);\n"));
        QVERIFY(bench.documentOf("sub/third.cu") != nullptr);
        QCOMPARE(bench.documentOf("sub/third.cu")->text(), QByteArray("int c = weighed(3) + weighed(4);\n"));
        QVERIFY(bench.documentOf("sub/third.cu")->isModified());
        QCOMPARE(bench.onDisk("other.cu"), other);
        QCOMPARE(bench.onDisk("sub/third.cu"), third);
        bench.editor().undo();
        QCOMPARE(bench.text(), text);
        bench.show("other.cu");
        QCOMPARE(bench.text(), QByteArray("// changed\nint b = weighed(2);\n"));
        bench.editor().undo();
        QCOMPARE(bench.text(), "// changed\n" + other);
        bench.show("sub/third.cu");
        QCOMPARE(bench.text(), QByteArray("int c = weighed(3) + weighed(4);\n"));
        QVERIFY(bench.workbench.documents.current().isTextModified());
        bench.editor().undo();
        QCOMPARE(bench.text(), third);
        QVERIFY(!bench.workbench.documents.current().isTextModified());
    }

    void whatAHeaderDefinesIsRenamed()
    {
        Bench bench;
        bench.write("other.cu", "int scaled(int v);\n");
        bench.open("// main\nint a = scaled(1);\n");
        bench.askNewName("scaled");
        QCOMPARE(bench.renaming()->preview(),
                 QStringLiteral("2 places will change: main.cu (1), other.cu (1). Files open in tabs for it; nothing is saved."));
        bench.renaming()->close();
        QCOMPARE(bench.workbench.documents.count(), 1);
    }

    /// Which of two functions of one name a call means is clangd's to tell.
    void overloadsKeepTheirName()
    {
        Bench bench;
        const QByteArray text = "// first:2\nint scaled(int v) { return v; }\nint a = scaled(1);\n"
                                "float scaled(float v) { return v; }\nfloat b = scaled(1.5f);\n";
        bench.open(text);
        bench.askNewName("scaled(int");
        QCOMPARE(bench.renaming()->preview(), QStringLiteral("2 places in this file will change."));
        bench.giveName("weighed");
        QByteArray changed = text;
        changed.replace("scaled(int", "weighed(int").replace("scaled(1)", "weighed(1)");
        QTRY_COMPARE_WITH_TIMEOUT(bench.text(), changed, 60'000);
        // What clangd does not see of a name that stands for one thing alone is renamed with it.
        bench.open("// first:2\nint scaled(int v);\nint scaled(int v) { return v; }\n#ifdef __CUDA_ARCH__\nint a = scaled(1);\n#endif\n");
        bench.askNewName("scaled(int v) {");
        QCOMPARE(bench.renaming()->preview(), QStringLiteral("3 places in this file will change."));
    }

    /// What stands in tabs counts, of as many as can be renamed at once; where some are not told of it is said.
    void manyChangedTabsAreRenamed()
    {
        Bench bench;
        bench.open("// main\nint a = scaled(1);\n");
        const auto nameOf = [](std::size_t i) { return QByteArray("tab" + QByteArray::number(i) + ".cu"); };
        constexpr std::size_t kUsing = 20;
        for (std::size_t i = 0; i <= CodeServer::kMaxOthers; ++i) {
            const QByteArray name = nameOf(i), text = i < kUsing ? "int b = scaled(2);\n" : "int c;\n";
            bench.write(name, text);
            bench.workbench.documents.add({.session = {}, .text = text, .sourcePath = bench.path(name), .isTrusted = true});
            bench.editor().replaceRange(0, 0, "// changed\n");
        }
        bench.show("main.cu");
        bench.askNewName("scaled");
        QVERIFY2(bench.renaming()->preview().endsWith(QStringLiteral("The project has more sources than clangd read.")),
                 qPrintable(bench.renaming()->preview()));
        bench.giveName("weighed");
        QTRY_COMPARE_WITH_TIMEOUT(bench.text(), QByteArray("// main\nint a = weighed(1);\n"), 60'000);
        for (std::size_t i = 0; i < kUsing; ++i)
            QCOMPARE(bench.documentOf(nameOf(i))->text(), QByteArray("// changed\nint b = weighed(2);\n"));
    }

    /// Another program writes a source between the question and its answer.
    void aChangedProjectIsNotRenamed()
    {
        Bench bench;
        bench.write("other.cu", "int b = scaled(2);\n");
        const QByteArray text = "// main\nint a = scaled(1);\n";
        bench.open(text);
        bench.askNewName("scaled");
        bench.write("other.cu", "int b = scaled(2);\nint c = scaled(3);\n");
        bench.giveName("weighed");
        QTRY_COMPARE_WITH_TIMEOUT(bench.notice(), QStringLiteral("The project was changed since; nothing was renamed."), 60'000);
        QCOMPARE(bench.text(), text);
        QCOMPARE(bench.workbench.documents.count(), 1);
    }

    void renamingIsRefused_data()
    {
        QTest::addColumn<QByteArray>("order");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<QString>("reason");
        QTest::newRow("another project's file") << QByteArray("also:/usr/include/stdlib.h\n") << QByteArray("int b = abs(2);\n")
                                                << QStringLiteral("abs stands in /usr/include/stdlib.h, which lies outside of the project");
        QTest::newRow("clangd says no") << QByteArray("conflict\n") << QByteArray() << QStringLiteral("it is taken.");
        QTest::newRow("more than the name") << QByteArray("sneak\n") << QByteArray() << QStringLiteral("would change more than this name");
        QTest::newRow("a word that is not there") << QByteArray("shifted\n") << QByteArray("int b = abs(2);\n")
                                                  << QStringLiteral("is not what clangd read of it; nothing was renamed.");
        QTest::newRow("the name is taken") << QByteArray("words\n") << QByteArray("int b = abs(2);\nint weighed(int);\n")
                                           << QStringLiteral("weighed is declared in");
    }
    void renamingIsRefused()
    {
        QFETCH(QByteArray, order);
        QFETCH(QByteArray, other);
        QFETCH(QString, reason);
        Bench bench;
        bench.write("other.cu", other);
        const QByteArray text = "// " + order + "int a = abs(1);\n";
        bench.open(text);
        bench.askNewName("abs");
        if (bench.renaming()->isVisible())
            bench.giveName("weighed");
        QTRY_VERIFY2_WITH_TIMEOUT(bench.notice().contains(reason), qPrintable(bench.notice()), 60'000);
        QCOMPARE(bench.text(), text);
        QVERIFY(bench.documentOf("other.cu") == nullptr || bench.documentOf("other.cu")->text() == other);
        QVERIFY(!bench.workbench.documents.current().isTextModified());
    }

    /// A name of one function asks nobody, and without clangd the file alone is renamed, which is said.
    void withoutClangdTheFileIsRenamed()
    {
        Bench bench;
        bench.open("int scaled(int v) { return v; }\nint a = scaled(1);\n");
        bench.goTo("v) {");
        bench.press(Qt::Key_F2);
        QVERIFY(!bench.renaming()->isWaiting());
        QCOMPARE(bench.renaming()->preview(), QStringLiteral("2 places in this file will change."));
        QCOMPARE(bench.server.processId(), 0);
        bench.renaming()->close();
        qputenv("KERNELDESK_CLANGD", "/nowhere/clangd");
        bench.askNewName("scaled");
        QVERIFY2(bench.renaming()->preview().startsWith(QStringLiteral("2 places in this file will change. Other files stay as they are:")),
                 qPrintable(bench.renaming()->preview()));
        bench.giveName("weighed");
        QCOMPARE(bench.text(), QByteArray("int weighed(int v) { return v; }\nint a = weighed(1);\n"));
    }

    /// Uses in files that nobody opened stand in the list with file and line, and open by a click.
    void usesInOtherFilesAreListed()
    {
        Bench bench;
        bench.write("sub/third.cu", "\nint c = scaled(3);\n");
        bench.open("// everywhere\nint scaled(int v);\n");
        bench.goTo("scaled");
        QTest::keyClick(&bench.editor(), Qt::Key_F12, Qt::ShiftModifier);
        QTRY_COMPARE_WITH_TIMEOUT(bench.panel.navigation().places()->rows().size(), 2, 60'000);
        QVERIFY(bench.panel.navigation().places()->rows().last().startsWith(bench.path("sub/third.cu") + QStringLiteral(", 2")));
        QCOMPARE(bench.panel.navigation().places()->title(), QStringLiteral("scaled: 2 places in this file and in others"));
        // A source that is too large to be read is missed.
        bench.write("large.cu", QByteArray(3 << 20, ' '));
        bench.goTo("scaled");
        QTest::keyClick(&bench.editor(), Qt::Key_F12, Qt::ShiftModifier);
        QTRY_COMPARE_WITH_TIMEOUT(bench.panel.navigation().places()->title(),
                                  QStringLiteral("scaled: 2 places in this file and in others; the project has more sources than "
                                                 "clangd read"),
                                  60'000);
    }

    void placesOfAnotherTextAreRefused()
    {
        const QByteArray text = "int aa;\nint b = aa + aab;\n";
        const auto change = [&](std::set<RenamePlan::Place> places) { return renameIn(text, places, "aa", "x"); };
        QCOMPARE(withReplacements(text, *change({{0, 4}, {1, 8}})), QByteArray("int x;\nint b = x + aab;\n"));
        for (const RenamePlan::Place bad : {RenamePlan::Place{0, 3}, RenamePlan::Place{1, 13}, RenamePlan::Place{7, 0},
                                            RenamePlan::Place{1, 1 << 30}, RenamePlan::Place{-1, 4}, RenamePlan::Place{1, -4}})
            QVERIFY(!change({{0, 4}, bad}));
        // One place told twice, once as if it stood behind the end of the line before.
        QVERIFY(!change({{0, 16}, {1, 8}}));
        QVERIFY(!change({{0, 16}}));
        QVERIFY(declaresName("namespace k { int f(int); }\n", "f"));
        QVERIFY(declaresName("#define N 3\n", "N"));
        QVERIFY(!declaresName("void g() { int f; }\nstruct S { int f; };\n", "f"));
    }
};

KD_TEST(CodeQuestionsTest, QApplication)

}  // namespace tst_codequestions

#include "tst_codequestions.moc"
