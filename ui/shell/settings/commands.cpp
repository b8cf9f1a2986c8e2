// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settings/commands.h"

#include "ui/common/icons.h"
#include "ui/shell/settings/preferences.h"

#include <QAction>
#include <QRegularExpression>
#include <QWidget>

#include <algorithm>

namespace kd {
namespace {

bool haveCommon(const QList<QKeySequence>& left, const QList<QKeySequence>& right)
{
    return std::any_of(left.begin(), left.end(), [&](const QKeySequence& key) { return right.contains(key); });
}

}  // namespace

CommandRegistry::CommandRegistry(Preferences& preferences, QWidget* window)
    : QObject(window), m_preferences(preferences), m_window(window) { }

QAction* CommandRegistry::add(const QString& id, const QString& text, const QString& iconName, const QList<QKeySequence>& keys)
{
    auto* const action = new QAction(text, this);
    action->setObjectName(id);
    action->setMenuRole(QAction::NoRole);
    if (!iconName.isEmpty()) {
        action->setIcon(icon(iconName));
        action->setProperty(kIconName, iconName);
    }
    action->setShortcuts(keys);
    m_window->addAction(action);
    enlist(action);
    return action;
}

void CommandRegistry::adopt(QAction* action)
{
    if (action->isSeparator() || m_actions.contains(action))
        return;
    connect(action, &QObject::destroyed, this, [this, action] {
        m_actions.removeOne(action);
        m_defaults.remove(action);
    });
    enlist(action);
}

void CommandRegistry::enlist(QAction* action)
{
    m_actions << action;
    m_defaults.insert(action, action->shortcuts());
    if (action->objectName().isEmpty())
        return;
    if (const auto kept = m_preferences.shortcuts(action->objectName()))
        action->setShortcuts(*kept);
}

QAction* CommandRegistry::find(const QString& id) const
{
    const auto found = std::find_if(m_actions.begin(), m_actions.end(), [&](QAction* each) { return each->objectName() == id; });
    return found == m_actions.end() ? nullptr : *found;
}

QAction* CommandRegistry::conflict(const QAction* action, const QList<QKeySequence>& keys) const
{
    const auto found = std::find_if(m_actions.begin(), m_actions.end(),
                                    [&](QAction* each) { return each != action && haveCommon(each->shortcuts(), keys); });
    return found == m_actions.end() ? nullptr : *found;
}

void CommandRegistry::rebind(QAction* action, const QList<QKeySequence>& keys)
{
    while (QAction* const other = conflict(action, keys)) {
        QList<QKeySequence> left = other->shortcuts();
        left.removeIf([&](const QKeySequence& key) { return keys.contains(key); });
        other->setShortcuts(left);
        m_preferences.setShortcuts(other->objectName(), left);
    }
    action->setShortcuts(keys);
    m_preferences.setShortcuts(action->objectName(),
                               keys == defaultShortcuts(action) ? std::nullopt : std::make_optional(keys));
    emit shortcutsChanged();
}

void CommandRegistry::resetShortcuts(QAction* action)
{
    rebind(action, defaultShortcuts(action));
}

/// All at once: one after the other, they would take each other's keys on the way.
void CommandRegistry::resetAllShortcuts()
{
    for (QAction* const action : std::as_const(m_actions)) {
        action->setShortcuts(defaultShortcuts(action));
        m_preferences.setShortcuts(action->objectName(), std::nullopt);
    }
    emit shortcutsChanged();
}

QList<QAction*> CommandRegistry::recent() const
{
    QList<QAction*> found;
    for (const QString& id : m_preferences.recentCommands()) {
        if (QAction* const action = find(id))
            found << action;
    }
    return found;
}

void CommandRegistry::noteUse(const QAction* action)
{
    if (!action->objectName().isEmpty())
        m_preferences.addRecentCommand(action->objectName());
}

QString plainText(const QAction& action)
{
    static const QRegularExpression kMarkBehind(QStringLiteral("\\s?\\(&[^&]\\)"));  // "编译(&C)": where no letter can be marked
    constexpr QChar kKept(0x1);
    QString text = action.text();
    text.remove(kMarkBehind);
    text.replace(QLatin1String("&&"), kKept);
    text.remove(QLatin1Char('&'));
    text.replace(kKept, QLatin1Char('&'));
    while (text.endsWith(QChar(0x2026)) || text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return text;
}

QString textWithShortcut(const QAction& action)
{
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    return keys.isEmpty() ? plainText(action) : QStringLiteral("%1 (%2)").arg(plainText(action), keys);
}

void setReason(QAction& action, const QString& reason)
{
    action.setProperty(kReason, reason);
    action.setToolTip(reason.isEmpty() ? textWithShortcut(action) : textWithShortcut(action) + QLatin1Char('\n') + reason);
}

QString reasonOf(const QAction& action)
{
    return action.property(kReason).toString();
}

}  // namespace kd
