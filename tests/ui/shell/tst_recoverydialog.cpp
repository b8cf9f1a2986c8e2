// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/program/testprogram.h"
#include "tests/ui/bench/testbench.h"
#include "tests/ui/pictures.h"
#include "ui/common/theme.h"
#include "ui/shell/banner.h"
#include "ui/shell/feature.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/recoverydialog.h"
#include "ui/shell/settings/preferences.h"
#include "ui/workbench/documents/documents.h"
#include "ui/workbench/documents/journal.h"
#include "ui/workbench/documents/recovery.h"

#include <QApplication>
#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tst_recoverydialog {

namespace {

using namespace kd;

void leave(const QString& sourcePath, const QByteArray& text)
{
    JournalEntry entry;
    entry.text = text;
    entry.sourcePath = sourcePath;
    entry.session.sources = {{.path = "one.cu", .text = {}}};
    Journal::create(Journal::defaultFolder()).write(entry);
}

QPushButton* buttonNamed(const QWidget& inside, const QString& name)
{
    for (QPushButton* const button : inside.findChildren<QPushButton*>()) {
        if (button->accessibleName() == name || button->text() == name)
            return button;
    }
    return nullptr;
}

/// A window as the program makes it after documents were left.
struct Bench {
    Bench()
        : workbench({.name = QStringLiteral("local"), .program = QStringLiteral("/none"), .arguments = {}}),
          window(windowModels(workbench), preferences, features(workbench))
    {
        workbench.files.openNew();
        window.show();
        workbench.recovery.look();
    }
    Banner& banner() { return *window.findChild<Banner*>(); }
    RecoveryDialog* dialog() { return window.findChild<RecoveryDialog*>(); }
    void openDialog()
    {
        QTRY_VERIFY(!banner().text().isEmpty());
        QTest::mouseClick(buttonNamed(banner(), RecoveryDialog::tr("Restore…")), Qt::LeftButton);
        QTRY_VERIFY(dialog() != nullptr && dialog()->isVisible());
    }

    Preferences preferences;
    Workbench workbench;
    MainWindow window;
};

}  // namespace

class RecoveryDialogTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->filePath(QStringLiteral("config")));
        qputenv("XDG_STATE_HOME", m_folder->path().toUtf8());
    }

    void restoresWhatWasTyped()
    {
        leave(QStringLiteral("/home/a/one.cu"), "typed and not saved\n");
        Bench bench;
        QTRY_VERIFY(bench.banner().text().contains(QStringLiteral("one.cu")));
        bench.openDialog();
        QTest::mouseClick(buttonNamed(*bench.dialog(), QStringLiteral("Restore one.cu")), Qt::LeftButton);
        QTRY_COMPARE(bench.workbench.documents.current().text(), QByteArray("typed and not saved\n"));
        QVERIFY(bench.workbench.documents.current().isModified());
        QCOMPARE(bench.workbench.documents.current().sourcePath(), QStringLiteral("/home/a/one.cu"));
        QTRY_VERIFY(bench.dialog() == nullptr);
        QVERIFY(bench.banner().text().isEmpty() || !bench.banner().text().contains(QStringLiteral("ended before")));
    }

    void whatIsOpenStaysOpen()
    {
        leave(QStringLiteral("/home/a/one.cu"), "left");
        Bench bench;
        bench.workbench.documents.current().replaceText("typed just now");
        bench.openDialog();
        QTest::mouseClick(buttonNamed(*bench.dialog(), QStringLiteral("Restore one.cu")), Qt::LeftButton);
        QTRY_COMPARE(bench.workbench.documents.current().text(), QByteArray("left"));
        QCOMPARE(bench.workbench.documents.count(), 2);
        bench.workbench.documents.show(0);
        QCOMPARE(bench.workbench.documents.current().text(), QByteArray("typed just now"));
        QVERIFY(bench.workbench.documents.current().isModified());
    }

    void restoresAllAtOnce()
    {
        leave({}, "\n__global__ void first()\n{\n\tfirst\n}\n");
        leave({}, "__global__ void second() {}\n");
        leave(QStringLiteral("/home/a/one.cu"), "left");
        Bench bench;
        QTRY_COMPARE(bench.workbench.recovery.left().size(), std::size_t{3});
        QStringList beginnings;
        for (const RecoverableDocument& each : bench.workbench.recovery.left())
            beginnings << each.beginning;
        QVERIFY2(beginnings.contains(QStringLiteral("__global__ void first()\n{\n    first\n}")), qPrintable(beginnings.join("|")));
        bench.openDialog();
        savePictures(*bench.dialog(), QStringLiteral("recovery-all"));
        QTest::mouseClick(buttonNamed(*bench.dialog(), QStringLiteral("Restore all")), Qt::LeftButton);
        QTRY_VERIFY(bench.dialog() == nullptr);
        QVERIFY(bench.workbench.recovery.left().empty());
        QCOMPARE(bench.workbench.documents.count(), 3);
    }

    void discardsOnlyWhenToldTwice()
    {
        leave(QStringLiteral("/home/a/one.cu"), "left");
        leave({}, "never saved");
        Bench bench;
        QTRY_VERIFY(bench.banner().text().contains(QStringLiteral("2 documents")));
        bench.openDialog();
        savePictures(*bench.dialog(), QStringLiteral("recovery"));
        const auto discard = [&](const QString& answer) {
            QTest::mouseClick(buttonNamed(*bench.dialog(), QStringLiteral("Discard one.cu")), Qt::LeftButton);
            auto* const question = bench.dialog()->findChild<QMessageBox*>();
            QVERIFY(question != nullptr);
            QTest::mouseClick(buttonNamed(*question, answer), Qt::LeftButton);
            QTRY_VERIFY(bench.dialog()->findChild<QMessageBox*>() == nullptr);
        };
        discard(QStringLiteral("Cancel"));
        QCOMPARE(bench.workbench.recovery.left().size(), std::size_t{2});
        discard(QStringLiteral("Discard"));
        QCOMPARE(bench.workbench.recovery.left().size(), std::size_t{1});
        QTRY_COMPARE(buttonNamed(*bench.dialog(), QStringLiteral("Discard one.cu")), nullptr);
        QVERIFY(bench.workbench.recovery.left().front().folder.isEmpty());
    }

    void documentsOfOneNameAreToldApart()
    {
        leave({}, "// mine\n#include <cuda_fp16.h>\nint helper();\n__global__ void scale(float* x)\n{\n}\n");
        leave({}, "/* nothing yet */\n\n__device__ int answer = 42;\n");
        leave({}, "// only a comment\n");
        Bench bench;
        QTRY_COMPARE(bench.workbench.recovery.left().size(), std::size_t{3});
        bench.openDialog();
        QVERIFY(buttonNamed(*bench.dialog(), QStringLiteral("Restore untitled.cu: __device__ int answer = 42;")) != nullptr);
        QVERIFY(buttonNamed(*bench.dialog(), QStringLiteral("Discard untitled.cu")) != nullptr);
        QTest::mouseClick(buttonNamed(*bench.dialog(), QStringLiteral("Restore untitled.cu: __global__ void scale(float* x)")),
                          Qt::LeftButton);
        QTRY_VERIFY(bench.workbench.documents.current().text().startsWith("// mine\n"));
    }

    void whatIsLeftAloneIsOfferedAgain()
    {
        leave(QStringLiteral("/home/a/one.cu"), "left");
        {
            Bench bench;
            QTRY_COMPARE(bench.workbench.recovery.left().size(), std::size_t{1});
        }
        Bench again;
        QTRY_COMPARE(again.workbench.recovery.left().size(), std::size_t{1});
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

KD_TEST(RecoveryDialogTest, QApplication)

}  // namespace tst_recoverydialog

#include "tst_recoverydialog.moc"
