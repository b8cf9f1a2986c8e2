// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/targets/targetlist.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace kd {

class CodeEdit;
class Form;
class FormRow;
class HintLabel;
class Preferences;
class SshForm;
class TargetTest;
struct Target;
struct TargetInfo;

/// The targets that the user's settings name: added, edited, removed, tried, and which one is the default. Nothing is kept before
/// OK.
class TargetsDialog : public QDialog {
    Q_OBJECT
public:
    /// `own`: this machine's worker.
    TargetsDialog(Preferences& preferences, const Target& own, QWidget* parent = nullptr);
    ~TargetsDialog() override;

private:
    QWidget* makeList();
    QWidget* makeEditor();
    Form* makeForm();
    QWidget* makeTest();
    void fillList();
    void choose(int at);
    void showChosen();
    void showKind();
    void showProblems();
    void onSshEdited();
    void onCommandEdited(const QString& text);
    void addPlace(int at);
    void removeChosen();
    void toggleTest();
    void showFound(const TargetInfo& info);
    void keep();

    Preferences& m_preferences;
    const Target& m_own;
    TargetList m_list;
    int m_at = 0;
    QListWidget* m_names = nullptr;
    QPushButton* m_duplicate = nullptr;
    QPushButton* m_remove = nullptr;
    QLineEdit* m_name = nullptr;
    QComboBox* m_kind = nullptr;
    SshForm* m_ssh = nullptr;
    CodeEdit* m_command = nullptr;
    FormRow* m_nameRow = nullptr;
    FormRow* m_kindRow = nullptr;
    FormRow* m_commandRow = nullptr;
    HintLabel* m_about = nullptr;
    QCheckBox* m_default = nullptr;
    QPushButton* m_test = nullptr;
    HintLabel* m_result = nullptr;
    QPlainTextEdit* m_log = nullptr;
    HintLabel* m_problem = nullptr;
    QDialogButtonBox* m_buttons;
    TargetTest* m_tester;
};

}  // namespace kd
