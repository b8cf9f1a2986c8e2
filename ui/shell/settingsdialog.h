#pragma once

#include <QDialog>

namespace kd {

class Commands;
class Preferences;

/// Appearance and shortcuts; every change is in force at once.
class SettingsDialog : public QDialog {
    Q_OBJECT
public:
    SettingsDialog(Preferences& preferences, Commands& commands, QWidget* parent);

private:
    QWidget* makeAppearance();

    Preferences& m_preferences;
};

}  // namespace kd
