// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/assistant/assistantdialog.h"

#include "ui/common/hintlabel.h"
#include "ui/common/icons.h"
#include "ui/common/themedlabel.h"
#include "ui/common/widgetstyle.h"
#include "ui/shell/assistant/diffview.h"
#include "ui/shell/settings/preferences.h"
#include "ui/workbench/assistant/assistant.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>

#include <ranges>
#include <utility>

namespace kd {
namespace {

constexpr QSize kDialogSize(980, 620);
constexpr int kListWidth = 270;
constexpr int kSpace = 8;
constexpr int kNumberRole = Qt::UserRole;

struct StateText {
    Q_DECLARE_TR_FUNCTIONS(kd::AssistantDialog)
};

QString stateText(const ProposedText& proposal, bool isOutdated)
{
    switch (proposal.state) {
    case ProposedText::State::Open:
        return isOutdated ? StateText::tr("outdated by your edits") : StateText::tr("waits for you");
    case ProposedText::State::Accepted: return StateText::tr("accepted");
    case ProposedText::State::Rejected: return StateText::tr("rejected");
    case ProposedText::State::Replaced: return StateText::tr("replaced by a newer one");
    case ProposedText::State::Closed: break;
    }
    return StateText::tr("its document was closed");
}

QString titleText(const ProposedText& proposal)
{
    return proposal.summary.isEmpty() ? StateText::tr("Proposal %1").arg(proposal.number)
                                      : StateText::tr("%1: %2").arg(proposal.number).arg(proposal.summary);
}

QString rowText(const ProposedText& proposal, bool isOutdated)
{
    return QStringLiteral("%1\n%2, %3").arg(titleText(proposal), proposal.documentName, stateText(proposal, isOutdated));
}

}  // namespace

QString connectionText(Assistant& assistant)
{
    AssistantDoor& door = assistant.door();
    if (!door.problem().isEmpty())
        return door.problem();
    if (!door.isOpen())
        return StateText::tr("No assistant is let in: that is off in the settings.");
    if (!door.isConnected())
        return StateText::tr("No assistant is connected. One connects with: kerneldesk mcp --window");
    const QString name = door.clientName();
    const QString connected =
        name.isEmpty() ? StateText::tr("An assistant is connected") : StateText::tr("Connected: %1").arg(name);
    const QString work = assistant.workText();
    return work.isEmpty() ? connected : StateText::tr("%1, %2").arg(connected, work);
}

AssistantDialog::AssistantDialog(Assistant& assistant, Documents& documents, Preferences& preferences, QWidget* parent)
    : QDialog(parent), m_assistant(assistant), m_documents(documents), m_preferences(preferences),
      m_connection(new ThemedLabel(FontRole::Label, Token::Text, this)), m_disconnect(new QPushButton(tr("&Disconnect"), this)),
      m_list(new QListWidget), m_title(new ThemedLabel(FontRole::SectionTitle, Token::Text)), m_state(new HintLabel),
      m_diff(new DiffView), m_comment(new QLineEdit),
      m_accept(new QPushButton(tr("&Accept"))), m_reject(new QPushButton(tr("&Reject"))),
      m_tab(new QPushButton(tr("Show its &tab")))
{
    setObjectName(QStringLiteral("assistantDialog"));
    setWindowTitle(tr("Assistant"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_list->setAccessibleName(tr("Proposals, newest first"));
    m_list->setWordWrap(true);
    m_title->setElided(true);
    m_comment->setPlaceholderText(tr("Why not? The assistant reads it."));
    m_comment->setAccessibleName(tr("Your words to a rejection"));
    m_comment->setMaxLength(static_cast<int>(Proposals::kMaxSummary));
    m_disconnect->setToolTip(tr("Turns the setting off: nobody connects again until you turn it on"));
    setPrimary(m_accept);
    for (QPushButton* const each : {m_accept, m_reject, m_tab, m_disconnect})
        each->setAutoDefault(false);

    auto* const top = new QHBoxLayout;
    top->addWidget(m_connection, 1);
    top->addWidget(m_disconnect);
    m_connection->setWordWrap(true);
    auto* const proposal = new QWidget;
    auto* const column = new QVBoxLayout(proposal);
    column->setContentsMargins(kSpace, 0, 0, 0);
    column->addWidget(m_title);
    column->addWidget(m_state);
    column->addWidget(m_diff, 1);
    auto* const answer = new QHBoxLayout;
    answer->addWidget(m_tab);
    answer->addWidget(m_comment, 1);
    answer->addWidget(m_reject);
    answer->addWidget(m_accept);
    column->addLayout(answer);
    auto* const halves = new QSplitter(this);
    halves->addWidget(m_list);
    halves->addWidget(proposal);
    halves->setSizes({kListWidth, kDialogSize.width() - kListWidth});
    halves->setStretchFactor(1, 1);
    halves->setChildrenCollapsible(false);
    auto* const layout = new QVBoxLayout(this);
    layout->setSpacing(kSpace);
    layout->addLayout(top);
    layout->addWidget(halves, 1);

    connect(m_disconnect, &QPushButton::clicked, this, [this] { m_preferences.setLetsAssistantsIn(false); });
    connect(m_accept, &QPushButton::clicked, this, [this] { m_assistant.proposals().accept(chosen()); });
    connect(m_reject, &QPushButton::clicked, this, [this] {
        const QString comment = m_comment->text().trimmed();
        m_comment->clear();
        m_list->setFocus();  // else the next button, which is Disconnect, would have the keyboard
        m_assistant.proposals().reject(chosen(), comment);
    });
    connect(m_tab, &QPushButton::clicked, this, &AssistantDialog::openTab);
    connect(m_list, &QListWidget::currentRowChanged, this, &AssistantDialog::showProposal);
    connect(&assistant.proposals(), &Proposals::changed, this, &AssistantDialog::showList);
    connect(&assistant.door(), &AssistantDoor::changed, this, &AssistantDialog::showConnection);
    connect(&assistant, &Assistant::workChanged, this, &AssistantDialog::showConnection);
    connect(&assistant.proposals(), &Proposals::added, this, &AssistantDialog::onAdded);
    connect(&documents, &Documents::textChanged, this, &AssistantDialog::showStates);
    resize(kDialogSize);
    showConnection();
    showList();
    showNewest();
    m_list->setFocus();
}

int AssistantDialog::chosen() const
{
    const QListWidgetItem* const item = m_list->currentItem();
    return item == nullptr ? 0 : item->data(kNumberRole).toInt();
}

void AssistantDialog::showConnection()
{
    m_connection->setText(connectionText(m_assistant));
    m_disconnect->setEnabled(m_assistant.door().isOpen());
}

/// What is shown gives way to a new one where nothing can be done with it any more, unless the user writes to it.
void AssistantDialog::onAdded(int number)
{
    const ProposedText* const shown = m_assistant.proposals().find(chosen());
    const bool isOpen = shown != nullptr && shown->state == ProposedText::State::Open;
    if (!isOpen && m_comment->text().isEmpty())
        m_wanted = number;
}

/// The documents have other texts.
void AssistantDialog::showStates()
{
    const Proposals& proposals = m_assistant.proposals();
    for (int row = 0; row < m_list->count(); ++row)
        if (const ProposedText* const each = proposals.find(m_list->item(row)->data(kNumberRole).toInt()))
            m_list->item(row)->setText(rowText(*each, proposals.isOutdated(*each)));
    showProposal();
}

/// The choice stays where it is, but for one that is wanted.
void AssistantDialog::showList()
{
    const int before = m_wanted > 0 ? std::exchange(m_wanted, 0) : chosen();
    {
        const QSignalBlocker blocker(m_list);
        m_list->clear();
        for (const ProposedText& each : m_assistant.proposals().all() | std::views::reverse) {
            auto* const item = new QListWidgetItem(rowText(each, m_assistant.proposals().isOutdated(each)), m_list);
            item->setData(kNumberRole, each.number);
            item->setToolTip(QLocale::c().toString(each.when, QStringLiteral("HH:mm:ss")));
            if (each.number == before)
                m_list->setCurrentItem(item);
        }
        if (m_list->currentRow() < 0 && m_list->count() > 0)
            m_list->setCurrentRow(0);
    }
    showProposal();
}

void AssistantDialog::showNewest()
{
    for (int row = 0; row < m_list->count(); ++row) {
        const ProposedText* const each = m_assistant.proposals().find(m_list->item(row)->data(kNumberRole).toInt());
        if (each != nullptr && each->state == ProposedText::State::Open)
            return m_list->setCurrentRow(row);
    }
    m_list->setCurrentRow(m_list->count() > 0 ? 0 : -1);
}

void AssistantDialog::showProposal()
{
    const ProposedText* const proposal = m_assistant.proposals().find(chosen());
    const QString whyNot = proposal == nullptr ? QString() : m_assistant.proposals().whyNotAccept(proposal->number);
    const bool isOpen = proposal != nullptr && proposal->state == ProposedText::State::Open;
    m_accept->setEnabled(isOpen && whyNot.isEmpty());
    m_accept->setToolTip(isOpen ? (whyNot.isEmpty() ? tr("The document gets this text; undo takes it back") : whyNot) : QString());
    m_reject->setEnabled(isOpen);
    m_comment->setEnabled(isOpen);
    m_tab->setEnabled(proposal != nullptr && m_documents.indexOf(proposal->tab) >= 0);
    if (proposal == nullptr) {
        m_title->setText(tr("Nothing was proposed yet."));
        m_state->setHint(tr("What an assistant proposes stands here to accept or reject. No document changes before you accept."));
        m_diff->setDiff({});
        m_shown = -1;
        return;
    }
    m_title->setText(titleText(*proposal));
    QString state = QStringLiteral("%1, %2").arg(proposal->documentName,
                                                 stateText(*proposal, m_assistant.proposals().isOutdated(*proposal)));
    if (!proposal->comment.isEmpty())
        state += QStringLiteral(": ") + proposal->comment;
    m_state->setHint(isOpen && !whyNot.isEmpty() ? whyNot : state);
    if (m_shown != proposal->number)
        m_diff->setDiff(diffLines(proposal->before, proposal->after));
    m_shown = proposal->number;
}

void AssistantDialog::openTab()
{
    if (const ProposedText* const proposal = m_assistant.proposals().find(chosen()))
        m_documents.show(m_documents.indexOf(proposal->tab));
}

}  // namespace kd
