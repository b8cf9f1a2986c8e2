// SPDX-License-Identifier: GPL-3.0-or-later
// The editor's panel over a workbench without a worker: text, marks, files. What a compile says is in the window's own test.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/editormodels.h"
#include "tests/ui/pictures.h"
#include "ui/common/theme.h"
#include "ui/editor/annotations.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/codehelp.h"
#include "ui/editor/completionlist.h"
#include "ui/editor/documenttabbar.h"
#include "ui/editor/editcostoverlay.h"
#include "ui/editor/editorpanel.h"
#include "ui/editor/gotobar.h"
#include "ui/editor/lineediting.h"
#include "ui/editor/longlineguard.h"
#include "ui/editor/noticebar.h"
#include "ui/editor/problemmarks.h"
#include "ui/editor/sourcewatch.h"
#include "ui/text/editorsettings.h"
#include "ui/text/findbar.h"
#include "ui/workbench/documents/documents.h"

#include <Qsci/qscilexercpp.h>

#include <QApplication>
#include <QAction>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QDropEvent>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

namespace tst_editor {

using namespace kd;

namespace {

const QByteArray kKernel = "// adds\n"
                           "#include <cuda_fp16.h>\n"
                           "__global__ void add(float4* x, int n)\n"
                           "{\n"
                           "    int i = threadIdx.x + 12;\n"
                           "    __syncthreads();\n"
                           "    printf(\"%d\\n\", i);\n"
                           "}\n";

struct Bench {
    Bench() : workbench(Target{}), panel(editorModels(workbench))
    {
        panel.resize(600, 400);
        panel.show();
    }
    Document& document() { return workbench.documents.current(); }
    CodeEditor& editor() { return *panel.editor(); }
    void open(const QByteArray& text, const QString& path = {}, const Session& session = {})
    {
        workbench.documents.replace({.session = session, .text = text, .sourcePath = path});
    }
    int styleAt(const QByteArray& word)
    {
        editor().SendScintilla(QsciScintilla::SCI_COLOURISE, 0UL, -1L);
        const auto at = static_cast<unsigned long>(editor().bytes().indexOf(word));
        return static_cast<int>(editor().SendScintilla(QsciScintilla::SCI_GETSTYLEAT, at));
    }
    QString annotation(int line) { return editor().annotation(line); }
    /// The first row beneath a line, right of the margins.
    QRect rowBeneath(int line)
    {
        const auto row =
            static_cast<int>(editor().SendScintilla(QsciScintilla::SCI_VISIBLEFROMDOCLINE, line)) + 1 - editor().firstVisibleLine();
        int left = 8;
        for (int margin = 0; margin < CodeEditor::MarginCount; ++margin)
            left += editor().marginWidth(margin);
        const int height = editor().textHeight(line);
        return QRect(left, row * height, editor().viewport()->width() - left, height);
    }
    QImage pictureOf(const QRect& rect) { return editor().viewport()->grab(rect).toImage(); }
    void insert(int line, const QByteArray& text)
    {
        editor().replaceRange(editor().lineStart(line), editor().lineStart(line), text);
    }

    Workbench workbench;
    EditorPanel panel;
};

void writeFile(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

/// With kKernel open from a file.
struct WatchedBench : Bench {
    WatchedBench() : path(folder.filePath(QStringLiteral("a.cu")))
    {
        writeFile(path, kKernel);
        open(kKernel, path);
    }
    bool isWatching()
    {
        return QTest::qWaitFor([this] { return panel.watch()->isReady(); });
    }

    QTemporaryDir folder;
    QString path;
};

Problem problemAt(int line, int column, const QString& message, Problem::Severity severity = Problem::Severity::Error)
{
    return {.severity = severity, .message = message, .place = {.line = line, .column = column}, .revision = 1};
}

QByteArray longProgram(int lines)
{
    QByteArray text;
    text += "extern \"C\" __global__ void k(float* x)\n{\n";
    for (int line = 2; line < lines - 1; ++line)
        text += "    x[threadIdx.x] += " + QByteArray::number(line) + ".0f;  // line\n";
    return text + "}\n";
}

}  // namespace

class EditorTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void wordsHaveTheirStyles_data()
    {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<int>("style");
        QTest::newRow("comment") << QByteArray("// adds") << int(QsciLexerCPP::CommentLine);
        QTest::newRow("preprocessor") << QByteArray("#include") << int(QsciLexerCPP::PreProcessor);
        QTest::newRow("qualifier") << QByteArray("__global__") << int(QsciLexerCPP::KeywordSet2);
        QTest::newRow("keyword") << QByteArray("void") << int(QsciLexerCPP::Keyword);
        QTest::newRow("type") << QByteArray("float4") << int(QsciLexerCPP::GlobalClass);
        QTest::newRow("variable") << QByteArray("threadIdx") << int(QsciLexerCPP::KeywordSet2);
        QTest::newRow("function") << QByteArray("__syncthreads") << int(QsciLexerCPP::KeywordSet2);
        QTest::newRow("number") << QByteArray("12") << int(QsciLexerCPP::Number);
        QTest::newRow("string") << QByteArray("\"%d") << int(QsciLexerCPP::DoubleQuotedString);
        QTest::newRow("name") << QByteArray("add(") << int(QsciLexerCPP::Identifier);
    }
    void wordsHaveTheirStyles()
    {
        QFETCH(QByteArray, word);
        Bench bench;
        bench.open(word == "12" ? QByteArray("int a = 12;\n") : kKernel);
        QTEST(bench.styleAt(word), "style");
    }

