// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/launch/presetdialog.h"

#include "ui/common/hintlabel.h"
#include "ui/common/widgetstyle.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace kd {

PresetDialog::PresetDialog(Use use, const QString& name, const QStringList& taken, QWidget* parent)
    : QDialog(parent), m_use(use), m_before(name), m_taken(taken), m_name(new QLineEdit(name, this)),
      m_hint(new HintLabel({}, this)), m_ok(new QPushButton(this))
{
    constexpr int kLongest = 200;  // characters
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(use == Use::Save ? tr("Save preset") : tr("Rename preset"));
    m_name->setMaxLength(kLongest);
    m_name->setAccessibleName(tr("Name of the preset"));
    m_name->setPlaceholderText(QStringLiteral("4096³, beta 0.5"));
    m_name->selectAll();
    setPrimary(m_ok);
    auto* const buttons = new QDialogButtonBox(this);
    buttons->addButton(m_ok, QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    layout->addWidget(m_name);
    layout->addWidget(m_hint);
    layout->addSpacing(4);
    layout->addWidget(buttons);
    keepWidth(this, 340);
    connect(m_name, &QLineEdit::textChanged, this, &PresetDialog::check);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit named(m_name->text().trimmed());
        accept();
    });
    check();
}

void PresetDialog::check()
{
    const QString name = m_name->text().trimmed();
    const bool isTaken = m_taken.contains(name) && !(m_use == Use::Rename && name == m_before);
    const bool isRefused = name.isEmpty() || (isTaken && m_use == Use::Rename);
    m_ok->setEnabled(!isRefused);
    m_ok->setText(m_use == Use::Rename ? tr("Rename") : isTaken ? tr("Replace") : tr("Save"));
    if (isTaken)
        m_hint->setHint(m_use == Use::Save ? tr("The preset of that name is replaced.") : tr("There is a preset of that name."),
                        m_use == Use::Save ? Token::Warn : Token::Bad);
    else
        m_hint->setHint(tr("Grid, block, arguments, references and tolerance are kept in the session."));
}

}  // namespace kd
