#pragma once

#include <QLineEdit>

class QAction;
class QCompleter;
class QSortFilterProxyModel;

namespace kd {

class CommandModel;
class Commands;

/// The field that finds commands by their words and runs them. Lists those that can be done now, with their shortcuts.
class CommandSearch : public QLineEdit {
    Q_OBJECT
public:
    explicit CommandSearch(Commands& commands, QWidget* parent = nullptr);
    /// Focus, and the list of all commands.
    void begin();

protected:
    void focusInEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void offer(const QString& words);
    void runCurrent();
    void run(QAction* action);
    void adaptToFont();

    Commands& m_commands;
    CommandModel* m_model;
    QSortFilterProxyModel* m_filter;
    QCompleter* m_completer;
};

}  // namespace kd
