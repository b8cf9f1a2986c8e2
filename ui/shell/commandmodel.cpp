// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/commandmodel.h"

#include "ui/common/tableroles.h"
#include "ui/shell/settings/commands.h"

#include <QAction>

namespace kd {
namespace {

QString shortcutsOf(const QAction& action)
{
    return QKeySequence::listToString(action.shortcuts(), QKeySequence::NativeText);
}

}  // namespace

void CommandModel::setActions(const QList<QAction*>& actions)
{
    beginResetModel();
    m_actions = QList<QPointer<QAction>>(actions.begin(), actions.end());
    endResetModel();
}

QAction* CommandModel::action(const QModelIndex& index) const
{
    return index.isValid() ? m_actions.value(index.row()) : nullptr;
}

int CommandModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_actions.size());
}

int CommandModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant CommandModel::data(const QModelIndex& index, int role) const
{
    const QAction* const command = action(index);
    if (command == nullptr)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == TextColumn ? plainText(*command) : shortcutsOf(*command);
    case IconRole: {
        const QString name = command->property(kIconName).toString();
        return index.column() != TextColumn ? QVariant() : QVariant(name.isEmpty() ? QStringLiteral("more") : name);
    }
    case ColorRole:
        return index.column() == ShortcutColumn || !command->isEnabled() ? QVariant::fromValue(Token::TextMuted) : QVariant();
    case Qt::ToolTipRole:
        return command->toolTip();
    case Qt::EditRole:
        return plainText(*command);
    case SearchRole:
        return plainText(*command) + QLatin1Char(' ') + command->objectName();
    default:
        return {};
    }
}

QVariant CommandModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == TextColumn ? tr("Command") : tr("Shortcut");
}

}  // namespace kd
