// SPDX-License-Identifier: GPL-3.0-or-later
#include "shellbench.h"
#include "tests/ui/pictures.h"
#include "ui/shell/machine/aboutdialog.h"
#include "ui/shell/machine/machinedialog.h"
#include "ui/shell/messagesdialog.h"
#include "ui/shell/banner.h"
#include "tests/program/testprogram.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTextBrowser>

#include <memory>

namespace tst_machine {

namespace {

using namespace kd;

void click(const QWidget& dialog, const QString& text)
{
    for (QPushButton* const button : dialog.findChildren<QPushButton*>()) {
        if (button->text().remove(QLatin1Char('&')) == text)
            return button->click();
    }
    QFAIL(qPrintable(text));
}

TargetInfo lackingTarget()
{
    TargetInfo info;
    info.programVersion = QStringLiteral("1.2.3");
    info.compiler.missing = "NVRTC is not there: libnvrtc.so was looked for in /a and /b.";
    info.disassembler.missing = "nvdisasm was looked for in /d.";
    info.devices.missing = {"There is no libcuda.so.1 <in /c>."};
    return info;
}

QString valueOf(const std::vector<MachineFact>& facts, const QString& name)
{
    for (const MachineFact& fact : facts) {
        if (fact.name == name)
            return fact.value;
    }
    return {};
}

}  // namespace

class MachineTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void init() { m_settings = std::make_unique<OwnSettings>(); }

    void whatIsMissingIsSaidWithItsFolders()
    {
        const TargetInfo target = lackingTarget();
        const std::vector<MachineFact> facts = machineFacts(&target, QStringLiteral("mine"), nullptr);
        QVERIFY(valueOf(facts, QStringLiteral("NVRTC")).contains("/a and /b"));
        QVERIFY(toText(facts).contains("/c"));
        QVERIFY(valueOf(facts, QStringLiteral("Disassembler")).contains("/d"));
        QVERIFY2(toHtml(facts).contains("&lt;in /c&gt;"), "words of others are no markup");
        QVERIFY(toMarkdown(facts).contains("| mine | worker of KernelDesk 1.2.3 |"));
    }

    void clangdIsNamed()
    {
        qputenv("KERNELDESK_CLANGD", "/nowhere/clangd");
        const std::vector<MachineFact> without = machineFacts(nullptr, {}, nullptr);
        QVERIFY(valueOf(without, QStringLiteral("clangd")).contains("/nowhere/clangd"));
        qputenv("KERNELDESK_CLANGD", "/bin/sh");
        QCOMPARE(valueOf(machineFacts(nullptr, {}, nullptr), QStringLiteral("clangd")), QString("/bin/sh, not started yet"));
        qunsetenv("KERNELDESK_CLANGD");
    }

    void filesAndVariablesAreNamed()
    {
        qputenv("KERNELDESK_EXAMPLES", "/nowhere | at all");
        const FolderSize size{.bytes = 2048, .files = 3};
        const std::vector<MachineFact> facts = machineFacts(nullptr, {}, &size);
        QVERIFY(valueOf(facts, QStringLiteral("Settings")).endsWith("kerneldesk.ini"));
        QVERIFY(valueOf(facts, QStringLiteral("Recovery journals")).contains("recovery"));
        QVERIFY(valueOf(facts, QStringLiteral("Compile cache")).contains("in 3 files"));
        QCOMPARE(valueOf(facts, QStringLiteral("KERNELDESK_EXAMPLES")), QString("/nowhere | at all"));
        QVERIFY2(toMarkdown(facts).contains("/nowhere \\| at all"), "a bar would end the cell");
        qunsetenv("KERNELDESK_EXAMPLES");
    }

    void foldersAreMeasured()
    {
        QFile file(m_settings->folder.filePath("one"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(1000, 'x'));
        file.close();
        QVERIFY(QFile::link("/etc", m_settings->folder.filePath("link")));
        const FolderSize size = sizeOf(m_settings->folder.path().toStdString());
        QCOMPARE(size.bytes, 1000u);
        QCOMPARE(size.files, 1u);
        QCOMPARE(sizeOf("/nowhere").files, 0u);
    }

    void theDialogShowsAndCopies()
    {
        FullBench bench;
        QVERIFY(bench.hasTarget());
        bench.command("help.machine")->trigger();
        auto* const dialog = bench.window.findChild<MachineDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QTRY_VERIFY(dialog->findChild<QTextBrowser*>()->toPlainText().contains(" files"));
        QVERIFY(dialog->findChild<QTextBrowser*>()->toPlainText().contains("Emulated GPU"));
        QVERIFY2(dialog->findChild<QTextBrowser*>()->toPlainText().contains("nvdisasm"), "where it is, or where it was looked for");
        savePictures(*dialog, "machine");
        click(*dialog, "Copy as Markdown");
        QVERIFY(QGuiApplication::clipboard()->text().startsWith("| Program | |"));
        click(*dialog, "Copy as text");
        QVERIFY(QGuiApplication::clipboard()->text().startsWith("Program\n"));
        bench.command("help.machine")->trigger();
        QCOMPARE(bench.window.findChildren<MachineDialog*>().size(), 1);
    }

    void licencesAreThere()
    {
        AboutDialog dialog;
        dialog.show();
        const QList<QPlainTextEdit*> texts = dialog.findChildren<QPlainTextEdit*>();
        QCOMPARE(texts.size(), 2);
        for (const QPlainTextEdit* const text : texts) {
            const bool isFonts = text->accessibleName().contains("OFL");
            QVERIFY(text->toPlainText().contains(isFonts ? "SIL OPEN FONT LICENSE" : "GNU GENERAL PUBLIC LICENSE"));
        }
        savePictures(dialog, "about");
    }

    void pastMessagesAreListed()
    {
        FullBench bench;
        Banner& banner = bench.window.banner();
        banner.show(Banner::Kind::Notice, {.text = "first <b>"});
        banner.show(Banner::Kind::Failure, {.text = "second"});
        banner.show(Banner::Kind::Failure, {.text = "second"});
        banner.withdraw(Banner::Kind::Failure);
        bench.command("help.messages")->trigger();
        const auto* const dialog = bench.window.findChild<MessagesDialog*>();
        const QString text = dialog->findChild<QTextBrowser*>()->toPlainText();
        QCOMPARE(text.count("second"), 1);
        QVERIFY(text.indexOf("second") < text.indexOf("first <b>"));
        banner.show(Banner::Kind::Worker, {.text = "third"});
        QVERIFY(dialog->findChild<QTextBrowser*>()->toPlainText().contains("third"));
    }

private:
    std::unique_ptr<OwnSettings> m_settings;
};

KD_TEST(MachineTest, QApplication)

}  // namespace tst_machine

#include "tst_machine.moc"
