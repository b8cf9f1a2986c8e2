// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/help/manual.h"

#include <QDialog>
#include <QStringList>

class QAction;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;
class QUrl;

namespace kd {

class CommandRegistry;
class ManualPage;

/// The manual: its contents or what was searched for at the left, a chapter at the right. It stays open beside the window, and the
/// last chapter of it is the map of the keys as they are set.
class HelpWindow : public QDialog {
    Q_OBJECT
public:
    HelpWindow(const CommandRegistry& commands, QWidget* parent);

    const Manual& manual() const { return m_manual; }
    /// Shows the section of that anchor ("launch"); the first one where there is none.
    void showSection(const QString& anchor);
    QString section() const { return m_history.value(m_at); }
    /// Lists the sections that hold the words in place of the contents.
    void search(const QString& words);

private:
    QWidget* makeList();
    QWidget* makeReader();
    void listContents();
    void listHits(const QString& words);
    void choose(const QTreeWidgetItem* item);
    void follow(const QUrl& link);
    void step(qsizetype by);
    void display(const QString& anchor);
    void markCurrent();

    Manual m_manual;
    QLineEdit* m_search;
    QTreeWidget* m_list;
    ManualPage* m_page;
    QAction* m_back;
    QAction* m_forward;
    QStringList m_history;  ///< anchors, in the order in which they were shown
    qsizetype m_at = -1;    ///< the one on show
};

}  // namespace kd
