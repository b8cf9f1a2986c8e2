// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/recoverydialog.h"

#include "ui/common/format.h"
#include "ui/common/themedlabel.h"
#include "ui/workbench/documents/recovery.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QHBoxLayout>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

namespace kd {
namespace {

constexpr int kRecoveryWidth = 620;
constexpr int kRecoveryHeight = 420;

/// Several that were never saved have one name.
QString titleOf(const RecoverableDocument& left)
{
    return left.folder.isEmpty() && !left.firstLine.isEmpty() ? RecoveryDialog::tr("%1: %2").arg(left.fileName, left.firstLine)
                                                              : left.fileName;
}

QString detailsOf(const RecoverableDocument& left)
{
    const QString when = QLocale().toString(left.written.toLocalTime(), QLocale::ShortFormat);
    const QString what = RecoveryDialog::tr("last edited %1, %2").arg(when, typeset(formatBytes(static_cast<quint64>(left.bytes))));
    return left.folder.isEmpty() ? RecoveryDialog::tr("never saved, %1").arg(what)
                                 : QStringLiteral("%1, %2").arg(QDir::toNativeSeparators(left.folder), what);
}

}  // namespace

RecoveryDialog::RecoveryDialog(Recovery& recovery, QWidget* parent)
    : QDialog(parent), m_recovery(recovery), m_layout(new QVBoxLayout(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Unsaved documents"));
    auto* const words =
        new ThemedLabel(tr("KernelDesk ended before these were saved. What you leave here is offered again at the next start."),
                        FontRole::Label, Token::TextSecondary, this);
    words->setWordWrap(true);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_restoresAll = buttons->addButton(tr("Restore all"), QDialogButtonBox::ActionRole);
    connect(m_restoresAll, &QPushButton::clicked, this, &RecoveryDialog::restoreAll);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_layout->addWidget(words);
    m_layout->addWidget(buttons);
    connect(&recovery, &Recovery::leftChanged, this, &RecoveryDialog::fill);
    resize(kRecoveryWidth, kRecoveryHeight);
    fill();
}

void RecoveryDialog::fill()
{
    if (m_recovery.left().empty())
        return done(Accepted);
    m_restoresAll->setVisible(m_recovery.left().size() > 1);
    auto* const area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    auto* const list = new QWidget(area);
    auto* const rows = new QVBoxLayout(list);
    rows->setContentsMargins(0, 8, 0, 8);
    for (const RecoverableDocument& left : m_recovery.left())
        rows->addWidget(rowOf(left));
    rows->addStretch(1);
    area->setWidget(list);
    if (QWidget* const old = std::exchange(m_rows, area))
        old->deleteLater();
    m_layout->insertWidget(1, area, 1);
}

/// Each that is restored leaves the list.
void RecoveryDialog::restoreAll()
{
    Recovery& recovery = m_recovery;
    const std::vector<RecoverableDocument> all = recovery.left();
    for (const RecoverableDocument& each : all)
        recovery.restore(each.id);
}

QWidget* RecoveryDialog::rowOf(const RecoverableDocument& left)
{
    auto* const row = new QWidget;
    auto* const name = new ThemedLabel(titleOf(left), FontRole::Label, Token::Text, row);
    auto* const details = new ThemedLabel(detailsOf(left), FontRole::Label, Token::TextSecondary, row);
    for (ThemedLabel* const label : {name, details})
        label->setElided(true);
    auto* const restores = new QPushButton(tr("Restore"), row);
    auto* const discards = new QPushButton(tr("Discard…"), row);
    restores->setAccessibleName(tr("Restore %1").arg(titleOf(left)));
    discards->setAccessibleName(tr("Discard %1").arg(titleOf(left)));
    connect(restores, &QPushButton::clicked, this, [&recovery = m_recovery, id = left.id] { recovery.restore(id); });
    connect(discards, &QPushButton::clicked, this, [this, left] { askToDiscard(left); });
    auto* const words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(name);
    words->addWidget(details);
    if (!left.beginning.isEmpty()) {
        auto* const text = new ThemedLabel(left.beginning, FontRole::Mono, Token::TextMuted, row);
        text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        words->addWidget(text);
    }
    auto* const layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 4, 0, 4);
    layout->addLayout(words, 1);
    layout->addWidget(restores);
    layout->addWidget(discards);
    return row;
}

void RecoveryDialog::askToDiscard(const RecoverableDocument& left)
{
    auto* const question =
        new QMessageBox(QMessageBox::Question, tr("Discard"),
                        tr("The unsaved changes of %1 will be gone for good.").arg(titleOf(left)), QMessageBox::Cancel, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    const auto* const discards = question->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    connect(question, &QMessageBox::buttonClicked, this, [this, discards, id = left.id](const QAbstractButton* button) {
        if (button == discards)
            m_recovery.discard(id);
    });
    question->open();
}

}  // namespace kd