    void everyTabHasItsUndoCaretAndMarks()
    {
        Bench bench;
        Documents& tabs = bench.workbench.documents;
        tabs.add({.session = {}, .text = "one\ntwo\nthree\n", .sourcePath = QStringLiteral("/a.cu")});
        bench.insert(1, "// typed\n");
        bench.editor().showPlace(2, 1);
        tabs.add({.session = {}, .text = QByteArray(kKernel).replace("\n", "\r\n"), .sourcePath = QStringLiteral("/b.cu")});
        QCOMPARE(bench.editor().bytes(), QByteArray(kKernel).replace("\n", "\r\n"));
        QVERIFY(!bench.editor().isUndoAvailable());
        QCOMPARE(bench.styleAt("__global__"), int(QsciLexerCPP::KeywordSet2));
        bench.insert(0, "// other\n");
        tabs.show(0);
        QCOMPARE(bench.editor().bytes(), QByteArray("one\n// typed\ntwo\nthree\n"));
        QTRY_COMPARE(bench.document().caret().line, 3);
        QVERIFY(bench.document().isModified());
        bench.editor().undo();
        QCOMPARE(bench.editor().bytes(), QByteArray("one\ntwo\nthree\n"));
        QVERIFY2(!bench.document().isModified(), "undo leads back to what was opened");
        bench.editor().redo();
        tabs.show(1);
        QVERIFY(bench.editor().bytes().startsWith("// other\n"));
        bench.editor().undo();
        QCOMPARE(bench.editor().bytes(), QByteArray(kKernel).replace("\n", "\r\n"));
        tabs.close(1);
        QCOMPARE(bench.editor().bytes(), QByteArray("one\n// typed\ntwo\nthree\n"));
    }

    void tabsAreSteppedClosedAndMoved()
    {
        Bench bench;
        QSignalSpy closes(&bench.workbench.navigator, &Navigator::closeRequested);
        for (const char* const name : {"/a.cu", "/b.cu", "/x/a.cu"})
            bench.workbench.documents.add({.session = {}, .text = "x\n", .sourcePath = QLatin1String(name)});
        auto* const bar = bench.panel.findChild<QTabBar*>();
        QCOMPARE(bar->count(), 3);
        QCOMPARE(bar->currentIndex(), 2);
        QCOMPARE(bar->tabText(2), QStringLiteral("x/a.cu"));
        QCOMPARE(bar->tabText(1), QStringLiteral("b.cu"));
        bar->setCurrentIndex(1);
        QCOMPARE(bench.document().sourcePath(), QStringLiteral("/b.cu"));
        bar->moveTab(1, 0);
        QCOMPARE(bench.document().sourcePath(), QStringLiteral("/b.cu"));
        QCOMPARE(bench.workbench.documents.currentIndex(), 0);
        bench.insert(0, "y");
        QCOMPARE(bar->tabText(0), QStringLiteral("b.cu*"));
        QTest::mouseClick(bar, Qt::MiddleButton, {}, bar->tabRect(2).center());
        QCOMPARE(closes.size(), 1);
        QCOMPARE(closes[0][0].toULongLong(), bench.workbench.documents.tabs()[2].number);
    }

    void tabsAreAsWideAsTheirNames()
    {
        Bench bench;
        bench.open(kKernel, QStringLiteral("/work/kernels/mandelbrot_colours.cu"));
        DocumentTabBar& strip = *bench.panel.strip();
        QTabBar& bar = *strip.tabBar();
        const auto areWhole = [&] {
            for (int i = 0; i < bar.count(); ++i)
                if (bar.tabRect(i).width() < bar.fontMetrics().horizontalAdvance(bar.tabText(i)) + bar.iconSize().width())
                    return false;
            return true;
        };
        QTRY_VERIFY(areWhole());
        QVERIFY(strip.listButton()->isHidden());
        QCOMPARE(bar.tabText(0), QStringLiteral("mandelbrot_colours.cu"));
        for (int i = 0; i < 9; ++i)
            bench.workbench.documents.add(
                {.session = {}, .text = "x\n", .sourcePath = QStringLiteral("/work/kernels/reduce_%1.cu").arg(i)});
        QTRY_VERIFY(!strip.listButton()->isHidden());
        QVERIFY(areWhole());
        QCOMPARE(bar.tabText(4), QStringLiteral("reduce_3.cu"));
        QVERIFY(bar.tabToolTip(4).contains(QStringLiteral("/work/kernels/reduce_3.cu")));
        // The current one is in sight, and so is the strip's end.
        QTRY_VERIFY(bar.rect().contains(bar.tabRect(9).center()));
        QVERIFY(strip.rect().contains(strip.listButton()->geometry()));
        savePictures(bench.panel, QStringLiteral("tabs"));
        strip.listButton()->click();
        auto* const menu = strip.findChild<QMenu*>();
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->actions().size(), 10);
        QVERIFY(menu->actions()[9]->isChecked());
        menu->actions()[0]->trigger();
        QCOMPARE(bench.workbench.documents.currentIndex(), 0);
        QTRY_VERIFY(bar.rect().contains(bar.tabRect(0).center()));
        menu->close();
    }

