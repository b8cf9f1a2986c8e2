// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTreeView;

namespace kd {

class CommandModel;
class CommandRegistry;

/// All commands with their shortcuts, and a field that gives the chosen one another.
class ShortcutEditor : public QWidget {
    Q_OBJECT
public:
    explicit ShortcutEditor(CommandRegistry& commands, QWidget* parent = nullptr);

private:
    QWidget* makeList();
    QWidget* makeFoot();
    void fill();
    QAction* chosen() const;
    void showChosen();
    void showConflict();
    void assign();

    CommandRegistry& m_commands;
    CommandModel* m_model;
    QSortFilterProxyModel* m_filter;
    QTreeView* m_list;
    QLineEdit* m_search;
    QKeySequenceEdit* m_keys;
    QLabel* m_note;
    QPushButton* m_assign;
    QPushButton* m_reset;
    QPushButton* m_resetAll;
};

}  // namespace kd
