// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QPointer>

#include <functional>
#include <memory>

class QAction;
class QCompleter;

namespace kd {

class CommandModel;
class CommandRegistry;
class WordFilter;

/// The field that finds commands by their words and runs them. It has the focus only where the user asks for it, by its shortcut or
/// a click, and gives it back to who had it before. Lists all with their shortcuts: those used last first, then those that can be
/// done now; the others are muted, and say why when they are chosen. Behind the commands it lists what else the window leads to.
class CommandSearch : public QLineEdit {
    Q_OBJECT
public:
    explicit CommandSearch(CommandRegistry& commands, QWidget* parent = nullptr);
    /// Gives what is listed beside the commands: actions that `owner` owns. It is asked each time that the field gets the focus.
    using EntrySource = std::function<QList<QAction*>(QObject& owner)>;
    void setEntrySource(EntrySource source);
    /// Focus, and the list of all commands.
    void begin();

signals:
    void refused(const QString& sentence);

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void makeList();
    void gatherEntries();
    void showNothing(const QString& words);
    void offer(const QString& words);
    void runCurrent();
    void run(QAction* action);
    void leave();
    void adaptToFont();

    CommandRegistry& m_commands;
    CommandModel* m_model = nullptr;  ///< this and the others: null until the list is asked for
    WordFilter* m_filter = nullptr;
    QCompleter* m_completer = nullptr;
    EntrySource m_source;
    std::unique_ptr<QObject> m_owner;  ///< of the entries
    QList<QPointer<QAction>> m_entries;
    QAction* m_nothing;  ///< stands in the list where nothing is found
    QPointer<QWidget> m_before;  ///< who had the focus
};

}  // namespace kd