    void newDocumentsAreNumbered()
    {
        Bench bench;
        Documents& tabs = bench.workbench.documents;
        const auto names = [&] {
            QStringList files;
            for (const DocumentTab& each : tabs.tabs())
                files << each.fileName;
            return files.join(u' ');
        };
        for (int i = 0; i < 3; ++i) {
            bench.workbench.files.openNew();
            bench.insert(0, "x");
        }
        QCOMPARE(names(), QStringLiteral("untitled.cu untitled-2.cu untitled-3.cu"));
        QCOMPARE(bench.document().fileName(), QStringLiteral("untitled-3.cu"));
        tabs.show(1);
        QCOMPARE(bench.document().fileName(), QStringLiteral("untitled-2.cu"));
        tabs.close(1);
        QCOMPARE(names(), QStringLiteral("untitled.cu untitled-3.cu"));
        bench.workbench.files.openNew();
        QCOMPARE(bench.document().fileName(), QStringLiteral("untitled-2.cu"));
        // In the place of one that nobody touched.
        bench.workbench.files.openNew();
        QCOMPARE(bench.document().fileName(), QStringLiteral("untitled-2.cu"));
    }

    void caretIsToldOfEveryDocument()
    {
        Bench bench;
        bench.open(longProgram(30), QStringLiteral("/a.cu"));
        bench.editor().setCursorPosition(8, 2);
        QTRY_COMPARE(bench.document().caret(), (Caret{.line = 9, .column = 3}));
        Caret told{.line = 77};
        connect(&bench.workbench.documents, &Documents::caretChanged, &bench.panel, [&](const Caret& caret) { told = caret; });
        bench.workbench.files.openNew();
        QCOMPARE(told, Caret{});
        told = {.line = 77};
        bench.workbench.documents.show(0);
        QCOMPARE(told, (Caret{.line = 9, .column = 3}));
        told = {.line = 77};
        bench.open(kKernel, QStringLiteral("/b.cu"));
        QCOMPARE(told, Caret{});
        QCOMPARE(bench.document().caret(), Caret{});
    }

    void coloursFollowTheTheme()
    {
        Bench bench;
        for (const Theme::Mode mode : {Theme::Mode::Dark, Theme::Mode::Light}) {
            Theme::instance().setMode(mode);
            const QsciLexer* const lexer = bench.editor().lexer();
            QCOMPARE(lexer->color(QsciLexerCPP::Keyword), Theme::instance().syntax(SyntaxToken::Keyword));
            QCOMPARE(lexer->color(QsciLexerCPP::KeywordSet2), Theme::instance().syntax(SyntaxToken::Builtin));
            QCOMPARE(lexer->paper(QsciLexerCPP::Default), Theme::instance().color(Token::Editor));
        }
    }

