// SPDX-License-Identifier: GPL-3.0-or-later
// "Capture from a program" over a program of the emulated libcuda.so.1, in which a library stands for CUPTI (tests/core/capture).
#include "core/capture/archive/capturearchive.h"
#include "core/session/document/session.h"
#include "tests/program/testprogram.h"
#include "tests/ui/bench/testbench.h"
#include "tests/ui/pictures.h"
#include "ui/capture/capturedialog.h"
#include "ui/capture/capturedkernels.h"
#include "ui/common/hintlabel.h"
#include "ui/common/tableview.h"
#include "ui/program/targets.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace kd::tst_capturedialog {

namespace {

constexpr int kPatience = 60000;
const QString kProgram = QStringLiteral(KD_CAPTURED "/listwalk");
const QString kVariables = QStringLiteral("LD_PRELOAD=" KD_CAPTURED "/libcupti.so.13 LD_LIBRARY_PATH=" KD_SUBSTITUTES);

struct Bench {
    explicit Bench(const QString& words = {}, const QString& variables = kVariables)
    {
        dialog.setProgram(kProgram + words, folder.path(), variables);
        dialog.show();
    }
    QPushButton& button(const char* name) { return *dialog.findChild<QPushButton*>(QLatin1String(name)); }
    QString state() { return dialog.findChild<HintLabel*>(QStringLiteral("state"))->text(); }
    QAbstractItemModel& rows() { return *dialog.findChild<TableView*>()->model(); }
    bool isRunning() { return button("run").text() == QStringLiteral("Stop"); }
    void runToItsEnd(const char* name)
    {
        QVERIFY(button(name).isEnabled());
        button(name).click();
        QVERIFY(isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!isRunning(), kPatience);
    }
    QStringList left() const { return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name); }

    QTemporaryDir folder;
    Workbench workbench{{QStringLiteral("test"), QStringLiteral(KD_WORKER), {}}};
    CaptureDialog dialog{workbench.files};
};

CaptureReport reportOf(std::uint64_t process, std::vector<KernelCount> kernels)
{
    return {.process = process, .kernels = std::move(kernels)};
}

}  // namespace

