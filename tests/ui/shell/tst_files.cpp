// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/testprogram.h"
#include "tests/ui/pictures.h"
#include "tests/ui/shell/plainbench.h"
#include "ui/common/theme.h"
#include "ui/shell/filecommands.h"
#include "ui/workbench/documents/documents.h"

#include <QApplication>
#include <QFileDialog>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>

#include <memory>

namespace tst_files {

using namespace kd;

/// Opening, saving and closing documents from the window: nothing that was typed goes without a question.
class FilesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->filePath("config"));
    }

    void nothingAskedToCloseWithoutChanges()
    {
        Bench bench;
        bench.workbench.files.openNew();
        QVERIFY(bench.window.close());
        QVERIFY(bench.question() == nullptr);
    }

    void closingWithChangesAsks_data()
    {
        QTest::addColumn<int>("button");
        QTest::addColumn<bool>("closes");
        QTest::addColumn<bool>("saves");
        QTest::newRow("cancel") << int(QMessageBox::Cancel) << false << false;
        QTest::newRow("discard") << int(QMessageBox::Discard) << true << false;
        QTest::newRow("save") << int(QMessageBox::Save) << true << true;
    }
    void closingWithChangesAsks()
    {
        QFETCH(int, button);
        QFETCH(bool, closes);
        QFETCH(bool, saves);
        const QString path = m_folder->filePath("one.cu");
        write(path, kProgram);
        Bench bench;
        open(bench, path);
        bench.workbench.documents.current().replaceText("// typed\n");
        QVERIFY(!bench.window.close());
        QTRY_VERIFY(bench.question() != nullptr && bench.question()->isVisible());
        QVERIFY2(!bench.window.close() && bench.window.findChildren<QMessageBox*>("unsavedQuestion").size() == 1, "asked once");
        bench.question()->button(static_cast<QMessageBox::StandardButton>(button))->click();
        if (closes)
            QTRY_VERIFY(!bench.window.isVisible());
        else
            QVERIFY(bench.window.isVisible());
        QCOMPARE(read(path), saves ? QByteArray("// typed\n") : QByteArray(kProgram));
        QCOMPARE(bench.workbench.documents.current().text(), QByteArray("// typed\n"));
    }

    void whatAnotherProgramWroteIsOverwrittenOnlyByAClick_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("closes");
        QTest::newRow("cancel") << QStringLiteral("Cancel") << false;
        QTest::newRow("overwrite") << QStringLiteral("Overwrite") << true;
        QTest::newRow("save as") << QStringLiteral("Save as…") << false;
    }
    void whatAnotherProgramWroteIsOverwrittenOnlyByAClick()
    {
        QFETCH(QString, button);
        QFETCH(bool, closes);
        const QString path = m_folder->filePath("one.cu");
        write(path, kProgram);
        Bench bench;
        open(bench, path);
        bench.workbench.documents.current().replaceText("// typed\n");
        write(path, "// theirs\n");
        QVERIFY(!bench.window.close());
        QTRY_VERIFY(bench.question() != nullptr);
        bench.question()->button(QMessageBox::Save)->click();
        const auto overwriting = [&] { return bench.window.findChild<QMessageBox*>("overwriteQuestion"); };
        QTRY_VERIFY(overwriting() != nullptr && overwriting()->isVisible());
        QVERIFY(overwriting()->text().contains("one.cu"));
        QCOMPARE(overwriting()->defaultButton(), overwriting()->button(QMessageBox::Cancel));
        QVERIFY(QTest::qWaitForWindowActive(overwriting()));
        QVERIFY(overwriting()->button(QMessageBox::Cancel)->hasFocus());
        QCOMPARE(read(path), QByteArray("// theirs\n"));
        savePictures(*overwriting(), QStringLiteral("overwrite-question"));
        const QList<QAbstractButton*> buttons = overwriting()->buttons();
        const auto found = std::find_if(buttons.begin(), buttons.end(),
                                        [&](QAbstractButton* each) { return each->text().remove(u'&') == button; });
        QVERIFY(found != buttons.end());
        (*found)->click();
        if (closes)
            QTRY_VERIFY(!bench.window.isVisible());
        else
            QTRY_VERIFY(overwriting() == nullptr);
        QCOMPARE(bench.window.isVisible(), !closes);
        QCOMPARE(read(path), closes ? QByteArray("// typed\n") : QByteArray("// theirs\n"));
        QCOMPARE(bench.workbench.documents.current().text(), QByteArray("// typed\n"));
        QCOMPARE(bench.workbench.documents.current().isModified(), !closes);
        auto* const dialog = bench.window.findChild<QFileDialog*>();
        QCOMPARE(dialog != nullptr, button.startsWith("Save as"));
    }

    void whatASourceCannotHoldIsTold()
    {
        const QString path = m_folder->filePath("one.cu");
        write(path, kProgram);
        Bench bench;
        open(bench, path);
        Document& document = bench.workbench.documents.current();
        document.setTrusted(true);
        Session session = document.session();
        session.launch.grid = "77";
        document.setSession(session);
        document.replaceText("// typed\n");
        bench.command("file.save")->trigger();
        const auto told = [&] { return bench.window.banner().text(); };
        QTRY_VERIFY2(told().startsWith("one.cu is saved; its launch is not"), qPrintable(told()));
        QCOMPARE(read(path), QByteArray("// typed\n"));
        QVERIFY(document.isModified());
        bench.window.files().saveKnown();
        QCoreApplication::processEvents();
        QVERIFY2(bench.window.findChild<QFileDialog*>() == nullptr, "a run that saves asks for nothing");
    }

    void anotherFileGetsATab()
    {
        const QString path = m_folder->filePath("one.cu");
        write(path, kProgram);
        Bench bench;
        open(bench, path);
        bench.workbench.documents.current().replaceText("// typed\n");
        bench.command("file.new")->trigger();
        QVERIFY(bench.question() == nullptr);
        QVERIFY(bench.workbench.documents.current().sourcePath().isEmpty());
        QCOMPARE(bench.workbench.documents.count(), 2);
        QSignalSpy opened(&bench.workbench.documents, &Documents::currentChanged);
        bench.workbench.files.open(path);
        QTRY_COMPARE(opened.count(), 1);
        QCOMPARE(bench.workbench.documents.count(), 2);
        QCOMPARE(bench.workbench.documents.current().text(), QByteArray("// typed\n"));
        QVERIFY(bench.workbench.documents.current().isModified());
    }

    void closingATabAsksOnlyForItsChanges_data()
    {
        QTest::addColumn<int>("button");
        QTest::addColumn<int>("left");
        QTest::addColumn<QByteArray>("inTheFile");
        QTest::newRow("cancel") << int(QMessageBox::Cancel) << 2 << QByteArray(kProgram);
        QTest::newRow("discard") << int(QMessageBox::Discard) << 1 << QByteArray(kProgram);
        QTest::newRow("save") << int(QMessageBox::Save) << 1 << QByteArray("// typed\n");
    }
    void closingATabAsksOnlyForItsChanges()
    {
        QFETCH(int, button);
        QFETCH(int, left);
        QFETCH(QByteArray, inTheFile);
        const QString one = m_folder->filePath("one.cu"), two = m_folder->filePath("two.cu"),
                      three = m_folder->filePath("three.cu");
        for (const QString& each : {one, two, three})
            write(each, kProgram);
        Bench bench;
        for (const QString& each : {one, two, three})
            open(bench, each);
        QCOMPARE(bench.workbench.documents.count(), 3);
        bench.command("file.close")->trigger();
        QCOMPARE(bench.workbench.documents.count(), 2);
        QVERIFY(bench.question() == nullptr);
        bench.workbench.documents.show(0);
        bench.workbench.documents.current().replaceText("// typed\n");
        bench.workbench.documents.show(1);
        bench.workbench.navigator.close(bench.workbench.documents.tabs()[0].number);
        QTRY_VERIFY(bench.question() != nullptr);
        QCOMPARE(bench.workbench.documents.current().sourcePath(), one);
        bench.question()->button(static_cast<QMessageBox::StandardButton>(button))->click();
        QTRY_COMPARE(bench.workbench.documents.count(), left);
        QCOMPARE(read(one), inTheFile);
        QCOMPARE(bench.workbench.documents.current().sourcePath(), left == 2 ? one : two);
    }

    void closingTheWindowAsksOnceForAllTabs_data()
    {
        QTest::addColumn<int>("button");
        QTest::addColumn<bool>("ends");
        QTest::addColumn<QByteArray>("inTheFile");
        QTest::newRow("cancel") << int(QMessageBox::Cancel) << false << QByteArray(kProgram);
        QTest::newRow("discard all") << int(QMessageBox::Discard) << true << QByteArray(kProgram);
        QTest::newRow("save all") << int(QMessageBox::SaveAll) << true << QByteArray();
    }
    void closingTheWindowAsksOnceForAllTabs()
    {
        QFETCH(int, button);
        QFETCH(bool, ends);
        QFETCH(QByteArray, inTheFile);
        const QString one = m_folder->filePath("one.cu"), two = m_folder->filePath("two.cu");
        Bench bench;
        openChanged(bench, {one, two});
        QVERIFY(!bench.window.close());
        auto* const question = bench.window.findChild<QMessageBox*>("unsavedDocumentsQuestion");
        QVERIFY(question != nullptr && question->text().startsWith("2 documents"));
        QVERIFY(question->informativeText().contains("one.cu") && question->informativeText().contains("two.cu"));
        question->button(static_cast<QMessageBox::StandardButton>(button))->click();
        if (ends)
            QTRY_VERIFY(!bench.window.isVisible());
        QCOMPARE(bench.window.isVisible(), !ends);
        QVERIFY(bench.question() == nullptr);
        QCOMPARE(read(one), inTheFile.isEmpty() ? QByteArray("// one.cu\n") : inTheFile);
        QCOMPARE(read(two), inTheFile.isEmpty() ? QByteArray("// two.cu\n") : inTheFile);
    }

    void whatIsRunIsSavedFirstWhereThatIsWanted_data()
    {
        QTest::addColumn<bool>("saves");
        QTest::newRow("as the settings are at first") << false;
        QTest::newRow("wanted") << true;
    }
    void whatIsRunIsSavedFirstWhereThatIsWanted()
    {
        QFETCH(bool, saves);
        const QString one = m_folder->filePath("one.cu");
        Bench bench;
        if (saves)
            bench.preferences.setSavesBeforeRun(true);
        QCOMPARE(Preferences().savesBeforeRun(), saves);
        openChanged(bench, {one});
        bench.command("kernel.run")->setEnabled(true);
        bench.command("kernel.run")->trigger();
        if (saves)
            QTRY_COMPARE(read(one), QByteArray("// one.cu\n"));
        QTRY_COMPARE(bench.workbench.documents.current().isModified(), !saves);
    }

    void closingTheWindowAsksForEveryTab()
    {
        const QString one = m_folder->filePath("one.cu"), two = m_folder->filePath("two.cu");
        Bench bench;
        openChanged(bench, {one, two});
        QVERIFY(!bench.window.close());
        auto* const all = bench.window.findChild<QMessageBox*>("unsavedDocumentsQuestion");
        QVERIFY(all != nullptr);
        for (QAbstractButton* const button : all->buttons()) {
            if (button->text() == "One by one")
                button->click();
        }
        QTRY_VERIFY(bench.question() != nullptr && bench.question()->text().contains("one.cu"));
        bench.question()->button(QMessageBox::Save)->click();
        QTRY_VERIFY(bench.question() != nullptr && bench.question()->text().contains("two.cu"));
        QVERIFY(bench.window.isVisible());
        bench.question()->button(QMessageBox::Discard)->click();
        QTRY_VERIFY(!bench.window.isVisible());
        QCOMPARE(read(one), QByteArray("// one.cu\n"));
        QCOMPARE(read(two), QByteArray(kProgram));
    }

    void theLastTabMakesRoomForANewDocument()
    {
        const QString path = m_folder->filePath("one.cu");
        write(path, kProgram);
        Bench bench;
        open(bench, path);
        bench.command("file.close")->trigger();
        QCOMPARE(bench.workbench.documents.count(), 1);
        QVERIFY(bench.workbench.documents.current().sourcePath().isEmpty());
        bench.command("file.close")->trigger();
        QCOMPARE(bench.workbench.documents.count(), 1);
    }

    void allAreSaved()
    {
        const QString one = m_folder->filePath("one.cu"), two = m_folder->filePath("two.cu");
        Bench bench;
        openChanged(bench, {one, two});
        bench.command("file.saveAll")->trigger();
        QTRY_COMPARE(read(one), QByteArray("// one.cu\n"));
        QTRY_COMPARE(read(two), QByteArray("// two.cu\n"));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

KD_TEST(FilesTest, QApplication)

}  // namespace tst_files

#include "tst_files.moc"
