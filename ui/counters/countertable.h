// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/counters/countersheet.h"

#include <QAbstractItemModel>

namespace kd {

/// The figures of a count in groups, with those of the emulated GPU and of the baseline beside them.
class CounterTable : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { Name, Value, Modelled, First, Change, Metric, ColumnCount };
    explicit CounterTable(QObject* parent = nullptr) : QAbstractItemModel(parent) { }

    /// `isOld`: it is not of the program and its launch as they stand, and is shown in grey.
    void setSheet(CounterSheet sheet, bool isOld);
    const CounterSheet& sheet() const { return m_sheet; }

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant groupData(const CounterGroup& group, int column, int role) const;
    QVariant entryData(const CounterEntry& entry, int column, int role) const;
    QVariant color(const CounterEntry& entry, int column) const;

    CounterSheet m_sheet;
    bool m_isOld = false;
};

}  // namespace kd
