// SPDX-License-Identifier: GPL-3.0-or-later
// Definitions, references and renaming within the text of the editor, driven by keys and the mouse.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/editormodels.h"
#include "tests/ui/pictures.h"
#include "ui/codeserver/codeserver.h"
#include "ui/common/theme.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/codequestions.h"
#include "ui/editor/editorpanel.h"
#include "ui/editor/placelist.h"
#include "ui/editor/renamebar.h"
#include "ui/editor/sourcenavigation.h"
#include "ui/text/editorsettings.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/documents/trustedfolders.h"
#include "ui/workbench/notices.h"

#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

namespace tst_navigation {

using namespace kd;

namespace {

const QByteArray kProgram = "#include <cstdio>\n"
                            "#include \"common/scale.cuh\"\n"
                            "#define TILE 16\n"
                            "__device__ float weigh(float v) { return v * TILE; }\n"
                            "__global__ void blend(float* out, int n)\n"
                            "{\n"
                            "    if (n > 0) out[n] = weigh(n);  // weigh by n\n"
                            "}\n"
                            "int main() { int n = 3; blend<<<1, TILE>>>(nullptr, n); }\n";

struct Bench {
    Bench() : workbench(Target{}), panel(editorModels(workbench))
    {
        EditorSettings::instance().set({});
        panel.resize(760, 420);
        panel.show();
        panel.activateWindow();
        editor().setFocus();
        isReady = QTest::qWaitForWindowActive(&panel);
    }
    CodeEditor& editor() { return *panel.editor(); }
    void open(const QByteArray& text, const QString& path = {}, bool isTrusted = false)
    {
        workbench.documents.replace({.session = {}, .text = text, .sourcePath = path, .isTrusted = isTrusted});
    }
    /// Caret behind the first `offset` bytes of the `nth` occurrence (from 0) of a text.
    void goTo(const QByteArray& words, int nth = 0, int offset = 1)
    {
        qsizetype at = text().indexOf(words);
        for (; nth > 0; --nth)
            at = text().indexOf(words, at + 1);
        editor().select(at + offset, at + offset);
        editor().setFocus();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&editor(), key, modifiers); }
    QByteArray text() { return workbench.documents.current().text(); }
    int line() { return editor().lineOf(editor().caret()) + 1; }
    QByteArray atCaret(int length) { return editor().bytes(editor().caret(), editor().caret() + length); }
    QString notice() const { return workbench.notices.texts().isEmpty() ? QString() : workbench.notices.texts().back(); }
    PlaceList* places() { return panel.navigation().places(); }
    RenameBar* renaming() { return panel.navigation().renaming(); }
    QPoint pointAt(qsizetype position)
    {
        const auto place = static_cast<long>(position);
        return {static_cast<int>(editor().SendScintilla(QsciScintilla::SCI_POINTXFROMPOSITION, 0UL, place)) + 2,
                static_cast<int>(editor().SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, place)) + 6};
    }

    Workbench workbench;
    EditorPanel panel;
    bool isReady = false;
};

void write(const QString& path, const QByteArray& text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

}  // namespace

class NavigationTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void keysGoToDefinitions_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<int>("nth");
        QTest::addColumn<int>("line");
        QTest::newRow("a kernel at its launch") << QByteArray("blend") << 1 << 5;
        QTest::newRow("a device function") << QByteArray("weigh") << 1 << 4;
        QTest::newRow("a macro") << QByteArray("TILE") << 2 << 3;
        QTest::newRow("a parameter") << QByteArray("n] =") << 0 << 5;
        QTest::newRow("a variable") << QByteArray("n); }") << 0 << 9;
    }
    void keysGoToDefinitions()
    {
        QFETCH(QByteArray, words);
        QFETCH(int, nth);
        Bench bench;
        bench.open(kProgram);
        bench.goTo(words, nth);
        bench.press(Qt::Key_F12);
        QTEST(bench.line(), "line");
        QVERIFY(words.startsWith(bench.atCaret(1)));
        QVERIFY(bench.editor().hasFocus());
    }

    void aClickWithCtrlGoesThereToo()
    {
        Bench bench;
        bench.open(kProgram);
        const QPoint use = bench.pointAt(kProgram.indexOf("weigh(n)") + 1);
        QTest::mouseClick(bench.editor().viewport(), Qt::LeftButton, Qt::ControlModifier, use);
        QCOMPARE(bench.line(), 4);
        QCOMPARE(bench.atCaret(5), QByteArray("weigh"));
        QCOMPARE(bench.editor().SendScintilla(QsciScintilla::SCI_GETSELECTIONS), 1L);
        QTest::mouseDClick(bench.editor().viewport(), Qt::LeftButton, Qt::ControlModifier, use);
        QCOMPARE(bench.line(), 4);
        QVERIFY(!bench.editor().hasSelectedText());
    }

    void whatIsNotFoundIsSaid()
    {
        Bench bench;
        bench.open(kProgram + "void f() { printf(\"\"); }\n");
        bench.goTo("printf");
        const long before = bench.editor().caret();
        bench.press(Qt::Key_F12);
        QCOMPARE(bench.notice(), QStringLiteral("printf is not defined in this file."));
        QCOMPARE(bench.editor().caret(), before);
        bench.goTo("// weigh", 0, 5);
        for (const Qt::KeyboardModifier modifier : {Qt::NoModifier, Qt::ShiftModifier}) {
            bench.press(Qt::Key_F12, modifier);
            QCOMPARE(bench.notice(), QStringLiteral("There is no name at the caret."));
        }
        bench.goTo("TILE");
        bench.press(Qt::Key_F12);
        QCOMPARE(bench.notice(), QStringLiteral("This is the definition of TILE."));
        bench.goTo("printf");
        bench.press(Qt::Key_F2);
        QCOMPARE(bench.notice(), QStringLiteral("printf is not defined in this file."));
        QVERIFY(bench.renaming() == nullptr);
    }

    void includedHeadersOpen()
    {
        QTemporaryDir folder;
        const QString source = folder.filePath("project/main.cu");
        write(source, kProgram);
        Bench bench;
        QSignalSpy opened(&bench.workbench.navigator, &Navigator::openRequested);
        bench.open(kProgram, source);
        bench.goTo("common/scale", 0, 3);
        bench.press(Qt::Key_F12);
        QCOMPARE(bench.notice(), QStringLiteral("common/scale.cuh was not found in the folders of this program."));
        write(folder.filePath("project/common/scale.cuh"), "// scale\n");
        bench.press(Qt::Key_F12);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0][0].toString(), QFileInfo(folder.filePath("project/common/scale.cuh")).canonicalFilePath());
        // What lies elsewhere is another's, whichever way it is named, until that folder is trusted.
        write(folder.filePath("other/own.h"), "// own\n");
        QVERIFY(QFile::link(folder.filePath("other/own.h"), folder.filePath("project/link.h")));
        bench.open("#include \"../other/own.h\"\n#include \"link.h\"\n", source, true);
        for (const char* const name : {"../other", "link"}) {
            bench.goTo(name);
            bench.press(Qt::Key_F12);
            QCOMPARE(opened.size(), 1);
        }
        trustFolderOf(folder.filePath("other/own.h"));
        bench.press(Qt::Key_F12);
        QCOMPARE(opened.size(), 2);
        QCOMPARE(opened[1][0].toString(), QFileInfo(folder.filePath("other/own.h")).canonicalFilePath());
    }

    // To where the jump began, which moved on with its line; of a tab that is closed nothing is left.
    void jumpsAreTakenBack()
    {
        Bench bench;
        bench.open(kProgram);
        bench.goTo("weigh", 1);
        const int began = bench.line();
        bench.press(Qt::Key_F12);
        QVERIFY(bench.line() != began);
        bench.editor().insertAt(QStringLiteral("\n"), 0, 0);
        bench.press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(bench.line(), began + 1);
        QCOMPARE(bench.atCaret(5), QByteArray("eigh("));
        bench.press(Qt::Key_F12);
        bench.workbench.documents.add({.text = "int other;\n"});
        bench.editor().setFocus();
        bench.press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(bench.workbench.documents.currentIndex(), 0);
        QCOMPARE(bench.line(), began + 1);
        bench.press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(bench.line(), began + 1);
        bench.press(Qt::Key_F12);
        bench.workbench.documents.show(1);
        bench.workbench.documents.close(0);
        bench.press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(bench.text(), QByteArray("int other;\n"));
    }

    void referencesAreListed()
    {
        Bench bench;
        bench.open(kProgram);
        bench.goTo("weigh");
        bench.press(Qt::Key_F12, Qt::ShiftModifier);
        QVERIFY(bench.places() != nullptr && bench.places()->isVisible());
        QCOMPARE(bench.places()->title(), QStringLiteral("weigh: 2 places in this file"));
        QVERIFY2(!bench.places()->isWaiting(), "nobody was asked");
        QCOMPARE(bench.places()->rows(),
                 (QStringList{QStringLiteral("4: __device__ float weigh(float v) { return v * TILE; }"),
                              QStringLiteral("7: if (n > 0) out[n] = weigh(n);  // weigh by n")}));
        savePictures(bench.panel, QStringLiteral("references"));
        QListWidget* const rows = bench.places()->view();
        QVERIFY(rows->hasFocus());
        QTest::keyClick(rows, Qt::Key_Down);
        QTest::keyClick(rows, Qt::Key_Return);
        QCOMPARE(bench.line(), 7);
        QCOMPARE(bench.atCaret(8), QByteArray("weigh(n)"));
        // The lines move with the text.
        bench.workbench.documents.current().replaceRange(0, 0, "// one more\n");
        emit rows->itemClicked(rows->item(1));
        QCOMPARE(bench.line(), 8);
        QCOMPARE(bench.atCaret(8), QByteArray("weigh(n)"));
        rows->setFocus();
        QTest::keyClick(rows, Qt::Key_Escape);
        QVERIFY(!bench.places()->isVisible());
        QVERIFY(bench.editor().hasFocus());
        bench.press(Qt::Key_F12, Qt::ShiftModifier);
        bench.open("int other;\n");
        QVERIFY(!bench.places()->isVisible());
    }

    void aNameIsRenamedInOneStep()
    {
        Bench bench;
        bench.open(kProgram);
        bench.goTo("weigh(n)", 0, 2);
        bench.press(Qt::Key_F2);
        QVERIFY(bench.renaming() != nullptr && bench.renaming()->isVisible());
        QCOMPARE(bench.renaming()->preview(), QStringLiteral("2 places in this file will change."));
        QLineEdit* const field = bench.renaming()->field();
        QVERIFY(field->hasFocus());
        QCOMPARE(field->selectedText(), QStringLiteral("weigh"));
        QVERIFY(!bench.renaming()->isReady());
        savePictures(bench.panel, QStringLiteral("rename"));
        QTest::keyClicks(field, QStringLiteral("float"));
        QVERIFY(!bench.renaming()->isReady());
        QCOMPARE(bench.renaming()->preview(), QStringLiteral("float is a word of the language."));
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("bl end"));  // a blank is no part of a name
        QCOMPARE(field->text(), QStringLiteral("blend"));
        QCOMPARE(bench.renaming()->preview(),
                 QStringLiteral("2 places in this file will change. blend is a name of this file already."));
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("heavier"));
        QTest::keyClick(field, Qt::Key_Return);
        QByteArray expected = kProgram;
        expected.replace("weigh(float", "heavier(float").replace("weigh(n)", "heavier(n)");
        QCOMPARE(bench.text(), expected);
        QCOMPARE(bench.notice(), QStringLiteral("weigh is heavier now, at 2 places."));
        QVERIFY(!bench.renaming()->isVisible());
        QVERIFY(bench.editor().hasFocus());
        QCOMPARE(bench.atCaret(10), QByteArray("heavier(n)"));
        bench.editor().undo();
        QCOMPARE(bench.text(), kProgram);
    }

    void onlyWhatIsMeantIsRenamed()
    {
        Bench bench;
        bench.open(kProgram);
        bench.goTo("n)\n");
        bench.press(Qt::Key_F2);
        QCOMPARE(bench.renaming()->preview(), QStringLiteral("4 places in this file will change."));
        QTest::keyClicks(bench.renaming()->field(), QStringLiteral("count"));
        // The caret is moved meanwhile: the name that was asked for is renamed all the same.
        bench.editor().select(0, 0);
        QTest::keyClick(bench.renaming()->field(), Qt::Key_Return);
        QVERIFY(bench.text().contains("(float* out, int count)"));
        QVERIFY(bench.text().contains("if (count > 0) out[count] = weigh(count);  // weigh by n"));
        QVERIFY(bench.text().contains("int n = 3; blend<<<1, TILE>>>(nullptr, n);"));
    }

    void anEditEndsRenaming()
    {
        Bench bench;
        bench.open(kProgram);
        bench.goTo("weigh");
        bench.press(Qt::Key_F2);
        QVERIFY(bench.renaming()->isVisible());
        bench.workbench.documents.current().replaceRange(0, 0, "//\n");
        QVERIFY(!bench.renaming()->isVisible());
        bench.goTo("weigh");
        bench.press(Qt::Key_F2);
        QTest::keyClick(bench.renaming()->field(), Qt::Key_Escape);
        QVERIFY(!bench.renaming()->isVisible());
        QCOMPARE(bench.text(), "//\n" + kProgram);
    }

    /// What the file does not define is asked of clangd, in trusted folders alone; a header elsewhere opens to be read.
    void headersAreReachedThroughClangd()
    {
        qputenv("KERNELDESK_CLANGD", KD_FAKE_CLANGD);
        QTemporaryDir folder;
        const QString header = folder.filePath("other/own.h");
        const QString source = folder.filePath("project/main.cu");
        const QByteArray text = "// target:" + header.toUtf8() + "\nint twice() { return scaled(1); }\n";
        write(header, "// 1\n// 2\n// 3\n// 4\n// 5\n  scaled\n");
        write(source, text);
        Bench bench;
        CodeServer server({.worker = KD_WORKER});
        bench.panel.questions().setServer(&server);
        bench.open(text, source);
        bench.goTo("scaled");
        bench.press(Qt::Key_F12);
        QCOMPARE(bench.notice(), QStringLiteral("scaled is not defined in this file."));
        bench.open(text, source, true);
        bench.goTo("scaled");
        bench.press(Qt::Key_F12);
        const auto current = [&]() -> Document& { return bench.workbench.documents.current(); };
        const auto shown = [&] { return QFileInfo(current().sourcePath()).canonicalFilePath(); };
        QTRY_COMPARE_WITH_TIMEOUT(shown(), QFileInfo(header).canonicalFilePath(), 60'000);
        QTRY_COMPARE(bench.line(), 6);
        QCOMPARE(bench.atCaret(6), QByteArray("scaled"));
        QVERIFY(current().isReadOnly());
        QVERIFY(!current().isTrusted());
        // The list of this file's places is there at once, that with other files behind it.
        bench.workbench.documents.show(bench.workbench.documents.indexOfFile(source));
        bench.goTo("scaled");
        bench.press(Qt::Key_F12, Qt::ShiftModifier);
        QCOMPARE(bench.places()->title(), QStringLiteral("scaled: 1 place in this file"));
        QVERIFY2(bench.places()->isWaiting(), "a list that is not whole yet says so");
        QTRY_COMPARE_WITH_TIMEOUT(bench.places()->title(), QStringLiteral("scaled: 1 place in another file"), 60'000);
        QVERIFY(!bench.places()->isWaiting());
        QCOMPARE(bench.places()->rows().size(), 1);
        QVERIFY(bench.places()->rows().front().startsWith(header));
        qunsetenv("KERNELDESK_CLANGD");
    }

    void namesOfMacrosAreLeftAlone()
    {
        Bench bench;
        bench.open("#define KERNEL(name) __global__ void name##_k(float* x) { *x = 1; }\nKERNEL(fill)\n"
                   "int main() { fill_k<<<1, 1>>>(nullptr); }\n");
        bench.goTo("fill_k");
        bench.press(Qt::Key_F12);
        QCOMPARE(bench.line(), 2);
        bench.goTo("fill_k");
        bench.press(Qt::Key_F2);
        QCOMPARE(bench.notice(), QStringLiteral("A macro makes the name fill_k, which cannot be renamed."));
        QVERIFY(bench.renaming() == nullptr);
    }
};

KD_TEST(NavigationTest, QApplication)

}  // namespace tst_navigation

#include "tst_navigation.moc"
