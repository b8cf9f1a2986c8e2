// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/advice/architecturematrix.h"

#include <QAbstractTableModel>

namespace kd {

/// The architecture matrix: a row an architecture.
class MatrixModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// The columns are in the order of report::kMatrixColumns.
    enum Column { Target, Family, Registers, Spills, Blocks, Occupancy, LimiterColumn, BestBlock, NextStepColumn, ColumnCount };
    explicit MatrixModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    /// `present`: the architecture that is compiled for, set in bold. Stale: of the build before, muted.
    void setRows(const std::vector<MatrixRow>& rows, const std::string& present, bool isStale);
    const MatrixRow& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString words(const MatrixRow& row, int column) const;
    QString figureWords(const MatrixRow& row, int column) const;
    QVariant colorOf(const MatrixRow& row, int column) const;
    QVariant rank(const MatrixRow& row, int column) const;

    std::vector<MatrixRow> m_rows;
    std::string m_present;
    bool m_isStale = false;
};

}  // namespace kd
