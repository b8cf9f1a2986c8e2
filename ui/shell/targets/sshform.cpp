// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/targets/sshform.h"

#include "ui/common/integerspinbox.h"
#include "ui/common/form.h"

#include <QLineEdit>
#include <QSignalBlocker>

namespace kd {
namespace {

constexpr int kLastPort = 65535;

}  // namespace

SshForm::SshForm(Form& form, QObject* parent) : QObject(parent)
{
    m_host = addField(form, tr("Host"), tr("gpu.example.org, or a name of ~/.ssh/config"));
    m_user = addField(form, tr("User"), tr("as ssh's settings say"));
    m_port = new IntegerSpinBox(0, kLastPort, {}, &form);
    m_port->setSpecialValueText(tr("as ssh's settings say"));
    m_rows << form.addRow(tr("Port"), m_port);
    connect(m_port, &QSpinBox::valueChanged, this, [this] {
        showProblems();
        emit edited();
    });
    m_jump = addField(form, tr("Jump host"), tr("none"));
    m_worker = addField(form, tr("Worker"), QStringLiteral("kerneldesk-worker"));
}

QLineEdit* SshForm::addField(Form& form, const QString& label, const QString& example)
{
    auto* const field = new QLineEdit(&form);
    field->setPlaceholderText(example);
    m_rows << form.addRow(label, field);
    connect(field, &QLineEdit::textEdited, this, [this] {
        showProblems();
        emit edited();
    });
    return field;
}

SshTarget SshForm::target() const
{
    return {.host = m_host->text().trimmed(),
            .user = m_user->text().trimmed(),
            .port = m_port->value(),
            .jump = m_jump->text().trimmed(),
            .worker = m_worker->text().trimmed().isEmpty() ? SshTarget().worker : m_worker->text().trimmed()};
}

void SshForm::setTarget(const SshTarget& target)
{
    const QSignalBlocker blocker(m_port);
    m_host->setText(target.host);
    m_user->setText(target.user);
    m_port->setValue(target.port);
    m_jump->setText(target.jump);
    m_worker->setText(target.worker);
    showProblems();
}

void SshForm::setVisible(bool isVisible)
{
    for (FormRow* const row : std::as_const(m_rows))
        row->setVisible(isVisible);
}

void SshForm::showProblems()
{
    const SshProblems problems = problemsOf(target());
    const QStringList sentences = {problems.host, problems.user, problems.port, problems.jump, problems.worker};
    for (qsizetype i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setProblem(sentences[i]);
}

}  // namespace kd
