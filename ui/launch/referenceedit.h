// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/launch/launchvalues.h"

#include <QComboBox>
#include <QStringList>

class QCompleter;

namespace kd {

class DebouncedLineEdit;

/// Shows what one output is compared with, in one field: nothing, another kernel, a file, or an expression that is typed.
class ReferenceEdit : public QComboBox {
    Q_OBJECT
public:
    explicit ReferenceEdit(const QString& output, QWidget* parent = nullptr);

    QString output() const { return m_output; }
    /// `kernels` can be run on the same inputs; relative file names start at `folder`.
    void setChoices(const QStringList& kernels, const QString& folder);
    void setReference(const ReferenceText& reference);

signals:
    void edited(const kd::ReferenceText& reference);

private:
    void searchOrList();
    void choose(int index);
    void chooseFile();

    QString m_output, m_folder;
    QStringList m_kernels;
    ReferenceText m_reference;
    DebouncedLineEdit* m_edit;
    QCompleter* m_search = nullptr;  ///< null: the list is short
};

}  // namespace kd
