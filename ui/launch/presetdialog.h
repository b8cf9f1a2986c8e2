// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

class QLineEdit;
class QPushButton;

namespace kd {

class HintLabel;

/// Asks for the name of a preset. Opened, never waited for.
class PresetDialog : public QDialog {
    Q_OBJECT
public:
    enum class Use { Save, Rename };
    /// `taken`: names that are there; saving replaces them, renaming refuses them.
    PresetDialog(Use use, const QString& name, const QStringList& taken, QWidget* parent);

signals:
    void named(const QString& name);

private:
    void check();

    Use m_use;
    QString m_before;
    QStringList m_taken;
    QLineEdit* m_name;
    HintLabel* m_hint;
    QPushButton* m_ok;
};

}  // namespace kd
