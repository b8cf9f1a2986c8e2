// SPDX-License-Identifier: GPL-3.0-or-later
// What the editor shows while one document takes the place of another. No worker is started: what a compiler would say is told
// in its place.
#include "tests/program/testprogram.h"
#include "tests/ui/bench/editormodels.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/documenttabbar.h"
#include "ui/editor/editorpanel.h"
#include "ui/editor/problemmarks.h"
#include "ui/editor/sourcewatch.h"
#include "ui/workbench/documents/documents.h"

#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QScopeGuard>
#include <QSemaphore>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <vector>

#include <sys/inotify.h>
#include <unistd.h>

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

/// Counts how often a file is opened.
class Openings {
public:
    explicit Openings(const QString& path) : m_queue(inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
    {
        inotify_add_watch(m_queue, QFile::encodeName(path).constData(), IN_OPEN);
    }
    ~Openings() { close(m_queue); }
    Q_DISABLE_COPY_MOVE(Openings)

    /// Gives the number since it was asked for last.
    int count() const
    {
        inotify_event event = {};
        int found = 0;
        while (::read(m_queue, &event, sizeof event) == sizeof event)
            ++found;
        return found;
    }

private:
    int m_queue;
};

/// Keeps all threads of the pool busy as long as it lives.
class BusyPool {
public:
    BusyPool()
    {
        QThreadPool& pool = *QThreadPool::globalInstance();
        pool.waitForDone();
        for (int i = 0; i < pool.maxThreadCount(); ++i)
            pool.start([this] { m_end.acquire(); });
    }
    ~BusyPool()
    {
        m_end.release(QThreadPool::globalInstance()->maxThreadCount());
        QThreadPool::globalInstance()->waitForDone();
    }
    Q_DISABLE_COPY_MOVE(BusyPool)

private:
    QSemaphore m_end;
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

    // A rename changes tabs that nobody sees.
    void problemsOfATextThatWasChangedBehindAnotherTabStandInIt()
    {
        Bench bench;
        bench.open("int one;\nint two;\n", QStringLiteral("/nowhere/first.cu"));
        bench.open("int other;\n", QStringLiteral("/nowhere/other.cu"));
        bench.workbench.documents.at(0).replaceText("int one;\nfour = five;\n");
        bench.workbench.documents.show(0);
        QCOMPARE(bench.panel.editor()->bytes(), QByteArray("int one;\nfour = five;\n"));
        QVERIFY(bench.failsIn(2));
        QCOMPARE(bench.panel.marks()->lines(), std::vector<int>{1});
    }

