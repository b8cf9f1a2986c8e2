// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/program/examples.h"

#include <QString>
#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace kd {

class CommandRegistry;
class ExampleGrid;
class Preferences;
class RecentList;
class TargetConnection;

/// Stands where a start without a file begins: new and open, recent files, what this machine can do, keys, the shipped
/// examples.
class WelcomePage : public QWidget {
    Q_OBJECT
public:
    WelcomePage(TargetConnection& target, Preferences& preferences, const CommandRegistry& commands, QWidget* parent = nullptr);
    void setExamples(const std::vector<Example>& examples);

signals:
    void exampleChosen(const QString& name);
    void fileChosen(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeSide();
    QWidget* makeExamples();
    void addStart(QVBoxLayout& rows);
    void addKeys(QVBoxLayout& rows);
    void showMachine();
    void showKeys();

    TargetConnection& m_target;
    Preferences& m_preferences;
    const CommandRegistry& m_commands;
    QWidget* m_content;
    RecentList* m_recent = nullptr;
    ExampleGrid* m_examples = nullptr;
    QWidget* m_machine = nullptr;
    QWidget* m_keys = nullptr;
    bool m_wasShown = false;
};

}  // namespace kd
