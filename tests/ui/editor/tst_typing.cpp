// SPDX-License-Identifier: GPL-3.0-or-later
// What the editor's keys do, driven as a user does: completion, tips, carets, lines, bookmarks, columns of figures.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/editormodels.h"
#include "tests/ui/pictures.h"
#include "ui/common/theme.h"
#include "ui/editor/bookmarks.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/codehelp.h"
#include "ui/editor/completionlist.h"
#include "ui/editor/countercolumns.h"
#include "ui/editor/editorpanel.h"
#include "ui/editor/linecolumns.h"
#include "ui/editor/noticebar.h"
#include "ui/editor/problemmarks.h"
#include "ui/editor/tipbox.h"
#include "ui/text/editorsettings.h"
#include "ui/text/liveregisterheat.h"
#include "ui/workbench/documents/documents.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QtTest>

#include <algorithm>
#include <cmath>

namespace tst_typing {

using namespace kd;

namespace {

using Sci = QsciScintilla;

const QByteArray kProgram = "#define TILE 16\n"
                            "struct Params { float alpha; int count; };\n"
                            "__device__ float weigh(const float* values, int index, float scale)\n"
                            "{\n"
                            "    return values[index] * scale;\n"
                            "}\n"
                            "extern \"C\" __global__ void blend(float4* out, const float* in, Params params, int n)\n"
                            "{\n"
                            "    const int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                            "    \n"
                            "}\n";
constexpr int kFree = 9;  // a line of kProgram to type in

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
    CodeHelp& help() { return editor().help(); }
    void open(const QByteArray& text, const Session& session = {})
    {
        workbench.documents.replace({.session = session, .text = text});
    }
    /// In the free line of kProgram.
    void openToType()
    {
        open(kProgram);
        editor().setCursorPosition(kFree, 4);
    }
    void type(const QString& text) { QTest::keyClicks(&editor(), text); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&editor(), key, modifiers); }
    QByteArray text() { return workbench.documents.current().text(); }
    QByteArray line(int number) { return editor().lineBytes(number); }
    bool hasList() { return help().list() != nullptr && help().list()->isVisible(); }
    bool hasTip() { return help().tip() != nullptr && help().tip()->isVisible(); }
    QString tip() { return hasTip() ? help().tip()->plainText() : QString(); }
    QStringList offered()
    {
        QStringList words;
        const QAbstractItemModel* const model = hasList() ? help().list()->model() : nullptr;
        for (int row = 0; model != nullptr && row < model->rowCount(); ++row)
            words << model->index(row, 0).data().toString();
        return words;
    }
    QAction* action(const char* id)
    {
        const QList<QAction*> all = panel.editActions() + panel.viewActions();
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const QAction* each) { return each->objectName() == QLatin1String(id); });
        return found == all.end() ? nullptr : *found;
    }
    long carets() { return editor().SendScintilla(Sci::SCI_GETSELECTIONS); }

    Workbench workbench;
    EditorPanel panel;
    bool isReady = false;
};

LineColumn registersOf(int first, int lines)
{
    LineColumn column{.id = QStringLiteral("registers"), .title = QStringLiteral("Live registers"), .head = QStringLiteral("regs"),
                      .meaning = QStringLiteral("The most registers that live at once.")};
    for (int i = 0; i < lines; ++i)
        column.cells.push_back({.line = first + i,
                                .text = QString::number(20 + 3 * i),
                                .share = i / std::max(1.0, lines - 1.0),
                                .isPeak = i == lines - 1});
    return column;
}

}  // namespace

class TypingTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void wordsAreOfferedAfterThreeLetters()
    {
        Bench bench;
        bench.openToType();
        bench.type(QStringLiteral("__"));
        QVERIFY(!bench.hasList());
        bench.type(QStringLiteral("syncth"));
        QVERIFY(bench.offered().contains(QStringLiteral("__syncthreads")));
        savePictures(bench.panel, QStringLiteral("completion"));
        bench.press(Qt::Key_Return);
        QCOMPARE(bench.line(kFree), QByteArray("    __syncthreads"));
        QVERIFY(!bench.hasList());
    }

    void returnIsNotSwallowed()
    {
        Bench bench;
        bench.openToType();
        // A whole word: what is offered besides is longer, and not what was meant.
        bench.type(QStringLiteral("int"));
        bench.press(Qt::Key_Return);
        QCOMPARE(bench.line(kFree), QByteArray("    int"));
        QCOMPARE(bench.line(kFree + 1), QByteArray("    "));
        QVERIFY(!bench.hasList());
        // Behind a point nothing was chosen yet.
        bench.type(QStringLiteral("threadIdx."));
        QVERIFY(bench.hasList());
        bench.press(Qt::Key_Return);
        QCOMPARE(bench.line(kFree + 1), QByteArray("    threadIdx."));
    }

    void escapeClosesTheList()
    {
        Bench bench;
        bench.openToType();
        bench.type(QStringLiteral("threa"));
        QVERIFY(bench.hasList());
        bench.press(Qt::Key_Escape);
        QVERIFY(!bench.hasList());
        bench.press(Qt::Key_Return);
        QCOMPARE(bench.line(kFree), QByteArray("    threa"));
    }

    void arrowsChoose()
    {
        Bench bench;
        bench.openToType();
        bench.type(QStringLiteral("threadIdx."));
        QCOMPARE(bench.offered(), QStringList({QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("z")}));
        bench.press(Qt::Key_Down);
        bench.press(Qt::Key_Down);
        bench.press(Qt::Key_Tab);
        QCOMPARE(bench.line(kFree), QByteArray("    threadIdx.y"));
    }

    void membersAreThoseOfTheType_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("members");
        const QStringList four{QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("z"), QStringLiteral("w")};
        QTest::newRow("struct") << QStringLiteral("params.") << QStringList{QStringLiteral("alpha"), QStringLiteral("count")};
        QTest::newRow("arrow") << QStringLiteral("out->") << four;
        QTest::newRow("element") << QStringLiteral("out[i + 1].") << four;
        QTest::newRow("number") << QStringLiteral("float f = 1.") << QStringList();
        QTest::newRow("minus") << QStringLiteral("i = n >") << QStringList();
    }
    void membersAreThoseOfTheType()
    {
        QFETCH(QString, typed);
        Bench bench;
        bench.openToType();
        bench.type(typed);
        QTEST(bench.offered(), "members");
    }

    void groupsHaveMembers()
    {
        Bench bench;
        bench.openToType();
        bench.type(QStringLiteral("auto tile = cg::tiled_partition<32>(block); tile.sh"));
        QCOMPARE(bench.offered().mid(0, 2), QStringList({QStringLiteral("shfl"), QStringLiteral("shfl_up")}));
    }

    void wordsOfTheFileAreOffered()
    {
        Bench bench;
        bench.openToType();
        bench.type(QStringLiteral("wei"));
        QCOMPARE(bench.offered(), QStringList{QStringLiteral("weigh")});
        bench.press(Qt::Key_Tab);
        bench.type(QStringLiteral("(in, TIL"));
        QVERIFY(bench.offered().contains(QStringLiteral("TILE")));
    }

    void commentsAndStringsHaveNoWords()
    {
        for (const char* const typed : {"// threadI", "\"threadI", "/* threadI", "#include <threadI"}) {
            Bench bench;
            bench.open("\n");
            bench.type(QLatin1String(typed));
            QVERIFY2(!bench.hasList(), typed);
        }
        Bench bench;
        bench.open("/* a\n\n*/ int x;\n");
        bench.editor().setCursorPosition(1, 0);
        bench.type(QStringLiteral("threadI"));
        QVERIFY(!bench.hasList());
    }

    void completionCanBeTurnedOff()
    {
        Bench bench;
        EditorSettings::instance().set({.completesAsTyped = false});
        bench.openToType();
        bench.type(QStringLiteral("shfl_d"));
        QVERIFY(!bench.hasList());
        bench.action("editor.complete")->trigger();
        QVERIFY(bench.offered().contains(QStringLiteral("__shfl_down_sync")));
        bench.press(Qt::Key_Return);
        QCOMPARE(bench.line(kFree), QByteArray("    __shfl_down_sync"));
    }

    void completesAtEveryCaret()
    {
        Bench bench;
        bench.open("\n\n\n");
        bench.press(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        bench.press(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(bench.carets(), 3L);
        bench.type(QStringLiteral("blockD"));
        bench.press(Qt::Key_Tab);
        bench.type(QStringLiteral(".x"));
        QCOMPARE(bench.text(), QByteArray("blockDim.x\nblockDim.x\nblockDim.x\n"));
    }

    void callsAreExplained()
    {
        Bench bench;
        bench.openToType();
        bench.type(QStringLiteral("float v = __shfl_down_sync("));
        QVERIFY2(bench.tip().contains(QStringLiteral("unsigned mask, T value, unsigned delta")), qPrintable(bench.tip()));
        QVERIFY(bench.tip().contains(QStringLiteral("lane delta above")));
        savePictures(bench.panel, QStringLiteral("calltip-first"));
        bench.type(QStringLiteral("~0u, weigh(in, "));
        QVERIFY(bench.tip().startsWith(QStringLiteral("float weigh(")));
        bench.type(QStringLiteral("i, 2.0f), "));
        QVERIFY(bench.tip().startsWith(QStringLiteral("T __shfl_down_sync(")));
        bench.type(QStringLiteral("1)"));
        QVERIFY(!bench.hasTip());
    }

    void theArgumentIsHighlighted()
    {
        Bench bench;
        bench.openToType();
        bench.type(QStringLiteral("atomicAdd("));
        bench.help().tip()->grab();
        const auto bold = [&] {
            return bench.help()
                .tip()
                ->findChild<QLabel*>()
                ->text()
                .section(QStringLiteral("<b"), 1)
                .section(u'>', 1)
                .section(u'<', 0, 0);
        };
        QCOMPARE(bold(), QStringLiteral("T* address"));
        bench.type(QStringLiteral("out, "));
        QCOMPARE(bold(), QStringLiteral("T value"));
        savePictures(bench.panel, QStringLiteral("calltip-second"));
        bench.press(Qt::Key_Escape);
        QVERIFY(!bench.hasTip());
    }

    void theWordUnderTheMouseIsExplained()
    {
        Bench bench;
        bench.open(kProgram);
        const long at = bench.text().indexOf("threadIdx") + 3;
        emit bench.editor().SCN_DWELLSTART(static_cast<int>(at), 0, 0);
        QVERIFY(bench.tip().contains(QStringLiteral("Index of the thread in its block")));
        savePictures(bench.panel, QStringLiteral("hover"));
        emit bench.editor().SCN_DWELLEND(0, 0, 0);
        QVERIFY(!bench.hasTip());
        bench.panel.marks()->setProblems(
            {{.message = QStringLiteral("no i here"), .place = {.line = 9, .column = 15}, .revision = 1}}, {});
        emit bench.editor().SCN_DWELLSTART(static_cast<int>(bench.editor().lineStart(8) + 14), 0, 0);
        QCOMPARE(bench.tip(), QStringLiteral("no i here"));
        bench.panel.hide();
        QVERIFY2(!bench.hasTip(), "it goes with the text");
    }

    void caretsAreAddedAndLeft()
    {
        Bench bench;
        bench.open("alpha\nbeta\ngamma\n");
        bench.press(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        bench.press(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        bench.type(QStringLiteral("- "));
        QCOMPARE(bench.text(), QByteArray("- alpha\n- beta\n- gamma\n"));
        QApplication::clipboard()->setText(QStringLiteral("> "));
        bench.action("editor.paste")->trigger();
        QCOMPARE(bench.text(), QByteArray("- > alpha\n- > beta\n- > gamma\n"));
        savePictures(bench.panel, QStringLiteral("carets"));
        bench.press(Qt::Key_Escape);
        QCOMPARE(bench.carets(), 1L);
        bench.editor().undo();
        QCOMPARE(bench.text(), QByteArray("- alpha\n- beta\n- gamma\n"));
    }

    /// The second press of a double click gives its caret the word, and brings none back that the text has no place for.
    void doubleClicksAddWords()
    {
        Bench bench;
        bench.open("one two\nlonger words\n");
        const auto pointAt = [&](long position) {
            return QPoint(static_cast<int>(bench.editor().SendScintilla(Sci::SCI_POINTXFROMPOSITION, 0UL, position)) + 1,
                          static_cast<int>(bench.editor().SendScintilla(Sci::SCI_POINTYFROMPOSITION, 0UL, position)) + 3);
        };
        bench.editor().select(20, 20);
        QWidget* const view = bench.editor().viewport();
        QTest::mouseClick(view, Qt::LeftButton, Qt::AltModifier, pointAt(5));
        QTest::mouseDClick(view, Qt::LeftButton, Qt::AltModifier, pointAt(5));
        QCOMPARE(bench.carets(), 2L);
        QCOMPARE(bench.editor().bytes(bench.editor().SendScintilla(Sci::SCI_GETSELECTIONSTART),
                                      bench.editor().SendScintilla(Sci::SCI_GETSELECTIONEND)),
                 QByteArray("two"));
        bench.workbench.documents.current().replaceRange(8, 21, {});  // while the button is held
        QTest::mouseMove(view, pointAt(6));
        QTest::mouseRelease(view, Qt::LeftButton, Qt::AltModifier, pointAt(6));
        QTest::mouseClick(view, Qt::LeftButton, Qt::AltModifier, pointAt(1));
        QTest::mouseDClick(view, Qt::LeftButton, Qt::AltModifier, pointAt(1));
        for (unsigned long i = 0; i < static_cast<unsigned long>(bench.carets()); ++i)
            QVERIFY(bench.editor().SendScintilla(Sci::SCI_GETSELECTIONNCARET, i) <= bench.editor().length());
        QTest::mouseRelease(view, Qt::LeftButton, Qt::AltModifier, pointAt(1));
        QTest::mouseClick(view, Qt::LeftButton, Qt::ShiftModifier, pointAt(2));
        QCOMPARE(bench.carets(), 1L);
    }

    void altClickAddsACaret()
    {
        Bench bench;
        bench.open("alpha\nbeta\n");
        const auto pointAt = [&](long position) {
            return QPoint(static_cast<int>(bench.editor().SendScintilla(Sci::SCI_POINTXFROMPOSITION, 0UL, position)),
                          static_cast<int>(bench.editor().SendScintilla(Sci::SCI_POINTYFROMPOSITION, 0UL, position)) + 6);
        };
        QTest::mouseClick(bench.editor().viewport(), Qt::LeftButton, Qt::AltModifier, pointAt(8));
        QCOMPARE(bench.carets(), 2L);
        bench.type(QStringLiteral("x"));
        QCOMPARE(bench.text(), QByteArray("xalpha\nbexta\n"));
    }

    void altDragSelectsARectangle()
    {
        Bench bench;
        bench.open("abcd\nefgh\nijkl\n");
        const auto pointAt = [&](long position) {
            return QPoint(static_cast<int>(bench.editor().SendScintilla(Sci::SCI_POINTXFROMPOSITION, 0UL, position)) + 1,
                          static_cast<int>(bench.editor().SendScintilla(Sci::SCI_POINTYFROMPOSITION, 0UL, position)) + 6);
        };
        QWidget* const view = bench.editor().viewport();
        QTest::mousePress(view, Qt::LeftButton, Qt::AltModifier, pointAt(1));
        QMouseEvent move(QEvent::MouseMove, pointAt(13), view->mapToGlobal(pointAt(13)), Qt::NoButton, Qt::LeftButton,
                         Qt::AltModifier);
        QApplication::sendEvent(view, &move);
        QTest::mouseRelease(view, Qt::LeftButton, Qt::AltModifier, pointAt(13));
        QCOMPARE(bench.editor().SendScintilla(Sci::SCI_SELECTIONISRECTANGLE), 1L);
        bench.press(Qt::Key_Delete);
        QCOMPARE(bench.text(), QByteArray("ad\neh\nil\n"));
    }

    void nextOccurrenceIsSelected()
    {
        Bench bench;
        bench.open("int sum = 0;\nsum += summand;\nsum *= 2;\n");
        bench.editor().setCursorPosition(0, 5);
        bench.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(bench.editor().selectedText(), QStringLiteral("sum"));
        bench.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        bench.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(bench.carets(), 3L);
        bench.type(QStringLiteral("total"));
        QCOMPARE(bench.text(), QByteArray("int total = 0;\ntotal += summand;\ntotal *= 2;\n"));
    }

    void commentsAtEveryCaret()
    {
        Bench bench;
        bench.open("a;\nb;\nc;\n");
        bench.press(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        bench.press(Qt::Key_Slash, Qt::ControlModifier);
        QCOMPARE(bench.text(), QByteArray("// a;\n// b;\nc;\n"));
    }

    void linesMove_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<bool>("goesUp");
        QTest::addColumn<QByteArray>("moved");
        QTest::newRow("up") << QByteArray("a\nb\nc\n") << 1 << true << QByteArray("b\na\nc\n");
        QTest::newRow("down") << QByteArray("a\nb\nc\n") << 0 << false << QByteArray("b\na\nc\n");
        QTest::newRow("first stays") << QByteArray("a\nb\n") << 0 << true << QByteArray("a\nb\n");
        QTest::newRow("last stays") << QByteArray("a\nb") << 1 << false << QByteArray("a\nb");
        QTest::newRow("without end, up") << QByteArray("a\nb") << 1 << true << QByteArray("b\na");
        QTest::newRow("without end, down") << QByteArray("a\nb") << 0 << false << QByteArray("b\na");
        QTest::newRow("windows") << QByteArray("a\r\nb\r\nc") << 2 << true << QByteArray("a\r\nc\r\nb");
    }
    void linesMove()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(bool, goesUp);
        Bench bench;
        bench.open(text);
        bench.editor().setCursorPosition(line, 1);
        bench.press(goesUp ? Qt::Key_Up : Qt::Key_Down, Qt::AltModifier);
        QTEST(bench.text(), "moved");
        if (bench.text() == text)
            return;
        int now = 0, column = 0;
        bench.editor().getCursorPosition(&now, &column);
        QCOMPARE(now, goesUp ? line - 1 : line + 1);
        QCOMPARE(column, 1);
        bench.editor().undo();
        QCOMPARE(bench.text(), text);
    }

    void bookmarksMoveWithTheirLines()
    {
        Bench bench;
        bench.open("a\nb\nc\nd\n");
        bench.editor().setCursorPosition(1, 0);
        bench.press(Qt::Key_F2, Qt::ControlModifier);
        QCOMPARE(bench.editor().bookmarks().lines(), std::vector<int>{1});
        bench.press(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(bench.editor().bookmarks().lines(), std::vector<int>{2});
        // Past it goes the line beneath.
        bench.editor().setCursorPosition(3, 0);
        bench.press(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(bench.text(), QByteArray("a\nc\nd\nb\n"));
        QCOMPARE(bench.editor().bookmarks().lines(), std::vector<int>{3});
        bench.editor().setCursorPosition(0, 0);
        bench.press(Qt::Key_Return);
        QCOMPARE(bench.editor().bookmarks().lines(), std::vector<int>{4});
    }

    void bookmarksAreSteppedThroughAndKept()
    {
        Bench bench;
        bench.open(kProgram);
        for (const int line : {2, 6})
            bench.editor().bookmarks().toggleAt(line);
        const auto lineNow = [&] { return bench.editor().lineOf(bench.editor().caret()); };
        for (const int line : {2, 6, 2}) {
            bench.press(Qt::Key_PageDown, Qt::AltModifier);
            QCOMPARE(lineNow(), line);
        }
        bench.press(Qt::Key_PageUp, Qt::AltModifier);
        QCOMPARE(lineNow(), 6);
        savePictures(bench.panel, QStringLiteral("bookmarks"));
        Session session = bench.workbench.documents.current().viewedSession();
        bench.open("other\n");
        QVERIFY(bench.editor().bookmarks().lines().empty());
        bench.open(kProgram, session);
        QCOMPARE(bench.editor().bookmarks().lines(), (std::vector<int>{2, 6}));
        session.view["editor"]["bookmarks"] = Json::parse(R"([-3, "x", 2, 99999999999, 400])");
        bench.open(kProgram, session);
        QCOMPARE(bench.editor().bookmarks().lines(), std::vector<int>{1});
    }

    void blocksIndentAndOutdent()
    {
        Bench bench;
        bench.open("void f()\n");
        bench.editor().setCursorPosition(0, 8);
        for (const char* const line : {"", "{", "if (a) {", "b();", "}", "}"}) {
            bench.type(QLatin1String(line));
            bench.press(Qt::Key_Escape);
            if (QByteArray(line) != "}" || bench.line(bench.editor().lineOf(bench.editor().caret())) != "}")
                bench.press(Qt::Key_Return);
        }
        QCOMPARE(bench.text(), QByteArray("void f()\n{\n    if (a) {\n        b();\n    }\n}\n"));
    }

    void indentationIsTheFiles()
    {
        Bench bench;
        bench.open("{\n\tint a;\n}\n");
        bench.editor().setCursorPosition(1, 7);
        bench.press(Qt::Key_Return);
        bench.type(QStringLiteral("b;"));
        QCOMPARE(bench.text(), QByteArray("{\n\tint a;\n\tb;\n}\n"));
    }

    void trailingSpaceStays()
    {
        Bench bench;
        bench.open("a;   \n");
        bench.editor().setCursorPosition(0, 5);
        bench.press(Qt::Key_Return);
        QCOMPARE(bench.text(), QByteArray("a;   \n\n"));
    }

    void endsOfTextsTakeANewLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("empty") << QByteArray() << QByteArray("\n");
        QTest::newRow("line") << QByteArray("a;") << QByteArray("a;\n");
        QTest::newRow("line with its end") << QByteArray("a;\n") << QByteArray("a;\n\n");
        QTest::newRow("foreign ends") << QByteArray("a;\r\nb;") << QByteArray("a;\r\nb;\r\n");
        QTest::newRow("open block") << QByteArray("f() {") << QByteArray("f() {\n    ");
        QTest::newRow("several bytes a character") << QByteArray("    // \u00e9\u65e5") << QByteArray("    // \u00e9\u65e5\n    ");
    }

    void endsOfTextsTakeANewLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        Bench bench;
        bench.open(text);
        bench.press(Qt::Key_End, Qt::ControlModifier);
        bench.press(Qt::Key_Return);
        QCOMPARE(bench.text(), expected);
        while (bench.editor().isUndoAvailable())
            bench.editor().undo();
        QCOMPARE(bench.text(), text);
    }

    void endsOfTextsTakeANewLineAtEveryCaret()
    {
        Bench bench;
        bench.open("  a\n  b\n  c");
        bench.press(Qt::Key_End);
        bench.press(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        bench.press(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(bench.carets(), 3L);
        bench.press(Qt::Key_Return);
        bench.type(QStringLiteral("x"));
        QCOMPARE(bench.text(), QByteArray("  a\n  x\n  b\n  x\n  c\n  x"));
    }

    void commentMarksOfTheLastLineAreRemoved_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("alone") << QByteArray("//") << QByteArray();
        QTest::newRow("last") << QByteArray("a;\n  //") << QByteArray("a;\n  ");
        QTest::newRow("with its space") << QByteArray("a;\n// ") << QByteArray("a;\n");
        QTest::newRow("with a letter") << QByteArray("//x") << QByteArray("x");
    }

    void commentMarksOfTheLastLineAreRemoved()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        Bench bench;
        bench.open(text);
        bench.press(Qt::Key_End, Qt::ControlModifier);
        bench.press(Qt::Key_Slash, Qt::ControlModifier);
        QCOMPARE(bench.text(), expected);
    }

    void braceIsFound()
    {
        Bench bench;
        bench.open("f(a, (b));\n");
        bench.editor().setCursorPosition(0, 1);
        bench.press(Qt::Key_M, Qt::ControlModifier);
        int line = 0, column = 0;
        bench.editor().getCursorPosition(&line, &column);
        QVERIFY(column == 8 || column == 9);
    }

    void zoomAndRulerAreSettings()
    {
        Bench bench;
        bench.open(kProgram);
        bench.action("editor.zoomIn")->trigger();
        QCOMPARE(EditorSettings::instance().values().zoom, 1);
        Bench other;
        EditorSettings::instance().set({.ruler = 100, .zoom = 3});
        QCOMPARE(other.editor().SendScintilla(Sci::SCI_GETZOOM), 3L);
        QCOMPARE(other.editor().edgeColumn(), 100);
        QCOMPARE(other.editor().edgeMode(), Sci::EdgeLine);
        other.action("editor.zoomReset")->trigger();
        QCOMPARE(EditorSettings::instance().values().zoom, 0);
        EditorSettings::instance().set({.ruler = -4, .zoom = 900});
        QCOMPARE(EditorSettings::instance().values(), (EditorSettings::Values{.zoom = EditorSettings::kLargestZoom}));
        EditorSettings::instance().set({});
    }

    void tabsAndWrappingAreSettings()
    {
        Bench bench;
        bench.open("\n");
        QCOMPARE(bench.editor().tabWidth(), 4);
        EditorSettings::instance().set({.tabWidth = 2, .wrapsLines = true});
        QCOMPARE(bench.editor().tabWidth(), 2);
        QCOMPARE(bench.editor().wrapMode(), Sci::WrapWord);
        bench.press(Qt::Key_Tab);
        QCOMPARE(bench.text(), QByteArray("  \n"));
        bench.open("other\n");
        QCOMPARE(bench.editor().tabWidth(), 2);
        EditorSettings::instance().set({.tabWidth = 900});
        QCOMPARE(EditorSettings::instance().values().tabWidth, EditorSettings::kLargestTabWidth);
        EditorSettings::instance().set({});
        QCOMPARE(bench.editor().wrapMode(), Sci::WrapNone);
        QCOMPARE(bench.editor().tabWidth(), 4);
    }

    void theMenuOfTheTextHasEightEntries()
    {
        Bench bench;
        bench.open(kProgram);
        emit bench.editor().menuWanted(QPoint(10, 10));
        const auto* const menu = bench.panel.findChild<QMenu*>();
        QVERIFY(menu != nullptr);
        const QList<QAction*> actions = menu->actions();
        QCOMPARE(std::ranges::count_if(actions, [](const QAction* each) { return !each->isSeparator(); }), 8);
        QCOMPARE(actions.front(), bench.action("editor.goToDefinition"));
    }

    void bothKeysOfRedoWork()
    {
        Bench bench;
        bench.open("a\n");
        bench.type(QStringLiteral("x"));
        for (const auto& [key, modifiers] : {std::pair(Qt::Key_Y, Qt::KeyboardModifiers(Qt::ControlModifier)),
                                             std::pair(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier)}) {
            bench.press(Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(bench.text(), QByteArray("a\n"));
            bench.press(key, modifiers);
            QCOMPARE(bench.text(), QByteArray("xa\n"));
        }
    }

    void keysAreTheActions()
    {
        Bench bench;
        bench.open("a\nb\n");
        bench.type(QStringLiteral("x"));
        // Whoever gives Undo other keys takes Ctrl+Z from the text, too.
        bench.action("editor.undo")->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_U));
        bench.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bench.text(), QByteArray("xa\nb\n"));
        bench.press(Qt::Key_U, Qt::ControlModifier);
        QCOMPARE(bench.text(), QByteArray("a\nb\n"));
    }

    void figuresStandBesideTheirLines()
    {
        Bench bench;
        bench.open(kProgram);
        QCOMPARE(bench.editor().marginWidth(CodeEditor::ColumnMargin), 0);
        bench.panel.setLineColumn(registersOf(4, 6), bench.workbench.documents.current().revision());
        QVERIFY(bench.editor().marginWidth(CodeEditor::ColumnMargin) > 0);
        savePictures(bench.panel, QStringLiteral("registers"));
        const auto lines = [&] {
            std::vector<int> found;
            for (const LineColumn::Cell& cell : bench.editor().columns().find(QStringLiteral("registers"))->cells)
                found.push_back(cell.line);
            return found;
        };
        bench.editor().setCursorPosition(5, 0);
        bench.press(Qt::Key_Return);
        QCOMPARE(lines(), (std::vector<int>{4, 6, 7, 8, 9, 10}));
        bench.press(Qt::Key_Backspace);
        QCOMPARE(lines(), (std::vector<int>{4, 5, 6, 7, 8, 9}));
        bench.editor().setSelection(5, 0, 7, 0);
        bench.press(Qt::Key_Delete);
        QCOMPARE(lines(), (std::vector<int>{4, 5, 6, 7}));
        bench.action("view.column.registers")->trigger();
        QCOMPARE(bench.editor().marginWidth(CodeEditor::ColumnMargin), 0);
        bench.action("view.column.registers")->trigger();
        QVERIFY(bench.editor().marginWidth(CodeEditor::ColumnMargin) > 0);
        bench.open("other\n");
        QCOMPARE(bench.editor().columns().ids(), QStringList());
    }

    void figuresOfAnOlderTextFindTheirLines()
    {
        Bench bench;
        bench.open(kProgram);
        const quint64 revision = bench.workbench.documents.current().revision();
        bench.editor().setCursorPosition(0, 0);
        bench.press(Qt::Key_Return);
        bench.panel.setLineColumn(registersOf(4, 2), revision);
        QCOMPARE(bench.editor().columns().find(QStringLiteral("registers"))->cells.front().line, 5);
    }

    void countersAreHeat()
    {
        Bench bench;
        bench.open(kProgram);
        LaunchCounts counts;
        for (int line = 5; line <= 11; ++line) {
            const auto weight = static_cast<std::uint64_t>(line - 4);
            counts.lines.push_back({.position = {"a.cu", line},
                                    .executed = 900 * weight * weight,
                                    .activeLanes = 900 * weight * weight * (4 * weight),
                                    .requests = 10,
                                    .sectors = 40 * weight,
                                    .idealSectors = 40,
                                    .bankConflicts = line % 2 == 0 ? 0 : 3100 * weight});
        }
        for (const LineColumn& column : counterColumns(counts, [](const std::string&) { return true; }))
            bench.editor().columns().set(column);
        bench.editor().columns().set(registersOf(4, 6));
        QCOMPARE(bench.editor().columns().ids().size(), 5);
        QCOMPARE(bench.editor().columns().ids().front(), QStringLiteral("registers"));
        QVERIFY(bench.editor().columns().hasHeads());
        savePictures(bench.panel, QStringLiteral("counters"));
        const Theme& theme = Theme::instance();
        const QPoint corner = [&] {
            const int left =
                bench.editor().marginWidth(CodeEditor::IconMargin) + bench.editor().marginWidth(CodeEditor::NumberMargin);
            int x = left + 2;
            while (!bench.editor().columns().tipAt(QPoint(x, -1), left).startsWith(QStringLiteral("Executed")))
                ++x;
            return QPoint(x + 1, 4 * bench.editor().textHeight(0) + 1);
        }();
        const auto colorHere = [&] { return bench.editor().viewport()->grab().toImage().pixelColor(corner); };
        const double share = bench.editor().columns().find(QStringLiteral("executed"))->cells.front().share;
        const int worst = LiveRegisterHeat::of(static_cast<int>(std::lround((1 - share) * 1000)), 0, 1000).level;
        QCOMPARE(colorHere().rgb(), LiveRegisterHeat::back(worst).rgb());
        bench.type(QStringLiteral("x"));
        QCOMPARE(colorHere().rgb(), theme.color(Token::Raised).rgb());
        savePictures(bench.panel, QStringLiteral("counters-stale"));
    }

    void figuresAreExplained()
    {
        Bench bench;
        bench.open(kProgram);
        bench.panel.setLineColumn(registersOf(0, 3), bench.workbench.documents.current().revision());
        const int left = bench.editor().marginWidth(CodeEditor::IconMargin) + bench.editor().marginWidth(CodeEditor::NumberMargin);
        const QString tip = bench.editor().columns().tipAt(QPoint(left + 6, 4), left);
        QVERIFY2(tip.startsWith(QStringLiteral("Live registers\nThe most registers")), qPrintable(tip));
        bench.panel.setLineColumnStale(QStringLiteral("registers"), true);
        QVERIFY(bench.editor().columns().tipAt(QPoint(left + 6, 4), left).contains(QStringLiteral("before it was edited")));
        QCOMPARE(bench.editor().columns().tipAt(QPoint(left + 300, 4), left), QString());
    }

    void dataIsOfferedToArguments()
    {
        Bench bench;
        bench.open(kProgram);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QStringLiteral("/folder/a.npy"))});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(bench.editor().viewport(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(bench.editor().viewport(), &drop);
        QVERIFY(bench.panel.noticeBar()->sentence().startsWith(QStringLiteral("a.npy holds data")));
        QCOMPARE(bench.text(), kProgram);
    }

    void typingInALargeTextStaysQuick()
    {
        QByteArray text;
        for (int line = 0; line < 300000; ++line)
            text += "    value" + QByteArray::number(line) + " += other" + QByteArray::number(line % 977) + ";\n";
        Bench bench;
        bench.open(text);
        bench.editor().setCursorPosition(150000, 0);
        bench.type(QStringLiteral("valu"));
        QVERIFY(bench.hasList());
        QVERIFY(bench.offered().size() <= 2000);
        bench.press(Qt::Key_Escape);
        bench.editor().undo();
    }
};

KD_TEST(TypingTest, QApplication)

}  // namespace tst_typing

#include "tst_typing.moc"