    // What is typed after Ctrl+N or Ctrl+O is meant for the document, not for a field of the form or for the target's choice.
    void theKeyboardGoesToTheTextOfAnotherDocument()
    {
        Bench bench;
        bench.open("int one;\n", QStringLiteral("/nowhere/one.cu"));
        bench.panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&bench.panel));
        QLineEdit field(&bench.panel);
        field.show();
        field.setFocus();
        QVERIFY(field.hasFocus());
        bench.open("int two;\n", QStringLiteral("/nowhere/two.cu"));
        QTRY_VERIFY(bench.panel.editor()->hasFocus());
        field.setFocus();
        bench.workbench.documents.show(0);
        QTRY_VERIFY(bench.panel.editor()->hasFocus());
        QWidget* const tabs = bench.panel.strip()->tabBar();
        tabs->setFocus();
        bench.workbench.documents.show(1);
        QCoreApplication::sendPostedEvents(&bench.panel, QEvent::MetaCall);
        QVERIFY2(tabs->hasFocus(), "keys that walk along the strip go on there");
    }

    void compiledCodeIsReadOnly()
    {
        Bench bench;
        bench.open("int one;\n", QStringLiteral("/nowhere/one.cu"));
        bench.workbench.files.open(QStringLiteral(KD_TEST_DATA "/container/small.ptx"));
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.documents.current().isCode(), kPatience);
        CodeEditor& editor = *bench.panel.editor();
        const QByteArray text = editor.bytes();
        QVERIFY(text.contains(".entry"));
        QVERIFY(editor.isReadOnly());
        QTest::keyClicks(&editor, QStringLiteral("typed"));
        QTest::keyClick(&editor, Qt::Key_Delete);
        QTest::keyClick(&editor, Qt::Key_Z, Qt::ControlModifier);
        editor.replaceRange(0, 3, "typed");
        editor.cut();
        QCOMPARE(editor.bytes(), text);
        bench.workbench.documents.current().showCode("// another kernel\n", false);
        QCOMPARE(editor.bytes(), QByteArray("// another kernel\n"));
        QVERIFY2(!editor.isUndoAvailable(), "the kernel before is no edit to take back");
        QVERIFY(!bench.workbench.documents.current().isModified());
        bench.workbench.documents.show(0);
        QVERIFY(!editor.isReadOnly());
        QTest::keyClicks(&editor, QStringLiteral("typed"));
        QVERIFY(editor.bytes().startsWith("typed"));
        bench.workbench.documents.show(1);
        QVERIFY(editor.isReadOnly());
        QCOMPARE(editor.bytes(), QByteArray("// another kernel\n"));
    }

    /// The window may be closed while a file is still to be read.
    void aWatchThatIsGoneReadsNothing()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("own.cu"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("int mine;\n") > 0);
        file.close();
        Documents documents;
        documents.add({.text = "int mine;\n", .sourcePath = path, .isTrusted = true});
        const Openings openings(path);
        SourceWatch another(documents);
        QTRY_VERIFY_WITH_TIMEOUT(another.isReady(), kPatience);
        QVERIFY(openings.count() > 0);
        {
            const BusyPool busy;
            SourceWatch watch(documents);
            watch.adopt();
        }
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(openings.count(), 0);
    }

    void aChangeBehindAnotherTabIsTold()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("own.cu"));
        const auto write = [&path](const QByteArray& text) {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        QVERIFY(write("int mine;\n"));
        Bench bench;
        bench.workbench.files.open(path);
        Documents& documents = bench.workbench.documents;
        QTRY_COMPARE_WITH_TIMEOUT(documents.current().sourcePath(), path, kPatience);
        SourceWatch& watch = *bench.panel.watch();
        QTRY_VERIFY_WITH_TIMEOUT(watch.isReady(), kPatience);
        QCOMPARE(watch.state(), SourceWatch::State::Same);
        const quint64 number = documents.current().number();
        const auto goBack = [&] {
            documents.add({.text = "int other;\n"});
            const QScopeGuard back([&] { documents.show(documents.indexOf(number)); });
            return documents.current().number() != number;
        };
        QVERIFY(goBack());
        QTRY_VERIFY_WITH_TIMEOUT(watch.isReady(), kPatience);
        QVERIFY2(watch.state() == SourceWatch::State::Same, "nobody wrote it");

        documents.add({.text = "int third;\n"});
        QVERIFY(write("int theirs;\n"));
        documents.show(documents.indexOf(number));
        QTRY_COMPARE_WITH_TIMEOUT(watch.state(), SourceWatch::State::Changed, kPatience);
        QCOMPARE(documents.current().text(), QByteArray("int mine;\n"));
        watch.keepMine();
        QVERIFY(goBack());
        QTRY_VERIFY_WITH_TIMEOUT(watch.isReady(), kPatience);
        QVERIFY2(watch.state() == SourceWatch::State::Same, "it was answered");

        documents.add({.text = "int fourth;\n"});
        QVERIFY(QFile::remove(path));
        documents.show(documents.indexOf(number));
        QTRY_COMPARE_WITH_TIMEOUT(watch.state(), SourceWatch::State::Gone, kPatience);
    }

    void compiledCodeThatChangesIsReadAnew()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("code.cubin"));
        const auto put = [&path](const char* fixture) {
            QFile::remove(path);
            return QFile::copy(QStringLiteral(KD_TEST_DATA "/container/") + QLatin1String(fixture), path);
        };
        QVERIFY(put("small.cubin"));
        Bench bench;
        bench.workbench.files.open(path);
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.documents.current().isCode(), kPatience);
        SourceWatch& watch = *bench.panel.watch();
        QTRY_VERIFY_WITH_TIMEOUT(watch.isReady(), kPatience);
        QVERIFY(put("small-sm_75.cubin"));
        QTRY_COMPARE_WITH_TIMEOUT(watch.state(), SourceWatch::State::Changed, kPatience);
        watch.keepMine();
        QVERIFY2(!bench.workbench.documents.current().isModified(), "there is nothing to save");
        QVERIFY(put("small-sm_90a.cubin"));
        QTRY_COMPARE_WITH_TIMEOUT(watch.state(), SourceWatch::State::Changed, kPatience);
        watch.reload();
        QTRY_COMPARE_WITH_TIMEOUT(bench.workbench.documents.current().code().summary, QStringLiteral("cubin, 1 kernel, sm_90a"),
                                  kPatience);
        QCOMPARE(watch.state(), SourceWatch::State::Same);
    }
};

KD_TEST(TestEditorTabs, QApplication)

}  // namespace tst_editortabs

#include "tst_editortabs.moc"
