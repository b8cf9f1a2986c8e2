// SPDX-License-Identifier: GPL-3.0-or-later
// What the window shows of an assistant: its setting, its sign, and what it proposes.
#include "core/base/posix/descriptor.h"
#include "shellbench.h"
#include "tests/program/testprogram.h"
#include "ui/mcp/windowlink.h"
#include "ui/shell/assistant/assistantdialog.h"
#include "ui/shell/assistant/diffview.h"
#include "ui/shell/banner.h"
#include "ui/shell/settingsdialog.h"
#include "ui/shell/statusbar.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

namespace tst_assistantdialog {

using namespace kd;

namespace {

constexpr int kPatience = 60'000;

QPushButton* button(QWidget& in, const QString& text)
{
    for (QPushButton* const each : in.findChildren<QPushButton*>())
        if (each->text().remove(QLatin1Char('&')) == text)
            return each;
    return nullptr;
}

}  // namespace

class TestAssistantDialog : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { posix::ignoreBrokenPipes(); }
    void init();
    void theSettingOpensTheDoor();
    void whoIsConnectedIsSeen();
    void proposalsAreAcceptedWithTheKeyboard();
    void proposalsAreRejectedWithWords();
    void aNewerProposalIsShownInPlaceOfTheOld();
    void theListTellsWhatIsOutdated();
    void aLongSummaryWidensNothing();
    void aProposalIsToldBeforeTrust();
    void disconnectingTurnsTheSettingOff();

private:
    AssistantDialog* opened(FullBench& bench);

    std::unique_ptr<OwnSettings> m_settings;
    QTemporaryDir m_folder;
};

void TestAssistantDialog::init()
{
    m_settings = std::make_unique<OwnSettings>();
    qputenv("XDG_RUNTIME_DIR", m_folder.path().toUtf8());
}

AssistantDialog* TestAssistantDialog::opened(FullBench& bench)
{
    bench.command("tools.assistant")->trigger();
    return bench.window.findChild<AssistantDialog*>();
}

void TestAssistantDialog::theSettingOpensTheDoor()
{
    FullBench bench;
    AssistantDoor& door = bench.workbench.assistant.door();
    QVERIFY(!bench.preferences.letsAssistantsIn() && !door.isOpen());
    bench.command("tools.settings")->trigger();
    auto* const dialog = bench.window.findChild<SettingsDialog*>();
    QVERIFY(dialog != nullptr);
    QCheckBox* lets = nullptr;
    for (QCheckBox* const each : dialog->findChildren<QCheckBox*>())
        if (each->text() == QStringLiteral("Let an assistant work with this window"))
            lets = each;
    QVERIFY(lets != nullptr && !lets->isChecked());
    lets->click();
    QVERIFY(door.isOpen() && Preferences().letsAssistantsIn());
    lets->click();
    QVERIFY(!door.isOpen() && !Preferences().letsAssistantsIn());
    dialog->reject();
}

void TestAssistantDialog::whoIsConnectedIsSeen()
{
    FullBench bench;
    bench.preferences.setLetsAssistantsIn(true);
    const auto sign = [&bench]() -> StatusField* {
        for (StatusField* const each : bench.window.findChildren<StatusField*>())
            if (each->isVisible() && each->content().text == QStringLiteral("Assistant"))
                return each;
        return nullptr;
    };
    QVERIFY(sign() == nullptr);
    auto link = std::make_unique<mcp::WindowLink>(mcp::windowSocket());
    link->setClientName("Some model");
    bool isAnswered = false;
    link->ask("document", Json::object(), [&isAnswered](const Json&, const std::string&) { isAnswered = true; });
    QTRY_VERIFY_WITH_TIMEOUT(isAnswered && sign() != nullptr, kPatience);
    QVERIFY(sign()->content().toolTip.contains(QStringLiteral("Some model")));
    QVERIFY(!sign()->content().accessibleText.isEmpty());
    sign()->click();
    QVERIFY(bench.window.findChild<AssistantDialog*>() != nullptr);
    link.reset();
    QTRY_VERIFY_WITH_TIMEOUT(sign() == nullptr, kPatience);
}

void TestAssistantDialog::proposalsAreAcceptedWithTheKeyboard()
{
    FullBench bench;
    Document& document = bench.workbench.documents.current();
    const QByteArray before = document.text();
    bench.workbench.assistant.proposals().propose(document, "// new\n" + before, QStringLiteral("a comment"));
    QVERIFY(bench.window.banner().text().contains(QStringLiteral("a comment")));
    QCOMPARE(document.text(), before);
    AssistantDialog* const dialog = opened(bench);
    QVERIFY(dialog != nullptr);
    auto* const diff = dialog->findChild<DiffView*>();
    QVERIFY(diff->toPlainText().contains(QStringLiteral("+ // new")));
    QVERIFY(!diff->accessibleName().isEmpty() && diff->isReadOnly() && !diff->extraSelections().isEmpty());
    QPushButton* const accept = button(*dialog, QStringLiteral("Accept"));
    QVERIFY(accept->isEnabled() && accept->focusPolicy() & Qt::TabFocus);
    QVERIFY(button(*dialog, QStringLiteral("Show its tab"))->isEnabled());
    accept->setFocus();
    QTest::keyClick(accept, Qt::Key_Space);
    QCOMPARE(document.text(), "// new\n" + before);
    QVERIFY(!accept->isEnabled());
    QVERIFY(bench.window.banner().text().isEmpty() || !bench.window.banner().text().contains(QStringLiteral("a comment")));
    // One step of undo leads back.
    bench.command("editor.undo")->trigger();
    QCOMPARE(document.text(), before);
}

