// SPDX-License-Identifier: GPL-3.0-or-later
#include "shellbench.h"
#include "core/base/json.h"
#include "core/session/document/session.h"
#include "tests/core/report/samplereport.h"
#include "tests/program/testprogram.h"
#include "tests/ui/bench/timingmodels.h"
#include "ui/shell/banner.h"
#include "ui/timing/receiptrow.h"
#include "ui/timing/timingpanel.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTextDocumentFragment>

#include <memory>

namespace tst_hostiletexts {

// Texts from outside that look like HTML are shown as they stand, everywhere in the window.

namespace {

using namespace kd;

const QString kMarkup = QStringLiteral("<b>bold</b> <img src='file:///dev/zero'>");

/// Labels that guess what their text is, or show kMarkup as anything but itself. None is measured before.
QStringList faultyLabels()
{
    QStringList faults;
    for (const QWidget* const each : QApplication::allWidgets()) {
        const auto* const label = qobject_cast<const QLabel*>(each);
        if (label == nullptr)
            continue;
        label->ensurePolished();
        const bool isRich = label->textFormat() == Qt::RichText;
        const bool isEscaped = isRich && !label->text().contains(QStringLiteral("<img"));
        if (label->textFormat() != Qt::PlainText && !isEscaped)
            faults << QStringLiteral("%1: %2").arg(QLatin1String(label->metaObject()->className()), label->text());
    }
    return faults;
}

bool shows(const QWidget& widget, const QString& text)
{
    const auto labels = widget.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
        return label->textFormat() == Qt::PlainText && label->text().contains(text);
    });
}

/// A report in which every text that others can set is kMarkup, and whose timing says it in place of samples.
Report reportOfMarkup()
{
    Report report = sampleReport();
    const std::string markup = kMarkup.toStdString();
    for (std::string* const text : {&report.title, &report.fileName, &report.programVersion, &report.build.nvrtcVersion,
                                    &report.run->device, &report.run->driverVersion,
                                    &report.run->verification[0].name, &report.matrix[0].family, &report.matrix[10].message})
        *text = markup;
    Session session;
    session.sources = {{.path = "kernel.cu", .text = "__global__ void kernel() {}\n"}};
    report.session = sessionToJson(session);
    report.run->state = RunOutcome::State::Faulted;
    report.run->message = verbatim(markup);
    report.timing = TimingOutcome{.run = *report.run};
    return report;
}

QString writeReport(const QString& path)
{
    QFile file(path);
    const QByteArray text = QByteArray::fromStdString(dumpJson(reportToJson(reportOfMarkup())));
    return file.open(QFile::WriteOnly) && file.write(text) == text.size() ? path : QString();
}

}  // namespace

class HostileTextsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void init() { m_settings = std::make_unique<OwnSettings>(); }

    void reportsAreShownAsTheyStand()
    {
        RecordedWorkbench workbench(QStringLiteral("window"));
        TimingPanel panel(timingOf(workbench), workbench.jobs);
        panel.ensurePolished();
        QSignalSpy changed(&workbench.jobs, &JobRunner::runsChanged);
        workbench.files.open(writeReport(m_settings->folder.filePath("report.json")));
        QTRY_VERIFY_WITH_TIMEOUT(!changed.isEmpty() && workbench.jobs.lastTiming() != nullptr, 20'000);
        QTRY_VERIFY2(shows(panel, kMarkup), qPrintable(faultyLabels().join(QLatin1Char('\n'))));
        QCOMPARE(faultyLabels(), QStringList());
    }

    void receiptsAreShownAsTheyStand()
    {
        TimingOutcome timing = *sampleReport().timing;
        timing.receipt["l2"] = kMarkup.toStdString();
        timing.receipt["clocks"]["missing"] = kMarkup.toStdString();
        ReceiptRow row;
        row.setTiming(timing);
        for (QAbstractButton* const badge : row.findChildren<QAbstractButton*>()) {
            badge->click();
            QCOMPARE(faultyLabels(), QStringList());
        }
    }

    void theWholeWindowGuessesNothing()
    {
        FullBench bench;
        bench.workbench.files.open(writeReport(m_settings->folder.filePath("report.json")));
        QTRY_VERIFY_WITH_TIMEOUT(bench.workbench.jobs.lastTiming() != nullptr, 20'000);
        bench.workbench.notices.tell(kMarkup);
        bench.workbench.notices.fail(kMarkup);
        for (const Feature& feature : features(bench.workbench)) {
            bench.workbench.navigator.showFeature(feature.id);
            QCoreApplication::processEvents();
            QVERIFY2(faultyLabels().isEmpty(), qPrintable(feature.id + QLatin1Char('\n') + faultyLabels().join(QLatin1Char('\n'))));
        }
        QVERIFY(shows(bench.window, kMarkup));
    }

    void everyDialogGuessesNothing()
    {
        FullBench bench;
        bench.window.banner().show(Banner::Kind::Notice, {.text = kMarkup, .button = QStringLiteral("Do")});
        for (const char* const id :
             {"tools.settings", "tools.targets", "tools.capture", "help.contents", "help.messages", "help.machine", "help.about"}) {
            bench.command(id)->trigger();
            QCoreApplication::processEvents();
            QVERIFY2(faultyLabels().isEmpty(), qPrintable(QLatin1String(id) + faultyLabels().join(QLatin1Char('\n'))));
            for (QDialog* const dialog : bench.window.findChildren<QDialog*>(QString(), Qt::FindDirectChildrenOnly))
                dialog->close();
        }
    }

    void questionsNameFilesAsTheyStand()
    {
        FullBench bench;
        bench.workbench.documents.replace({.sourcePath = QStringLiteral("/nowhere/<b>bold<b>.cu")});
        bench.workbench.documents.current().replaceText("// changed\n");
        bench.window.close();
        auto* const question = bench.window.findChild<QMessageBox*>(QStringLiteral("unsavedQuestion"));
        QVERIFY(question != nullptr);
        QCOMPARE(question->textFormat(), Qt::PlainText);
        QVERIFY2(question->text().contains(QStringLiteral("<b>bold<b>.cu")), qPrintable(question->text()));
        QVERIFY(shows(*question, QStringLiteral("<b>bold<b>.cu")));
        delete question;
    }

private:
    std::unique_ptr<OwnSettings> m_settings;
};

KD_TEST(HostileTextsTest, QApplication)

}  // namespace tst_hostiletexts

#include "tst_hostiletexts.moc"
