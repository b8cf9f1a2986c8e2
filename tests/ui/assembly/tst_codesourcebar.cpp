// SPDX-License-Identifier: GPL-3.0-or-later
// The code page over what Triton compiled: its Python beside PTX and machine code.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/assemblymodels.h"
#include "tests/ui/bench/editormodels.h"
#include "tests/ui/bench/fakeclient.h"
#include "ui/assembly/assemblypane.h"
#include "ui/assembly/assemblyview.h"
#include "ui/assembly/codepage.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/codesourcebar.h"
#include "ui/editor/editorpanel.h"
#include "ui/workbench/documents/codesources.h"
#include "ui/workbench/navigator.h"

#include <QAction>
#include <QFile>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include <Qsci/qscilexerpython.h>

#include <memory>

namespace tst_codesourcebar {

using namespace kd;

namespace {

constexpr int kPatience = 30000;
using Page = AssemblyPane::Page;

/// A copy of what Triton compiled, in a folder of the test's own, and the Python beside it.
QByteArray fixture(const char* name)
{
    QFile file(QStringLiteral(KD_TEST_DATA "/container/triton/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct Bench {
    Bench()
        : workbench({QStringLiteral("test"), QStringLiteral("/nowhere/kerneldesk-worker"), {}},
                    std::make_unique<FakeClient>(RecordedAnswers())),
          page(editorModels(workbench), assemblyModels(workbench))
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.filePath(QStringLiteral("settings")));
        write("softmax.py", fixture("softmax.py"));
        QByteArray ptx = fixture("row_softmax.ptx");
        ptx.replace("/srv/kernels/softmax.py", folder.filePath(QStringLiteral("softmax.py")).toUtf8());
        write("row_softmax.ptx", ptx);
        page.resize(1200, 700);
        page.show();
        page.activateWindow();
        page.assembly()->setPage(Page::Ptx);
        workbench.files.open(folder.filePath(QStringLiteral("row_softmax.ptx")));
        if (!comes([this] { return bar().isVisible() && view().content() != nullptr; }))
            qFatal("the code is not shown");
    }
    void write(const char* name, const QByteArray& bytes) const
    {
        QFile file(folder.filePath(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("a file of the test could not be written");
    }
    template <typename Condition> bool comes(Condition condition) { return QTest::qWaitFor(condition, kPatience); }
    CodeEditor& editor() { return *page.source()->editor(); }
    AssemblyView& view() { return *page.assembly()->view(); }
    CodeSourceBar& bar() { return *page.source()->codeSourceBar(); }
    QStringList choices()
    {
        QStringList texts;
        for (const QPushButton* const each : bar().buttons())
            texts << each->text();
        return texts;
    }
    void click(int button) { QTest::mouseClick(bar().buttons()[static_cast<std::size_t>(button)], Qt::LeftButton); }
    /// The source is shown, and the pane's lines are of it.
    bool shows()
    {
        click(0);
        return comes([this] { return editor().bytes() == fixture("softmax.py") && !view().links().isEmpty(); });
    }

    QTemporaryDir folder;
    Workbench workbench;
    CodePage page;
};

QByteArray shownLine(AssemblyView& view, int line)
{
    return view.bytes(view.lineStart(line), view.lineEnd(line)).trimmed();
}

}  // namespace

class TestCodeSourceBar : public QObject {
    Q_OBJECT
private slots:
    void offersTheSource()
    {
        Bench bench;
        const QString path = bench.folder.filePath(QStringLiteral("softmax.py"));
        const QString end = QStringLiteral("…/") + QFileInfo(bench.folder.path()).fileName() + QStringLiteral("/softmax.py.");
        QCOMPARE(bench.bar().sentence(), QStringLiteral("This code was made from ") + end);
        QCOMPARE(bench.bar().toolTip(), path);
        QCOMPARE(bench.choices(), (QStringList{"Show it", "Choose another file…", "Not now"}));
        QVERIFY(bench.editor().bytes().contains(".visible .entry row_softmax"));
        QVERIFY(bench.view().links().isEmpty());
        QVERIFY(bench.shows());
        QCOMPARE(bench.choices(), (QStringList{"Show the PTX", "Other file…", "Close"}));
        QVERIFY(bench.editor().isReadOnly());
        QVERIFY(qobject_cast<QsciLexerPython*>(bench.editor().lexer()) != nullptr);
        bench.click(0);
        QVERIFY(bench.comes([&] { return bench.editor().bytes().contains(".visible .entry row_softmax"); }));
        QVERIFY(qobject_cast<QsciLexerPython*>(bench.editor().lexer()) == nullptr);
        QVERIFY(bench.comes([&] { return bench.view().links().isEmpty(); }));
        bench.click(2);
        QVERIFY(!bench.bar().isVisible());
        bench.page.source()->findChild<QAction*>(QStringLiteral("editor.codeSource"))->trigger();
        QVERIFY2(bench.bar().isVisible(), "what was closed comes back");
    }

    /// A line of Python marks its instructions, and an instruction its line; what was inlined belongs to the line that called it.
    void linksLinesBothWays()
    {
        Bench bench;
        QVERIFY(bench.shows());
        const LineMapping& links = bench.view().links();
        QVERIFY(links.blockOfSource(2) < 0);
        for (const int line : {7, 12, 13, 14, 15, 17, 18})
            QVERIFY2(links.blockOfSource(line) >= 0, qPrintable(QString::number(line)));
        bench.editor().setFocus();
        bench.editor().setCursorPosition(16, 4);
        QVERIFY(bench.comes([&] { return bench.view().strongBlock() == links.blockOfSource(17); }));
        int shuffle = 0;
        while (shuffle < bench.view().lines() && !shownLine(bench.view(), shuffle).startsWith("shfl.sync"))
            ++shuffle;
        QCOMPARE(links.blockOfShown(shuffle), links.blockOfSource(17));
        bench.view().setFocus();
        bench.view().goToLine(shuffle);
        bench.page.jumpAction()->trigger();
        QVERIFY(bench.comes([&] { return bench.editor().lineOf(bench.editor().caret()) == 16; }));
    }

    /// What names a line of it leads there once the user agrees.
    void aPlaceInItIsOffered()
    {
        Bench bench;
        bench.click(2);
        bench.workbench.navigator.showPlace(
            {.file = bench.folder.filePath(QStringLiteral("softmax.py")).toStdString(), .line = 18, .column = 0});
        NoticeBar& notice = *bench.page.source()->noticeBar();
        QVERIFY(notice.isVisible() && bench.bar().isVisible());
        QVERIFY2(notice.sentence().startsWith(QLatin1String("Line 18 of softmax.py is meant")), qPrintable(notice.sentence()));
        QTest::mouseClick(notice.buttons().front(), Qt::LeftButton);
        QVERIFY(bench.comes([&] { return bench.editor().bytes() == fixture("softmax.py"); }));
        QCOMPARE(bench.editor().lineOf(bench.editor().caret()), 17);
    }

    void saysWhyItIsNotShown()
    {
        Bench bench;
        QVERIFY(QFile::remove(bench.folder.filePath(QStringLiteral("softmax.py"))));
        bench.click(0);
        QVERIFY(bench.comes([&] { return bench.bar().sentence().contains(QLatin1String("is not on this machine")); }));
        QCOMPARE(bench.choices(), (QStringList{"Choose another file…", "Close"}));
        QCOMPARE(bench.bar().tone(), NoticeBar::Tone::Warning);
    }
};

KD_TEST(TestCodeSourceBar, QApplication)

}  // namespace tst_codesourcebar

#include "tst_codesourcebar.moc"
