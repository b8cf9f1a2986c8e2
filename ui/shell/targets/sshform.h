// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/program/sshtarget.h"

#include <QList>
#include <QObject>

class QLineEdit;

namespace kd {

class IntegerSpinBox;
class Form;
class FormRow;

/// The fields of a worker that ssh reaches, as rows of a form: each says what is wrong with it.
class SshForm : public QObject {
    Q_OBJECT
public:
    SshForm(Form& form, QObject* parent);

    SshTarget target() const;
    void setTarget(const SshTarget& target);
    bool isFine() const { return problemsOf(target()).isFine(); }
    void setVisible(bool isVisible);

signals:
    void edited();

private:
    QLineEdit* addField(Form& form, const QString& label, const QString& example);
    void showProblems();

    QList<FormRow*> m_rows;
    QLineEdit* m_host;
    QLineEdit* m_user;
    IntegerSpinBox* m_port;
    QLineEdit* m_jump;
    QLineEdit* m_worker;
};

}  // namespace kd
