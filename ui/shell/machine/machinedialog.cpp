// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/machine/machinedialog.h"

#include "ui/common/themedlabel.h"
#include "ui/workbench/base/result.h"
#include "ui/workbench/target/targetconnection.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <QtConcurrentRun>

namespace kd {
namespace {

constexpr QSize kMachineSize(760, 620);

}  // namespace

MachineDialog::MachineDialog(TargetConnection& target, QWidget* parent)
    : QDialog(parent), m_target(target), m_text(new QTextBrowser(this)),
      m_note(new ThemedLabel(tr("Folders name you: look it over before you post it."), FontRole::Hint, Token::TextMuted, this))
{
    setObjectName(QStringLiteral("machineDialog"));
    setWindowTitle(tr("About this machine"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_text->setAccessibleName(tr("About this machine"));
    m_text->setTabChangesFocus(true);
    m_note->setWordWrap(true);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons->addButton(tr("Copy as Markdown"), QDialogButtonBox::ActionRole), &QPushButton::clicked, this,
            [this] { copy(toMarkdown(facts())); });
    connect(buttons->addButton(tr("Copy as text"), QDialogButtonBox::ActionRole), &QPushButton::clicked, this,
            [this] { copy(toText(facts())); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_note);
    layout->addWidget(buttons);
    connect(&target, &TargetConnection::changed, this, &MachineDialog::showFacts);
    connect(&Theme::instance(), &Theme::changed, this, &MachineDialog::showFacts);
    whenFinished(this, QtConcurrent::run([] { return sizeOf(cacheFolder()); }), [this](const QFuture<FolderSize>& future) {
        m_cache = future.result();
        showFacts();
    });
    resize(kMachineSize);
    showFacts();
}

std::vector<MachineFact> MachineDialog::facts() const
{
    return machineFacts(m_target.info(), m_target.name(), m_cache ? &*m_cache : nullptr);
}

void MachineDialog::showFacts()
{
    const int place = m_text->verticalScrollBar()->value();
    m_text->setHtml(toHtml(facts()));
    m_text->verticalScrollBar()->setValue(place);
}

void MachineDialog::copy(const QString& text)
{
    QGuiApplication::clipboard()->setText(text);
    m_note->setText(tr("Copied. Folders name you: look it over before you post it."));
}

}  // namespace kd
