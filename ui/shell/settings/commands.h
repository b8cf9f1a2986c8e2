// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

class QAction;
class QWidget;

namespace kd {

class Preferences;

/// Property of an action: the name of its icon, for lists that paint it themselves.
inline constexpr const char* kIconName = "iconName";

/// Property of an action: the sentence that says why it cannot be done now, as setReason() notes it.
inline constexpr const char* kReason = "reason";

/// Every command of the window: its own ones and those that panels bring. Each has an id that never changes (its object
/// name), a text, and shortcuts that users rebind.
class CommandRegistry : public QObject {
    Q_OBJECT
public:
    /// Shortcuts work in `window`.
    CommandRegistry(Preferences& preferences, QWidget* window);

    QAction* add(const QString& id, const QString& text, const QString& iconName, const QList<QKeySequence>& keys = {});
    /// One that is somebody else's, as long as it lives. Its shortcuts are the default ones.
    void adopt(QAction* action);

    /// Null when there is none.
    QAction* find(const QString& id) const;
    QList<QAction*> all() const { return m_actions; }

    QList<QKeySequence> defaultShortcuts(const QAction* action) const { return m_defaults.value(action); }
    /// Kept. Takes them from every other command that has them.
    void rebind(QAction* action, const QList<QKeySequence>& keys);
    void resetShortcuts(QAction* action);
    void resetAllShortcuts();
    /// Gives the commands that the search ran last, newest first.
    QList<QAction*> recent() const;
    void noteUse(const QAction* action);
    /// The other command that has one of `keys`, or null.
    QAction* conflict(const QAction* action, const QList<QKeySequence>& keys) const;

signals:
    void shortcutsChanged();

private:
    void enlist(QAction* action);

    Preferences& m_preferences;
    QWidget* m_window;
    QList<QAction*> m_actions;
    QHash<const QAction*, QList<QKeySequence>> m_defaults;
};

/// The text of an action without mnemonics and dots, as lists and accessible names say it.
QString plainText(const QAction& action);
/// "Compile (Ctrl+B)": for tooltips.
QString textWithShortcut(const QAction& action);
/// Notes why the action cannot be done now, also in its tool tip below name and keys; empty: it can.
void setReason(QAction& action, const QString& reason);
/// Gives that sentence; empty where none was noted.
QString reasonOf(const QAction& action);

}  // namespace kd
