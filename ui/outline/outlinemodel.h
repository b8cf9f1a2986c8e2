// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/outline/outlineentry.h"

#include <QAbstractTableModel>

#include <vector>

namespace kd {

/// The outline of a source as a table, in the order of the source.
class OutlineModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { KindColumn, TextColumn, LineColumn, ColumnCount };
    enum Role { LineNumberRole = Qt::UserRole + 200 };  ///< int: the line of the row, for any column

    explicit OutlineModel(QObject* parent = nullptr);

    /// Rows that stay before and behind those that change are not made anew: selection and scroll stay at them.
    void setEntries(std::vector<OutlineEntry> entries);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void replaceRows(int first, int removed, const std::vector<OutlineEntry>& entries, int added);
    void moveLines(const std::vector<OutlineEntry>& entries);

    std::vector<OutlineEntry> m_entries;
};

}  // namespace kd
