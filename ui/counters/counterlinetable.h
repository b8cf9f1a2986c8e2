// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/counters/counterlines.h"

#include <QAbstractTableModel>

namespace kd {

/// What each source line did, the GPU's counts beside those of the emulated GPU; where they differ and should not they are marked.
class CounterLineTable : public QAbstractTableModel {
    Q_OBJECT
public:
    /// Behind Source a pair of columns for each of shownLineFigures(): the GPU's, and the emulated one.
    enum Column {
        Place,
        Source,
        Instructions,
        ModelledInstructions,
        Sectors,
        ModelledSectors,
        Conflicts,
        ModelledConflicts,
        ColumnCount
    };
    static constexpr int kPlaceRole = Qt::UserRole;  ///< SourcePosition

    explicit CounterLineTable(QObject* parent = nullptr) : QAbstractTableModel(parent) { }

    /// `isOld`: it is not of the program and its launch as they stand, and is shown in grey.
    void setLines(CounterLines lines, bool isOld);
    const CounterLines& lines() const { return m_lines; }
    /// Whether one of the sides has anything for that column.
    bool has(int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant placeData(const CounterLine& line, int column, int role) const;
    QVariant countData(const CounterLine& line, int column, int role) const;

    CounterLines m_lines;
    bool m_isOld = false;
};

}  // namespace kd
