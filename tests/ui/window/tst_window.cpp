// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a person uses it: open an example, break it, see it, mend it, run, verify, time, export, close, reopen.
#include "wholewindow.h"

#include "core/report/report.h"
#include "core/session/document/session.h"
#include "tests/program/testprogram.h"
#include "tests/ui/bench/occupancymodels.h"
#include "tests/ui/pictures.h"
#include "ui/launch/argumentsmodel.h"
#include "ui/launch/argumentsview.h"
#include "ui/occupancy/occupancyfeed.h"
#include "ui/occupancy/occupancymodel.h"
#include "ui/shell/banner.h"
#include "ui/shell/commandsearch.h"
#include "ui/shell/perspectivepage.h"
#include "ui/shell/statusfield.h"
#include "ui/workbench/documents/documents.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>

namespace tst_window {

using namespace kd;

namespace {

constexpr double kBrisk = 100;         ///< ms of CPU time in one dispatch: what reliability.md allows
constexpr double kLargeDocument = 500; ///< while a document of more than 50,000 lines is loaded

bool hasSquiggle(QsciScintilla* editor, int line)
{
    const long begin = editor->positionFromLineIndex(line, 0);
    const long end = begin + editor->lineLength(line);
    for (long position = begin; position < end; ++position)
        if (editor->SendScintilla(QsciScintilla::SCI_INDICATORALLONFOR, position) != 0)
            return true;
    return false;
}

}  // namespace

class TestWindow : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
        static_cast<MeteredApplication&>(*qApp).reset();
    }

    void fromAnExampleToItsReport()
    {
        const QTemporaryDir folder;
        const QString session = folder.filePath(QStringLiteral("mine.kdesk"));
        QByteArray kept;
        {
            WholeWindow whole;
            QVERIFY(whole.hasTarget());
            QVERIFY(whole.opensExample(QStringLiteral("saxpy")));
            QsciScintilla* const editor = whole.editor();
            QVERIFY(editor != nullptr);
            QCOMPARE(editor->text().toUtf8(), whole.workbench.documents.current().text());
            VERIFY_BRISK(kBrisk);

            // Break it: a squiggle and a sentence, and the figures stay those of the build before.
            editor->insertAt(QStringLiteral("int broken = ;\n"), 0, 0);
            QVERIFY(whole.comes([&] { return whole.workbench.builds.isStale(); }));
            QVERIFY(whole.comes([&] { return hasSquiggle(editor, 0); }));
            QVERIFY(!editor->annotation(0).isEmpty());
            QVERIFY(whole.workbench.builds.goodBuild());
            savePictures(whole.window, QStringLiteral("window-broken"));
            // Mend it.
            editor->undo();
            QVERIFY(whole.comes([&] { return !whole.workbench.builds.isStale() && editor->annotation(0).isEmpty(); }));
            QVERIFY(!hasSquiggle(editor, 0));
            VERIFY_BRISK(kBrisk);

            // Run and verify, time.
            QVERIFY(whole.comes([&] { return whole.workbench.jobs.whyNot().isEmpty(); }));
            QTest::keyClick(&whole.window, Qt::Key_F5);
            QVERIFY(whole.comes([&] { return whole.workbench.jobs.runs().size() == 1; }));
            QCOMPARE(whole.workbench.jobs.lastRun()->outcome.state, RunOutcome::State::Ok);
            QVERIFY(!whole.workbench.jobs.lastRun()->outcome.verification.empty());
            QTest::keyClick(&whole.window, Qt::Key_F6);
            QVERIFY(whole.comes([&] { return whole.workbench.jobs.lastTiming() != nullptr; }));
            QVERIFY(whole.workbench.jobs.lastTiming()->timing->modelled);
            QVERIFY(whole.failures.isEmpty());
            VERIFY_BRISK(kBrisk);

            // Export, save.
            QSignalSpy written(&whole.workbench.reports, &ReportController::written);
            whole.workbench.reports.write(folder.filePath(QStringLiteral("saxpy.html")));
            QVERIFY(whole.comes([&] { return !written.isEmpty(); }));
            editor->insertAt(QStringLiteral("// mine\n"), 0, 0);
            QSignalSpy saved(&whole.workbench.files, &DocumentFiles::saved);
            whole.workbench.files.save(session);
            QVERIFY(whole.comes([&] { return !saved.isEmpty(); }));
            kept = whole.workbench.documents.current().text();
            QVERIFY(kept.startsWith("// mine\n"));
            QVERIFY(whole.window.close());
            VERIFY_BRISK(kBrisk);
        }
        WholeWindow again;
        QVERIFY(again.hasTarget());
        again.workbench.files.open(session);
        QVERIFY(again.comes([&] { return again.workbench.documents.current().sessionPath() == session; }));
        QCOMPARE(again.editor()->text().toUtf8(), kept);
        QVERIFY(!again.workbench.documents.current().isTrusted());
        QVERIFY(!again.window.banner().text().isEmpty());
        QVERIFY(!again.workbench.builds.build());
        again.workbench.documents.current().setTrusted(true);
        QVERIFY(again.comes([&] { return again.workbench.jobs.whyNot().isEmpty() && again.workbench.launches.check().plan; }));
        const RunRecordPointer record = again.run();
        QVERIFY(record && record->outcome.ok());
    }

    // The driver and the compiler belong to other processes, whatever this window has shown (bar S2: it paints without them).
    void neitherDriverNorCompilerIsLoadedHere()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensExample(QStringLiteral("saxpy")));
        for (const Perspective each : whole.window.perspectives())
            whole.window.setPerspective(each);
        const RunRecordPointer record = whole.run();
        QVERIFY(record && record->outcome.ok());
        QFile maps(QStringLiteral("/proc/self/maps"));
        QVERIFY(maps.open(QIODevice::ReadOnly));
        const QByteArray mapped = maps.readAll();
        QVERIFY(mapped.contains("libQt6Widgets"));
        for (const char* const library : {"libcuda.so", "libnvrtc", "libnvidia", "libcudart", "libnvJitLink"})
            QVERIFY2(!mapped.contains(library), library);
    }

    void everyPerspectiveStands()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensExample(QStringLiteral("sgemm")));
        for (const Perspective each : whole.window.perspectives()) {
            whole.window.setPerspective(each);
            QVERIFY(whole.paints(whole.window.page()));
            QVERIFY(!whole.window.page().panels().isEmpty());
            for (const Panel* const panel : whole.window.page().panels())
                QVERIFY2(!panel->title().isEmpty(), panel->metaObject()->className());
        }
        // The first visit makes a page; from then on it is there.
        static_cast<MeteredApplication&>(*qApp).reset();
        for (const Perspective each : whole.window.perspectives()) {
            whole.window.setPerspective(each);
            QVERIFY(whole.paints(whole.window.page()));
            VERIFY_BRISK(kBrisk);
        }
    }

    void largeDocumentsOpenBriskly()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("large.cu"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < 60000; ++i)
            file.write("__device__ float f" + QByteArray::number(i) + "(float x) { return x * " + QByteArray::number(i) +
                       ".5f; }\n");
        file.write("extern \"C\" __global__ void k(float* data) { data[0] = 1; }\n");
        file.close();
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        whole.workbench.files.open(path);
        QVERIFY(whole.comes([&] { return whole.workbench.documents.current().sourcePath() == path; }));
        QVERIFY(whole.editor()->lines() > 60000);
        VERIFY_BRISK(kLargeDocument);
        whole.editor()->insertAt(QStringLiteral("// typed\n"), 30000, 0);
        QVERIFY(whole.paints(*whole.editor()->viewport()));
        VERIFY_BRISK(kBrisk);
    }

    void textsComeBackByteByByte_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("utf-8") << QByteArray("// \xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80\nint x;\n");
        QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbfint x;\n");
        QTest::newRow("carriage returns") << QByteArray("int x;\r\nint y;\r\n");
        QTest::newRow("mixed line ends") << QByteArray("int x;\r\nint y;\nint z;\r");
        QTest::newRow("latin-1") << QByteArray("// caf\xe9\nint x;\n");
        QTest::newRow("no end of line") << QByteArray("int x;");
        QTest::newRow("a long line") << QByteArray("// ") + QByteArray(1000000, 'x') + "\nint x;\n";
        QTest::newRow("empty") << QByteArray();
    }
    void textsComeBackByteByByte()
    {
        QFETCH(QByteArray, text);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("text.cu"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        WholeWindow whole;
        whole.workbench.files.open(path);
        QVERIFY(whole.comes([&] { return whole.workbench.documents.current().sourcePath() == path; }));
        QCOMPARE(whole.workbench.documents.current().text(), text);
        whole.editor()->insertAt(QStringLiteral("a"), 0, 0);
        QVERIFY(whole.workbench.documents.current().isModified());
        QSignalSpy saved(&whole.workbench.files, &DocumentFiles::saved);
        whole.workbench.files.save(path);
        QVERIFY(whole.comes([&] { return !saved.isEmpty(); }));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray now = file.readAll();
        QCOMPARE(now.size(), text.size() + 1);
        now.remove(now.indexOf('a') >= 0 && text.startsWith("\xef\xbb\xbf") ? now.indexOf('a') : 0, 1);
        QCOMPARE(now, text);
    }

    // Neither a shortcut nor a tool button takes the focus from a field.
    void whatStandsInAFieldIsRunAndSaved()
    {
        WholeWindow whole;
        QVERIFY(QTest::qWaitForWindowActive(&whole.window));
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensExample(QStringLiteral("saxpy")));
        const auto type = [&](const QString& name, const QString& text) {
            for (QLineEdit* const field : whole.window.page().findChildren<QLineEdit*>()) {
                if (field->accessibleName() != name || !field->isVisible())
                    continue;
                field->setFocus();
                field->selectAll();
                QTest::keyClicks(field, text);
                return field->hasFocus();
            }
            return false;
        };
        QVERIFY(type(QStringLiteral("Block"), QStringLiteral("64")));
        QTest::keyClick(&whole.window, Qt::Key_F5);
        QVERIFY(whole.comes([&] { return whole.workbench.jobs.runs().size() == 1; }));
        QCOMPARE(whole.workbench.jobs.lastRun()->plan.block.x, 64u);

        const QTemporaryDir folder;
        const QString session = folder.filePath(QStringLiteral("mine.kdesk"));
        QSignalSpy saved(&whole.workbench.files, &DocumentFiles::saved);
        whole.workbench.files.save(session);
        QVERIFY(whole.comes([&] { return !saved.isEmpty(); }));
        QVERIFY(!whole.workbench.documents.current().isModified());
        whole.window.setPerspective(Perspective::Measure);
        QVERIFY(type(QStringLiteral("FLOP"), QStringLiteral("2 * n")));
        QTest::keyClick(&whole.window, Qt::Key_S, Qt::ControlModifier);
        QVERIFY(whole.comes([&] { return saved.size() == 2; }));
        QCOMPARE(loadSession(session.toStdString()).timing.flops, std::string("2 * n"));
        QVERIFY(type(QStringLiteral("FLOP"), QStringLiteral("3 * n")));
        QVERIFY2(!whole.window.close(), "the question comes first");
        QCOMPARE(whole.workbench.jobs.timingSettings().flops, std::string("3 * n"));
    }

    // Of the code and the launch as they stand, or it says of which.
    void theStatusBarSaysWhatAResultIsOf()
    {
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensExample(QStringLiteral("saxpy")));
        const auto says = [&](const QString& text) {
            const QList<StatusField*> fields = whole.window.findChildren<StatusField*>();
            return std::any_of(fields.begin(), fields.end(), [&](const StatusField* each) { return each->content().text == text; });
        };
        const RunRecordPointer record = whole.run();
        QVERIFY(record && record->outcome.ok());
        QVERIFY(whole.comes([&] { return says(QStringLiteral("verified")); }));
        whole.editor()->insertAt(QStringLiteral("int broken = ;\n"), 0, 0);
        QVERIFY(whole.comes([&] { return says(QStringLiteral("earlier code: verified")); }));
        QVERIFY(!says(QStringLiteral("verified")));
        whole.editor()->undo();
        QVERIFY(whole.comes([&] { return !whole.workbench.builds.isStale() && says(QStringLiteral("verified")); }));
        LaunchSetup setup = whole.workbench.launches.launch();
        const std::string block = setup.block;
        setup.block = "64";
        whole.workbench.launches.setLaunch(setup);
        QVERIFY(whole.comes([&] { return says(QStringLiteral("earlier launch: verified")); }));
        setup.block = block;
        whole.workbench.launches.setLaunch(setup);
        QVERIFY(whole.comes([&] { return says(QStringLiteral("verified")); }));

        QVERIFY(whole.opensProgram("extern \"C\" __global__ void spin(int* data) { while (atomicAdd(data, 0) == 0) { } }\n",
                                   simpleLaunch("spin", "1", 300)));
        QVERIFY(!says(QStringLiteral("stopped")));
        whole.workbench.jobs.run();
        QVERIFY(whole.comes([&] { return whole.workbench.jobs.job().kind == Job::Kind::Run; }));
        whole.trigger(QStringLiteral("kernel.stop"));
        QVERIFY(whole.comes([&] { return whole.workbench.jobs.job().kind == Job::Kind::None; }));
        QVERIFY(says(QStringLiteral("stopped")));
        QVERIFY(!says(QStringLiteral("ran")));
    }

    // What was calculated is what is exported, and it belongs to its document.
    void theCalculationIsExportedAndStaysWithItsDocument()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("saxpy.json"));
        WholeWindow whole;
        QVERIFY(whole.hasTarget());
        QVERIFY(whole.opensExample(QStringLiteral("saxpy")));
        QVERIFY(whole.comes([&] { return whole.workbench.launches.findChild<OccupancyModel*>() != nullptr; }));  // the panels'
        OccupancyModel& model = occupancyOf(whole.workbench);
        QVERIFY(whole.comes([&] { return model.build().has_value(); }));
        const int before = model.value(OccupancyField::Registers);
        model.setValue(OccupancyField::Registers, 99);
        QSignalSpy written(&whole.workbench.reports, &ReportController::written);
        whole.workbench.reports.write(path);
        QVERIFY(whole.comes([&] { return !written.isEmpty(); }));
        const Report report = loadReport(path.toStdString());
        QVERIFY(report.calculation.has_value());
        QCOMPARE(report.calculation->input.registers, 99u);
        QCOMPARE(static_cast<int>(report.input.registers), before);
        QVERIFY(report.calculation->occupancy.occupancy < report.occupancy.occupancy);

        whole.workbench.files.openNew();
        QCOMPARE(whole.workbench.documents.count(), 2);
        QVERIFY(!model.isChanged(OccupancyField::Registers));
        whole.workbench.documents.show(0);
        QVERIFY(model.isChanged(OccupancyField::Registers));
        QCOMPARE(model.value(OccupancyField::Registers), 99);
        model.resetAll();
        whole.workbench.reports.write(path);
        QVERIFY(whole.comes([&] { return written.size() == 2; }));
        QVERIFY(!loadReport(path.toStdString()).calculation.has_value());
    }

    // Enter runs a command only where the user went for one.
    void theKeyboardStaysWhereTheUserWorks()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.cu"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("extern \"C\" __global__ void k(int n, float a) { }\n");
        file.close();
        WholeWindow whole;
        QVERIFY(QTest::qWaitForWindowActive(&whole.window));
        QVERIFY(whole.hasTarget());
        auto* const search = whole.window.findChild<CommandSearch*>();
        QVERIFY(search != nullptr && (search->focusPolicy() & Qt::TabFocus) == 0);
        whole.workbench.files.open(path);
        QVERIFY(whole.comes([&] { return whole.workbench.documents.current().sourcePath() == path; }));
        whole.editor()->setFocus();
        // The banner's button goes when it is clicked.
        QPushButton* trust = nullptr;
        for (QPushButton* const each : whole.window.banner().findChildren<QPushButton*>())
            trust = each->isVisible() ? each : trust;
        QVERIFY(trust != nullptr);
        QTest::mouseClick(whole.window.windowHandle(), Qt::LeftButton, Qt::NoModifier,
                          trust->mapTo(&whole.window, trust->rect().center()));
        QVERIFY(whole.comes([&] { return whole.workbench.documents.current().isTrusted(); }));
        QVERIFY(whole.editor()->hasFocus());
        // The editor of a value goes with its row.
        QVERIFY(whole.comes([&] { return whole.workbench.launches.kernel() != nullptr; }));
        auto* const view = whole.window.page().findChild<ArgumentsView*>();
        QVERIFY(view != nullptr && view->model()->rowCount() == 2);
        view->setCurrentIndex(view->model()->index(0, ArgumentsModel::Value));
        view->edit(view->currentIndex());
        whole.workbench.documents.current().replaceText("extern \"C\" __global__ void k(double other) { }\n");
        QVERIFY(whole.comes([&] { return view->model()->rowCount() == 1; }));
        QVERIFY(whole.comes([&] { return QApplication::focusWidget() != nullptr; }));
        QVERIFY2(!search->hasFocus(), "Enter would run a command");
        // Asked for, it gives the focus back.
        whole.editor()->setFocus();
        search->begin();
        QVERIFY(search->hasFocus());
        QTest::keyClick(search, Qt::Key_Escape);
        QVERIFY(whole.comes([&] { return whole.editor()->hasFocus(); }));
    }

    // The program given instead is compiled at once, and must not take the message away.
    void whatCannotBeOpenedAtStartIsSaid()
    {
        WholeWindow whole;
        whole.workbench.files.open(QStringLiteral("/nowhere/none.cu"));
        QVERIFY(whole.comes([&] { return !whole.failures.isEmpty() && whole.workbench.builds.goodBuild(); }));
        QVERIFY2(whole.window.banner().text().contains(QStringLiteral("none.cu")), qPrintable(whole.window.banner().text()));
        QVERIFY(whole.opensExample(QStringLiteral("saxpy")));
        QVERIFY(whole.window.banner().text().isEmpty());
    }

    void filesThatAreNoTextAreRefused()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("zero.cu"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("int x;\0int y;", 13));
        file.close();
        WholeWindow whole;
        QVERIFY(whole.opensProgram("int x;", {}, false));
        whole.workbench.files.open(path);
        QVERIFY(whole.comes([&] { return !whole.failures.isEmpty(); }));
        QVERIFY(whole.failures[0][0].toString().contains(QStringLiteral("zero bytes")));
        QVERIFY(!whole.window.banner().text().isEmpty());
        QCOMPARE(whole.editor()->text(), QStringLiteral("int x;"));
    }

private:
    QTemporaryDir m_settings;
};

KD_TEST(TestWindow, WindowTestApplication)

}  // namespace tst_window

#include "tst_window.moc"
