// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QList>
#include <QPointer>

class QAction;

namespace kd {

/// Commands as rows: text and shortcut. Search words are matched against `kSearchRole`.
class CommandModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { TextColumn, ShortcutColumn, kColumns };
    enum Role { ActionRole = Qt::UserRole, SearchRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setActions(const QList<QAction*>& actions);
    QAction* action(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<QPointer<QAction>> m_actions;
};

}  // namespace kd