void TestAssistantDialog::proposalsAreRejectedWithWords()
{
    FullBench bench;
    Document& document = bench.workbench.documents.current();
    Proposals& proposals = bench.workbench.assistant.proposals();
    const int number = proposals.propose(document, "// <b>bold</b>\n", QStringLiteral("<b>bold</b>")).number;
    AssistantDialog* const dialog = opened(bench);
    auto* const list = dialog->findChild<QListWidget*>();
    QVERIFY(list->item(0)->text().contains(QStringLiteral("<b>bold</b>")));
    dialog->findChild<QLineEdit*>()->setText(QStringLiteral("not this"));
    button(*dialog, QStringLiteral("Reject"))->click();
    QCOMPARE(proposals.find(number)->state, ProposedText::State::Rejected);
    QCOMPARE(proposals.find(number)->comment, QStringLiteral("not this"));
    QVERIFY(list->item(0)->text().contains(QStringLiteral("rejected")));
    // What was edited meanwhile cannot be accepted, and the dialog says why.
    proposals.propose(document, "// second\n", {});
    dialog->showNewest();
    QVERIFY(button(*dialog, QStringLiteral("Accept"))->isEnabled());
    document.replaceText("// mine\n");
    QVERIFY(!button(*dialog, QStringLiteral("Accept"))->isEnabled());
    QVERIFY(button(*dialog, QStringLiteral("Accept"))->toolTip().contains(QStringLiteral("edited since")));
}

void TestAssistantDialog::aNewerProposalIsShownInPlaceOfTheOld()
{
    FullBench bench;
    Document& document = bench.workbench.documents.current();
    Proposals& proposals = bench.workbench.assistant.proposals();
    proposals.propose(document, "// one\n", QStringLiteral("one"));
    AssistantDialog* const dialog = opened(bench);
    auto* const list = dialog->findChild<QListWidget*>();
    auto* const diff = dialog->findChild<DiffView*>();
    proposals.propose(document, "// two\n", QStringLiteral("two"));
    QCOMPARE(list->currentRow(), 0);
    QVERIFY(list->currentItem()->text().contains(QStringLiteral("two")) && diff->toPlainText().contains(QStringLiteral("// two")));
    // Words that the user writes to one are not said to another.
    dialog->findChild<QLineEdit*>()->setText(QStringLiteral("why"));
    proposals.propose(document, "// three\n", QStringLiteral("three"));
    QVERIFY(list->currentItem()->text().contains(QStringLiteral("two")));
    QVERIFY(!button(*dialog, QStringLiteral("Reject"))->isEnabled());
}

void TestAssistantDialog::theListTellsWhatIsOutdated()
{
    FullBench bench;
    Document& document = bench.workbench.documents.current();
    const QByteArray before = document.text();
    bench.workbench.assistant.proposals().propose(document, "// one\n", QStringLiteral("one"));
    AssistantDialog* const dialog = opened(bench);
    const QListWidgetItem* const item = dialog->findChild<QListWidget*>()->item(0);
    QVERIFY(item->text().contains(QStringLiteral("waits for you")));
    document.replaceText("// mine\n");
    QVERIFY2(item->text().contains(QStringLiteral("outdated by your edits")), qPrintable(item->text()));
    document.replaceText(before);
    QVERIFY(item->text().contains(QStringLiteral("waits for you")));
}

void TestAssistantDialog::aLongSummaryWidensNothing()
{
    FullBench bench;
    AssistantDialog* const dialog = opened(bench);
    const int before = dialog->minimumSizeHint().width();
    bench.workbench.assistant.proposals().propose(bench.workbench.documents.current(), "// one\n",
                                                  QString(Proposals::kMaxSummary, QLatin1Char('w')));
    dialog->showNewest();
    QCoreApplication::sendPostedEvents();
    QVERIFY2(dialog->minimumSizeHint().width() <= before + 8, qPrintable(QString::number(dialog->minimumSizeHint().width())));
}

void TestAssistantDialog::aProposalIsToldBeforeTrust()
{
    Banner banner;
    banner.show(Banner::Kind::Trust, {.text = QStringLiteral("trust")});
    banner.show(Banner::Kind::Include, {.text = QStringLiteral("include")});
    banner.show(Banner::Kind::Proposal, {.text = QStringLiteral("proposal")});
    QCOMPARE(banner.text(), QStringLiteral("proposal"));
    banner.withdraw(Banner::Kind::Proposal);
    QCOMPARE(banner.text(), QStringLiteral("trust"));
}

void TestAssistantDialog::disconnectingTurnsTheSettingOff()
{
    FullBench bench;
    bench.preferences.setLetsAssistantsIn(true);
    AssistantDialog* const dialog = opened(bench);
    QPushButton* const disconnect = button(*dialog, QStringLiteral("Disconnect"));
    QVERIFY(disconnect->isEnabled());
    disconnect->click();
    QVERIFY(!bench.workbench.assistant.door().isOpen() && !bench.preferences.letsAssistantsIn() && !disconnect->isEnabled());
}

KD_TEST(TestAssistantDialog, QApplication)

}  // namespace tst_assistantdialog

#include "tst_assistantdialog.moc"
