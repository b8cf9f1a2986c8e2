// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/document/runoutcome.h"
#include "ui/workbench/runs/runrecord.h"

#include <QAbstractTableModel>

namespace kd {

/// Shows what the emulated GPU noted of a run: what is no hazard, but seldom meant. A row is a line of the source and a kind, in
/// the order of the run.
class NotesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Noted, Times, Place, Block, Thread, What, ColumnCount };
    enum Role {
        RowRole = Qt::UserRole  ///< index into RunOutcome::kernelNotes
    };

    explicit NotesModel(QObject* parent = nullptr) : QAbstractTableModel(parent) { }

    void setRun(const RunRecordPointer& run);
    const KernelNote& noteAt(int row) const { return m_run->outcome.kernelNotes[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    RunRecordPointer m_run;
};

}  // namespace kd
