// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QComboBox;

namespace kd {

class Assistant;
class CommandRegistry;
class Preferences;
struct TargetInfo;

/// Appearance, work and shortcuts; every change is in force at once.
class SettingsDialog : public QDialog {
    Q_OBJECT
public:
    /// `target` is null while it is not known; its devices are offered.
    SettingsDialog(Preferences& preferences, CommandRegistry& commands, const TargetInfo* target, Assistant& assistant,
                   QWidget* parent);

private:
    QWidget* makeAppearance();
    QComboBox* languageField();
    QComboBox* codeFamilyField();
    QWidget* makeEditor();
    QWidget* makeStart();
    QWidget* makeWork(const TargetInfo* target);
    QWidget* makeAssistants(Assistant& assistant);
    QWidget* deviceField(const TargetInfo* target);

    Preferences& m_preferences;
};

}  // namespace kd