    void textComesBackByteForByte_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("unix") << kKernel;
        QTest::newRow("windows") << QByteArray("int a;\r\nint b;\r\n");
        QTest::newRow("mixed") << QByteArray("a\r\nb\nc\rd");
        QTest::newRow("words") << QByteArray("// Grüße, 日本語, 🚀\n");
        QTest::newRow("no UTF-8") << QByteArray("// \xff\xfe\xc3 latin\n");
        QTest::newRow("mark") << QByteArray("\xef\xbb\xbf// bom\n");
        QTest::newRow("zero") << QByteArray("a\0b\n", 4);
        QTest::newRow("empty") << QByteArray();
    }
    void textComesBackByteForByte()
    {
        QFETCH(QByteArray, text);
        Bench bench;
        bench.open(text);
        QCOMPARE(bench.document().text(), text);
        QVERIFY(!bench.document().isModified());
        QVERIFY(!bench.editor().isUndoAvailable());
    }

    void newLinesEndAsTheFileDoes()
    {
        Bench bench;
        bench.open("int a;\r\nint b;\r\n");
        bench.editor().setCursorPosition(0, 6);
        QTest::keyClick(&bench.editor(), Qt::Key_Return);
        QCOMPARE(bench.document().text(), QByteArray("int a;\r\n\r\nint b;\r\n"));
    }

    void typingIsAModification()
    {
        Bench bench;
        bench.open(kKernel);
        const quint64 before = bench.document().revision();
        QSignalSpy changes(&bench.workbench.documents, &Documents::textChanged);
        QTest::keyClick(&bench.editor(), Qt::Key_X);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(bench.document().revision(), before + 1);
        QVERIFY(bench.document().isTextModified());
        QVERIFY(bench.document().text().startsWith("x// adds"));
    }

    void replacedTextCanBeUndone()
    {
        Bench bench;
        bench.open(kKernel);
        const quint64 before = bench.document().revision();
        bench.document().replaceText("int a;\n");
        QCOMPARE(bench.document().text(), QByteArray("int a;\n"));
        QCOMPARE(bench.document().revision(), before + 1);
        bench.editor().undo();
        QCOMPARE(bench.document().text(), kKernel);
    }

    void textOutlivesTheEditor()
    {
        Workbench workbench(Target{});
        {
            EditorPanel panel(editorModels(workbench));
            workbench.documents.replace({.text = kKernel});
            panel.editor()->replaceRange(0, 2, "/*");
        }
        QVERIFY(workbench.documents.current().text().startsWith("/* adds"));
    }

    void commentsComeAndGo()
    {
        Bench bench;
        bench.open("int a;\n    int b;\n\nint c;\n");
        bench.editor().setSelection(0, 0, 3, 0);
        toggleComment(bench.editor());
        QCOMPARE(bench.document().text(), QByteArray("// int a;\n//     int b;\n\nint c;\n"));
        toggleComment(bench.editor());
        QCOMPARE(bench.document().text(), QByteArray("int a;\n    int b;\n\nint c;\n"));
        bench.editor().undo();
        QVERIFY(bench.document().text().startsWith("// int a;\n// "));
    }

    void duplicatesALine()
    {
        Bench bench;
        bench.open("int a;\nint b;\n");
        duplicate(bench.editor());
        QCOMPARE(bench.document().text(), QByteArray("int a;\nint a;\nint b;\n"));
    }

    void wordsAreCompleted()
    {
        Bench bench;
        bench.open("int blockSums;\nblockS");
        bench.editor().setCursorPosition(1, 6);
        bench.editor().help().complete();
        QVERIFY(bench.editor().help().list()->isVisible());
        QTest::keyClick(&bench.editor(), Qt::Key_Tab);
        QCOMPARE(bench.document().text(), QByteArray("int blockSums;\nblockSums"));
        bench.open("__syncth");
        bench.editor().setCursorPosition(0, 8);
        bench.editor().help().complete();
        QTest::keyClick(&bench.editor(), Qt::Key_Tab);
        QCOMPARE(bench.document().text(), QByteArray("__syncthreads"));
    }

    void goesToALine()
    {
        Bench bench;
        bench.open(longProgram(300));
        const QList<QAction*> actions = bench.panel.editActions();
        const auto isIt = [](const QAction* action) { return action->objectName() == QStringLiteral("editor.goToLine"); };
        (*std::find_if(actions.begin(), actions.end(), isIt))->trigger();
        auto* const field = bench.panel.goToBar()->findChild<QLineEdit*>();
        QTest::keyClicks(field, QStringLiteral("120:6x"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(bench.document().caret(), (Caret{.line = 120, .column = 6}));
        QVERIFY(!bench.panel.goToBar()->isVisible());
    }

    void caretIsTold()
    {
        Bench bench;
        bench.open("// Grüße\nint a;\n");
        bench.editor().setSelection(0, 3, 0, 8);
        QTRY_COMPARE(bench.document().caret(), (Caret{.line = 1, .column = 9, .selected = 5}));
    }

    void viewIsKeptAndRestored()
    {
        const QByteArray text = longProgram(400);
        Bench bench;
        bench.open(text);
        bench.editor().setCursorPosition(250, 7);
        bench.editor().setFirstVisibleLine(240);
        const Session session = bench.document().viewedSession();
        QCOMPARE(session.view.at("editor").dump(), Json({{"line", 251}, {"column", 8}, {"firstLine", 241}}).dump());
        QVERIFY(!bench.document().isModified());
        bench.open(kKernel);
        bench.open(text, {}, session);
        int line = 0, index = 0;
        bench.editor().getCursorPosition(&line, &index);
        QCOMPARE(line, 250);
        QCOMPARE(index, 7);
        QCOMPARE(bench.editor().firstVisibleLine(), 240);
    }

    void hostileViewIsRefused()
    {
        Session session;
        session.view = {{"editor", {{"line", -5}, {"column", "x"}, {"firstLine", 9000000000000LL}}}};
        Bench bench;
        bench.open(kKernel, {}, session);
        QCOMPARE(bench.editor().caret(), 0L);
        session.view = Json::array();
        bench.open(kKernel, {}, session);
        QCOMPARE(bench.editor().caret(), 0L);
    }

    // A unit that both figures have stands once.
    void pricesNameAUnitOnce()
    {
        EditCost cost;
        cost.before = {.registers = 40, .spilled = 0, .shared = 16u << 10};
        cost.now = {.registers = 47, .spilled = 8, .shared = 20u << 10};
        cost.before.reached.occupancy = 0.625;
        cost.before.reached.warpsPerSm = 40;
        cost.now.reached.occupancy = 0.75;
        cost.now.reached.warpsPerSm = 48;
        QCOMPARE(priceParts(cost).mid(0, 4),
                 (QStringList{QStringLiteral("regs 40 → 47"), QStringLiteral("spilled 0 → 8\u202FB"),
                              QStringLiteral("shared 16 → 20\u202FKiB"), QStringLiteral("occupancy 62.5 → 75\u202F%")}));
        cost.before.shared = 512;
        QCOMPARE(priceParts(cost).at(2), QStringLiteral("shared 512\u202FB → 20\u202FKiB"));
    }

    // The compiler's number begins the row, whose end may be cut; brackets at the end of what it says stay where they are.
    void rowsBeginWithTheNumber()
    {
        Bench bench;
        bench.open(kKernel);
        LineTracker log;
        Problem numbered = problemAt(5, 9, "no i here (#177-D)");
        numbered.numberFirst = QStringLiteral("#177-D  no i here");
        bench.panel.marks()->setProblems({numbered, problemAt(6, 0, "unused (#1)")}, log);
        QCOMPARE(bench.annotation(4).trimmed(), numbered.numberFirst);
        QCOMPARE(bench.annotation(5).trimmed(), QStringLiteral("unused (#1)"));
        QVERIFY(bench.editor().annotations().tipAt(bench.rowBeneath(4).center()).contains(numbered.message));
    }

    void problemsAreShownInTheText()
    {
        Bench bench;
        bench.open(kKernel);
        LineTracker log;
        bench.panel.marks()->setProblems({problemAt(5, 9, "no i here"), problemAt(6, 0, "unused", Problem::Severity::Warning)},
                                         log);
        QCOMPARE(bench.annotation(4).trimmed(), QStringLiteral("no i here"));
        QVERIFY(bench.annotation(5).contains(QStringLiteral("unused")));
        QCOMPARE(bench.editor().markersAtLine(4), 1u << CodeEditor::ErrorMarker);
        QCOMPARE(bench.editor().markersAtLine(5), 1u << CodeEditor::WarningMarker);
        const long at = bench.editor().lineStart(4) + 8;
        const auto squiggle = [&](long position) {
            return bench.editor().SendScintilla(QsciScintilla::SCI_INDICATORVALUEAT, 8UL, position);
        };
        QVERIFY(squiggle(at) != 0);
        QCOMPARE(squiggle(at + 1), 0L);
        QCOMPARE(squiggle(at - 1), 0L);
    }

    void errorLinesHaveTheirColours_data()
    {
        QTest::addColumn<bool>("isDark");
        QTest::newRow("dark") << true;
        QTest::newRow("light") << false;
    }

    /// As a start leaves them: the theme is not changed, documents come and go.
    void errorLinesHaveTheirColours()
    {
        QFETCH(bool, isDark);
        Theme::instance().setMode(isDark ? Theme::Mode::Dark : Theme::Mode::Light);
        Bench bench;
        const auto judge = [&] {
            bench.panel.marks()->setProblems({problemAt(5, 9, "no i here")}, {});
            const QImage row = bench.pictureOf(bench.rowBeneath(4));
            const QRgb back = Theme::instance().color(Token::BadBack).rgb();
            int backs = 0;
            for (int y = 0; y < row.height(); ++y)
                for (int x = 0; x < row.width(); ++x)
                    backs += row.pixel(x, y) == back;
            const int all = row.width() * row.height();
            return backs > all * 7 / 10 && backs < all;
        };
        bench.open(kKernel, QStringLiteral("/one.cu"));
        QVERIFY(judge());
        bench.workbench.documents.add({.session = {}, .text = kKernel, .sourcePath = QStringLiteral("/other.cu")});
        QVERIFY(judge());
        bench.workbench.documents.show(0);
        QVERIFY(judge());
        // Colours end with a line that is too long, and come back.
        bench.insert(0, QByteArray(30'000, 'x'));
        bench.editor().undo();
        QVERIFY(judge());
        EditorSettings::instance().set({.zoom = 4});
        QVERIFY(judge());
        EditorSettings::instance().set({});
        Theme::instance().setMode(Theme::Mode::System);
    }

    void errorLinesStayWhenTheCodeIsScrolledSideways()
    {
        Bench bench;
        bench.open(kKernel + "// " + QByteArray(400, 'x') + '\n');
        bench.panel.marks()->setProblems({problemAt(5, 9, "illegal address: a write of 4 bytes")}, {});
        QTRY_VERIFY(bench.editor().horizontalScrollBar()->maximum() >= 60);
        const QRect row = bench.rowBeneath(4);
        const QRect code = row.translated(0, -row.height());
        const QImage rowBefore = bench.pictureOf(row);
        const QImage codeBefore = bench.pictureOf(code);
        bench.editor().SendScintilla(QsciScintilla::SCI_SETXOFFSET, 60UL);
        QVERIFY(bench.pictureOf(code) != codeBefore);
        QCOMPARE(bench.pictureOf(row), rowBefore);
    }

    void longMessagesAreWhole()
    {
        Bench bench;
        bench.panel.resize(460, 400);
        bench.open(kKernel);
        QString message;
        for (int i = 0; i < 26; ++i)
            message += QStringLiteral("word%1 ").arg(i);
        bench.panel.marks()->setProblems({problemAt(5, 9, message.trimmed())}, {});
        const auto shown = [&] {
            return bench.annotation(4).split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts).join(u' ');
        };
        QCOMPARE(shown(), message.trimmed());
        QFont font = bench.editor().columnFont(false);
        font.setPointSizeF(font.pointSizeF() * 0.96);
        const QFontMetrics metrics(font);
        const auto fits = [&] {
            const QStringList rows = bench.annotation(4).split(u'\n');
            return std::all_of(rows.begin(), rows.end(),
                               [&](const QString& each) { return metrics.horizontalAdvance(each) <= bench.rowBeneath(4).width(); });
        };
        QVERIFY(fits());
        // It breaks elsewhere when there is less room, and scrolling is still for the code alone.
        const auto rowsBefore = bench.annotation(4).count(u'\n');
        bench.panel.resize(330, 400);
        QTRY_VERIFY(bench.annotation(4).count(u'\n') > rowsBefore);
        QVERIFY(fits());
        QCOMPARE(shown(), message.trimmed());
        QTRY_VERIFY(bench.editor().SendScintilla(QsciScintilla::SCI_GETSCROLLWIDTH) > 1);
        QVERIFY(bench.editor().SendScintilla(QsciScintilla::SCI_GETSCROLLWIDTH) < metrics.horizontalAdvance(QString(100, u'x')));
        // What is too long all the same has a tip.
        bench.panel.marks()->setProblems({problemAt(5, 9, QString(4000, u'x') + QStringLiteral(" end"))}, {});
        QVERIFY(bench.annotation(4).endsWith(QChar(0x2026)));
        QVERIFY(bench.editor().annotations().tipAt(bench.rowBeneath(4).center()).endsWith(QStringLiteral(" end")));
        QCOMPARE(bench.editor().annotations().tipAt(bench.rowBeneath(3).center()), QString());
    }

    void marksFollowTheText()
    {
        Bench bench;
        bench.open(kKernel);
        bench.panel.marks()->setProblems({problemAt(5, 9, "here")}, {});
        bench.insert(0, "// one\n// two\n");
        QCOMPARE(bench.panel.marks()->lines(), std::vector<int>{6});
        QVERIFY(bench.annotation(6).contains(QStringLiteral("here")));
        QCOMPARE(bench.panel.marks()->lineOf(5), std::optional<int>(6));
        bench.insert(6, "\n");
        QCOMPARE(bench.panel.marks()->lines(), std::vector<int>{7});
        bench.insert(7, "x");
        QVERIFY(bench.panel.marks()->lines().empty());
        QCOMPARE(bench.annotation(7), QString());
        QCOMPARE(bench.editor().markersAtLine(7), 0u);
    }

    void marksOfAnOlderTextFindTheirLine()
    {
        Bench bench;
        bench.open(kKernel);
        LineTracker log;
        log.note(2, 0, 1, true);
        log.note(3, 6, 0, false);
        bench.insert(0, "\n");
        bench.panel.marks()->setProblems({problemAt(5, 9, "moved"), problemAt(6, 5, "edited")}, log);
        QCOMPARE(bench.panel.marks()->lines(), std::vector<int>{5});
    }

    void hostileProblemsDoNoHarm()
    {
        Bench bench;
        bench.open(kKernel);
        std::vector<Problem> problems;
        for (int i = 0; i < 20000; ++i)
            problems.push_back(problemAt(i % 3000, i, QString(5000, u'x')));
        bench.panel.marks()->setProblems(problems, {});
        QVERIFY(bench.panel.marks()->lines().size() <= 9);
    }

    void placesAreShown()
    {
        Bench bench;
        bench.open(longProgram(300));
        bench.workbench.navigator.showPlace({.line = 200, .column = 5});
        int line = 0, index = 0;
        bench.editor().getCursorPosition(&line, &index);
        QCOMPARE(line, 199);
        QCOMPARE(index, 4);
        QVERIFY(bench.editor().markersAtLine(199) & (1u << CodeEditor::FlashMarker));
        QTRY_COMPARE(bench.editor().markersAtLine(199), 0u);
        bench.workbench.navigator.showPlace({.line = 100000, .column = -5});
        bench.editor().getCursorPosition(&line, &index);
        QCOMPARE(line, bench.editor().lines() - 1);
    }

    void placesElsewhereAreOffered()
    {
        Bench bench;
        bench.open(kKernel, QStringLiteral("/folder/a.cu"));
        QSignalSpy wanted(&bench.workbench.navigator, &Navigator::openRequested);
        bench.workbench.navigator.showPlace({.file = "warp.cuh", .line = 3});
        QVERIFY(bench.panel.noticeBar()->isVisible());
        bench.panel.noticeBar()->buttons().front()->click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().front().toString(), QStringLiteral("/folder/warp.cuh"));
    }

    void asksAboutAnOutsideChange()
    {
        WatchedBench bench;
        QVERIFY(bench.isWatching());
        writeFile(bench.path, "int changed;\n");
        QTRY_VERIFY(bench.panel.noticeBar()->isVisible());
        QVERIFY(bench.panel.noticeBar()->sentence().contains(QStringLiteral("changed by another program")));
        QCOMPARE(bench.document().text(), kKernel);
        bench.panel.noticeBar()->buttons().front()->click();
        QCOMPARE(bench.document().text(), QByteArray("int changed;\n"));
        QVERIFY(!bench.document().isModified());
        bench.editor().undo();
        QCOMPARE(bench.document().text(), kKernel);
    }

    void keepsMine()
    {
        WatchedBench bench;
        QVERIFY(bench.isWatching());
        writeFile(bench.path, "int changed;\n");
        QTRY_VERIFY(bench.panel.noticeBar()->isVisible());
        bench.panel.noticeBar()->buttons().back()->click();
        QVERIFY(!bench.panel.noticeBar()->isVisible());
        QCOMPARE(bench.document().text(), kKernel);
        QVERIFY(bench.document().isModified());
        // The same words again are no news; other ones are, also when the file is put in the old one's place.
        const QString other = bench.folder.filePath(QStringLiteral("b.cu"));
        writeFile(other, "int again;\n");
        QVERIFY(QFile::remove(bench.path));
        QVERIFY(QFile::rename(other, bench.path));
        QTRY_VERIFY(bench.panel.noticeBar()->isVisible());
        writeFile(bench.path, kKernel);
        QTRY_VERIFY(!bench.panel.noticeBar()->isVisible());
    }

    void longLinesAreShownInPart()
    {
        Bench bench;
        bench.open(kKernel);
        const auto isVisible = [&](CodeView::Position position) {
            const long style = bench.editor().SendScintilla(QsciScintilla::SCI_GETSTYLEAT, position);
            return bench.editor().SendScintilla(QsciScintilla::SCI_STYLEGETVISIBLE, style) != 0;
        };
        const QByteArray line = "// " + QByteArray(50000, 'x') + "\n";
        bench.insert(1, line);
        const CodeView::Position start = bench.editor().lineStart(1);
        QVERIFY(isVisible(start + LongLineGuard::kShown - 1));
        QVERIFY(!isVisible(start + LongLineGuard::kShown));
        QVERIFY(isVisible(bench.editor().lineEnd(1)));
        QVERIFY(bench.panel.noticeBar()->isVisible());
        QVERIFY(bench.panel.noticeBar()->sentence().startsWith(QStringLiteral("Line 2 has 50")));
        savePictures(bench.panel, QStringLiteral("long-line"));
        Theme::instance().setMode(Theme::Mode::Light);
        QVERIFY(!isVisible(start + LongLineGuard::kShown));
        QCOMPARE(bench.document().text(), QByteArray(kKernel).insert(8, line));
        bench.editor().undo();
        QVERIFY(!bench.panel.noticeBar()->isVisible());
        QCOMPARE(bench.styleAt("// adds"), int(QsciLexerCPP::CommentLine));
        QCOMPARE(bench.document().text(), kKernel);
        // The same when it is opened.
        bench.open(line + kKernel);
        QVERIFY(bench.editor().longLines().isOn() && bench.panel.noticeBar()->isVisible());
        bench.open(kKernel);
        QVERIFY(!bench.editor().longLines().isOn() && !bench.panel.noticeBar()->isVisible());
        QCOMPARE(bench.styleAt("__global__"), int(QsciLexerCPP::KeywordSet2));
    }

    void undoLeadsBackToWhatWasSaved()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.cu"));
        Bench bench;
        QSignalSpy saved(&bench.workbench.files, &DocumentFiles::saved);
        QSignalSpy modified(&bench.workbench.documents, &Documents::modifiedChanged);
        bench.open(kKernel, path);
        bench.insert(0, "// one\n");
        QVERIFY(bench.document().isModified());
        bench.editor().undo();
        QVERIFY(!bench.document().isModified());
        bench.editor().redo();
        QVERIFY(bench.document().isModified());
        QCOMPARE(modified.size(), 3);
        bench.workbench.files.save(path);
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(!bench.document().isModified());
        bench.editor().undo();
        QVERIFY2(bench.document().isModified(), "the file holds the line");
        bench.editor().redo();
        QVERIFY(!bench.document().isModified());
        // Where the way back was left there is none.
        bench.editor().undo();
        bench.insert(0, "// two\n");
        bench.editor().undo();
        QVERIFY(bench.document().isModified());
    }

    void anEditWhileTheFileIsWrittenStaysAModification()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.cu"));
        Bench bench;
        QSignalSpy saved(&bench.workbench.files, &DocumentFiles::saved);
        bench.open(kKernel, path);
        bench.insert(0, "// one\n");
        bench.workbench.files.save(path);
        bench.insert(0, "// two\n");
        QTRY_COMPARE(saved.size(), 1);
        QVERIFY(bench.document().isModified());
        bench.editor().undo();
        bench.editor().undo();
        QCOMPARE(bench.document().text(), kKernel);
        QVERIFY2(bench.document().isModified(), "what was opened is not what was written");
    }

    void savingIsNoOutsideChange()
    {
        WatchedBench bench;
        QVERIFY(bench.isWatching());
        QSignalSpy saved(&bench.workbench.files, &DocumentFiles::saved);
        QSignalSpy states(bench.panel.watch(), &SourceWatch::stateChanged);
        bench.insert(0, "// mine\n");
        bench.workbench.files.save(bench.path);
        QTRY_COMPARE(saved.size(), 1);
        // A later change by another program is seen, so what came before it was looked at and was none.
        QTRY_VERIFY(bench.panel.watch()->isReady());
        QCOMPARE(states.size(), 0);
        writeFile(bench.path, "int changed;\n");
        QTRY_COMPARE(states.size(), 1);
        QVERIFY(bench.panel.noticeBar()->isVisible());
    }

    void saysThatTheFileIsGone()
    {
        WatchedBench bench;
        QVERIFY(bench.isWatching());
        QVERIFY(QFile::remove(bench.path));
        QTRY_VERIFY(bench.panel.noticeBar()->isVisible());
        QVERIFY(bench.panel.noticeBar()->sentence().contains(QStringLiteral("removed")));
        QCOMPARE(bench.document().text(), kKernel);
        bench.panel.noticeBar()->buttons().front()->click();
        QVERIFY(bench.document().isModified());
    }

    void findsAndReplaces()
    {
        Bench bench;
        bench.open("Grüße int Int\nint\n");
        FindBar& bar = *bench.panel.findBar();
        bar.open(true);
        QSignalSpy searched(&bar, &FindBar::searched);
        bar.setTerm({.text = QStringLiteral("int")});
        QTRY_COMPARE(bar.result().matches.size(), std::size_t(3));
        bar.setTerm({.text = QStringLiteral("int"), .matchesCase = true});
        QTRY_COMPARE(bar.result().matches.size(), std::size_t(2));
        bench.editor().setCursorPosition(0, 0);
        bar.findNext();
        QTRY_COMPARE(bench.editor().selectedText(), QStringLiteral("int"));
        QCOMPARE(bench.editor().bytes().mid(bar.result().matches[0].from, 3), QByteArray("int"));
        bar.setTerm({.text = QStringLiteral("("), .isPattern = true});
        QTRY_VERIFY(!bar.result().error.isEmpty());
    }

    void bigProgramIsWholeAndColoured()
    {
        const QByteArray text = longProgram(60000);
        Bench bench;
        bench.open(text);
        QCOMPARE(bench.editor().lines(), text.count('\n') + 1);
        QCOMPARE(bench.document().text(), text);
        const auto endStyled = [&] { return bench.editor().SendScintilla(QsciScintilla::SCI_GETENDSTYLED); };
        QVERIFY(endStyled() < bench.editor().length());
        QTRY_VERIFY(endStyled() >= bench.editor().length() - 1);
        bench.workbench.navigator.showPlace({.line = 59000, .column = 7});
        QTRY_COMPARE(bench.document().caret(), (Caret{.line = 59000, .column = 7}));
    }

    void anEditColoursNoMoreThanIsInSight()
    {
        Bench bench;
        bench.open(longProgram(20000));
        CodeEditor& editor = bench.editor();
        const auto endStyled = [&] { return editor.SendScintilla(QsciScintilla::SCI_GETENDSTYLED); };
        QTRY_VERIFY(endStyled() >= editor.length() - 1);
        editor.setCursorPosition(0, 0);
        QTest::keyClick(&editor, Qt::Key_Slash);
        QVERIFY(endStyled() < editor.length() / 2);
        QCOMPARE(editor.SendScintilla(QsciScintilla::SCI_GETIDLESTYLING), long(QsciScintilla::SC_IDLESTYLING_TOVISIBLE));
        bench.workbench.navigator.showPlace({.line = 19000, .column = 1});
        QTRY_VERIFY(endStyled() >= editor.lineStart(18999));
        bench.open(longProgram(20000));
        QTRY_VERIFY(endStyled() >= editor.length() - 1);
    }

    void dropsOpenPrograms()
    {
        Bench bench;
        bench.open(kKernel);
        QSignalSpy wanted(&bench.workbench.navigator, &Navigator::openRequested);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QStringLiteral("/folder/b.kdesk"))});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(bench.editor().viewport(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(bench.editor().viewport(), &drop);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().front().toString(), QStringLiteral("/folder/b.kdesk"));
        QCOMPARE(bench.document().text(), kKernel);
    }
};

KD_TEST(EditorTest, QApplication)

}  // namespace tst_editor

#include "tst_editor.moc"
