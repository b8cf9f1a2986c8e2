// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/document/schedulefindings.h"

#include <QAbstractTableModel>

namespace kd {

/// The outputs that other orders of blocks and warps change: in how many of them, the first of these, and what the reference says.
class OrdersModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Output, Differing, First, Reference, ColumnCount };

    explicit OrdersModel(QObject* parent = nullptr) : QAbstractTableModel(parent) { }

    void setFindings(const ScheduleFindings& findings);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const ScheduleFindings::Output& output, int column) const;

    ScheduleFindings m_findings;
};

}  // namespace kd
