// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timing/timingfigures.h"

#include <QAbstractTableModel>

#include <vector>

namespace kd {

/// The statistics of one timing, or its counts: a name, a value and what it means a row; beside a baseline also that one's value
/// and the difference.
class FiguresModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, First, Value, Difference, Meaning, ColumnCount };
    explicit FiguresModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    /// `valueTitle`: of the second column, with the unit: "Time, ms". `isOld`: of a program or launch before, and muted.
    void setFigures(std::vector<TimingFigure> figures, const QString& valueTitle, bool isOld = false);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<TimingFigure> m_figures;
    QString m_valueTitle;
    bool m_isOld = false;
};

}  // namespace kd
