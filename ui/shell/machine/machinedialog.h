// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/machine/machinefacts.h"

#include <QDialog>

#include <optional>

class QTextBrowser;

namespace kd {

class TargetConnection;
class ThemedLabel;

/// "About this machine": what there is of drivers, compilers and devices, where files are; to be copied into a report of an issue.
class MachineDialog : public QDialog {
    Q_OBJECT
public:
    MachineDialog(TargetConnection& target, QWidget* parent = nullptr);

private:
    std::vector<MachineFact> facts() const;
    void showFacts();
    void copy(const QString& text);

    TargetConnection& m_target;
    std::optional<FolderSize> m_cache;
    QTextBrowser* m_text;
    ThemedLabel* m_note;
};

}  // namespace kd
