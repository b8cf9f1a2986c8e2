// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workbench/sweep/sweepresults.h"

#include <QAbstractTableModel>

#include <cstddef>
#include <optional>

namespace kd {

/// The results of a sweep, one a row in the order in which they came: the accessible twin of the charts. Columns are the point, its
/// values and its figures. Rows are added, and the model is reset for another sweep alone.
class SweepTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// The columns before the axes, and those behind them.
    enum Before { Point, kBefore };
    enum Behind { State, Figure, Ratio, Registers, Spilled, Shared, Occupancy, Compile, Note, kBehind };

    explicit SweepTableModel(QObject* parent = nullptr) : QAbstractTableModel(parent) { }

    /// `results` outlive the model, or another call. Null: none.
    void setResults(const SweepResults* results);
    /// More of them came.
    void addResults();
    int columnOf(Behind column) const { return kBefore + axes() + column; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    int axes() const;
    bool isNumber(int column) const;
    QString text(std::size_t row, int column) const;
    QString behindText(const SweepResult& result, Behind column) const;
    QVariant sortValue(std::size_t row, int column) const;
    QVariant colorOf(std::size_t row, int column) const;

    const SweepResults* m_results = nullptr;
    int m_rows = 0;
    std::optional<std::size_t> m_best;
};

}  // namespace kd
