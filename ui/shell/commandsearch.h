// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QPointer>

class QAction;
class QCompleter;

namespace kd {

class CommandModel;
class CommandRegistry;
class WordFilter;

/// The field that finds commands by their words and runs them. It has the focus only where the user asks for it, by its shortcut or
/// a click, and gives it back to who had it before. Lists all with their shortcuts: those used last first, then those that can be
/// done now; the others are muted, and say why when they are chosen.
class CommandSearch : public QLineEdit {
    Q_OBJECT
public:
    explicit CommandSearch(CommandRegistry& commands, QWidget* parent = nullptr);
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
    void offer(const QString& words);
    void runCurrent();
    void run(QAction* action);
    void leave();
    void adaptToFont();

    CommandRegistry& m_commands;
    CommandModel* m_model = nullptr;  ///< this and the others: null until the list is asked for
    WordFilter* m_filter = nullptr;
    QCompleter* m_completer = nullptr;
    QPointer<QWidget> m_before;  ///< who had the focus
};

}  // namespace kd