class TestCaptureDialog : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        Theme::install();
        qunsetenv("CUDA_INJECTION64_PATH");
    }

    void listsKernelsRecordsOneAndOpensIt()
    {
        Bench at;
        QVERIFY(!at.button("record").isEnabled());
        at.runToItsEnd("run");
        QCOMPARE(at.rows().rowCount(), 1);
        QCOMPARE(at.rows().index(0, CapturedKernels::Kernel).data().toString(), QStringLiteral("walk"));
        QCOMPARE(at.rows().index(0, CapturedKernels::Launches).data().toString(), QStringLiteral("3"));
        QVERIFY(at.dialog.findChild<QPlainTextEdit*>()->toPlainText().contains("0 78"));
        QCOMPARE(at.state(), QStringLiteral("The program has ended."));
        QCOMPARE(at.left(), QStringList());
        savePictures(at.dialog, QStringLiteral("capture-listed"));
        at.dialog.findChild<QComboBox*>(QStringLiteral("which"))->setCurrentIndex(1);  // the first launch
        QSignalSpy opened(&at.workbench.files, &DocumentFiles::opened);
        at.runToItsEnd("record");
        QVERIFY2(at.state().startsWith("Launch 1 of walk is recorded and open: "), qPrintable(at.state()));
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, kPatience);
        QCOMPARE(at.workbench.documents.current().sessionPath(), at.folder.filePath("walk-1.kdesk"));
        QCOMPARE(at.left(), (QStringList{"walk-1.data", "walk-1.kdesk"}));
    }

    void tellsHowLargeARecordingWouldBe()
    {
        Bench at;
        at.runToItsEnd("run");
        at.runToItsEnd("measure");
        QVERIFY2(at.state().startsWith("Launch 1 of walk would take 132 B"), qPrintable(at.state()));
        QCOMPARE(at.left(), QStringList());
    }

    /// Kernels are listed while the program runs; stopped, it is gone, and what was listed stays.
    void isStoppedAsItRuns()
    {
        Bench at(QStringLiteral(" slow"));
        at.button("run").click();
        QTRY_VERIFY_WITH_TIMEOUT(at.rows().rowCount() == 1, kPatience);
        QVERIFY(at.isRunning());
        QTRY_VERIFY2_WITH_TIMEOUT(at.state().startsWith("The program runs: "), qPrintable(at.state()), kPatience);
        at.button("run").click();
        QTRY_VERIFY_WITH_TIMEOUT(!at.isRunning(), kPatience);
        QCOMPARE(at.state(), QStringLiteral("The program was stopped."));
        QCOMPARE(at.rows().rowCount(), 1);
        QCOMPARE(at.left(), QStringList());
    }

    void keepsWhatWasRecordedBeforeACrash()
    {
        Bench at;
        at.runToItsEnd("run");
        at.dialog.setProgram(kProgram + QStringLiteral(" crash"), at.folder.path(), kVariables);
        at.runToItsEnd("record");
        QVERIFY2(at.state().startsWith("Launch 1 of walk is recorded and open"), qPrintable(at.state()));
        QVERIFY2(at.state().contains("SIGABRT"), qPrintable(at.state()));
    }

    void saysWhatCannotBe_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("variables");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no program") << "nowhere-at-all" << "" << "There is no program nowhere-at-all.";
        QTest::newRow("no GPU") << "true" << "" << "The program did not use a GPU by NVIDIA's driver.";
        QTest::newRow("its status") << "false" << "" << "ended with status 1";
        QTest::newRow("another tool") << "true" << "CUDA_INJECTION64_PATH=/opt/other.so" << "unset CUDA_INJECTION64_PATH";
        QTest::newRow("another profiler") << kProgram << kVariables + " FAKE_CUPTI_BUSY=1" << "Another profiler is at work";
    }

    void saysWhatCannotBe()
    {
        QFETCH(const QString, command);
        QFETCH(const QString, variables);
        QFETCH(const QString, sentence);
        Bench at;
        at.dialog.setProgram(command, at.folder.path(), variables);
        at.button("run").click();
        QTRY_VERIFY_WITH_TIMEOUT(!at.isRunning(), kPatience);
        QVERIFY2(at.state().contains(sentence), qPrintable(at.state()));
        QCOMPARE(at.left(), QStringList());
    }

    /// The program runs where the worker of a target does; its recording comes here, and is opened for that target.
    void recordsOnATarget()
    {
        setNamedTargets({{"there", QStringLiteral(KD_WORKER)}});
        const QTemporaryDir there;
        {
            Bench at;
            QVERIFY(at.dialog.findChild<QLineEdit*>(QStringLiteral("directory"))->isHidden());
            at.dialog.setTarget("there", there.path());
            QVERIFY(at.dialog.findChild<QLineEdit*>(QStringLiteral("directory"))->isVisible());
            savePictures(at.dialog, QStringLiteral("capture-target"));
            at.runToItsEnd("run");
            QVERIFY2(at.rows().rowCount() == 1, qPrintable(at.state() + at.dialog.findChild<QPlainTextEdit*>()->toPlainText()));
            QCOMPARE(at.rows().index(0, CapturedKernels::Launches).data().toString(), QStringLiteral("3"));
            QVERIFY(at.dialog.findChild<QPlainTextEdit*>()->toPlainText().contains("0 78"));
            at.dialog.findChild<QComboBox*>(QStringLiteral("which"))->setCurrentIndex(1);
            QSignalSpy opened(&at.workbench.files, &DocumentFiles::opened);
            at.runToItsEnd("record");
            QVERIFY2(at.state().startsWith("Launch 1 of walk is recorded and open: "), qPrintable(at.state()));
            QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, kPatience);
            QCOMPARE(at.left(), (QStringList{"walk-1.data", "walk-1.kdesk"}));
            QCOMPARE(loadSession(at.folder.filePath("walk-1.kdesk").toStdString()).target, std::string("there"));
        }
        setNamedTargets({});
    }

    void saysWhatATargetCannot()
    {
        setNamedTargets({{"none", QStringLiteral("/nowhere/worker")}});
        {
            Bench at;
            at.dialog.setTarget("none");
            at.button("run").click();
            QTRY_VERIFY_WITH_TIMEOUT(!at.isRunning(), kPatience);
            QVERIFY2(at.state().startsWith("The worker of target none (/nowhere/worker) cannot be started"),
                     qPrintable(at.state()));
            QCOMPARE(at.left(), QStringList());
        }
        setNamedTargets({});
    }

    /// A recording as one file opens as its session does, stays as it is, and cannot be saved as a session without its data.
    void opensARecordingOfOneFile()
    {
        Bench at;
        at.runToItsEnd("run");
        at.dialog.findChild<QComboBox*>(QStringLiteral("which"))->setCurrentIndex(1);
        at.runToItsEnd("record");
        const QString capture = at.folder.filePath("walk.kdcap");
        packCapture(at.folder.filePath("walk-1.kdesk").toStdString(), at.folder.filePath("walk-1.data").toStdString(),
                    capture.toStdString());
        Workbench workbench{{QStringLiteral("test"), QStringLiteral(KD_WORKER), {}}};
        QSignalSpy opened(&workbench.files, &DocumentFiles::opened), failed(&workbench.files, &DocumentFiles::failed);
        workbench.files.open(capture);
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, kPatience);
        const Document& document = workbench.documents.current();
        QVERIFY(document.isReadOnly() && document.isCode());
        QCOMPARE(document.sessionPath(), capture);
        QCOMPARE(document.session().launch.kernel, std::string("walk"));
        QVERIFY(!document.session().launch.memory.empty());
        const QString elsewhere = at.folder.filePath("mine.kdesk");
        workbench.files.save(elsewhere);
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, kPatience);
        const QString sentence = failed.first().first().toString();
        QVERIFY2(sentence.contains("walk.kdcap") && sentence.contains("ZIP archive"), qPrintable(sentence));
        QVERIFY(!QFile::exists(elsewhere));
        QFile damaged(at.folder.filePath("damaged.kdcap"));
        QVERIFY(damaged.open(QFile::WriteOnly) && damaged.write("text"));
        damaged.close();
        workbench.files.open(damaged.fileName());
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 2, kPatience);
        QVERIFY(failed.last().first().toString().contains("it is no capture, or it is damaged"));
    }

    void asksForAFolderAndForVariables()
    {
        Bench at;
        at.dialog.setProgram(kProgram, at.folder.filePath("none"), kVariables);
        QVERIFY(!at.button("run").isEnabled());
        at.dialog.setProgram(kProgram, at.folder.path(), "HERE");
        QVERIFY(!at.button("run").isEnabled());
        at.dialog.setProgram("", at.folder.path(), "");
        QVERIFY(!at.button("run").isEnabled());
    }

    void kernelsOfSeveralProcessesAreAddedUp()
    {
        CapturedKernels kernels;
        const QAbstractItemModelTester tester(&kernels, QAbstractItemModelTester::FailureReportingMode::QtTest);
        kernels.setReports({reportOf(1, {{.kernel = "scan", .launches = 2, .seconds = 2e-6, .slowestSeconds = 1.5e-6, .slowest = 2}})});
        kernels.setReports({reportOf(1, {{.kernel = "scan", .launches = 2, .seconds = 2e-6, .slowestSeconds = 1.5e-6, .slowest = 2}}),
                            reportOf(2, {{.kernel = "add", .launches = 1, .seconds = 1e-6, .slowestSeconds = 1e-6, .slowest = 1},
                                         {.kernel = "scan", .launches = 5, .seconds = 5e-6, .slowestSeconds = 3e-6, .slowest = 4}})});
        QCOMPARE(kernels.rowCount(), 2);
        QCOMPARE(kernels.at(0).kernel, std::string("scan"));  // rows stay
        QCOMPARE(kernels.at(0).launches, std::uint64_t{7});
        QCOMPARE(kernels.at(0).slowest, std::uint64_t{4});
        QCOMPARE(kernels.at(1).kernel, std::string("add"));
    }
};

KD_TEST(TestCaptureDialog, QApplication)

}  // namespace kd::tst_capturedialog

#include "tst_capturedialog.moc"
