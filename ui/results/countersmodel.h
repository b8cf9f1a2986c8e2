// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/document/runoutcome.h"
#include "ui/workbench/runs/runrecord.h"

#include <QAbstractTableModel>

namespace kd {

/// Shows what the emulated GPU counted for each source line of a run, all modelled at PTX level; the last row has the totals.
class CountersModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Place, Executed, ActiveLanes, Requests, SectorsPerRequest, IdealPerRequest, BankConflicts, ColumnCount };
    enum Role {
        PlaceRole = Qt::UserRole,  ///< SourcePosition; of line 0 for the totals
        TotalRole                  ///< bool
    };

    explicit CountersModel(QObject* parent = nullptr) : QAbstractTableModel(parent) { }

    void setRun(const RunRecordPointer& run);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const LineCount& lineAt(int row) const;
    bool isTotal(int row) const { return row + 1 == rowCount(); }
    QString placeText(int row) const;

    RunRecordPointer m_run;
};

}  // namespace kd
